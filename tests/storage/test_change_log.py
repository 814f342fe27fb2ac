"""What one process has changed the others learn, whatever happens in between."""

import asyncio
import random
import signal
import subprocess
import sys
import threading
from collections.abc import AsyncIterator

import psycopg
import pytest

from storage import change_log
from storage.change_log import ALL, Changed, changed_by
from storage.changes import TURN_COLUMNS
from storage.dialects import Connection, replace_row
from storage.postgres import PostgresDatabase
from tables import Hall, people
from tables.seating import following
from tests.tables.house import PEOPLE, past_the_set_up, play_randomly

TOUCH = "UPDATE tables SET due_at=1.0 WHERE id=?"


@pytest.mark.parametrize(
    ("sql", "parameters", "changed"),
    [
        (TOUCH, ("x",), ("tables", "x")),
        ("UPDATE tables SET due_at=?2 WHERE id=?1 AND (due_at IS NULL OR due_at>?2)", ("x", 1.0), ("tables", "x")),
        (f"UPDATE seats SET {'=?, '.join(TURN_COLUMNS)}=? WHERE table_id=? AND seat=?", range(99, 0, -1), None),
        ("INSERT INTO tables (game, id) VALUES (?, ?)", ("genoa", "x"), ("tables", "x")),
        ("INSERT INTO seats (table_id, seat) VALUES (?2, ?1)", (0, "x"), ("tables", "x")),
        (replace_row("people", ("user_id",), ("name", "user_id")), ("Anna", 7), ("people", "7")),
        ("UPDATE outbox SET sent_at=? WHERE id=?", (1.0, 7), ("outbox", "")),
        ("UPDATE evenings SET version=version+1 WHERE id=?", (7,), ("outbox", "")),
        ("UPDATE leagues SET version=version+1 WHERE id=?", (7,), ("outbox", "")),
        ("INSERT INTO moves (table_id) VALUES (?)", ("x",), None),
        ("SELECT version FROM tables WHERE id=? /* hold */", ("x",), None),
        ("UPDATE tables SET rematch_of=NULL WHERE rematch_of=?", ("x",), ALL),
        ("UPDATE tables SET host_id=? WHERE id=? OR host_id=?", (1, "x", 2), ALL),
        ("UPDATE seats SET words='' WHERE seat IN (SELECT seat FROM drafts WHERE table_id=?)", ("x",), ALL),
        ("INSERT INTO seats (table_id, seat) SELECT id, 0 FROM tables", (), ALL),
    ],
)
def test_a_statement_says_what_it_changes(sql: str, parameters: tuple[object, ...], changed: Changed | None) -> None:
    if sql.startswith("UPDATE seats SET") and changed is None:
        changed = ("tables", str(parameters[len(TURN_COLUMNS)]))
    assert changed_by(sql, parameters) == changed


class Heard(list[Changed]):
    """What a database has heard of others."""

    def __init__(self, database: PostgresDatabase) -> None:
        database.heard_elsewhere = lambda kind, key: self.append((kind, key))

    async def until(self, changed: Changed, seconds: float) -> None:
        for _ in range(int(seconds / 0.01)):
            if changed in self:
                return
            await asyncio.sleep(0.01)
        raise TimeoutError(f"{changed} was not heard, only {self}")


@pytest.fixture
async def databases(address: str) -> AsyncIterator[list[PostgresDatabase]]:
    made = [PostgresDatabase(address, [shard]) for shard in range(3)]
    for database in made:
        await database.open()
    yield made
    for database in made:
        await database.close()


async def test_a_transaction_that_commits_after_a_younger_one_is_heard(databases: list[PostgresDatabase]) -> None:
    """Its id is the smaller one: a reader that goes on after the last id would never see it."""
    slow, quick, reader = databases
    heard, has_begun, may_end = Heard(reader), threading.Event(), threading.Event()

    def write_slowly(db: Connection) -> None:
        assert db.execute(TOUCH, ("older",)).rowcount == 0
        db.execute("INSERT INTO notes_of_the_house VALUES ('older', '')")  # only what writes a row has an id
        assert db.execute("SELECT 1 AS n").fetchone()["n"] == 1, "it has been sent"
        has_begun.set()
        may_end.wait(timeout=30)

    older = asyncio.create_task(slow.write(write_slowly))
    await asyncio.to_thread(has_begun.wait, 30)
    await quick.write(lambda db: db.execute(TOUCH, ("younger",)))
    await heard.until(("tables", "younger"), 10)
    assert ("tables", "older") not in heard
    may_end.set()
    await older
    await heard.until(("tables", "older"), 10)
    logged = await reader.all("SELECT changed FROM change_log ORDER BY xid")
    assert [row["changed"] for row in logged] == ["tables older", "tables younger"]
    assert heard.count(("tables", "younger")) == 1, "nothing is read twice"


