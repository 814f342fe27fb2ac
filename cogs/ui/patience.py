"""The first answer to an interaction, of which there is only one.

Its receipt may be lost on the way: Discord has it, and says so when it is sent again. Then all is well, and what
follows goes on as if we had heard it the first time.
"""

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord

from cogs.ui.locale_context import Interaction

log = logging.getLogger(__name__)

ANSWERED = 40060
CUT_OFF = (aiohttp.ClientConnectionError, ConnectionError)
HEARD = "heard"
"""Among an interaction's extras: Discord has its first answer, though we have no receipt."""


def is_answered(interaction: Interaction) -> bool:
    return interaction.response.is_done() or HEARD in interaction.extras


def was_late(interaction: Interaction) -> bool:
    """Discord had our first answer for a while before we knew of it."""
    return HEARD in interaction.extras


async def ask_patience(interaction: Interaction, *, replace: bool = False) -> None:
    """Unless something was answered already. `replace`: the answer will change the message that was pressed."""
    how = {} if replace else {"ephemeral": True, "thinking": True}
    if not is_answered(interaction):
        await _once(interaction, lambda: interaction.response.defer(**how))


async def answer_openly(interaction: Interaction, **what: Any) -> int:
    """For everybody to see. Returns the message's id."""
    sent = await _once(interaction, lambda: interaction.response.send_message(**what))
    return int(sent.message_id) if sent is not None else (await interaction.original_response()).id


async def _once(interaction: Interaction, answer: Callable[[], Awaitable[Any]]) -> Any | None:
    """Its receipt; None if Discord has it without one having come."""
    try:
        try:
            return await answer()
        except CUT_OFF as cut:
            log.info("whether interaction %s was answered is not known (%r), once more", interaction.id, cut)
            return await answer()
    except discord.HTTPException as refused:
        if refused.code != ANSWERED:
            raise
        interaction.extras[HEARD] = True
        return None
