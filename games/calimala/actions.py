"""The nine actions: what can be chosen, and what it does (CAL-5, CAL-6.18).

An action is possible exactly when it offers a choice. Every choice is a move made once, at import; listing them is
picking from tables.
"""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Any, get_args

from engine.moves import Move
from engine.seats import Seat
from games.calimala import data
from games.calimala.events import ArtworkGiven, Built, Contributed, Shipped, Took, Transported, Wove
from games.calimala.moves import Artwork, Build, By, Contribute, Ship, Take, Transport, Weave
from games.calimala.state import Player, State, one_more

Choices = Sequence[Move]
WAYS: tuple[By, ...] = get_args(By)
NONE: Choices = ()
SHIP_WOOD = data.BUILD_COST["ship"]["wood"]
HOUSE_BRICK = data.BUILD_COST["house"]["brick"]

# ---------------------------------------------------------------- every choice there can be

TAKES: dict[tuple[str, str], Choices] = {(m, by): (Take(m, by),) for m in data.MATERIALS for by in WAYS}
SHIPS: dict[str, Move] = {by: Build("ship", None, by) for by in WAYS}
HOUSES: dict[str, dict[str, Move]] = {by: {c: Build("house", c, by) for c in data.TRADE_CITIES} for by in WAYS}
WORKSHOPS: dict[str, Move] = {by: Build("workshop", None, by) for by in WAYS}
ARTWORKS: dict[str, dict[str, Move]] = {by: {s: Artwork(s, by) for s in (*data.BUILDINGS, data.COUNCIL)} for by in WAYS}
WEAVES: dict[str, Choices] = {by: (Weave(by),) for by in WAYS}
GIFTS: dict[tuple[str, str], tuple[tuple[str, int, Move], ...]] = {
    (m, by): tuple((b, spaces, Contribute(m, b, by)) for b, spaces in data.ROW_SPACES.items())
    for m in data.MATERIALS
    for by in WAYS
}
"""Material and means → each building, its spaces in a row, and the move."""
ROW_SPACES = tuple(data.ROW_SPACES.items())


@cache
def shipments(most: int, rooms: tuple[int, ...], by: By) -> Choices:
    """D10: one to `most` cloth to ports that have room for it, the same port several times if one likes."""
    return tuple(
        Ship(ports, by)
        for size in range(1, most + 1)
        for ports in combinations_with_replacement(data.PORTS, size)
        if all(ports.count(port) <= room for port, room in zip(data.PORTS, rooms, strict=True))
    )


@cache
def deliveries(most: int, open_cities: tuple[data.City, ...], by: By) -> Choices:
    """D11: one cloth each to one to `most` of the cities with an own house and room."""
    sizes = range(1, min(most, len(open_cities)) + 1)
    return tuple(Transport(cities, by) for size in sizes for cities in combinations(open_cities, size))


# ---------------------------------------------------------------- what can be chosen now


def _takes(material: data.Material) -> Callable[[State, Player, By], Choices]:
    def choices(state: State, player: Player, by: By) -> Choices:
        return TAKES[material, by] if player.store[material] < data.WAREHOUSE and player.cubes else NONE

    return choices


def _builds(state: State, player: Player, by: By) -> Choices:
    wood, brick = player.store["wood"], player.store["brick"]
    found = []
    if wood >= SHIP_WOOD and player.ships < data.MAX_SHIPS:
        found.append(SHIPS[by])
    if brick >= HOUSE_BRICK and len(player.houses) < data.MAX_HOUSES:
        for city, build in HOUSES[by].items():
            if city not in player.houses:
                found.append(build)
    if wood and brick and len(player.workshops) < data.MAX_WORKSHOPS:
        found.append(WORKSHOPS[by])
    return found


def _artworks(state: State, player: Player, by: By) -> Choices:
    if not player.store["marble"]:
        return NONE
    table, found = ARTWORKS[by], []
    for building, room in ROW_SPACES:
        if sum(state.buildings[building]["artwork"]) < room:
            found.append(table[building])
    if len(state.council_art) < data.COUNCIL_ARTWORKS:
        found.append(table[data.COUNCIL])
    return found


def _weaves(state: State, player: Player, by: By) -> Choices:
    return WEAVES[by] if player.cubes and min(player.workshops) < data.WORKSHOP else NONE


def _ships(state: State, player: Player, by: By) -> Choices:
    most = min(player.ships, sum(player.workshops))
    if not most:
        return NONE
    rooms = []
    for port in data.PORTS:
        rooms.append(min(state.city_room(port), most))
    return shipments(most, tuple(rooms), by)


def _transports(state: State, player: Player, by: By) -> Choices:
    cloth, houses = sum(player.workshops), player.houses
    if not cloth or not houses:
        return NONE
    served = []
    for city in data.TRADE_CITIES:
        if city in houses and state.city_room(city):
            served.append(city)
    return deliveries(cloth, tuple(served), by)


def _contributions(state: State, player: Player, by: By) -> Choices:
    buildings, found = state.buildings, []
    for material, owned in player.store.items():
        if owned:
            for building, spaces, gift in GIFTS[material, by]:
                if sum(buildings[building][material]) < spaces:
                    found.append(gift)
    return found


