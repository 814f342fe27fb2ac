"""Where a server's living list of tables is shown."""

from dataclasses import dataclass

from storage.database import Database
from storage.dialects import Connection


@dataclass(frozen=True, slots=True)
class Board:
    guild_id: int
    channel_id: int
    message_id: int | None
    language: str
    shown: str = ""
    """A digest of what it shows."""


async def all_boards(db: Database) -> list[Board]:
    rows = await db.all("SELECT * FROM boards ORDER BY guild_id")
    return [Board(r["guild_id"], r["channel_id"], r["message_id"], r["language"], r["shown"]) for r in rows]


def put(db: Connection, board: Board) -> None:
    db.execute(
        "INSERT INTO boards (guild_id, channel_id, message_id, language, shown) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (guild_id) DO UPDATE SET channel_id=excluded.channel_id, message_id=excluded.message_id,"
        " language=excluded.language, shown=excluded.shown",
        (board.guild_id, board.channel_id, board.message_id, board.language, board.shown),
    )


def drop(db: Connection, guild_id: int) -> None:
    db.execute("DELETE FROM boards WHERE guild_id=?", (guild_id,))
