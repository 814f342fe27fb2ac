"""One SQLite file in WAL mode with one writer thread and one reader.

A transaction is a plain function run on the writer's thread. The caller waits behind a shield: a cancelled task still
waits for the end of its transaction, so that none is left open or running after its lock is released.

The commit is the slow part. Transactions requested while a commit is in progress share the next one, and so do those
requested in one turn of the event loop, each in a savepoint of its own: each succeeds or fails alone, and is
acknowledged once the commit is on the disk.
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

from storage.dialects import GATHER, NOW, Connection, Row

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
"""Passed to `heard_elsewhere` when any row may have been changed by another process."""


class StaleVersion(Exception):
    """The table has changed since the caller read it."""


class Unreachable(ConnectionError):
    """The database does not answer or refuses the connection. Temporary; whether a transaction in progress was
    committed is unknown."""


class NewerDatabase(Exception):
    """The database was written by a later version of Guildhall."""


class Damaged(sqlite3.DatabaseError):
    """Stored pages or positions cannot be read."""


class Database:
    shared = False
    """Whether other processes write to the same database."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.holder = f"{os.getpid()}-{secrets.token_hex(4)}"
        """Name of this process in the claims table."""
        self.heard_elsewhere: Callable[[str, str], None] = lambda kind, which: None
        """Called with the database table and row key that another process has written."""
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="sqlite-writer")
        self._asked: list[Asked] = []
        """Transactions waiting for the commit in progress."""
        self._busy = False
        self._closed = True
        self.commits = 0
        """Number of commits, for the metrics."""
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
        """Finish all requested transactions and fold the WAL into the database file."""
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
        """Run `transaction(connection, *args)` as one transaction. It is on the disk when this returns."""
        assert not self._closed, "the database is closed"
        return await self._write(transaction, args)

    async def _write(self, transaction: Callable[..., T], args: tuple[Any, ...]) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._asked.append(Asked(transaction, args, future))
        if not self._busy:
            self._busy = True
            asyncio.get_running_loop().call_soon(self._commit_next)
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
        """Run the waiting transactions and commit them together, on the writer's thread."""
        assert self._writer is not None
        try:
            with one_transaction(self._writer):
                for asked in together:
                    asked.run(self._writer)
        except BaseException as failed:  # the commit itself failed: none of the transactions took effect
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
        """All rows of one statement. Fetching them at once leaves no cursor open that would hold an old snapshot."""
        assert self._reader is not None, "the database is closed"
        try:
            return list(await self._reader.execute_fetchall(sql, params))
        except sqlite3.DatabaseError as broken:
            raise _plainly(broken) from broken

    async def one(self, sql: str, *params: Any) -> Row | None:
        rows = await self.all(sql, *params)
        return rows[0] if rows else None

    async def backup(self, target: Path) -> None:
        """Write a consistent copy in the background. It gets its final name when it is complete."""
        assert self._reader is not None, "the database is closed"
        await asyncio.to_thread(copy, self.path, target)


@dataclass(slots=True)
class Asked:
    """A transaction and the future of its result."""

    transaction: Callable[..., Any]
    args: tuple[Any, ...]
    future: "asyncio.Future[Any]"
    result: Any = None
    error: BaseException | None = None

    def run(self, db: Any, in_the_way: tuple[type[BaseException], ...] = ()) -> None:
        """Run in a savepoint of the shared commit.

        If the savepoint cannot be rolled back, or the failure is one of `in_the_way`, the whole commit fails.
        """
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
    """Translate SQLite's errors about corrupt pages into Damaged."""
    code = getattr(failed, "sqlite_errorcode", None)
    if code is None or code & 0xFF != sqlite3.SQLITE_CORRUPT:
        return failed
    damaged = Damaged(str(failed))
    damaged.__cause__ = failed
    return damaged


async def _end_of(future: "asyncio.Future[Any]") -> None:
    """Wait for a future, even if the waiting task is cancelled."""
    while not future.done():
        try:
            await asyncio.wait([future])
        except asyncio.CancelledError:
            continue


