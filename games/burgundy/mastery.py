"""Features of an estate for Burgundy's master: finished, begun and stored tiles, and the time left.

`left` in a name: multiplied by the share of the game still to come, because most things are worth as much as they can
still work.
"""

from functools import lru_cache
from typing import NamedTuple

from automata.automaton import Weigher
from automata.mastery import Features, Mastery, Schooling
from engine.seats import Seat
from games.burgundy import data
from games.burgundy.automaton import Prince, growth_of
from games.burgundy.dice import SIDES
from games.burgundy.estates import COLOURS, ESTATES, NUMBER_OF
from games.burgundy.placing import fitting, sites_beside
from games.burgundy.scoring import counted, left_over
from games.burgundy.state import Player, State

SCORING = frozenset({15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26})
ALL_ROUNDS = len(data.PHASES) * data.ROUNDS
SMALL, MIDDLE = 2, 5
"""Maximum spaces of a small and of a medium region."""
TAKEN = 0.5
"""Worth of a tile taken on the next turn, of one placed on it."""
BOARDS = tuple(COLOURS)
KNOWLEDGE_TILES = tuple([data.knowledge_tile(number) for number in data.KNOWLEDGE])

NAMES = (
    *(f"dice {power}" for power in (1, 2, 3)), "dice now", "round of phase", "phase points", "three players",
    "four players", "place in turn order", "place left",
    "silver", "silver left", "two silver", "workers", "workers left", "few workers",
    "goods", "goods left", "kinds of goods", "most of a kind", "goods at a depot", "sale brings more",
    "sold", "kinds sold",
    *(f"missing {kind}" for kind in data.TYPES), *(f"missing {kind} left" for kind in data.TYPES),
    *(f"open {kind}" for kind in data.TYPES), "numbers open", "open left",
    *(f"one missing {kind}" for kind in data.TYPES), "one missing small", "two missing", "points begun",
    "points begun left", "share begun",
    "pasture room", "pasture animals",
    *(f"stored {kind}" for kind in data.TYPES), *(f"stored {kind} left" for kind in data.TYPES),
    "stored", "homeless", "worth stored", "best stored", "worst stored",
    "mines to pay", "mines to pay with workers",
    *(f"knows {number}" for number in data.KNOWLEDGE), "knowledge points",
    "colours ahead", "colours near", "colours behind",
    *(f"depots {kind}" for kind in data.TYPES), "depots wanted", "wanted left", "black depot",
    "black best", "black best to pay",
    *(f"board {board}" for board in BOARDS), *(f"board {board} left" for board in BOARDS),
    "final scoring", "final scoring done",
    "three missing", "more missing", "untouched", "singles open", "singles open, phase", "animals left",
    *(f"stored {number}" for number in data.KNOWLEDGE), *(f"stored {building}" for building in data.BUILDINGS),
    "next take", "next take if free", "next place", "next sale", "next best", "next best shifted", "next worst",
    "next numbers", "takes to come", "best to take", "second to take",
)  # fmt: skip


def features(state: State, seat: Seat, journeyman: Weigher) -> list[float]:
    player = state.players[seat]
    if player.board is None:
        return [0.0] * len(NAMES)
    outlook = journeyman.outlook(state, seat)
    assert isinstance(outlook, Prince)
    dice, phase_points = outlook.dice_left, data.PHASE_POINTS.get(state.phase, 10)
    left = dice / (ALL_ROUNDS * data.DICE)
    seats = len(state.players)
    land = _land(player.board, tuple(player.estate.items()), phase_points)
    scored = _scored(state, seat)
    over = _left_over(player) + scored
    row = [
        left, left * left, left**3, len(player.dice), state.round / data.ROUNDS, phase_points / 10, seats == 3,
        seats == 4, state.turn_order.index(seat) / seats, left * state.turn_order.index(seat) / seats,
        *_stores(state, seat, left),
        *_spaces(land, left),
        *_storage(outlook, left),
        *_knowledge(player, left, outlook.phases_left, scored),
        *_offers(outlook),
        *(player.board == board for board in BOARDS), *(left * (player.board == board) for board in BOARDS),
        over, over * (1 - left),
        land.three, land.more, land.untouched, land.singles, land.singles * phase_points / 10, land.alike * left,
        *_kept(player, left),
        *_next_turn(outlook),
    ]  # fmt: skip
    outlook.forget()
    return row


