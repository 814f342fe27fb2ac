"""What two processes on one database do in the same moment: nothing is lost, and nothing that has ended goes on."""

import asyncio
import random

import pytest

from storage import tables as rows
from storage import votes as stored_votes
from storage.database import Database
from tables import Hall, Refused, duties
from tables.clock import votes
from tables.play import undoing
from tests import postgres
from tests.tables.house import PEOPLE, asked, past_the_set_up, person_at, play_randomly, say, seat_people


class LateListener(postgres.LateListener):
    delay = 0.3


async def test_a_table_read_at_once_stays_read_however_late_the_listener_is(address: str) -> None:
    database = LateListener(address)
    await database.open()
    try:
        hall = Hall(database, new_seed=lambda: "florence-1", drafts=True)
        table = await past_the_set_up(hall)
        table = await hall.table_as_stored(table.id)
        await asyncio.sleep(2 * LateListener.delay)
        assert await hall.table(table.id) is table
    finally:
        await database.close()


async def test_what_another_writes_right_after_opening_is_heard(address: str) -> None:
    databases = [LateListener(address, [shard]) for shard in range(2)]
    for database in databases:
        await database.open()
    try:
        one, other = (Hall(database, new_seed=lambda: "florence-1", drafts=True) for database in databases)
        table = await past_the_set_up(one)
        await other.table(table.id)
        await say(one, table, asked(table)[0])
        for _ in range(6000):
            if table.id not in other._awake:
                break
            await asyncio.sleep(0.01)
        assert (await other.table(table.id)).version == table.version
    finally:
        for database in databases:
            await database.close()


async def test_a_duty_that_is_overtaken_is_looked_at_again_soon(
    halls: list[Hall], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = halls
    now = [1000.0]
    for hall in halls:
        hall.clock = lambda: now[0]
    table = await past_the_set_up(one)
    await other.table(table.id)
    other.db.heard_elsewhere = lambda kind, which: None  # the news comes late
    stored = await rows.table(one.db, table.id)
    assert stored is not None
    assert stored.due_at is not None
    now[0] = stored.due_at + 1
    await say(one, table, asked(table)[0])

    async def due_a_moment_ago(db: Database, at: float) -> list[str]:
        return [table.id]

    with monkeypatch.context() as before_the_press:
        before_the_press.setattr(rows, "ids_due", due_a_moment_ago)
        await duties.make_rounds(other)
    stored = await rows.table(one.db, table.id)
    assert stored is not None
    assert stored.due_at is not None
    assert stored.due_at <= now[0] + duties.REST
    now[0] = stored.due_at
    await duties.make_rounds(other)
    stored = await rows.table(one.db, table.id)
    assert stored is not None
    assert stored.due_at is None or stored.due_at > now[0], "it was attended to"


async def _undo_that_needs(hall: Hall, consents: int) -> tuple[str, int, tuple[int, ...]]:
    """The table, the person who wants to take back, and those who must agree."""
    table = await seat_people(hall, 4)
    rng = random.Random(1)
    for _ in range(60):
        await play_randomly(hall, await hall.table(table.id), rng, 1)
        table = await hall.table(table.id)
        for seat in range(4):
            try:
                ahead = await undoing.outlook(hall, table.id, person_at(table, seat))
            except Refused:
                continue
            if ahead is not None and len(ahead.needed) == consents:
                return table.id, person_at(table, seat), tuple(person_at(table, other) for other in ahead.needed)
    raise AssertionError("nobody needs so many")


async def test_of_two_simultaneous_consents_none_is_lost(halls: list[Hall]) -> None:
    one, other = halls
    table_id, asker, (first, second, third) = await _undo_that_needs(one, 3)
    await undoing.undo(one, table_id, asker)
    await other.table(table_id)
    await asyncio.gather(
        undoing.answer(one, table_id, first, True), undoing.answer(other, table_id, second, True)
    )  # fmt: skip
    request = await stored_votes.undo_request_of(one.db, table_id)
    assert request is not None
    table = await one.table_as_stored(table_id)
    assert {person_at(table, seat) for seat in request.agreed} == {first, second}
    await undoing.answer(other, table_id, third, True)
    assert (await one.table_as_stored(table_id)).played == request.to_played


async def test_the_last_two_consents_at_once_take_the_moves_back(halls: list[Hall]) -> None:
    one, other = halls
    table_id, asker, (first, *both) = await _undo_that_needs(one, 3)
    await undoing.undo(one, table_id, asker)
    await undoing.answer(one, table_id, first, True)
    request = await stored_votes.undo_request_of(one.db, table_id)
    assert request is not None
    await other.table_as_stored(table_id)
    await asyncio.gather(*(undoing.answer(hall, table_id, who, True) for hall, who in zip(halls, both, strict=True)))
    assert await stored_votes.undo_request_of(one.db, table_id) is None
    assert (await one.table_as_stored(table_id)).played == request.to_played


@pytest.mark.parametrize("agreed_before", [0, 1, 2])
async def test_a_request_that_is_refused_does_not_stand_again(halls: list[Hall], agreed_before: int) -> None:
    """Whichever comes first: with the last consent it is granted or refused, and never both."""
    one, other = halls
    table_id, asker, needed = await _undo_that_needs(one, 3)
    played = (await one.table(table_id)).played
    for attempt in range(6):
        await undoing.undo(one, table_id, asker)
        for who in needed[:agreed_before]:
            await undoing.answer(one, table_id, who, True)
        request = await stored_votes.undo_request_of(one.db, table_id)
        assert request is not None
        await other.table_as_stored(table_id)
        refuser, agreeing = (one, other) if attempt % 2 else (other, one)
        consenting = needed[agreed_before]
        answers = await asyncio.gather(
            undoing.answer(refuser, table_id, asker if agreed_before == 2 else needed[2], False),
            undoing.answer(agreeing, table_id, consenting, True),
            return_exceptions=True,
        )
        assert await stored_votes.undo_request_of(one.db, table_id) is None
        granted = (await one.table_as_stored(table_id)).played < played
        assert isinstance(answers[0], Refused) == granted, "a refusal that was accepted has stopped it"
        if granted:
            assert agreed_before == 2
            return


async def test_of_two_simultaneous_ballots_none_is_lost(halls: list[Hall]) -> None:
    one, other = halls
    table = await seat_people(one, 4)
    await votes.propose(one, table.id, PEOPLE[0], "pause")
    await other.table_as_stored(table.id)
    await asyncio.gather(
        votes.cast(one, table.id, PEOPLE[1], "pause", votes.YES),
        votes.cast(other, table.id, PEOPLE[2], "pause", votes.YES),
    )
    (vote,) = await votes.votes_at(one, table.id)
    assert set(vote.ballots) == {1, 2}
    await votes.cast(other, table.id, PEOPLE[3], "pause", votes.YES)
    assert (await one.table_as_stored(table.id)).paused
