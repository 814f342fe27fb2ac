"""Figures computed from a position for pictures and texts: cities, people, fairs."""

from games.tiletum.data import CATHEDRALS, COST_TILES, FAIR_TILES, FAIR_VP, KING_VP, MAP
from games.tiletum.scoring import COUNTS
from games.tiletum.state import State


def usable(view: State, city: str) -> tuple[int, ...]:
    return tuple(house.spot for house in MAP[city].houses if house.id in view.houses)


def has_tile_space(view: State, city: str) -> bool:
    return 0 < MAP[city].tile_min_players <= len(view.players)


def contribution(view: State, city: str) -> tuple[int, int, int] | None:
    """Stone to pay, points of the cost tile, points of the top cathedral tile; None if none is left."""
    taken = len(view.contributors.get(city, ()))
    if city not in view.pillars or taken >= len(CATHEDRALS[city]):
        return None
    cost = COST_TILES[view.costs[city]]
    return cost.stone, cost.vp, CATHEDRALS[city][taken]


def people(view: State, space: str) -> list[tuple[int, str]]:
    """(Seat, piece) on a space: merchants, then architects."""
    found = [(seat, "merchant") for seat in view.seats if view.players[seat].merchant == space]
    return found + [(seat, "architect") for seat in view.seats if view.players[seat].architect == space]


def value(view: State, round: int) -> int:
    """Points for each time the condition is met."""
    return FAIR_TILES[view.fair_tiles[round - 1]] + FAIR_VP[round - 1]


def worth(view: State, seat: int, round: int) -> int:
    """Present worth of a fair. The king track counts the present space; scoring uses the space of that round's king
    phase."""
    tile = view.fair_tiles[round - 1]
    if tile == "fair_king_track":
        return value(view, round) + KING_VP[view.king_space(seat)]
    return value(view, round) * COUNTS[tile](view, seat)


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}" if points else "0"
