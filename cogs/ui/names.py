"""Names as they may stand in a message: whatever somebody calls themselves, it is a name and nothing else."""

from collections.abc import Iterable

import discord
from discord import app_commands

from engine import GAMES
from locales import LANGUAGES, Speaker, speaker
from tables import SeatRow, Table


def title(game: str, say: Speaker) -> str:
    """What a game is called in that language."""
    return say(f"{game}-render-title")


def titles(game: str) -> set[str]:
    """All that a game may be called while somebody types: its name in every language, and the one on the box."""
    return {GAMES[game].meta.title, *[title(game, speaker(lang)) for lang in LANGUAGES]}


def game_choices(games: Iterable[str], say: Speaker, typed: str) -> list[app_commands.Choice[str]]:
    """Games to choose from while somebody types, in their language, found in any."""
    found = [game for game in games if any(typed.lower() in name.lower() for name in titles(game))]
    return [app_commands.Choice(name=title(game, say), value=game) for game in found[:25]]


def tables_to_choose(say: Speaker, tables: Iterable[Table], typed: str) -> list[app_commands.Choice[str]]:
    """Tables to choose from while somebody types: by game, people and number, in their language, found in any."""
    found = []
    for table in tables:
        rest = f" · {', '.join(table.names)} · {table.id}"
        if any(typed.lower() in f"{name}{rest}".lower() for name in titles(table.row.game)):
            found.append(app_commands.Choice(name=f"{title(table.row.game, say)}{rest}"[:100], value=table.id))
    return found[:25]


def escaped(name: str) -> str:
    """Without effect as markdown or as a mention."""
    return discord.utils.escape_markdown(discord.utils.escape_mentions(name))


def named(seat: SeatRow) -> str:
    """A seat's name in a text; an automaton is marked as one."""
    return escaped(seat.name) if seat.automaton is None else f"🤖 {escaped(seat.name)}"


def escaped_names(table: Table) -> list[str]:
    """The names at a table, for texts. Buttons, menus and pictures know no markdown: they take `table.names`."""
    return [named(seat) for seat in table.seats]
