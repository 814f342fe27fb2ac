"""The position. Each field says who may know it; without a mark it never leaves the server."""

from dataclasses import field

from carnival.data import LEAST_ON_SQUARE
from engine.records import Owner, Public, Record, Seated, Size, record
from engine.seats import Seat
from engine.steps import Core


@record
class Player(Record):
    masks: Public[list[int]] = field(default_factory=list)
    """Not yet spent; a mask that is laid is still among them until it is shown."""
    laid: Owner[int | None] = None
    favours: Public[list[str]] = field(default_factory=list)
    coins: Public[int] = 0
    patron: Owner[str] = ""
    liked: Public[str | None] = None
    """What the patron likes, once he is shown."""


@record
class State(Core):
    players: Seated[list[Player]] = field(default_factory=list)
    night: Public[int] = 0
    nights: Public[int] = 0
    square: Public[list[str]] = field(default_factory=list)
    bag: Public[dict[str, int]] = field(default_factory=dict)
    """Everybody can count what is left in it."""
    patrons: Size[dict[str, int]] = field(default_factory=dict)
    """In the box, unseen."""

    @property
    def seats(self) -> range:
        return range(len(self.players))

    @property
    def wanted(self) -> int:
        """So many favours come to the square (CAR-2.1)."""
        return max(LEAST_ON_SQUARE, len(self.players) - 1)

    def without_mask(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if self.players[seat].laid is None)
