"""A table in memory: its row, its game and its position."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from engine import GAMES, Game, Seat, Standings, fingerprint, words_in
from storage.followers import Follower
from storage.orders import Order
from storage.tables import SeatRow, TableRow
from tables.core.refusals import Refused
from tables.time import time_control
from tables.time.time_control import Pace

AT_ONCE = "journeyman"
"""The level of a caretaker that is quick enough to answer within the update that asks it."""

AGREED = "agreed"
"""How a game ended whose players agreed that it counts as it stood."""


@dataclass(slots=True)
class Table:
    row: TableRow
    state: Any = None
    """The position after the last confirmed move; None before the start. Never changed in place: clone it."""
    drafts: dict[Seat, list[str]] = field(default_factory=dict)
    """Moves tried privately, in notation: each seat's own business."""
    orders: list[Order] = field(default_factory=list)
    """Standing orders, oldest first: each seat's own business too."""
    seat_watchers: dict[int, Seat] = field(default_factory=dict)
    """Person → the seat over whose shoulder they may look."""
    kept_for: list[int] = field(default_factory=list)
    """People for whom a seat is kept, before the start."""
    followers: dict[int, Follower] = field(default_factory=dict)
    """People who follow it without sitting there."""
    acted: dict[Seat, int] = field(default_factory=dict)
    """The version in which each seat acted last, as far as it did since `current_since`."""
    current_since: int = 0
    """The version in which moves were last taken back: buttons from before mean nothing any more."""
    unreadable: bool = False
    """Its position is stored, but cannot be read: there is none. It can be listed, closed and taken back."""
    stored_moves: int = 0
    """How many moves had been played in the last stored position."""

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def played(self) -> int:
        """How many moves have been played."""
        return self.stored_moves if self.state is None else int(self.state.played)

    @property
    def game(self) -> Game[Any]:
        return GAMES[self.row.game]

    @property
    def version(self) -> int:
        return self.row.version

    @property
    def status(self) -> str:
        return self.row.status

    @property
    def playing(self) -> bool:
        return self.row.status == "playing"

    @property
    def over(self) -> bool:
        """It has a result: it was played to its end, or all agreed to end it as it stood."""
        return self.row.status == "over"

    @property
    def agreed(self) -> bool:
        """Ended early, by agreement: the position at that moment is its result."""
        return self.over and self.row.ended_how == AGREED

    @property
    def result(self) -> Standings:
        """The standings at the end of a game that is over."""
        return replace(self.game.settled(self.state), over=True)

    @property
    def stopped(self) -> bool:
        """Ended before its end."""
        return self.agreed or (self.row.status == "closed" and self.state is not None)

    @property
    def language(self) -> str:
        return self.row.language

    @property
    def pace(self) -> Pace:
        return time_control.read(self.row.clock)

    def pace_for(self, seat: Seat) -> Pace:
        """The time that a seat has for what it is asked now."""
        return self.pace.share(self.game.clock_share(self.state, seat)) if self.state is not None else self.pace

    @property
    def paused(self) -> bool:
        return self.row.paused_at is not None

    @property
    def displaced(self) -> bool:
        """Nothing can be said where it is shown."""
        return self.row.displaced is not None

    @property
    def seats(self) -> list[SeatRow]:
        return self.row.seats

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.row.seats]

    @property
    def user_ids(self) -> list[int]:
        return [seat.user_id for seat in self.row.seats if seat.user_id is not None]

    @property
    def fingerprint(self) -> str:
        """Shown from the start; the seed itself is shown at the end, so that anybody can verify the shuffles."""
        return fingerprint(self.row.seed)

    @property
    def words(self) -> list[str]:
        """What the players have put to the seed. Public, as the fingerprint is."""
        if self.row.status == "lobby":
            return [seat.words for seat in self.seats if seat.words]
        return words_in(self.row.seed)

    def seat_of(self, user_id: int) -> Seat | None:
        for number, seat in enumerate(self.row.seats):
            if seat.user_id == user_id:
                return number
        return None

    def thinks(self, seat: Seat) -> str | None:
        """The level at which a seat is thought for beside the steps of others. None: a person plays it, or a caretaker
        that answers at once."""
        row = self.seats[seat]
        if row.automaton is not None:
            return row.automaton
        return None if row.attended or self.row.caretaker == AT_ONCE else self.row.caretaker

    @property
    def owed(self) -> tuple[Seat, ...]:
        """The seats whose decision the table waits for."""
        return tuple(self.game.to_act(self.state)) if self.playing and self.state is not None else ()

    def orders_of(self, seat: Seat) -> list[Order]:
        """A seat's standing orders, those that were dropped and not yet told included, without what is only planned."""
        return [order for order in self.orders if order.seat == seat and order.kind != "plan"]

    @property
    def is_practice(self) -> bool:
        """One person among automata."""
        return self.has_automata and len(self.user_ids) <= 1

    @property
    def allows_hints(self) -> bool:
        """Among automata one may always ask for advice, among people where the table agreed to it before the start."""
        return self.is_practice or bool(self.row.hints)

    @property
    def has_automata(self) -> bool:
        return any(seat.automaton is not None for seat in self.row.seats)

    def with_seats(self, seats: Mapping[Seat, SeatRow]) -> "Table":
        """The same table with other people at some seats: how it will be, before it is stored."""
        if not seats:
            return self
        return replace(self, row=replace(self.row, seats=[seats.get(n, seat) for n, seat in enumerate(self.seats)]))

    def must_be_readable(self) -> None:
        if self.unreadable:
            reason = "table-unreadable" if self.row.game in GAMES else "table-game-missing"
            raise Refused(reason, table=self.id, game=self.row.game)

    def view(self, seat: Seat | None) -> Any:
        return self.game.view(self.state, seat)

    @property
    def sizes(self) -> range:
        """The numbers of players with which it may begin."""
        seats, row = self.game.meta.seats, self.row
        least, most = row.least or seats[0], row.most or seats[-1]
        return range(max(seats[0], least), min(seats[-1], most) + 1)

    @property
    def room(self) -> int:
        """How many more can sit down."""
        return self.sizes[-1] - len(self.row.seats)

    @property
    def full(self) -> bool:
        """Nobody else is expected: all seats are taken, or all sit who were named at a table for invited players."""
        if self.row.invite_only and not self.kept_for and self.enough:
            return True
        return self.room <= 0

    @property
    def free(self) -> int:
        """The same for people for whom no seat is kept."""
        return self.room - len(self.kept_for)

    @property
    def enough(self) -> bool:
        return len(self.row.seats) in self.sizes
