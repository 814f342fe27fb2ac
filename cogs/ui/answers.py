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
"""Seconds that a card may take before Discord, which waits for three, is asked to wait longer."""
TEXT_BUDGET = 3900
"""Discord takes 4000 characters over all texts of a message."""
MOST_PARTS = 40
"""Discord takes so many parts of a message: texts, pictures, rows, and every button in them."""
CUT = "…"
"""Stands where a text goes on that has no more room."""


@dataclass(slots=True)
class Card:
    """A message to be: blocks of text, pictures and rows of buttons, in order. It knows what Discord takes at most."""

    blocks: list[Any] = field(default_factory=list)
    files: list[discord.File] = field(default_factory=list)
    accent: int = 0x8C5A2B
    _spent: int = 0
    _pictures: float = 0.0
    """How high they are on a phone."""

    def text(self, *lines: str) -> "Card":
        """Lines of text. Where room ends, it ends with a whole line and says that it was cut."""
        text = shortened("\n".join(line for line in lines if line), TEXT_BUDGET - self._spent)
        if text.strip():
            self._spent += len(text)
            self.blocks.append(ui.TextDisplay(text))
        return self

    def picture(self, picture: Picture, name: str = "board", kind: str = "png") -> "Card":
        return self.gallery([picture], name, kind)

    def gallery(self, pictures: Sequence[Picture], name: str, kind: str = "png") -> "Card":
        """Pictures side by side, at most ten; for a reader who listens, what they show."""
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
        """A picture that moves."""
        return self.picture(film, "film", "gif")

    def line(self) -> "Card":
        self.blocks.append(ui.Separator())
        return self

    def row(self, *items: Any) -> "Card":
        """Buttons, as many to a row as stand well on a phone; or a menu."""
        start = 0
        for size in action_rows([_width(item) for item in items]):
            self.blocks.append(ui.ActionRow(*items[start : start + size]))
            start += size
        return self

    @property
    def parts(self) -> int:
        """As Discord counts them, the frame around all included."""
        return 1 + sum(1 + len(getattr(block, "children", ())) for block in self.blocks)

    @property
    def menus(self) -> list[int]:
        """How many entries each of its menus has."""
        rows = [block for block in self.blocks if isinstance(block, ui.ActionRow)]
        items = [getattr(item, "item", item) for row in rows for item in row.children]
        return [len(item.options) for item in items if isinstance(item, ui.Select)]

    @property
    def height(self) -> float:
        """On a phone, in pixels."""
        texts = sum(text_height(block.content) for block in self.blocks if isinstance(block, ui.TextDisplay))
        rows = sum(_row_height(block) for block in self.blocks if isinstance(block, ui.ActionRow))
        rules = RULE_HEIGHT * sum(isinstance(block, ui.Separator) for block in self.blocks)
        return FRAME + texts + rows + rules + self._pictures

    def has_room(self, other: "Card", parts: int = 0) -> bool:
        """Can another card be added, with so many more parts to come?"""
        return self.parts + other.parts - 1 + parts <= MOST_PARTS and self._spent + other._spent <= TEXT_BUDGET

    def add(self, other: "Card") -> "Card":
        self.blocks += other.blocks
        self.files += other.files
        self._spent += other._spent
        self._pictures += other._pictures
        return self

    def file(self, name: str, content: str) -> "Card":
        """A text to take along, whatever its length."""
        self.files.append(discord.File(io.BytesIO(content.encode()), filename=name))
        self.blocks.append(ui.File(f"attachment://{name}"))
        return self

    def view(self) -> ui.LayoutView:
        """The card as a stopped view: discord.py would keep each private one, with a task, for 15 minutes.

        Presses reach `PressButton` and `PressMenu` by their custom ids, whether the view is kept or not.
        """
        made = ui.LayoutView(timeout=None)
        made.add_item(ui.Container(*self.blocks, accent_colour=self.accent))
        made.stop()
        return made


def _width(item: Any) -> float:
    """Of a button; menus stand alone."""
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

    Pressing something on a private card replaces that card; anything else gets a card of its own. If pictures are
    queueing, or a card takes its time, Discord is asked for patience first: its three seconds are never our concern.
    """
    replace = in_place if in_place is not None else is_private(interaction)
    if interaction.client.picture_cache.busy:
        await ask_patience(interaction, replace=replace)
    try:
        await _answer(interaction, build, replace)
    except (aiohttp.ClientConnectionError, ConnectionError) as cut:
        log.info("answering interaction %s failed, retrying: %r", interaction.id, cut)
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
        await interaction.edit_original_response(view=card.view(), attachments=card.files)
    elif replace:
        await _replace(interaction, card, build)
    else:
        await interaction.response.send_message(view=card.view(), files=card.files, ephemeral=True)


async def follow_up(interaction: Interaction, build: Build) -> None:
    """Another private card below the answer that was given."""
    card = await build()
    await interaction.followup.send(view=card.view(), files=card.files, ephemeral=True)


async def _replace(interaction: Interaction, card: Card, build: Build) -> None:
    try:
        await interaction.response.edit_message(view=card.view(), attachments=card.files)
    except discord.HTTPException as refused:
        if refused.status != 400 or refused.code in GONE or not card.files:
            raise
        # Some Discord builds have refused new pictures in an edit; a new private message always takes them.
        log.warning("Discord refused a picture in an edit (%s), sending a new message", refused.code)
        fresh = await build()
        await interaction.response.send_message(view=fresh.view(), files=fresh.files, ephemeral=True)


def is_private(interaction: Interaction) -> bool:
    """The interaction came from a message that only this person sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def shortened(text: str, size: int) -> str:
    """A text of at most so many letters: whole lines and, of a line too long for itself, whole words."""
    if len(text) <= size:
        return text
    kept = text[: max(0, size - len(CUT) - 1)]
    for end in ("\n", " "):
        if end in kept:
            kept = kept[: kept.rindex(end)]
            return f"{kept}{end}{CUT}"
    return kept and kept + CUT


def pages(lines: Sequence[str], size: int = 1800) -> list[str]:
    """Lines in pages that fit a message. Joined, they are the lines again; only one longer than a page is divided."""
    made, page = [], list[str]()
    for line in lines:
        for piece in _pieces(line, size):
            if page and sum(map(len, page)) + len(page) + len(piece) > size:
                made.append("\n".join(page))
                page = []
            page.append(piece)
    return [*made, "\n".join(page)]


def _pieces(line: str, size: int) -> list[str]:
    """A line as long as it may be, divided between words."""
    made = []
    while len(line) > size:
        end = line.rfind(" ", 1, size)
        made.append(line[: size if end < 0 else end])
        line = line[len(made[-1]) :].lstrip(" ")
    return [*made, line]
