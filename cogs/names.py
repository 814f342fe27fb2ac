"""Names as they may stand in a message: whatever somebody calls themselves, it is a name and nothing else."""

import discord
from discord import app_commands

from engine import GAMES
from locales import Speaker
from tables import Table


def title(game: str, say: Speaker) -> str:
    """What a game is called in that language."""
    return say(f"{game}-render-title")


def game_choices(say: Speaker, typed: str) -> list[app_commands.Choice[str]]:
    """Games to choose from while somebody types: found by their name in that language and by the one on the box."""
    named = {game.meta.id: (title(game.meta.id, say), game.meta.title) for game in GAMES.values()}
    found = [(game, names[0]) for game, names in named.items() if any(typed.lower() in name.lower() for name in names)]
    return [app_commands.Choice(name=name, value=game) for game, name in found[:25]]


def plain(name: str) -> str:
    """Without effect as markdown or as a mention."""
    return discord.utils.escape_markdown(discord.utils.escape_mentions(name))


def said(table: Table) -> list[str]:
    """The names at a table, for texts. Buttons, menus and pictures know no markdown: they take `table.names`."""
    return [plain(name) for name in table.names]
