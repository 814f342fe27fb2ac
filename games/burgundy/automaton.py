"""Burgundy's caretaker: closes regions while the phase bonus is high, and takes tiles that fit its estate.

Worth is in points. A die is worth most where it places a tile that scores or keeps working; a tile is worth its best
possible space, as long as there are dice left to place it.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import ClassVar

from automata.automaton import Answers, Outlook, Weigher, once
from automata.tuning import constants, tuned
from engine.moves import Move
from engine.seats import Seat
from games.burgundy import BURGUNDY, data
from games.burgundy.dice import DEPOT_OF, prices_to_take, workers_to_place, workers_to_sell
from games.burgundy.estates import ESTATES, NEIGHBOURS, bits
from games.burgundy.loading import free_spaces, new_types
from games.burgundy.moves import Buy, End, Load, Place, Sell, Settle, Skip, Take, Workers
from games.burgundy.placing import fitting, sites_beside
from games.burgundy.scoring import counted
from games.burgundy.state import State

GOOD_KNOWLEDGE = (
    data.MINE_WORKERS,
    data.FOUR_WORKERS,
    data.WORKERS_AND_SILVER,
    data.ANIMAL_BONUS,
    data.TWO_STEPS,
    *data.FREE_SHIFT_PLACING.values(),
    data.FREE_SHIFT_TAKING,
)

PHASES_LEFT: dict[str, int] = {"": len(data.PHASES)} | {p: len(data.PHASES) - n for n, p in enumerate(data.PHASES)}
"""Phases left, counting the one being played; all of them during the set-up."""
ANIMALS = {name: (tile.animal, tile.animals) for name, tile in data.TILES.items() if tile.animals}
"""Tile → kind and number of its animals."""


Plot = tuple[int, int, int]
"""A space as any tile sees it: the empty spaces around it, and the size and the empty spaces of its region."""


GROUNDS: dict[str, dict[str, tuple[int, int, int]]] = {
    board: {
        space: (bits(NEIGHBOURS[space]), len(land.regions[region]), bits(land.regions[region]))
        for space, region in land.region_of.items()
    }
    for board, land in ESTATES.items()
}
"""Board → space → the spaces around it, the size of its region and that region's spaces."""
COLOUR_BITS = {board: {kind: bits(spaces) for kind, spaces in land.spaces.items()} for board, land in ESTATES.items()}


class Growth:
    """What is asked several times about an estate before it grows. None of it refers back to the growth, so that one
    that is not asked for any longer is dropped at once."""

    __slots__ = ("land", "missing", "plot", "plots", "sites")

    def __init__(self, board: str, taken: tuple[str, ...]) -> None:
        sites, grounds, colours = sites_beside(board, taken), GROUNDS[board], COLOUR_BITS[board]
        free = ~bits(taken)

        def plot_of(space: str) -> Plot:
            around, size, region = grounds[space]
            return (around & free).bit_count(), size, (region & free).bit_count()

        plot: Mapping[str, Plot] = Answers(plot_of)
        self.land, self.sites, self.plot = ESTATES[board], sites, plot
        self.plots: Mapping[data.Type, Sequence[Plot]] = Answers(
            lambda kind: tuple(dict.fromkeys([plot[space] for space in sites[kind]]))
        )
        """Colour → the different plots among its open spaces."""
        self.missing: Mapping[data.Type, int] = Answers(lambda kind: (colours[kind] & free).bit_count())
        """Colour → its empty spaces."""


growth_of = lru_cache(maxsize=256)(Growth)


@lru_cache(maxsize=256)
def soils(phase: str, left: float, room: float, unfinished: float) -> Mapping[Plot, float]:
    """What a plot is worth in a round, by the room around it and by its region."""

    def soil(plot: Plot) -> float:
        around, size, missing = plot
        points = data.REGION_POINTS[size] + data.PHASE_POINTS[phase]
        region = points if missing == 1 else unfinished * points / missing
        return room * around * left + region

    return Answers(soil)


