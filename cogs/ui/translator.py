"""Localised command names and descriptions.

    @app_commands.command(name=word("hand"), description=text("hand-description"))

The English text is the base; the Hungarian one is its localisation.
"""

from collections.abc import Callable, Iterable
from typing import TypeVar

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from cogs.ui.game_cog import cog_of
from engine import GAMES
from words import DEFAULT, Speaker, speaker

T = TypeVar("T")


class Translator(app_commands.Translator):
    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        key = string.extras.get("key")
        return speaker("hu")(key) if key and locale is discord.Locale.hungarian else None


def word(*path: str) -> locale_str:
    """A command's name: `word("table", "new")` is "new" in English and `command-table-new` elsewhere."""
    return locale_str(path[-1], key=f"command-{'-'.join(path)}")


def option(name: str) -> locale_str:
    """An option's name."""
    return locale_str(name, key=f"command-option-{name}")


def with_options(**descriptions: str) -> Callable[[T], T]:
    """Name and describe the options of a command, by the message id of each description."""

    def declare(command: T) -> T:
        names = {name: option(name.rstrip("_").replace("_", "-")) for name in descriptions}
        told = {name: text(message) for name, message in descriptions.items()}
        return app_commands.rename(**names)(app_commands.describe(**told)(command))

    return declare


def choices_of(prefix: str, values: Iterable[str]) -> list[app_commands.Choice[str]]:
    """Values of an option; each is labelled `prefix-value`."""
    return [app_commands.Choice(name=text(f"{prefix}-{value}"), value=value) for value in values]


def game_group(game_id: str) -> locale_str:
    """Name of a game's slash group: its id in English."""
    return locale_str(game_id, key=f"{game_id}-command-group") if _names_its_group(game_id) else locale_str(game_id)


def game_group_shown(game_id: str, lang: str) -> str:
    """Localised name of a game's slash group."""
    return speaker(lang)(f"{game_id}-command-group") if _names_its_group(game_id) else game_id


def _names_its_group(game_id: str) -> bool:
    """Whether the game has a message for its group; external packages may lack it."""
    return speaker(DEFAULT).has(f"{game_id}-command-group")


def text(message: str) -> locale_str:
    """A localised description."""
    return locale_str(speaker("en")(message), key=message)


def shown(name: str, say: Speaker) -> str:
    """Localised command from its English name: `table new` → `/asztal új`."""
    path = name.split(" ")
    if path[0] in GAMES:
        return f"/{game_group_shown(path[0], say.lang)} {path[-1] if say.lang == DEFAULT else _in_game(path, say)}"
    return "/" + " ".join(say(f"command-{'-'.join(path[:size])}") for size in range(1, len(path) + 1))


def _in_game(path: list[str], say: Speaker) -> str:
    """Localised name of a game's command, for any kind of move."""
    called = cog_of(path[0]).called
    return say(f"{path[0]}-command-{next((kind for kind, name in called.items() if name == path[1]), path[1])}")
