"""The four actions and the purchase: what may be chosen and what it does (BUR-6, 7, 11, 12, 13)."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from engine.moves import Move
from engine.seats import Seat
from games.burgundy import data
from games.burgundy.dice import within, workers_to_place, workers_to_sell, workers_to_take
from games.burgundy.estates import NUMBER_OF
from games.burgundy.events import Bought, Discarded, Placed, Sold, Took, TookWorkers
from games.burgundy.moves import Buy, Place, Sell, Take, Workers
from games.burgundy.placing import fitting, open_sites, put_on_estate
from games.burgundy.scoring import earn
from games.burgundy.state import Player, State


class Made(dict[Any, Any]):
    """Each move, or table of moves, is made once and found again by its fields."""

    def __init__(self, kind: Any) -> None:
        self.kind = kind

    def __missing__(self, fields: tuple[Any, ...]) -> Any:
        made = self[fields] = self.kind(*fields)
        return made


SELLS, BUYS = Made(Sell), Made(Buy)
TAKES = Made(lambda die, discard: {slot: Take(die, slot, discard) for slot in data.SLOTS})
"""Die and discarded tile → space of a depot → move."""
PLACES = Made(lambda die, tile: {space: Place(die, tile, space) for space in NUMBER_OF})
"""Die and tile → space of the estate → move."""
WORKERS: dict[int | None, Move] = {die: Workers(die) for die in (None, *range(1, 7))}
NO_DISCARD = (None,)

Homes = list[tuple[str, Sequence[str]]]
"""Stored tiles, each kind once, with the spaces that could take them."""

Offers = list[str]
"""Spaces of depots that a tile can be taken from."""

# ---------------------------------------------------------------- what may be chosen


def homes(player: Player) -> Homes:
    found: Homes = []
    if player.storage:
        sites = open_sites(player)
        for tile in dict.fromkeys(player.storage):
            spaces = fitting(player, tile, sites[data.TYPE_OF[tile]])
            if spaces:
                found.append((tile, spaces))
    return found


def discards(player: Player) -> Iterable[str | None]:
    """BUR-6.3, 6.4: a stored tile must leave if there is no room, and may not otherwise."""
    return dict.fromkeys(player.storage) if len(player.storage) >= data.STORAGE else NO_DISCARD


def offers(state: State, slots: tuple[str, ...] = data.NUMBERED) -> Offers:
    """Those of some spaces that have a tile; of equal tiles on one depot only the first."""
    tiles = state.depots
    found = []
    for slot in slots:
        if slot in tiles:
            found.append(slot)
    for first, other in data.TWINS[slots]:
        if other in found and tiles.get(first) == tiles[other]:
            found.remove(other)
    return found


def moves_with_dice(state: State, player: Player, dice: Iterable[int]) -> list[Move]:
    """BUR-5.4: everything that can be done with one of these dice and the workers at hand."""
    leaving, stored = discards(player), homes(player)
    offered: dict[int, Offers] = {}
    found: list[Move] = []
    for die in dict.fromkeys(dice):
        takes = []
        for tile in leaving:
            takes.append(TAKES[die, tile])
        for depot in within(player, die, data.FREE_SHIFT_TAKING):
            if depot not in offered:
                offered[depot] = offers(state, data.SLOTS_OF[depot])
            for slot in offered[depot]:
                for take in takes:
                    found.append(take[slot])
        for home, spaces in stored:
            numbers = within(player, die, data.FREE_SHIFT_PLACING[data.TYPE_OF[home]])
            places = PLACES[die, home]
            for space in spaces:
                if NUMBER_OF[space] in numbers:
                    found.append(places[space])
        if player.goods:
            numbers = within(player, die)
            for goods in player.goods:
                if data.GOODS[goods] in numbers:  # type: ignore[index]
                    found.append(SELLS[die, goods])
        found.append(WORKERS[die])
    return found


def moves_with_any_die(state: State, player: Player) -> list[Move]:
    """BUR-8.12: the same as with an extra die of any value."""
    return [*takes(state, player), *placings(player), *sales(player), WORKERS[None]]


def takes(state: State, player: Player, types: Collection[str] = data.TYPES) -> list[Move]:
    takes, depots = [TAKES[None, tile] for tile in discards(player)], state.depots
    return [take[slot] for slot in offers(state) if data.TYPE_OF[depots[slot]] in types for take in takes]


def placings(player: Player) -> list[Move]:
    return [PLACES[None, tile][space] for tile, spaces in homes(player) for space in spaces]


def sales(player: Player) -> list[Move]:
    return [SELLS[None, goods] for goods in player.goods]


def purchases(state: State, player: Player) -> list[Move]:
    """BUR-13.1, 13.3; BUR-16.6: from any of the seven depots."""
    if state.bought or player.silver < data.PRICE:
        return []
    slots = data.BLACK_AND_NUMBERED if data.BUY_ANYWHERE in player.known else data.BLACK_ONLY
    leaving = discards(player)
    return [BUYS[slot, tile] for slot in offers(state, slots) for tile in leaving]


# ---------------------------------------------------------------- what it does


def pay(player: Player, die: int | None, workers: int) -> None:
    """BUR-5.2, 5.5: the die is used and the workers go back to the supply."""
    if die is not None:
        player.workers -= workers
        player.dice.remove(die)
        player.used.append(die)


def take(state: State, seat: Seat, move: Take, by: str) -> None:
    """BUR-6.1, 6.2."""
    player = state.players[seat]
    paid = workers_to_take(player, move.die, move.slot)
    pay(player, move.die, paid)
    make_room(state, seat, move.discard)
    tile = state.depots.pop(move.slot)
    player.storage.append(tile)
    state.emit(Took(seat, tile, move.slot, by, move.die or 0, paid))


def make_room(state: State, seat: Seat, discard: str | None) -> None:
    """BUR-6.3: the tile leaves the game."""
    if discard is not None:
        state.players[seat].storage.remove(discard)
        state.removed[discard] = state.removed.get(discard, 0) + 1
        state.emit(Discarded(seat, discard))


def place(state: State, seat: Seat, move: Place, by: str) -> None:
    """BUR-7.1. Effects with choices are up to the caller."""
    player = state.players[seat]
    paid = workers_to_place(player, move.die, move.tile, move.space)
    pay(player, move.die, paid)
    state.emit(Placed(seat, move.tile, move.space, by, move.die or 0, paid))
    put_on_estate(state, seat, move.tile, move.space)


def sell(state: State, seat: Seat, move: Sell, by: str) -> None:
    """BUR-11.2 – 11.6, BUR-16.3, 16.4."""
    player = state.players[seat]
    paid = workers_to_sell(player, move.die, move.goods)
    pay(player, move.die, paid)
    tiles = player.goods.pop(move.goods)
    player.sold[move.goods] = player.sold.get(move.goods, 0) + tiles
    points = tiles * data.RATES[len(state.players)].goods
    silver = data.SILVER_PER_SALE_DOUBLED if data.SALE_SILVER in player.known else data.SILVER_PER_SALE
    workers = 1 if data.SALE_WORKER in player.known else 0
    player.silver += silver
    player.workers += workers
    earn(player, "sales", points)
    state.emit(Sold(seat, move.goods, tiles, points, silver, workers, by, move.die or 0, paid))


def take_workers(state: State, seat: Seat, move: Workers, by: str) -> None:
    """BUR-12.1, BUR-16.13, 16.14."""
    player = state.players[seat]
    pay(player, move.die, 0)
    workers = data.WORKERS_TAKEN_DOUBLED if data.FOUR_WORKERS in player.known else data.WORKERS_TAKEN
    silver = 1 if data.WORKERS_AND_SILVER in player.known else 0
    player.workers += workers
    player.silver += silver
    state.emit(TookWorkers(seat, workers, silver, by, move.die or 0))


def buy(state: State, seat: Seat, move: Buy) -> None:
    """BUR-13.3, 13.4."""
    player = state.players[seat]
    player.silver -= data.PRICE
    state.bought = True
    make_room(state, seat, move.discard)
    tile = state.depots.pop(move.slot)
    player.storage.append(tile)
    state.emit(Bought(seat, tile, move.slot, data.PRICE))
