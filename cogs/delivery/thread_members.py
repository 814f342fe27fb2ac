"""Members of the private thread of a closed table: players, spectators and invited people."""

import logging

import discord

from tables import Hall, Table
from tables.seating import watching

log = logging.getLogger(__name__)


class ThreadMembers:
    """Known members of threads. Discord does not list them without the privileged intent."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._inside: dict[int, set[int]] = {}

    async def update(self, table: Table, thread: discord.Thread) -> None:
        """Add and remove members as needed. Idempotent."""
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
    """Add or remove a member; ignored for people who left the server."""
    try:
        await (thread.add_user if inside else thread.remove_user)(discord.Object(user_id))
    except (discord.NotFound, discord.Forbidden) as refused:
        what = "adding person %s to thread %s" if inside else "removing person %s from thread %s"
        log.info(f"{what} failed, they may have left the server: %s", user_id, thread.id, refused)
