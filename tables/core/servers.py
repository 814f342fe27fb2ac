"""Settings of a server for its tables, and its barred users."""

from dataclasses import replace
from typing import Any

from storage import servers
from storage.servers import Bar, Server
from tables.core.hall import Hall
from tables.core.refusals import Refused

__all__ = ["Bar", "Server"]
MOST_CHANNELS = 25


async def settings(hall: Hall, guild_id: int) -> Server:
    return await servers.server(hall.db, guild_id)


async def save_settings(hall: Hall, guild_id: int, **changes: Any) -> Server:
    settled = replace(await settings(hall, guild_id), **changes)
    if len(settled.channels) > MOST_CHANNELS:
        raise Refused("server-too-many-channels", most=MOST_CHANNELS)
    await hall.db.write(servers.save, settled)
    return settled


# ---------------------------------------------------------------- bars


async def must_be_welcome(hall: Hall, guild_id: int, user_id: int) -> None:
    """Raise Refused if the user is barred from opening and joining tables of the server."""
    if await servers.is_barred(hall.db, guild_id, user_id):
        raise Refused("table-barred")


async def bar(hall: Hall, guild_id: int, user_id: int, by: int) -> None:
    if user_id == by:
        raise Refused("bar-not-yourself")
    await hall.db.write(servers.bar, guild_id, user_id, by, hall.clock())


async def unbar(hall: Hall, guild_id: int, user_id: int, name: str) -> None:
    if not await hall.db.write(servers.unbar, guild_id, user_id):
        raise Refused("bar-is-none", name=name)


async def barred(hall: Hall, guild_id: int) -> list[Bar]:
    return await servers.bars(hall.db, guild_id)
