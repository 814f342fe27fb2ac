"""Pipelined transactions on PostgreSQL: each still succeeds or fails alone, and with the error that is its own."""

import asyncio
import logging
import threading
from collections.abc import AsyncIterator, Callable
from typing import Any
from unittest.mock import ANY

import psycopg
import pytest

from storage import StaleVersion
from storage.database import Repeated, answer_once
from storage.dialects import GATHER, Connection
from storage.pipeline import Pipeline
from storage.postgres import PostgresDatabase


@pytest.fixture
async def database(address: str) -> AsyncIterator[PostgresDatabase]:
    made = PostgresDatabase(address)
    await made.open()
    yield made
    await made.close()


async def together(database: PostgresDatabase, *transactions: Callable[[Connection], Any]) -> list[Any]:
    """Results of transactions that share a commit."""
    all_wait = threading.Event()
    first = asyncio.create_task(database.write(lambda db: all_wait.wait(30)))
    await asyncio.sleep(0)
    waiting = [asyncio.create_task(database.write(one)) for one in transactions]
    await asyncio.sleep(0)
    commits = database.commits + 1
    all_wait.set()
    await first
    found = await asyncio.gather(*waiting, return_exceptions=True)
    assert database.commits == commits + 1
    return found


def put(name: str) -> Callable[[Connection], None]:
    def transaction(db: Connection) -> None:
        db.execute("INSERT INTO notes_of_the_house (name, value) VALUES (?, '')", (name,))

    return transaction


async def names(database: PostgresDatabase) -> list[str]:
    return [row["name"] for row in await database.all("SELECT name FROM notes_of_the_house ORDER BY name")]


SET_VERSION = f"UPDATE notes_of_the_house SET value=? WHERE name=? AND value=? /* one row */ {GATHER}"


def next_version(name: str, version: int) -> Callable[[Connection], None]:
    """A note as a table: its new value must follow the stored one."""

    def transaction(db: Connection) -> None:
        if db.execute(SET_VERSION, (str(version), name, str(version - 1))).rowcount != 1:
            raise StaleVersion(name)

    return transaction


def move(name: str, version: int, interaction: int) -> Callable[[Connection], None]:
    def transaction(db: Connection) -> None:
        answer_once(db, interaction, name, 1.0)
        next_version(name, version)(db)

    return transaction


def stale(db: Connection) -> None:
    changed = db.execute("UPDATE tables SET version=2 WHERE id=? AND version=? /* one row */", ("x", 1))
    if changed.rowcount != 1:
        raise StaleVersion("x")


async def test_the_failure_of_one_is_its_own(database: PostgresDatabase) -> None:
    await database.write(answer_once, 7, "done", 1.0)
    found = await together(
        database, put("a"), stale, put("b"), lambda db: answer_once(db, 7, "again", 2.0), put("a"), put("c")
    )
    assert [type(one) for one in found] == [
        type(None), StaleVersion, type(None), Repeated, psycopg.errors.UniqueViolation, type(None)
    ]  # fmt: skip
    assert found[3].answer == "done"
    assert await names(database) == ["a", "b", "c"]


async def test_no_more_is_waited_for_than_the_commit(database: PostgresDatabase) -> None:
    await database.write(put("warm"))
    await database.write(lambda db: answer_once(db, 1, "", 1.0))
    assert database._pipeline is not None
    waits, wait = [], database._pipeline.wait
    database._pipeline.wait = lambda: waits.append(wait())  # type: ignore[method-assign]
    await together(database, put("a"), lambda db: answer_once(db, 2, "", 1.0), put("b"))
    assert len(waits) == 2, "the commit before, and one for all"


async def test_statements_skipped_after_a_failure_work_later(
    database: PostgresDatabase, caplog: pytest.LogCaptureFixture
) -> None:
    """The server has not prepared what it skipped."""
    caplog.set_level(logging.DEBUG, "storage.postgres")
    await together(database, stale, put("a"))
    assert "repeated one statement at a time" in caplog.text
    caplog.clear()
    await together(database, put("b"), put("c"))
    assert await names(database) == ["a", "b", "c"]
    assert caplog.text == ""


async def test_results_are_those_of_the_other_connection(database: PostgresDatabase) -> None:
    sql = "SELECT ? AS text, CAST(? AS BYTEA) AS bytes, CAST(? AS BIGINT) AS flag, CAST(? AS REAL) AS n, NULL AS none"

    def read(db: Connection) -> Any:
        return db.execute(sql, ("ő", b"\x00'", True, 0.5)).fetchall()

    def read_carefully(db: Connection) -> Any:
        found = read(db)
        if not hasattr(db, "in_transaction"):
            raise LookupError("once more without the pipeline")
        return found

    expected = [{"text": "ő", "bytes": b"\x00'", "flag": 1, "n": 0.5, "none": None}]
    assert await database.write(read) == await database.write(read_carefully) == expected


