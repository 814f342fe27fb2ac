"""Command names and descriptions in the languages we speak.

    @app_commands.command(name=word("hand"), description=text("hand-description"))

Discord gets the English word as the base and the Hungarian one beside it.
"""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

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
    """What an option can be set to: each value is called `prefix-value`."""
    return [app_commands.Choice(name=text(f"{prefix}-{value}"), value=value) for value in values]


def game_group(game_id: str) -> locale_str:
    """The name of a game's slash group: its id in English."""
    return locale_str(game_id, key=f"{game_id}-command-group") if _names_its_group(game_id) else locale_str(game_id)


def game_group_shown(game_id: str, lang: str) -> str:
    """As this reader's Discord shows it."""
    return speaker(lang)(f"{game_id}-command-group") if _names_its_group(game_id) else game_id


def _names_its_group(game_id: str) -> bool:
    """A game that is a package of its own need not."""
    return speaker(DEFAULT).has(f"{game_id}-command-group")


def text(message: str) -> locale_str:
    """A description."""
    return locale_str(speaker("en")(message), key=message)


def shown(name: str, say: Speaker) -> str:
    """A command as this reader's Discord shows it, from its English name: `table new` → `/asztal új`."""
    path = name.split(" ")
    if path[0] in GAMES:
        return f"/{game_group_shown(path[0], say.lang)} {path[-1] if say.lang == DEFAULT else _in_game(path, say)}"
    return "/" + " ".join(say(f"command-{'-'.join(path[:size])}") for size in range(1, len(path) + 1))


def _in_game(path: list[str], say: Speaker) -> str:
    """The word of a game's command, whatever kind of move it says."""
    called = cog_of(path[0]).called
    return say(f"{path[0]}-command-{next((kind for kind, name in called.items() if name == path[1]), path[1])}")


def shown_name(command: app_commands.Command[Any, ..., Any] | app_commands.Group, lang: str) -> str:
    """A command's name as this reader's Discord shows it."""
    path = command.qualified_name.split(" ")
    say = speaker(lang)
    if path[0] in GAMES:
        kind = command.extras.get("kind", path[-1])
        return say(f"{path[0]}-command-{kind}") if len(path) > 1 else game_group_shown(path[0], lang)
    return say(f"command-{'-'.join(path)}")
