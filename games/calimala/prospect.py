"""Actions that a seat could reach by playing cards of its hand (Q9).

A `Prospect` has the few numbers of mat and board that decide which actions are possible. The choice of building or port
does not matter for that, so the search is far smaller than the game.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from engine.moves import Move
from engine.seats import Seat
from games.calimala import data
from games.calimala.actions import HOUSE_BRICK, SHIP_WOOD
from games.calimala.moves import Artwork, Build, Contribute, Ship, Take, Transport, Weave
from games.calimala.state import State

ALL_ROWS = sum(data.ROW_SPACES.values())
"""Spaces for one material, or for artworks, at all three buildings."""


class Prospect(NamedTuple):
    """The numbers that decide which actions a seat can carry out."""

    cubes: int
    store: tuple[int, ...]
    """Wood, brick, marble."""
    ships: int
    houses: tuple[bool, ...]
    shops: tuple[int, ...]
    """Cloth per workshop, fullest first."""
    ports: int
    """Free spaces in all ports."""
    trade: tuple[int, ...]
    """Free spaces in each trade city."""
    rows: tuple[int, ...]
    """Free spaces for each material at all buildings."""
    artworks: int
    """Free artwork spaces."""


def prospect(state: State, seat: Seat) -> Prospect:
    player, cities, store = state.players[seat], state.cities, state.players[seat].store
    full, small, middle = state.buildings.values()
    houses, room = player.houses, data.CITY_SPACES
    rows = []
    for row in data.ROWS:
        rows.append(ALL_ROWS - sum(full[row]) - sum(small[row]) - sum(middle[row]))
    wood, brick, marble, artworks = rows
    return Prospect(
        player.cubes,
        (store["wood"], store["brick"], store["marble"]),
        player.ships,
        ("troyes" in houses, "bruges" in houses, "hamburg" in houses),
        tuple(sorted(player.workshops, reverse=True)),
        3 * room - sum(cities["barcelona"]) - sum(cities["lisbon"]) - sum(cities["london"]),
        (room - sum(cities["troyes"]), room - sum(cities["bruges"]), room - sum(cities["hamburg"])),
        (wood, brick, marble),
        artworks + data.COUNCIL_ARTWORKS - len(state.council_art),
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
    weaving = min(now.cubes, sum([cloth < data.WORKSHOP for cloth in now.shops]))
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


def _add(numbers: tuple[int, ...], at: int, more: int) -> tuple[int, ...]:
    changed = list(numbers)
    changed[at] += more
    return tuple(changed)


# ---------------------------------------------------------------- all that an action can make of it


def _takes(material: int) -> Callable[[Prospect], Iterator[Prospect]]:
    def results(now: Prospect) -> Iterator[Prospect]:
        if now.store[material] < data.WAREHOUSE and now.cubes:
            yield _take(now, material)

    return results


def _builds(now: Prospect) -> Iterator[Prospect]:
    wood, brick, _ = now.store
    if wood >= SHIP_WOOD and now.ships < data.MAX_SHIPS:
        yield _build_ship(now)
    if brick >= HOUSE_BRICK:
        for city, owned in enumerate(now.houses):
            if not owned:
                yield _build_house(now, city)
    if wood and brick and len(now.shops) < data.MAX_WORKSHOPS:
        yield _build_workshop(now)


def _artworks(now: Prospect) -> Iterator[Prospect]:
    if now.store[2] and now.artworks:
        yield _give_artwork(now)


def _weaves(now: Prospect) -> Iterator[Prospect]:
    if now.cubes and now.shops[-1] < data.WORKSHOP:
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
    Take: lambda now, move: _take(now, data.MATERIALS.index(move.material)),
    Build: lambda now, move: {
        "ship": _build_ship,
        "house": lambda now: _build_house(now, data.TRADE_CITIES.index(move.city)),
        "workshop": _build_workshop,
    }[move.piece](now),
    Artwork: lambda now, move: _give_artwork(now),
    Weave: lambda now, move: _weave(now),
    Ship: lambda now, move: _ship(now, len(move.ports)),
    Transport: lambda now, move: _transport(now, [data.TRADE_CITIES.index(city) for city in move.cities]),
    Contribute: lambda now, move: _contribute(now, data.MATERIALS.index(move.material)),
}


LIKE: dict[type[Move], Callable[[Any], object]] = {
    Take: lambda move: None,
    Build: lambda move: (move.piece, move.city),
    Artwork: lambda move: None,
    Weave: lambda move: None,
    Ship: lambda move: len(move.ports),
    Transport: lambda move: move.cities,
    Contribute: lambda move: move.material,
}
"""Choices of one action with equal keys lead to the same prospect."""


def after(now: Prospect, move: Move) -> Prospect:
    """The prospect once a given move is carried out."""
    return AFTER[type(move)](now, move)


def possible_in(now: Prospect, action: str) -> bool:
    return next(RESULTS[action](now), None) is not None


# ---------------------------------------------------------------- the search

HELPS: dict[str, frozenset[str]] = {
    "wood": frozenset({"build", "contribute"}),
    "brick": frozenset({"build", "contribute"}),
    "marble": frozenset({"build", "artwork", "contribute"}),
    "build": frozenset({"wood", "brick"}),
    "artwork": frozenset({"marble"}),
    "weave": frozenset({"build", "ship", "transport"}),
    "ship": frozenset({"build", "weave"}),
    "transport": frozenset({"build", "weave"}),
    "contribute": frozenset({"wood", "brick", "marble"}),
}
"""Actions that may supply what an impossible action lacks: cubes, room, material, cloth, pieces."""


def _obtainable(now: Prospect, hand: Sequence[str], material: int, amount: int) -> bool:
    return now.store[material] + hand.count(data.MATERIALS[material]) >= amount


def _new_ship(now: Prospect, hand: Sequence[str]) -> bool:
    return now.ships < data.MAX_SHIPS and _obtainable(now, hand, 0, SHIP_WOOD)


def _new_house(now: Prospect, hand: Sequence[str], rooms: Sequence[int]) -> bool:
    """In a city without an own house, where there is room if that matters."""
    sites = any(room and not owned for owned, room in zip(now.houses, rooms, strict=True))
    return sites and _obtainable(now, hand, 1, HOUSE_BRICK)


def _new_workshop(now: Prospect, hand: Sequence[str]) -> bool:
    return len(now.shops) < data.MAX_WORKSHOPS and _obtainable(now, hand, 0, 1) and _obtainable(now, hand, 1, 1)


def _sea_route(now: Prospect, hand: Sequence[str]) -> bool:
    return now.ports > 0 and (now.ships > 0 or ("build" in hand and _new_ship(now, hand)))


def _land_route(now: Prospect, hand: Sequence[str]) -> bool:
    served = any(owned and room for owned, room in zip(now.houses, now.trade, strict=True))
    return served or ("build" in hand and _new_house(now, hand, now.trade))


ANYWHERE = (True,) * len(data.TRADE_CITIES)

ATTAINABLE: dict[str, Callable[[Prospect, Sequence[str]], bool]] = {
    "wood": lambda now, hand: (
        now.store[0] < data.WAREHOUSE
        or ("contribute" in hand and now.rows[0] > 0)
        or ("build" in hand and (_new_ship(now, hand) or _new_workshop(now, hand)))
    ),
    "brick": lambda now, hand: (
        now.store[1] < data.WAREHOUSE
        or ("contribute" in hand and now.rows[1] > 0)
        or ("build" in hand and (_new_house(now, hand, ANYWHERE) or _new_workshop(now, hand)))
    ),
    "marble": lambda now, hand: (
        now.store[2] < data.WAREHOUSE
        or ("contribute" in hand and now.rows[2] > 0)
        or ("artwork" in hand and now.artworks > 0)
    ),
    "build": lambda now, hand: _new_ship(now, hand) or _new_house(now, hand, ANYWHERE) or _new_workshop(now, hand),
    "artwork": lambda now, hand: now.artworks > 0 and _obtainable(now, hand, 2, 1),
    "weave": lambda now, hand: (
        now.shops[-1] < data.WORKSHOP
        or ("build" in hand and _new_workshop(now, hand))
        or ("ship" in hand and _sea_route(now, hand))
        or ("transport" in hand and _land_route(now, hand))
    ),
    "ship": lambda now, hand: (now.shops[0] > 0 or "weave" in hand) and _sea_route(now, hand),
    "transport": lambda now, hand: (now.shops[0] > 0 or "weave" in hand) and _land_route(now, hand),
    "contribute": lambda now, hand: any(
        room and _obtainable(now, hand, material, 1) for material, room in enumerate(now.rows)
    ),
}
"""Whether mat, board and hand have all it takes to make an action possible, if only there were cubes enough."""

ENOUGH_CUBES = 2
"""No way to an action ties up more cubes than this at a time: two for material, and building gives them back."""


def reachable(now: Prospect, action: str, hand: Sequence[str]) -> bool:
    """Whether an action is possible, or becomes so after some of the cards are played, in some order.

    With cubes in supply that is a matter of counting. Only with a nearly empty supply does the order of the cards
    matter, and must be searched for.
    """
    attainable, start = ATTAINABLE[action], (now, tuple(hand))
    if now.cubes >= ENOUGH_CUBES:
        return attainable(now, hand)
    seen, waiting = {start}, [start]
    for here, cards in waiting:
        if possible_in(here, action):
            return True
        if not attainable(here, cards):
            continue
        if here.cubes >= ENOUGH_CUBES:
            return True
        for card in dict.fromkeys(cards):
            at = cards.index(card)
            left = cards[:at] + cards[at + 1 :]
            for there in RESULTS[card](here):
                if (there, left) not in seen:
                    seen.add((there, left))
                    waiting.append((there, left))
    return False
