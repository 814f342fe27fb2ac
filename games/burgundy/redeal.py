"""Worlds that a seat cannot distinguish from the real one.

Every tile is public when it leaves its supply, so the remaining content of each supply is known, but not its order: a
new seed suffices. Only the secret choice of an estate is private.
"""

from collections import Counter
from random import Random

from engine.records import HIDDEN
from engine.seats import Seat
from games.burgundy.data import BLACK, GOODS, TILES, TILES_PER_GOODS, TYPES
from games.burgundy.estates import ESTATES
from games.burgundy.state import State


def redeal(state: State, seat: Seat | None, rng: Random) -> State:
    world = state.clone()
    world.reseed(rng)
    for other, player in enumerate(world.players):
        if other != seat and player.chosen_board is not None:
            player.chosen_board = rng.choice(player.sheet)
            player.chosen_castle = rng.choice(ESTATES[player.chosen_board].castles)
    return world


def imagine(view: State, seat: Seat, rng: Random) -> State:
    """A world for a view. Supplies and bag can be counted; only backs and hidden sales leave a choice."""
    world = redeal(view, seat, rng)
    _fill_supplies(world, rng)
    _fill_bag(world, rng)
    return world


def _fill_supplies(world: State, rng: Random) -> None:
    """A face with two kinds of backs may have come from either supply: any split that fits the sizes will do."""
    seen = Counter(world.depots.values()) + Counter(world.removed)
    for player in world.players:
        seen += Counter(player.estate.values()) + Counter(player.storage)
    black: dict[str, int] = {}
    for kind in TYPES:
        faces = [name for name, tile in TILES.items() if tile.type == kind]
        left = {face: TILES[face].own_back + TILES[face].black_back - seen[face] for face in faces}
        own = {face: max(0, left[face] - TILES[face].black_back) for face in faces}
        missing = sum(world.supplies[kind].tiles.values()) - sum(own.values())
        either = [face for face in faces for _ in range(min(TILES[face].own_back, left[face]) - own[face])]
        for face in rng.sample(either, missing):
            own[face] += 1
        world.supplies[kind].tiles = {face: own[face] for face in faces if TILES[face].own_back}
        black |= {face: left[face] - own[face] for face in faces}
    world.supplies[BLACK].tiles = {face: black[face] for face in TILES if TILES[face].black_back}


def _fill_bag(world: State, rng: Random) -> None:
    left = Counter[str](dict.fromkeys(GOODS, TILES_PER_GOODS))
    left -= Counter(world.round_goods)
    left -= Counter([goods for on_it in world.depot_goods.values() for goods in on_it])
    hidden = []
    for player in world.players:
        left -= Counter(player.goods)
        if HIDDEN in player.sold:
            hidden.append(player)
        else:
            left -= Counter(player.sold)
    pool = sorted(left.elements())
    rng.shuffle(pool)
    for player in hidden:
        sold = [pool.pop() for _ in range(player.sold[HIDDEN])]
        player.sold = {goods: sold.count(goods) for goods in GOODS if goods in sold}
    world.goods_bag = {goods: pool.count(goods) for goods in GOODS}
