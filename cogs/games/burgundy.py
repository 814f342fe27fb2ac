"""Burgundy: nothing is done by ending a turn or declining the effect of a building."""

from cogs.ui.game_cog import GameCog


class Burgundy(GameCog):
    move_commands = (
        "/burgundy take die slot discard",
        "/burgundy place die tile space",
        "/burgundy sell die goods",
        "/burgundy workers die",
        "/burgundy buy slot discard",
        "/burgundy end",
    )
    only_asked = frozenset({"settle", "load", "skip"})
    closing = frozenset({"end", "skip"})
    foremost = ("place", "take")
    at_once = frozenset({"skip"})


COG = Burgundy
