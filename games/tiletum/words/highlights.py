"""Changes since the reader's last move, collected from the events."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from engine import Event
from games.tiletum import events as e
from words import highlights as shared


@dataclass(slots=True)
class Highlights(shared.Highlights):
    """New pieces and tiles by place. Things that have moved on since are not removed."""

    houses: set[tuple[str, int]] = field(default_factory=set)
    """(City, spot)."""
    pillars: set[tuple[str, int]] = field(default_factory=set)
    """(City, seat)."""
    given: set[tuple[str, int]] = field(default_factory=set)
    """(City, seat) of contributions."""
    travels: set[tuple[str, int]] = field(default_factory=set)
    """(Piece, seat)."""
    discs: set[int] = field(default_factory=set)
    """Seats with a moved disc on the king track."""
    rooms: set[tuple[int, str]] = field(default_factory=set)
    """(Seat, room)."""
    crests: set[tuple[int, int]] = field(default_factory=set)
    """(Seat, building)."""
    contracts: set[tuple[int, int]] = field(default_factory=set)
    """(Seat, contract space)."""
    markers: set[tuple[int, str]] = field(default_factory=set)
    """(Seat, action)."""
    tiles: Counter[tuple[int, str]] = field(default_factory=Counter)
    """(Seat, tile) added to a warehouse."""
    dice: Counter[int] = field(default_factory=Counter)
    """Number of dice a seat took."""
    offered: set[str] = field(default_factory=set)
    """Contracts, crests and characters added to an offer."""
    laid: set[str] = field(default_factory=set)
    """Places that got a new bonus tile."""
    emptied: set[str] = field(default_factory=set)
    """Places that lost their bonus tile."""
    fair: bool = False
    corruption: int = 0
    """Number of markers revealed."""


def highlights(events: Sequence[Event]) -> Highlights:
    found = Highlights()
    for event in events:
        _note(found, event)
    found.points = Counter({seat: n for seat, n in found.points.items() if n})
    return found


def _note(found: Highlights, event: Event) -> None:
    match event:
        case e.HousePlaced():
            found.houses.add((event.city, event.spot))
        case e.PillarPlaced():
            found.pillars.add((event.city, event.seat))
        case e.Contributed():
            found.given.add((event.city, event.seat))
        case e.Travelled():
            found.travels.add((event.piece, event.seat))
        case e.KingMoved():
            if event.start != event.space:
                found.discs.add(event.seat)
        case e.Settled():
            found.rooms.add((event.seat, event.room))
        case e.CrestPlaced():
            found.crests.add((event.seat, event.building))
        case e.ContractFulfilled():
            found.contracts.add((event.seat, event.space))
        case e.BuildingCompleted():
            if event.action:
                found.markers.add((event.seat, event.action))
        case e.TileTaken():
            found.tiles[event.seat, event.tile] += 1
            found.emptied.add(event.place)
            found.laid.discard(event.place)
        case e.DieTaken():
            found.dice[event.seat] += 1
        case e.CharacterCame():
            found.offered.add(event.character)
        case e.ContractsRefilled():
            found.offered |= set(event.new)
        case e.TilesLaid():
            found.laid |= set(event.places)
            found.emptied -= set(event.places)
        case e.RoundBegan():
            found.dice.clear()
            found.corruption = 0
        case e.CorruptionShown():
            found.corruption += 1
        case e.FairScored():
            found.fair = True
        case e.Scored():
            found.points[event.seat] += event.points
        case _:
            pass
