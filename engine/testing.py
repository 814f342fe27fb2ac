"""What the tests of a game need, wherever they are: its certificate, and verbs to play and look with.

A game's `tests/certificate.py` says what only the game itself can say for its certification:

    CERTIFICATE = Certificate(invariants, recount, bound=200)
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeVar

from engine.events import Event
from engine.game import Game, Options
from engine.moves import Move
from engine.refusals import IllegalMove
from engine.seats import Seat

E = TypeVar("E", bound=Event)

Reasons = Mapping[str, str]
"""What would be a fault elsewhere → why it is none here."""


@dataclass(frozen=True, slots=True)
class Certificate:
    """Only the first two must be given; a heavy game has larger figures."""

    invariants: Callable[[Any], None]
    """Raises if pieces were lost or made, or a number is impossible."""
    recount: Callable[[Any, list[list[Event]], Any], Sequence[int]]
    """The points of every seat, found from the start, the events of each move and the end, not by the game's code."""
    bound: int = 2000
    """No game takes as many moves."""
    games: int = 24
    """So many random games are played for every number of players, spread over the option sets."""
    compose: Callable[[Any, Seat, Random], Move | None] | None = None
    """For games with open kinds: a move that nobody suggests, made of what the seat has. It need not be legal."""
    enrich: Callable[[Any, Random], None] | None = None
    """Deals everybody more at the start than a game begins with: what needs many things at once comes up sooner."""
    alike: Reasons = field(default_factory=dict)
    """Moves of one decision that may lead to the same: `"Activation: draw = end"` → why."""
    lone: Reasons = field(default_factory=dict)
    """Questions with one answer that are asked all the same: `"Activation: end"` → why."""
    untested: Reasons = field(default_factory=dict)
    """Rulings without a test of their own: `"Q1"` → why."""
    told: Reasons = field(default_factory=dict)
    """Events that tell what a view hides afterwards: `"Gave.colour"` → why that is no secret."""
    known: Reasons = field(default_factory=dict)
    """Hidden fields that `redeal` never deals again: `"players.promised"` → why every viewer knows them anyway."""
    clauses: int = 10
    """The rules have at least so many clauses and rulings."""
    refusals: int = 2
    """At least so many different refusals are met when moves of other moments are tried throughout a game."""
    alt: int = 80
    """At least so many letters tell what is on the picture of a board."""
    values: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What the fields of moves, events and positions can hold, by field: each value must have a name in words."""
    sources: tuple[str, ...] = ()
    """The messages that standings name: where points come from, and tie-breaks."""


# ---------------------------------------------------------------- verbs


def play(game: Game[Any], state: Any, seat: Seat, notation: str) -> list[Event]:
    """Play a move in place, given as it is written."""
    return game.play(state, seat, game.book.read(notation))


def refused(game: Game[Any], state: Any, seat: Seat, notation: str) -> tuple[str, str]:
    """The reason and the clause for which a move is refused. Fails if it is not."""
    try:
        play(game, state, seat, notation)
    except IllegalMove as refusal:
        return refusal.reason, refusal.clause
    raise AssertionError(f"seat {seat} was allowed to {notation}")


def of_kind(events: Iterable[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def finished(game: Game[Any], seats: int, seed: str, options: Options | None = None) -> tuple[Any, list[Event]]:
    """The end of a game in which everybody plays their last legal move, and all that happened."""
    state, happened = game.opening(seats, seed, options)
    while asked := game.to_act(state):
        happened += game.play(state, asked[0], game.moves(state, asked[0])[-1])
    return state, happened
