"""Private data at a table: unconfirmed drafts and notes."""

import json
from dataclasses import dataclass

from storage.database import Database, StaleVersion, answer_once
from storage.dialects import GATHER, Connection, replace_row


async def drafts_of(db: Database, table_id: str) -> dict[int, list[str]]:
    """Drafted moves by seat."""
    rows = await db.all("SELECT seat, moves FROM drafts WHERE table_id=?", table_id)
    return {row["seat"]: json.loads(row["moves"]) for row in rows}


async def drafted_at(db: Database, table_id: str) -> dict[int, float]:
    """Time of each seat's last draft change."""
    rows = await db.all("SELECT seat, at FROM drafts WHERE table_id=?", table_id)
    return {row["seat"]: row["at"] for row in rows}


def save_draft(
    db: Connection,
    table_id: str,
    version: int,
    seat: int,
    moves: list[str],
    interaction_id: int | None,
    now: float,
    look_at: float,
) -> None:
    """`version`: the table's version for which it was drafted."""
    answer_once(db, interaction_id, "drafted", now)
    stored = db.execute("SELECT version FROM tables WHERE id=? /* hold */", (table_id,)).fetchone()
    if stored is None or stored["version"] != version:
        raise StaleVersion(table_id)
    if moves:
        db.execute(
            replace_row("drafts", ("table_id", "seat"), ("table_id", "seat", "moves", "at")),
            (table_id, seat, json.dumps(moves), now),
        )
        _look_again(db, table_id, look_at)
    else:
        db.execute("DELETE FROM drafts WHERE table_id=? AND seat=?", (table_id, seat))


def _look_again(db: Connection, table_id: str, at: float) -> None:
    """Make the table due at that time at the latest."""
    db.execute("UPDATE tables SET due_at=?2 WHERE id=?1 AND (due_at IS NULL OR due_at>?2)", (table_id, at))


# ---------------------------------------------------------------- notes to oneself


@dataclass(frozen=True, slots=True)
class Note:
    id: int
    text: str
    at: float


async def notes_of(db: Database, table_id: str, user_id: int) -> list[Note]:
    """Notes of a person at a table, oldest first."""
    rows = await db.all("SELECT id, text, at FROM notes WHERE table_id=? AND user_id=? ORDER BY id", table_id, user_id)
    return [Note(row["id"], row["text"], row["at"]) for row in rows]


def write_note(db: Connection, table_id: str, user_id: int, text: str, now: float, interaction_id: int | None) -> None:
    answer_once(db, interaction_id, "noted", now)
    db.execute("INSERT INTO notes (table_id, user_id, text, at) VALUES (?, ?, ?, ?)", (table_id, user_id, text, now))


def tear_up_note(db: Connection, table_id: str, user_id: int, note_id: int) -> None:
    """Delete a note of this person."""
    db.execute("DELETE FROM notes WHERE id=? AND table_id=? AND user_id=?", (note_id, table_id, user_id))


@dataclass(frozen=True, slots=True)
class NotesRead:
    """Mark notes for a turn as read, along with the update that ends it."""

    table_id: str
    user_id: int
    until: float

    def write(self, db: Connection) -> None:
        sql = f"DELETE FROM notes WHERE table_id=? AND user_id=? AND at<=? {GATHER}"
        db.execute(sql, (self.table_id, self.user_id, self.until))


@dataclass(frozen=True, slots=True)
class DropNotes:
    """Delete notes of a person who leaves a table."""

    table_id: str
    user_id: int | None

    def write(self, db: Connection) -> None:
        db.execute("DELETE FROM notes WHERE table_id=? AND user_id=?", (self.table_id, self.user_id))
