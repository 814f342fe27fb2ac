"""The seam between a seat and whatever plays it.

A player is handed what the seat may see (`game.view(state, seat)`) and answers with one of the seat's legal moves.
It keeps nothing between two questions and uses no chance, so the same view always gets the same answer: a game played
by caretakers can be replayed, and nobody can gain by asking again.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from engine.game import Game
from engine.moves import Move
from engine.refusals import IllegalMove
from engine.seats import Seat

Worth = Callable[[Move], float]
"""How good a move is, in points of the game as near as can be said."""
Weigh = Callable[[Any, Seat], Worth]
"""Looks at a view once, and is then asked about every legal move of the seat."""


class Player(Protocol):
    def choose(self, view: Any, seat: Seat) -> Move:
        """One of the seat's legal moves, given only its view. Takes a few milliseconds and changes nothing."""


@dataclass(frozen=True, slots=True)
class Obliging:
    """Does no more than it must: the default move of every decision."""

    game: Game[Any]

    def choose(self, view: Any, seat: Seat) -> Move:
        return self.game.default_move(view, seat)


@dataclass(frozen=True, slots=True)
class Weigher:
    """Weighs every legal move by the considerations of one game; of equals the first listed is taken."""

    game: Game[Any]
    weigh: Weigh

    def choose(self, view: Any, seat: Seat) -> Move:
        listed = self.game.moves(view, seat)
        if not listed:
            raise IllegalMove("refusal-not-your-decision")
        if len(listed) == 1:
            return listed[0]
        return max(listed, key=self.weigh(view, seat))
