"""A pipelined transaction on PostgreSQL: statements are sent without waiting for the results of earlier ones.

It waits when a result is looked at, and for the commit. What several transactions write by the same statement, marked
with GATHER, is written by one. Any failure of a statement fails the whole transaction; the caller repeats it one
statement at a time to learn which one it was.

It uses libpq's pipeline mode through `psycopg.pq`, because psycopg's own pipeline takes a statement for prepared that
the server has skipped after an error, and spends nine times the CPU on a short statement (30 µs against 3).
"""

import select
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from itertools import count
from typing import Any

from psycopg import Connection as PgConnection
from psycopg import OperationalError
from psycopg.adapt import Transformer
from psycopg.pq import ExecStatus
from psycopg.pq.abc import PGresult

from storage import change_log
from storage.change_log import Changed
from storage.dialects import GATHER, ONE_ROW, for_postgres
from storage.gathered import Gathered, array, for_rows, must_insert

MOST_PREPARED = 400
"""Maximum prepared statements per connection; further ones are sent in full each time."""


class PipelineFailed(Exception):
    """A statement failed, and with it the transaction."""


@cache
def _translated(sql: str) -> bytes:
    """Statement for PostgreSQL. One that must change a row fails if it does not: an INSERT by the conflict, others by
    dividing by the number of rows."""
    translated = for_postgres(must_insert(sql))
    if ONE_ROW in sql and not sql.startswith("INSERT"):
        translated = f"WITH changed AS ({translated} RETURNING 1) SELECT 1 / count(*) FROM changed"
    return translated.encode()


def _dump(value: Any) -> bytes | None:
    if value is None or isinstance(value, bytes):
        return value
    return (str(int(value)) if isinstance(value, bool) else str(value)).encode()


class Result:
    """Result of a statement, awaited when it is looked at."""

    def __init__(self, pipeline: "Pipeline", certain: bool) -> None:
        self._pipeline, self._certain = pipeline, certain
        self.result: PGresult | None = None
        self._rows: Iterator[dict[str, Any]] | None = None

    @property
    def rowcount(self) -> int:
        """A statement marked with ONE_ROW changes a row or fails: its result is not awaited."""
        return 1 if self._certain else self.arrived().command_tuples or 0

    def fetchone(self) -> Any:
        return next(iter(self), None)

    def fetchall(self) -> list[Any]:
        return list(self)

    def __iter__(self) -> Iterator[Any]:
        if self._rows is None:
            self._rows = self._pipeline.load(self.arrived())
        return self._rows

    def arrived(self) -> PGresult:
        """The result itself, awaited if it has not arrived."""
        if self.result is None:
            self._pipeline.wait()
        assert self.result is not None
        return self.result


