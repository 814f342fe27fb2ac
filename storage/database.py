"""One SQLite file in WAL mode: one writer that nobody can interrupt, one reader beside it.

A transaction is one plain function run on the writer's thread. The caller waits for it behind a shield: a cancelled
task still waits for its end, so it never leaves a transaction open, half done, or going on behind the back of whoever
takes the lock next.

Bringing a commit to the disk is what takes time. So what has been asked for while one commit was on its way goes into
the next one together, each transaction in a savepoint of its own: it succeeds or fails alone, and is acknowledged when
the disk has it.
"""

import asyncio
import logging
import os
import secrets
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from storage.dialects import NOW, Connection, Row

log = logging.getLogger(__name__)

T = TypeVar("T")
MIGRATIONS = Path(__file__).parent / "migrations"
PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=5000",
    "PRAGMA temp_store=MEMORY",
)


EVERYTHING = "everything"
"""Other processes may have written anything."""


class StaleVersion(Exception):
    """The table has moved on since the caller looked."""


class Unreachable(ConnectionError):
    """A database elsewhere that does not answer, or does not let us in: that may pass. Whether what was being written
    is there is unknown."""


class NewerDatabase(Exception):
    """The file was written by a later version of the house; an older one would spoil it."""


class Damaged(sqlite3.DatabaseError):
    """What is stored cannot be read: pages of the file, or bytes of a position, are not what was written."""


class Database:
    shared = False
    """Whether other processes write to it, too."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.holder = f"{os.getpid()}-{secrets.token_hex(4)}"
        """By which others know what this process has claimed."""
        self.heard_elsewhere: Callable[[str, str], None] = lambda kind, which: None
        """Is told what other processes have written: the table of the database, and whose row."""
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="sqlite-writer")
        self._asked: list[Asked] = []
        """Transactions that wait for the commit that is on its way."""
        self._busy = False
        self._closed = True
        self.commits = 0
        """How many so far, for whoever watches."""
        self._writer: sqlite3.Connection | None = None
        self._reader: aiosqlite.Connection | None = None

    async def open(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        try:
            self.path.touch(mode=0o600)
            await asyncio.get_running_loop().run_in_executor(self._thread, self._open_writer)
            self._reader = await aiosqlite.connect(self.path, isolation_level=None)
            self._reader.row_factory = sqlite3.Row
            for pragma in PRAGMAS:
                await self._reader.execute_fetchall(pragma)
            self._closed = False
        except BaseException:
            await self.close()
            raise

    def _open_writer(self) -> None:
        self._writer = connect(self.path)
        migrate(self._writer, self.path)

    async def close(self) -> None:
        """Finish what has been asked for, and leave one file with everything in it."""
        if not self._closed:
            self._closed = True
            await self._write(lambda db: None, ())
        if self._reader is not None:
            await self._reader.close()
            self._reader = None
        if self._writer is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._close_writer)
        self._thread.shutdown(wait=True)

    def _close_writer(self) -> None:
        assert self._writer is not None
        try:
            self._writer.execute("PRAGMA optimize")
            self._writer.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except sqlite3.DatabaseError as damaged:
            log.warning("the last checkpoint before closing the database failed, nothing is lost: %s", damaged)
        finally:
            self._writer.close()
            self._writer = None

    # ------------------------------------------------------------ writing

    async def write(self, transaction: Callable[..., T], *args: Any) -> T:
        """Run `transaction(connection, *args)` as one transaction. When this returns, it is on the disk."""
        assert not self._closed, "the database is closed"
        return await self._write(transaction, args)

    async def _write(self, transaction: Callable[..., T], args: tuple[Any, ...]) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._asked.append(Asked(transaction, args, future))
        if not self._busy:
            self._commit_next()
        try:
            return await asyncio.shield(future)
        except asyncio.CancelledError:
            await _end_of(future)
            if (failed := future.exception()) is not None:
                log.info("a transaction failed after its caller was cancelled: %r", failed)
            raise

    def _commit_next(self) -> None:
        self._busy = True
        together, self._asked = self._asked, []
        self._thread.submit(self._commit, together, asyncio.get_running_loop())

    def _commit(self, together: "list[Asked]", loop: asyncio.AbstractEventLoop) -> None:
        """On the writer's thread."""
        assert self._writer is not None
        try:
            with one_transaction(self._writer):
                for asked in together:
                    asked.run(self._writer)
        except BaseException as failed:  # the commit itself: none of them has happened
            for asked in together:
                asked.error = failed
        loop.call_soon_threadsafe(self._committed, together)

    def _committed(self, together: "list[Asked]") -> None:
        self.commits += 1
        for asked in together:
            asked.answer()
        self._busy = False
        if self._asked:
            self._commit_next()

    # ------------------------------------------------------------ reading

    async def all(self, sql: str, *params: Any) -> list[Row]:
        """One statement's rows, fetched in one go: no cursor is ever left open to hold an old snapshot."""
        assert self._reader is not None, "the database is closed"
        try:
            return list(await self._reader.execute_fetchall(sql, params))
        except sqlite3.DatabaseError as broken:
            raise _plainly(broken) from broken

    async def one(self, sql: str, *params: Any) -> Row | None:
        rows = await self.all(sql, *params)
        return rows[0] if rows else None

    async def backup(self, target: Path) -> None:
        """A consistent copy while the house is open; nobody waits for it. It takes its name when it is whole."""
        assert self._reader is not None, "the database is closed"
        await asyncio.to_thread(copy, self.path, target)


