"""Loading of ships (BUR-8.1 – 8.4, BUR-16.5)."""

from collections.abc import Sequence
from itertools import combinations

from games.burgundy.actions import Made
from games.burgundy.data import DEPOT_PAIRS, DEPOTS, GOODS, GOODS_SPACES, TWO_DEPOTS
from games.burgundy.moves import Load
from games.burgundy.state import Player, State

LOADS = Made(Load)

Cargo = tuple[tuple[int, tuple[str, ...]], ...]
"""Loaded goods by depot, without empty depots."""


def can_load(state: State, player: Player) -> bool:
    """BUR-17.5: whether any depot holds a goods tile that could be stored."""
    if len(player.goods) < GOODS_SPACES:
        return any(state.depot_goods.values())
    return any(goods in player.goods for on_depot in state.depot_goods.values() for goods in on_depot)


def free_spaces(player: Player) -> int:
    """BUR-8.2."""
    return GOODS_SPACES - len(player.goods)


def new_types(state: State, player: Player, depots: Sequence[int]) -> list[str]:
    """Goods types on these depots that are not yet stored, in the order of the goods table."""
    there = []
    for depot in depots:
        for goods in state.depot_goods[depot]:
            if goods not in player.goods and goods not in there:
                there.append(goods)
    return sorted(there, key=GOODS.__getitem__) if len(there) > 1 else there  # type: ignore[arg-type]


def types_to_choose(player: Player, new: Sequence[str]) -> int:
    """BUR-8.3: how many of the new types must be chosen; none where all fit or none does."""
    free = free_spaces(player)
    return free if free < len(new) else 0


def ways_to_load(state: State, player: Player) -> list[Load]:
    """Every outcome once: two depots only where both give something (BUR-16.5), and last, at the lowest depot that
    gives nothing, the way to leave all goods where they are (BUR-R8)."""
    choices: list[tuple[int, ...]] = [(depot,) for depot in DEPOTS]
    if TWO_DEPOTS in player.known:
        choices += DEPOT_PAIRS
    found: dict[Cargo, Load] = {}
    for depots in choices:
        new = new_types(state, player, depots)
        for move in loads(player, depots, new):
            found.setdefault(_cargo(state, player, depots, move.keep or new), move)
    nothing = found.pop((), None)
    return [*found.values(), nothing] if nothing else [*found.values()]


def loads(player: Player, depots: tuple[int, ...], new: Sequence[str]) -> list[Load]:
    """BUR-8.4: everything that fits is taken; where too much is new, all ways to fill the free spaces (D15)."""
    count = types_to_choose(player, new)
    return [LOADS[depots, keep] for keep in combinations(new, count)]


def cargo(state: State, player: Player, depots: Sequence[int], keep: Sequence[str]) -> Cargo:
    """Goods of stored types and of new ones that fit come aboard (BUR-8.3, BUR-R25)."""
    return _cargo(state, player, depots, keep or new_types(state, player, depots))


def _cargo(state: State, player: Player, depots: Sequence[int], new: Sequence[str]) -> Cargo:
    stored = [*player.goods, *new[: free_spaces(player)]]
    aboard = []
    for depot in depots:
        loaded = []
        for goods in state.depot_goods[depot]:
            if goods in stored:
                loaded.append(goods)
        if loaded:
            aboard.append((depot, tuple(loaded)))
    return tuple(aboard)


def load(state: State, player: Player, depots: Sequence[int], keep: Sequence[str]) -> list[str]:
    """The goods go to the storage; the rest stays."""
    taken: list[str] = []
    for depot, aboard in cargo(state, player, depots, keep):
        taken += aboard
        state.depot_goods[depot] = [goods for goods in state.depot_goods[depot] if goods not in aboard]
    taken.sort(key=lambda goods: GOODS[goods])  # type: ignore[index]
    for goods in taken:
        player.goods[goods] = player.goods.get(goods, 0) + 1
    return taken
