"""Whoever takes a card instead of an action does without the action."""

from engine import Move
from games.calimala.moves import BY_CARD
from words.turns import Turns


class Calimala(Turns):
    closing = frozenset({"draw", "end", "skip"})
    at_once = frozenset({"skip"})
    pictured_apart = frozenset({"place"})

    @classmethod
    def belongs_to_a_whole_turn(cls, move: Move) -> bool:
        """What the streets give. The cards for what is impossible come at the end, all at once."""
        return super().belongs_to_a_whole_turn(move) and not cls.is_extra(move)

    @classmethod
    def is_extra(cls, move: Move) -> bool:
        """The cards of one's hand, and a card for something impossible before the end, so that it can still be used."""
        return move.kind == "draw" or getattr(move, "by", "disc") in BY_CARD

    @classmethod
    def ends_a_whole_turn(cls, move: Move) -> bool:
        return move.kind == "end" and move.words[1] != "decline"


TURNS = Calimala
