"""Scoring: tiles, final cards, ties, the standings (CAL-8, CAL-10)."""

from collections.abc import Callable, Sequence
from itertools import groupby

from engine.game import Standings
from engine.seats import Seat
from games.calimala import data
from games.calimala.state import State

# ---------------------------------------------------------------- what is counted

Zone = tuple[str, str]
"""A building and one of its rows."""

CLOTH_COUNTED: dict[str, tuple[str, ...]] = {
    **{city: (city,) for city in data.CITIES},
    "port_cities": data.PORTS,
    "trade_cities": data.TRADE_CITIES,
}
ROWS_COUNTED: dict[str, tuple[Zone, ...]] = {
    **{building: tuple((building, row) for row in data.ROWS) for building in data.BUILDINGS},
    **{f"contribution_{material}": tuple((b, material) for b in data.BUILDINGS) for material in data.MATERIALS},
    "artwork": tuple((b, "artwork") for b in data.BUILDINGS),
}


def counts(state: State, subject: str) -> tuple[int, ...]:
    """Each seat's count for the subject of a tile or final card (CAL-8.1 – 8.7, CAL-10.4, 10.5)."""
    if subject in CLOTH_COUNTED:
        zones = [state.cities[city] for city in CLOTH_COUNTED[subject]]
    else:
        zones = [state.buildings[building][row] for building, row in ROWS_COUNTED.get(subject, ())]
    if not zones:
        found = [0] * len(state.players)
    elif len(zones) == 1:
        [zone] = zones
        found = [*zone]
    else:
        found = [*map(sum, zip(*zones, strict=True))]
    if subject in ("artwork", data.COUNCIL):
        for seat in state.council_art:
            found[seat] += 1
    if subject == data.COUNCIL:
        for seat in state.seats:
            found[seat] += state.representatives(seat)
    return tuple(found)


# ---------------------------------------------------------------- who stands better in the council

TieBreak = Callable[[State, Seat], int]
"""Lower ranks first."""


def _council_sum(state: State, seat: Seat) -> int:
    return -state.representatives(seat) - state.council_art.count(seat)


def _representatives(state: State, seat: Seat) -> int:
    return -state.representatives(seat)


def _latest_representative(state: State, seat: Seat) -> int:
    council = state.council
    return len(council) - 1 - council[::-1].index(seat) if seat in council else 0


def _council_artwork(state: State, seat: Seat) -> int:
    """Decides only among seats without representatives: the tie-breaks before this one see to that."""
    return state.council_art.index(seat) if seat in state.council_art else 0


TIE_BREAKS: dict[str, TieBreak] = {
    "calimala-tiebreak-council-sum": _council_sum,
    "calimala-tiebreak-representatives": _representatives,
    "calimala-tiebreak-latest-representative": _latest_representative,
    "calimala-tiebreak-council-artwork": _council_artwork,
}
"""CAL-8.10 – 8.13, in order."""


def council_standing(state: State, seat: Seat) -> tuple[int, ...]:
    """Sort key for seats that are otherwise equal; seats with equal keys are tied (CAL-8.14)."""
    return tuple([compare(state, seat) for compare in TIE_BREAKS.values()])


def ranked(state: State, values: Sequence[int], seats: Sequence[Seat]) -> list[list[Seat]]:
    """Seats by value, highest first, ties broken in the council; a place that is still shared holds several."""
    if len({values[seat] for seat in seats}) == len(seats):
        return [[seat] for seat in sorted(seats, key=values.__getitem__, reverse=True)]
    counted = [values[seat] for seat in seats]
    keys = {
        seat: (-value, *council_standing(state, seat)) if counted.count(value) > 1 else (-value,)
        for seat, value in zip(seats, counted, strict=True)
    }
    order = sorted(seats, key=keys.__getitem__)
    return [list(group) for _, group in groupby(order, key=keys.__getitem__)]


def points_for(state: State, counted: Sequence[int], prizes: Sequence[int]) -> tuple[int, ...]:
    """Points by place; a count of zero scores nothing (CAL-8.9), tied seats share (CAL-8.14, Q18)."""
    points = [0] * len(counted)
    place = 0
    for group in ranked(state, counted, [seat for seat in state.seats if counted[seat]]):
        share = sum(prizes[place : place + len(group)]) // len(group)
        for seat in group:
            points[seat] = share
        place += len(group)
    return tuple(points)


def score_tile(state: State, tile: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    counted = counts(state, tile)
    points = points_for(state, counted, data.TILE_POINTS)
    for player, won in zip(state.players, points, strict=True):
        player.points += won
        player.from_tiles += won
    return counted, points


def score_final(state: State, final: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    counted = counts(state, final)
    points = points_for(state, counted, data.FINAL_POINTS)
    for player, won in zip(state.players, points, strict=True):
        player.points += won
        player.from_finals += won
    return counted, points


# ---------------------------------------------------------------- the standings


def standings(state: State) -> Standings:
    points = tuple(player.points for player in state.players)
    breakdown = tuple(
        {"calimala-points-tiles": player.from_tiles, "calimala-points-finals": player.from_finals}
        for player in state.players
    )
    over = not state.stack
    if not over:
        order = sorted(state.seats, key=lambda seat: -points[seat])
        groups = [tuple(group) for _, group in groupby(order, key=points.__getitem__)]
        return Standings(points, breakdown, ranking=tuple(groups))
    ranking = tuple(tuple(group) for group in ranked(state, points, state.seats))
    return Standings(points, breakdown, over=True, ranking=ranking, decided_by=decided_by(state, points))


def decided_by(state: State, points: Sequence[int]) -> str | None:
    """CAL-10.9, Q20: the tie-break that left one winner; None where points did, or where nothing does."""
    tied = [seat for seat in state.seats if points[seat] == max(points)]
    if len(tied) == 1:
        return None
    for name, compare in TIE_BREAKS.items():
        best = min(compare(state, seat) for seat in tied)
        tied = [seat for seat in tied if compare(state, seat) == best]
        if len(tied) == 1:
            return name
    return None
