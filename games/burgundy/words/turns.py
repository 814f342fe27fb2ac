"""Nothing is done by ending a turn or declining the effect of a building."""

from words.turns import Turns


class Burgundy(Turns):
    closing = frozenset({"end", "skip"})
    foremost = ("place", "take")
    at_once = frozenset({"skip"})


TURNS = Burgundy
