"""Fairs, final scoring, the standings (TIL-17, TIL-19, TIL-25)."""

from collections.abc import Callable
from itertools import groupby

from engine.game import Standings
from engine.seats import Seat
from games.tiletum.data import BUILDINGS, COMPLETED_VP, FAIR_TILES, FAIR_VP, KING_VP, OCCUPIED, RESOURCES_PER_VP, ROOMS
from games.tiletum.events import FairScored, FinalScored
from games.tiletum.income import score
from games.tiletum.state import State

BREAKDOWN = (
    "contracts",
    "cathedrals",
    "houses",
    "characters",
    "helpers",
    "crests",
    "king",
    "fairs",
    "map",
    "buildings",
    "resources",
)
"""Sources of points: contracts with their spaces, cathedrals with their cost tiles, bonuses of house spaces, of
characters, helpers and crest spaces, the king phase, the fairs, and the three parts of the final scoring."""
TURN_ORDER = "tiletum-tiebreak-turn-order"

# ---------------------------------------------------------------- fairs

Count = Callable[[State, Seat], int]


def contracts(state: State, seat: Seat) -> int:
    return len(state.players[seat].contracts)


def crests(state: State, seat: Seat) -> int:
    """R-11."""
    player = state.players[seat]
    if state.warehouse_crests_count:
        return len(player.all_crests())
    return sum(bool(crest) for crest in player.crests)


def upper_floor_characters(state: State, seat: Seat) -> int:
    rooms = state.players[seat].rooms
    return sum(bool(character) and ROOMS[room].floor > 1 for room, character in rooms.items())


def full_buildings(state: State, seat: Seat) -> int:
    """Number of full buildings (TIL-25.10, R-12); the sixth holds no character tile."""
    player = state.players[seat]
    full = sum(player.is_full(building) for building in BUILDINGS if building != OCCUPIED)
    return full + state.occupied_building_counts


def king_value(state: State, seat: Seat) -> int:
    """VP of the space held in the king phase of this round (TIL-25.12)."""
    return KING_VP[state.king_scored[seat]]


def _sets(counted: set[Count]) -> Count:
    """Number of complete sets, one of each (TIL-25.13)."""
    return lambda state, seat: min(count(state, seat) for count in counted)


COUNTS: dict[str, Count] = {
    "fair_house_pillar_set": _sets({State.houses_of, State.pillars_of}),
    "fair_king_track": king_value,
    "fair_house": State.houses_of,
    "fair_contract_crest_set": _sets({contracts, crests}),
    "fair_contract": contracts,
    "fair_contract_cathedral_set": _sets({contracts, State.cathedral_tiles_of}),
    "fair_crest": crests,
    "fair_pillar": State.pillars_of,
    "fair_upper_floor_character": upper_floor_characters,
    "fair_full_building": full_buildings,
    "fair_cathedral": State.cathedral_tiles_of,
}
assert set(COUNTS) == set(FAIR_TILES)


def takes_part(state: State, seat: Seat, city: str) -> bool:
    """TIL-17.3."""
    return state.players[seat].merchant == city or state.has_house(seat, city)


def fair_worth(state: State, seat: Seat, round: int) -> int:
    """Points that a round's fair would give now to a seat that takes part (TIL-17.5, 25.4)."""
    tile = state.fair_tiles[round - 1]
    value = FAIR_TILES[tile] + FAIR_VP[round - 1]
    if tile == "fair_king_track":
        return value + COUNTS[tile](state, seat)
    return value * COUNTS[tile](state, seat)


def score_fair(state: State) -> FairScored:
    """Score the fair for all seats that take part (TIL-17.8)."""
    city, tile = state.fair_cities[state.round - 1], state.fair_tiles[state.round - 1]
    present = tuple(seat for seat in state.seats if takes_part(state, seat, city))
    counts = tuple(COUNTS[tile](state, seat) for seat in state.seats)
    points = tuple(
        score(state, seat, fair_worth(state, seat, state.round), "fairs", tile) if seat in present else 0
        for seat in state.seats
    )
    return FairScored(state.round, city, tile, present, counts, points)


# ---------------------------------------------------------------- the end


def score_end(state: State, seat: Seat) -> FinalScored:
    """TIL-19.2 – 19.4."""
    player = state.players[seat]
    houses, pillars = state.houses_of(seat), state.pillars_of(seat)
    buildings, resources = len(player.completed), sum(player.resources.values())
    score(state, seat, houses * pillars, "map", "end")
    score(state, seat, COMPLETED_VP[buildings], "buildings", "end")
    score(state, seat, resources // RESOURCES_PER_VP, "resources", "end")
    return FinalScored(seat, houses, pillars, buildings, resources)


def standings(state: State) -> Standings:
    points = tuple(player.points for player in state.players)
    breakdown = tuple(
        {f"tiletum-points-{why}": player.scored.get(why, 0) for why in BREAKDOWN} for player in state.players
    )
    if state.stack:
        order = sorted(state.seats, key=lambda seat: -points[seat])
        groups = [tuple(group) for _, group in groupby(order, key=points.__getitem__)]
        return Standings(points, breakdown, ranking=tuple(groups))
    ranking = tuple((seat,) for seat in sorted(state.order, key=lambda seat: -points[seat]))  # TIL-19.5
    tied = points.count(max(points)) > 1
    return Standings(points, breakdown, over=True, ranking=ranking, decided_by=TURN_ORDER if tied else None)
