"""The one writer, the reader beside it, and what cancellation may not do to them."""

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from threading import Event

import pytest

from storage import Database


def note(db: sqlite3.Connection, name: str, value: str = "") -> None:
    db.execute("INSERT INTO notes_of_the_house (name, value) VALUES (?, ?)", (name, value))


async def notes(database: Database) -> dict[str, str]:
    return {row["name"]: row["value"] for row in await database.all("SELECT * FROM notes_of_the_house")}


def pragma(db: sqlite3.Connection, name: str) -> object:
    return db.execute(f"PRAGMA {name}").fetchone()[0]


PRAGMAS = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000, "temp_store": 2}


@pytest.mark.sqlite
@pytest.mark.parametrize(("name", "value"), PRAGMAS.items())
async def test_the_writer_and_the_reader_are_durable_and_patient(database: Database, name: str, value: object) -> None:
    reader = await database.one(f"PRAGMA {name}")
    assert reader is not None
    assert reader[0] == value
    assert await database.write(pragma, name) == value


async def test_a_transaction_returns_what_its_function_returns(database: Database) -> None:
    assert await database.write(lambda db, a, b: a + b, 2, 3) == 5


async def test_a_failing_transaction_leaves_nothing_behind(database: Database) -> None:
    def half_a_change(db: sqlite3.Connection) -> None:
        note(db, "half")
        raise RuntimeError("in the middle")

    with pytest.raises(RuntimeError, match="in the middle"):
        await database.write(half_a_change)

    assert await notes(database) == {}
    await database.write(note, "whole")
    assert await notes(database) == {"whole": ""}


@pytest.mark.sqlite
async def test_a_refused_row_rolls_the_whole_transaction_back(database: Database) -> None:
    def twice(db: sqlite3.Connection) -> None:
        note(db, "same")
        note(db, "same")

    with pytest.raises(sqlite3.IntegrityError):
        await database.write(twice)
    assert await notes(database) == {}


@pytest.mark.sqlite
async def test_a_commit_that_fails_does_not_block_the_next_one(database: Database) -> None:
    def orphan(db: sqlite3.Connection) -> None:
        db.execute("PRAGMA defer_foreign_keys=ON")
        db.execute("INSERT INTO seats (table_id, seat, name) VALUES ('no such table', 0, 'Anna')")

    with pytest.raises(sqlite3.IntegrityError):
        await database.write(orphan)

    await database.write(note, "after")
    assert await notes(database) == {"after": ""}
    assert await database.all("SELECT * FROM seats") == []


async def test_transactions_that_share_a_commit_succeed_and_fail_each_alone(database: Database) -> None:
    def half(db: sqlite3.Connection, name: str) -> None:
        note(db, name)
        if name.startswith("bad"):
            raise RuntimeError(name)

    names = [f"{'bad' if n % 3 == 0 else 'good'} {n}" for n in range(60)]
    results = await asyncio.gather(*(database.write(half, name) for name in names), return_exceptions=True)

    assert [str(r) if r else None for r in results] == [n if n.startswith("bad") else None for n in names]
    assert set(await notes(database)) == {n for n in names if n.startswith("good")}


async def test_what_is_requested_in_one_turn_of_the_event_loop_shares_a_commit(database: Database) -> None:
    before = database.commits
    await asyncio.gather(*(database.write(note, str(n)) for n in range(5)))
    assert database.commits == before + 1
    assert set(await notes(database)) == {"0", "1", "2", "3", "4"}


@pytest.mark.sqlite
async def test_when_the_commit_itself_fails_all_who_share_it_are_told(database: Database) -> None:
    def orphan(db: sqlite3.Connection) -> None:
        db.execute("PRAGMA defer_foreign_keys=ON")
        db.execute("INSERT INTO seats (table_id, seat, name) VALUES ('no such table', 0, 'Anna')")

    first = asyncio.create_task(database.write(note, "first"))
    await asyncio.sleep(0)
    results = await asyncio.gather(
        database.write(note, "left"), database.write(orphan), database.write(note, "right"), return_exceptions=True
    )
    await first
    assert [type(r) for r in results] == [sqlite3.IntegrityError] * 3
    assert set(await notes(database)) == {"first"}
    await database.write(note, "after")


async def test_nothing_is_written_after_closing_time(tmp_path: Path) -> None:
    database = Database(tmp_path / "house.db")
    await database.open()
    await database.close()
    with pytest.raises(AssertionError, match="closed"):
        await database.write(note, "late")


class Slow:
    """A transaction that has written something and goes on until it is told that it is enough."""

    def __init__(self) -> None:
        self.writing, self.enough = Event(), Event()

    def __call__(self, db: sqlite3.Connection) -> None:
        note(db, "slow")
        self.writing.set()
        assert self.enough.wait(60)

    async def begun(self) -> None:
        assert await asyncio.to_thread(self.writing.wait, 60)


