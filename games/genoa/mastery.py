"""Features of a Genoa position for the master: the purse, deliverable orders, and future prospects.

`left` in a name: multiplied by the share of the game still to come, since goods are worth only what they can still be
turned into.
"""

from automata.automaton import Weigher
from automata.mastery import Features, Mastery, Schooling
from engine.records import HIDDEN
from engine.seats import Seat
from games.genoa.automaton import NEVER
from games.genoa.automaton_prices import expected, one_more
from games.genoa.data import COMMODITIES, CONTRACTS, LAST_SPACE, MARKERS, MESSAGES, ORDERS, TILES, TRACK_START
from games.genoa.scoring import group_value, groups
from games.genoa.state import Player, State

NAMES = (
    "left", "left squared", "last round", "last but one", "turns before", "two players", "four players", "five players",
    "purse", "purse unknown",
    "commodities", "commodities left", "kinds", "kinds left", "spare commodities left",
    "large orders", "large orders left", "large ready", "large ready left", "large lacks one", "large lacks one left",
    "large lacks two left", "large on the last turn",
    "small orders", "small orders left", "small ready", "small ready left", "small wanted in supply",
    "messages", "messages left", "linked messages left",
    "contracts", "contracts now", "contracts now left", "contract more", "contract more left", "longest group",
    "contracts expected", "contracts expected left", "contracts to draw", "contracts to draw left", "contract hope",
    *(TILES), *(f"{tile} left" for tile in TILES),
    "markers", "markers left", "markers to place", "owned", "owned left", "inner owned left",
    "rivals' commodities", "rivals' cards", "rivals' tiles", "rivals' contracts", "most contracts of a rival",
    "a rival's contract more left", "rivals' owned",
)  # fmt: skip
INNER = ("guild_hall", "city_hall", "post_office", "cathedral")


def features(state: State, seat: Seat, journeyman: Weigher) -> list[float]:
    player, seats = state.players[seat], len(state.players)
    rounds, whole = LAST_SPACE - state.marker, LAST_SPACE - TRACK_START[seats] + 1
    behind = (seat - state.trader) % seats
    left = (rounds + ((state.start - state.trader) % seats or seats) / seats) / whole
    known = player.ducats >= 0
    return [
        left, left * left, rounds == 0, rounds == 1, behind / seats, seats == 2, seats == 4, seats == 5,
        player.ducats if known and player.shown is None else 0.0, not known,
        *_goods(player, left),
        *_orders(state, player, left, rounds),
        *_cards(player, left),
        *_contracts(state, player, left),
        *_tiles(state, seat, left, rounds),
        *_rivals(state, seat, left),
    ]  # fmt: skip


def _goods(player: Player, left: float) -> list[float]:
    held = player.commodities
    total, kinds = sum(held.values()), sum([count > 0 for count in held.values()])
    wanted = {name for card in _own_orders(player) for name in ORDERS[card].commodities}
    spare = total - sum([held[name] > 0 for name in wanted])
    return [total, total * left, kinds, kinds * left, spare * left]


def _own_orders(player: Player) -> list[str]:
    return [card for card in (*player.large_order, *player.small_order) if card != HIDDEN]


def _orders(state: State, player: Player, left: float, rounds: int) -> list[float]:
    held = player.commodities
    lacks = [0, 0, 0, 0]
    for card in player.large_order:
        lacks[3 if card == HIDDEN else sum([not held[name] for name in ORDERS[card].commodities])] += 1
    ready = to_be_had = 0
    for card in player.small_order:
        if card == HIDDEN:
            continue
        commodities = ORDERS[card].commodities
        has = all(held[name] for name in commodities)
        ready += has
        to_be_had += not has and all(state.commodities[name] for name in commodities)
    large, small = len(player.large_order), len(player.small_order)
    return [
        large, large * left, lacks[0], lacks[0] * left, lacks[1], lacks[1] * left, lacks[2] * left,
        lacks[0] * (rounds == 0),
        small, small * left, ready, ready * left, to_be_had * left,
    ]  # fmt: skip


def _cards(player: Player, left: float) -> list[float]:
    messages = player.message
    ends = [end for card in messages if card != HIDDEN for end in MESSAGES[card]]
    linked = len(ends) - len(set(ends))
    contracts = [card for card in player.contract if card != HIDDEN]
    sizes = groups(contracts)
    now, more = sum(map(group_value, sizes)), one_more(tuple(contracts))
    return [
        len(messages), len(messages) * left, linked * left,
        len(player.contract), now, now * left, more, more * left, max(sizes, default=0),
    ]  # fmt: skip


def _contracts(state: State, player: Player, left: float) -> list[float]:
    """Each contract scores more the more are held, and the deck is finite."""
    count, to_draw = len(player.contract), state.decks["contract"].size
    worth = expected(count)
    coming = min(len(CONTRACTS), round(count + to_draw * left / 2))
    return [worth, worth * left, to_draw, to_draw * left, expected(coming) - worth]


def _tiles(state: State, seat: Seat, left: float, rounds: int) -> list[float]:
    player = state.players[seat]
    held = [player.tiles[tile] for tile in TILES]
    owned = [building for building, owner in state.owners.items() if owner == seat]
    return [
        *held, *[count * left for count in held],
        player.stock, player.stock * left, min(player.stock, MARKERS) * (rounds > 0), len(owned), len(owned) * left,
        sum([building in INNER for building in owned]) * left,
    ]  # fmt: skip


def _rivals(state: State, seat: Seat, left: float) -> list[float]:
    rivals = [player for n, player in enumerate(state.players) if n != seat]
    contracts = [len(rival.contract) for rival in rivals]
    most = max(contracts)
    return [
        sum([rival.commodities[name] for rival in rivals for name in COMMODITIES]) / len(rivals),
        sum([rival.cards for rival in rivals]) / len(rivals),
        sum([count for rival in rivals for count in rival.tiles.values()]) / len(rivals),
        sum(contracts) / len(rivals), most, (expected(most + 1) - expected(most)) * left,
        sum([owner != seat for owner in state.owners.values()]) / len(rivals),
    ]  # fmt: skip


def turn(state: State) -> int:
    seats = len(state.players)
    return (state.round - 1) * seats + (state.trader - state.start) % seats + (not state.stack)


def strange(state: State, seat: Seat) -> bool | None:
    """False for a seat with an offer in the book, which a stranger never makes; None if unknown."""
    return False if any(offer.seat == seat for offer in state.offers) else None


MASTERY = Mastery(
    pace=6_000,
    turn=turn,
    features=Features(2, NAMES, features),
    plain=True,
    finalists=6,
    trials=64,
    horizon=0,
    doubt=0.5,
    least=NEVER / 2,
    strange=strange,
    schooling=Schooling(
        journeymen=((520, 0.0), (660, 0.5)),
        own=0,
        onlookers=1.0,
        league=("journeyman", "middle", "old"),
        games=27,
        spread=0.3,
        plenty=120,
    ),
)
