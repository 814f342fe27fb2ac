"""Letters: direct messages to people who want to be told that way. The carrier delivers them one by one.

Like the postman's notices they were written together with what caused them. Each is sent once: it carries a nonce that
Discord does not accept twice within minutes, and one of its buttons carries its number, by which it is found again
should we have been interrupted before it was ticked off. A letter of which there is no need any more is not sent.
"""

import logging
from typing import Any

import discord

from cogs.delivery.delivery_loop import UNREACHABLE, Rounds
from cogs.table import direct_message_cards
from cogs.ui.buttons import read
from tables import Letter
from tables.post import dm_queue, notice_validity

log = logging.getLogger(__name__)

TOO_FAST = 40003
"""We are opening direct messages too fast: that passes."""
NOBODY = (10013, 50033)
"""An unknown user, an invalid recipient: there is nobody to write to."""
LOOK_BACK = 25
"""Messages searched for one of ours that was never ticked off."""


class Carrier(Rounds):
    name = "carrier"

    async def owing(self) -> list[str]:
        return [str(user_id) for user_id in await dm_queue.owing(self.hall)]

    async def carry(self, place: str) -> None:
        """In order. One that cannot be written, or that Discord does not take, holds up none of the others."""
        failure: Exception | None = None
        waiting = await dm_queue.unsent(self.hall, int(place))
        for letter in waiting:
            try:
                if dm_queue.says_nothing_new(letter, waiting):
                    await dm_queue.drop(self.hall, letter)
                else:
                    await self._deliver(letter)
            except Exception as failed:
                if isinstance(failed, UNREACHABLE) and getattr(failed, "status", 500) != 400:
                    raise
                log.exception("letter %s cannot be sent", letter.id)
                failure = failed
        if failure is not None:
            raise failure

    async def _deliver(self, letter: Letter) -> None:
        try:
            sent = await self._send(letter)
        except discord.HTTPException as refused:
            if not is_shut(refused):
                raise
            log.info("letter %s cannot be delivered (%s)", letter.id, refused.code)
            await dm_queue.undeliverable(self.hall, letter)
        else:
            await (dm_queue.drop(self.hall, letter) if sent is None else dm_queue.delivered(self.hall, letter, sent))

    async def _send(self, letter: Letter) -> int | None:
        """The message that brings the letter; None if there is no need of it any more."""
        channel = await self.house.create_dm(discord.Object(letter.user_id))
        sent = await self._sent_before(channel, letter) if letter.tries else None
        if sent is None and await dm_queue.holds(self.hall, letter):
            card = await direct_message_cards.card(self.house, letter)
            await dm_queue.trying(self.hall, letter)
            message = await channel.send(
                view=card.view(), files=card.files, nonce=f"letter-{letter.id}", silent=notice_validity.is_quiet(letter)
            )
            sent = int(message.id)
        return sent

    async def _sent_before(self, channel: Any, letter: Letter) -> int | None:
        """The message that brought this letter, if somebody sent it and could not tick it off."""
        async for message in channel.history(limit=LOOK_BACK):
            for item in discord.ui.LayoutView.from_message(message, timeout=None).walk_children():
                press = read(getattr(item, "custom_id", None) or "")
                if press is not None and press.verb == "notify" and press.words == (str(letter.id),):
                    return int(message.id)
        return None


def is_shut(refused: discord.HTTPException) -> bool:
    """Nobody can be reached there, now and in a minute: direct messages are closed, or the account is gone."""
    if refused.code in NOBODY:
        return True
    return isinstance(refused, discord.Forbidden) and refused.code != TOO_FAST
