"""The seam between a seat and whatever plays it.

A player is handed what the seat may see (`game.view(state, seat)`) and answers with one of the seat's legal moves.
It keeps nothing between two questions and uses no chance, so the same view always gets the same answer: a game played
by caretakers can be replayed, and nobody can gain by asking again.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import wraps
from typing import Any, ClassVar, Protocol, TypeVar, cast, runtime_checkable

from engine.game import Game
from engine.moves import Move
from engine.refusals import IllegalMove
from engine.seats import Seat

F = TypeVar("F", bound=Callable[..., Any])


class Automaton(Protocol):
    def choose(self, view: Any, seat: Seat) -> Move:
        """One of the seat's legal moves, given only its view. Takes a few milliseconds and changes nothing."""


@runtime_checkable
class Proposer(Protocol):
    def propose(self, view: Any, seat: Seat) -> Move | None:
        """A legal move of a seat that owes nothing, if there is one that it would like to make. Made, it is not
        proposed again: whoever asks until there is nothing more comes to an end."""


@dataclass(frozen=True, slots=True)
class Obliging:
    """Does no more than it must: the default move of every decision."""

    game: Game[Any]

    def choose(self, view: Any, seat: Seat) -> Move:
        return self.game.default_move(view, seat)


# ---------------------------------------------------------------- weighing moves


class Outlook:
    """What one seat can hope for, seen from its view; made anew for every choice.

    Each game says what its moves are worth, in points as near as can be said, by a few named considerations.
    """

    decisions: ClassVar[Mapping[type[Move], Callable[..., float]]] = {}
    """Kind of move → the method that says its worth."""

    def __init__(self, view: Any, seat: Seat) -> None:
        self.view, self.seat = view, seat
        self.answers: dict[tuple[Any, ...], Any] = {}

    def worth(self, move: Move) -> float:
        return self.decisions[type(move)](self, move)

    def best(self, moves: list[Move]) -> Move:
        """The one that is worth most; of equals the first."""
        return max(moves, key=self.worth)

    def ideas(self) -> list[Move]:
        """Moves of open kinds that are worth weighing besides those that are listed; all of them legal."""
        return []

    def proposal(self) -> Move | None:
        """What the seat would say of its own accord while others decide; nothing, once it has been said."""
        return None


def once(method: F) -> F:
    """For a method of an outlook: a view does not change while it is weighed, so each question is answered once."""
    name = method.__name__

    @wraps(method)
    def answer(self: Outlook, *question: Any) -> Any:
        asked = (name, *question)
        if asked not in self.answers:
            self.answers[asked] = method(self, *question)
        return self.answers[asked]

    return cast(F, answer)


@dataclass(frozen=True, slots=True)
class Weigher:
    """Weighs every legal move by the considerations of one game; of equals the first listed is taken."""

    game: Game[Any]
    outlook: type[Outlook]

    def choose(self, view: Any, seat: Seat) -> Move:
        listed = self.game.moves(view, seat)
        if not listed:
            raise IllegalMove("refusal-not-your-decision")
        if len(listed) == 1:
            return listed[0]
        outlook = self.outlook(view, seat)
        return outlook.best([*listed, *outlook.ideas()])

    def propose(self, view: Any, seat: Seat) -> Move | None:
        return self.outlook(view, seat).proposal()
