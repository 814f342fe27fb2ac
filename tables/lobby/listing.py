"""The public list of a server's tables, and the message that shows it."""

from collections.abc import Collection
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


async def kinds_in_play(hall: Hall) -> list[tuple[str, str, int]]:
    """Game, language and number of seats of the tables in play, the most frequent first."""
    return await rows.kinds_in_play(hall.db)


async def servers_with_list(hall: Hall, among: Collection[int] | None = None) -> set[int]:
    """Servers that show a list of their tables. `among`: only of these; all by default."""
    if among is None:
        return await posted.servers_with_list(hall.db)
    return {guild_id for guild_id in among if await living_list(hall, guild_id) is not None}


async def living_list(hall: Hall, guild_id: int) -> TableList | None:
    return await posted.list_of(hall.db, guild_id)


async def put_list(hall: Hall, guild_id: int, channel_id: int, language: str) -> None:
    """Show the server's list in this channel; the delivery posts it."""
    await hall.db.write(posted.put_list, TableList(guild_id, channel_id, None, language))
    hall.list_changed(guild_id)
    hall.wake_delivery()


async def list_is_shown(hall: Hall, shown: TableList, message_id: int, digest: str) -> None:
    await hall.db.write(posted.put_list, replace(shown, message_id=message_id, shown=digest))


async def drop_list(hall: Hall, guild_id: int) -> None:
    await hall.db.write(posted.drop_list, guild_id)
