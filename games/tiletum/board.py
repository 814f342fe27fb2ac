"""The map: routes, and where houses, pillars and tiles are available (TIL-7, TIL-8, TIL-23)."""

from types import MappingProxyType

from engine.moves import Move
from engine.seats import Seat
from games.tiletum.data import CATHEDRALS, CITIES, HOUSE_SPACES, MAP, SPACES
from games.tiletum.moves import Architect, Merchant
from games.tiletum.state import EMPTY, State

# ---------------------------------------------------------------- routes


def _reach(start: str) -> tuple[tuple[str, int], ...]:
    """All spaces with their distance, nearest first (TIL-23.3: a road space is a step like any other)."""
    found = {start: 0}
    for space in (queue := [start]):
        for other in MAP[space].adjacent:
            if other not in found:
                found[other] = found[space] + 1
                queue.append(other)
    return tuple(sorted(found.items(), key=lambda item: (item[1], SPACES.index(item[0]))))


REACH: MappingProxyType[str, tuple[tuple[str, int], ...]] = MappingProxyType({space: _reach(space) for space in SPACES})
DISTANCE: MappingProxyType[str, dict[str, int]] = MappingProxyType({space: dict(REACH[space]) for space in SPACES})

# ---------------------------------------------------------------- all moves

ARCHITECT: dict[str, dict[str, Move]] = {
    space: {doing: Architect(space, doing) for doing in ("walk", "tile", "pillar", "both")} for space in SPACES
}
WALKS: dict[str, Move] = {space: Merchant(space, "walk", None) for space in SPACES}
TILES: dict[str, Move] = {city: Merchant(city, "tile", None) for city in CITIES}
HOUSES: dict[tuple[str, int], Move] = {
    (house.city, house.spot): Merchant(house.city, "house", house.spot) for house in HOUSE_SPACES.values()
}
BOTH: dict[tuple[str, int], Move] = {
    (house.city, house.spot): Merchant(house.city, "both", house.spot) for house in HOUSE_SPACES.values()
}

# ---------------------------------------------------------------- free places

_PLACE: dict[str, tuple[str, int, tuple[str, int, bool]]] = {
    house.id: (house.city, house.spot, (house.city, house.vp, house.activate)) for house in HOUSE_SPACES.values()
}
"""House space → its city, its number there, and what it has in common with equivalent spaces."""


def free_house_spots(state: State, seat: Seat) -> dict[str, list[int]]:
    """City → its empty usable house spaces, where the seat may place a house (TIL-8.2, 8.3).

    Of several spaces with the same bonus only the first is listed: the choice would make no difference (R-19).
    """
    if not state.players[seat].houses:
        return {}
    found: dict[str, list[int]] = {}
    own: list[str] = []
    listed = set()
    for house, owner in state.houses.items():
        if owner == EMPTY:
            city, spot, alike = _PLACE[house]
            if alike not in listed:
                listed.add(alike)
                if city in found:
                    found[city].append(spot)
                else:
                    found[city] = [spot]
        elif owner == seat:
            own.append(_PLACE[house][0])
    for city in own:
        found.pop(city, None)
    return found


def free_cathedrals(state: State, seat: Seat) -> list[str]:
    """Cathedrals where the seat may place a pillar (TIL-7.2 – 7.4, 23.8, 23.9)."""
    if not state.players[seat].pillars:
        return []
    return [city for city, seats in state.pillars.items() if seat not in seats and len(seats) < len(CATHEDRALS[city])]


# ---------------------------------------------------------------- walks of bonuses


def architect_walks(state: State, seat: Seat, steps: int, pillar: bool) -> list[Move]:
    """Architect moves of a bonus: up to this many steps, then a pillar if the bonus includes one."""
    start = state.players[seat].architect
    cathedrals = free_cathedrals(state, seat) if pillar else ()
    found = []
    for space, distance in REACH[start]:
        if distance > steps:
            break
        if distance:
            found.append(ARCHITECT[space]["walk"])
        if space in cathedrals:
            found.append(ARCHITECT[space]["pillar"])
    return found


def merchant_walks(state: State, seat: Seat, steps: int, house: bool) -> list[Move]:
    start = state.players[seat].merchant
    spots = free_house_spots(state, seat) if house else {}
    found = []
    for space, distance in REACH[start]:
        if distance > steps:
            break
        if distance:
            found.append(WALKS[space])
        for spot in spots.get(space, ()):
            found.append(HOUSES[space, spot])
    return found
