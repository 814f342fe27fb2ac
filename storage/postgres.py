"""PostgreSQL in place of SQLite: the same transactions, statements and migrations, for several processes.

As in `storage.database`, one writer commits waiting transactions together, with reads beside it. They are pipelined;
if that fails they are repeated one statement at a time, each in a savepoint. A transaction may find that another
process was faster, which the versions of tables detect. What was changed is written to the change log.
"""

import asyncio
import logging
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import aclosing, closing, contextmanager
from pathlib import Path
from typing import Any

import psycopg
from psycopg import Connection as PgConnection
from psycopg.conninfo import conninfo_to_dict
from psycopg.rows import dict_row
from psycopg.types.numeric import FloatLoader, Int8Dumper

from storage import backups, change_log, transfer
from storage.change_log import Changed, Snapshot
from storage.data_folder import FolderInUse
from storage.database import (
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
from storage.pipeline import Pipeline

log = logging.getLogger(__name__)

READERS = 3
MIGRATING, SERVING = 7_240_193, 7_240_194
"""Advisory locks: one held during migrations (several processes may start at once), one per shard held by the process
that serves it."""
LISTEN_AGAIN = 1.0
TELL_EVERY = 0.05
"""Minimum seconds between two notifications sent, and between two looks at the change log."""
GOES_AWAY = 5.0
"""Seconds for which the lock of a process that has just died may still be held."""
GONE = (psycopg.OperationalError, psycopg.errors.ReadOnlySqlTransaction)
"""What is retried: no connection, or one to a standby that cannot be written."""
IN_THE_WAY = (psycopg.errors.DeadlockDetected, psycopg.errors.SerializationFailure)
"""Conflicts with another process; the transaction is retried once."""
TRIES = 5


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
        self.changed: dict[Changed, None] = {}

    def execute(self, sql: str, parameters: Sequence[Any] = ()) -> Rows:
        if (changed := change_log.changed_by(sql, parameters)) is not None:
            self.changed[changed] = None
        return self.db.execute(for_postgres(sql), tuple(parameters))

    def executemany(self, sql: str, parameters: Iterable[Sequence[Any]]) -> None:
        for each in parameters:
            self.execute(sql, each)

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
        self._telling: asyncio.Task[None] | None = None
        self._trimming: asyncio.Task[None] | None = None
        self._logged = False
        """Whether the transaction in progress writes to the change log."""
        self._untold = False
        """Whether it has committed rows for which no notification was sent."""
        self._seen = Snapshot(0, [])
        """What this process has seen of the change log."""
        self._pg: PgConnection[Any] | None = None
        self._pipeline: Pipeline | None = None
        self._readers: asyncio.Queue[psycopg.AsyncConnection[Any]] = asyncio.Queue()

    # ------------------------------------------------------------ opening and closing

    async def open(self) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._open_writer)
            for _ in range(READERS):
                await self._readers.put(await self._new_reader())
            listener = await self._new_listener()  # before anything is read, so that no later change is missed
            self._listening = asyncio.create_task(self._listen(listener), name="listening to the other processes")
            self._trimming = asyncio.create_task(self._trim(), name="trimming the change log")
            self._closed = False
        except GONE as gone:
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
        # nothing is written here but notifications, which need not be on disk
        await db.execute("SET default_transaction_read_only TO on")
        await db.execute("SET synchronous_commit TO off")
        return db

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            await self._write(lambda db: None, ())
        for task in (self._listening, self._telling, self._trimming):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
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
            if not self._pipelined(together):
                self._together(together)
        except IN_THE_WAY:
            for asked in together:
                self._alone(asked)
        except BaseException as failed:
            for asked in together:
                asked.error = _plainly(failed)
        loop.call_soon_threadsafe(self._committed, together)

    def _committed(self, together: list[Asked]) -> None:
        self._untold, self._logged = self._untold or self._logged, False
        super()._committed(together)
        if self._untold and (self._telling is None or self._telling.done()):
            self._telling = asyncio.create_task(self._tell(), name="waking the other processes")

    def _pipelined(self, together: list[Asked]) -> bool:
        """Whether the transactions were committed, all of them. If not, none was, and they can be repeated."""
        db, committing = self._connected(), False
        assert self._pipeline is not None
        try:
            self._pipeline.begin()
            for asked in together:
                asked.result = asked.transaction(self._pipeline, *asked.args)
                self._pipeline.flush()
            self._log_changes(self._pipeline)
            committing = True
            self._pipeline.commit()
            self._pipeline.end()
        except BaseException as failed:
            if committing and db.closed:
                raise  # nobody knows whether it was committed
            log.debug("a pipelined transaction failed, it is repeated one statement at a time: %r", failed)
            if not db.closed:
                self._pipeline.end()
                db.execute("ROLLBACK")
            return False
        return True

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
                asked.result, asked.error, changed = None, None, dict(writing.changed)
                asked.run(writing, IN_THE_WAY)
                if asked.error is not None:
                    asked.error, writing.changed = _plainly(asked.error), changed
            self._log_changes(writing)

    def _log_changes(self, writing: Writing | Pipeline) -> None:
        if writing.changed:
            change_log.write(writing, self.holder, writing.changed)
            self._logged = True

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
        if self._pg is None or self._pipeline is None or self._pg.closed or self._pipeline.is_lost():
            if self._pg is not None:
                self._pg.close()
            self._pg = connect(self.address)
            self._pg.prepare_threshold = None  # the pipeline prepares its statements itself
            self._pipeline = Pipeline(self._pg)
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

    async def _tell(self) -> None:
        """Notify the other processes of new rows in the change log. What is lost here they find by themselves."""
        while self._untold:
            self._untold = False
            try:
                await self.all("SELECT pg_notify(?, ?)", change_log.CHANNEL, self.holder)
            except Unreachable as gone:
                log.info("the other processes were not notified, they will see for themselves: %s", gone)
            await asyncio.sleep(TELL_EVERY)

    async def _new_listener(self) -> "psycopg.AsyncConnection[Any]":
        listener = await self._new_reader()
        await listener.execute(
            "SET enable_seqscan TO off"
        )  # the log is read by its index, however little is known of it
        await listener.execute(f"LISTEN {change_log.CHANNEL}")
        row = await (await listener.execute(change_log.SNAPSHOT)).fetchone()
        assert row is not None
        self._seen = Snapshot.read(row["snapshot"])
        return listener

    async def _listen(self, listener: "psycopg.AsyncConnection[Any]") -> None:
        """Read the change log until closed. After a lost connection everything may have changed."""
        while True:
            try:
                async with listener:
                    await self._read_log(listener)
            except psycopg.Error as gone:
                log.warning(
                    "database unreachable, listening to the other processes again in %.0f s: %s", LISTEN_AGAIN, gone
                )
            listener = await self._listen_again()
            self.heard_elsewhere(*change_log.ALL)

    async def _read_log(self, listener: "psycopg.AsyncConnection[Any]") -> None:
        """Read the change log after each notification, and periodically."""
        read_at = time.monotonic()
        while True:
            found = await listener.execute(change_log.NEWS, (self._seen.end, self._seen.running, self.holder))
            self._seen, changed = change_log.read(await found.fetchall())
            overslept, read_at = time.monotonic() - read_at > change_log.KEPT / 2, time.monotonic()
            for kind, key in [change_log.ALL] if overslept else changed:
                self.heard_elsewhere(kind, key)
            await asyncio.sleep(TELL_EVERY)
            await self._woken(listener)

    async def _woken(self, listener: "psycopg.AsyncConnection[Any]") -> None:
        """Wait for a notification of another process, at most POLL seconds; one look at the log answers all that have
        come."""
        async with aclosing(listener.notifies(timeout=change_log.POLL)) as notifications:
            async for told in notifications:
                if told.payload != self.holder:
                    break
        async for _ in listener.notifies(timeout=0):
            pass

    async def _trim(self) -> None:
        while True:
            await asyncio.sleep(change_log.TRIM_EVERY)
            try:
                await self.write(change_log.trim)
            except Unreachable as gone:
                log.info("trimming the change log failed, retrying in %.0f s: %s", change_log.TRIM_EVERY, gone)

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
    """Translate psycopg's errors: a lost, overloaded or read-only database becomes Unreachable, which callers retry."""
    if not isinstance(failed, GONE):
        return failed
    gone = _unreachable(failed)
    gone.__cause__ = failed
    return gone


def _unreachable(failed: psycopg.Error) -> Unreachable:
    said = " ".join(str(failed).split()).rstrip(".?")  # in one line of the log, and inside of other sentences
    return Unreachable(f"database unreachable: {said}")


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
        db.execute("DROP FUNCTION IF EXISTS guildhall_tell() CASCADE")  # the triggers of schemas before the change log
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
            for row in db.execute(NUMBERED).fetchall():
                name = row["table_name"]
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


NUMBERED = (
    "SELECT table_name FROM information_schema.columns"
    " WHERE table_schema=current_schema() AND column_name='id' AND is_identity='YES'"
)
"""Tables with ids assigned by the database, whose sequences continue after the copied rows."""
