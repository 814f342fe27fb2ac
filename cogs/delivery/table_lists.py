"""Keep the public list of a server's tables up to date: one message, edited whenever its contents change.

Its digest is stored, so that an unchanged list is not edited, even after a restart. A list that was deleted or has
become inaccessible is given up; an admin can post a new one.
"""

import logging
from collections.abc import Collection
from typing import Any

import discord

from cogs.delivery.delivery_loop import DeliveryLoop
from cogs.table.listing import Tables, card, tables_in
from tables import TableList
from tables.lobby import listing
from words import speaker

log = logging.getLogger(__name__)


class TableListDelivery(DeliveryLoop):
    name = "boards"

    async def destinations(self, busy: Collection[str]) -> list[str]:
        stale = [str(board.guild_id) for board, found in await self._boards() if board.shown != found.digest]
        return [guild_id for guild_id in stale if guild_id not in busy]

    async def _boards(self) -> list[tuple[TableList, Tables]]:
        return [(b, await tables_in(self.hall, b.guild_id)) for b in await listing.living_lists(self.hall)]

    async def deliver(self, destination: str) -> None:
        for board, found in await self._boards():
            if str(board.guild_id) == destination:
                await self._show(board, found)

    async def _show(self, board: TableList, found: Tables) -> None:
        say = speaker(board.language)
        view = card(say, found, heading=say("list-title")).view()
        try:
            channel: Any = self.house.get_channel(board.channel_id) or await self.house.fetch_channel(board.channel_id)
            if board.message_id is None:
                message_id = int((await channel.send(view=view, nonce=f"list-{board.channel_id}")).id)
            else:
                message_id = board.message_id
                await channel.get_partial_message(message_id).edit(view=view)
        except (discord.NotFound, discord.Forbidden) as gone:
            log.info(
                "the list of tables in server %s is dropped, its channel is closed to the bot: %s", board.guild_id, gone
            )
            await listing.drop_list(self.hall, board.guild_id)
        else:
            await listing.list_is_shown(self.hall, board, message_id, found.digest)
