"""What only a game itself can say for its certification. It stands in the game's own `tests/…/certificate.py`:

CERTIFICATE = Certificate(invariants, recount, bound=200)
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from engine.events import Event
from engine.moves import Move
from engine.seats import Seat

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
