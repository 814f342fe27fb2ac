"""The commands of Tiletum."""

from typing import ClassVar

from cogs.games.closeups import look_closely
from cogs.ui.game_cog import GameCog, SlashCommand


class Tiletum(GameCog):
    move_commands = (
        "/tiletum die die number tile resource",
        "/tiletum collect resource",
        "/tiletum perform action",
        "/tiletum architect space doing",
        "/tiletum merchant space doing spot",
        "/tiletum hire character room",
        "/tiletum settle character room",
        "/tiletum refresh",
        "/tiletum sign space",
        "/tiletum swap give get",
        "/tiletum gain resources",
        "/tiletum house city spot",
        "/tiletum pillar city",
        "/tiletum activate building character",
        "/tiletum buy good count",
        "/tiletum fulfil contract pay",
        "/tiletum crest crest building",
        "/tiletum contribute city",
        "/tiletum helper helper choice",
        "/tiletum end what",
        "/tiletum skip",
        "/tiletum favour tile",
    )
    own_commands: ClassVar[tuple[SlashCommand, ...]] = (look_closely("/tiletum tile"),)


COG = Tiletum
