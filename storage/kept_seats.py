"""Seats reserved for people at tables that have not started."""

from dataclasses import dataclass

from storage.database import Database
from storage.dialects import Connection


async def of_table(db: Database, table_id: str) -> list[int]:
    """People with a reserved seat, in the order of their invitation."""
    rows = await db.all("SELECT user_id FROM kept_seats WHERE table_id=? ORDER BY at, user_id", table_id)
    return [row["user_id"] for row in rows]


@dataclass(frozen=True, slots=True)
class Keep:
    table_id: str
    user_ids: tuple[int, ...]
    at: float = 0.0

    def write(self, db: Connection) -> None:
        db.executemany(
            "INSERT INTO kept_seats (table_id, user_id, at) VALUES (?, ?, ?)"
            " ON CONFLICT (table_id, user_id) DO NOTHING",
            [(self.table_id, user_id, self.at) for user_id in self.user_ids],
        )


@dataclass(frozen=True, slots=True)
class Free:
    """Remove a reservation."""

    table_id: str
    user_id: int

    def write(self, db: Connection) -> None:
        db.execute("DELETE FROM kept_seats WHERE table_id=? AND user_id=?", (self.table_id, self.user_id))
