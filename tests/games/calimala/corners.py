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
        state.cities[city][EVI] = data.CITY_SPACES - rng.choice([0, 1, 9])
    _leave_room([state.cities[port] for port in data.PORTS], [data.CITY_SPACES] * len(data.PORTS), rng)
    for row in data.ROWS:
        _leave_room(
            [state.buildings[b][row] for b in data.BUILDINGS], [data.ROW_SPACES[b] for b in data.BUILDINGS], rng
        )
    state.council_art = [EVI] * (data.COUNCIL_ARTWORKS - rng.choice([0, 0, 1]))
    player.hand = sorted(rng.choices(data.ACTIONS, k=rng.randrange(5)), key=data.ACTIONS.index)
    return state


def _leave_room(zones: list[list[int]], spaces: list[int], rng: Random) -> None:
    """Leave all zones full, or one with one space, or all empty."""
    rooms = rng.choice(["none", "none", "one", "all"])
    free = rng.randrange(len(zones))
    for number, (zone, size) in enumerate(zip(zones, spaces, strict=True)):
        zone[EVI] = 0 if rooms == "all" else size - (rooms == "one" and number == free)


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
