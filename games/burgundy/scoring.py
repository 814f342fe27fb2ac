"""Points: as they are earned, at the end of the game, and the standings (BUR-15, BUR-16.15 – 16.19)."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from engine.game import Standings
from engine.seats import Seat
from games.burgundy import data
from games.burgundy.events import EndScored
from games.burgundy.state import Player, State

SOURCES = (
    "animals",
    "watchtowers",
    "sales",
    "regions",
    "phases",
    "colours",
    "goods",
    "silver",
    "workers",
    "knowledge",
)
"""Sources of points; the last four belong to the final scoring."""


def earn(player: Player, source: str, points: int) -> None:
    player.points += points
    player.earned[source] = player.earned.get(source, 0) + points


# ---------------------------------------------------------------- the final scoring


def final_scoring(state: State) -> None:
    """BUR-15.2 – 15.6. Tiles left in the storage are worth nothing."""
    for seat, player in enumerate(state.players):
        for source, count, points in left_over(player):
            _score(state, seat, source, source, count, points)
        for number in player.known:
            count, each = counted(state, seat, number)
            if each:
                _score(state, seat, "knowledge", data.knowledge_tile(number), count, count * each)


def _score(state: State, seat: Seat, source: str, told: str, count: int, points: int) -> None:
    earn(state.players[seat], source, points)
    state.emit(EndScored(seat, told, count, points))


def left_over(player: Player) -> Iterator[tuple[str, int, int]]:
    """Source, how many, points."""
    unsold = sum(player.goods.values())
    yield "goods", unsold, unsold
    yield "silver", player.silver, player.silver
    yield "workers", player.workers, player.workers // data.WORKERS_PER_POINT


def counted(state: State, seat: Seat, number: int) -> tuple[int, int]:
    """Count and points each for a knowledge tile (BUR-16.15 – 16.19); zero for those that do not score."""
    player = state.players[seat]
    tiles = player.estate.values()
    if number == data.SOLD_TYPES:
        return len(player.sold), data.POINTS_PER_SOLD_TYPE
    if number in data.SCORED_BUILDING:
        return [*tiles].count(data.SCORED_BUILDING[number]), data.POINTS_PER_SCORED_BUILDING
    if number == data.ANIMAL_KINDS:
        return len({data.TILES[tile].animal for tile in tiles} - {""}), data.POINTS_PER_ANIMAL_KIND
    if number == data.SOLD_TILES:
        return sum(player.sold.values()), data.POINTS_PER_SOLD_TILE
    if number == data.BONUS_TILES:
        return len(state.bonus_tiles(seat)), data.POINTS_PER_BONUS_TILE
    return 0, 0


# ---------------------------------------------------------------- the standings

TieBreak = Callable[[State, Seat], int]
"""Lower ranks first."""


def _empty_spaces(state: State, seat: Seat) -> int:
    """BUR-15.8: more is better (BUR-R15)."""
    return -state.players[seat].empty_spaces


def _turn_order(state: State, seat: Seat) -> int:
    """BUR-15.9: later is better, on the track at the end of the game (BUR-R16)."""
    return -state.turn_order.index(seat)


TIE_BREAKS: dict[str, TieBreak] = {
    "burgundy-tiebreak-empty-spaces": _empty_spaces,
    "burgundy-tiebreak-turn-order": _turn_order,
}


def standings(state: State) -> Standings:
    points = tuple([player.points for player in state.players])
    breakdown = tuple(
        {f"burgundy-points-{source}": player.earned.get(source, 0) for source in SOURCES} for player in state.players
    )
    if state.stack:
        order = sorted(state.seats, key=lambda seat: -points[seat])
        groups = [tuple(group) for _, group in groupby(order, key=points.__getitem__)]
        return Standings(points, breakdown, ranking=tuple(groups))
    ranking = tuple((seat,) for seat in ranked(state))
    return Standings(points, breakdown, over=True, ranking=ranking, decided_by=decided_by(state, points))


def ranked(state: State) -> list[Seat]:
    """BUR-15.7 – 15.9, for every place (BUR-R33): turn order leaves no tie."""

    def standing(seat: Seat) -> tuple[int, ...]:
        return (-state.players[seat].points, *[compare(state, seat) for compare in TIE_BREAKS.values()])

    return sorted(state.seats, key=standing)


def decided_by(state: State, points: Sequence[int]) -> str | None:
    """The tie-break that left one winner; None where points did."""
    tied = [seat for seat in state.seats if points[seat] == max(points)]
    for name, compare in TIE_BREAKS.items():
        if len(tied) == 1:
            return None
        best = min(compare(state, seat) for seat in tied)
        tied = [seat for seat in tied if compare(state, seat) == best]
        if len(tied) == 1:
            return name
    return None
