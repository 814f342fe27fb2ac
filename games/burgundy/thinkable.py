"""Moves that a player of The Castles of Burgundy may consider, legal or not, for *Why not?*."""

from collections.abc import Iterator

from engine.moves import Move
from engine.seats import Seat
from games.burgundy.data import BLACK_DEPOT, DEPOTS, GOODS, STORAGE, TYPE_OF
from games.burgundy.dice import price
from games.burgundy.effects import BuildingEffect, ExtraAction, LoadShip
from games.burgundy.moves import Buy, End, Load, Place, Sell, Take
from games.burgundy.state import State
from games.burgundy.steps import Act

HOW = frozenset({"die", "discard", "keep"})
"""Fields that say how something is done."""


def thinkable(view: State, seat: Seat) -> Iterator[Move]:
    top = view.stack[-1] if view.stack else None
    if isinstance(top, Act):
        player = view.players[seat]
        yield from _actions(view, seat, player.dice or player.used)
        yield from (Buy(slot, _leaving(view, seat)) for slot in _different(view.on_depot(BLACK_DEPOT)))
        yield End()
    elif isinstance(top, ExtraAction):
        yield from _actions(view, seat, [None])
    elif isinstance(top, BuildingEffect):
        yield from (Take(None, slot, _leaving(view, seat)) for slot in view.depots)
        yield from _placings(view, seat, [None])
    elif isinstance(top, LoadShip):
        yield from (Load((depot,), ()) for depot in DEPOTS if view.depot_goods[depot])


def _actions(view: State, seat: Seat, dice: "list[int] | list[None]") -> Iterator[Move]:
    player = view.players[seat]
    for depot in DEPOTS:
        for slot in _different(view.on_depot(depot)):
            yield _cheapest(view, seat, [Take(die, slot, _leaving(view, seat)) for die in dice])
    yield from _placings(view, seat, dice)
    for goods in player.goods or list(GOODS)[:1]:
        yield _cheapest(view, seat, [Sell(die, goods) for die in dice])  # type: ignore[arg-type]


def _placings(view: State, seat: Seat, dice: "list[int] | list[None]") -> Iterator[Move]:
    player = view.players[seat]
    for tile in dict.fromkeys(player.storage):
        for space, kind in player.land.types.items():
            if kind == TYPE_OF[tile] and space not in player.estate:
                yield _cheapest(view, seat, [Place(die, tile, space) for die in dice])


def _different(there: dict[str, str]) -> list[str]:
    """The first space of a depot with each tile: equal ones are one choice."""
    first: dict[str, str] = {}
    for slot, tile in there.items():
        first.setdefault(tile, slot)
    return list(first.values())


def _leaving(view: State, seat: Seat) -> str | None:
    storage = view.players[seat].storage
    return storage[0] if len(storage) >= STORAGE else None


def _cheapest(view: State, seat: Seat, moves: "list[Take] | list[Place] | list[Sell]") -> Move:
    return min(moves, key=lambda move: price(view, seat, move).workers)
