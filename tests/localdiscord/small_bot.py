"""A small bot with behaviours defined by each test: `/do what:NAME` and buttons `do:NAME` run a named behaviour."""

import asyncio
import io
import re
import struct
import zlib
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

Interaction = discord.Interaction[Any]
Behaviour = Callable[[Interaction], Awaitable[Any]]
HUNGARIAN = {
    "table": "asztal",
    "new": "új",
    "game": "játék",
    "Open a table": "Asztal nyitása",
    "Which game": "Melyik játék",
    "Tables": "Asztalok",
}
GAMES = ["calimala", "tiletum", "tournay", "genoa", "burgundy"]


def picture(width: int = 6, height: int = 4, shade: int = 120) -> bytes:
    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = (b"\0" + bytes([shade, 90, 60]) * width) * height
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def file(name: str = "board.png", **size: int) -> discord.File:
    return discord.File(io.BytesIO(picture(**size)), name)


class Hungarian(app_commands.Translator):
    async def translate(self, string: app_commands.locale_str, locale: discord.Locale, context: Any) -> str | None:
        return HUNGARIAN.get(string.message) if locale is discord.Locale.hungarian else None


class Do(ui.DynamicItem[ui.Button[Any]], template=r"do:(?P<what>[a-z_]+)(?::.*)?"):
    def __init__(self, what: str, label: str | None = None, custom_id: str | None = None) -> None:
        super().__init__(ui.Button(label=label or what, custom_id=custom_id or f"do:{what}"))
        self.what = what

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: Any, match: re.Match[str]) -> "Do":
        return cls(match["what"], item.label, item.custom_id)

    async def callback(self, interaction: Interaction) -> None:
        bot = interaction.client
        assert isinstance(bot, SmallBot)
        await bot.run_behaviour(self.what, interaction)


def board(text: str, *buttons: str, picture_name: str | None = "board.png") -> ui.LayoutView:
    """A V2 message: text, a picture, buttons."""
    view = ui.LayoutView(timeout=None)
    box: ui.Container[Any] = ui.Container(ui.TextDisplay(text))
    if picture_name:
        box.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{picture_name}", description="the board")))
    if buttons:
        box.add_item(ui.ActionRow(*[Do(name) for name in buttons]))
    view.add_item(box)
    return view


class SmallBot(commands.Bot):
    def __init__(self, **changes: Any) -> None:
        settings: dict[str, Any] = {
            "intents": discord.Intents(guilds=True),
            "allowed_mentions": discord.AllowedMentions.none(),
            "max_messages": None,
        }
        super().__init__(commands.when_mentioned, **{**settings, **changes})
        self.behaviours: dict[str, Behaviour] = {}
        self.errors: list[BaseException] = []
        self.heard: list[str] = []
        self.news = asyncio.Condition()
        self.idle = asyncio.Event()
        """Set when a behaviour has ended."""

    def behaviour(self, function: Behaviour) -> Behaviour:
        self.behaviours[function.__name__] = function
        return function

    async def run_behaviour(self, name: str, interaction: Interaction) -> None:
        self.idle.clear()
        try:
            await self.behaviours[name](interaction)
        except Exception as error:  # kept for the test to check
            self.errors.append(error)
        finally:
            self.idle.set()

    async def on_socket_event_type(self, name: str) -> None:
        async with self.news:
            self.heard.append(name)
            self.news.notify_all()

    async def until_heard(self, name: str, times: int) -> None:
        async with asyncio.timeout(60), self.news:
            await self.news.wait_for(lambda: self.heard.count(name) >= times)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Do)
        await self.tree.set_translator(Hungarian())

        @self.tree.command(name="do", description="Run a behaviour of the test")
        async def do(interaction: Interaction, what: str) -> None:
            await self.run_behaviour(what, interaction)

        table = app_commands.Group(name="table", description="Tables")

        @table.command(name="new", description="Open a table")
        @app_commands.describe(game="Which game")
        async def new(interaction: Interaction, game: str, seats: int = 2, host: discord.Member | None = None) -> None:
            named = host.display_name if host else "nobody"
            await interaction.response.send_message(f"{game} for {seats}, hosted by {named}")

        @new.autocomplete("game")
        async def games(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
            name = app_commands.locale_str
            return [app_commands.Choice(name=name(game), value=game) for game in GAMES if current in game]

        self.tree.add_command(table)
        await self.tree.sync()
