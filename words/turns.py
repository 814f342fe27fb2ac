"""Properties of a game's kinds of moves: which close a turn, need no confirmation, or are typical.

A game overrides the defaults of `Turns` in `games/<game>/words/turns.py`.
"""

from functools import cache
from typing import Any, ClassVar

from engine import Move, Seat, part


class Turns:
    closing: ClassVar[frozenset[str]] = frozenset({"end", "pass", "skip"})
    """Kinds that close a turn. They are confirmed together with the draft, in one press."""
    at_once: ClassVar[frozenset[str]] = frozenset({"pass", "roll"})
    """Kinds of answers that commit nothing else: they are played without a separate Confirm."""
    deals: ClassVar[frozenset[str]] = frozenset()
    """Kinds that exchange something between players: the exchange is reported after the confirmation."""
    quiet: ClassVar[frozenset[str]] = frozenset()
    """Other kinds that only undo, refuse or skip something."""
    foremost: ClassVar[tuple[str, ...]] = ()
    """Kinds of most turns: they come first if there are many choices."""
    opens_others: ClassVar[frozenset[str]] = frozenset()
    """Kinds mostly chosen for the moves they make possible: both are offered as one choice."""
    means: ClassVar[frozenset[str]] = frozenset()
    """Kinds among `opens_others` that are never a goal themselves."""
    brings_along: ClassVar[frozenset[str]] = frozenset()
    """Kinds that use something and have no other effect: if it can do only one thing, that move is drafted too."""
    pictured_apart: ClassVar[frozenset[str]] = frozenset()
    """Kinds asked beside a picture of another part of the board. They are not part of combined moves, since all
    choices of a panel must be in its picture."""
    rides_along: ClassVar[frozenset[str]] = frozenset()
    """Fields that players do not choose: their values follow from the field before (`3.2`: offer 3 in its revision
    2)."""
    settings: ClassVar[frozenset[str]] = frozenset()
    """Kinds that only change how a player is asked or answers from then on. They are behind *More*."""

    @classmethod
    def belongs_to_a_whole_turn(cls, move: Move) -> bool:
        """Whether it can be part of a combined move: not if it only skips something."""
        return move.kind not in cls.closing | cls.quiet | cls.settings | cls.pictured_apart

    @classmethod
    def is_extra(cls, move: Move) -> bool:
        """Whether it is optional, so that combined moves are offered with and without it."""
        return False

    @classmethod
    def ends_a_whole_turn(cls, move: Move) -> bool:
        """Whether it ends a combined move when nothing else is left to do."""
        return move.kind in cls.closing

    @classmethod
    def is_main_action(cls, move: Move) -> bool:
        """Whether its button gets the primary style. An accidental pass is the worst misclick."""
        return move.kind not in cls.closing | cls.quiet | cls.settings

    @classmethod
    def has_effect(cls, view: Any, seat: Seat, move: Move) -> bool:
        """Whether a main action has any effect now, as far as the seat sees."""
        return True


@cache
def turns_of(game_id: str) -> type[Turns]:
    module = part(game_id, "words.turns")
    found: type[Turns] = Turns if module is None else module.TURNS
    return found
