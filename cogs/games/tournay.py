"""The commands of Tournay."""

from typing import ClassVar

from cogs.games.closeups import look_closely
from cogs.ui.game_cog import GameCog, SlashCommand


class Tournay(GameCog):
    move_commands = (
        "/tournay play card pay space",
        "/tournay draw deck how citizens",
        "/tournay activate space citizens",
        "/tournay visit space citizens",
        "/tournay fight event citizens",
        "/tournay earn colour count",
        "/tournay gather",
        "/tournay recruit colour citizens",
        "/tournay standing answer",
        "/tournay keep card",
        "/tournay take deck",
        "/tournay copy seat space",
        "/tournay fire events",
        "/tournay hit seat space",
        "/tournay name colour",
        "/tournay pick cards",
        "/tournay call space",
        "/tournay raise",
        "/tournay skip",
        "/tournay defend ramparts catapult",
        "/tournay damage space",
        "/tournay lay colour",
        "/tournay discard card",
        "/tournay build rampart",
    )
    own_commands: ClassVar[tuple[SlashCommand, ...]] = (look_closely("/tournay card"),)


COG = Tournay
