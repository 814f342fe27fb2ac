"""PostgreSQL in place of SQLite: the same transactions, statements and migrations, for several processes.

As in `storage.database`, one writer commits waiting transactions together, with reads beside it. A transaction may find
that another process was faster, which the versions of tables detect. Committed changes are announced to the other
processes with NOTIFY.
"""

import asyncio
import logging
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import psycopg
from psycopg import Connection as PgConnection
from psycopg.conninfo import conninfo_to_dict
from psycopg.rows import dict_row
from psycopg.types.numeric import FloatLoader, Int8Dumper

from storage import backups, transfer
from storage.data_folder import FolderInUse
from storage.database import (
    EVERYTHING,
    Asked,
    Database,
    NewerDatabase,
    Unreachable,
    numbered,
    statements,
    too_new,
    version_note,
)
from storage.dialects import Row, Rows, for_postgres, schema_for_postgres

log = logging.getLogger(__name__)

READERS = 3
CHANGED = "guildhall_changed"
"""NOTIFY channel for changed rows."""
MIGRATING, SERVING = 7_240_193, 7_240_194
"""Advisory locks: one held during migrations (several processes may start at once), one per shard held by the process
that serves it."""
LISTEN_AGAIN = 1.0
GOES_AWAY = 5.0
"""Seconds for which the lock of a process that has just died may still be held."""
IN_THE_WAY = (psycopg.errors.DeadlockDetected, psycopg.errors.SerializationFailure)
"""Conflicts with another process; the transaction is retried once."""
TRIES = 5
TOLD = {
    "tables": "id", "seats": "table_id", "drafts": "table_id", "orders": "table_id", "shoulders": "table_id",
    "followers": "table_id", "kept_seats": "table_id", "people": "user_id", "outbox": "table_id", "letters": "user_id",
}  # fmt: skip
"""Announced tables and the column that identifies the row: cached tables and people, and the outbox."""


class _BoolDumper(Int8Dumper):
    """Store flags as integers, as in SQLite."""

    def dump(self, obj: Any) -> bytes:
        return b"1" if obj else b"0"


def connect(address: str) -> "PgConnection[Any]":
    """Connect with the row and value types that the statements expect."""
    db: PgConnection[Any] = psycopg.connect(
        address, autocommit=True, row_factory=dict_row, cursor_factory=psycopg.RawCursor
    )
    _adapt(db)
    return db


def connect_or_say(address: str) -> "PgConnection[Any]":
    """Connect. Raises Unreachable."""
    try:
        return connect(address)
    except psycopg.OperationalError as gone:
        raise _unreachable(gone) from gone


def _adapt(db: Any) -> None:
    db.adapters.register_dumper(bool, _BoolDumper)
    db.adapters.register_loader("numeric", FloatLoader)


class Writing:
    """The connection within a transaction, translating statements to PostgreSQL."""

    def __init__(self, db: "PgConnection[Any]") -> None:
        self.db = db

    def execute(self, sql: str, parameters: Sequence[Any] = ()) -> Rows:
        return self.db.execute(for_postgres(sql), tuple(parameters))

    def executemany(self, sql: str, parameters: Iterable[Sequence[Any]]) -> None:
        with self.db.cursor() as cursor:
            cursor.executemany(for_postgres(sql), [tuple(each) for each in parameters])

    @property
    def in_transaction(self) -> bool:
        return self.db.info.transaction_status != psycopg.pq.TransactionStatus.IDLE


