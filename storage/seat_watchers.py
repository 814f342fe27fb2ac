"""People who may see what a seat sees, and those who ever could: they have seen its secrets."""

from dataclasses import dataclass

from storage.database import Database
from storage.dialects import Connection


async def looking(db: Database, table_id: str) -> dict[int, int]:
    """Seat watched by each person now."""
    rows = await db.all("SELECT user_id, seat FROM shoulders WHERE table_id=? AND ended_at IS NULL", table_id)
    return {row["user_id"]: row["seat"] for row in rows}


async def ever(db: Database, table_id: str) -> dict[int, int]:
    """Seat watched by each person who ever could."""
    rows = await db.all("SELECT user_id, seat FROM shoulders WHERE table_id=?", table_id)
    return {row["user_id"]: row["seat"] for row in rows}


# ---------------------------------------------------------------- what an update writes


@dataclass(frozen=True, slots=True)
class Allow:
    table_id: str
    user_id: int
    seat: int
    at: float

    def write(self, db: Connection) -> None:
        db.execute(
            "INSERT INTO shoulders (table_id, user_id, seat, at) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (table_id, user_id) DO UPDATE SET ended_at=NULL, at=excluded.at",
            (self.table_id, self.user_id, self.seat, self.at),
        )


@dataclass(frozen=True, slots=True)
class End:
    table_id: str
    user_id: int
    at: float

    def write(self, db: Connection) -> None:
        db.execute(
            "UPDATE shoulders SET ended_at=? WHERE table_id=? AND user_id=? AND ended_at IS NULL",
            (self.at, self.table_id, self.user_id),
        )


@dataclass(frozen=True, slots=True)
class EndOfSeat:
    """End all watching of a seat, because its holder left."""

    table_id: str
    seat: int
    at: float

    def write(self, db: Connection) -> None:
        db.execute(
            "UPDATE shoulders SET ended_at=? WHERE table_id=? AND seat=? AND ended_at IS NULL",
            (self.at, self.table_id, self.seat),
        )
