"""Tiletum: nothing is done by ending an action or a turn, or forgoing a bonus."""

from cogs.ui.game_cog import GameCog


class Tiletum(GameCog):
    closing = frozenset({"end", "skip"})
    foremost = ("die", "perform", "architect", "merchant", "sign", "hire")
    opens_others = frozenset({"buy", "swap", "helper", "crest"})
    at_once = frozenset({"favour", "skip"})


COG = Tiletum
