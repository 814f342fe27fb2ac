"""Calimala: whoever takes a card instead of an action does without the action."""

from cogs.ui.game_cog import GameCog


class Calimala(GameCog):
    closing = frozenset({"draw", "end", "skip"})
    at_once = frozenset({"skip"})


COG = Calimala
