"""What a person has chosen. Nothing else is kept about people but their seats."""

import sqlite3
from dataclasses import dataclass
from typing import Any

from storage.database import Database


@dataclass(frozen=True, slots=True)
class Person:
    user_id: int
    language: str | None = None
    palette: str = "standard"
    instant: bool = False
    pings: bool = True


async def person(db: Database, user_id: int) -> Person:
    row = await db.one("SELECT * FROM people WHERE user_id=?", user_id)
    if row is None:
        return Person(user_id)
    return Person(user_id, row["language"], row["palette"], bool(row["instant"]), bool(row["pings"]))


def save(db: sqlite3.Connection, who: Person) -> None:
    db.execute(
        "INSERT OR REPLACE INTO people (user_id, language, palette, instant, pings) VALUES (?, ?, ?, ?, ?)",
        (who.user_id, who.language, who.palette, int(who.instant), int(who.pings)),
    )


async def export(db: Database, user_id: int) -> dict[str, Any]:
    """All that is kept about a person: settings, seats and moves."""
    settings = await db.one("SELECT * FROM people WHERE user_id=?", user_id)
    seats = await db.all(
        "SELECT t.id AS 'table', t.game, t.status, s.seat, s.name, t.created_at FROM seats s"
        " JOIN tables t ON t.id = s.table_id WHERE s.user_id=? ORDER BY t.created_at",
        user_id,
    )
    moves = await db.all(
        "SELECT table_id AS 'table', number, seat, notation, at FROM moves WHERE user_id=? ORDER BY at, number", user_id
    )
    drafts = await db.all(
        "SELECT d.table_id AS 'table', d.moves, d.at FROM drafts d"
        " JOIN seats s ON s.table_id = d.table_id AND s.seat = d.seat WHERE s.user_id=?",
        user_id,
    )
    return {
        "user_id": user_id,
        "settings": dict(settings) if settings else None,
        "seats": [dict(row) for row in seats],
        "moves": [dict(row) for row in moves],
        "drafts": [dict(row) for row in drafts],
    }


def erase(db: sqlite3.Connection, user_id: int, nobody: str) -> list[str]:
    """Forget a person. Seats and moves stay, without a name, so that the others' games go on. Returns those tables."""
    tables = [row["table_id"] for row in db.execute("SELECT table_id FROM seats WHERE user_id=?", (user_id,))]
    db.execute(
        "DELETE FROM drafts WHERE (table_id, seat) IN (SELECT table_id, seat FROM seats WHERE user_id=?)", (user_id,)
    )
    db.execute(
        "DELETE FROM seats WHERE user_id=? AND table_id IN (SELECT id FROM tables WHERE status='lobby')", (user_id,)
    )
    db.execute("UPDATE seats SET user_id=NULL, name=? WHERE user_id=?", (nobody, user_id))
    db.execute("UPDATE moves SET user_id=NULL WHERE user_id=?", (user_id,))
    db.execute("UPDATE tables SET host_id=0 WHERE host_id=?", (user_id,))
    db.execute("UPDATE outbox SET user_id=NULL WHERE user_id=?", (user_id,))
    db.execute("DELETE FROM people WHERE user_id=?", (user_id,))
    return tables
