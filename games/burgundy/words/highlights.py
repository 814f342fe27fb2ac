"""Changes since the reader's last move, collected from the events."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from engine import Event
from games.burgundy import events as e
from words import highlights as shared


@dataclass(slots=True)
class Highlights(shared.Highlights):
    """New things by place. Entries are not removed when a thing moves on."""

    spaces: set[tuple[int, str]] = field(default_factory=set)
    """(seat, space of the estate) with a new tile."""
    storage: Counter[tuple[int, str]] = field(default_factory=Counter)
    """(seat, stored tile)."""
    goods: set[tuple[int, str]] = field(default_factory=set)
    """(seat, stored goods type)."""
    depot_goods: Counter[tuple[int, str]] = field(default_factory=Counter)
    """(depot, goods type)."""
    taken: dict[str, int] = field(default_factory=dict)
    """Depot space → seat that emptied it."""
    markers: set[int] = field(default_factory=set)
    """Seats that advanced on the turn order track."""
    bonuses: set[tuple[str, str]] = field(default_factory=set)
    """(type, size) of bonus tiles won."""
    regions: set[tuple[int, str]] = field(default_factory=set)
    phase: str = ""
    round: int = 0

    def in_storage(self, storage: Sequence[str], seat: int) -> set[int]:
        """Indices of the new tiles in a storage: the last ones of each kind."""
        found = set()
        left = {name: self.storage[seat, name] for name in storage}
        for number in range(len(storage) - 1, -1, -1):
            if left[storage[number]] > 0:
                left[storage[number]] -= 1
                found.add(number)
        return found


def highlights(events: Sequence[Event]) -> Highlights:
    found = Highlights()
    for event in events:
        _note(found, event)
        won = getattr(event, "points", 0)
        if isinstance(event, e.RegionCompleted):
            won += event.bonus
        if won and hasattr(event, "seat"):
            found.points[event.seat] += won
    found.storage, found.depot_goods = +found.storage, +found.depot_goods
    return found


def _note(found: Highlights, event: Event) -> None:
    match event:
        case e.PhaseBegan():
            found.phase = event.phase
            found.taken = {}
        case e.RoundBegan():
            found.round = event.round
            found.depot_goods[event.depot, event.goods] += 1
        case e.Took() | e.Bought():
            found.storage[event.seat, event.tile] += 1
            found.taken[event.slot] = event.seat
        case e.Discarded():
            found.storage[event.seat, event.tile] -= found.storage[event.seat, event.tile] > 0
        case e.Placed():
            found.spaces.add((event.seat, event.space))
            found.storage[event.seat, event.tile] -= found.storage[event.seat, event.tile] > 0
        case e.Settled():
            found.spaces.add((event.seat, event.castle))
        case e.Loaded():
            for goods in event.goods:
                found.goods.add((event.seat, goods))
                for depot in event.depots:
                    found.depot_goods[depot, goods] = 0
        case e.Sold():
            found.goods.discard((event.seat, event.goods))
        case e.MovedUp():
            found.markers.add(event.seat)
        case e.RegionCompleted():
            found.regions.add((event.seat, event.region))
        case e.ColourCompleted():
            if event.bonus:
                found.bonuses.add((event.type, event.bonus))
        case _:
            pass
