"""The events. Log, digest and pictures are made from them; a secret goes into an `Owner` field."""

from engine.events import Event, Owner, event
from engine.seats import Seat


@event
class PatronDealt(Event):
    seat: Seat
    patron: Owner[str]


@event
class NightBegan(Event):
    night: int
    favours: tuple[str, ...]


@event
class Laid(Event):
    seat: Seat
    mask: Owner[int]


@event
class MasksShown(Event):
    """One mask for each seat."""

    masks: tuple[int, ...]


@event
class Crowded(Event):
    mask: int
    seats: tuple[Seat, ...]


@event
class Took(Event):
    seat: Seat
    favour: str


@event
class LeftOver(Event):
    favours: tuple[str, ...]


@event
class PatronShown(Event):
    seat: Seat
    patron: str
    points: int