def _stores(state: State, seat: Seat, left: float) -> list[float]:
    player = state.players[seat]
    silver, workers, goods = min(player.silver, 8), min(player.workers, 10), sum(player.goods.values())
    known, rate = player.known, data.RATES[len(state.players)].goods
    return [
        silver, silver * left, silver >= data.PRICE, workers, workers * left, max(0, 3 - workers) * left,
        goods * rate, goods * rate * left, len(player.goods), max(player.goods.values(), default=0) * rate,
        max(len(on_it) for on_it in state.depot_goods.values()) * rate,
        len(player.goods) * ((data.SALE_SILVER in known) + (data.SALE_WORKER in known)),
        sum(player.sold.values()), len(player.sold),
    ]  # fmt: skip


class Land(NamedTuple):
    """An estate with its tiles."""

    missing: list[float]
    """By colour."""
    reachable: list[float]
    numbers: int
    one: list[float]
    """Points of the regions that lack one tile, by colour."""
    small: float
    two: float
    begun: float
    share: float
    room: float
    animals: float
    three: float
    """Points of the regions that lack three tiles."""
    more: float
    """Those of larger gaps, for each missing tile."""
    untouched: float
    singles: int
    """Regions of one space that can be reached."""
    alike: int
    """Animals in unfinished pastures, which score again with others of their kind."""


@lru_cache(maxsize=1024)
def _land(board: str, tiles: tuple[tuple[str, str], ...], phase_points: int) -> Land:
    """Many lines through a turn end with the same estate."""
    estate, land, taken = dict(tiles), ESTATES[board], tuple([space for space, _ in tiles])
    missing, reachable, numbers, opened = [], [], set[int](), set[str]()
    for kind in data.TYPES:
        missing.append(float(sum([space not in estate for space in land.spaces[kind]])))
        sites = sites_beside(board, taken)[kind]
        reachable.append(float(len(sites)))
        numbers.update([NUMBER_OF[space] for space in sites])
        opened.update(sites)
    one = dict.fromkeys(data.TYPES, 0.0)
    small = two = begun = share = room = animals = three = more = untouched = 0.0
    singles = alike = 0
    for name, spaces in land.regions.items():
        size = len(spaces)
        lacks = sum([space not in estate for space in spaces])
        if not lacks:
            continue
        worth = data.REGION_POINTS[size]
        points = worth + phase_points
        if lacks == 1:
            one[land.types[spaces[0]]] += points
            small += size <= SMALL
        elif lacks == 2:
            two += points
        elif lacks == 3:
            three += worth
        else:
            more += worth / lacks
        if lacks == size:
            untouched += worth / lacks
            singles += size == 1 and spaces[0] in opened
        else:
            begun += points / lacks
            share += worth * (size - lacks) / size
            if name.startswith("animal"):
                kept = dict.fromkeys(data.ANIMALS, 0)
                for space in spaces:
                    if space in estate:
                        tile = data.TILES[estate[space]]
                        kept[tile.animal] += tile.animals
                room += lacks
                animals += lacks * max(kept.values())
                alike += sum(kept.values())
    return Land(
        missing, reachable, len(numbers), list(one.values()), small, two, begun, share, room, animals,
        three, more, untouched, singles, alike,
    )  # fmt: skip


def _spaces(land: Land, left: float) -> list[float]:
    """Regions and colours: what is missing, what can be reached, what is begun."""
    return [
        *land.missing, *[free * left for free in land.missing], *land.reachable, land.numbers,
        sum(land.reachable) * left, *land.one, land.small, land.two, land.begun, land.begun * left, land.share,
        land.room * left, land.animals,
    ]  # fmt: skip


def _storage(outlook: Prince, left: float) -> list[float]:
    player = outlook.player
    kinds = [data.TYPE_OF[tile] for tile in player.storage]
    counts = [kinds.count(kind) for kind in data.TYPES]
    homes = [outlook.home(tile) for tile in player.storage]
    homeless = sum([not fitting(player, tile, outlook.growth.sites[data.TYPE_OF[tile]]) for tile in player.storage])
    return [
        *counts, *[count * left for count in counts], len(kinds), homeless,
        sum(homes), max(homes, default=0.0), min(homes, default=0.0),
    ]  # fmt: skip


NOTHING_KEPT = [0.0] * (len(KNOWLEDGE_TILES) + len(data.BUILDINGS))


def _kept(player: Player, left: float) -> list[float]:
    storage = player.storage
    if not storage:
        return NOTHING_KEPT
    return [
        *[left * (tile in storage) for tile in KNOWLEDGE_TILES], *[tile in storage for tile in data.BUILDINGS],
    ]  # fmt: skip


def _knowledge(player: Player, left: float, phases: int, scored: int) -> list[float]:
    known = player.known
    mines = _mines(player) * phases
    return [mines, mines * (2 in known), *[left * (number in known) for number in data.KNOWLEDGE], scored]


