"""One update of a table: what was, what is, and the rows that make it true.

Whoever makes an update plays on a clone of the position, names what else changes, and gives it to `playing.commit`.
There it passes through the contributors, each of which looks at the update and says which rows to write because of it.
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
    """`person`, `order`, `caretaker`, `clock` or `automaton`: who said it for the seat."""


@dataclass(frozen=True, slots=True)
class Undoing:
    """How an update takes moves back before it goes on."""

    to_played: int
    seat: Seat | None
    """None: nobody who sits there takes them back."""
    consent: tuple[Seat, ...]
    since: int
    """The version in which the first of the moves taken back was played."""
    last_moves: dict[Seat, int]
    asked: tuple[Seat, ...]
    """Whom the position asks that was gone back to, before anybody stood in for those who are not there."""


@dataclass
class Update:
    before: Table
    """The table as it is stored. It changes only when the update is."""
    state: Any
    """The position after the update: a clone, or a new one."""
    at: float
    moves: list[Done] = field(default_factory=list)
    seats: Mapping[Seat, SeatRow] = field(default_factory=dict)
    """Who sits there otherwise than before. A seat given without `owes_since` owes anew, if it is asked: whoever sits
    there now is told and has a fresh clock."""
    undone: Undoing | None = None
    started: bool = False
    interaction_id: int | None = None
    orders: dict[int, Order | None] = field(default_factory=dict)
    """What has become of standing orders: by number, None if one is gone."""
    rows: Rows = field(default_factory=Rows)
    """What is to be written: first what the maker of the update adds, then what the contributors do."""

    @property
    def version(self) -> int:
        return self.before.version + 1

    @property
    def table(self) -> Table:
        """The table with those at it who will be."""
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
        """Seats whose person is there and said something now. An order was left by somebody who may be long gone."""
        return {done.seat for done in self.moves if done.by == "person"}

    def play(self, seat: Seat, move: Move, by: str) -> None:
        """Carry a move out on the position."""
        self.moves.append(Done(seat, move, self.before.game.play(self.state, seat, move), by))

    # ------------------------------------------------------------ once everything is played

    @cached_property
    def owes(self) -> dict[Seat, int]:
        """Seat → version since which it is waited for."""
        if self.undone is None:
            return pending.owes_after(self.table, self.to_act, self.acted, self.version)
        return pending.owes_after_undo(self.table, self.to_act, self.acted, self.undone.since, self.version)

    @cached_property
    def here(self) -> set[Seat]:
        """Whoever makes this update in person and goes on with their turn. Who agreed to an undo may be long gone."""
        if self.undone is not None:
            return set() if self.undone.seat is None or self.undone.consent else {self.undone.seat}
        return self.in_person & pending.waited_for(self.table)


Contributor = Callable[[Hall, Update], Awaitable[Rows]]
"""Looks at what was and what is, and says which rows to write. It changes nothing itself."""
