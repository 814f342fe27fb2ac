"""Positions built by hand in which possible moves are hardest to see: stores full or empty, the last cube, the last
space, the last piece. Random play hardly ever gets there."""

from collections.abc import Iterator
from functools import cache
from random import Random

from games.calimala import data
from games.calimala.prospect import RESULTS, Prospect, possible_in
from games.calimala.state import State
from tests.games.calimala.positions import ESZTER, EVI, Position


@cache
def _empty_table() -> State:
    return Position(seats=3).state


def corner(rng: Random) -> State:
    """Eszter's mat and the board somewhere at their limits, and up to four cards in her hand."""
    state = _empty_table().clone()
    player = state.players[ESZTER]
    player.cubes = rng.choice([0, 0, 1, 1, 2, 3, 4, 9])
    player.store = {material: rng.choice([0, 0, 1, 2, 3, 4, 4]) for material in data.MATERIALS}
    player.ships = rng.choice([0, 0, 1, 2, 3])
    player.houses = rng.sample(data.TRADE_CITIES, rng.choice([0, 0, 1, 2, 3]))
    player.workshops = [rng.choice([0, 0, 1, 3, 4, 4]) for _ in range(rng.choice([1, 1, 2, 3]))]
    for city in data.TRADE_CITIES:
        state.cities[city] = _evis(data.CITY_SPACES - rng.choice([0, 1, 9]))
    for port, filled in zip(data.PORTS, _filled([data.CITY_SPACES] * len(data.PORTS), rng), strict=True):
        state.cities[port] = _evis(filled)
    for row in data.ROWS:
        spaces = [data.ROW_SPACES[building] for building in data.BUILDINGS]
        for building, filled in zip(data.BUILDINGS, _filled(spaces, rng), strict=True):
            state.buildings[building][row] = _evis(filled)
    state.council_art = [EVI] * (data.COUNCIL_ARTWORKS - rng.choice([0, 0, 1]))
    player.hand = sorted(rng.choices(data.ACTIONS, k=rng.randrange(5)), key=data.ACTIONS.index)
    return state


def _evis(cubes: int) -> tuple[int, ...]:
    """A zone with cubes of Evi's and nobody else's."""
    return tuple(cubes if seat == EVI else 0 for seat in _empty_table().seats)


def _filled(spaces: list[int], rng: Random) -> list[int]:
    """All zones full, or one with one space left, or all empty."""
    rooms = rng.choice(["none", "none", "one", "all"])
    free = rng.randrange(len(spaces))
    return [0 if rooms == "all" else size - (rooms == "one" and number == free) for number, size in enumerate(spaces)]


def corners(count: int, seed: str) -> Iterator[State]:
    rng = Random(seed)
    for _ in range(count):
        yield corner(rng)


def reached_by_trying(now: Prospect, action: str, hand: list[str]) -> bool:
    """Whether the action can be reached, by trying every card in every order."""
    start = (now, tuple(hand))
    seen, waiting = {start}, [start]
    for here, cards in waiting:
        if possible_in(here, action):
            return True
        for card in dict.fromkeys(cards):
            rest = list(cards)
            rest.remove(card)
            for there in RESULTS[card](here):
                if (there, tuple(rest)) not in seen:
                    seen.add((there, tuple(rest)))
                    waiting.append((there, tuple(rest)))
    return False
