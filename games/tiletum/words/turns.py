"""Nothing is done by ending an action or a turn, or forgoing a bonus."""

from engine import Move
from words.turns import Turns


class Tiletum(Turns):
    closing = frozenset({"end", "skip"})
    foremost = ("die", "perform", "fulfil", "contribute", "architect", "merchant", "sign", "hire")
    opens_others = frozenset({"buy", "swap", "helper", "crest"})
    means = frozenset({"buy", "swap"})
    at_once = frozenset({"favour", "skip"})

    @classmethod
    def is_main_action(cls, move: Move) -> bool:
        """Goods are dear: one buys what is wanting, and seldom for its own sake."""
        return move.kind != "buy" and super().is_main_action(move)


TURNS = Tiletum
