"""The cog of a game: its slash group.

`cogs/games/<game>.py` has one for each of our games. The rest of the house asks `cog_of` and knows no game by name; a
game without a cog of its own has the plain one, made from its moves alone.
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
    """Mounts the slash group of one game. A game's own cog says what is otherwise with it."""

    move_commands: ClassVar[tuple[str, ...]] = ()
    """Each command that says a move, with its options: `/burgundy take die slot discard`. If it has none, the game has
    a command for each kind of move."""
    only_asked: ClassVar[frozenset[str]] = frozenset()
    """Kinds of moves without a command: nobody says them before they are asked. The panel asks, and `/move` knows
    them."""
    called: ClassVar[Mapping[str, str]] = {}
    """Kinds of moves whose command has another name than the kind."""
    own_commands: ClassVar[tuple[SlashCommand, ...]] = ()
    """Commands for what its moves do not say, or say only together."""
    clock_note: ClassVar[str] = ""
    """The message that explains beside the choice of a clock what it means in this game."""

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
