"""The duty of the placed disc: at least one of the street's actions must be carried out (CAL-3.6, Q9).

Cards may have to be played first, so the question "can it still be done?" is a search over the hand. It looks at a
`Prospect`: the few numbers of mat and board that decide what is possible. Which building or port is chosen makes no
difference to that, so the search is far smaller than the game.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from engine.calimala.actions import HOUSE_BRICK, SHIP_WOOD
from engine.calimala.data import (
    COUNCIL_ARTWORKS,
    MATERIALS,
    MAX_SHIPS,
    MAX_WORKSHOPS,
    PORTS,
    ROW_SPACES,
    TRADE_CITIES,
    WAREHOUSE,
    WORKSHOP,
)
from engine.calimala.moves import Artwork, Build, Contribute, Ship, Take, Transport, Weave
from engine.calimala.state import State
from engine.moves import Move
from engine.seats import Seat


class Prospect(NamedTuple):
    """What decides which actions one seat can carry out."""

    cubes: int
    store: tuple[int, int, int]
    ships: int
    houses: tuple[bool, bool, bool]
    shops: tuple[int, ...]
    """Cloth per workshop, fullest first."""
    ports: int
    """Free spaces in all ports."""
    trade: tuple[int, int, int]
    """Free spaces in each trade city."""
    rows: tuple[int, int, int]
    """Free spaces for each material at all buildings."""
    artworks: int
    """Free artwork spaces."""


def prospect(state: State, seat: Seat) -> Prospect:
    player = state.players[seat]
    wood, brick, marble = [
        sum([state.row_room(building, material) for building in ROW_SPACES]) for material in MATERIALS
    ]
    troyes, bruges, hamburg = TRADE_CITIES
    return Prospect(
        player.cubes,
        (player.store["wood"], player.store["brick"], player.store["marble"]),
        player.ships,
        (troyes in player.houses, bruges in player.houses, hamburg in player.houses),
        tuple(sorted(player.workshops, reverse=True)),
        sum([state.city_room(port) for port in PORTS]),
        (state.city_room(troyes), state.city_room(bruges), state.city_room(hamburg)),
        (wood, brick, marble),
        COUNCIL_ARTWORKS - len(state.council_art) + sum([state.row_room(b, "artwork") for b in ROW_SPACES]),
    )


# ---------------------------------------------------------------- what an action makes of a prospect


def _take(now: Prospect, material: int) -> Prospect:
    return now._replace(cubes=now.cubes - 1, store=_add(now.store, material, 1))


def _build_ship(now: Prospect) -> Prospect:
    store = _add(now.store, 0, -SHIP_WOOD)
    return now._replace(cubes=now.cubes + SHIP_WOOD, store=store, ships=now.ships + 1)


def _build_house(now: Prospect, city: int) -> Prospect:
    houses = tuple([owned or n == city for n, owned in enumerate(now.houses)])
    return now._replace(cubes=now.cubes + HOUSE_BRICK, store=_add(now.store, 1, -HOUSE_BRICK), houses=houses)


def _build_workshop(now: Prospect) -> Prospect:
    wood, brick, marble = now.store
    return now._replace(cubes=now.cubes + 2, store=(wood - 1, brick - 1, marble), shops=(*now.shops, 0))


def _give_artwork(now: Prospect) -> Prospect:
    return now._replace(store=_add(now.store, 2, -1), artworks=now.artworks - 1)


def _weave(now: Prospect) -> Prospect:
    weaving = min(now.cubes, sum([cloth < WORKSHOP for cloth in now.shops]))
    emptiest_first = list(reversed(now.shops))
    for n in range(weaving):
        emptiest_first[n] += 1
    return now._replace(cubes=now.cubes - weaving, shops=tuple(sorted(emptiest_first, reverse=True)))


def _send(now: Prospect, cloth: int) -> tuple[int, ...]:
    shops = list(now.shops)
    for _ in range(cloth):
        shops[shops.index(max(shops))] -= 1
    return tuple(sorted(shops, reverse=True))


def _ship(now: Prospect, cloth: int) -> Prospect:
    return now._replace(shops=_send(now, cloth), ports=now.ports - cloth)


def _transport(now: Prospect, cities: Sequence[int]) -> Prospect:
    trade = tuple([room - (n in cities) for n, room in enumerate(now.trade)])
    return now._replace(shops=_send(now, len(cities)), trade=trade)


def _contribute(now: Prospect, material: int) -> Prospect:
    return now._replace(store=_add(now.store, material, -1), rows=_add(now.rows, material, -1))


def _add(numbers: tuple[int, int, int], at: int, more: int) -> tuple[int, int, int]:
    changed = list(numbers)
    changed[at] += more
    return tuple(changed)  # type: ignore[return-value]


# ---------------------------------------------------------------- all that an action can make of it


def _takes(material: int) -> Callable[[Prospect], Iterator[Prospect]]:
    def results(now: Prospect) -> Iterator[Prospect]:
        if now.store[material] < WAREHOUSE and now.cubes:
            yield _take(now, material)

    return results


def _builds(now: Prospect) -> Iterator[Prospect]:
    wood, brick, _ = now.store
    if wood >= SHIP_WOOD and now.ships < MAX_SHIPS:
        yield _build_ship(now)
    if brick >= HOUSE_BRICK:
        for city, owned in enumerate(now.houses):
            if not owned:
                yield _build_house(now, city)
    if wood and brick and len(now.shops) < MAX_WORKSHOPS:
        yield _build_workshop(now)


def _artworks(now: Prospect) -> Iterator[Prospect]:
    if now.store[2] and now.artworks:
        yield _give_artwork(now)


def _weaves(now: Prospect) -> Iterator[Prospect]:
    if now.cubes and now.shops[-1] < WORKSHOP:
        yield _weave(now)


def _ships(now: Prospect) -> Iterator[Prospect]:
    for cloth in range(1, min(now.ships, sum(now.shops), now.ports) + 1):
        yield _ship(now, cloth)


def _transports(now: Prospect) -> Iterator[Prospect]:
    cities = [n for n, owned in enumerate(now.houses) if owned and now.trade[n]]
    for size in range(1, min(len(cities), sum(now.shops)) + 1):
        for chosen in combinations(cities, size):
            yield _transport(now, chosen)


def _contributions(now: Prospect) -> Iterator[Prospect]:
    for material, owned in enumerate(now.store):
        if owned and now.rows[material]:
            yield _contribute(now, material)


RESULTS: dict[str, Callable[[Prospect], Iterator[Prospect]]] = {
    "wood": _takes(0),
    "brick": _takes(1),
    "marble": _takes(2),
    "build": _builds,
    "artwork": _artworks,
    "weave": _weaves,
    "ship": _ships,
    "transport": _transports,
    "contribute": _contributions,
}

AFTER: dict[type[Move], Callable[[Prospect, Any], Prospect]] = {
    Take: lambda now, move: _take(now, MATERIALS.index(move.material)),
    Build: lambda now, move: {
        "ship": _build_ship,
        "house": lambda now: _build_house(now, TRADE_CITIES.index(move.city)),
        "workshop": _build_workshop,
    }[move.piece](now),
    Artwork: lambda now, move: _give_artwork(now),
    Weave: lambda now, move: _weave(now),
    Ship: lambda now, move: _ship(now, len(move.ports)),
    Transport: lambda now, move: _transport(now, [TRADE_CITIES.index(city) for city in move.cities]),
    Contribute: lambda now, move: _contribute(now, MATERIALS.index(move.material)),
}


def after(now: Prospect, move: Move) -> Prospect:
    """The prospect once a given move is carried out."""
    return AFTER[type(move)](now, move)


def possible_in(now: Prospect, action: str) -> bool:
    return next(RESULTS[action](now), None) is not None


# ---------------------------------------------------------------- the search

HELPS: dict[str, tuple[str, ...]] = {
    "wood": ("build", "contribute"),
    "brick": ("build", "contribute"),
    "marble": ("build", "artwork", "contribute"),
    "build": ("wood", "brick"),
    "artwork": ("marble",),
    "weave": ("build", "ship", "transport"),
    "ship": ("build", "weave"),
    "transport": ("build", "weave"),
    "contribute": ("wood", "brick", "marble"),
}
"""What an impossible action may lack, and whose action may supply it: cubes, room, material, cloth, pieces."""

HARMS: dict[str, tuple[str, ...]] = {
    "wood": ("wood", "brick", "marble", "weave"),
    "brick": ("wood", "brick", "marble", "weave"),
    "marble": ("wood", "brick", "marble", "weave"),
    "build": ("build", "contribute"),
    "artwork": ("artwork", "contribute"),
    "weave": ("wood", "brick", "marble", "weave"),
    "ship": ("ship", "transport"),
    "transport": ("ship", "transport"),
    "contribute": ("build", "artwork", "contribute"),
}
"""What an action may make impossible by using up cubes, room, material, cloth or pieces."""


def hopeless(now: Prospect, action: str, hand: Sequence[str]) -> bool:
    """Quickly: an impossible action lacks something that no card in hand could ever supply."""
    if action == "artwork":
        return not now.artworks or "marble" not in hand
    if action == "ship":
        return not now.ports or (not now.ships and "build" not in hand) or (not now.shops[0] and "weave" not in hand)
    if action == "transport":
        served = any([owned and room for owned, room in zip(now.houses, now.trade, strict=True)])
        return (not served and "build" not in hand) or (not now.shops[0] and "weave" not in hand)
    if action == "contribute":
        return not any([room and card in hand for room, card in zip(now.rows, MATERIALS, strict=True)])
    if not now.cubes and action != "build":
        return "build" not in hand
    return not any([card in hand for card in HELPS[action]])


def helpful(action: str, hand: Sequence[str]) -> list[str]:
    """The cards in hand that could play any part in making an action possible."""
    kinds, found = [action], {action}
    for kind in kinds:
        for helper in HELPS[kind]:
            if helper not in found and helper in hand:
                found.add(helper)
                kinds.append(helper)
    return [card for card in hand if card in found]


def reachable(now: Prospect, action: str, hand: Sequence[str]) -> bool:
    """Whether an action is possible, or becomes so after some of the cards are played, in some order."""
    if possible_in(now, action):
        return True
    if hopeless(now, action, hand):
        return False
    start = (now, tuple(helpful(action, hand)))
    seen, waiting = {start}, [start]
    for here, cards in waiting:
        for n, card in enumerate(cards):
            if n and card == cards[n - 1]:
                continue
            left = cards[:n] + cards[n + 1 :]
            for there in RESULTS[card](here):
                if possible_in(there, action):
                    return True
                if (there, left) not in seen:
                    seen.add((there, left))
                    waiting.append((there, left))
    return False
