"""Burgundy: nothing is done by ending a turn or declining the effect of a building."""

from typing import ClassVar

from cogs.games.closeups import look_closely
from cogs.ui.game_cog import GameCog, SlashCommand


class Burgundy(GameCog):
    closing = frozenset({"end", "skip"})
    foremost = ("place", "take")
    at_once = frozenset({"skip"})
    own_commands: ClassVar[tuple[SlashCommand, ...]] = (look_closely("burgundy", "tile"),)


COG = Burgundy
