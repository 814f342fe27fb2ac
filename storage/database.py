"""One SQLite file in WAL mode: one writer that nobody can interrupt, one reader beside it.

A transaction is one plain function run on the writer's thread between BEGIN and COMMIT. The caller waits for it behind
a shield: a cancelled task gives up waiting, but never leaves a transaction open or half done.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

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


class StaleVersion(Exception):
    """The table has moved on since the caller looked."""


class Database:
    def __init__(self, path: Path) -> None:
        self.path = path
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="sqlite-writer")
        self._writer: sqlite3.Connection | None = None
        self._reader: aiosqlite.Connection | None = None

    async def open(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._open_writer)
        self._reader = await aiosqlite.connect(self.path, isolation_level=None)
        self._reader.row_factory = sqlite3.Row
        for pragma in PRAGMAS:
            await self._reader.execute(pragma)

    def _open_writer(self) -> None:
        self._writer = connect(self.path)
        migrate(self._writer, self.path)

    async def close(self) -> None:
        if self._reader is not None:
            await self._reader.close()
            self._reader = None
        if self._writer is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._close_writer)
        self._thread.shutdown(wait=True)

    def _close_writer(self) -> None:
        assert self._writer is not None
        self._writer.execute("PRAGMA optimize")
        self._writer.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._writer.close()
        self._writer = None

    # ------------------------------------------------------------ writing

    async def write(self, transaction: Callable[..., T], *args: Any) -> T:
        """Run `transaction(connection, *args)` as one transaction. When this returns, it is on the disk."""
        future = asyncio.get_running_loop().run_in_executor(self._thread, self._run, transaction, args)
        return await asyncio.shield(future)

    def _run(self, transaction: Callable[..., T], args: tuple[Any, ...]) -> T:
        db = self._writer
        assert db is not None, "the database is closed"
        db.execute("BEGIN IMMEDIATE")
        try:
            result = transaction(db, *args)
        except BaseException:
            db.execute("ROLLBACK")
            raise
        db.execute("COMMIT")
        return result

    # ------------------------------------------------------------ reading

    async def all(self, sql: str, *params: Any) -> list[sqlite3.Row]:
        assert self._reader is not None, "the database is closed"
        async with self._reader.execute(sql, params) as cursor:
            return list(await cursor.fetchall())

    async def one(self, sql: str, *params: Any) -> sqlite3.Row | None:
        rows = await self.all(sql, *params)
        return rows[0] if rows else None

    async def backup(self, target: Path) -> None:
        """A consistent copy while the house is open."""
        assert self._reader is not None, "the database is closed"
        await self._reader.execute("VACUUM INTO ?", (str(target),))


def connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    db.row_factory = sqlite3.Row
    for pragma in PRAGMAS:
        db.execute(pragma)
    return db


# ---------------------------------------------------------------- migrations


def numbered(folder: Path = MIGRATIONS) -> list[tuple[int, Path]]:
    return sorted((int(path.name.split("_")[0]), path) for path in folder.glob("[0-9]*.sql"))


def migrate(db: sqlite3.Connection, path: Path, steps: Iterable[tuple[int, Path]] | None = None) -> None:
    """Bring the file up to date, each step in one transaction. A file with content is copied aside first."""
    current = int(db.execute("PRAGMA user_version").fetchone()[0])
    missing = [(number, file) for number, file in (steps if steps is not None else numbered()) if number > current]
    if not missing:
        return
    if current > 0:
        aside = path.with_name(f"{path.stem}.before-{missing[-1][0]:04d}{path.suffix}")
        aside.unlink(missing_ok=True)
        db.execute("VACUUM INTO ?", (str(aside),))
        log.info("backed up the database to %s before migrating", aside.name)
    for number, file in missing:
        db.execute("BEGIN IMMEDIATE")
        try:
            for statement in statements(file.read_text(encoding="utf-8")):
                db.execute(statement)
            db.execute(f"PRAGMA user_version={number:d}")
        except BaseException:
            db.execute("ROLLBACK")
            raise
        db.execute("COMMIT")
        log.info("migrated the database to %04d", number)


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
