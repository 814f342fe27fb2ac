"""Classification of Tiletum's moves: ending an action or a turn and forgoing a bonus do nothing themselves."""

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
        """Buying is not a main action: goods are expensive and bought only when lacking."""
        return move.kind != "buy" and super().is_main_action(move)


TURNS = Tiletum
