"""The interface between a seat and the automaton that plays it.

An automaton gets the seat's view and answers with a legal move. It keeps no state and uses no randomness, so the same
view always gets the same answer: games of caretakers can be replayed, and asking again brings nothing.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import repeat
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

    def worth(self, move: Move) -> float:
        return self.decisions[type(move)](self, move)

    def best(self, moves: list[Move]) -> Move:
        """The move with the highest worth; the first of equals."""
        decisions = self.decisions
        worth = [decisions[type(move)](self, move) for move in moves]
        return moves[worth.index(max(worth))]

    def forget(self) -> None:
        """Drop everything at the end of a choice. The caches of its methods refer to the outlook, which would otherwise
        have to wait for the garbage collector."""
        self.__dict__.clear()

    def ideas(self) -> list[Move]:
        """Legal moves of open kinds to be weighed besides the listed ones."""
        return []

    def proposal(self) -> Move | None:
        """A move to make while other seats decide, or None."""
        return None


class Answers(dict[Any, Any]):
    """What a function has answered, by question."""

    __slots__ = ("ask",)

    def __init__(self, ask: Callable[[Any], Any]) -> None:
        self.ask = ask

    def __missing__(self, question: Any) -> Any:
        answer = self[question] = self.ask(question)
        return answer


class Once:
    """A method with a cache. The first look-up puts the cache in the method's place in the outlook, so that asking
    again costs no more than a look into a dict: a choice asks thousands of times."""

    def __init__(self, method: Callable[..., Any]) -> None:
        self.method, self.name = method, method.__name__
        self.questions = method.__code__.co_argcount - 1
        self.answers = answers_of(method, self.questions)
        self.__doc__ = method.__doc__

    def __get__(self, outlook: Outlook | None, kind: type) -> Any:
        if outlook is None:
            return self
        if self.questions == 0:
            answer: Any = repeat(self.method(outlook)).__next__
        else:
            answers = self.answers()
            answers.outlook = outlook
            answer = answers.__getitem__ if self.questions == 1 else asked_several(answers)
        setattr(outlook, self.name, answer)  # not through `__dict__`: once that exists, all attributes are slower
        return answer


def answers_of(method: Callable[..., Any], questions: int) -> type[Any]:
    """The cache of a method of outlooks: a dict that asks the method for what it lacks."""

    def one(self: Any, question: Any) -> Any:
        answer = self[question] = method(self.outlook, question)
        return answer

    def several(self: Any, asked: tuple[Any, ...]) -> Any:
        answer = self[asked] = method(self.outlook, *asked)
        return answer

    missing = one if questions == 1 else several
    return type(method.__name__, (dict,), {"__slots__": ("outlook",), "__missing__": missing})


def asked_several(answers: dict[tuple[Any, ...], Any]) -> Callable[..., Any]:
    def answer(*questions: Any) -> Any:
        return answers[questions]

    return answer


def once(method: F) -> F:
    """Cache a method of an outlook: the view does not change during a choice."""
    return cast(F, Once(method))


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
        best = outlook.best([*listed, *outlook.ideas()])
        outlook.forget()
        return best

    def propose(self, view: Any, seat: Seat) -> Move | None:
        outlook = self.outlook(view, seat)
        proposal = outlook.proposal()
        outlook.forget()
        return proposal
