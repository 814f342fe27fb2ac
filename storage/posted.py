"""Posted messages and threads other than a table's own: side threads, a server's list of tables, and old messages to be
deleted."""

import json
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from storage.database import Database
from storage.dialects import Connection, Shards, in_shards, none_of

# ---------------------------------------------------------------- threads between some seats, or for those who watch


@dataclass(frozen=True, slots=True)
class SideThread:
    thread_id: int
    table_id: str
    seats: tuple[int, ...]
    """Members of the thread; empty for the spectators' thread."""
    changes: int
    """Number of changes of seat holders when the thread was opened."""
    at: float

    def write(self, db: Connection) -> None:
        db.execute(
            "INSERT INTO side_threads (thread_id, table_id, seats, changes, at) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (thread_id) DO NOTHING",
            (self.thread_id, self.table_id, json.dumps(self.seats), self.changes, self.at),
        )


async def side_thread(db: Database, table_id: str, seats: Sequence[int], changes: int) -> int | None:
    row = await db.one(
        "SELECT thread_id FROM side_threads WHERE table_id=? AND seats=? AND changes=? ORDER BY at DESC LIMIT 1",
        table_id, json.dumps(tuple(seats)), changes,
    )  # fmt: skip
    return None if row is None else int(row["thread_id"])


async def changes_of_hands(db: Database, table_id: str, seats: Sequence[int]) -> int:
    """Number of times these seats have changed holders."""
    rows = await db.all("SELECT seat FROM tenures WHERE table_id=?", table_id)
    return sum(row["seat"] in seats for row in rows)


# ---------------------------------------------------------------- a server's living list of tables


@dataclass(frozen=True, slots=True)
class TableList:
    guild_id: int
    channel_id: int
    message_id: int | None
    language: str
    shown: str = ""
    """Digest of the posted content."""


async def servers_with_list(db: Database) -> set[int]:
    return {row["guild_id"] for row in await db.all("SELECT guild_id FROM boards")}


async def list_of(db: Database, guild_id: int) -> TableList | None:
    r = await db.one("SELECT * FROM boards WHERE guild_id=?", guild_id)
    return None if r is None else TableList(r["guild_id"], r["channel_id"], r["message_id"], r["language"], r["shown"])


def put_list(db: Connection, made: TableList) -> None:
    db.execute(
        "INSERT INTO boards (guild_id, channel_id, message_id, language, shown) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (guild_id) DO UPDATE SET channel_id=excluded.channel_id, message_id=excluded.message_id,"
        " language=excluded.language, shown=excluded.shown",
        (made.guild_id, made.channel_id, made.message_id, made.language, made.shown),
    )


def drop_list(db: Connection, guild_id: int) -> None:
    db.execute("DELETE FROM boards WHERE guild_id=?", (guild_id,))


# ---------------------------------------------------------------- old messages


@dataclass(frozen=True, slots=True)
class OldMessage:
    channel_id: int
    message_id: int


def put_old_messages(db: Connection, table_id: str, old: Iterable[OldMessage], now: float) -> None:
    db.executemany(
        "INSERT INTO old_messages (message_id, channel_id, table_id, at) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (message_id) DO NOTHING",
        [(one.message_id, one.channel_id, table_id, now) for one in old],
    )


@dataclass(frozen=True, slots=True)
class WriteDown:
    """Queue messages for deletion along with an update of a table."""

    table_id: str
    old: tuple[OldMessage, ...]
    at: float

    def write(self, db: Connection) -> None:
        put_old_messages(db, self.table_id, self.old, self.at)


def forget_old_message(db: Connection, message_id: int) -> None:
    """Remove a message from the deletion queue: it is deleted or cannot be."""
    db.execute("DELETE FROM old_messages WHERE message_id=?", (message_id,))


async def tables_with_old_messages(db: Database, busy: Collection[str] = (), shards: Shards | None = None) -> list[str]:
    rows = await db.all(
        "SELECT table_id FROM old_messages WHERE EXISTS (SELECT 1 FROM tables t WHERE t.id=old_messages.table_id"
        f" AND {in_shards('t.guild_id', shards)}) AND {none_of('table_id', busy)} ORDER BY message_id LIMIT 200",
        *busy,
    )
    return list(dict.fromkeys(row["table_id"] for row in rows))


async def old_messages_of(db: Database, table_id: str) -> list[OldMessage]:
    rows = await db.all(
        "SELECT channel_id, message_id FROM old_messages WHERE table_id=? ORDER BY message_id", table_id
    )
    return [OldMessage(row["channel_id"], row["message_id"]) for row in rows]
