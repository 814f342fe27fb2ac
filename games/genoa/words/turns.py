"""Classification of Genoa's moves: passing, forgoing and keeping end a decision; rejecting and undoing are quiet."""

from words.turns import Turns


class Genoa(Turns):
    closing = frozenset({"end", "pass", "forgo", "keep"})
    at_once = frozenset({"roll", "pass", "unpass", "reject"})
    deals = frozenset({"accept"})
    quiet = frozenset({"stop", "cancel", "withdraw", "reject", "unpass"})
    rides_along = frozenset({"revision"})
    settings = frozenset({"set", "except"})


TURNS = Genoa