class Pipeline:
    """Runs one transaction after the other on a connection, within `begin` and `end`."""

    def __init__(self, db: "PgConnection[Any]") -> None:
        self.db, self._pg = db, db.pgconn
        self.changed: dict[Changed, None] = {}
        self._prepared: dict[str, bytes] = {}
        """Statement → name under which the server knows it."""
        self._names = count(1)
        self._inferred: dict[str, tuple[int, ...]] = {}
        """Statement → types of its parameters."""
        self._gathered = Gathered()
        self._sent: deque[tuple[str, bytes, Result | None]] = deque()
        """What the server has not answered yet: statement, its name, and its result unless it is only prepared."""
        self._failed = ""

    def is_lost(self) -> bool:
        """Whether the server has closed the connection, as far as this side knows."""
        waiting = select.poll()
        waiting.register(self._pg.socket, select.POLLIN)
        try:
            while waiting.poll(0):
                self._pg.consume_input()
        except OperationalError:
            return True
        return False

    def begin(self) -> None:
        self.changed, self._failed = {}, ""
        self._gathered = Gathered()
        self._pg.enter_pipeline_mode()
        self.execute("BEGIN")

    def execute(self, sql: str, parameters: Sequence[Any] = ()) -> Result:
        self._note(sql, parameters)
        if GATHER in sql:
            self._gather(sql, parameters)
            return Result(self, ONE_ROW in sql)
        self._send_gathered()
        return self._send(sql, parameters)

    def executemany(self, sql: str, parameters: Iterable[Sequence[Any]]) -> None:
        rows = list(parameters)
        if rows and GATHER not in sql:
            self._send_gathered()
        for each in rows:
            self._note(sql, each)
            self._gather(sql, each)
        if rows and GATHER not in sql:
            self._send_gathered()

    def _note(self, sql: str, parameters: Sequence[Any]) -> None:
        if (changed := change_log.changed_by(sql, parameters)) is not None:
            self.changed[changed] = None

    def _gather(self, sql: str, row: Sequence[Any]) -> None:
        if self._gathered.updates_already(sql, row):
            self._send_gathered()
        self._gathered.add(sql, row)

    def _send_gathered(self) -> None:
        for sql, rows in self._gathered.taken().items():
            self._send_rows(sql, rows)

    def _send_rows(self, sql: str, rows: Sequence[Sequence[Any]]) -> None:
        types = self._types(sql) if len(rows) > 1 else ()
        at_once = for_rows(sql, types) if types else None
        if at_once is None:
            for each in rows:
                self._send(sql, each)
        else:
            arrays = [array(number, values) for number, values in zip(types, zip(*rows, strict=True), strict=True)]
            self._send(at_once, arrays)

    def _types(self, sql: str) -> tuple[int, ...]:
        """Numbers of the types that the server has inferred for the parameters. Asked once per statement."""
        if sql not in self._inferred and (name := self._name(sql)):
            self._pg.send_describe_prepared(name)
            described = Result(self, False)
            self._sent.append((sql, b"", described))
            found = described.arrived()
            self._inferred[sql] = tuple(found.param_type(number) for number in range(found.nparams))
        return self._inferred.get(sql, ())

    def _send(self, sql: str, parameters: Sequence[Any]) -> Result:
        values = [_dump(value) for value in parameters]
        formats = [int(isinstance(value, bytes)) for value in parameters]
        name, result = self._name(sql), Result(self, ONE_ROW in sql)
        if name:
            self._pg.send_query_prepared(name, values, formats)
        else:
            self._pg.send_query_params(_translated(sql), values, param_formats=formats)
        self._sent.append((sql, b"", result))
        return result

    def _name(self, sql: str) -> bytes:
        """Name of the prepared statement; empty if there are too many. The server infers the types of parameters."""
        name = self._prepared.get(sql, b"")
        if not name and len(self._prepared) < MOST_PREPARED:
            name = self._prepared[sql] = b"guildhall_%d" % next(self._names)
            self._pg.send_prepare(name, _translated(sql))
            self._sent.append((sql, name, None))
        return name

    def flush(self) -> None:
        """Send what is buffered, as far as the connection takes it now."""
        self._pg.flush()

    def commit(self) -> None:
        """Commit, after whose begin the outcome is unknown if the connection is lost."""
        self.execute("COMMIT")
        self.wait()

    def wait(self) -> None:
        """Wait for all results. Raises PipelineFailed if a statement failed."""
        self._pg.pipeline_sync()
        self._flush_all()
        while (result := self._next_result()).status != ExecStatus.PIPELINE_SYNC:
            self._take(result)
        if self._failed:
            raise PipelineFailed(self._failed)

    def _take(self, result: PGresult) -> None:
        sql, name, awaited = self._sent.popleft()
        if result.status in (ExecStatus.FATAL_ERROR, ExecStatus.PIPELINE_ABORTED):
            self._failed = self._failed or result.error_message.decode(errors="replace").strip()
            if name or result.status == ExecStatus.FATAL_ERROR:  # not prepared, or with a plan that is outdated
                self._prepared.pop(sql, None)
        elif awaited is not None:
            awaited.result = result
        assert self._pg.get_result() is None, "each statement has one result"

    def _next_result(self) -> PGresult:
        while self._pg.is_busy():
            self._ready(select.POLLIN)
            self._pg.consume_input()
        result = self._pg.get_result()
        assert result is not None, "results are read up to the end of the pipeline"
        return result

    def _flush_all(self) -> None:
        while self._pg.flush():
            if self._ready(select.POLLIN | select.POLLOUT) & select.POLLIN:
                self._pg.consume_input()

    def _ready(self, what: int) -> int:
        """Wait for the connection without holding up other threads."""
        waiting = select.poll()
        waiting.register(self._pg.socket, what)
        return waiting.poll()[0][1]

    def load(self, result: PGresult) -> Iterator[dict[str, Any]]:
        """Rows of a result by names of columns."""
        names = [(result.fname(column) or b"").decode() for column in range(result.nfields)]
        loading = Transformer.from_context(self.db)
        loading.set_pgresult(result)
        return iter(loading.load_rows(0, result.ntuples, lambda values: dict(zip(names, values, strict=True))))

    def end(self) -> None:
        """Leave the pipeline after a commit or a failure."""
        if self._sent:
            with suppress(PipelineFailed):
                self.wait()
        self._pg.exit_pipeline_mode()
