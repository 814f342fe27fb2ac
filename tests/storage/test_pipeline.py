"""Pipelined transactions on PostgreSQL: each still succeeds or fails alone, and with the error that is its own."""

import asyncio
import logging
import threading
from collections.abc import AsyncIterator, Callable
from typing import Any

import psycopg
import pytest

from storage import StaleVersion
from storage.database import Repeated, answer_once
from storage.dialects import Connection
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
