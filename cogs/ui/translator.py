"""Command names and descriptions in the languages we speak.

    @app_commands.command(name=word("hand"), description=text("hand-description"))

Discord gets the English word as the base and the Hungarian one beside it.
"""

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from engine import GAMES
from locales import speaker


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


def text(message: str) -> locale_str:
    """A description."""
    return locale_str(speaker("en")(message), key=message)


def shown_name(command: app_commands.Command[Any, ..., Any] | app_commands.Group, lang: str) -> str:
    """A command's name as this reader's Discord shows it."""
    path = command.qualified_name.split(" ")
    say = speaker(lang)
    if path[0] in GAMES:
        return say(f"{path[0]}-command-{path[1]}") if len(path) > 1 else path[0]
    return say(f"command-{'-'.join(path)}")
