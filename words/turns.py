"""How the moves of a game are offered: what closes a turn, what is answered at once, what most turns consist of.

A game says in `games/<game>/words/turns.py` what is otherwise with it; one without has the plain `Turns`, made for its
moves alone.
"""

from functools import cache
from typing import Any, ClassVar

from engine import Move, Seat, part


class Turns:
    closing: ClassVar[frozenset[str]] = frozenset({"end", "pass", "skip"})
    """Kinds that close a turn. They are confirmed along with the draft, in one press."""
    at_once: ClassVar[frozenset[str]] = frozenset({"pass", "roll"})
    """Kinds of answers that commit nothing but themselves: they are played without a separate Confirm."""
    deals: ClassVar[frozenset[str]] = frozenset()
    """Kinds by which something changes hands between players: once confirmed, what it was is told."""
    quiet: ClassVar[frozenset[str]] = frozenset()
    """Other kinds that only take back, refuse, or leave something undone."""
    foremost: ClassVar[tuple[str, ...]] = ()
    """Kinds that most turns consist of: where there is much to choose from, they come before all others."""
    opens_others: ClassVar[frozenset[str]] = frozenset()
    """Kinds that are mostly said for the sake of what they make possible: both are offered as one choice."""
    means: ClassVar[frozenset[str]] = frozenset()
    """Those among them that nobody says for their own sake, so that they are not what others make possible."""
    brings_along: ClassVar[frozenset[str]] = frozenset()
    """Kinds by which something is used, and of which nothing comes but what it does: if that is one thing, it is
    drafted along with them."""
    pictured_apart: ClassVar[frozenset[str]] = frozenset()
    """Kinds that are asked beside a picture of another part of the board than what comes before or after them. They are
    not among several steps at once: what a panel names stands in its picture."""
    rides_along: ClassVar[frozenset[str]] = frozenset()
    """Fields that nobody says: their values go along with the field before (`3.2`: offer 3 as it was revised to 2)."""
    settings: ClassVar[frozenset[str]] = frozenset()
    """Kinds by which nothing is done now: how a player wants to be asked, or answers, from then on. They stand behind
    *More*."""

    @classmethod
    def belongs_to_a_whole_turn(cls, move: Move) -> bool:
        """Whether it is among what is offered as several steps at once. What only leaves something undone is not."""
        return move.kind not in cls.closing | cls.quiet | cls.settings | cls.pictured_apart

    @classmethod
    def is_extra(cls, move: Move) -> bool:
        """Whether it can be done besides or left alone, so that both are offered if that is not too much."""
        return False

    @classmethod
    def ends_a_whole_turn(cls, move: Move) -> bool:
        """Whether it is what follows when nothing is left to do."""
        return move.kind in cls.closing

    @classmethod
    def is_main_action(cls, move: Move) -> bool:
        """Whether it is dressed as the thing to do. An accidental pass is the worst misclick."""
        return move.kind not in cls.closing | cls.quiet | cls.settings

    @classmethod
    def has_effect(cls, view: Any, seat: Seat, move: Move) -> bool:
        """Whether a main action does anything as things stand, as far as the seat sees."""
        return True


@cache
def turns_of(game_id: str) -> type[Turns]:
    module = part(game_id, "words.turns")
    found: type[Turns] = Turns if module is None else module.TURNS
    return found
