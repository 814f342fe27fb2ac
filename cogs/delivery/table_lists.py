"""Keep the public list of a server's tables up to date: one message, edited whenever its contents change.

Its digest is stored, so that an unchanged list is not edited, even after a restart. A list that was deleted or has
become inaccessible is given up; an admin can post a new one.
"""

import logging
from collections.abc import Collection
from typing import TYPE_CHECKING, Any

import discord

from cogs.delivery.delivery_loop import DeliveryLoop
from cogs.table.listing import Tables, card, tables_in
from tables import Delivery, TableList
from tables.lobby import listing
from words import speaker

if TYPE_CHECKING:
    from app.guildhall import Guildhall

log = logging.getLogger(__name__)


class TableListDelivery(DeliveryLoop):
    name = Delivery.TABLE_LISTS

    def __init__(self, house: "Guildhall") -> None:
        super().__init__(house)
        self._changed: set[int] = set()
        """Servers with a list that may have changed since it was looked at."""

    async def destinations(self, busy: Collection[str]) -> list[str]:
        noted = self.hall.take_changed_lists()
        self._changed |= await listing.servers_with_list(self.hall, noted)
        return [str(guild_id) for guild_id in self._changed if str(guild_id) not in busy]

    async def deliver(self, destination: str) -> None:
        guild_id = int(destination)
        self._changed.discard(guild_id)
        try:
            known = await listing.living_list(self.hall, guild_id)
            if known is not None:
                found = await tables_in(self.hall, guild_id)
                if found.digest != known.shown:
                    await self._show(known, found)
        except BaseException:
            self._changed.add(guild_id)
            raise

    async def _show(self, known: TableList, found: Tables) -> None:
        say = speaker(known.language)
        view = card(say, found, heading=say("list-title")).view()
        try:
            channel: Any = self.house.get_channel(known.channel_id) or await self.house.fetch_channel(known.channel_id)
            if known.message_id is None:
                message_id = int((await channel.send(view=view, nonce=f"list-{known.channel_id}")).id)
            else:
                message_id = known.message_id
                await channel.get_partial_message(message_id).edit(view=view)
        except (discord.NotFound, discord.Forbidden) as gone:
            log.info(
                "the list of tables in server %s is dropped, its channel is closed to the bot: %s", known.guild_id, gone
            )
            await listing.drop_list(self.hall, known.guild_id)
        else:
            await listing.list_is_shown(self.hall, known, message_id, found.digest)
