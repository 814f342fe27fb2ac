"""Tiletum: nothing is done by ending an action or a turn, or forgoing a bonus."""

from typing import ClassVar

from cogs.games.closeups import look_closely
from cogs.ui.game_cog import GameCog, SlashCommand
from engine import Move


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
    closing = frozenset({"end", "skip"})
    foremost = ("die", "perform", "fulfil", "contribute", "architect", "merchant", "sign", "hire")
    opens_others = frozenset({"buy", "swap", "helper", "crest"})
    means = frozenset({"buy", "swap"})
    at_once = frozenset({"favour", "skip"})
    own_commands: ClassVar[tuple[SlashCommand, ...]] = (look_closely("/tiletum tile"),)

    @classmethod
    def is_main_action(cls, move: Move) -> bool:
        """Goods are dear: one buys what is wanting, and seldom for its own sake."""
        return move.kind != "buy" and super().is_main_action(move)


COG = Tiletum
