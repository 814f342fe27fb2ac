"""Shifting dice: how many workers it takes to make one number of another (BUR-5.5 – 5.8, BUR-16.8 – 16.12)."""

from typing import Any, NamedTuple

from engine.moves import Move
from engine.seats import Seat
from games.burgundy.data import FREE_SHIFT_PLACING, FREE_SHIFT_TAKING, GOODS, PRICE, SLOTS, TWO_STEPS, TYPE_OF
from games.burgundy.estates import NUMBER_OF
from games.burgundy.moves import Buy, Place, Sell, Take
from games.burgundy.state import Player, State

SIDES = 6
DEPOT_OF = {name: slot.depot for name, slot in SLOTS.items()}


def distance(one: int, other: int) -> int:
    """BUR-5.6: steps on the ring, where 6 and 1 are neighbours."""
    apart = abs(one - other)
    return min(apart, SIDES - apart)


def _needed(die: int, number: int, free: int, per_worker: int) -> int:
    """The free shift comes off the way; each worker does one step, or up to two (BUR-R4, R5, R6)."""
    return -(-max(0, distance(die, number) - free) // per_worker)


WORKERS: tuple[tuple[tuple[tuple[int, ...], ...], ...], ...] = tuple(
    tuple(
        tuple(tuple(_needed(die, number, free, per_worker) for number in range(SIDES + 1)) for die in range(SIDES + 1))
        for free in (0, 1)
    )
    for per_worker in (1, 2)
)
"""Workers needed, by: two steps per worker, free shift, die, number (no die and no number is 0)."""

NO_WORKERS = (0,) * (SIDES + 1)
MOST_WORKERS = distance(1, 4)
"""With these any die shows any number."""
WITHIN: tuple[tuple[tuple[tuple[tuple[int, ...], ...], ...], ...], ...] = tuple(
    tuple(
        tuple(
            tuple(tuple(n for n in range(1, SIDES + 1) if needed[n] <= workers) for workers in range(MOST_WORKERS + 1))
            for needed in by_die
        )
        for by_die in by_shift
    )
    for by_shift in WORKERS
)
"""Numbers that a die can be shifted to, by: two steps per worker, free shift, die, workers."""


def prices(player: Player, die: int | None, free_by: int = 0) -> tuple[int, ...]:
    """Workers needed for each number with a die, none without; `free_by` is the knowledge tile that shifts it by one
    for free."""
    known = player.known
    return WORKERS[TWO_STEPS in known][free_by in known][die] if die else NO_WORKERS


def prices_to_take(player: Player, die: int | None) -> tuple[int, ...]:
    """Workers needed to take a tile with a die, by depot."""
    return prices(player, die, FREE_SHIFT_TAKING)


def within(player: Player, die: int, free_by: int = 0) -> tuple[int, ...]:
    """Numbers that a die can be shifted to with the player's workers."""
    known, workers = player.known, player.workers
    return WITHIN[TWO_STEPS in known][free_by in known][die][workers if workers < MOST_WORKERS else MOST_WORKERS]


def workers_to_take(player: Player, die: int | None, slot: str) -> int:
    return prices_to_take(player, die)[DEPOT_OF[slot]]


def workers_to_place(player: Player, die: int | None, tile: str, space: str) -> int:
    """BUR-R37: the free shift depends on the tile."""
    return prices(player, die, FREE_SHIFT_PLACING[TYPE_OF[tile]])[NUMBER_OF[space]]


def workers_to_sell(player: Player, die: int | None, goods: str) -> int:
    return prices(player, die)[GOODS[goods]]  # type: ignore[index]


class Price(NamedTuple):
    workers: int = 0
    silver: int = 0


def price(state: State, seat: Seat, move: Move | Any) -> Price:
    """Cost of a legal move. All of it is public, so a view suffices."""
    player = state.players[seat]
    if isinstance(move, Take):
        return Price(workers_to_take(player, move.die, move.slot))
    if isinstance(move, Place):
        return Price(workers_to_place(player, move.die, move.tile, move.space))
    if isinstance(move, Sell):
        return Price(workers_to_sell(player, move.die, move.goods))
    return Price(silver=PRICE) if isinstance(move, Buy) else Price()
