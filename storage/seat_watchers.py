"""Who may see what a seat sees, and who once could: that is never forgotten, for they cannot unsee it."""

import sqlite3

from storage.database import Database


async def looking(db: Database, table_id: str) -> dict[int, int]:
    """Person → the seat over whose shoulder they may look now."""
    rows = await db.all("SELECT user_id, seat FROM shoulders WHERE table_id=? AND ended_at IS NULL", table_id)
    return {row["user_id"]: row["seat"] for row in rows}


async def ever(db: Database, table_id: str) -> dict[int, int]:
    """The same for everybody who ever could."""
    rows = await db.all("SELECT user_id, seat FROM shoulders WHERE table_id=?", table_id)
    return {row["user_id"]: row["seat"] for row in rows}


def allow(db: sqlite3.Connection, table_id: str, user_id: int, seat: int, at: float) -> None:
    db.execute(
        "INSERT INTO shoulders (table_id, user_id, seat, at) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (table_id, user_id) DO UPDATE SET ended_at=NULL, at=excluded.at",
        (table_id, user_id, seat, at),
    )


def end(db: sqlite3.Connection, table_id: str, user_id: int, at: float) -> None:
    db.execute(
        "UPDATE shoulders SET ended_at=? WHERE table_id=? AND user_id=? AND ended_at IS NULL", (at, table_id, user_id)
    )


def end_of_seat(db: sqlite3.Connection, table_id: str, seat: int, at: float) -> None:
    """Nobody looks over that shoulder any more: whoever allowed it does not sit there now."""
    db.execute("UPDATE shoulders SET ended_at=? WHERE table_id=? AND seat=? AND ended_at IS NULL", (at, table_id, seat))
