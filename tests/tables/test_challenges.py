"""The challenge of the week: the same deal for everybody, one try, and nothing known before its time."""

import random
from collections.abc import Hashable
from typing import Any

import pytest

from engine import Move, Seat
from tables import Hall, Refused, channels, people
from tables.challenges import weekly
from tables.challenges.weekly import WEEK
from tables.clock import reopening, votes
from tables.core import access
from tables.core.actors import Actor
from tables.finished import exports
from tables.lobby.arranged import Channel
from tables.play import hints, playing, undoing
from tables.seating import watching
from tests.tables.house import GUILD, PEOPLE
from tests.tables.test_automata import Thinks, let_them

ANNA, BELA, CSILLA, *_ = PEOPLE
MONDAY = 1_794_787_200.0
"""2026-11-16, midnight in UTC."""
HERE = Channel(GUILD, 7, "en")


class Quick(Thinks):
    """Plays a journeyman, whatever the level of the week."""

    async def choose(
        self, game_id: str, level: str, view: Any, seat: Seat, person: Hashable = None
    ) -> tuple[Move, bool]:
        return await super().choose(game_id, "journeyman", view, seat, person)


@pytest.fixture
def now(hall: Hall) -> list[float]:
    clock = [MONDAY + 3600.0]
    hall.clock = lambda: clock[0]
    return clock


async def finish(hall: Hall, table_id: str, user_id: int, rng: random.Random) -> None:
    """Play one turn, and end the game as it stands."""
    table = await hall.table(table_id)
    while table.seats[0].last_move == 0:
        if 0 not in table.owed:
            await let_them(hall, table, Quick())
            continue
        session = await access.session_of(hall, table_id, user_id)
        await playing.draft(hall, table_id, user_id, rng.choice(session.moves).notation)
        await playing.confirm(hall, table_id, user_id)
    await votes.propose(hall, table_id, user_id, "end", args={"result": "standings"})


def test_a_week_ends_on_monday() -> None:
    assert weekly.ends_at(MONDAY) == weekly.ends_at(MONDAY + WEEK - 1) == MONDAY + WEEK
    assert weekly.ends_at(MONDAY - 1) == MONDAY


async def test_everyone_gets_the_same_deal_and_one_try(hall: Hall, now: list[float]) -> None:
    challenge = await weekly.this_week(hall, "calimala")
    assert challenge == await weekly.this_week(hall, "calimala")
    assert challenge.seed != (await weekly.this_week(hall, "burgundy")).seed
    mine = await weekly.begin(hall, challenge, HERE, ANNA, "Anna")
    again = await weekly.begin(hall, challenge, HERE, ANNA, "Anna")
    theirs = await weekly.begin(hall, challenge, HERE, BELA, "Béla")
    assert mine.id == again.id != theirs.id
    assert [seat.automaton for seat in mine.seats] == [None, challenge.level, challenge.level]
    assert mine.row.unrated
    assert mine.fingerprint == weekly.proof(hall, challenge)[0]
    first, second = (table.game.opening(3, table.row.seed, table.game.meta.options.read(table.row.options))[0]
                     for table in (mine, theirs))  # fmt: skip
    assert mine.game.dump(first) == mine.game.dump(second)
    with pytest.raises(Refused, match="table-watching-closed"):
        access.viewer_seat(theirs, ANNA)
    with pytest.raises(Refused, match="hint-not-here"):
        hints.must_be_allowed(mine)
    with pytest.raises(Refused, match="challenge-sealed"):
        await watching.set_watching(hall, mine.id, Actor(ANNA, "Anna", "host"), "open")
    with pytest.raises(Refused, match="challenge-sealed"):
        await watching.let_look(hall, mine.id, ANNA, CSILLA, "Csilla")
    with pytest.raises(Refused, match="table-unknown-game"):
        await weekly.this_week(hall, "chess")

    now[0] += WEEK
    with pytest.raises(Refused, match="challenge-over"):
        await weekly.begin(hall, challenge, HERE, CSILLA, "Csilla")
    assert await weekly.last_week(hall, "calimala") == challenge
    assert weekly.proof(hall, challenge)[1] == challenge.seed


