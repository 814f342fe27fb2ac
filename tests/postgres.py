"""A PostgreSQL for tests: Debian's, started on first use, not as root, and stopped with the process that started it."""

import asyncio
import atexit
import itertools
import os
import pwd
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Iterable, Sequence
from contextlib import closing, suppress
from functools import cache
from pathlib import Path
from typing import Any

import psycopg
import pytest

from storage.dialects import for_postgres
from storage.postgres import READERS, PostgresDatabase, connect, migrate

WHY_NOT = "there is no PostgreSQL here (Debian: the package postgresql)"


def programs() -> Path | None:
    """Folder of the newest installed PostgreSQL, or None."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    return found[-1].parent if found else None


def _user() -> str | None:
    """The user to run it as: PostgreSQL does not start as root."""
    if os.getuid() != 0:
        return None
    return next((name for name in ("postgres", "nobody") if _is_there(name)), None)


def _is_there(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True


def processes() -> dict[int, tuple[str, int]]:
    """Process id → its state (Z: dead) and its parent."""
    found = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it is gone by now
            state, parent, *_ = stat.read_text().rpartition(") ")[2].split()
            found[int(stat.parent.name)] = state, int(parent)
    return found


class Cluster:
    def __init__(self, bin_: Path, *, safe: bool = False) -> None:
        """`safe`: commits are flushed to disk. Most tests need not survive a power cut."""
        self.bin, self.user, self.safe = bin_, _user(), safe
        self.home = Path(tempfile.mkdtemp(prefix="guildhall-pg-"))
        if self.user is not None:
            shutil.chown(self.home, self.user)
        self.home.chmod(0o755)
        self.data = self.home / "data"
        self.run(
            "initdb", "-D", str(self.data), "-A", "trust", "-U", "guildhall", "--no-sync", "-E", "UTF8", "--locale=C"
        )
        self.start()
        self.count = 0
        self.made = self.new(template="template1")
        """Template with the whole schema."""
        with closing(connect(self.made)) as db:
            migrate(db)

    def run(self, program: str, *arguments: str) -> None:
        command = [str(self.bin / program), *arguments]
        subprocess.run(
            command, check=True, user=self.user, group=self.user, cwd=self.home, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL,
        )  # fmt: skip

    def start(self) -> None:
        """Start on a socket of its own: no port is taken."""
        fsync = "on" if self.safe else "off"
        options = f"-k {self.home} -c listen_addresses= -c fsync={fsync} -c max_connections=60 -c shared_buffers=32MB"
        self.run("pg_ctl", "-D", str(self.data), "-w", "-o", options, "-l", str(self.home / "log"), "start")

    def kill(self) -> None:
        """kill -9 of all its processes at once."""
        server = int((self.data / "postmaster.pid").read_text().splitlines()[0])
        os.kill(server, signal.SIGSTOP)  # no new processes from here on
        mine = [server, *(process_id for process_id, (_, parent) in processes().items() if parent == server)]
        for process_id in mine:
            with suppress(ProcessLookupError):
                os.kill(process_id, signal.SIGKILL)
        given_up = time.monotonic() + 60
        while any(state != "Z" for process_id, (state, _) in processes().items() if process_id in mine):
            assert time.monotonic() < given_up, "kill -9 has killed nobody"
            time.sleep(0.005)
        for left in (self.data / "postmaster.pid", self.home / ".s.PGSQL.5432.lock"):
            left.unlink()  # it may name a process without a parent that is never reaped

    def new(self, template: str = "") -> str:
        """Make an empty database; returns its address."""
        self.count += 1
        template = template or self.made.partition("?")[0].rpartition("/")[2]
        name = f"house{os.getpid()}_{self.count}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as db:
            db.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.address(name)

    def address(self, name: str) -> str:
        return f"postgresql://guildhall@/{name}?host={self.home}"

    def close(self) -> None:
        try:
            self.run("pg_ctl", "-D", str(self.data), "-w", "-m", "immediate", "stop")
        finally:
            shutil.rmtree(self.home, ignore_errors=True)


WANTED = os.environ.get("GUILDHALL_TEST_DATABASE") == "postgres"
"""Whether all tests of `storage`, `tables` and `faults` are run on PostgreSQL."""
LISTENER_DELAY = float(os.environ.get("GUILDHALL_TEST_LISTENER_DELAY") or 0)
"""Seconds until a database of the tests begins to listen to other processes."""
_addresses: dict[Path, str] = {}
_shards = itertools.count(1)
"""Shards of the databases opened by tests; 0 is a bot's default."""


class LateListener(PostgresDatabase):
    """Delays its last connection, which listens to other processes, by `delay` seconds."""

    delay = LISTENER_DELAY

    def __init__(self, address: str, shards: Sequence[int] = (0,)) -> None:
        super().__init__(address, shards)
        self._made = 0

    async def _new_reader(self) -> "psycopg.AsyncConnection[Any]":
        self._made += 1
        if self._made > READERS:
            await asyncio.sleep(self.delay)
        return await super()._new_reader()


def at(path: Path) -> PostgresDatabase:
    """The database that replaces a file, always the same for the same file, opened as by another process with its
    own shard."""
    made = LateListener(address_of(path), [next(_shards)])
    made.path = path
    return made


def address_of(path: Path) -> str:
    """Address of the database that replaces a file when the tests run on PostgreSQL; else empty."""
    if not WANTED:
        return ""
    found = cluster()
    if found is None:
        pytest.skip(WHY_NOT)
    if path not in _addresses:
        _addresses[path] = found.new()
    return _addresses[path]


def rows(path: Path, sql: str, *given: object) -> list[Any]:
    """Rows in the database of a file, or in the one that replaces it, read from outside the bot."""
    if WANTED:
        with closing(connect(address_of(path))) as server:
            return server.execute(for_postgres(sql), given).fetchall()
    with closing(sqlite3.connect(path, timeout=60)) as file:
        file.row_factory = sqlite3.Row
        return file.execute(sql, given).fetchall()


def values(found: Iterable[Any]) -> list[tuple[Any, ...]]:
    """The rows without the names of the columns."""
    return [tuple(row[name] for name in row.keys()) for row in found]  # noqa: SIM118, a row of SQLite has no other way


def contents(address: str) -> dict[str, list[tuple[Any, ...]]]:
    """All rows by table, in the order of the keys."""
    with psycopg.connect(address) as db:
        names = db.execute("SELECT tablename FROM pg_tables WHERE schemaname='public' ORDER BY 1").fetchall()
        return {name: sorted(db.execute(f"SELECT * FROM {name}").fetchall(), key=repr) for (name,) in names}  # type: ignore[arg-type]


@cache
def cluster(safe: bool = False) -> Cluster | None:
    """The cluster of this process; None if PostgreSQL is not available."""
    found = programs()
    if found is None or (os.getuid() == 0 and _user() is None):
        return None
    made = Cluster(found, safe=safe)
    atexit.register(made.close)
    return made
