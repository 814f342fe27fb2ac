"""Messages of ours that nobody needs any more: written down in the step that replaces them, deleted afterwards."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from storage.database import Database
from storage.dialects import Connection, Shards, in_shards, none_of


@dataclass(frozen=True, slots=True)
class OldMessage:
    channel_id: int
    message_id: int


def put(db: Connection, table_id: str, old: Iterable[OldMessage], now: float) -> None:
    db.executemany(
        "INSERT INTO old_messages (message_id, channel_id, table_id, at) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (message_id) DO NOTHING",
        [(one.message_id, one.channel_id, table_id, now) for one in old],
    )


@dataclass(frozen=True, slots=True)
class WriteDown:
    """Written by a step of a table after which they are not needed."""

    table_id: str
    old: tuple[OldMessage, ...]
    at: float

    def write(self, db: Connection) -> None:
        put(db, self.table_id, self.old, self.at)


def forget(db: Connection, message_id: int) -> None:
    """It is gone, or will never be."""
    db.execute("DELETE FROM old_messages WHERE message_id=?", (message_id,))


async def tables_with(db: Database, busy: Collection[str] = (), shards: Shards | None = None) -> list[str]:
    rows = await db.all(
        "SELECT table_id FROM old_messages WHERE EXISTS (SELECT 1 FROM tables t WHERE t.id=old_messages.table_id"
        f" AND {in_shards('t.guild_id', shards)}) AND {none_of('table_id', busy)} ORDER BY message_id LIMIT 200",
        *busy,
    )
    return list(dict.fromkeys(row["table_id"] for row in rows))


async def of_table(db: Database, table_id: str) -> list[OldMessage]:
    rows = await db.all(
        "SELECT channel_id, message_id FROM old_messages WHERE table_id=? ORDER BY message_id", table_id
    )
    return [OldMessage(row["channel_id"], row["message_id"]) for row in rows]
