"""The public list of a server's tables, and the message that shows it."""

from dataclasses import replace

from storage import posted
from storage import tables as rows
from storage.posted import TableList
from storage.tables import Listed
from tables.core.hall import Hall


async def listed(
    hall: Hall, guild_id: int, status: str, game: str | None = None, *, reader: int = 0, limit: int = 25
) -> list[Listed]:
    return await rows.listed(hall.db, guild_id, status, game, reader=reader, limit=limit)


async def living_lists(hall: Hall) -> list[TableList]:
    """At most one per server."""
    return await posted.all_boards(hall.db)


async def put_list(hall: Hall, guild_id: int, channel_id: int, language: str) -> None:
    """Show the server's list in this channel; the delivery posts it."""
    await hall.db.write(posted.put_board, TableList(guild_id, channel_id, None, language))
    hall.wake_delivery()


async def list_is_shown(hall: Hall, board: TableList, message_id: int, digest: str) -> None:
    await hall.db.write(posted.put_board, replace(board, message_id=message_id, shown=digest))


async def drop_list(hall: Hall, guild_id: int) -> None:
    await hall.db.write(posted.drop_board, guild_id)
