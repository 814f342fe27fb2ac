"""The position. Each field is marked with its visibility; unmarked fields never leave the server."""

from dataclasses import field

from carnival.data import LEAST_ON_SQUARE
from engine.records import Owner, Public, Record, Seated, Size, record
from engine.seats import Seat
from engine.steps import Core


@record
class Player(Record):
    masks: Public[list[int]] = field(default_factory=list)
    """Not yet spent; a laid mask is still among them until it is shown."""
    laid: Owner[int | None] = None
    favours: Public[list[str]] = field(default_factory=list)
    coins: Public[int] = 0
    patron: Owner[str] = ""
    liked: Public[str | None] = None
    """Kind of favours that the patron likes, once he is shown."""


@record
class State(Core):
    players: Seated[list[Player]] = field(default_factory=list)
    night: Public[int] = 0
    nights: Public[int] = 0
    square: Public[list[str]] = field(default_factory=list)
    bag: Public[dict[str, int]] = field(default_factory=dict)
    """Public, as all players can count what is left."""
    patrons: Size[dict[str, int]] = field(default_factory=dict)
    """In the box, hidden."""

    @property
    def seats(self) -> range:
        return range(len(self.players))

    @property
    def wanted(self) -> int:
        """Number of favours that come to the square (CAR-2.1)."""
        return max(LEAST_ON_SQUARE, len(self.players) - 1)

    def without_mask(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if self.players[seat].laid is None)
