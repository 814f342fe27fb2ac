"""Seat holders over time, by move."""

from dataclasses import dataclass

from storage.database import Database
from storage.dialects import Connection


@dataclass(frozen=True, slots=True)
class Tenure:
    seat: int
    after_move: int
    user_id: int | None
    name: str
    how: str
    """start, substitute, claim, resign, remove, caretaker, return."""
    at: float


async def of_table(db: Database, table_id: str) -> list[Tenure]:
    """Every change of a seat's holder, in order."""
    rows = await db.all("SELECT * FROM tenures WHERE table_id=? ORDER BY seat, id", table_id)
    return [Tenure(r["seat"], r["after_move"], r["user_id"], r["name"], r["how"], r["at"]) for r in rows]


async def last_holder(db: Database, table_id: str, seat: int) -> int | None:
    """The person who holds a seat, or held it last."""
    row = await db.one(
        "SELECT user_id FROM tenures WHERE table_id=? AND seat=? AND user_id IS NOT NULL ORDER BY id DESC LIMIT 1",
        table_id, seat,
    )  # fmt: skip
    return None if row is None else row["user_id"]


async def people_at(db: Database, table_id: str) -> dict[int, int]:
    """Seat held by each person who ever sat at a table."""
    rows = await db.all("SELECT user_id, seat FROM tenures WHERE table_id=? AND user_id IS NOT NULL", table_id)
    return {row["user_id"]: row["seat"] for row in rows}


@dataclass(frozen=True, slots=True)
class Take:
    """Record a new holder of a seat. No `user_id`: the seat is vacant."""

    table_id: str
    tenure: Tenure

    def write(self, db: Connection) -> None:
        held = self.tenure
        db.execute(
            "INSERT INTO tenures (table_id, seat, after_move, user_id, name, how, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (self.table_id, held.seat, held.after_move, held.user_id, held.name, held.how, held.at),
        )
