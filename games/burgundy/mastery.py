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
from games.burgundy.estates import COLOURS, ESTATES, NUMBER_OF
from games.burgundy.placing import fitting, sites_beside
from games.burgundy.scoring import counted
from games.burgundy.state import State

SCORING = frozenset({15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26})
ALL_ROUNDS = len(data.PHASES) * data.ROUNDS
SMALL, MIDDLE = 2, 5
"""Maximum spaces of a small and of a medium region."""
BOARDS = tuple(COLOURS)

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
    *(f"board {board}" for board in BOARDS),
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
    row = [
        left, left * left, left**3, len(player.dice), state.round / data.ROUNDS, phase_points / 10, seats == 3,
        seats == 4, state.turn_order.index(seat) / seats, left * state.turn_order.index(seat) / seats,
        *_stores(state, seat, left),
        *_spaces(state, seat, left, phase_points),
        *_storage(outlook, left),
        *_knowledge(state, seat, left, outlook.phases_left),
        *_offers(outlook),
        *(player.board == board for board in BOARDS),
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


def _spaces(state: State, seat: Seat, left: float, phase_points: int) -> list[float]:
    """Regions and colours: what is missing, what can be reached, what is begun."""
    player = state.players[seat]
    assert player.board is not None
    land = _land(player.board, tuple(player.estate.items()), phase_points)
    return [
        *land.missing, *[free * left for free in land.missing], *land.reachable, land.numbers,
        sum(land.reachable) * left, *land.one, land.small, land.two, land.begun, land.begun * left, land.share,
        land.room * left, land.animals,
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


@lru_cache(maxsize=1024)
def _land(board: str, tiles: tuple[tuple[str, str], ...], phase_points: int) -> Land:
    """Many lines through a turn end with the same estate."""
    estate, land, taken = dict(tiles), ESTATES[board], tuple([space for space, _ in tiles])
    missing, reachable, numbers = [], [], set[int]()
    for kind in data.TYPES:
        missing.append(float(sum([space not in estate for space in land.spaces[kind]])))
        sites = sites_beside(board, taken)[kind]
        reachable.append(float(len(sites)))
        numbers.update([NUMBER_OF[space] for space in sites])
    one = dict.fromkeys(data.TYPES, 0.0)
    small = two = begun = share = room = animals = 0.0
    for name, spaces in land.regions.items():
        size = len(spaces)
        lacks = sum([space not in estate for space in spaces])
        if not lacks:
            continue
        points = data.REGION_POINTS[size] + phase_points
        if lacks == 1:
            one[land.types[spaces[0]]] += points
            small += size <= SMALL
        elif lacks == 2:
            two += points
        if lacks < size:
            begun += points / lacks
            share += data.REGION_POINTS[size] * (size - lacks) / size
            if name.startswith("animal"):
                kept = dict.fromkeys(data.ANIMALS, 0)
                for space in spaces:
                    if space in estate:
                        tile = data.TILES[estate[space]]
                        kept[tile.animal] += tile.animals
                room += lacks
                animals += lacks * max(kept.values())
    return Land(missing, reachable, len(numbers), list(one.values()), small, two, begun, share, room, animals)


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


def _knowledge(state: State, seat: Seat, left: float, phases: int) -> list[float]:
    player = state.players[seat]
    mines = sum(tile == "mine" for tile in player.estate.values()) * phases
    scoring = [number for number in player.known if number in SCORING]
    points = 0
    for number in scoring:
        count, each = counted(state, seat, number)
        points += count * each
    return [
        mines, mines * (2 in player.known),
        *(left * (number in player.known) for number in data.KNOWLEDGE),
        points,
    ]  # fmt: skip


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


def turn(state: State) -> int:
    """-1 while estates are chosen."""
    if not state.phase:
        return -1
    rounds = data.PHASES.index(state.phase) * data.ROUNDS + state.round - 1  # type: ignore[arg-type]
    return rounds * len(state.players) + (state.order.index(state.active) if state.active is not None else 0)


MASTERY = Mastery(
    pace=9_000,
    turn=turn,
    features=Features(2, NAMES, features),
    widths=(8, 5, 3, 2),
    most=40,
    alone=True,
    finalists=1,
    schooling=Schooling(journeymen=((1500, 0.0),), own=400, usual=0.4),
)
