"""The first question is the easiest: in a first turn no panel is a wall of menus, and each menu says what is in it."""

import re
from functools import cache
from random import Random

import pytest

from bench.first_panels import FirstPanel, Sized, first_panels
from bench.targets import FIRST_PANEL_ENTRIES, FIRST_PANEL_MENUS
from cogs.play import panel
from cogs.ui.buttons import read
from cogs.ui.locale_context import Who
from engine import GAMES, matching
from prompts import combined_moves, offered
from prompts.offered import OTHERS, resolve_path
from tables import Person, SeatSession
from tables.core.seat_session import open_session
from tests.cogs.twins import at_once, table_of
from tests.words.walk import TABLES
from words import LANGUAGES, speaker

SEEDS = ("candlemas", "the third ferry", "rain on slate")
"""Nothing was tuned on them."""
UNNAMED = {speaker(lang)("panel-choose") for lang in LANGUAGES}
DICE = 5
"""Fewest dice that a seat of a first round has to choose from."""

pytestmark = pytest.mark.xdist_group("first panels")  # they are walked through once for all tests of them


@cache
def panels(game_id: str, players: int) -> list[FirstPanel]:
    return [one for seed in SEEDS for one in first_panels(game_id, players, seed)]


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_a_first_turn_has_at_most_two_menus_and_a_menu_full_of_entries(game_id: str, players: int) -> None:
    found = panels(game_id, players)
    assert sum(one.opening for one in found) >= players * len(SEEDS)
    for one in found:
        assert len(one.menus) <= FIRST_PANEL_MENUS, str(one)
        assert one.listed <= FIRST_PANEL_ENTRIES, str(one)
        assert one.buttons or one.menus or one.controls, "there is always something to press"


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_menus_are_named_by_what_is_in_them_and_no_two_alike(game_id: str, players: int) -> None:
    for one in panels(game_id, players):
        assert len(set(one.menus)) == len(one.menus), str(one)
        assert not [name for name in one.menus if " – " in name or name in UNNAMED], str(one)


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_no_two_answers_of_a_panel_have_one_label(game_id: str, players: int) -> None:
    """Nor do they differ in their emoji alone, as a walk of Tiletum's architect and of the merchant."""
    for one in panels(game_id, players):
        labels = [*one.buttons, *one.controls]
        assert len(set(labels)) == len(labels), str(one)
        for name, inside in zip(one.menus, one.entries, strict=True):
            assert len(set(inside)) == len(inside), (name, inside)


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_a_panel_has_one_confirm(game_id: str, players: int) -> None:
    for one in panels(game_id, players):
        confirming = [label for label in one.controls if label.startswith(("Confirm", "Jóváhagyom", "Eddig"))]
        assert len(confirming) <= 1, str(one)


@pytest.mark.parametrize("players", GAMES["tiletum"].meta.seats)
def test_tiletum_begins_with_the_dice_as_buttons_for_every_seat(players: int) -> None:
    """With the news that the later seats have, and pictures as high as they are."""
    dice = re.compile(r"[1-6] \w+( ✓)?")
    for one in first_panels("tiletum", players, SEEDS[players % len(SEEDS)], pictures=True):
        if one.opening:
            assert sum(bool(dice.fullmatch(label)) for label in one.buttons) >= DICE, str(one)
            assert not [name for name in one.menus if ": " in name], str(one)


# ---------------------------------------------------------------- nothing is lost

Place = tuple[tuple[str, ...], int]
"""A path, and the page of its menu."""


def leading_from(session: SeatSession, place: Place) -> list[tuple[str, tuple[str, ...]]]:
    """The verb and the words of everything that can be pressed or chosen there."""
    path, page = place
    card = at_once(panel.card(Sized(), Who(Person(0), "Anna", "en"), session, path, page=page))
    found = []
    for block in card.blocks:
        for item in block.to_component_dict().get("components", ()):
            press = read(item["custom_id"])
            assert press is not None
            values = [tuple(option["value"].split(".")) for option in item.get("options", ())]
            found += [(press.verb, words) for words in values or [press.words]]
    return found


def reached(session: SeatSession) -> tuple[set[str], set[tuple[str, ...]]]:
    """The notations of all moves that the panels lead to, and the paths on the way."""
    moves: set[str] = set()
    seen: set[Place] = set()
    left: list[Place] = [((), 0)]
    while left:
        place = left.pop()
        if place in seen:
            continue
        seen.add(place)
        for verb, words in leading_from(session, place):
            if verb == "page":
                left.append((resolve_path(session.moves, words[1:]), int(words[0])))
            elif words[:1] == (offered.FINISH,):
                moves |= {move.notation for move in offered.confirmed_with(session, words)[:1]}
            elif verb in ("say", "pick") and words and not words[0].startswith(combined_moves.MARK):
                path = resolve_path(session.moves, words)
                below = matching(session.moves, path)
                if len(below) == 1:
                    moves.add(below[0].notation)
                else:
                    left.append((path, 0))
    return moves, {path for path, _ in seen}


@pytest.mark.parametrize("game_id", ["burgundy", "tiletum", "tournay", "calimala"])
def test_every_move_can_be_reached(game_id: str) -> None:
    """Through menus, pages, and buttons behind which the others are."""
    game, chance = GAMES[game_id], Random(f"reached {game_id}")
    state, others = game.new(3, "reached"), 0
    for _ in range(12):
        seat = chance.choice(game.to_act(state))
        session = open_session(table_of(game, state), seat)
        moves, paths = reached(session)
        assert {move.notation for move in session.moves} <= moves
        others += any(path[-1:] == (OTHERS,) for path in paths)
        game.play(state, seat, chance.choice(session.moves))
    assert others or game_id != "tiletum"
