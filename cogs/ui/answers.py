"""Answering privately: a card with pictures, shown anew or in place of the one that was pressed."""

import asyncio
import io
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import discord
from discord import ui

from cogs.ui.errors import GONE
from cogs.ui.locale_context import Interaction
from render.pictures import Picture

log = logging.getLogger(__name__)

PATIENCE = 1.0
"""Seconds that a card may take before Discord, which waits for three, is asked to wait longer."""
TEXT_BUDGET = 3900
"""Discord takes 4000 characters over all texts of a message."""


@dataclass(slots=True)
class Card:
    """A message to be: blocks of text, pictures and rows of buttons, in order."""

    blocks: list[Any] = field(default_factory=list)
    files: list[discord.File] = field(default_factory=list)
    accent: int = 0x8C5A2B
    _spent: int = 0

    def text(self, *lines: str) -> "Card":
        text = "\n".join(line for line in lines if line)
        text = text[: max(0, TEXT_BUDGET - self._spent)]
        if text.strip():
            self._spent += len(text)
            self.blocks.append(ui.TextDisplay(text))
        return self

    def picture(self, picture: Picture, name: str = "board") -> "Card":
        filename = f"{name}-{len(self.files)}.png"
        self.files.append(discord.File(io.BytesIO(picture.png), filename=filename, description=picture.alt[:1024]))
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        gallery.add_item(media=f"attachment://{filename}", description=picture.alt[:1024])
        self.blocks.append(gallery)
        return self

    def line(self) -> "Card":
        self.blocks.append(ui.Separator())
        return self

    def row(self, *items: Any) -> "Card":
        """Buttons, five to a row."""
        for start in range(0, len(items), 5):
            self.blocks.append(ui.ActionRow(*items[start : start + 5]))
        return self

    def view(self) -> ui.LayoutView:
        made = ui.LayoutView(timeout=None)
        made.add_item(ui.Container(*self.blocks, accent_colour=self.accent))
        return made


Build = Callable[[], Awaitable[Card]]


async def show(interaction: Interaction, build: Build, *, in_place: bool | None = None) -> None:
    """Build a card and answer privately with it.

    Pressing something on a private card replaces that card; anything else gets a card of its own. If pictures are
    queueing, or a card takes its time, Discord is asked for patience first: its three seconds are never our concern.
    """
    replace = in_place if in_place is not None else is_private(interaction)
    if interaction.client.picture_cache.busy:
        await _ask_patience(interaction, replace)
    try:
        await _answer(interaction, build, replace)
    except (aiohttp.ClientConnectionError, ConnectionError) as cut:
        log.info("the answer to interaction %s was cut off (%r), saying it again", interaction.id, cut)
        await _answer(interaction, build, replace)


async def _ask_patience(interaction: Interaction, replace: bool) -> None:
    if interaction.response.is_done():
        return
    if replace:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


async def _built(interaction: Interaction, build: Build, replace: bool) -> Card:
    building = asyncio.ensure_future(build())
    try:
        done, _ = await asyncio.wait({building}, timeout=PATIENCE)
        if not done:
            await _ask_patience(interaction, replace)
        return await building
    finally:
        building.cancel()


async def _answer(interaction: Interaction, build: Build, replace: bool) -> None:
    card = await _built(interaction, build, replace)
    if interaction.response.is_done():
        await interaction.edit_original_response(view=card.view(), attachments=card.files)
    elif replace:
        await _replace(interaction, card, build)
    else:
        await interaction.response.send_message(view=card.view(), files=card.files, ephemeral=True)


async def _replace(interaction: Interaction, card: Card, build: Build) -> None:
    try:
        await interaction.response.edit_message(view=card.view(), attachments=card.files)
    except discord.HTTPException as refused:
        if refused.status != 400 or refused.code in GONE or not card.files:
            raise
        # Some Discord builds have refused new pictures in an edit; a new private message always takes them.
        log.warning("a picture was refused in an edit (%s); sending a new message", refused.code)
        fresh = await build()
        await interaction.response.send_message(view=fresh.view(), files=fresh.files, ephemeral=True)


def is_private(interaction: Interaction) -> bool:
    """The interaction came from a message that only this person sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def pages(lines: Sequence[str], size: int = 1800) -> list[str]:
    """Lines in pages that fit a message."""
    made, page = [], ""
    for line in lines:
        line = line[:size]
        if page and len(page) + len(line) + 1 > size:
            made.append(page)
            page = ""
        page = f"{page}\n{line}" if page else line
    return [*made, page] if page or not made else made
