"""Calimala's turns. Drawing a card instead of an action counts as doing nothing."""

from engine import Move
from games.calimala.moves import BY_CARD
from words.turns import Turns


class Calimala(Turns):
    closing = frozenset({"draw", "end", "skip"})
    at_once = frozenset({"skip"})
    pictured_apart = frozenset({"place"})

    @classmethod
    def belongs_to_a_whole_turn(cls, move: Move) -> bool:
        """Actions of the streets. Cards for impossible actions come at the end, all at once."""
        return super().belongs_to_a_whole_turn(move) and not cls.is_extra(move)

    @classmethod
    def is_extra(cls, move: Move) -> bool:
        """Cards played from the hand, and a card for an impossible action drawn early enough to be used."""
        return move.kind == "draw" or getattr(move, "by", "disc") in BY_CARD

    @classmethod
    def ends_a_whole_turn(cls, move: Move) -> bool:
        return move.kind == "end" and move.words[1] != "decline"


TURNS = Calimala
