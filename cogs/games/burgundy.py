"""The commands of Burgundy."""

from typing import ClassVar

from cogs.games.closeups import look_closely
from cogs.ui.game_cog import GameCog, SlashCommand


class Burgundy(GameCog):
    move_commands = (
        "/burgundy settle board castle",
        "/burgundy take die slot discard",
        "/burgundy place die tile space",
        "/burgundy sell die goods",
        "/burgundy workers die",
        "/burgundy buy slot discard",
        "/burgundy load depots keep",
        "/burgundy skip",
        "/burgundy end",
    )
    own_commands: ClassVar[tuple[SlashCommand, ...]] = (look_closely("/burgundy tile"),)


COG = Burgundy