KILLED = """
import asyncio, os, signal, sys
from storage.postgres import PostgresDatabase

class Killed(PostgresDatabase):
    async def _tell(self):
        os.kill(os.getpid(), signal.SIGKILL)

async def main():
    database = Killed(sys.argv[1], [9])
    await database.open()
    await database.write(lambda db: db.execute("UPDATE tables SET due_at=1.0 WHERE id=?", "x"))
    await asyncio.sleep(60)

asyncio.run(main())
"""


async def test_a_change_is_heard_although_its_process_was_killed_before_it_could_notify(address: str) -> None:
    database = PostgresDatabase(address, [0])
    await database.open()
    try:
        heard = Heard(database)
        died = await asyncio.to_thread(subprocess.run, [sys.executable, "-c", KILLED, address], timeout=60, check=False)
        assert died.returncode == -signal.SIGKILL
        await heard.until(("tables", "x"), 2 * change_log.POLL)
    finally:
        await database.close()


RECORDED = """
CREATE TABLE truth (kind TEXT, key TEXT);
CREATE FUNCTION record_truth() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO truth VALUES (TG_ARGV[0], CASE WHEN TG_ARGV[0]='outbox' THEN ''
    ELSE to_jsonb(coalesce(NEW, OLD)) ->> TG_ARGV[1] END);
  RETURN NULL; END $$;
"""


async def test_the_log_names_everything_that_the_rows_say(halls: list[Hall]) -> None:
    """Triggers record which rows change in a game, with somebody's settings, and in an erasure."""
    hall, database = halls[0], halls[0].db
    assert isinstance(database, PostgresDatabase)
    with psycopg.connect(database.address, autocommit=True) as db:
        db.execute(RECORDED)
        for name, (kind, column) in change_log.LOGGED.items():
            db.execute(
                f"CREATE TRIGGER record AFTER INSERT OR UPDATE OR DELETE ON {name} FOR EACH ROW"  # type: ignore[arg-type]
                f" EXECUTE FUNCTION record_truth('{kind}', '{column}')"
            )
    table = await past_the_set_up(hall)
    await people.set_person(hall, PEOPLE[1], notify="dm")
    await following.follow(hall, table.id, max(PEOPLE) + 1)
    await play_randomly(hall, table, random.Random(5), 30)
    true, logged = await _recorded(hall)
    assert {("tables", table.id), ("people", str(PEOPLE[1])), ("outbox", "")} <= true <= logged
    assert ALL not in logged
    await people.erase_person(hall, PEOPLE[0], "Somebody")
    true, logged = await _recorded(hall)
    assert true <= logged or ALL in logged


async def _recorded(hall: Hall) -> tuple[set[Changed], set[Changed]]:
    """What has changed, and what the log says."""
    true = await hall.db.all("SELECT DISTINCT kind, key FROM truth")
    lines = [line for row in await hall.db.all("SELECT changed FROM change_log") for line in row["changed"].split("\n")]
    return {(row["kind"], row["key"]) for row in true}, {(line.split(" ")[0], line.split(" ")[1]) for line in lines}


async def test_the_log_is_trimmed(databases: list[PostgresDatabase]) -> None:
    one = databases[0]
    for table_id in ("old", "new"):
        await one.write(lambda db, which: db.execute(TOUCH, (which,)), table_id)
    await one.write(
        lambda db: db.execute("UPDATE change_log SET at=at-? WHERE changed='tables old'", (change_log.KEPT,))
    )
    assert await one.write(change_log.trim) == 1
    assert [row["changed"] for row in await one.all("SELECT changed FROM change_log")] == ["tables new"]
