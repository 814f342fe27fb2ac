"""Delivering direct messages to people who want to be told that way, one by one.

Like the notices to tables they were written together with what caused them. Each is sent once: it carries a nonce that
Discord does not accept twice within minutes, and one of its buttons carries its number, by which it is found again
should we have been interrupted before it was ticked off. One of which there is no need any more is not sent.
"""

import logging
from collections.abc import Collection
from typing import Any

import discord

from cogs.delivery.delivery_loop import UNREACHABLE, DeliveryLoop
from cogs.table import direct_message_cards
from cogs.ui.buttons import read
from tables import QueuedMessage, Refused, SeatOffer
from tables.lobby import opening
from tables.post import notice_validity, outbox_queries

log = logging.getLogger(__name__)

TOO_FAST = 40003
"""We are opening direct messages too fast: that passes."""
NOBODY = (10013, 50033)
"""An unknown user, an invalid recipient: there is nobody to write to."""
LOOK_BACK = 25
"""Messages searched for one of ours that was never ticked off."""


class DirectMessageDelivery(DeliveryLoop):
    name = "direct messages"

    async def destinations(self, busy: Collection[str]) -> list[str]:
        return [str(user_id) for user_id in await outbox_queries.recipients(self.hall, [int(one) for one in busy])]

    async def deliver(self, destination: str) -> None:
        """In order. One that cannot be written, or that Discord does not take, holds up none of the others."""
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
        """Its message; None if there is no need of it any more."""
        channel = await self.house.create_dm(discord.Object(queued.user_id))
        sent = await self._sent_before(channel, queued) if queued.tries else None
        if sent is None and await outbox_queries.message_holds(self.hall, queued):
            card = await direct_message_cards.card(self.house, queued)
            await outbox_queries.mark_message_tried(self.hall, queued)
            message = await channel.send(
                view=card.view(), files=card.files, nonce=f"letter-{queued.id}", silent=notice_validity.is_quiet(queued)
            )
            sent = int(message.id)
            if queued.kind == opening.KEPT and queued.table_id is not None:
                written = await direct_message_cards.language(self.house, queued)
                offer = SeatOffer(sent, int(channel.id), queued.table_id, queued.user_id, written)
                await outbox_queries.seat_offered(self.hall, offer)
        return sent

    async def _sent_before(self, channel: Any, queued: QueuedMessage) -> int | None:
        """Its message, if it was sent and never ticked off."""
        async for message in channel.history(limit=LOOK_BACK):
            for item in discord.ui.LayoutView.from_message(message, timeout=None).walk_children():
                press = read(getattr(item, "custom_id", None) or "")
                if press is not None and press.verb == "notify" and press.words == (str(queued.id),):
                    return int(message.id)
        return None


def is_shut(refused: discord.HTTPException) -> bool:
    """Nobody can be reached there, now and in a minute: direct messages are closed, or the account is gone."""
    if refused.code in NOBODY:
        return True
    return isinstance(refused, discord.Forbidden) and refused.code != TOO_FAST
