"""Burgundy: nothing is done by ending a turn or declining the effect of a building."""

from cogs.ui.game_cog import GameCog


class Burgundy(GameCog):
    closing = frozenset({"end", "skip"})
    foremost = ("place", "take")
    at_once = frozenset({"skip"})


COG = Burgundy
