"""The cog of a game: its slash group, and how its moves are offered.

`cogs/games/<game>.py` has one for each of our games. The rest of the house asks `cog_of` and knows no game by name; a
game without a cog of its own has the plain one, made from its moves alone.
"""

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

from discord import app_commands
from discord.ext import commands

from engine import Move, Seat, mirrored

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
    rides_along: ClassVar[frozenset[str]] = frozenset()
    """Fields that nobody types: their values go along with the field before (`3.2`: offer 3 as it was revised to 2)."""
    closing: ClassVar[frozenset[str]] = frozenset({"end", "pass", "skip"})
    """Kinds that close a turn. They are confirmed along with the draft, in one press."""
    at_once: ClassVar[frozenset[str]] = frozenset({"pass", "roll"})
    """Kinds of answers that commit nothing but themselves: they are played without a separate Confirm."""
    deals: ClassVar[frozenset[str]] = frozenset()
    """Kinds by which something changes hands between players: once confirmed, what it was is told."""
    quiet: ClassVar[frozenset[str]] = frozenset()
    """Other kinds that only take back, refuse, or leave something undone."""
    foremost: ClassVar[tuple[str, ...]] = ()
    """Kinds that most turns consist of: in a panel with much to choose from, they become buttons before all others."""
    opens_others: ClassVar[frozenset[str]] = frozenset()
    """Kinds that are mostly said for the sake of what they make possible: both are offered as one choice."""
    means: ClassVar[frozenset[str]] = frozenset()
    """Those among them that nobody says for their own sake, so that they are not what others make possible."""
    brings_along: ClassVar[frozenset[str]] = frozenset()
    """Kinds by which something is used, and of which nothing comes but what it does: if that is one thing, it is
    drafted along with them."""
    pictured_apart: ClassVar[frozenset[str]] = frozenset()
    """Kinds that are asked beside a picture of another part of the board than what comes before or after them. They are
    not among several steps at once: what a panel names stands in its picture."""
    settings: ClassVar[frozenset[str]] = frozenset()
    """Kinds by which nothing is done now: how somebody wants to be asked, or answers, from then on. The panel has them
    behind *More*."""
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

    @classmethod
    def belongs_to_a_whole_turn(cls, move: Move) -> bool:
        """Whether it is among what is offered as several steps at once. What only leaves something undone is not."""
        return move.kind not in cls.closing | cls.quiet | cls.settings | cls.pictured_apart

    @classmethod
    def is_extra(cls, move: Move) -> bool:
        """Whether it can be done besides or left alone, so that both are offered if that is not too much."""
        return False

    @classmethod
    def ends_a_whole_turn(cls, move: Move) -> bool:
        """Whether it is what follows when nothing is left to do."""
        return move.kind in cls.closing

    @classmethod
    def is_main_action(cls, move: Move) -> bool:
        """Whether it is dressed as the thing to do. An accidental pass is the worst misclick."""
        return move.kind not in cls.closing | cls.quiet | cls.settings

    @classmethod
    def has_effect(cls, view: Any, seat: Seat, move: Move) -> bool:
        """Whether a main action does anything as things stand, as far as the seat sees."""
        return True


@cache
def cog_of(game_id: str) -> type[GameCog]:
    module = mirrored(game_id, "cogs.games")
    found: type[GameCog] = GameCog if module is None else module.COG
    return found
