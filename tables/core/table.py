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
"""Level of a caretaker that is fast enough to answer within the update itself."""
CHALLENGE = "challenge"
"""Beginning of the source of a challenge's table; then the end of its week and a key."""
STUDY = "study"
"""Beginning of the source of a study; then the table that it continues, the number of moves and a key."""

AGREED = "agreed"
"""`ended_how` of a game ended early with the standings as result."""


@dataclass(slots=True)
class Table:
    row: TableRow
    state: Any = None
    """Position after the last confirmed move; None before the start. Never mutated: clone it."""
    drafts: dict[Seat, list[str]] = field(default_factory=dict)
    """Drafted moves in notation. Private to each seat."""
    orders: list[Order] = field(default_factory=list)
    """Standing orders, oldest first. Private to each seat."""
    seat_watchers: dict[int, Seat] = field(default_factory=dict)
    """User → seat that they may watch."""
    kept_for: list[int] = field(default_factory=list)
    """Users with a reserved seat, before the start."""
    followers: dict[int, Follower] = field(default_factory=dict)
    """Users who follow the table without a seat."""
    acted: dict[Seat, int] = field(default_factory=dict)
    """Version of each seat's last action since `current_since`."""
    current_since: int = 0
    """Version of the last undo: older buttons are stale."""
    unreadable: bool = False
    """The stored position cannot be read, so `state` is None. The table can be listed, closed and rewound."""
    stored_moves: int = 0
    """Number of moves in the last stored position."""

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def played(self) -> int:
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
        """Has a result: played to its end, or ended by agreement with the standings."""
        return self.row.status == "over"

    @property
    def agreed(self) -> bool:
        """Ended early by agreement, with the standings as result."""
        return self.over and self.row.ended_how == AGREED

    @property
    def result(self) -> Standings:
        return replace(self.game.settled(self.state), over=True)

    @property
    def stopped(self) -> bool:
        """Ended before the end of the game."""
        return self.agreed or (self.row.status == "closed" and self.state is not None)

    @property
    def language(self) -> str:
        return self.row.language

    @property
    def pace(self) -> Pace:
        return time_control.read(self.row.clock)

    def pace_for(self, seat: Seat) -> Pace:
        """Time that a seat has for its present decision."""
        return self.pace.share(self.game.clock_share(self.state, seat)) if self.state is not None else self.pace

    @property
    def paused(self) -> bool:
        return self.row.paused_at is not None

    @property
    def displaced(self) -> bool:
        """Nothing can be posted where the table is shown."""
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
        """Shown from the start; the seed is shown at the end, so that players can verify the shuffles."""
        return fingerprint(self.row.seed)

    @property
    def sealed_until(self) -> float:
        """Time until which the deal stays secret, because others play the same in a challenge; 0 elsewhere."""
        kind, _, rest = (self.row.source or "").partition(":")
        return float(rest.partition(":")[0]) if kind == CHALLENGE else 0.0

    @property
    def is_study(self) -> bool:
        """Whether it plays on from a position of a finished game; see `tables.studies`."""
        return (self.row.source or "").startswith(f"{STUDY}:")

    @property
    def studied_from(self) -> int:
        """Number of moves that a study begins with; 0 for other tables."""
        return int((self.row.source or "").split(":")[2]) if self.is_study else 0

    @property
    def words(self) -> list[str]:
        """Words that players added to the seed. Public, like the fingerprint."""
        if self.row.status == "lobby":
            return [seat.words for seat in self.seats if seat.words]
        return words_in(self.row.seed)

    def seat_of(self, user_id: int) -> Seat | None:
        for number, seat in enumerate(self.row.seats):
            if seat.user_id == user_id:
                return number
        return None

    def thinks(self, seat: Seat) -> str | None:
        """Level of the automaton that plays a seat in the background. None if a player holds it, or a caretaker that
        answers at once."""
        row = self.seats[seat]
        if row.automaton is not None:
            return row.automaton
        return None if row.attended or self.row.caretaker == AT_ONCE else self.row.caretaker

    @property
    def owed(self) -> tuple[Seat, ...]:
        """Seats that the table waits for."""
        return tuple(self.game.to_act(self.state)) if self.playing and self.state is not None else ()

    def orders_of(self, seat: Seat) -> list[Order]:
        """A seat's standing orders, including dropped ones not yet reported, without plans."""
        return [order for order in self.orders if order.seat == seat and order.kind != "plan"]

    @property
    def is_practice(self) -> bool:
        """Whether a single player plays against automata."""
        return self.has_automata and len(self.user_ids) <= 1

    @property
    def allows_hints(self) -> bool:
        """Hints are always allowed against automata, otherwise if the table agreed before the start."""
        return (self.is_practice and not self.sealed_until) or bool(self.row.hints)

    @property
    def has_automata(self) -> bool:
        return any(seat.automaton is not None for seat in self.row.seats)

    def with_seats(self, seats: Mapping[Seat, SeatRow]) -> "Table":
        """A copy with these seats replaced, to compute a change before it is stored."""
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
        """Numbers of players with which it may start."""
        seats, row = self.game.meta.seats, self.row
        least, most = row.least or seats[0], row.most or seats[-1]
        return range(max(seats[0], least), min(seats[-1], most) + 1)

    @property
    def room(self) -> int:
        """Number of players who can still join, reserved seats included."""
        return self.sizes[-1] - len(self.row.seats)

    @property
    def full(self) -> bool:
        """Whether no more players are expected: all seats are taken, or all invited players of an invite-only table
        sit."""
        if self.row.invite_only and not self.kept_for and self.enough:
            return True
        return self.room <= 0

    @property
    def free(self) -> int:
        """Number of players without a reserved seat who can still join."""
        return self.room - len(self.kept_for)

    @property
    def enough(self) -> bool:
        return len(self.row.seats) in self.sizes
