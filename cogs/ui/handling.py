"""While an interaction is being answered: its one reference, for every line of the log and for whoever complains, how
long it took, and asking Discord for patience.
"""

import logging
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

import aiohttp
import discord

from cogs.ui.locale_context import Interaction

log = logging.getLogger(__name__)

REFERENCE: ContextVar[str] = ContextVar("reference", default="")
"""Of the interaction that is being answered; empty where nobody waits for an answer."""
ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
OBSERVERS: list[Callable[[str, float], None]] = []
"""Are told of each interaction: what kind it was, and how many seconds it took."""


def reference_of(interaction_id: int) -> str:
    """Eight signs that can be read out: the same for the same interaction, in every process."""
    return "".join(ALPHABET[(interaction_id >> shift) % 32] for shift in range(47, 7, -5))


@contextmanager
def handling(interaction: discord.Interaction, kind: str) -> Iterator[None]:
    """`kind`: command, autocomplete, press or form."""
    token, began = REFERENCE.set(reference_of(interaction.id)), time.perf_counter()
    try:
        yield
    finally:
        REFERENCE.reset(token)
        for told in OBSERVERS:
            told(kind, time.perf_counter() - began)


# ---------------------------------------------------------------- its first answer

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
