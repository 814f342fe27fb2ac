"""Changes since the reader's last move, collected from the events."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from engine import Event
from games.calimala import events as e
from games.calimala.data import COUNCIL
from words import highlights as shared


@dataclass(slots=True)
class Highlights(shared.Highlights):
    """Number of new pieces by place. Entries are not removed when a piece moves on."""

    discs: Counter[str] = field(default_factory=Counter)
    """Street → new discs, which lie on top."""
    cloth: Counter[tuple[str, int]] = field(default_factory=Counter)
    """(city, seat)."""
    rows: Counter[tuple[str, str, int]] = field(default_factory=Counter)
    """(building, row, seat)."""
    council: set[int] = field(default_factory=set)
    """Indices of the tiles scored."""
    council_art: Counter[int] = field(default_factory=Counter)
    houses: set[tuple[str, int]] = field(default_factory=set)
    pieces: Counter[tuple[str, int]] = field(default_factory=Counter)
    """(piece or material on a mat, seat)."""


def highlights(events: Sequence[Event]) -> Highlights:
    found = Highlights()
    for event in events:
        match event:
            case e.Placed():
                found.discs[event.space] += 1
            case e.Represented():
                if event.swap.startswith("s") and event.swap[1:].isdigit():
                    found.discs[event.swap] += 1
            case e.Shipped():
                for city in event.ports:
                    found.cloth[city, event.seat] += 1
            case e.Transported():
                for city in event.cities:
                    found.cloth[city, event.seat] += 1
            case e.Contributed():
                found.rows[event.building, event.material, event.seat] += 1
            case e.ArtworkGiven():
                if event.site == COUNCIL:
                    found.council_art[event.seat] += 1
                else:
                    found.rows[event.site, "artwork", event.seat] += 1
            case e.Built():
                if event.piece == "house" and event.city:
                    found.houses.add((event.city, event.seat))
                found.pieces[event.piece, event.seat] += 1
            case e.Took():
                found.pieces[event.material, event.seat] += 1
            case e.TileScored() | e.FinalCardScored():
                for seat, won in enumerate(event.points):
                    found.points[seat] += won
            case _:
                pass
        if isinstance(event, e.Represented | e.TileUnrepresented):
            found.council.add(event.index)
    found.points = +found.points
    return found
