"""Events of Calimala."""

from engine.events import Event, Owner, event
from engine.seats import Seat


@event
class GameBegan(Event):
    start: Seat
    face_up: str | None

    routine = True


@event
class Kept(Event):
    seat: Seat
    final: Owner[str]


@event
class Drafted(Event):
    seat: Seat
    action: str


@event
class Placed(Event):
    seat: Seat
    space: str
    disc: str
    height: int


@event
class Activated(Event):
    """A disc below the top works for its owner; `position` counts from the top, 2 or 3."""

    seat: Seat
    space: str
    position: int


@event
class CardPlayed(Event):
    seat: Seat
    action: str


@event
class Took(Event):
    seat: Seat
    material: str


@event
class Built(Event):
    seat: Seat
    piece: str
    city: str | None


@event
class ArtworkGiven(Event):
    seat: Seat
    site: str


@event
class Wove(Event):
    seat: Seat
    cloth: int


@event
class Shipped(Event):
    seat: Seat
    ports: tuple[str, ...]


@event
class Transported(Event):
    seat: Seat
    cities: tuple[str, ...]


@event
class Contributed(Event):
    seat: Seat
    material: str
    building: str


@event
class Drew(Event):
    """Compensation for `action`. No card at all where deck and discard are empty (Q25)."""

    seat: Seat
    action: str
    cards: Owner[tuple[str, ...]]


@event
class Declined(Event):
    """An impossible action was given up without drawing."""

    seat: Seat
    action: str


@event
class LeftOut(Event):
    seat: Seat
    action: str


@event
class Reshuffled(Event):
    cards: int


@event
class Represented(Event):
    """A disc goes to the council; `swap` is the new place of a white disc below, if there was one."""

    seat: Seat
    tile: str
    index: int
    swap: str


@event
class TileUnrepresented(Event):
    """A tile is activated though its player has no disc to send (Q15), or at the end of the game (CAL-9.1)."""

    tile: str
    index: int


@event
class DiscLeft(Event):
    """After the fifteenth tile a fourth disc leaves the game (CAL-9.4)."""

    space: str


@event
class TileScored(Event):
    tile: str
    counts: tuple[int, ...]
    points: tuple[int, ...]


@event
class FinalCardScored(Event):
    final: str
    owner: Seat | None
    counts: tuple[int, ...]
    points: tuple[int, ...]


@event
class LastRound(Event):
    """All tiles are activated; the round is finished."""


@event
class TurnBegan(Event):
    seat: Seat
    turn: int

    routine = True