def _offers(outlook: Prince) -> list[float]:
    """Colours that a bonus waits for, before or after the best of the others; tiles that are to be had."""
    state, seat, player = outlook.view, outlook.seat, outlook.player
    rivals = [other for n, other in enumerate(state.players) if n != seat]
    theirs = [growth_of(other.board, tuple(other.estate)).missing for other in rivals if other.board is not None]
    settled = len(theirs) == len(rivals)
    ahead = near = behind = 0.0
    rates = data.RATES[len(state.players)]
    wanted = 0
    on_depots = dict.fromkeys(data.TYPES, 0)
    black = []
    for slot, tile in state.depots.items():
        if data.SLOTS[slot].depot:
            on_depots[data.TYPE_OF[tile]] += 1
        else:
            black.append(outlook.home(tile))
    for kind in data.TYPES:
        lacks = outlook.growth.missing[kind]
        wanted += min(lacks, on_depots[kind])
        if not lacks:
            continue
        prize = (rates.large, rates.small, 0, 0)[len(state.finished[kind])]
        least = min([missing[kind] for missing in theirs]) if settled else lacks
        if lacks < least:
            ahead += prize / lacks
        elif lacks > least:
            behind += prize / lacks
        near += prize / lacks**2
    best = max(black, default=0.0)
    return [
        ahead, near, behind, *on_depots.values(), wanted, wanted * (1 - state.round / data.ROUNDS), len(black),
        best, best * (player.silver >= data.PRICE),
    ]  # fmt: skip


def _next_turn(outlook: Prince) -> list[float]:
    """What the numbers of a die may bring on the next turn: a tile from the depot, a tile from the storage to the
    estate, or a sale."""
    state, player = outlook.view, outlook.player
    takes, places, sales = [0.0] * SIDES, [0.0] * SIDES, [0.0] * SIDES
    homes = []
    if state.round < data.ROUNDS:
        for slot, tile in state.depots.items():
            depot = data.SLOTS[slot].depot
            if depot != data.BLACK_DEPOT:
                worth = outlook.home(tile)
                homes.append(worth)
                if worth > takes[depot - 1]:
                    takes[depot - 1] = worth
    homes.sort(reverse=True)
    for tile in dict.fromkeys(player.storage):
        for space in fitting(player, tile, outlook.growth.sites[data.TYPE_OF[tile]]):
            at = NUMBER_OF[space] - 1
            places[at] = max(places[at], outlook.placed(tile, space))
    for goods in player.goods:
        sales[data.GOODS[goods] - 1] = outlook.sale(goods)  # type: ignore[index]
    best = [max(TAKEN * taken, placed, sold) for taken, placed, sold in zip(takes, places, sales, strict=True)]
    shifted = [max(best[n - 1], best[n], best[(n + 1) % SIDES]) for n in range(SIDES)] if player.workers else best
    taken, free = sum(takes) / SIDES, len(player.storage) < data.STORAGE
    return [
        taken, taken * free, sum(places) / SIDES, sum(sales) / SIDES, sum(best) / SIDES, sum(shifted) / SIDES,
        min(best), sum([worth > 0 for worth in places]), taken * (data.ROUNDS - state.round),
        *[*homes[:2], 0.0, 0.0][:2],
    ]  # fmt: skip


def _left_over(player: Player) -> int:
    return sum([points for _, _, points in left_over(player)])


def _scored(state: State, seat: Seat) -> int:
    """Points of the knowledge tiles, if the game ended now."""
    points = 0
    for number in state.players[seat].known:
        if number in SCORING:
            count, each = counted(state, seat, number)
            points += count * each
    return points


def sure(state: State, seat: Seat) -> float | None:
    """Points of the final scoring, after the mines of the last phase, for a seat whose last turn is over."""
    last = state.phase == data.PHASES[-1] and state.round == data.ROUNDS
    if not last or state.active is None or state.players[seat].dice:
        return None
    order = state.order
    if order.index(seat) >= order.index(state.active):
        return None
    player = state.players[seat].clone()
    mines = _mines(player)
    player.silver += mines
    player.workers += mines * (data.MINE_WORKERS in player.known)
    return float(_left_over(player) + _scored(state, seat))


def _mines(player: Player) -> int:
    return sum([tile == "mine" for tile in player.estate.values()])


def turn(state: State) -> int:
    """-1 while estates are chosen."""
    if not state.phase:
        return -1
    rounds = data.PHASES.index(state.phase) * data.ROUNDS + state.round - 1  # type: ignore[arg-type]
    return rounds * len(state.players) + (state.order.index(state.active) if state.active is not None else 0)


MASTERY = Mastery(
    pace=9_000,
    turn=turn,
    features=Features(3, NAMES, features, sure),
    widths=(8, 5, 3, 2),
    most=40,
    alone=True,
    openings=6,
    finalists=1,
    schooling=Schooling(journeymen=((1500, 0.0),), own=400, usual=0.4),
)
