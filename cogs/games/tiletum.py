"""Tiletum: nothing is done by ending an action or a turn, or forgoing a bonus."""

from cogs.ui.game_cog import GameCog
from engine import Move


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
    closing = frozenset({"end", "skip"})
    foremost = ("die", "perform", "fulfil", "contribute", "architect", "merchant", "sign", "hire")
    opens_others = frozenset({"buy", "swap", "helper", "crest"})
    means = frozenset({"buy", "swap"})
    at_once = frozenset({"favour", "skip"})

    @classmethod
    def is_main_action(cls, move: Move) -> bool:
        """Goods are dear: one buys what is wanting, and seldom for its own sake."""
        return move.kind != "buy" and super().is_main_action(move)


COG = Tiletum
