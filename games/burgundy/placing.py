"""Placing a tile on an estate: where it may go and what comes of it by itself (BUR-7, BUR-8.8 – 8.11, BUR-10)."""

from collections.abc import Sequence
from functools import lru_cache

from engine.seats import Seat
from games.burgundy.data import (
    ANIMAL_BONUS,
    BUILDINGS,
    DUPLICATE_BUILDINGS,
    PHASE_POINTS,
    RATES,
    REGION_POINTS,
    TILES,
    TYPE_OF,
    Type,
)
from games.burgundy.estates import ESTATES
from games.burgundy.events import AnimalsScored, BuildingGave, ColourCompleted, RegionCompleted
from games.burgundy.scoring import earn
from games.burgundy.state import Player, State


def open_spaces(player: Player, tile: str) -> Sequence[str]:
    """Spaces that can take a tile, whatever their number (BUR-7.3, 7.4, 7.6)."""
    return fitting(player, tile, open_sites(player)[TYPE_OF[tile]])


def open_sites(player: Player) -> "Sites":
    return sites_beside(player.board, tuple(player.estate))


def fitting(player: Player, tile: str, sites: Sequence[str]) -> Sequence[str]:
    """Those sites of a tile's colour that can take it: a building only where its city has none alike (BUR-7.6)."""
    estate = player.estate
    if sites and tile in BUILDINGS and DUPLICATE_BUILDINGS not in player.known and tile in estate.values():
        region_of = player.land.region_of
        cities = [region_of[space] for space, other in estate.items() if other == tile]
        return [space for space in sites if region_of[space] not in cities]
    return sites


class Sites(dict[Type, tuple[str, ...]]):
    """Colour → the empty spaces of that colour next to the taken ones, found when first asked for."""

    def __init__(self, board: str | None, taken: tuple[str, ...]) -> None:
        assert board is not None
        self.of_board, self.taken = ESTATES[board].sites, frozenset(taken)

    def __missing__(self, kind: Type) -> tuple[str, ...]:
        taken = self.taken
        free = [s for s, around in self.of_board[kind] if s not in taken and not taken.isdisjoint(around)]
        found = self[kind] = tuple(free)
        return found


sites_beside = lru_cache(maxsize=512)(Sites)
"""Cached: an estate is asked many times before it grows."""


def put_on_estate(state: State, seat: Seat, tile: str, space: str) -> None:
    """BUR-17.1: the tile's own points and gains, then its region, then its colour. Effects with choices come after."""
    player = state.players[seat]
    player.storage.remove(tile)
    player.estate[space] = tile
    kind = TYPE_OF[tile]
    if kind == "knowledge":
        player.known.append(TILES[tile].number)
    elif kind == "animal":
        score_animals(state, seat, tile, space)
    elif kind == "building":
        give(state, seat, tile)
    land = player.land
    region = land.region_of[space]
    if all(other in player.estate for other in land.regions[region]):
        complete_region(state, seat, region)
        if all(other in player.estate for other in land.spaces[kind]):
            complete_colour(state, seat, kind)


def score_animals(state: State, seat: Seat, tile: str, space: str) -> None:
    """BUR-8.8 – 8.11: the new tile and every tile of its kind in the same pasture; BUR-16.7: one more for each."""
    player, land, animal = state.players[seat], state.players[seat].land, TILES[tile].animal
    pasture = land.regions[land.region_of[space]]
    scoring = [space, *[s for s in pasture if s != space and s in player.estate and _animal(player, s) == animal]]
    points = sum(TILES[player.estate[other]].animals for other in scoring)
    if ANIMAL_BONUS in player.known:
        points += len(scoring)
    earn(player, "animals", points)
    state.emit(AnimalsScored(seat, animal, tuple(scoring), points))


def _animal(player: Player, space: str) -> str:
    return TILES[player.estate[space]].animal


def give(state: State, seat: Seat, building: str) -> None:
    """BUR-9.8, 9.9, 9.11: what a boarding house, a bank or a watchtower gives."""
    player, does = state.players[seat], BUILDINGS[building]
    if does.workers or does.silver or does.points:
        player.workers += does.workers
        player.silver += does.silver
        if does.points:
            earn(player, "watchtowers", does.points)
        state.emit(BuildingGave(seat, building, does.workers, does.silver, does.points))


def complete_region(state: State, seat: Seat, region: str) -> None:
    """BUR-10.2 – 10.4."""
    player = state.players[seat]
    size = len(player.land.regions[region])
    points, bonus = REGION_POINTS[size], PHASE_POINTS[state.phase]
    earn(player, "regions", points)
    earn(player, "phases", bonus)
    state.emit(RegionCompleted(seat, region, region.split("_")[0], size, points, bonus))


def complete_colour(state: State, seat: Seat, kind: str) -> None:
    """BUR-10.5 – 10.7."""
    finished, rates = state.finished[kind], RATES[len(state.players)]
    finished.append(seat)
    place = len(finished)
    bonus, points = {1: ("large", rates.large), 2: ("small", rates.small)}.get(place, ("", 0))
    earn(state.players[seat], "colours", points)
    state.emit(ColourCompleted(seat, kind, place, bonus, points))
