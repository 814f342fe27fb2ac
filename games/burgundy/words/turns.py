"""Kinds of Burgundy's moves that do nothing: ending a turn, and declining a building's effect."""

from words.turns import Turns


class Burgundy(Turns):
    closing = frozenset({"end", "skip"})
    foremost = ("place", "take")
    at_once = frozenset({"skip"})


TURNS = Burgundy
