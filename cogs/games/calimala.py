"""Calimala: whoever takes a card instead of an action does without the action."""

from cogs.ui.game_cog import GameCog
from engine import Move
from engine.calimala.moves import BY_CARD


class Calimala(GameCog):
    closing = frozenset({"draw", "end", "skip"})
    at_once = frozenset({"skip"})

    @classmethod
    def belongs_to_a_whole_turn(cls, move: Move) -> bool:
        """What the streets give; the cards of one's hand are played by themselves."""
        return move.kind not in ("end", "skip") and getattr(move, "by", "disc") not in BY_CARD


COG = Calimala
