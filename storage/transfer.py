"""Copy of all data from one database to another, row by row, with counts checked afterwards."""

from collections.abc import Iterator
from graphlib import TopologicalSorter
from typing import Any

from storage.dialects import Connection

AT_A_TIME = 500
LEFT_BEHIND = ("claims",)
"""Tables that only concern running processes."""


class Filled(Exception):
    """The target database is not empty."""


def names_of(source: Connection) -> list[str]:
    """Tables of an SQLite file, in an order in which they can be filled: what rows refer to comes first."""
    sql = "SELECT name FROM sqlite_master WHERE type='table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
    found = [row["name"] for row in source.execute(sql).fetchall() if row["name"] not in LEFT_BEHIND]
    return list(TopologicalSorter({name: _referred_to(source, name) - {name} for name in found}).static_order())


def _referred_to(source: Connection, name: str) -> set[str]:
    return {row["table"] for row in source.execute(f"PRAGMA foreign_key_list({name})").fetchall()}


def copy_rows(source: Connection, target: Connection, name: str) -> int:
    """Copy all rows of a table; returns the number of rows in the target."""
    columns = [row["name"] for row in source.execute(f"PRAGMA table_info({name})").fetchall()]  # none that is generated
    marks = ", ".join("?" * len(columns))
    for rows in _some(source, name):
        target.executemany(
            f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks})",
            [tuple(row[column] for column in columns) for row in rows],
        )
    return count(target, name)


def _some(source: Connection, name: str) -> Iterator[list[Any]]:
    found = source.execute(f"SELECT * FROM {name}").fetchall()
    for at in range(0, len(found), AT_A_TIME):
        yield found[at : at + AT_A_TIME]


def count(db: Connection, name: str) -> int:
    return int(db.execute(f"SELECT count(*) AS n FROM {name}").fetchone()["n"])
