"""The change log: how processes on one PostgreSQL learn what another has changed.

Each transaction that changes something cached elsewhere writes one row of its own, so that no crash can separate the
two. A NOTIFY after the commit only wakes the readers: within the transaction it would hold a lock of the whole cluster
until the commit is on disk. It may be lost, so readers look at the log periodically, too.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

from storage.database import EVERYTHING
from storage.dialects import NOW, Connection

CHANNEL = "guildhall_changed"
POLL = 2.0
"""Seconds between two looks at the log without a notification."""
KEPT = 600.0
"""Seconds for which rows are kept."""
TRIM_EVERY = 60.0

Changed = tuple[str, str]
"""Kind (`tables`, `people`, `outbox` or EVERYTHING) and key of something changed."""
ALL: Changed = (EVERYTHING, "")

LOGGED = {
    "tables": ("tables", "id"), "seats": ("tables", "table_id"), "drafts": ("tables", "table_id"),
    "orders": ("tables", "table_id"), "shoulders": ("tables", "table_id"), "followers": ("tables", "table_id"),
    "kept_seats": ("tables", "table_id"), "people": ("people", "user_id"), "outbox": ("outbox", ""),
    "letters": ("outbox", ""), "evenings": ("outbox", ""), "leagues": ("outbox", ""),
}  # fmt: skip
"""Database table → kind and column of the key: what tables and people consist of, and what is to be delivered."""
_WRITES = re.compile(r"\s*(INSERT INTO|UPDATE|DELETE FROM)\s+(\w+)\s*(?:\(([^)]*)\)\s*VALUES\s*\(([^)]*)\))?")
_PLACEHOLDER = re.compile(r"\?(\d*)")


# ---------------------------------------------------------------- what a statement changes


def changed_by(sql: str, parameters: Sequence[Any]) -> Changed | None:
    """What a statement with these parameters changes; ALL if that cannot be told."""
    found = _target(sql)
    if found is None:
        return None
    kind, number = found
    if number is None:
        return (kind, "") if kind == "outbox" else ALL
    return kind, str(parameters[number])


@cache
def _target(sql: str) -> tuple[str, int | None] | None:
    """Kind that a statement changes, and the number of the parameter with the key. None for other statements."""
    written = _WRITES.match(sql)
    if written is None or written[2] not in LOGGED:
        return None
    kind, column = LOGGED[written[2]]
    if written[1] == "INSERT INTO":
        return kind, _inserted(column, written[3] or "", written[4] or "")
    return kind, _chosen(column, sql)


def _inserted(column: str, columns: str, values: str) -> int | None:
    names = [name.strip() for name in columns.split(",")]
    if column not in names:
        return None
    marks = [mark.strip() for mark in values.split(",")]
    mark = _PLACEHOLDER.fullmatch(marks[names.index(column)])
    if mark is None:
        return None
    return int(mark[1]) - 1 if mark[1] else marks[: names.index(column)].count("?")


def _chosen(column: str, sql: str) -> int | None:
    """The parameter that the key must equal, by a condition of the statement itself, not of a subquery."""
    outside = _without_brackets(sql)
    where = outside.rfind(" WHERE ")
    if not column or where < 0 or " OR " in outside[where:]:
        return None
    equal = re.search(rf"(?<![\w.]){column}=\?(\d*)", outside[where:])
    if equal is None:
        return None
    return int(equal[1]) - 1 if equal[1] else sql.count("?", 0, where + equal.start())


def _without_brackets(sql: str) -> str:
    """The statement with blanks in place of everything in brackets."""
    depth, kept = 0, []
    for letter in sql:
        depth += letter == "("
        kept.append(letter if depth == 0 else " ")
        depth -= letter == ")"
    return "".join(kept)


# ---------------------------------------------------------------- writing and trimming


def write(db: Connection, by: str, changed: Iterable[Changed]) -> None:
    """Log what the current transaction has changed."""
    lines = {ALL} if ALL in changed else changed
    db.execute(
        f"INSERT INTO change_log (xid, by, changed, at) VALUES ({_number('pg_current_xact_id()')}, ?, ?, {NOW})",
        (by, "\n".join(f"{kind} {key}" for kind, key in lines)),
    )


def trim(db: Connection) -> int:
    return db.execute(f"DELETE FROM change_log WHERE at<{NOW} - {KEPT}").rowcount


def _number(xid: str) -> str:
    return f"CAST(CAST({xid} AS TEXT) AS BIGINT)"


# ---------------------------------------------------------------- reading


class Snapshot(NamedTuple):
    """The transactions visible to a reader: those before `end`, except those in `running`.

    Transactions do not commit in the order of their ids, so that a last id read would not do.
    """

    end: int
    running: list[int]

    @classmethod
    def read(cls, text: str) -> "Snapshot":
        """Read PostgreSQL's notation, `10:20:10,14,15`."""
        _, end, running = text.split(":")
        return cls(int(end), [int(xid) for xid in running.split(",") if xid])


SNAPSHOT = "SELECT CAST(pg_current_snapshot() AS TEXT) AS snapshot"
NEWS = (
    "SELECT s.snapshot, l.changed FROM (SELECT CAST(pg_current_snapshot() AS TEXT) AS snapshot) s"
    " LEFT JOIN change_log l ON (l.xid>=$1 OR l.xid=ANY(CAST($2 AS BIGINT[]))) AND l.by<>$3"
)
"""The present snapshot, and what others have changed that an earlier one does not show."""


def read(rows: Sequence[Any]) -> tuple[Snapshot, list[Changed]]:
    """Read the result of NEWS."""
    return Snapshot.read(rows[0]["snapshot"]), list(dict.fromkeys(_changes(row["changed"] or "" for row in rows)))


def _changes(logged: Iterable[str]) -> Iterator[Changed]:
    for line in (line for changed in logged for line in changed.splitlines()):
        kind, _, key = line.partition(" ")
        yield kind, key
