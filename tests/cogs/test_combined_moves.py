"""Several steps at once: ways through a turn that are one choice, and drafted as the moves they consist of."""

import random
from collections import Counter

import pytest

from bench.first_panels import first_panels
from cogs.play.menu_names import headword
from engine import GAMES
from prompts.combined_moves import MARK, WAYS, CombinedMoves, besides, combined_offers, joined
from tables import Confirming, SeatSession, people
from tables.core import access
from tables.core.seat_session import open_session
from tables.play import playing
from tests.cogs.playing import Answer, Evening, Panel


@pytest.mark.parametrize(
    ("label", "found_by"),
    [
        ("Die 5: 4b · Ship, giving up castle", "Die 5: 4b"),
        ("Yellow I, 2 hidden cards – 1 citizen", "Yellow I"),
        ("Notary (1 gold + 1 wool) · building 4", "Notary"),
        ("Strasbourg–Milano road", "Strasbourg–Milano road"),
    ],
)
def test_a_closed_menu_names_its_ends_by_what_they_are_found_by(label: str, found_by: str) -> None:
    assert headword(label) == found_by


def test_ways_are_told_in_their_order_and_apart() -> None:
    told = ["Buy stone", "King", "Buy stone", "Buy stone"]
    assert joined(told) == "Buy stone · King · Buy stone ×2"
    assert besides(told, Counter({"Buy stone": 1})) == ["King", "Buy stone", "Buy stone"]


def test_no_two_buttons_of_tiletum_and_calimala_are_called_alike() -> None:
    """Ways through a turn were called as the single step beside them, and two ways *Just that*."""
    for game_id, players, seed in (("tiletum", 4, "dup 8"), ("tiletum", 3, "dup 1y"), ("calimala", 5, "dup 5y")):
        for one in first_panels(game_id, players, seed, 5):
            labels = [*one.buttons, *one.controls]
            assert len(set(labels)) == len(labels), str(one)


async def session_of(evening: Evening) -> SeatSession:
    return await access.session_of(evening.house.hall, evening.table_id, int(evening.asked[0].id))


async def come_to_a_choice(evening: Evening, rng: random.Random) -> list[CombinedMoves]:
    """Random moves, drafted and confirmed, until several steps are offered."""
    hall = evening.house.hall
    for _ in range(200):
        session = await session_of(evening)
        if session.moves and (found := combined_offers(session)):
            await evening.settle()
            return found
        user = int(evening.asked[0].id)
        if session.complete:
            await playing.confirm(hall, evening.table_id, user)
        else:
            await playing.draft(hall, evening.table_id, user, rng.choice(session.moves).notation)
    raise AssertionError("never offered")


@pytest.mark.parametrize("game", ["calimala", "tiletum"])
async def test_each_way_can_be_played_and_leads_elsewhere(evening: Evening, rng: random.Random, game: str) -> None:
    await evening.sit_down("Anna", "Béla", "Csilla", game=game)
    found = await come_to_a_choice(evening, rng)
    session = await session_of(evening)
    assert 0 < len(found) <= WAYS
    ends = set()
    for steps in found:
        tried = open_session(session.table, session.seat)
        for number, move in enumerate(steps.moves, 1):
            assert move in tried.moves, "only what is legal"
            assert tried.view == steps.views[number - 1]
            tried.add(move)
            assert not tried.sealed or number == len(steps.moves), "nothing is said past what is revealed"
        tried.shown.played = 0
        ends.add((GAMES[game].dump(tried.view), steps.moves[-1].notation if tried.sealed else ""))
    assert len(ends) == len(found), "one way for each outcome"
    assert len({steps.word for steps in found}) == len(found)


async def test_what_is_chosen_at_once_is_taken_back_step_by_step(evening: Evening, rng: random.Random) -> None:
    await evening.sit_down("Anna", "Béla", "Csilla", game="calimala")
    found = await come_to_a_choice(evening, rng)
    person, before = evening.asked[0], len((await session_of(evening)).draft)
    await people.set_person(evening.house.hall, int(person.id), instant=Confirming.EVERYTHING)
    panel = await evening.my_move(person)
    offered = {a.words[0]: a for a in panel.answers if a.words[0].startswith(MARK)}
    assert set(offered) == {steps.word for steps in found}
    chosen = max(found, key=lambda steps: len(steps.moves))
    panel = await evening.answer(person, panel, offered[chosen.word])
    drafted = (await session_of(evening)).draft
    assert [m.notation for m in drafted[before:]] == [m.notation for m in chosen.moves]
    await evening.press(person, panel, "back")
    assert (await session_of(evening)).draft == drafted[:-1]


async def test_a_way_that_is_no_longer_there_is_answered_with_the_present(evening: Evening, rng: random.Random) -> None:
    await evening.sit_down("Anna", "Béla", "Csilla", game="calimala")
    await come_to_a_choice(evening, rng)
    person, before = evening.asked[0], evening.stored()
    panel = await evening.my_move(person)
    lost = Answer(next(a for a in panel.answers if a.words[0].startswith(MARK)).what, (f"{MARK}00000000",))
    stamp = panel.buttons[0].custom_id or ""
    table, version = stamp.split(":")[2], stamp.split(":")[3]
    reply = await evening.forge_here(person, panel.message, f"g:say:{table}:{version}:{lost.words[0]}")
    assert Panel(reply).answers
    assert evening.stored()["drafts"] == before["drafts"]
