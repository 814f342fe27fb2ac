"""Invitations to take over a seat: one open invitation per seat. Expiry is decided by the caller."""

from dataclasses import dataclass

from storage.database import Database
from storage.dialects import Connection, replace_row


@dataclass(frozen=True, slots=True)
class Invitation:
    table_id: str
    seat: int
    user_id: int
    by_id: int
    power: str
    """Role of the sender: the `seat` itself, the `host` or an `admin`."""
    at: float


async def of_table(db: Database, table_id: str) -> list[Invitation]:
    rows = await db.all("SELECT * FROM invitations WHERE table_id=? ORDER BY at, seat", table_id)
    return [Invitation(r["table_id"], r["seat"], r["user_id"], r["by_id"], r["power"], r["at"]) for r in rows]


# ---------------------------------------------------------------- what an update writes


@dataclass(frozen=True, slots=True)
class Send:
    """Send an invitation, replacing an older one for the same seat."""

    invitation: Invitation

    def write(self, db: Connection) -> None:
        sent = self.invitation
        db.execute(
            replace_row("invitations", ("table_id", "seat"), ("table_id", "seat", "user_id", "by_id", "power", "at")),
            (sent.table_id, sent.seat, sent.user_id, sent.by_id, sent.power, sent.at),
        )


@dataclass(frozen=True, slots=True)
class Withdraw:
    table_id: str
    seat: int

    def write(self, db: Connection) -> None:
        db.execute("DELETE FROM invitations WHERE table_id=? AND seat=?", (self.table_id, self.seat))
