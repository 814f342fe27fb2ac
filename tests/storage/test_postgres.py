"""The same house on PostgreSQL: a whole game, and what only several processes on one database can do.

All of `storage`, `tables` and `faults` is run on it by `make test-postgres`.
"""

import asyncio
import random
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app import maintenance
from cogs.delivery.delivery_loop import UNREACHABLE
from storage import Database, DataFolder, FolderInUse, Unreachable, private
from storage import tables as rows
from storage.database import LEASE, claim, release
from storage.dialects import Connection
from storage.postgres import PostgresDatabase
from tables import Hall, Organiser, people
from tables.core import storing
from tables.core.refusals import Overtaken
from tables.evenings import gathering
from tables.finished import exports
from tables.play import playing, undoing
from tables.post import outbox_queries
from tables.seating import following
from tests import postgres
from tests.tables.house import (
    GUILD,
    PEOPLE,
    asked,
    past_the_set_up,
    person_at,
    play_randomly,
    replayed,
    say,
    seat_people,
)


async def until(true: Callable[[], bool]) -> None:
    """The other one hears of it."""
    for _ in range(6000):
        if true():
            return
        await asyncio.sleep(0.01)
    raise TimeoutError("that never came")


@pytest.mark.parametrize("name", ["tables", "seats"])
async def test_a_move_leaves_the_index_entries_of_its_table_and_seats_as_they_are(halls: list[Hall], name: str) -> None:
    """PostgreSQL writes an entry into each index of a row's table if one of the indexed columns has changed."""
    hall, moves = halls[0], 30
    table = await seat_people(hall)

    async def updates() -> dict[str, int]:
        await hall.db.write(lambda db: db.execute("SELECT pg_stat_force_next_flush()"))
        sql = "SELECT n_tup_upd AS updates, n_tup_hot_upd AS hot FROM pg_stat_user_tables WHERE relname=?"
        (row,) = await hall.db.all(sql, name)
        return {"all": row["updates"], "without entries": row["hot"]}

    before = await updates()
    await play_randomly(hall, table, random.Random(1), moves)
    after = await updates()
    assert after["all"] - before["all"] >= moves
    renewed = after["all"] - after["without entries"] - before["all"] + before["without entries"]
    assert renewed <= 2, "only where the page is full, or the table becomes due sooner"


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
    watcher = max(PEOPLE) + 1
    await following.follow(one, table.id, watcher)
    await until(lambda: table.id not in other._awake)
    assert watcher in (await other.table(table.id)).followers
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
        await playing.play_at_once(other, table.id, person_at(stale, seat), notation)
    assert (await other.table(table.id)).version == version, "the loser reads anew"
    stale = await one.table(table.id)
    await say(other, await other.table(table.id), asked(stale)[0])
    one._awake[table.id] = stale
    with pytest.raises(Overtaken):
        async with one.locked(table.id):
            await storing.amend(one, stale, storing.Rows(columns={"due_at": 1.0}))


async def test_a_draft_for_a_table_that_has_moved_on_is_not_kept(halls: list[Hall]) -> None:
    one, other = halls
    table = await past_the_set_up(one)
    other.db.heard_elsewhere = lambda kind, which: None  # the news has not come yet
    stale = await other.table(table.id)
    seat = asked(table)[0]
    await say(one, table, seat)
    with pytest.raises(Overtaken):
        await playing.draft(other, table.id, person_at(stale, seat), stale.game.moves(stale.state, seat)[0].notation)
    assert await private.drafts_of(one.db, table.id) == {}


async def test_a_table_forgotten_while_it_is_held_is_read_anew(halls: list[Hall]) -> None:
    """Word of another's change comes while we store our own, and somebody else here reads the table in between: what
    they have read knows nothing of it, and must not be remembered."""
    hall = halls[0]
    table = await past_the_set_up(hall)
    async with hall.locked(table.id) as held:
        hall.forget(table.id)
        assert (await hall.table(table.id)) is not held
        await storing.store_rows(hall, held, storing.Rows())
    assert (await hall.table(table.id)).version == held.version


