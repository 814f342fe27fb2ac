"""Notes to oneself as rows. Nobody else ever reads them."""

from dataclasses import dataclass

from storage.answers import answer_once
from storage.database import Database
from storage.dialects import Connection


@dataclass(frozen=True, slots=True)
class Note:
    id: int
    text: str
    at: float


async def of_person(db: Database, table_id: str, user_id: int) -> list[Note]:
    """Oldest first."""
    rows = await db.all("SELECT id, text, at FROM notes WHERE table_id=? AND user_id=? ORDER BY id", table_id, user_id)
    return [Note(row["id"], row["text"], row["at"]) for row in rows]


def write(db: Connection, table_id: str, user_id: int, text: str, now: float, interaction_id: int | None) -> None:
    answer_once(db, interaction_id, "noted", now)
    db.execute("INSERT INTO notes (table_id, user_id, text, at) VALUES (?, ?, ?, ?)", (table_id, user_id, text, now))


def tear_up(db: Connection, table_id: str, user_id: int, note_id: int) -> None:
    """Only one's own."""
    db.execute("DELETE FROM notes WHERE id=? AND table_id=? AND user_id=?", (note_id, table_id, user_id))


@dataclass(frozen=True, slots=True)
class Read:
    """Written by the step that ends a turn: what was noted for it by then has been read."""

    table_id: str
    user_id: int
    until: float

    def write(self, db: Connection) -> None:
        sql = "DELETE FROM notes WHERE table_id=? AND user_id=? AND at<=?"
        db.execute(sql, (self.table_id, self.user_id, self.until))


@dataclass(frozen=True, slots=True)
class DropAll:
    """Written by the step in which somebody leaves a table."""

    table_id: str
    user_id: int | None

    def write(self, db: Connection) -> None:
        db.execute("DELETE FROM notes WHERE table_id=? AND user_id=?", (self.table_id, self.user_id))
