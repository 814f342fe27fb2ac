"""Private answers: a card with pictures, as a new message or in place of the pressed one."""

import asyncio
import io
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import discord
from discord import ui

from cogs.ui.emojis import NO_EMOJIS, Emojis
from cogs.ui.handling import GONE, ask_patience, is_answered
from cogs.ui.locale_context import Interaction
from cogs.ui.names import escaped
from cogs.ui.phone_size import (
    FRAME,
    RULE_HEIGHT,
    action_rows,
    button_width,
    menu_height,
    picture_height,
    row_height,
    text_height,
)
from render.pictures import Picture

log = logging.getLogger(__name__)

PATIENCE = 1.0
"""Seconds to build a card before the interaction is deferred; Discord waits for three."""
LONGEST_TEXT = 4000
"""Maximum characters over all texts of a Discord message, including the markup of emojis."""
TEXT_BUDGET = 3900
MOST_PARTS = 40
"""Maximum components of a Discord message: texts, pictures, rows, and every button in them."""
CUT = "…"
"""Marks a truncated text."""


@dataclass(slots=True)
class Card:
    """Builder of a message: texts, pictures and rows of buttons in order, within Discord's limits."""

    blocks: list[Any] = field(default_factory=list)
    files: list[discord.File] = field(default_factory=list)
    accent: int = 0x8C5A2B
    game: str = ""
    """Game whose signs are drawn."""
    palette: str = "standard"
    """Colours of the marks of seats."""
    _spent: int = 0
    _pictures: float = 0.0
    """Height of the pictures on a phone."""

    def text(self, *lines: str) -> "Card":
        """Add lines of text. If they exceed the limit, cut after a whole line and mark the cut."""
        text = shortened("\n".join(line for line in lines if line), TEXT_BUDGET - self._spent)
        if text.strip():
            self._spent += len(text)
            self.blocks.append(ui.TextDisplay(text))
        return self

    def picture(self, picture: Picture, name: str = "board", kind: str = "png") -> "Card":
        return self.gallery([picture], name, kind)

    def gallery(self, pictures: Sequence[Picture], name: str, kind: str = "png") -> "Card":
        """Add up to ten pictures side by side; for a screen reader, their alt texts."""
        if not all(picture.drawn for picture in pictures):
            return self.text(*[escaped(picture.alt) for picture in pictures])
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        for picture in pictures:
            filename = f"{name}-{len(self.files)}.{kind}"
            self.files.append(discord.File(io.BytesIO(picture.png), filename=filename, description=picture.alt[:1024]))
            gallery.add_item(media=f"attachment://{filename}", description=picture.alt[:1024])
        self.blocks.append(gallery)
        self._pictures += max(picture_height(picture.width, picture.height) for picture in pictures)
        return self

    def film(self, film: Picture) -> "Card":
        """Add an animation."""
        return self.picture(film, "film", "gif")

    def line(self) -> "Card":
        self.blocks.append(ui.Separator())
        return self

    def row(self, *items: Any) -> "Card":
        """Add buttons, as many to a row as fit on a phone; or a menu."""
        start = 0
        for size in action_rows([_width(item) for item in items]):
            self.blocks.append(ui.ActionRow(*items[start : start + size]))
            start += size
        return self

    @property
    def parts(self) -> int:
        """Number of components as Discord counts them, including the container."""
        return 1 + sum(1 + len(getattr(block, "children", ())) for block in self.blocks)

    @property
    def menus(self) -> list[int]:
        """Number of entries of each menu."""
        rows = [block for block in self.blocks if isinstance(block, ui.ActionRow)]
        items = [getattr(item, "item", item) for row in rows for item in row.children]
        return [len(item.options) for item in items if isinstance(item, ui.Select)]

    @property
    def height(self) -> float:
        """Height on a phone in pixels."""
        texts = sum(text_height(block.content) for block in self.blocks if isinstance(block, ui.TextDisplay))
        rows = sum(_row_height(block) for block in self.blocks if isinstance(block, ui.ActionRow))
        rules = RULE_HEIGHT * sum(isinstance(block, ui.Separator) for block in self.blocks)
        return FRAME + texts + rows + rules + self._pictures

    def has_room(self, other: "Card", parts: int = 0) -> bool:
        """Whether another card fits, with a number of further components."""
        return self.parts + other.parts - 1 + parts <= MOST_PARTS and self._spent + other._spent <= TEXT_BUDGET

    def add(self, other: "Card") -> "Card":
        self.game = self.game or other.game
        self.blocks += other.blocks
        self.files += other.files
        self._spent += other._spent
        self._pictures += other._pictures
        return self

    def file(self, name: str, content: str) -> "Card":
        """Attach a text file."""
        self.files.append(discord.File(io.BytesIO(content.encode()), filename=name))
        self.blocks.append(ui.File(f"attachment://{name}"))
        return self

    def view(self, emojis: Emojis = NO_EMOJIS) -> ui.LayoutView:
        """The card, with `emojis` for its signs, as a stopped view: discord.py would keep each private one, with a
        task, for 15 minutes.

        Presses reach `PressButton` and `PressMenu` by their custom ids, whether the view is kept or not.
        """
        room = LONGEST_TEXT - sum(len(block.content) for block in self.blocks if isinstance(block, ui.TextDisplay))
        for block in self.blocks:
            if isinstance(block, ui.TextDisplay):
                said = emojis.in_text(self.game, block.content, self.palette, room)
                room -= len(said) - len(block.content)
                block.content = said
            for child in getattr(block, "children", ()):
                emojis.dress(getattr(child, "item", child), self.game, self.palette)
        made = ui.LayoutView(timeout=None)
        made.add_item(ui.Container(*self.blocks, accent_colour=self.accent))
        made.stop()
        return made