CHOICES: dict[str, Callable[[State, Player, By], Choices]] = {
    "wood": _takes("wood"),
    "brick": _takes("brick"),
    "marble": _takes("marble"),
    "build": _builds,
    "artwork": _artworks,
    "weave": _weaves,
    "ship": _ships,
    "transport": _transports,
    "contribute": _contributions,
}


# ---------------------------------------------------------------- CAL-6.18, the same question answered in a hurry


def _can_take(material: data.Material) -> Callable[[State, Player], bool]:
    return lambda state, player: player.store[material] < data.WAREHOUSE and player.cubes > 0


def _can_build(state: State, player: Player) -> bool:
    wood, brick = player.store["wood"], player.store["brick"]
    return (
        (wood >= SHIP_WOOD and player.ships < data.MAX_SHIPS)
        or (brick >= HOUSE_BRICK and len(player.houses) < data.MAX_HOUSES)
        or (wood > 0 and brick > 0 and len(player.workshops) < data.MAX_WORKSHOPS)
    )


def _can_give_artwork(state: State, player: Player) -> bool:
    return player.store["marble"] > 0 and (
        len(state.council_art) < data.COUNCIL_ARTWORKS or any(state.row_room(b, "artwork") for b in data.BUILDINGS)
    )


def _can_weave(state: State, player: Player) -> bool:
    return player.cubes > 0 and min(player.workshops) < data.WORKSHOP


def _can_ship(state: State, player: Player) -> bool:
    if player.ships and any(player.workshops):
        for port in data.PORTS:
            if state.city_room(port):
                return True
    return False


def _can_transport(state: State, player: Player) -> bool:
    if any(player.workshops):
        for city in player.houses:
            if state.city_room(city):
                return True
    return False


def _can_contribute(state: State, player: Player) -> bool:
    for material, owned in player.store.items():
        if owned:
            for building, spaces in ROW_SPACES:
                if sum(state.buildings[building][material]) < spaces:
                    return True
    return False


POSSIBLE: dict[str, Callable[[State, Player], bool]] = {
    "wood": _can_take("wood"),
    "brick": _can_take("brick"),
    "marble": _can_take("marble"),
    "build": _can_build,
    "artwork": _can_give_artwork,
    "weave": _can_weave,
    "ship": _can_ship,
    "transport": _can_transport,
    "contribute": _can_contribute,
}
"""Whether an action can be carried out at least in part, on mat and board alone, whatever the hand (Q8)."""


def action_of(move: Any) -> str:
    """Which of the nine actions a move carries out."""
    return move.material if type(move) is Take else move.kind  # type: ignore[no-any-return]


# ---------------------------------------------------------------- what it does


def carry_out(state: State, seat: Seat, move: Any) -> None:
    EFFECTS[type(move)](state, seat, state.players[seat], move)


def _take(state: State, seat: Seat, player: Player, move: Take) -> None:
    player.cubes -= 1
    player.store[move.material] += 1
    state.out.append(Took(seat, move.material))


def _build(state: State, seat: Seat, player: Player, move: Build) -> None:
    for material, price in data.BUILD_COST[move.piece].items():
        player.store[material] -= price
        player.cubes += price
    if move.piece == "ship":
        player.ships += 1
    elif move.piece == "workshop":
        player.workshops.append(0)
    else:
        assert move.city is not None
        player.houses.append(move.city)
    state.out.append(Built(seat, move.piece, move.city))


def _artwork(state: State, seat: Seat, player: Player, move: Artwork) -> None:
    player.store["marble"] -= 1
    if move.site == data.COUNCIL:
        state.council_art.append(seat)
    else:
        rows = state.buildings[move.site]
        rows["artwork"] = one_more(rows["artwork"], seat)
    state.out.append(ArtworkGiven(seat, move.site))


def _weave(state: State, seat: Seat, player: Player, move: Weave) -> None:
    shops = player.workshops
    weaving = [n for n, cloth in enumerate(shops) if cloth < data.WORKSHOP]
    if player.cubes < len(weaving):
        weaving = sorted(weaving, key=shops.__getitem__)[: player.cubes]  # Q12: the emptiest first
    for n in weaving:
        shops[n] += 1
    player.cubes -= len(weaving)
    state.out.append(Wove(seat, len(weaving)))


def _ship(state: State, seat: Seat, player: Player, move: Ship) -> None:
    _send_cloth(state, seat, player, move.ports)
    state.out.append(Shipped(seat, move.ports))


def _transport(state: State, seat: Seat, player: Player, move: Transport) -> None:
    _send_cloth(state, seat, player, move.cities)
    state.out.append(Transported(seat, move.cities))


def _send_cloth(state: State, seat: Seat, player: Player, cities: tuple[data.City, ...]) -> None:
    shops = player.workshops
    for city in cities:
        shops[shops.index(max(shops))] -= 1  # Q24: the fullest gives up cloth, the leftmost of several
        state.cities[city] = one_more(state.cities[city], seat)


def _contribute(state: State, seat: Seat, player: Player, move: Contribute) -> None:
    player.store[move.material] -= 1
    rows = state.buildings[move.building]
    rows[move.material] = one_more(rows[move.material], seat)
    state.out.append(Contributed(seat, move.material, move.building))


EFFECTS: dict[type[Move], Callable[[State, Seat, Player, Any], None]] = {
    Take: _take,
    Build: _build,
    Artwork: _artwork,
    Weave: _weave,
    Ship: _ship,
    Transport: _transport,
    Contribute: _contribute,
}
