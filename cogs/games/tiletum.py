"""The commands of Tiletum."""

from cogs.ui.game_cog import GameCog


class Tiletum(GameCog):
    move_commands = (
        "/tiletum die die number tile resource",
        "/tiletum collect resource",
        "/tiletum joker action",
        "/tiletum architect space doing",
        "/tiletum merchant space doing spot",
        "/tiletum hire character room",
        "/tiletum settle character room",
        "/tiletum refresh",
        "/tiletum contract space",
        "/tiletum swap give get",
        "/tiletum activate building character",
        "/tiletum buy good count",
        "/tiletum fulfil contract pay",
        "/tiletum crest crest building",
        "/tiletum contribute city",
        "/tiletum helper helper choice",
        "/tiletum end what",
    )
    only_asked = frozenset({"gain", "house", "pillar", "skip", "favour"})
    called = {"perform": "joker", "sign": "contract"}


COG = Tiletum
