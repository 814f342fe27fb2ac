"""Links by which anybody may look at a table."""

from dataclasses import dataclass

from storage.database import Database
from storage.dialects import Connection, replace_row


@dataclass(frozen=True, slots=True)
class Share:
    table_id: str
    address: str
    """The random part of the link."""
    delay: int = 0
    """By how many moves it lags behind while the game runs."""
    closed: bool = False


async def of_table(db: Database, table_id: str) -> Share | None:
    return _share(await db.one("SELECT * FROM shares WHERE table_id=?", table_id))


async def at(db: Database, address: str) -> Share | None:
    return _share(await db.one("SELECT * FROM shares WHERE address=?", address))


def put(db: Connection, share: Share) -> None:
    db.execute(
        replace_row("shares", ("table_id",), ("table_id", "address", "delay", "closed")),
        (share.table_id, share.address, share.delay, int(share.closed)),
    )


def _share(row: object) -> Share | None:
    if row is None:
        return None
    return Share(row["table_id"], row["address"], row["delay"], bool(row["closed"]))  # type: ignore[index]
