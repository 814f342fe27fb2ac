"""Answers that take their time: what is known already first, with a line of progress, refined in place by the rest."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import discord

from cogs.ui.answers import Card, show
from cogs.ui.locale_context import Interaction, Who, who
from tables import Refused

log = logging.getLogger(__name__)
T = TypeVar("T")

QUICK = 1.0
"""Seconds that the work may take before something else is shown."""
EVERY = 3.0
"""Seconds between two looks at the queue."""


async def show_refined(
    interaction: Interaction,
    work: Coroutine[Any, Any, T],
    meanwhile: Callable[[str], Awaitable[Card]],
    finished: Callable[[T], Awaitable[Card]],
    ahead: Callable[[], int],
    *,
    in_place: bool | None = None,
) -> None:
    """Answer privately with what comes of the work.

    `meanwhile`: builds the card with a line of progress for as long as the work lasts; without one if it has failed.
    `ahead`: number of jobs that are done before this one.
    """
    me, asked = await who(interaction), interaction.client.hall.clock()
    working = asyncio.ensure_future(work)
    try:
        await asyncio.wait({working}, timeout=QUICK)
        if not working.done():
            line = _line(me, asked, ahead())
            await show(interaction, lambda: meanwhile(line), in_place=in_place)
            await _until_done(interaction, working, line, lambda: _line(me, asked, ahead()), meanwhile)
            if working.cancelled():
                await _edit(interaction, await meanwhile(me.say("progress-interrupted")))
                return
            if working.exception() is not None:
                await _edit(interaction, await meanwhile(""))
            await _edit(interaction, await finished(working.result()), finished=True)
        elif working.cancelled():
            raise Refused("progress-interrupted")
        else:
            found = working.result()
            await show(interaction, lambda: finished(found), in_place=in_place)
    finally:
        working.cancel()


async def _until_done(
    interaction: Interaction,
    working: asyncio.Future[T],
    line: str,
    progress: Callable[[], str],
    meanwhile: Callable[[str], Awaitable[Card]],
) -> None:
    """Keep the line of progress up to date. Discord itself counts the seconds in it."""
    while not working.done():
        await asyncio.wait({working}, timeout=EVERY)
        now = progress()
        if not working.done() and now != line:
            line = now
            await _edit(interaction, await meanwhile(line))


def _line(me: Who, asked: float, ahead: int) -> str:
    since = f"<t:{int(asked)}:R>"
    return me.say("progress-queue", ahead=ahead, since=since) if ahead else me.say("progress-working", since=since)


EXPIRED = (50027, 10015)
"""Codes for an answer that comes more than 15 minutes late: the interaction's token holds no longer."""


async def _edit(interaction: Interaction, card: Card, *, finished: bool = False) -> None:
    """`finished`: what was waited for. It comes by direct message where the answer cannot be changed any more."""
    try:
        await interaction.edit_original_response(view=card.view(), attachments=card.files)
    except discord.HTTPException as refused:
        if refused.code not in EXPIRED and not isinstance(refused, discord.NotFound):
            raise
        if refused.code not in EXPIRED or not finished:
            log.info("the answer to interaction %s cannot be changed any more: %s", interaction.id, refused)
            return
        for file in card.files:
            file.reset()
        try:
            await (await interaction.client.create_dm(interaction.user)).send(view=card.view(), files=card.files)
        except discord.HTTPException as shut:
            log.info("what interaction %s asked for cannot be delivered: %s", interaction.id, shut)