class PostgresDatabase(Database):
    """`address`: `postgresql://user:password@host/name`. `shards`: served by this process exclusively."""

    shared = True

    def __init__(self, address: str, shards: Sequence[int] = (0,)) -> None:
        super().__init__(Path("postgresql"))
        self.address, self.shards = address, shards
        self.holder = f"shard {shards[0]}"
        """Named by shard: claims of its previous process are taken over at once."""
        self._listening: asyncio.Task[None] | None = None
        self._pg: PgConnection[Any] | None = None
        self._readers: asyncio.Queue[psycopg.AsyncConnection[Any]] = asyncio.Queue()

    # ------------------------------------------------------------ opening and closing

    async def open(self) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._open_writer)
            for _ in range(READERS):
                await self._readers.put(await self._new_reader())
            listener = await self._new_listener()  # before anything is read, so that no later change is missed
            self._listening = asyncio.create_task(self._listen(listener), name="listening to the other processes")
            self._closed = False
        except psycopg.OperationalError as gone:
            await self.close()
            raise _unreachable(gone) from gone
        except BaseException:
            await self.close()
            raise

    def _open_writer(self) -> None:
        migrate(self._connected())

    async def _new_reader(self) -> "psycopg.AsyncConnection[Any]":
        db: psycopg.AsyncConnection[Any] = await psycopg.AsyncConnection.connect(
            self.address, autocommit=True, row_factory=dict_row, cursor_factory=psycopg.AsyncRawCursor
        )
        _adapt(db)
        return db

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            await self._write(lambda db: None, ())
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        while not self._readers.empty():
            await self._readers.get_nowait().close()
        if self._pg is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._pg.close)
            self._pg = None
        self._thread.shutdown(wait=True)

    # ------------------------------------------------------------ writing, on the writer's thread

    def _commit(self, together: list[Asked], loop: asyncio.AbstractEventLoop) -> None:
        """Commit in one transaction; after a conflict with another process, each by itself."""
        try:
            self._together(together)
        except IN_THE_WAY:
            for asked in together:
                self._alone(asked)
        except BaseException as failed:
            for asked in together:
                asked.error = _plainly(failed)
        loop.call_soon_threadsafe(self._committed, together)

    def _alone(self, asked: Asked) -> None:
        for _ in range(TRIES):
            asked.result = asked.error = None
            try:
                self._together([asked])
                return
            except IN_THE_WAY as others:
                asked.error = _plainly(others)
            except BaseException as failed:
                asked.error = _plainly(failed)
                return

    def _together(self, together: list[Asked]) -> None:
        writing = self._begun()
        with the_rest_of_a_transaction(writing):
            for asked in together:
                asked.run(writing, IN_THE_WAY)

    def _begun(self) -> Writing:
        """Begin a transaction, reconnecting if the connection was lost since the last one."""
        writing = Writing(self._connected())
        try:
            writing.execute("BEGIN")
        except psycopg.OperationalError:
            writing = Writing(self._connected())
            writing.execute("BEGIN")
        return writing

    def _connected(self) -> "PgConnection[Any]":
        """The connection, reconnected once if it was lost."""
        if self._pg is None or self._pg.closed or self._pg.broken:
            self._pg = connect(self.address)
            given_up = time.monotonic() + GOES_AWAY
            for shard in self.shards:
                while not self._serves(self._pg, shard):
                    if time.monotonic() > given_up:
                        self._pg.close()
                        raise FolderInUse(f"shard {shard} of this database is served by another process")
                    time.sleep(0.05)
        return self._pg

    def _serves(self, db: "PgConnection[Any]", shard: int) -> bool:
        held = db.execute("SELECT pg_try_advisory_lock($1, $2) AS ours", (SERVING, shard)).fetchone()
        return held is not None and bool(held["ours"])

    # ------------------------------------------------------------ what others write

    async def _new_listener(self) -> "psycopg.AsyncConnection[Any]":
        listener = await self._new_reader()
        await listener.execute(f"LISTEN {CHANGED}")
        return listener

    async def _listen(self, listener: "psycopg.AsyncConnection[Any]") -> None:
        """Receive notifications until closed. After a lost connection everything may have changed."""
        while True:
            try:
                async with listener:
                    async for told in listener.notifies():
                        if self._pg is None or told.pid != self._pg.info.backend_pid:
                            kind, _, which = told.payload.partition(" ")
                            self.heard_elsewhere(kind, which)
            except psycopg.Error as gone:
                log.warning(
                    "database unreachable, listening to the other processes again in %.0f s: %s", LISTEN_AGAIN, gone
                )
            listener = await self._listen_again()
            self.heard_elsewhere(EVERYTHING, "")

    async def _listen_again(self) -> "psycopg.AsyncConnection[Any]":
        while True:
            await asyncio.sleep(LISTEN_AGAIN)
            try:
                return await self._new_listener()
            except psycopg.Error as gone:
                log.info("database still unreachable, retrying in %.0f s: %s", LISTEN_AGAIN, gone)

    # ------------------------------------------------------------ reading

    async def all(self, sql: str, *params: Any) -> list[Row]:
        reader = await self._readers.get()
        try:
            try:
                return await _read(reader, sql, params)
            except psycopg.OperationalError as broken:
                log.info("a query failed, retrying on a new connection: %s", broken)
                reader = await self._new_reader()
                return await _read(reader, sql, params)
        except psycopg.OperationalError as gone:
            raise _unreachable(gone) from gone
        finally:
            self._readers.put_nowait(reader)

    async def backup(self, target: Path) -> None:
        from storage import dumps  # imported here because it imports this module

        await asyncio.to_thread(dumps.back_up, self.address, target)


def _plainly(failed: BaseException) -> BaseException:
    """Translate psycopg's errors: a lost or overloaded database becomes Unreachable, which callers retry."""
    if not isinstance(failed, psycopg.OperationalError):
        return failed
    gone = _unreachable(failed)
    gone.__cause__ = failed
    return gone


