"""Threads beside a table's own: between some of its seats, or for those who watch."""

import json
from collections.abc import Sequence
from dataclasses import dataclass

from storage.database import Database
from storage.dialects import Connection


@dataclass(frozen=True, slots=True)
class SideThread:
    thread_id: int
    table_id: str
    seats: tuple[int, ...]
    """Between whom; none: for those who watch."""
    changes: int
    """How often the seats of the table had changed hands when it was opened."""
    at: float

    def write(self, db: Connection) -> None:
        db.execute(
            "INSERT INTO side_threads (thread_id, table_id, seats, changes, at) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (thread_id) DO NOTHING",
            (self.thread_id, self.table_id, json.dumps(self.seats), self.changes, self.at),
        )


async def find(db: Database, table_id: str, seats: Sequence[int], changes: int) -> int | None:
    row = await db.one(
        "SELECT thread_id FROM side_threads WHERE table_id=? AND seats=? AND changes=? ORDER BY at DESC LIMIT 1",
        table_id, json.dumps(tuple(seats)), changes,
    )  # fmt: skip
    return None if row is None else int(row["thread_id"])


async def changes(db: Database, table_id: str, seats: Sequence[int]) -> int:
    """How often these seats have changed hands."""
    rows = await db.all("SELECT seat FROM tenures WHERE table_id=?", table_id)
    return sum(row["seat"] in seats for row in rows)
