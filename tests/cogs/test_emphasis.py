"""What a panel dresses as the thing to do is a main action that does something; settings wait behind More."""

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import pytest

from automata import caretaker
from cogs.play import panel
from cogs.ui.answers import Card
from cogs.ui.locale_context import Who
from engine import GAMES, Game, Move
from prompts.offered import MORE, resolve_path, sorted_out
from tables import Person, SeatSession
from tables.core.seat_session import open_session
from tests.cogs.twins import NoPictures, at_once, table_of
from tests.packages import IN_THIS_REPOSITORY
from tests.render.kit import GALLERIES
from tests.render.moments import Moment
from words.turns import turns_of

BUTTON, MENU, PRIMARY, SUCCESS = 2, 3, 1, 3
COURSE = {"played", "stack", "barrier", "last_seat", "active", "idle", "turns", "out", "listed"}
"""Fields that say whose turn it is, what was just told, and how long nothing has happened, in any game."""
QUESTIONS = 60


def asked_in(game_id: str) -> Iterator[tuple[Moment, SeatSession]]:
    gallery = GALLERIES[game_id]
    every = [moment for players, options in gallery.TABLES for moment in gallery.game(players, options=options)]
    for moment in every[:: max(1, len(every) // QUESTIONS)]:
        if moment.moves:
            yield moment, open_session(table_of(moment.game, moment.state), moment.seat)


def shown(session: SeatSession, path: tuple[str, ...] = ()) -> Card:
    assert session.seat is not None
    return at_once(panel.card(NoPictures(), Who(Person(session.seat), "Anna", "en"), session, path))


def answers(card: Card) -> Iterator[tuple[tuple[str, ...], bool]]:
    """The words of everything that can be chosen, and whether it is emphasised."""
    for block in card.blocks:
        for item in block.to_component_dict().get("components", ()):
            if item["type"] == BUTTON and item["custom_id"].split(":")[1] == "say":
                words = tuple(item["custom_id"].split(":", 4)[4].split("."))
                if words not in (MORE, ("",)):
                    yield words, item["style"] == PRIMARY
            elif item["type"] == MENU:
                yield from ((tuple(option["value"].split(".")), False) for option in item["options"])


def does_nothing(game: Game[Any], state: Any, seat: int, move: Move) -> bool:
    """Nothing but the course of the game is changed, and the seat is asked nothing more."""
    after = game.attempt(state, seat, move).state
    return seat not in game.to_act(after) and _substance(state) == _substance(after)


def _substance(record: Any) -> dict[str, Any]:
    found = {field.name: getattr(record, field.name) for field in fields(record) if field.name not in COURSE}
    if "players" in found:
        found["players"] = [_substance(player) for player in found["players"]]
    return found


@pytest.mark.parametrize("game_id", GALLERIES)
def test_only_what_does_something_is_emphasised(game_id: str) -> None:
    emphasised = 0
    for moment, session in asked_in(game_id):
        for words, primary in answers(shown(session)):
            found = [move for move in moment.moves if move.words == resolve_path(session.moves, words)]
            if primary and found:
                emphasised += 1
                assert found[0].kind not in turns_of(game_id).settings
                assert not does_nothing(moment.game, moment.state, moment.seat, found[0]), found[0].notation
    assert emphasised > 10


@pytest.mark.parametrize("game_id", [game_id for game_id in GAMES if turns_of(game_id).settings])
def test_settings_wait_behind_more(game_id: str) -> None:
    settings, met = turns_of(game_id).settings, 0
    for moment, session in asked_in(game_id):
        kinds = {move.kind for move in moment.moves}
        if kinds & settings and kinds - settings:
            met += 1
            assert not {words[0] for words, _ in answers(shown(session))} & settings
            behind = {words[0] for words, _ in answers(shown(session, MORE))}
            assert kinds & settings <= behind
    assert met > 3


def test_gathering_nothing_is_not_the_thing_to_do_in_tournay() -> None:
    game = GAMES["tournay"]
    state = game.new(3, "at home")
    (seat,) = game.to_act(state)
    (gather,) = (move for move in game.moves(state, seat) if move.kind == "gather")
    assert does_nothing(game, state, seat, gather)
    styles = dict(answers(shown(open_session(table_of(game, state), seat))))
    assert styles[gather.words] is False
    assert any(styles.values())


@pytest.mark.parametrize("game_id", GALLERIES)
def test_what_closes_a_turn_or_does_nothing_comes_last(game_id: str) -> None:
    """Tournay's *No defence* stood first."""
    turns, met = turns_of(game_id), 0
    for _, session in asked_in(game_id):
        assert session.seat is not None
        matter, _ = sorted_out(session)
        idle = [m.kind in turns.closing or not turns.has_effect(session.view, session.seat, m) for m in matter]
        assert idle == sorted(idle)
        met += 0 < sum(idle) < len(idle)
    assert met > 3 or game_id not in IN_THIS_REPOSITORY


def test_the_end_of_a_turn_is_the_thing_to_do_where_only_goods_could_still_be_bought() -> None:
    game = GAMES["tiletum"]
    state = game.new(3, "king")
    (seat,) = game.to_act(state)
    state.players[seat].resources["gold"] = 3
    king = game.book.read("die pink5 5 leave food")
    session = open_session(table_of(game, state), seat)
    session.add(king)
    assert {move.kind for move in session.moves} == {"buy", "end"}
    card = shown(session)
    buttons = [item for block in card.blocks for item in block.to_component_dict().get("components", ())]
    (closing,) = [b for b in buttons if b.get("custom_id", "").split(":")[-1].startswith("finish.end")]
    assert closing["style"] == SUCCESS
    assert not any(primary for _, primary in answers(card))


def test_a_card_for_something_impossible_is_not_the_thing_to_do_while_the_disc_owes_an_action_in_calimala() -> None:
    game = GAMES["calimala"]
    state = game.new(3, "a")
    while not (placing := [move for move in game.moves(state, game.to_act(state)[0]) if move.kind == "place"]):
        seat = game.to_act(state)[0]
        game.play(state, seat, caretaker("calimala").choose(game.view(state, seat), seat))
    (seat,), met = game.to_act(state), 0
    for place in placing:
        session = open_session(table_of(game, state), seat)
        session.add(place)
        if {"take brick card", "take brick disc", "draw contribute"} <= {move.notation for move in session.moves}:
            card, met = shown(session), met + 1
            buttons = [item for block in card.blocks for item in block.to_component_dict().get("components", ())]
            closings = [b for b in buttons if b.get("custom_id", "").split(":")[1:2] == ["confirm"]]
            assert closings
            assert SUCCESS not in [closing["style"] for closing in closings], place.notation
    assert met