def _unreachable(failed: psycopg.OperationalError) -> Unreachable:
    return Unreachable(f"database unreachable: {str(failed).strip()}")


async def _read(reader: "psycopg.AsyncConnection[Any]", sql: str, params: Sequence[Any]) -> list[Row]:
    return list(await (await reader.execute(for_postgres(sql), params)).fetchall())


@contextmanager
def one_transaction(db: Writing) -> Iterator[None]:
    db.execute("BEGIN")
    with the_rest_of_a_transaction(db):
        yield


@contextmanager
def the_rest_of_a_transaction(db: Writing) -> Iterator[None]:
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        if not db.db.closed and db.in_transaction:
            db.execute("ROLLBACK")
        raise


# ---------------------------------------------------------------- migrations


def migrate(db: "PgConnection[Any]", steps: Iterable[tuple[int, Path]] | None = None) -> None:
    """Migrate the schema, each step in one transaction; several processes may try at once."""
    known = list(steps if steps is not None else numbered())
    db.execute("SELECT pg_advisory_lock($1)", (MIGRATING,))
    try:
        db.execute("CREATE TABLE IF NOT EXISTS schema_version (only_one INTEGER PRIMARY KEY, number INTEGER NOT NULL)")
        found = db.execute("SELECT number FROM schema_version").fetchone()
        current = 0 if found is None else int(found["number"])
        if current > max((number for number, _ in known), default=0):
            raise NewerDatabase(too_new("the database", current, version_note(db), known))
        missing = [(number, file) for number, file in known if number > current]
        for number, file in missing:
            _step(db, number, file)
        if missing and current > 0:
            log.info("database migrated from schema %04d to %04d", current, missing[-1][0])
        told = db.execute("SELECT count(*) AS n FROM pg_trigger WHERE tgname='tell_the_others'").fetchone()
        if told is None or told["n"] < len(TOLD):
            _tell_the_others(db)
    finally:
        db.execute("SELECT pg_advisory_unlock($1)", (MIGRATING,))


def _step(db: "PgConnection[Any]", number: int, file: Path) -> None:
    with one_transaction(Writing(db)):
        for statement in statements(file.read_text(encoding="utf-8")):
            db.execute(schema_for_postgres(statement))
        db.execute(
            "INSERT INTO schema_version VALUES (1, $1) ON CONFLICT (only_one) DO UPDATE SET number=excluded.number",
            (number,),
        )


def take_over(address: str, source: Any) -> dict[str, int]:
    """Copy everything from an SQLite connection in one transaction; returns the number of rows per table. Raises Filled
    if the database is not empty."""
    with closing(connect_or_say(address)) as db:
        migrate(db)
        writing = Writing(db)
        if transfer.count(writing, "tables"):
            raise transfer.Filled(f"there are {transfer.count(writing, 'tables')} tables in that database already")
        with one_transaction(writing):
            copied = {name: transfer.copy_rows(source, writing, name) for name in transfer.names_of(source)}
            for name in NUMBERED:
                db.execute(
                    f"SELECT setval(pg_get_serial_sequence('{name}', 'id'),"
                    f" (SELECT coalesce(max(id), 0) + 1 FROM {name}), false)"
                )
    return copied


def place_of(address: str) -> str:
    """The address without the password."""
    parts = conninfo_to_dict(address)
    return f"postgresql://{parts.get('host') or ''}/{parts.get('dbname') or ''}"


def living_games(address: str) -> Iterator[backups.LivingGame]:
    """All running games in one consistent snapshot."""
    with closing(connect(address)) as db:
        db.execute("BEGIN ISOLATION LEVEL REPEATABLE READ")
        yield from backups.games_in(Writing(db))


NUMBERED = ("outbox", "letters", "acts", "notes", "orders", "tenures")
"""Tables with ids assigned by the database, whose sequences continue after the copied rows."""


def _tell_the_others(db: "PgConnection[Any]") -> None:
    """Create the triggers that announce each changed row once per transaction."""
    db.execute(
        "CREATE OR REPLACE FUNCTION guildhall_tell() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
        f" PERFORM pg_notify('{CHANGED}', TG_TABLE_NAME || ' ' || (to_jsonb(coalesce(NEW, OLD)) ->> TG_ARGV[0]));"
        " RETURN NULL; END $$"
    )
    for table, column in TOLD.items():
        db.execute(
            f"CREATE OR REPLACE TRIGGER tell_the_others AFTER INSERT OR UPDATE OR DELETE ON {table}"
            f" FOR EACH ROW EXECUTE FUNCTION guildhall_tell('{column}')"
        )
