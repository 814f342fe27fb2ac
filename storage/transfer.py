"""Copy of all data from one database to another, row by row, with counts checked afterwards."""

from collections.abc import Iterator
from typing import Any

from storage.dialects import Connection

ORDER = ("tables", "people", "notes_of_the_house", "answers")
"""Tables that others refer to are copied first."""
AT_A_TIME = 500
LEFT_BEHIND = ("claims",)
"""Tables that only concern running processes."""


class Filled(Exception):
    """The target database is not empty."""


def names_of(source: Connection) -> list[str]:
    """Tables of an SQLite file, in an order in which they can be filled."""
    sql = "SELECT name FROM sqlite_master WHERE type='table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
    found = [row["name"] for row in source.execute(sql).fetchall() if row["name"] not in LEFT_BEHIND]
    return sorted(found, key=lambda name: (name not in ORDER, ORDER.index(name) if name in ORDER else 0, name))


def copy_rows(source: Connection, target: Connection, name: str) -> int:
    """Copy all rows of a table; returns the number of rows in the target."""
    columns: list[str] = []
    for rows in _some(source, name):
        columns = columns or list(rows[0].keys())
        marks = ", ".join("?" * len(columns))
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
