"""Rows of several transactions written by one statement on PostgreSQL, with an array in place of each value.

What a short statement costs the server is mostly what it costs for each: to look up its plan, to set it up and to end
it. Arrays are sent in binary, which is made and read faster than text.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from struct import Struct
from typing import Any

from storage.dialects import GATHER, ONE_ROW

_INSERT = re.compile(r"(INSERT INTO (\w+) \([^)]*\)) VALUES \((\?(?:, \?)*)\)(.*)", re.DOTALL)
_UPDATE = re.compile(r"(UPDATE (\w+) SET .+)( WHERE \w+=\?(?: AND \w+=\?)*)\s*", re.DOTALL)
_DELETE = re.compile(r"(DELETE FROM \w+)( WHERE \w+<?=\?(?: AND \w+<?=\?)*)\s*")
_OR_NOTHING = re.compile(r" ON CONFLICT(?: \(\w+\))? DO NOTHING\b")
_NULL, _size = b"\xff\xff\xff\xff", Struct("!i").pack
_long, _double, _head = Struct("!iq").pack, Struct("!id").pack, Struct("!iiIii").pack


def _longs(values: Iterable[int | None]) -> bytes:
    return b"".join([_NULL if value is None else _long(8, value) for value in values])


def _doubles(values: Iterable[float | None]) -> bytes:
    return b"".join([_NULL if value is None else _double(8, value) for value in values])


def _bytes(values: Iterable[bytes | None]) -> bytes:
    return b"".join([_NULL if value is None else _size(len(value)) + value for value in values])


def _texts(values: Iterable[str | None]) -> bytes:
    return _bytes([None if value is None else value.encode() for value in values])


_TYPES: dict[int, tuple[str, Callable[[Iterable[Any]], bytes]]] = {
    17: ("BYTEA", _bytes), 20: ("BIGINT", _longs), 25: ("TEXT", _texts), 701: ("DOUBLE PRECISION", _doubles),
}  # fmt: skip
"""PostgreSQL's number of each type that is stored → its name, and how an array's values are written."""


def array(type_number: int, values: Sequence[Any]) -> bytes:
    """An array in PostgreSQL's binary format."""
    _, written = _TYPES[type_number]
    return _head(1, 1, type_number, len(values), 1) + written(values)


@cache
def for_rows(sql: str, types: tuple[int, ...]) -> str | None:
    """The statement for any number of rows, whose parameters are arrays of these types. None if it is not an INSERT of
    values, or an UPDATE or DELETE by key."""
    if not all(number in _TYPES for number in types):
        return None
    arrays = ", ".join(f"${n}::{_TYPES[number][0]}[]" for n, number in enumerate(types, 1))
    names = [f"p{n}" for n in range(1, len(types) + 1)]
    rows, marks = f"unnest({arrays}) AS given ({', '.join(names)})", iter(names)
    plain = _unmarked(sql)
    if inserted := _INSERT.fullmatch(plain):
        return f"{inserted[1]} SELECT * FROM {rows}{inserted[4]}"
    named = re.sub(r"\?", lambda _: f"given.{next(marks)}", plain)
    if deleted := _DELETE.fullmatch(plain):
        return f"{deleted[1]} USING {rows}{named[len(deleted[1]) :]}"
    if _UPDATE.fullmatch(plain) is None:
        return None
    sets, where, key = named.rpartition(" WHERE ")
    update = f"{sets} FROM {rows}{where}{key}"
    if ONE_ROW not in sql:
        return update
    each_one = "CAST(count(*)=cardinality($1) AS INTEGER)"
    return f"WITH changed AS ({update} RETURNING 1) SELECT 1 / {each_one} FROM changed"


def must_insert(sql: str) -> str:
    """The statement without the clause by which a marked INSERT would skip a row that is there: it fails then."""
    return _OR_NOTHING.sub("", sql) if GATHER in sql or ONE_ROW in sql else sql


def _unmarked(sql: str) -> str:
    return must_insert(sql).replace(GATHER, "").replace(ONE_ROW, "")


@cache
def _updates(sql: str) -> tuple[str, int] | None:
    """The table that is updated, and the number of parameters in the key."""
    found = _UPDATE.fullmatch(_unmarked(sql))
    return None if found is None else (found[2], found[3].count("?"))


class Gathered:
    """Rows to be written, by statement."""

    def __init__(self) -> None:
        self.rows: dict[str, list[Sequence[Any]]] = {}
        self._updated: set[tuple[Any, ...] | None] = set()

    def updates_already(self, sql: str, row: Sequence[Any]) -> bool:
        """Whether the stored row that this updates is updated by another: of two, one statement would do either."""
        key = self._key(sql, row)
        return key is not None and key in self._updated

    def add(self, sql: str, row: Sequence[Any]) -> None:
        self.rows.setdefault(sql, []).append(row)
        self._updated.add(self._key(sql, row))

    def _key(self, sql: str, row: Sequence[Any]) -> tuple[Any, ...] | None:
        if (updates := _updates(sql)) is None:
            return None
        table, parameters = updates
        return table, *row[-parameters:]

    def taken(self) -> dict[str, list[Sequence[Any]]]:
        """All rows, which are no longer here then."""
        rows, self.rows = self.rows, {}
        self._updated.clear()
        return rows
