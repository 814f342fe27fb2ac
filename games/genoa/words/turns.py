"""Passing, forgoing and keeping close what one is asked; refusing and taking back are quiet."""

from words.turns import Turns


class Genoa(Turns):
    closing = frozenset({"end", "pass", "forgo", "keep"})
    at_once = frozenset({"roll", "pass", "unpass", "reject"})
    deals = frozenset({"accept"})
    quiet = frozenset({"stop", "cancel", "withdraw", "reject", "unpass"})
    rides_along = frozenset({"revision"})
    settings = frozenset({"set", "except"})


TURNS = Genoa
