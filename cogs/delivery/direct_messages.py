"""Delivery of direct messages, one by one.

Like notices to tables, they are queued in the transaction that causes them. Each is sent once: Discord rejects its
nonce a second time within minutes, and one of its buttons carries its number, by which it is found again if the bot was
interrupted before marking it as delivered. Messages that are no longer needed are not sent.
"""

import logging
from collections.abc import Collection
from typing import Any

import discord

from cogs.delivery.delivery_loop import UNREACHABLE, DeliveryLoop
from cogs.table import direct_message_cards
from cogs.ui.buttons import read
from tables import Delivery, QueuedMessage, Refused, SeatOffer
from tables.lobby import opening
from tables.post import notice_validity, outbox_queries

log = logging.getLogger(__name__)

TOO_FAST = 40003
"""Error code: opening direct messages too fast; temporary."""
NOBODY = (10013, 50033)
"""Error codes: unknown user, invalid recipient."""
LOOK_BACK = 25
"""Messages searched for one that was sent but not marked as delivered."""


class DirectMessageDelivery(DeliveryLoop):
    name = Delivery.DIRECT_MESSAGES

    async def destinations(self, busy: Collection[str]) -> list[str]:
        return [str(user_id) for user_id in await outbox_queries.recipients(self.hall, [int(one) for one in busy])]

    async def deliver(self, destination: str) -> None:
        """Deliver in order. A message that fails for good does not block the others."""
        failure: Exception | None = None
        waiting = await outbox_queries.unsent_messages(self.hall, int(destination))
        for queued in waiting:
            try:
                if outbox_queries.says_nothing_new(queued, waiting):
                    await outbox_queries.drop_message(self.hall, queued)
                else:
                    await self._deliver(queued)
            except Refused as unreadable:
                log.info("direct message %s is held back, its table cannot be read: %s", queued.id, unreadable)
            except Exception as failed:
                if isinstance(failed, UNREACHABLE) and getattr(failed, "status", 500) != 400:
                    raise
                log.exception("sending direct message %s failed, retrying later", queued.id)
                failure = failed
        if failure is not None:
            raise failure

    async def _deliver(self, queued: QueuedMessage) -> None:
        try:
            sent = await self._send(queued)
        except discord.HTTPException as refused:
            if not is_shut(refused):
                raise
            log.info(
                "direct message %s refused by Discord (%s), the table's message calls instead", queued.id, refused.code
            )
            await outbox_queries.message_undeliverable(self.hall, queued)
        else:
            await (
                outbox_queries.drop_message(self.hall, queued)
                if sent is None
                else outbox_queries.message_delivered(self.hall, queued, sent)
            )

    async def _send(self, queued: QueuedMessage) -> int | None:
        """Id of the sent message; None if it is no longer needed."""
        channel = await self.house.create_dm(discord.Object(queued.user_id))
        sent = await self._sent_before(channel, queued) if queued.tries else None
        if sent is None and await outbox_queries.message_holds(self.hall, queued):
            card = await direct_message_cards.card(self.house, queued)
            await outbox_queries.mark_message_tried(self.hall, queued)
            message = await channel.send(
                view=card.view(self.house.signs),
                files=card.files,
                nonce=f"letter-{queued.id}",
                silent=notice_validity.is_quiet(queued),
            )
            sent = int(message.id)
            if queued.kind == opening.KEPT and queued.table_id is not None:
                written = await direct_message_cards.language(self.house, queued)
                offer = SeatOffer(sent, int(channel.id), queued.table_id, queued.user_id, written)
                await outbox_queries.seat_offered(self.hall, offer)
        return sent

    async def _sent_before(self, channel: Any, queued: QueuedMessage) -> int | None:
        """Id of the message, if it was sent but not marked as delivered."""
        async for message in channel.history(limit=LOOK_BACK):
            for item in discord.ui.LayoutView.from_message(message, timeout=None).walk_children():
                press = read(getattr(item, "custom_id", None) or "")
                if press is not None and press.verb == "notify" and press.words == (str(queued.id),):
                    return int(message.id)
        return None


def is_shut(refused: discord.HTTPException) -> bool:
    """Whether the person cannot be reached permanently: direct messages are closed, or the account is gone."""
    if refused.code in NOBODY:
        return True
    return isinstance(refused, discord.Forbidden) and refused.code != TOO_FAST
