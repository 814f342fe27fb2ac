"""People who follow a table without a seat."""

from dataclasses import dataclass

from storage.database import Database
from storage.dialects import Connection


@dataclass(frozen=True, slots=True)
class Follower:
    user_id: int
    every_round: bool
    """Notified after every round, not only at the end."""
    told_move: int
    """The last move they were notified of."""


async def of_table(db: Database, table_id: str) -> dict[int, Follower]:
    rows = await db.all("SELECT * FROM followers WHERE table_id=?", table_id)
    return {r["user_id"]: Follower(r["user_id"], bool(r["every_round"]), r["told_move"]) for r in rows}


# ---------------------------------------------------------------- what an update writes


@dataclass(frozen=True, slots=True)
class Follow:
    """Start following, change how, or record the last notified move."""

    table_id: str
    follower: Follower
    at: float

    def write(self, db: Connection) -> None:
        who = self.follower
        db.execute(
            "INSERT INTO followers (table_id, user_id, every_round, told_move, at) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (table_id, user_id) DO UPDATE SET every_round=excluded.every_round,"
            " told_move=excluded.told_move",
            (self.table_id, who.user_id, int(who.every_round), who.told_move, self.at),
        )


@dataclass(frozen=True, slots=True)
class Unfollow:
    table_id: str
    user_id: int

    def write(self, db: Connection) -> None:
        db.execute("DELETE FROM followers WHERE table_id=? AND user_id=?", (self.table_id, self.user_id))
