"""Lessons that a person has seen at a table."""

import json
from dataclasses import dataclass

from storage.database import Database
from storage.dialects import Connection


@dataclass(frozen=True, slots=True)
class Learning:
    teaching: bool
    met: tuple[str, ...]
    """Names of lessons, in the order in which they were shown."""
    shown: str | None
    """The lesson in the panel, unless it was dismissed."""
    after: int | None
    """Number of moves played when it was shown: it belongs to that decision only."""


async def of_person(db: Database, table_id: str, user_id: int) -> Learning | None:
    sql = "SELECT teaching, met, shown, after FROM lessons WHERE table_id=? AND user_id=?"
    row = await db.one(sql, table_id, user_id)
    if row is None:
        return None
    return Learning(bool(row["teaching"]), tuple(json.loads(row["met"])), row["shown"], row["after"])


def begin(db: Connection, table_id: str, user_id: int) -> None:
    """Start lessons for a person; a person who had some here continues where they stopped."""
    db.execute(
        "INSERT INTO lessons (table_id, user_id) VALUES (?, ?)"
        " ON CONFLICT (table_id, user_id) DO UPDATE SET teaching=1",
        (table_id, user_id),
    )


def tell(db: Connection, table_id: str, user_id: int, name: str, after: int) -> bool:
    """Show a lesson in the panel. Returns False if it was shown before."""
    key = (table_id, user_id)
    row = db.execute("SELECT met FROM lessons WHERE table_id=? AND user_id=? AND teaching=1", key).fetchone()
    met = json.loads(row["met"]) if row is not None else [name]
    if name in met:
        return False
    db.execute(
        "UPDATE lessons SET met=?, shown=?, after=? WHERE table_id=? AND user_id=?",
        (json.dumps([*met, name]), name, after, *key),
    )
    return True


def put_away(db: Connection, table_id: str, user_id: int) -> None:
    db.execute("UPDATE lessons SET shown=NULL WHERE table_id=? AND user_id=?", (table_id, user_id))


def stop(db: Connection, table_id: str, user_id: int) -> None:
    db.execute("UPDATE lessons SET teaching=0, shown=NULL WHERE table_id=? AND user_id=?", (table_id, user_id))
