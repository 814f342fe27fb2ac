"""Events of The Castles of Burgundy.

`by` is the means of an action: `die`, `castle`, or a building. `die` is the value rolled (0: no die) and `paid` the
workers spent on it.
"""

from engine.events import Event, Owner, event
from engine.seats import Seat

# ---------------------------------------------------------------- set-up, phases, rounds, turns


@event
class Chose(Event):
    """A secret choice has been made (BUR-2.5)."""

    seat: Seat
    board: Owner[str]
    castle: Owner[str]


@event
class Settled(Event):
    """The start castle was placed."""

    seat: Seat
    board: str
    castle: str


@event
class PhaseBegan(Event):
    """`removed` tiles left the game; `goods` lie on the round spaces, next first."""

    phase: str
    bonus: int
    removed: int
    goods: tuple[str, ...]


@event
class RoundBegan(Event):
    """The dice of each seat; the white die's depot got the goods tile."""

    phase: str
    round: int
    order: tuple[Seat, ...]
    dice: tuple[tuple[int, ...], ...]
    depot: int
    goods: str


@event
class TurnBegan(Event):
    seat: Seat

    routine = True


# ---------------------------------------------------------------- actions


@event
class Took(Event):
    seat: Seat
    tile: str
    slot: str
    by: str
    die: int
    paid: int


@event
class Discarded(Event):
    """A stored tile left the game to make room."""

    seat: Seat
    tile: str


@event
class Placed(Event):
    seat: Seat
    tile: str
    space: str
    by: str
    die: int
    paid: int


@event
class Sold(Event):
    seat: Seat
    goods: str
    tiles: int
    points: int
    silver: int
    workers: int
    by: str
    die: int
    paid: int


@event
class TookWorkers(Event):
    seat: Seat
    workers: int
    silver: int
    by: str
    die: int


@event
class Bought(Event):
    seat: Seat
    tile: str
    slot: str
    silver: int


# ---------------------------------------------------------------- what placing leads to


@event
class AnimalsScored(Event):
    """`spaces` are those of all tiles that scored, the new one first."""

    seat: Seat
    animal: str
    spaces: tuple[str, ...]
    points: int


@event
class BuildingGave(Event):
    """A boarding house, bank or watchtower."""

    seat: Seat
    building: str
    workers: int
    silver: int
    points: int


@event
class RegionCompleted(Event):
    seat: Seat
    region: str
    type: str
    size: int
    points: int
    """By size."""
    bonus: int
    """By phase."""


@event
class ColourCompleted(Event):
    """`place` counts from 1; `bonus` is `large`, `small` or nothing."""

    seat: Seat
    type: str
    place: int
    bonus: str
    points: int


@event
class Loaded(Event):
    """Goods taken by a ship, in the order of the goods table; none where the depot was empty."""

    seat: Seat
    depots: tuple[int, ...]
    goods: tuple[str, ...]


@event
class MovedUp(Event):
    """A ship moved the marker on the turn order track to `space` (from 0); `first`: the white die changes hands."""

    seat: Seat
    space: int
    first: bool


@event
class EffectLost(Event):
    """A building's effect could not be used (BUR-9.13)."""

    seat: Seat
    building: str


@event
class EffectDeclined(Event):
    seat: Seat
    building: str


# ---------------------------------------------------------------- ends


@event
class MinesPaid(Event):
    seat: Seat
    mines: int
    silver: int
    workers: int


@event
class EndScored(Event):
    """Final scoring: `source` is `goods`, `silver`, `workers` or a knowledge tile; `count` is what was counted."""

    seat: Seat
    source: str
    count: int
    points: int
