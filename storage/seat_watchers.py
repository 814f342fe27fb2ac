"""Who may see what a seat sees, and who once could: that is never forgotten, for they cannot unsee it."""

from dataclasses import dataclass

from storage.database import Database
from storage.dialects import Connection


async def looking(db: Database, table_id: str) -> dict[int, int]:
    """Person → the seat over whose shoulder they may look now."""
    rows = await db.all("SELECT user_id, seat FROM shoulders WHERE table_id=? AND ended_at IS NULL", table_id)
    return {row["user_id"]: row["seat"] for row in rows}


async def ever(db: Database, table_id: str) -> dict[int, int]:
    """The same for everybody who ever could."""
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
    """Nobody looks over that shoulder any more: whoever allowed it does not sit there now."""

    table_id: str
    seat: int
    at: float

    def write(self, db: Connection) -> None:
        db.execute(
            "UPDATE shoulders SET ended_at=? WHERE table_id=? AND seat=? AND ended_at IS NULL",
            (self.at, self.table_id, self.seat),
        )