async def test_a_table_forgotten_while_it_is_read_is_read_again(
    halls: list[Hall], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = halls
    table = await past_the_set_up(one)
    other.db.heard_elsewhere = lambda kind, which: None  # it comes when the test says so
    read = private.drafts_of

    async def meanwhile(db: Database, table_id: str) -> dict[int, list[str]]:
        monkeypatch.setattr(private, "drafts_of", read)
        await say(one, table, asked(table)[0])
        other.changed_elsewhere("tables", table_id)
        return await read(db, table_id)

    monkeypatch.setattr(private, "drafts_of", meanwhile)
    assert (await other.table(table.id)).version == table.version


async def test_a_table_that_another_process_has_mended_is_looked_at_again(halls: list[Hall]) -> None:
    one, other = halls
    table = await past_the_set_up(one)
    other.unreadable.add(table.id)
    await say(one, table, asked(table)[0])
    await until(lambda: table.id not in other.unreadable)


async def test_whoever_carries_something_looks_at_the_table_as_it_is_stored(halls: list[Hall]) -> None:
    one, other = halls
    table = await past_the_set_up(one)
    other.db.heard_elsewhere = lambda kind, which: None  # the news comes late
    assert (await other.table(table.id)).version == table.version
    await say(one, table, asked(table)[0])
    owed = await outbox_queries.unsent(other, table.id)
    assert max(notice.version for notice in owed) == table.version
    assert (await other.table_as_stored(table.id)).version == table.version


async def test_the_message_that_is_replaced_is_the_one_the_database_knows_of(halls: list[Hall]) -> None:
    """What a process remembers of it may be older: then the one in between would stay for ever."""
    one, other = halls
    table = await past_the_set_up(one)
    await storing.place(one, table.id, thread_id=7, message_id=100)
    other.db.heard_elsewhere = lambda kind, which: None
    stale = await other.table(table.id)
    await outbox_queries.mark_sent(one, table.id, [], 101, 7)
    assert stale.row.message_id == 100
    await outbox_queries.mark_sent(other, table.id, [], 102, 7, [99])
    old = await outbox_queries.old_messages_of(one, table.id)
    assert [message.message_id for message in old] == [99, 100, 101]


async def test_a_message_in_a_thread_that_is_the_tables_no_more_is_the_one_to_go(halls: list[Hall]) -> None:
    one, other = halls
    table = await past_the_set_up(one)
    await storing.place(one, table.id, thread_id=7, message_id=100)
    owed = await outbox_queries.unsent(one, table.id)
    await storing.place(other, table.id, thread_id=8, message_id=None)
    await outbox_queries.mark_sent(one, table.id, owed, 101, 7)
    assert await outbox_queries.unsent(one, table.id) == owed
    assert [m.message_id for m in await outbox_queries.old_messages_of(one, table.id)] == [101]
    stored = await rows.table(one.db, table.id)
    assert stored is not None
    assert (stored.thread_id, stored.message_id) == (8, None)


async def test_two_who_stand_in_each_others_way_both_come_through(halls: list[Hall]) -> None:
    """A deadlock: the database sends one of them away, who tries once more."""
    one, other = halls
    both = [(await seat_people(one)).id for _ in range(2)]
    first, second = threading.Event(), threading.Event()

    def touch(db: Connection, ids: list[str], mine: threading.Event, theirs: threading.Event) -> str:
        for table_id in ids:
            db.execute("UPDATE tables SET due_at=1.0 WHERE id=?", (table_id,))
            mine.set()
            theirs.wait(timeout=60)
        return "done"

    crossing = (one.db.write(touch, both, first, second), other.db.write(touch, both[::-1], second, first))
    assert await asyncio.gather(*crossing) == ["done", "done"]


async def test_a_database_that_dies_is_said_to_be_out_of_reach_and_is_used_again_when_it_is_back(
    halls: list[Hall],
) -> None:
    one, other = halls
    table, cluster = await past_the_set_up(one), postgres.cluster()
    assert cluster is not None
    seen = await other.table(table.id)
    cluster.kill()
    try:
        for hall in halls:
            with pytest.raises(Unreachable):
                await outbox_queries.unsent(hall, table.id)
            with pytest.raises(Unreachable):
                await outbox_queries.ask_refresh(hall, table)
    finally:
        cluster.start()
    assert issubclass(Unreachable, UNREACHABLE), "what is owed is tried again soon"
    await say(one, await one.table(table.id), asked(table)[0])
    await until(lambda: other._awake.get(table.id) is not seen)
    assert (await other.table(table.id)).version == (await one.table(table.id)).version > seen.version


async def test_a_standby_that_cannot_be_written_is_out_of_reach_until_it_can(halls: list[Hall]) -> None:
    one, _ = halls
    table = await past_the_set_up(one)
    writer = one.db._pg  # type: ignore[attr-defined]  # of PostgreSQL
    await asyncio.to_thread(writer.execute, "SET default_transaction_read_only TO on")
    with pytest.raises(Unreachable, match="read-only"):
        await say(one, await one.table(table.id), asked(table)[0])
    await asyncio.to_thread(writer.execute, "SET default_transaction_read_only TO off")
    await say(one, await one.table(table.id), asked(table)[0])
    assert (await one.table(table.id)).version == table.version + 1


async def test_what_is_owed_is_carried_by_one_process_at_a_time(halls: list[Hall]) -> None:
    one, other = halls
    assert await claim(one.db, "table messages x")
    assert not await claim(other.db, "table messages x")
    assert await claim(one.db, "table messages x"), "once more by the same"
    await one.db.write(lambda db: db.execute("UPDATE claims SET until=until-?", (LEASE,)))
    assert await claim(other.db, "table messages x"), "its holder is gone"
    await release(one.db, "table messages x")
    assert not await claim(one.db, "table messages x"), "nobody gives up another's"
    raced = await asyncio.gather(*(claim(hall.db, "duties y") for hall in (one, other)))
    assert sorted(raced) == [False, True]


async def test_clocks_that_do_not_agree_take_nothing_from_each_other(halls: list[Hall]) -> None:
    """By its own clock, an hour ahead, the claim of the other process would have run out for long, and one of its own
    would hold for an hour after its death."""
    one, ahead = halls
    ahead.clock = lambda: time.time() + 3600
    async with one.claimed("table messages x") as ours, ahead.claimed("table messages x") as theirs:
        assert (ours, theirs) == (True, False)
    async with ahead.claimed("table messages y") as ours:
        (row,) = await one.db.all("SELECT until FROM claims WHERE what='table messages y'")
        assert ours
        assert row["until"] < time.time() + 2 * LEASE


async def test_what_takes_long_stays_with_whoever_is_at_it(halls: list[Hall], monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = halls
    monkeypatch.setattr("storage.database.CLAIM_AGAIN", 0.02)
    async with one.claimed("automata x") as ours:
        assert ours
        await other.db.write(lambda db: db.execute("UPDATE claims SET until=until-?", (LEASE / 2,)))
        for _ in range(1000):
            await asyncio.sleep(0.02)
            if (await other.db.all("SELECT until FROM claims"))[0]["until"] > time.time() + LEASE * 0.75:
                break
        else:
            raise AssertionError("it is not claimed again")
        assert not await claim(other.db, "automata x")
    assert await claim(other.db, "automata x")


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
    evening = await _announce(hall)
    await database.close()
    maintenance.move_database(folder, address)
    assert "replay to their stored positions: 1." in capsys.readouterr().out
    with pytest.raises(SystemExit, match="database moved to postgresql://"):
        maintenance.move_database(folder, address)
    (tmp_path / "moved").unlink()
    with pytest.raises(SystemExit, match="already"):
        maintenance.move_database(folder, address)
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
        assert await _announce(moved) == evening + 1, "numbers go on after those that were moved"
    finally:
        await there.close()


async def _announce(hall: Hall) -> int:
    """An evening with one guest. Returns its number."""
    anna = Organiser(PEOPLE[0], "Anna")
    where: dict[str, Any] = {"guild_id": GUILD, "channel_id": 1, "language": "en", "zone": "UTC", "weekly": False}
    made = await gathering.announce(hall, anna, "Friday", ["burgundy"], 8, hall.clock() + 7200, **where)
    await gathering.sign_up(hall, made.id, PEOPLE[1], "Béla")
    return made.id


async def test_a_shard_is_served_by_one_process(halls: list[Hall], monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(halls[0].db, PostgresDatabase)
    monkeypatch.setattr("storage.postgres.GOES_AWAY", 0.1)
    third = PostgresDatabase(halls[0].db.address, [1, 2])
    with pytest.raises(FolderInUse, match="shard 1"):
        await third.open()
