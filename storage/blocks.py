"""Personal block lists: rows of people who do not want to be brought together with others."""

from collections.abc import Collection
from dataclasses import dataclass

from storage.database import Database
from storage.dialects import Connection

MOST = 200
"""Maximum entries of a list."""


@dataclass(frozen=True, slots=True)
class Block:
    user_id: int
    blocked_id: int


def _marks(ids: Collection[int]) -> str:
    return ", ".join("?" * len(ids))


async def between(db: Database, user_id: int, others: Collection[int]) -> list[Block]:
    """Blocks between a person and any of the others, in both directions."""
    if not others:
        return []
    rows = await db.all(
        f"SELECT user_id, blocked_id FROM blocks WHERE user_id=? AND blocked_id IN ({_marks(others)})"
        f" UNION ALL SELECT user_id, blocked_id FROM blocks WHERE blocked_id=? AND user_id IN ({_marks(others)})",
        user_id, *others, user_id, *others,
    )  # fmt: skip
    return [Block(row["user_id"], row["blocked_id"]) for row in rows]


async def among(db: Database, ids: Collection[int]) -> list[Block]:
    """All blocks among these people."""
    if len(ids) < 2:
        return []
    marks = _marks(ids)
    rows = await db.all(
        f"SELECT user_id, blocked_id FROM blocks WHERE user_id IN ({marks}) AND blocked_id IN ({marks})", *ids, *ids
    )
    return [Block(row["user_id"], row["blocked_id"]) for row in rows]


async def of_person(db: Database, user_id: int) -> list[int]:
    """People whom a person blocks, in the order of blocking."""
    rows = await db.all("SELECT blocked_id FROM blocks WHERE user_id=? ORDER BY at, blocked_id", user_id)
    return [row["blocked_id"] for row in rows]


def put(db: Connection, user_id: int, blocked_id: int, now: float) -> bool:
    """Add an entry. Returns False if the list is full."""
    count = db.execute("SELECT count(*) AS n FROM blocks WHERE user_id=?", (user_id,)).fetchone()["n"]
    if count >= MOST:
        return False
    db.execute(
        "INSERT INTO blocks (user_id, blocked_id, at) VALUES (?, ?, ?) ON CONFLICT (user_id, blocked_id) DO NOTHING",
        (user_id, blocked_id, now),
    )
    return True


def drop(db: Connection, user_id: int, blocked_id: int) -> bool:
    """Remove an entry. Returns whether there was one."""
    gone = db.execute("DELETE FROM blocks WHERE user_id=? AND blocked_id=?", (user_id, blocked_id))
    return bool(gone.rowcount)


def forget(db: Connection, user_id: int) -> None:
    """Remove a person from all lists, with their own."""
    db.execute("DELETE FROM blocks WHERE user_id=?1 OR blocked_id=?1", (user_id,))