@dataclass(slots=True)
class Asked:
    """A transaction that somebody waits for."""

    transaction: Callable[..., Any]
    args: tuple[Any, ...]
    future: "asyncio.Future[Any]"
    result: Any = None
    error: BaseException | None = None

    def run(self, db: Any, in_the_way: tuple[type[BaseException], ...] = ()) -> None:
        """By itself within the commit it shares. If not even that can be rolled back, or others stood `in_the_way`, the
        whole commit fails."""
        db.execute("SAVEPOINT one")
        try:
            self.result = self.transaction(db, *self.args)
        except BaseException as failed:
            if not db.in_transaction or isinstance(failed, in_the_way):
                raise
            self.error = failed
            db.execute("ROLLBACK TO one")
        db.execute("RELEASE one")

    def answer(self) -> None:
        if self.error is not None:
            self.future.set_exception(_plainly(self.error))
        else:
            self.future.set_result(self.result)


def _plainly(failed: BaseException) -> BaseException:
    """Damaged, where SQLite found pages that it cannot read."""
    code = getattr(failed, "sqlite_errorcode", None)
    if code is None or code & 0xFF != sqlite3.SQLITE_CORRUPT:
        return failed
    damaged = Damaged(str(failed))
    damaged.__cause__ = failed
    return damaged


async def _end_of(future: "asyncio.Future[Any]") -> None:
    """Wait for it, however often the waiting task is cancelled."""
    while not future.done():
        try:
            await asyncio.wait([future])
        except asyncio.CancelledError:
            continue