async def test_a_connection_lost_meanwhile_is_replaced_without_an_error(database: PostgresDatabase) -> None:
    await database.write(put("a"))
    assert database._pg is not None
    with psycopg.connect(database.address, autocommit=True) as db:
        ended = db.execute("SELECT pg_terminate_backend(%s, 5000)", (database._pg.info.backend_pid,)).fetchone()
    assert ended == (True,)
    await database.write(put("b"))
    assert await names(database) == ["a", "b"]


# ---------------------------------------------------------------- rows of several transactions by one statement


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Statements sent to the server."""
    found: list[str] = []
    send = Pipeline._send

    def note(pipeline: Pipeline, sql: str, parameters: Any) -> Any:
        found.append(sql)
        return send(pipeline, sql, parameters)

    monkeypatch.setattr(Pipeline, "_send", note)
    return found


@pytest.fixture(autouse=True)
def repeated(caplog: pytest.LogCaptureFixture) -> Callable[[], bool]:
    """Whether a transaction was repeated one statement at a time."""
    caplog.set_level(logging.DEBUG, "storage.postgres")
    return lambda: "repeated one statement at a time" in caplog.text


async def values(database: PostgresDatabase) -> dict[str, str]:
    return {row["name"]: row["value"] for row in await database.all("SELECT name, value FROM notes_of_the_house")}


async def answers(database: PostgresDatabase) -> list[str]:
    return [row["answer"] for row in await database.all("SELECT answer FROM answers ORDER BY interaction_id")]


async def test_the_same_statement_of_several_transactions_is_sent_once(
    database: PostgresDatabase, sent: list[str], repeated: Callable[[], bool]
) -> None:
    await database.write(lambda db: [put(name)(db) for name in "abc"])
    await database.write(lambda db: db.execute("UPDATE notes_of_the_house SET value='0'"))
    del sent[:]

    assert await together(database, *(move(name, 1, n) for n, name in enumerate("abc"))) == [None] * 3
    assert not repeated()
    assert await values(database) == {"a": "1", "b": "1", "c": "1"}
    assert [row["answer"] for row in await database.all("SELECT answer FROM answers ORDER BY interaction_id")] == [
        *"abc"
    ]
    assert sum("answers" in sql for sql in sent) == sum("notes_of_the_house" in sql for sql in sent) == 1


async def test_of_rows_that_are_written_together_each_fails_alone(
    database: PostgresDatabase, repeated: Callable[[], bool]
) -> None:
    await database.write(lambda db: [put(name)(db) for name in "abcd"])
    await database.write(lambda db: db.execute("UPDATE notes_of_the_house SET value='0'"))
    await database.write(answer_once, 7, "done", 1.0)

    found = await together(database, move("a", 1, 5), move("b", 3, 6), move("c", 1, 7), move("d", 1, 8))
    assert [type(one) for one in found] == [type(None), StaleVersion, Repeated, type(None)]
    assert await values(database) == {"a": "1", "b": "0", "c": "0", "d": "1"}
    assert await answers(database) == ["a", "done", "d"]
    assert repeated()


async def test_one_repeated_interaction_among_others_is_answered_as_before(database: PostgresDatabase) -> None:
    await database.write(answer_once, 7, "done", 1.0)
    found = await together(database, *(lambda db, n=n: answer_once(db, n, "new", 2.0) for n in (6, 7, 8)))
    assert [type(one) for one in found] == [type(None), Repeated, type(None)]
    assert found[1].answer == "done"
    assert await answers(database) == ["new", "done", "new"]


async def test_a_row_that_is_written_twice_has_the_later_value(
    database: PostgresDatabase, repeated: Callable[[], bool]
) -> None:
    await database.write(lambda db: [put(name)(db) for name in "ab"])

    def plainly(value: str, name: str) -> Callable[[Connection], Any]:
        return lambda db: db.execute(f"UPDATE notes_of_the_house SET value=? WHERE name=? {GATHER}", (value, name))

    def otherwise(value: str, name: str) -> Callable[[Connection], Any]:
        sql = f"UPDATE notes_of_the_house SET value=?, name=name WHERE name=? {GATHER}"
        return lambda db: db.execute(sql, (value, name))

    await together(database, plainly("1", "a"), plainly("2", "b"), plainly("3", "a"))
    assert await values(database) == {"a": "3", "b": "2"}
    await together(database, plainly("4", "a"), otherwise("4", "b"), plainly("5", "b"), otherwise("6", "a"))
    assert await values(database) == {"a": "6", "b": "5"}
    again = "UPDATE notes_of_the_house SET value=value || ? WHERE name=?"
    await database.write(lambda db: db.executemany(again, [("7", "a"), ("8", "b"), ("9", "a")]))
    assert await values(database) == {"a": "679", "b": "58"}
    assert not repeated()


async def test_versions_that_follow_each_other_in_one_commit_are_all_written(database: PostgresDatabase) -> None:
    await database.write(lambda db: [put(name)(db) for name in "ab"])
    await database.write(lambda db: db.execute("UPDATE notes_of_the_house SET value='0'"))
    found = await together(database, *(next_version(name, n) for n in (1, 2, 3) for name in "ab"))
    assert found == [None] * 6
    assert await values(database) == {"a": "3", "b": "3"}


async def test_what_is_read_within_a_transaction_is_written_before(
    database: PostgresDatabase, repeated: Callable[[], bool]
) -> None:
    def read(db: Connection) -> int:
        answer_once(db, 2, "", 1.0)
        return int(db.execute("SELECT count(*) AS n FROM answers").fetchone()["n"])

    found = await together(database, lambda db: answer_once(db, 1, "", 1.0), read, lambda db: answer_once(db, 3, "", 1))
    assert found == [None, 2, None]
    assert not repeated()


async def test_values_of_all_types_are_stored_by_arrays_as_they_are(
    database: PostgresDatabase, sent: list[str], repeated: Callable[[], bool]
) -> None:
    rows = [
        (1, "a \"quoted\", {braced} \\ text", 0.1, b"\x00\xff'\\"),
        (-(1 << 62), "", -1e300, b""),
        (True, "őűλ\n\t", 7, bytes(range(256)) * 40),
        (None, None, None, None),
        (0, "NULL", float("inf"), b"NULL"),
    ]  # fmt: skip
    await database.write(
        lambda db: db.execute("CREATE TABLE things (n BIGINT, t TEXT, x DOUBLE PRECISION, b BYTEA, at BIGINT)")
    )
    insert = f"INSERT INTO things (n, t, x, b, at) VALUES (?, ?, ?, ?, ?) {GATHER}"

    def write(at: int) -> Callable[[Connection], Any]:
        return lambda db: db.execute(insert, (*rows[at], at))

    del sent[:]
    await together(database, *map(write, range(len(rows))))
    found = await database.all("SELECT n, t, x, b FROM things ORDER BY at")
    assert [tuple(row[name] for name in "ntxb") for row in found] == rows
    assert sum("things" in sql for sql in sent) == 1

    del sent[:]
    delete = f"DELETE FROM things WHERE t=? AND at<=? {GATHER}"
    await together(database, *(lambda db, at=at: db.execute(delete, (rows[at][1], at - (at == 4))) for at in (0, 2, 4)))
    assert [row["at"] for row in await database.all("SELECT at FROM things ORDER BY at")] == [1, 3, 4]
    assert sum("things" in sql for sql in sent) == 1
    assert not repeated()


async def test_a_transaction_that_is_too_much_for_arrays_is_refused_alone(database: PostgresDatabase) -> None:
    """Its values do not fit the types of the columns."""
    found = await together(
        database,
        lambda db: answer_once(db, 1, "a", 1.0),
        lambda db: answer_once(db, 1 << 70, "b", 1.0),
        lambda db: answer_once(db, 3, "c", 1.0),
    )
    assert [found[0], found[2]] == [None, None]
    assert isinstance(found[1], psycopg.Error)
    assert [row["answer"] for row in await database.all("SELECT answer FROM answers ORDER BY interaction_id")] == [
        "a",
        "c",
    ]


async def test_a_row_that_is_there_already_stays_and_stops_nobody(
    database: PostgresDatabase, repeated: Callable[[], bool]
) -> None:
    sql = f"INSERT INTO notes_of_the_house (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING {GATHER}"

    def unless_there(name: str) -> Callable[[Connection], Any]:
        return lambda db: db.execute(sql, (name, "later"))

    await together(database, *map(unless_there, "ab"))
    assert not repeated()
    await database.write(lambda db: db.execute("UPDATE notes_of_the_house SET value='first'"))
    assert await together(database, put("x"), *map(unless_there, "bc"), put("y")) == [None, ANY, ANY, None]
    assert await values(database) == {"a": "first", "b": "first", "c": "later", "x": "", "y": ""}
