"""Reactions to changes of the places of tables: the bot joins or leaves a server, permissions change, threads are
unlocked.

A table that has lost its place is not retried forever: only after an event in its server that may have restored it, and
at start-up.
"""

from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from cogs.delivery import threads
from tables import channels

if TYPE_CHECKING:
    from app.guildhall import Guildhall


class Channels(commands.Cog):
    def __init__(self, house: "Guildhall") -> None:
        self.house = house

    async def _look_again(self, guild_id: int, *reasons: str) -> None:
        """Retry the tables of a server that lost their place for one of these reasons; any reason if none is given."""
        lost = await channels.displaced_in(self.house.hall, guild_id)
        self.house.look_again([table for table, why in lost.items() if not reasons or why in reasons])

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Catch up with servers left and changed while the bot was offline."""
        known = {guild.id for guild in self.house.guilds}
        for guild_id in filter(self.house.looks_after, await channels.left_servers(self.house.hall, known)):
            await channels.leave_server(self.house.hall, guild_id)
        for guild_id in known:
            await channels.return_to_server(self.house.hall, guild_id)
            await self._look_again(guild_id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Not called for an outage, which only makes the server unavailable."""
        await channels.leave_server(self.house.hall, guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        await channels.return_to_server(self.house.hall, guild.id)
        await self._look_again(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        await self._look_again(guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        await self._look_again(after.guild.id, channels.ACCESS)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        await self._look_again(after.guild.id, channels.ACCESS, channels.PRIVATE)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread may have been unlocked, or archived, which makes room for another. A table's own thread is
        unarchived at once: commands are refused in the archive, and its buttons fail on some clients."""
        how = payload.data["thread_metadata"]
        if how["archived"] and not how.get("locked"):
            await threads.keep_open(self.house, payload.thread_id)
        reasons = [*([] if how.get("locked") else [channels.LOCKED]), *([channels.THREADS] if how["archived"] else [])]
        if reasons:
            await self._look_again(payload.guild_id, *reasons)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self._look_again(payload.guild_id, channels.THREADS, channels.LOCKED)


async def setup(house: "Guildhall") -> None:
    await house.add_cog(Channels(house))
