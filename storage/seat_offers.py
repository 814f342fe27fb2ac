"""Messages that offer a reserved seat, as long as they have buttons."""

from collections.abc import Collection
from dataclasses import dataclass

from storage.database import Database
from storage.dialects import Connection, Shards, in_shards, none_of

STALE = (
    "NOT EXISTS (SELECT 1 FROM kept_seats k"
    " WHERE k.table_id=offer.table_id AND k.user_id=offer.user_id AND t.status='lobby')"
)
"""Condition that the seat is no longer reserved for that person, or the table no longer gathers."""


@dataclass(frozen=True, slots=True)
class SeatOffer:
    message_id: int
    channel_id: int
    table_id: str
    user_id: int | None
    language: str
    """Language of the message."""


def put(db: Connection, offer: SeatOffer) -> None:
    db.execute(
        "INSERT INTO seat_offers (message_id, channel_id, table_id, user_id, language) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (message_id) DO NOTHING",
        (offer.message_id, offer.channel_id, offer.table_id, offer.user_id, offer.language),
    )


def drop(db: Connection, message_id: int) -> None:
    db.execute("DELETE FROM seat_offers WHERE message_id=?", (message_id,))


async def stale_of(db: Database, table_id: str) -> list[SeatOffer]:
    rows = await db.all(
        "SELECT offer.* FROM seat_offers offer JOIN tables t ON t.id=offer.table_id"
        f" WHERE offer.table_id=? AND {STALE}",
        table_id,
    )
    return [SeatOffer(r["message_id"], r["channel_id"], r["table_id"], r["user_id"], r["language"]) for r in rows]


async def tables_with_stale(db: Database, busy: Collection[str] = (), shards: Shards | None = None) -> list[str]:
    rows = await db.all(
        "SELECT DISTINCT offer.table_id FROM seat_offers offer CROSS JOIN tables t"
        f" WHERE t.id=offer.table_id AND {STALE}"
        f" AND {in_shards('t.guild_id', shards)} AND {none_of('offer.table_id', busy)} LIMIT 200",
        *busy,
    )
    return [row["table_id"] for row in rows]
