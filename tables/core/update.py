"""One update of a table: the state before and after, and the rows to write.

The maker of an update plays moves on a clone of the position, adds rows, and passes it to `playing.commit`. There each
contributor derives further rows from it.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from engine import Event, Move, Seat
from storage.changes import Rows
from storage.orders import Order
from storage.tables import SeatRow
from tables.core import pending
from tables.core.hall import Hall
from tables.core.table import Table


class Done(NamedTuple):
    seat: Seat
    move: Move
    events: list[Event]
    by: str = "person"
    """`person`, `order`, `caretaker`, `clock` or `automaton`."""


@dataclass(frozen=True, slots=True)
class Undoing:
    """Moves that an update undoes before it plays any."""

    to_played: int
    seat: Seat | None
    """None if a host or admin undid the moves."""
    consent: tuple[Seat, ...]
    since: int
    """Version in which the first undone move was played."""
    last_moves: dict[Seat, int]
    asked: tuple[Seat, ...]
    """Seats to act in the restored position, before caretakers moved."""


@dataclass
class Update:
    before: Table
    """The stored table; it changes only when the update is stored."""
    state: Any
    """Position after the update: a clone, or a new one."""
    at: float
    moves: list[Done] = field(default_factory=list)
    seats: Mapping[Seat, SeatRow] = field(default_factory=dict)
    """Changed seats. One given without `owes_since` has a new decision if it is to act: notification and clock start
    afresh."""
    undone: Undoing | None = None
    started: bool = False
    interaction_id: int | None = None
    orders: dict[int, Order | None] = field(default_factory=dict)
    """Changed standing orders by number; None for a deleted one."""
    rows: Rows = field(default_factory=Rows)
    """Rows to write: first those of the maker, then those of the contributors."""

    @property
    def version(self) -> int:
        return self.before.version + 1

    @property
    def table(self) -> Table:
        """The table with the changed seats."""
        return self.before.with_seats(self.seats)

    @property
    def over(self) -> bool:
        return self.before.game.over(self.state)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return self.before.game.to_act(self.state)

    @property
    def acted(self) -> set[Seat]:
        return {done.seat for done in self.moves}

    @property
    def in_person(self) -> set[Seat]:
        """Seats of players who moved now. A standing order may come from a player long gone."""
        return {done.seat for done in self.moves if done.by == "person"}

    def play(self, seat: Seat, move: Move, by: str) -> None:
        self.moves.append(Done(seat, move, self.before.game.play(self.state, seat, move), by))

    # ------------------------------------------------------------ after all moves are played

    @cached_property
    def owes(self) -> dict[Seat, int]:
        """Seat → version since which it is waited for."""
        if self.undone is None:
            return pending.owes_after(self.table, self.to_act, self.acted, self.version)
        return pending.owes_after_undo(self.table, self.to_act, self.acted, self.undone.since, self.version)

    @cached_property
    def here(self) -> set[Seat]:
        """Seats of players who made this update and are still to act. Players who agreed to an undo may be gone."""
        if self.undone is not None:
            return set() if self.undone.seat is None or self.undone.consent else {self.undone.seat}
        return self.in_person & pending.waited_for(self.table)


Contributor = Callable[[Hall, Update], Awaitable[Rows]]
"""Derives the rows to write from an update, without side effects."""