class Prince(Outlook):
    view: State

    SILVER: float
    """A coin is a point at the end and half a tile before."""
    WORKER: float
    FREE_ACTION: float
    """Worth of the extra action of a castle or building."""
    ROOM: float
    """Every placed tile opens the way to others."""
    UNFINISHED: float
    """A tile in a region that is not closed by it, of its share in the region's points."""
    STORED: float
    """A tile in the storage, of what it would bring in its best home: it still takes a die."""
    KNOWN: float
    """Worth of a useful knowledge tile over a whole game; the best count double."""
    COLOUR: float
    """All spaces of a colour, of what the next to fill them gets."""
    CASTLE: float
    """A castle's action may be any: of a free action."""
    PASTURE: float
    """An animal for every space that is left beside it."""
    SHIP: float
    """A ship besides its goods: to be the first."""
    SHIP_EARLY: float
    """The same, times how much of the game is to come."""
    LOADED: float
    """Goods in the storage, of what they are sold for."""
    MINE: float
    """A mine, of the silver it will bring."""
    BOUGHT: float
    """A tile bought, of one that took a die."""
    CROWDED: float
    """A tile that comes into the storage is worth less for every one that waits there."""
    PATIENCE: float
    """Goods sold now, of what they bring when there are more of them."""

    def __init__(self, view: State, seat: Seat) -> None:
        super().__init__(view, seat)
        self.player = view.players[seat]
        self.growth = growth_of(self.player.board or data.BASIC_BOARD, tuple(self.player.estate))
        """On whatever board during the set-up."""
        self.land = self.growth.land
        self.phases_left = PHASES_LEFT[view.phase]
        """Counting the one being played; all of them during the set-up."""
        rounds = self.phases_left * data.ROUNDS - view.round
        self.dice_left = rounds * data.DICE + len(self.player.dice)
        """Counting the one being decided about."""
        self.left = rounds / (len(data.PHASES) * data.ROUNDS)
        """Share of the game still to be played, from 1 to 0."""
        self.soil = soils(view.phase, self.left, self.ROOM, self.UNFINISHED)
        self.waiting = len(self.player.storage)
        self.rates = data.RATES[len(view.players)]

    # ------------------------------------------------------------ tiles

    def placed(self, tile: str, space: str) -> float:
        """Worth of placing a tile on a space of the estate."""
        kind = data.TYPE_OF[tile]
        effect = self.animal(tile, self.land.region_of[space]) if kind == "animal" else self.effect(tile)
        return self.soil[self.growth.plot[space]] + self.colour(kind) + effect

    @once
    def best_ground(self, kind: data.Type) -> float:
        """What the best open space of a colour is worth to any tile of it."""
        return max([self.soil[plot] for plot in self.growth.plots[kind]]) + self.colour(kind)

    @once
    def effect(self, tile: str) -> float:
        """What a tile does, wherever it is placed. Animals look at their pasture instead."""
        return self.effects[data.TYPE_OF[tile]](self, tile)

    @once
    def colour(self, kind: data.Type) -> float:
        prize = (self.rates.large, self.rates.small, 0, 0)[len(self.view.finished[kind])]
        return self.COLOUR * prize / self.growth.missing[kind] ** 2

    def building(self, tile: str) -> float:
        does = data.BUILDINGS[tile]
        worth = does.points + does.silver * self.SILVER + does.workers * self.WORKER * 0.8
        if does.takes or does.places:
            worth += self.FREE_ACTION * min(1.0, 3 * self.left + 0.2 * does.places * len(self.player.storage))
        if does.sells:
            worth += max((self.sale(goods) for goods in self.player.goods), default=0.0)
        return worth + 4 * [data.SCORED_BUILDING.get(number) for number in self.player.known].count(tile)

    def animal(self, tile: str, region: str) -> float:
        """With others of its kind in the pasture; in an empty one the first of several."""
        others, free = self.pasture(region)
        animal, animals = ANIMALS[tile]
        alike = sum([count for other, count in others if other == animal])
        return animals * (1 + self.PASTURE * (free - 1) * self.left) + alike - 0.5 * (bool(others) and not alike)

    @once
    def pasture(self, region: str) -> tuple[list[tuple[str, int]], int]:
        """The animals in a region, tile by tile, and the number of its empty spaces."""
        estate, spaces = self.player.estate, self.land.regions[region]
        others = [ANIMALS[estate[space]] for space in spaces if space in estate]
        return others, len(spaces) - len(others)

    def knowledge(self, tile: str) -> float:
        number = data.TILES[tile].number
        count, each = counted(self.view, self.seat, number)
        if each:
            stored = self.player.storage.count(data.SCORED_BUILDING.get(number, ""))
            animals = number == data.ANIMAL_KINDS and self.left > 0.3
            return each * (count + 0.7 * stored + 0.5 * animals + self.left)
        return self.KNOWN * self.left * (1 + (number in GOOD_KNOWLEDGE))

    def castle(self, tile: str) -> float:
        return self.FREE_ACTION * self.CASTLE

    def mine(self, tile: str) -> float:
        return self.MINE * self.phases_left * (self.SILVER + self.WORKER * (data.MINE_WORKERS in self.player.known))

    def ship(self, tile: str) -> float:
        goods = max(len(on_it) for on_it in self.view.depot_goods.values())
        return self.SHIP + self.SHIP_EARLY * self.left + self.LOADED * self.goods(goods)

    def home(self, tile: str) -> float:
        """Worth of a tile on its best open space; less if no space of its colour is reachable yet."""
        kind = data.TYPE_OF[tile]
        sites = self.growth.sites[kind]
        spaces: Sequence[str] = sites
        if kind == "building":
            spaces = fitting(self.player, tile, sites)
        if not spaces:
            return 1.0 * self.left if self.growth.missing[kind] else 0.0
        if kind == "animal":
            return max([ground + self.animal(tile, region) for region, ground in self.pastures()])
        if spaces is sites:
            return self.best_ground(kind) + self.effect(tile)
        return max([self.soil[self.growth.plot[space]] for space in spaces]) + self.colour(kind) + self.effect(tile)

    @once
    def pastures(self) -> list[tuple[str, float]]:
        """Each region with an open space for animals, with what the best ground there is worth to any of them."""
        best: dict[str, float] = {}
        for space in self.growth.sites["animal"]:
            region, soil = self.land.region_of[space], self.soil[self.growth.plot[space]]
            best[region] = max(soil, best.get(region, soil))
        return [(region, soil + self.colour("animal")) for region, soil in best.items()]

    # ------------------------------------------------------------ actions

    def goods(self, tiles: int) -> float:
        return tiles * self.rates.goods

    def sale(self, goods: str) -> float:
        silver = self.SILVER * (1 + (data.SALE_SILVER in self.player.known)) + self.WORKER * (
            data.SALE_WORKER in self.player.known
        )
        return self.goods(self.player.goods[goods]) + silver

    def take(self, move: Take) -> float:
        workers = self.prices_to_take(move.die)[DEPOT_OF[move.slot]]
        return self.gained(move.slot, move.discard) - self.WORKER * workers

    @once
    def prices_to_take(self, die: int | None) -> tuple[int, ...]:
        return prices_to_take(self.player, die)

    def buy(self, move: Buy) -> float:
        """Ended turns cost nothing, so it must be worth the silver."""
        return self.gained(move.slot, move.discard) * self.BOUGHT - 2 * self.SILVER

    def gained(self, slot: str, discard: str | None) -> float:
        """A tile taken, if there will be a die to place it."""
        if self.waiting + (discard is None) >= self.dice_left:
            return -0.1
        worth = self.stored(self.view.depots[slot])
        return worth - self.let_go(discard) if discard else worth

    @once
    def let_go(self, tile: str) -> float:
        """A tile that leaves the storage for another."""
        return self.STORED * self.home(tile)

    @once
    def stored(self, tile: str) -> float:
        """A tile that comes into the storage."""
        crowded = 0.15 * self.player.storage.count(tile) + self.CROWDED * self.waiting
        return self.STORED * self.home(tile) * (1 - crowded)

    def place(self, move: Place) -> float:
        workers = workers_to_place(self.player, move.die, move.tile, move.space)
        return self.placed(move.tile, move.space) - self.WORKER * workers

    def sell(self, move: Sell) -> float:
        """Goods keep, and more of a kind are sold at once; but there must be a die for them."""
        wait = self.PATIENCE if self.left > 0.1 else 1.0
        workers = workers_to_sell(self.player, move.die, move.goods)
        return self.sale(move.goods) * wait - self.WORKER * workers

    def take_workers(self, move: Workers) -> float:
        known = self.player.known
        workers = data.WORKERS_TAKEN_DOUBLED if data.FOUR_WORKERS in known else data.WORKERS_TAKEN
        return workers * self.WORKER * (1.2 if self.player.workers < 3 else 0.8) + self.SILVER * (
            data.WORKERS_AND_SILVER in known
        )

    def load(self, move: Load) -> float:
        """The most tiles; best of a kind that is stored already, for they are sold together."""
        view, player = self.view, self.player
        new = move.keep or new_types(view, player, move.depots)[: free_spaces(player)]
        waiting = [goods for depot in move.depots for goods in view.depot_goods[depot]]
        return sum(1.3 if goods in player.goods else 1.0 if goods in new else 0.0 for goods in waiting)

    def settle(self, move: Settle) -> float:
        """In the middle there is most room to grow."""
        return len(NEIGHBOURS[move.castle])

    def nothing(self, move: Move) -> float:
        return 0.0

    effects: ClassVar[Mapping[str, Callable[..., float]]] = {
        "building": building,
        "knowledge": knowledge,
        "castle": castle,
        "mine": mine,
        "ship": ship,
    }
    decisions = {
        Settle: settle,
        Take: take,
        Place: place,
        Sell: sell,
        Workers: take_workers,
        Buy: buy,
        Load: load,
        Skip: nothing,
        End: nothing,
    }


CARETAKER = Weigher(BURGUNDY, tuned(Prince, constants("burgundy")))
