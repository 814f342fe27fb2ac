"""The interface between a seat and the automaton that plays it.

An automaton gets the seat's view and answers with a legal move. It keeps no state and uses no randomness, so the same
view always gets the same answer: games of caretakers can be replayed, and asking again brings nothing.
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
        """A legal move of a seat that owes no decision, or None. A proposal that was made is not repeated, so asking
        until None ends."""


@dataclass(frozen=True, slots=True)
class Obliging:
    """Plays the default move of every decision."""

    game: Game[Any]

    def choose(self, view: Any, seat: Seat) -> Move:
        return self.game.default_move(view, seat)


# ---------------------------------------------------------------- weighing moves


class Outlook:
    """Evaluation of the moves of one seat, made from its view for one choice.

    Each game estimates the worth of its moves in points, by a few named considerations.
    """

    decisions: ClassVar[Mapping[type[Move], Callable[..., float]]] = {}
    """Evaluation method by kind of move."""

    def __init__(self, view: Any, seat: Seat) -> None:
        self.view, self.seat = view, seat
        self.answers: dict[tuple[Any, ...], Any] = {}

    def worth(self, move: Move) -> float:
        return self.decisions[type(move)](self, move)

    def best(self, moves: list[Move]) -> Move:
        """The move with the highest worth; the first of equals."""
        return max(moves, key=self.worth)

    def ideas(self) -> list[Move]:
        """Legal moves of open kinds to be weighed besides the listed ones."""
        return []

    def proposal(self) -> Move | None:
        """A move to make while other seats decide, or None."""
        return None


def once(method: F) -> F:
    """Cache a method of an outlook: the view does not change during a choice."""
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
    """Chooses the legal move with the highest worth; the first listed of equals."""

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
