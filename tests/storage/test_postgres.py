"""The same house on PostgreSQL: a whole game, and what only several processes on one database can do.

All of `storage`, `tables` and `faults` is run on it by `make test-postgres`.
"""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

import maintenance
from storage import Database, DataFolder, FolderInUse, claims
from storage.postgres import PostgresDatabase
from tables import Hall, people
from tables.core import changing
from tables.core.refusals import Overtaken
from tables.play import playing, undoing
from tables.records import exports
from tests import postgres
from tests.tables.house import PEOPLE, asked, past_the_set_up, person_at, play_randomly, replayed, say, seat_people


@pytest.fixture
def address() -> str:
    found = postgres.cluster()
    if found is None:
        pytest.skip(postgres.WHY_NOT)
    return found.new()


@pytest.fixture
async def halls(address: str) -> AsyncIterator[list[Hall]]:
    """Two, as in two processes: each with its own shard, its own memory and its own connections."""
    databases = [PostgresDatabase(address, [shard]) for shard in range(2)]
    for database in databases:
        await database.open()
    yield [Hall(database, new_seed=lambda: "florence-1", drafts=True) for database in databases]
    for database in databases:
        await database.close()


async def until(true: Callable[[], bool]) -> None:
    """The other one hears of it."""
    for _ in range(6000):
        if true():
            return
        await asyncio.sleep(0.01)
    raise TimeoutError("that never came")


async def test_a_game_is_played_taken_back_finished_and_exported(halls: list[Hall]) -> None:
    hall = halls[0]
    table = await seat_people(hall)
    await play_randomly(hall, table, random.Random(1), 20)
    seat = asked(table)[0]
    before = table.game.dump(table.state)
    await say(hall, table, seat)
    if table.state.barrier < table.state.played:
        await undoing.undo(hall, table.id, person_at(table, table.state.last_seat))
        assert table.game.dump(table.state) == before
    await people.set_person(hall, PEOPLE[2], notify="dm", digest=600)
    await play_randomly(hall, table, random.Random(2))
    hall.forget(table.id)
    table = await hall.table(table.id)
    assert table.over
    assert await replayed(hall, table) == table.game.dump(table.state)
    assert len((await exports.recording(hall, table.id)).moves) == table.state.played
    assert (await people.export_person(hall, PEOPLE[0]))["results"]
    await people.erase_person(hall, PEOPLE[0], "Somebody")
    assert (await hall.table(table.id)).seats[0].user_id is None


async def test_what_one_process_stores_the_other_knows(halls: list[Hall]) -> None:
    one, other = halls
    table = await past_the_set_up(one)
    seen = await other.table(table.id)
    assert seen.version == table.version
    await say(one, table, asked(table)[0])
    await until(lambda: table.id not in other._awake)
    assert (await other.table(table.id)).version == table.version
    await other.person(PEOPLE[0])
    await people.set_person(one, PEOPLE[0], notify="none")
    await until(lambda: PEOPLE[0] not in other._people)
    assert (await other.person(PEOPLE[0])).notify == "none"


async def test_of_two_who_change_a_table_at_once_one_is_told_that_it_has_moved_on(halls: list[Hall]) -> None:
    one, other = halls
    table = await past_the_set_up(one)
    other.db.heard_elsewhere = lambda kind, which: None  # the news has not come yet
    stale = await other.table(table.id)
    seat = asked(table)[0]
    await say(one, table, seat)
    version = table.version
    notation = stale.game.moves(stale.state, seat)[0].notation
    with pytest.raises(Overtaken):
        await playing.draft(other, table.id, person_at(stale, seat), notation, instant=True)
    assert (await other.table(table.id)).version == version, "the loser reads anew"
    stale = await one.table(table.id)
    await say(other, await other.table(table.id), asked(stale)[0])
    one._awake[table.id] = stale
    with pytest.raises(Overtaken):
        async with one.locked(table.id):
            await changing.amend(one, stale, changing.Rows(columns={"due_at": 1.0}))


async def test_what_is_owed_is_carried_by_one_process_at_a_time(halls: list[Hall]) -> None:
    one, other = halls
    assert await claims.claim(one.db, "table messages x", 100.0)
    assert not await claims.claim(other.db, "table messages x", 101.0)
    assert await claims.claim(one.db, "table messages x", 110.0), "once more by the same"
    assert await claims.claim(other.db, "table messages x", 110.0 + claims.LEASE), "its holder is gone"
    await claims.release(one.db, "table messages x")
    assert not await claims.claim(one.db, "table messages x", 120.0), "nobody gives up another's"
    raced = await asyncio.gather(*(claims.claim(hall.db, "duties y", 100.0) for hall in (one, other)))
    assert sorted(raced) == [False, True]


async def test_a_house_moves_from_its_file_and_is_played_on(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = DataFolder(tmp_path)
    database = Database(folder.database)
    await database.open()
    hall = Hall(database, new_seed=lambda: "florence-1", drafts=True)
    table = await past_the_set_up(hall)
    await people.set_person(hall, PEOPLE[1], notify="dm")
    await play_randomly(hall, table, random.Random(3), 6)
    await database.close()
    maintenance.move(folder, address)
    assert "1 living tables follow from their logs" in capsys.readouterr().out
    with pytest.raises(SystemExit, match="already"):
        maintenance.move(folder, address)
    there = PostgresDatabase(address)
    await there.open()
    try:
        moved = Hall(there, drafts=True)
        again = await moved.table(table.id)
        assert (again.version, again.game.dump(again.state)) == (table.version, table.game.dump(table.state))
        rng = random.Random(4)
        for _ in range(6):  # looked up each time: word of the move may come late, and then it is read anew
            await play_randomly(moved, await moved.table(table.id), rng, 1)
        again = await moved.table(table.id)
        assert await replayed(moved, again) == again.game.dump(again.state)
    finally:
        await there.close()


async def test_a_shard_is_served_by_one_process(address: str, halls: list[Hall]) -> None:
    assert isinstance(halls[0].db, PostgresDatabase)
    third = PostgresDatabase(halls[0].db.address, [1, 2])
    with pytest.raises(FolderInUse, match="shard 1"):
        await third.open()