async def test_a_try_that_was_interrupted_goes_on(
    hall: Hall, now: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    challenge = await weekly.this_week(hall, "calimala")
    with monkeypatch.context() as broken:
        broken.setattr(weekly.arranged, "open_arranged", None)
        with pytest.raises(TypeError):
            await weekly.begin(hall, challenge, HERE, ANNA, "Anna")
    own = await weekly.own(hall, challenge, ANNA)
    assert own is not None
    assert own.table_id is None
    table = await weekly.begin(hall, challenge, HERE, ANNA, "Anna")
    assert table.row.source == own.source
    assert table.playing


async def test_a_try_survives_a_removed_bot_and_an_erased_player_leaves_no_trace(
    hall: Hall, now: list[float], rng: random.Random
) -> None:
    challenge = await weekly.this_week(hall, "calimala")
    table = await weekly.begin(hall, challenge, HERE, ANNA, "Anna")
    await weekly.begin(hall, challenge, Channel(GUILD + 1, 8, "en"), BELA, "Béla")
    await channels.leave_server(hall, GUILD)
    again = await weekly.begin(hall, challenge, Channel(GUILD + 1, 8, "en"), ANNA, "Anna")
    assert again.id == table.id, "it stays the only one"
    await channels.return_to_server(hall, GUILD)
    await channels.find_again(hall, table.id)
    await finish(hall, table.id, ANNA, rng)
    assert (await weekly.ranking(hall, challenge, GUILD, ANNA)).finished == 1
    await people.erase_person(hall, BELA, "nobody")
    assert await weekly.own(hall, challenge, BELA) is None
    assert (await weekly.ranking(hall, challenge, GUILD + 1, CSILLA)).begun == 0


async def test_results_are_seen_by_those_who_finished_and_by_all_after_the_week(
    hall: Hall, now: list[float], rng: random.Random
) -> None:
    challenge = await weekly.this_week(hall, "calimala")
    table = await weekly.begin(hall, challenge, HERE, ANNA, "Anna")
    for reader in (ANNA, BELA):
        found = await weekly.ranking(hall, challenge, GUILD, reader)
        assert (found.hidden, found.begun, found.finished, found.best) == (True, 1, 0, ())
    await finish(hall, table.id, ANNA, rng)
    table = await hall.table(table.id)
    assert table.over
    mine, theirs = [await weekly.ranking(hall, challenge, GUILD, reader) for reader in (ANNA, BELA)]
    assert [one.points for one in mine.best] == [table.game.standings(table.state).points[0]]
    assert (theirs.hidden, theirs.finished, theirs.best) == (True, 1, ())
    assert (await weekly.best_table(hall, challenge, GUILD, ANNA)).id == table.id
    with pytest.raises(Refused, match="challenge-hidden"):
        await weekly.best_table(hall, challenge, GUILD, BELA)
    with pytest.raises(Refused, match="challenge-sealed"):
        await exports.recording(hall, table.id)
    with pytest.raises(Refused, match="challenge-no-undo"):
        reopening.must_be_reopenable(table, now[0])

    now[0] += WEEK
    assert not (await weekly.ranking(hall, challenge, GUILD, BELA)).hidden
    assert (await exports.recording(hall, table.id)).seed == challenge.seed
    await people.erase_person(hall, ANNA, "nobody")
    assert (await weekly.ranking(hall, challenge, GUILD, BELA)).begun == 0


async def test_what_was_revealed_is_not_undone(hall: Hall, now: list[float], rng: random.Random) -> None:
    challenge = await weekly.this_week(hall, "calimala")
    table = await weekly.begin(hall, challenge, HERE, ANNA, "Anna")
    while table.seats[0].last_move == 0 or table.seats[0].last_move > table.state.barrier or 0 not in table.owed:
        if 0 not in table.owed:
            await let_them(hall, table, Quick())
            continue
        session = await access.session_of(hall, table.id, ANNA)
        await playing.draft(hall, table.id, ANNA, rng.choice(session.moves).notation)
        await playing.confirm(hall, table.id, ANNA)
    with pytest.raises(Refused, match="challenge-no-undo"):
        await undoing.undo(hall, table.id, ANNA)
