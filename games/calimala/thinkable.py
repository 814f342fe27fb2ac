"""Moves that a player of Calimala may consider, legal or not, for *Why not?*."""

from collections.abc import Iterator

from engine.moves import Move
from engine.seats import Seat
from games.calimala.data import BUILDINGS, COUNCIL, MATERIALS, PORTS, SPACES, TRADE_CITIES
from games.calimala.moves import Artwork, Build, By, Contribute, End, Place, Ship, Take, Transport, Weave
from games.calimala.state import State
from games.calimala.steps import Activation, PlaceDisc

HOW = frozenset({"by", "how"})
"""Fields that say how something is done."""


def thinkable(view: State, seat: Seat) -> Iterator[Move]:
    top = view.stack[-1] if view.stack else None
    if isinstance(top, PlaceDisc):
        yield from (Place(space, disc) for space in SPACES for disc in ("own", "white"))  # type: ignore[arg-type]
    elif isinstance(top, Activation):
        left = dict(zip(view.ends(top.space), top.left, strict=True))
        hand = view.players[seat].hand
        for action in dict.fromkeys((*left, *hand)):
            yield from _ways(action, "card" if not left.get(action) and action in hand else "disc")
        yield End("done")


def _ways(action: str, by: By) -> Iterator[Move]:
    """An action with every target."""
    if action in MATERIALS:
        yield Take(action, by)  # type: ignore[arg-type]
    elif action == "build":
        yield from (Build("ship", None, by), Build("workshop", None, by))
        yield from (Build("house", city, by) for city in TRADE_CITIES)
    elif action == "artwork":
        yield from (Artwork(site, by) for site in (*BUILDINGS, COUNCIL))
    elif action == "weave":
        yield Weave(by)
    elif action == "ship":
        yield from (Ship((city,), by) for city in PORTS)
    elif action == "transport":
        yield from (Transport((city,), by) for city in TRADE_CITIES)
    elif action == "contribute":
        yield from (Contribute(material, building, by) for building in BUILDINGS for material in MATERIALS)
