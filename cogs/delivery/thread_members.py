"""Who is let into the private thread of a closed table: those who play there, look on there, or are asked to."""

import logging

import discord

from tables import Hall, Table
from tables.seating import watching

log = logging.getLogger(__name__)


class ThreadMembers:
    """What this process knows of who is in. Discord does not tell bots without privileged access."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._inside: dict[int, set[int]] = {}

    async def update(self, table: Table, thread: discord.Thread) -> None:
        """Let in whoever may be in, and out whoever may not be any more. Safe to repeat."""
        wanted = await watching.guests(self.hall, table)
        inside = self._inside.get(thread.id)
        if inside is None:
            inside = self._inside[thread.id] = await watching.former_guests(self.hall, table)
        for user_id in sorted(wanted - inside):
            await _let(thread, user_id, inside=True)
            inside.add(user_id)
        for user_id in sorted(inside - wanted):
            await _let(thread, user_id, inside=False)
            inside.discard(user_id)


async def _let(thread: discord.Thread, user_id: int, *, inside: bool) -> None:
    """Somebody who has left the server is neither in nor out."""
    try:
        await (thread.add_user if inside else thread.remove_user)(discord.Object(user_id))
    except (discord.NotFound, discord.Forbidden) as refused:
        what = "adding person %s to thread %s failed: %s" if inside else "removing person %s from thread %s failed: %s"
        log.info(what, user_id, thread.id, refused)