async def test_what_is_written_is_read_at_once_and_what_is_being_written_is_not(database: Database) -> None:
    await database.write(note, "before")
    slow = Slow()
    writing = asyncio.create_task(database.write(slow))
    await slow.begun()
    assert set(await notes(database)) == {"before"}
    slow.enough.set()
    await writing
    assert set(await notes(database)) == {"before", "slow"}


async def test_readers_never_see_half_of_a_transaction(database: Database) -> None:
    def pair(db: sqlite3.Connection, number: int) -> None:
        note(db, f"{number}-left")
        note(db, f"{number}-right")

    async def look() -> None:
        for _ in range(100):
            names = await notes(database)
            assert len(names) % 2 == 0

    await asyncio.gather(look(), look(), *(database.write(pair, number) for number in range(150)))
    assert len(await notes(database)) == 300


@pytest.mark.parametrize("seed", range(3))
async def test_cancelled_tasks_neither_halve_nor_lose_a_transaction(database: Database, seed: int) -> None:
    rng = random.Random(seed)
    begun: set[str] = set()
    done: set[str] = set()

    def pair(db: sqlite3.Connection, name: str) -> None:
        begun.add(name)
        note(db, f"{name}-left")
        if name.endswith("7"):
            raise RuntimeError(name)
        note(db, f"{name}-right")

    async def one(name: str) -> None:
        await asyncio.sleep(rng.random() * 0.02)
        await database.write(pair, name)
        done.add(name)

    tasks = [asyncio.create_task(one(str(number))) for number in range(300)]
    for task in rng.sample(tasks, 200):
        await asyncio.sleep(rng.random() * 0.0005)
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)

    stored = set(await notes(database))
    whole = {name for name in begun if not name.endswith("7")}
    assert stored == {f"{name}-{side}" for name in whole for side in ("left", "right")}
    assert done <= whole
    await database.write(note, "still working")


async def test_a_cancelled_task_ends_only_when_its_transaction_has_ended(database: Database) -> None:
    slow = Slow()
    writing = asyncio.create_task(database.write(slow))
    await slow.begun()
    for _ in range(3):
        writing.cancel()
        await asyncio.sleep(0.002)
    assert not writing.done()
    slow.enough.set()
    with pytest.raises(asyncio.CancelledError):
        await writing
    assert set(await notes(database)) == {"slow"}


async def test_cancelled_reads_leave_no_old_snapshot_behind(database: Database) -> None:
    await database.write(lambda db: [note(db, f"note {n}", "x" * 500) for n in range(500)])
    for round_ in range(100):
        reading = asyncio.create_task(notes(database))
        await asyncio.sleep(0.0001 * (round_ % 10))
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)
    await database.write(note, "new")
    assert "new" in await notes(database)


async def test_closing_leaves_one_file_with_everything_in_it(tmp_path: Path) -> None:
    database = Database(tmp_path / "deep" / "house.db")
    await database.open()
    writes = [asyncio.create_task(database.write(note, f"note {n}")) for n in range(50)]
    await asyncio.sleep(0)
    await database.close()
    await asyncio.gather(*writes)

    assert [path.name for path in database.path.parent.iterdir()] == ["house.db"]
    with closing(sqlite3.connect(database.path)) as db:
        assert db.execute("SELECT count(*) FROM notes_of_the_house").fetchone()[0] == 50
        assert pragma(db, "integrity_check") == "ok"


async def test_closing_twice_is_harmless(tmp_path: Path) -> None:
    database = Database(tmp_path / "house.db")
    await database.open()
    await database.close()
    await database.close()


@pytest.mark.sqlite
async def test_a_backup_taken_while_people_play_is_whole(database: Database, tmp_path: Path) -> None:
    def pair(db: sqlite3.Connection, number: int) -> None:
        note(db, f"{number}-left", "x" * 200)
        note(db, f"{number}-right", "x" * 200)

    written = 0

    async def write_on(stop: asyncio.Event, enough: asyncio.Event) -> None:
        nonlocal written
        while not stop.is_set():
            await database.write(pair, written)
            written += 1
            if written == 200:
                enough.set()

    stop, enough = asyncio.Event(), asyncio.Event()
    writing = asyncio.create_task(write_on(stop, enough))
    await enough.wait()
    before = written
    await database.backup(tmp_path / "copy.db")
    stop.set()
    await writing

    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        copied = copy.execute("SELECT count(*) FROM notes_of_the_house").fetchone()[0]
        assert pragma(copy, "integrity_check") == "ok"
    assert copied % 2 == 0
    assert 2 * before <= copied <= 2 * written


@pytest.mark.sqlite
async def test_a_new_backup_replaces_the_old_one_only_when_it_is_whole(database: Database, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    target.with_name("copy.db.partial").write_bytes(b"left by a crash")
    await database.backup(target)
    await database.write(note, "new")
    await database.backup(target)
    with closing(sqlite3.connect(target)) as copy:
        assert copy.execute("SELECT name FROM notes_of_the_house").fetchall() == [("new",)]
    assert not target.with_name("copy.db.partial").exists()