def _width(item: Any) -> float:
    """Width of a button; a menu takes a whole row."""
    pressed = getattr(item, "item", item)
    return button_width(getattr(pressed, "label", None) or "", bool(getattr(pressed, "emoji", None)))


def _row_height(row: Any) -> float:
    alone = getattr(row.children[0], "item", row.children[0])
    if isinstance(alone, ui.Select):
        return menu_height(alone.placeholder or "")
    return row_height([_width(item) for item in row.children])


Build = Callable[[], Awaitable[Card]]


async def show(interaction: Interaction, build: Build, *, in_place: bool | None = None) -> None:
    """Build a card and answer privately with it.

    A press on a private card replaces it; anything else gets a new message. If pictures are queued or the card takes
    long, the interaction is deferred first.
    """
    replace = in_place if in_place is not None else is_private(interaction)
    if interaction.client.picture_cache.busy:
        await ask_patience(interaction, replace=replace)
    try:
        await _answer(interaction, build, replace)
    except (aiohttp.ClientConnectionError, ConnectionError) as cut:
        log.info("answering interaction %s failed, retrying: %r", interaction.id, cut)
        await _answer(interaction, build, replace)
    except discord.HTTPException as refused:
        if not interaction.client.signs.are_refused(refused):
            raise
        log.warning("Discord refused an emoji of the application, going on with Unicode: %s", refused)
        await _answer(interaction, build, replace)


async def _built(interaction: Interaction, build: Build, replace: bool) -> Card:
    building = asyncio.ensure_future(build())
    try:
        done, _ = await asyncio.wait({building}, timeout=PATIENCE)
        if not done:
            await ask_patience(interaction, replace=replace)
        return await building
    finally:
        building.cancel()


async def _answer(interaction: Interaction, build: Build, replace: bool) -> None:
    card = await _built(interaction, build, replace)
    if is_answered(interaction):
        await interaction.edit_original_response(view=card.view(interaction.client.signs), attachments=card.files)
    elif replace:
        await _replace(interaction, card, build)
    else:
        await interaction.response.send_message(
            view=card.view(interaction.client.signs), files=card.files, ephemeral=True
        )


async def follow_up(interaction: Interaction, build: Build) -> None:
    """Send another private card after the answer."""
    card = await build()
    await interaction.followup.send(view=card.view(interaction.client.signs), files=card.files, ephemeral=True)


async def _replace(interaction: Interaction, card: Card, build: Build) -> None:
    try:
        await interaction.response.edit_message(view=card.view(interaction.client.signs), attachments=card.files)
    except discord.HTTPException as refused:
        if refused.status != 400 or refused.code in GONE or not card.files:
            raise
        # Some Discord versions refused new pictures in an edit; a new message always works.
        log.warning("Discord refused a picture in an edit (%s), sending a new message", refused.code)
        fresh = await build()
        await interaction.response.send_message(
            view=fresh.view(interaction.client.signs), files=fresh.files, ephemeral=True
        )


def is_private(interaction: Interaction) -> bool:
    """Whether the interaction came from a private message."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def shortened(text: str, size: int) -> str:
    """A text of at most `size` characters: whole lines, and whole words of a line that is too long."""
    if len(text) <= size:
        return text
    kept = text[: max(0, size - len(CUT) - 1)]
    for end in ("\n", " "):
        if end in kept:
            kept = kept[: kept.rindex(end)]
            return f"{kept}{end}{CUT}"
    return kept and kept + CUT


def pages(lines: Sequence[str], size: int = 1800) -> list[str]:
    """Lines in pages that fit a message. Only a line longer than a page is divided."""
    made, page = [], list[str]()
    for line in lines:
        for piece in _pieces(line, size):
            if page and sum(map(len, page)) + len(page) + len(piece) > size:
                made.append("\n".join(page))
                page = []
            page.append(piece)
    return [*made, "\n".join(page)]


def _pieces(line: str, size: int) -> list[str]:
    """A line divided between words."""
    made = []
    while len(line) > size:
        end = line.rfind(" ", 1, size)
        made.append(line[: size if end < 0 else end])
        line = line[len(made[-1]) :].lstrip(" ")
    return [*made, line]