@contextmanager
def one_transaction(db: sqlite3.Connection) -> Iterator[None]:
    """Commit at the end or roll back, also when the COMMIT fails (full disk). The connection stays usable."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def copy(source: Path, target: Path) -> None:
    """Copy a database that may be in use. A failed copy leaves no file, and the source stays as it is."""
    partial = target.with_name(target.name + ".partial")
    partial.unlink(missing_ok=True)
    partial.touch(mode=0o600)
    with closing(connect_to_read(source)) as db:
        db.execute("VACUUM INTO ?", (str(partial),))
    os.replace(partial, target)


def connect_to_read(path: Path) -> sqlite3.Connection:
    """Open read-only. SQLite keeps an index beside a file in WAL mode; a file without a log is read without one where
    nothing can be written."""
    address = f"{path.absolute().as_uri()}?mode=ro"
    db = sqlite3.connect(address, uri=True)
    try:
        db.execute("PRAGMA schema_version")
    except BaseException as failed:
        db.close()
        if not isinstance(failed, sqlite3.OperationalError) or Path(f"{path}-wal").exists():
            raise
        return sqlite3.connect(f"{address}&immutable=1", uri=True)
    return db


def connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    db.row_factory = sqlite3.Row
    try:
        for pragma in PRAGMAS:
            db.execute(pragma)
    except BaseException:  # no database, or a locked one: Python does not close it by itself
        db.close()
        raise
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


def migrate(
    db: sqlite3.Connection, path: Path, steps: Iterable[tuple[int, Path]] | None = None, *, copied: bool = False
) -> None:
    """Migrate the file to the current schema, each step in one transaction. A non-empty file is copied first, unless
    it is a copy itself."""
    current = int(db.execute("PRAGMA user_version").fetchone()[0])
    known = list(steps if steps is not None else numbered())
    if current > max((number for number, _ in known), default=0):
        raise NewerDatabase(too_new(path.name, current, version_note(db), known))
    missing = [(number, file) for number, file in known if number > current]
    if not missing:
        return
    if current > 0 and not copied:
        aside = path.with_name(f"{path.stem}.before-{missing[0][0]:04d}{path.suffix}")
        copy(path, aside)
        log.info("database backed up to %s before its migration", aside.name)
    db.execute("PRAGMA foreign_keys=OFF")  # a table is changed by rebuilding it, which must not cascade
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
    """Split a script into statements (executescript would commit between them)."""
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
    """The interaction was answered before; carries that answer."""

    def __init__(self, answer: str) -> None:
        super().__init__(answer)
        self.answer = answer


async def answer_to(db: Database, interaction_id: int) -> str | None:
    row = await db.one("SELECT answer FROM answers WHERE interaction_id=?", interaction_id)
    return None if row is None else str(row["answer"])


def answer_once(db: Connection, interaction_id: int | None, answer: str, now: float) -> None:
    """Record the answer to an interaction. Raises Repeated if it was answered before. Must come first in the
    transaction."""
    if interaction_id is None:
        return
    new = db.execute(
        "INSERT INTO answers (interaction_id, answer, at) VALUES (?, ?, ?)"
        f" ON CONFLICT DO NOTHING /* one row */ {GATHER}",
        (interaction_id, answer, now),
    )
    if new.rowcount == 0:
        row = db.execute("SELECT answer FROM answers WHERE interaction_id=?", (interaction_id,)).fetchone()
        raise Repeated(row["answer"])


def forget_old_answers(db: Connection, before: float) -> int:
    """Delete answers to interactions from before that time: interactions expire after fifteen minutes."""
    return db.execute("DELETE FROM answers WHERE at<?", (before,)).rowcount


# ---------------------------------------------------------------- each thing by one process at a time


LEASE = 60.0
"""Seconds until the claim of a dead process expires."""
CLAIM_AGAIN = LEASE / 3
"""Seconds after which a holder renews its claim."""


async def claim(db: Database, what: str) -> bool:
    """Claim a duty for this process. Always true with a single process."""
    return not db.shared or await db.write(_claim, what, db.holder)


def _claim(db: Connection, what: str, holder: str) -> bool:
    """Insert or renew a claim. A row locked by another process counts as theirs."""
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
