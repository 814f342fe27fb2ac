"""Moves carried out on a position that is not stored yet, and what goes with them into the same step."""

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from engine import Event, Move, Seat
from storage.acts import Act
from storage.direct_messages import Letter
from storage.orders import Order


class Done(NamedTuple):
    seat: Seat
    move: Move
    events: list[Event]
    by: str = "person"
    """`person`, `order`, `caretaker` or `clock`: who said it for the seat."""


@dataclass(slots=True)
class Played:
    state: Any
    moves: list[Done] = field(default_factory=list)
    acts: list[Act] = field(default_factory=list)
    letters: list[Letter] = field(default_factory=list)
    also: list[Callable[[sqlite3.Connection], object]] = field(default_factory=list)
    orders: dict[int, Order | None] = field(default_factory=dict)
    """What has become of standing orders: by number, None if one is gone. True in memory once it is stored."""

    @property
    def acted(self) -> set[Seat]:
        return {done.seat for done in self.moves}

    @property
    def in_person(self) -> set[Seat]:
        """Seats whose person is there and said something now. An order was left by somebody who may be long gone."""
        return {done.seat for done in self.moves if done.by == "person"}
