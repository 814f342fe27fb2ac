"""The commands of Burgundy."""

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


COG = Burgundy
