"""Slow answers: a first card with a line of progress, replaced by the result."""

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
"""Seconds to wait before the first card is shown."""
EVERY = 3.0
"""Seconds between two checks of the queue."""


async def show_refined(
    interaction: Interaction,
    work: Coroutine[Any, Any, T],
    meanwhile: Callable[[str], Awaitable[Card]],
    finished: Callable[[T], Awaitable[Card]],
    ahead: Callable[[], int],
    *,
    share: Callable[[], float] = lambda: 0.0,
    in_place: bool | None = None,
) -> None:
    """Answer privately with the result of the work.

    `meanwhile`: builds the card while the work is running, with a line of progress; without one if it failed. `ahead`:
    number of jobs before this one. `share`: of the work that is done, if known.
    """
    me, asked = await who(interaction), interaction.client.hall.clock()
    working = asyncio.ensure_future(work)
    try:
        await asyncio.wait({working}, timeout=QUICK)
        if not working.done():
            line = _line(me, asked, ahead(), share())
            await show(interaction, lambda: meanwhile(line), in_place=in_place)
            await _until_done(interaction, working, line, lambda: _line(me, asked, ahead(), share()), meanwhile)
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
    """Update the line of progress. Discord itself counts its seconds."""
    while not working.done():
        await asyncio.wait({working}, timeout=EVERY)
        now = progress()
        if not working.done() and now != line:
            line = now
            await _edit(interaction, await meanwhile(line))


def _line(me: Who, asked: float, ahead: int, share: float) -> str:
    since, done = f"<t:{int(asked)}:R>", int(100 * share)
    if ahead:
        return me.say("progress-queue", ahead=ahead, since=since)
    return me.say("progress-share", done=done, since=since) if done else me.say("progress-working", since=since)


EXPIRED = (50027, 10015)
"""Error codes of an expired interaction token (15 minutes)."""


async def _edit(interaction: Interaction, card: Card, *, finished: bool = False) -> None:
    """Edit the answer. `finished`: the final result, sent as a direct message if the token has expired."""
    try:
        await interaction.edit_original_response(view=card.view(interaction.client.signs), attachments=card.files)
    except discord.HTTPException as refused:
        if refused.code not in EXPIRED and not isinstance(refused, discord.NotFound):
            raise
        if refused.code not in EXPIRED or not finished:
            log.info("editing the answer to interaction %s failed, it stays as it was: %s", interaction.id, refused)
            return
        for file in card.files:
            file.reset()
        try:
            await (await interaction.client.create_dm(interaction.user)).send(
                view=card.view(interaction.client.signs), files=card.files
            )
        except discord.HTTPException as shut:
            log.info("delivering the result of interaction %s by DM failed, it is dropped: %s", interaction.id, shut)