@contextmanager
def one_transaction(db: sqlite3.Connection) -> Iterator[None]:
    """All or nothing, also when the COMMIT itself fails (a full disk): the connection can be used again."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def copy(source: Path, target: Path) -> None:
    """The whole of a database that may be in use, or nothing."""
    partial = target.with_name(target.name + ".partial")
    partial.unlink(missing_ok=True)
    with closing(connect(source)) as db:
        db.execute("VACUUM INTO ?", (str(partial),))
    os.replace(partial, target)


def connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    db.row_factory = sqlite3.Row
    for pragma in PRAGMAS:
        db.execute(pragma)
    return db


# ---------------------------------------------------------------- migrations


def version_note(db: Any) -> str | None:
    """The version of Guildhall that used the database last, as far as it can be read."""
    try:
        row = db.execute("SELECT value FROM notes_of_the_house WHERE name='version'").fetchone()
    except Exception as unknown:  # a schema that we do not know, of either database
        log.debug("the database does not say which version wrote it: %r", unknown)
        return None
    return None if row is None else str(row["value"])


def too_new(what: str, schema: int, version: str | None, known: Iterable[tuple[int, Path]] | None = None) -> str:
    """What to tell a host whose database was written by a later version."""
    ours = max((number for number, _ in (numbered() if known is None else known)), default=0)
    written = f"Guildhall {version}" if version else "a newer Guildhall"
    return f"{what} was written by {written} (schema {schema:04d}), and this version knows schemas up to {ours:04d}"


def numbered(folder: Path = MIGRATIONS) -> list[tuple[int, Path]]:
    return sorted((int(path.name.split("_")[0]), path) for path in folder.glob("[0-9]*.sql"))


def migrate(db: sqlite3.Connection, path: Path, steps: Iterable[tuple[int, Path]] | None = None) -> None:
    """Bring the file up to date, each update in one transaction. A file with content is copied aside first."""
    current = int(db.execute("PRAGMA user_version").fetchone()[0])
    known = list(steps if steps is not None else numbered())
    if current > max((number for number, _ in known), default=0):
        raise NewerDatabase(too_new(path.name, current, version_note(db), known))
    missing = [(number, file) for number, file in known if number > current]
    if not missing:
        return
    if current > 0:
        aside = path.with_name(f"{path.stem}.before-{missing[0][0]:04d}{path.suffix}")
        copy(path, aside)
        log.info("database backed up to %s before its migration", aside.name)
    db.execute("PRAGMA foreign_keys=OFF")  # a table is changed by building it anew; that must not cascade
    try:
        for number, file in missing:
            _step(db, number, file)
    finally:
        db.execute("PRAGMA foreign_keys=ON")
    if current > 0:
        log.info("database migrated from schema %04d to %04d", current, missing[-1][0])


def _step(db: sqlite3.Connection, number: int, file: Path) -> None:
    with one_transaction(db):
        for statement in statements(file.read_text(encoding="utf-8")):
            db.execute(statement)
        orphans = db.execute("PRAGMA foreign_key_check").fetchall()
        if orphans:
            raise sqlite3.IntegrityError(f"{file.name} leaves {len(orphans)} rows that refer to nothing")
        db.execute(f"PRAGMA user_version={number:d}")


def statements(script: str) -> list[str]:
    """A script's statements one by one (executescript would commit in between)."""
    found, buffer = [], ""
    for line in script.splitlines(keepends=True):
        buffer += line
        if sqlite3.complete_statement(buffer):
            found.append(buffer)
            buffer = ""
    if buffer.strip():
        raise ValueError(f"unfinished statement: {buffer[:60]!r}")
    return found


# ---------------------------------------------------------------- each interaction once


class Repeated(Exception):
    """The interaction has been answered before; this is the answer."""

    def __init__(self, answer: str) -> None:
        super().__init__(answer)
        self.answer = answer


async def answer_to(db: Database, interaction_id: int) -> str | None:
    row = await db.one("SELECT answer FROM answers WHERE interaction_id=?", interaction_id)
    return None if row is None else str(row["answer"])


def answer_once(db: Connection, interaction_id: int | None, answer: str, now: float) -> None:
    """The first thing in whatever an interaction changes: if it comes again, nothing of it is done again."""
    if interaction_id is None:
        return
    new = db.execute(
        "INSERT INTO answers (interaction_id, answer, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        (interaction_id, answer, now),
    )
    if new.rowcount == 0:
        row = db.execute("SELECT answer FROM answers WHERE interaction_id=?", (interaction_id,)).fetchone()
        raise Repeated(row["answer"])


def forget_old_answers(db: Connection, before: float) -> int:
    """Interactions live for fifteen minutes; their answers need not be kept for ever."""
    return db.execute("DELETE FROM answers WHERE at<?", (before,)).rowcount


# ---------------------------------------------------------------- each thing by one process at a time


LEASE = 60.0
"""Seconds for which a claim holds, should its holder die with it."""
CLAIM_AGAIN = LEASE / 3
"""After so many it is claimed again by whoever is still at it."""


async def claim(db: Database, what: str) -> bool:
    """Whether it is ours now. A house in one process need not ask."""
    return not db.shared or await db.write(_claim, what, db.holder)


def _claim(db: Connection, what: str, holder: str) -> bool:
    """A row that another process is just writing is theirs: we do not wait for it."""
    sql = f"SELECT holder, until>{NOW} AS holds FROM claims WHERE what=? /* skip locked */"
    taken = db.execute(sql, (what,)).fetchone()
    if taken is not None and taken["holder"] != holder and taken["holds"]:
        return False
    claimed = db.execute(
        f"INSERT INTO claims (what, holder, until) VALUES (?1, ?2, {NOW} + {LEASE}) ON CONFLICT (what) DO UPDATE"
        f" SET holder=?2, until=excluded.until WHERE claims.holder=?2 OR claims.until<={NOW}",
        (what, holder),
    )
    return claimed.rowcount == 1


async def release(db: Database, what: str) -> None:
    if db.shared:
        await db.write(_release, what, db.holder)


def _release(db: Connection, what: str, holder: str) -> None:
    db.execute("DELETE FROM claims WHERE what=? AND holder=?", (what, holder))
