"""Servers: settings by their admins, blocked people, and when the bot was removed."""

import hashlib
import json
from dataclasses import dataclass

from storage.database import Database
from storage.dialects import Connection, replace_row


@dataclass(frozen=True, slots=True)
class Server:
    guild_id: int
    channels: tuple[int, ...] = ()
    """Channels in which tables may be opened; all if empty."""
    call_role: int | None = None
    opener_role: int | None = None
    clock: str | None = None
    """Time control of new tables, in the format of tables."""
    language: str | None = None
    left_at: float | None = None


@dataclass(frozen=True, slots=True)
class Bar:
    user_id: int | None
    """None if their data was erased."""
    by_id: int | None
    at: float


COLUMNS = ("guild_id", "channels", "call_role", "opener_role", "clock", "language", "left_at")
SAVE = replace_row("servers", ("guild_id",), COLUMNS)
BAR = replace_row("bars", ("guild_id", "mark"), ("guild_id", "mark", "user_id", "by_id", "at"))


def mark_of(guild_id: int, user_id: int) -> str:
    """Hash that recognises a blocked person without storing their id."""
    return hashlib.sha256(f"{guild_id}:{user_id}".encode()).hexdigest()[:32]


async def server(db: Database, guild_id: int) -> Server:
    row = await db.one("SELECT * FROM servers WHERE guild_id=?", guild_id)
    if row is None:
        return Server(guild_id)
    return Server(**{**{name: row[name] for name in COLUMNS}, "channels": tuple(json.loads(row["channels"]))})


def save(db: Connection, server: Server) -> None:
    values = {name: getattr(server, name) for name in COLUMNS} | {"channels": json.dumps(server.channels)}
    db.execute(SAVE, tuple(values.values()))


# ---------------------------------------------------------------- bars


async def is_barred(db: Database, guild_id: int, user_id: int) -> bool:
    return (
        await db.one("SELECT 1 FROM bars WHERE guild_id=? AND mark=?", guild_id, mark_of(guild_id, user_id)) is not None
    )


async def marks(db: Database, guild_id: int) -> set[str]:
    """Marks of the blocked people; see `mark_of`."""
    return {str(row["mark"]) for row in await db.all("SELECT mark FROM bars WHERE guild_id=?", guild_id)}


async def bars(db: Database, guild_id: int) -> list[Bar]:
    rows = await db.all("SELECT user_id, by_id, at FROM bars WHERE guild_id=? ORDER BY at", guild_id)
    return [Bar(row["user_id"], row["by_id"], row["at"]) for row in rows]


def bar(db: Connection, guild_id: int, user_id: int, by_id: int, now: float) -> None:
    db.execute(BAR, (guild_id, mark_of(guild_id, user_id), user_id, by_id, now))


def unbar(db: Connection, guild_id: int, user_id: int) -> bool:
    gone = db.execute("DELETE FROM bars WHERE guild_id=? AND mark=?", (guild_id, mark_of(guild_id, user_id)))
    return bool(gone.rowcount)


# ---------------------------------------------------------------- servers that sent us away


async def known(db: Database) -> list[int]:
    """Servers with stored rows that have not removed the bot, as far as known."""
    rows = await db.all(
        "SELECT guild_id FROM tables UNION SELECT guild_id FROM servers UNION SELECT guild_id FROM bars"
        " UNION SELECT guild_id FROM boards UNION SELECT guild_id FROM leagues"
        " UNION SELECT guild_id FROM wishes UNION SELECT guild_id FROM subscriptions"
        " UNION SELECT guild_id FROM evenings"
    )
    return [int(row["guild_id"]) for row in rows]


async def left_before(db: Database, moment: float) -> list[int]:
    rows = await db.all("SELECT guild_id FROM servers WHERE left_at IS NOT NULL AND left_at<=?", moment)
    return [int(row["guild_id"]) for row in rows]


async def erasable(db: Database, guild_id: int) -> list[str]:
    """Tables of a server without queued notices or messages."""
    rows = await db.all(
        "SELECT id FROM tables WHERE guild_id=? AND status NOT IN ('lobby', 'playing') AND NOT EXISTS"
        " (SELECT 1 FROM letters l WHERE l.table_id=tables.id AND l.sent_at IS NULL)",
        guild_id,
    )
    return [str(row["id"]) for row in rows]


def erase_table(db: Connection, table_id: str) -> None:
    """Delete a table with all its rows and its result. Ratings stay: they belong to people, not to a server."""
    db.execute("UPDATE tables SET rematch_of=NULL WHERE rematch_of=?", (table_id,))
    db.execute("DELETE FROM results WHERE table_id=?", (table_id,))
    db.execute("DELETE FROM tables WHERE id=?", (table_id,))


def forget_server(db: Connection, guild_id: int) -> bool:
    """Delete the server's own rows once it has no tables. Returns whether it did."""
    if db.execute("SELECT 1 FROM tables WHERE guild_id=?", (guild_id,)).fetchone() is not None:
        return False
    for table in (
        "results",
        "bars",
        "boards",
        "challenge_tries",
        "evenings",
        "leagues",
        "wishes",
        "proposals",
        "subscriptions",
        "servers",
    ):
        db.execute(f"DELETE FROM {table} WHERE guild_id=?", (guild_id,))
    return True
