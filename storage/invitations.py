"""Who was asked to take over a seat. One open invitation per seat; how long it stays open is not decided here."""

import sqlite3
from dataclasses import dataclass

from storage.database import Database


@dataclass(frozen=True, slots=True)
class Invitation:
    table_id: str
    seat: int
    user_id: int
    by_id: int
    power: str
    """As whom they were invited: by the `seat` itself, the `host` or an `admin`."""
    at: float


async def of_table(db: Database, table_id: str) -> list[Invitation]:
    rows = await db.all("SELECT * FROM invitations WHERE table_id=? ORDER BY at, seat", table_id)
    return [Invitation(r["table_id"], r["seat"], r["user_id"], r["by_id"], r["power"], r["at"]) for r in rows]


def send(db: sqlite3.Connection, invitation: Invitation) -> None:
    """In place of an older one for the same seat."""
    db.execute(
        "INSERT OR REPLACE INTO invitations (table_id, seat, user_id, by_id, power, at) VALUES (?, ?, ?, ?, ?, ?)",
        (
            invitation.table_id, invitation.seat, invitation.user_id, invitation.by_id, invitation.power,
            invitation.at,
        ),
    )  # fmt: skip


def withdraw(db: sqlite3.Connection, table_id: str, seat: int) -> None:
    db.execute("DELETE FROM invitations WHERE table_id=? AND seat=?", (table_id, seat))
