"""Tournay: whoever uses a building that can do but one thing drafts that along; Take back leaves the building."""

import random

import pytest

from engine import GAMES, Move
from prompts.offered import brought_along
from tables import Confirming, SeatSession, people
from tables.core import access
from tables.core.seat_session import open_session
from tables.play import playing
from tests.cogs.playing import Evening
from tests.cogs.twins import table_of


async def bringing(evening: Evening, rng: random.Random) -> tuple[SeatSession, Move]:
    """Random turns until a building can do just one thing for whoever uses it."""
    await evening.sit_down("Anna", "Béla", game="tournay")
    for _ in range(300):
        user = int(evening.asked[0].id)
        session = await access.session_of(evening.house.hall, evening.table_id, user)
        using = [m for m in session.moves if brought_along(session, m)]
        if using and not session.draft:
            return session, using[0]
        while not session.complete:
            session = await playing.draft(
                evening.house.hall, evening.table_id, user, rng.choice(session.moves).notation
            )
        await playing.confirm(evening.house.hall, evening.table_id, user)
    raise AssertionError("never met")


async def test_what_a_building_does_is_drafted_along_and_taken_back_by_itself(
    evening: Evening, rng: random.Random
) -> None:
    session, using = await bringing(evening, rng)
    person, (along, *_) = evening.asked[0], [move for move, _ in brought_along(session, using)]
    panel, played = await evening.my_move(person), evening.table.state.played
    answer = next(a for a in panel.answers if a.words == using.words)
    panel = await evening.answer(person, panel, answer)
    drafted = (await access.session_of(evening.house.hall, evening.table_id, int(person.id))).draft
    assert drafted[:2] == [using, along]
    assert evening.table.state.played == played, "nothing is played before it is confirmed"
    for _ in drafted[1:]:
        panel = type(panel)(await evening.press(person, panel, "back"))
    after = await access.session_of(evening.house.hall, evening.table_id, int(person.id))
    assert after.draft == [using]
    assert any(m.kind == "skip" for m in after.moves), "it can be left alone"


async def test_nothing_comes_along_for_somebody_who_confirms_nothing(evening: Evening, rng: random.Random) -> None:
    session, using = await bringing(evening, rng)
    person, (along, *_) = evening.asked[0], [move for move, _ in brought_along(session, using)]
    await people.set_person(evening.house.hall, int(person.id), instant=Confirming.NOTHING)
    panel, played = await evening.my_move(person), evening.table.state.played
    await evening.answer(person, panel, next(a for a in panel.answers if a.words == using.words))
    assert evening.table.state.played == played + 1
    assert along in evening.table.game.moves(evening.table.state, evening.seat_of(person))


@pytest.mark.parametrize("game", ["calimala", "tiletum", "genoa", "burgundy", "tournay"])
def test_nothing_is_brought_along_where_there_is_a_choice(game: str) -> None:
    rng, rules = random.Random(game), GAMES[game]
    state, closing = rules.new(3, game), {"skip"}
    for _ in range(120):
        asked = rules.to_act(state)
        if not asked:
            break
        session = open_session(table_of(rules, state), asked[0])
        for move in session.moves[:20]:
            before, now = move, state
            for along, view in brought_along(session, move):
                assert game == "tournay"
                outcome = rules.attempt(now, asked[0], before)
                assert not outcome.reveals
                assert view == rules.view(outcome.state, asked[0])
                assert [m for m in rules.moves(outcome.state, asked[0]) if m.kind not in closing] == [along]
                before, now = along, outcome.state
        rules.play(state, asked[0], rng.choice(session.moves))
