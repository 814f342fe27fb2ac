"""Cog of a game: its slash group.

`cogs/games/<game>.py` defines one for each of our games. Other modules use `cog_of` and know no game by name; a game
without a cog gets the default one, made from its moves.
"""

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

from discord import app_commands
from discord.ext import commands

from engine import mirrored

if TYPE_CHECKING:
    from app.guildhall import Guildhall

SlashCommand = app_commands.Command[Any, ..., None]


class GameCog(commands.Cog):
    """Adds the slash group of one game. Subclasses override the defaults."""

    move_commands: ClassVar[tuple[str, ...]] = ()
    """Commands for moves with their options: `/burgundy take die slot discard`. If empty, each kind of move has a
    command."""
    only_asked: ClassVar[frozenset[str]] = frozenset()
    """Kinds of moves without a command, since they only answer a question. The panel and `/move` offer them."""
    called: ClassVar[Mapping[str, str]] = {}
    """Kind of move → name of its command, if different."""
    own_commands: ClassVar[tuple[SlashCommand, ...]] = ()
    """Additional commands, for several moves together or for none."""
    clock_note: ClassVar[str] = ""
    """Message that explains the clock in this game."""

    def __init__(self, house: "Guildhall", group: app_commands.Group) -> None:
        self.__cog_name__ = group.name
        self.house = house
        self.group = group
        for command in self.own_commands:
            group.add_command(command)

    async def cog_load(self) -> None:
        self.house.tree.add_command(self.group)

    async def cog_unload(self) -> None:
        self.house.tree.remove_command(self.group.name)


@cache
def cog_of(game_id: str) -> type[GameCog]:
    module = mirrored(game_id, "cogs.games")
    found: type[GameCog] = GameCog if module is None else module.COG
    return found
