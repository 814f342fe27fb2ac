"""Helpers for the tests of a game: its certificate, and functions to play and inspect.

A game's `tests/certificate.py` has the data that the contract kit needs from the game:

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
"""Exceptions to a check, with the reason."""


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
    """Random games per number of players, spread over the option sets."""
    compose: Callable[[Any, Seat, Random], Move | None] | None = None
    """For games with open kinds: a move that is not suggested, made of the seat's possessions. It need not be legal."""
    enrich: Callable[[Any, Random], None] | None = None
    """Deals extra pieces at the start, so that rare combinations come up sooner."""
    alike: Reasons = field(default_factory=dict)
    """Moves of one decision that may have equal outcomes: `"Activation: draw = end"`."""
    lone: Reasons = field(default_factory=dict)
    """Questions with one answer that are asked anyway: `"Activation: end"`."""
    untested: Reasons = field(default_factory=dict)
    """Rulings without a test: `"Q1"`."""
    told: Reasons = field(default_factory=dict)
    """Events that show a value hidden in later views: `"Gave.colour"`."""
    known: Reasons = field(default_factory=dict)
    """Hidden fields that `redeal` never deals again because every viewer knows them: `"players.promised"`."""
    clauses: int = 10
    """Minimum number of clauses and rulings."""
    refusals: int = 2
    """Minimum number of distinct refusals met when moves of other moments are tried throughout a game."""
    alt: int = 80
    """Minimum letters in the alt text of a board."""
    values: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Possible values of fields in moves, events and positions: each must have a name in words."""
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
    """The end of a game in which every seat plays its last listed move, and all events."""
    state, happened = game.opening(seats, seed, options)
    while asked := game.to_act(state):
        happened += game.play(state, asked[0], game.moves(state, asked[0])[-1])
    return state, happened
