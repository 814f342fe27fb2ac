"""Components of Genoa (RULES.md, section 2). Ids only: names are in `locales`, drawings in `pictures`."""

from functools import lru_cache
from types import MappingProxyType
from typing import Literal, NamedTuple, get_args

# ---------------------------------------------------------------- the board

_ROWS = """
villa_colini villa_colini park park coach_house coach_house villa_ricci villa_ricci
warehouse_metals warehouse_metals street_3_2 street_4_2 street_5_2 street_6_2 warehouse_spices warehouse_spices
warehouse_metals street_2_3 street_3_3 guild_hall guild_hall street_6_3 street_7_3 warehouse_spices
tavern street_2_4 cathedral market market city_hall street_7_4 inn
tavern street_2_5 cathedral market market city_hall street_7_5 inn
warehouse_fabric street_2_6 street_3_6 post_office post_office street_6_6 street_7_6 warehouse_drinks
warehouse_fabric warehouse_fabric street_3_7 street_4_7 street_5_7 street_6_7 warehouse_drinks warehouse_drinks
villa_zasteri villa_zasteri palace palace harbor harbor villa_monetti villa_monetti
"""
GRID: tuple[tuple[str, ...], ...] = tuple(tuple(row.split()) for row in _ROWS.split("\n") if row)
"""`GRID[red - 1][blue - 1]` is the space of a roll (GEN-3.2)."""
SIDES = len(GRID)

OUTER_RING: tuple[str, ...] = (
    "villa_colini", "park", "coach_house", "villa_ricci", "warehouse_spices", "inn", "warehouse_drinks",
    "villa_monetti", "harbor", "palace", "villa_zasteri", "warehouse_fabric", "tavern", "warehouse_metals",
)  # fmt: skip
"""The buildings of the contracts, clockwise; neighbours here are exactly the outer buildings that touch."""
INNER: tuple[str, ...] = ("guild_hall", "city_hall", "post_office", "cathedral")
BUILDINGS: tuple[str, ...] = OUTER_RING + INNER
VILLAS: tuple[str, ...] = ("villa_colini", "villa_monetti", "villa_ricci", "villa_zasteri")
MARKET = "market"
STREETS: tuple[str, ...] = tuple(space for row in GRID for space in row if space.startswith("street"))
SPACES: tuple[str, ...] = (*BUILDINGS, MARKET, *STREETS)


def _neighbours(space: str) -> tuple[str, ...]:
    found = set()
    for red in range(SIDES):
        for blue in range(SIDES):
            if GRID[red][blue] == space:
                around = ((red - 1, blue), (red + 1, blue), (red, blue - 1), (red, blue + 1))
                found |= {GRID[r][b] for r, b in around if 0 <= r < SIDES and 0 <= b < SIDES}
    return tuple(other for other in SPACES if other in found - {space})


ADJACENT: MappingProxyType[str, tuple[str, ...]] = MappingProxyType({s: _neighbours(s) for s in SPACES})
"""Orthogonal contact (GEN-4.2), in the order of SPACES."""
FRONTAGE: MappingProxyType[str, tuple[str, ...]] = MappingProxyType(
    {street: tuple(b for b in ADJACENT[street] if b in BUILDINGS) for street in STREETS}
)
"""The one or two buildings beside each street."""

DISCS = 5


@lru_cache(maxsize=8192)
def within_reach(path: tuple[str, ...]) -> frozenset[str]:
    """Unvisited spaces that the tower can still reach over unvisited spaces (GEN-15.14)."""
    visited = set(path)
    found: set[str] = set()
    edge = {path[-1]}
    for _ in range(DISCS - len(path)):
        edge = {to for at in edge for to in ADJACENT[at]} - visited - found
        found |= edge
    return frozenset(found)


@lru_cache(maxsize=8192)
def next_spaces(path: tuple[str, ...]) -> tuple[str, ...]:
    """Spaces that the tower can move to now (GEN-4.1, 4.4, 4.9)."""
    if len(path) == DISCS:
        return ()
    return tuple(space for space in ADJACENT[path[-1]] if space not in path)


# ---------------------------------------------------------------- commodities and special tiles

Commodity = Literal["ale", "wine", "silver", "copper", "linen", "silk", "pepper", "saffron"]
Tile = Literal["starting_space", "trade_1_1", "commodity_of_choice", "building_action", "extra_action"]
Deck = Literal["contract", "message", "large_order", "small_order"]

COMMODITIES: tuple[Commodity, ...] = get_args(Commodity)
COMMODITY_COUNT = 5
TILES: tuple[Tile, ...] = get_args(Tile)
TILE_COUNTS: MappingProxyType[str, int] = MappingProxyType(
    {"starting_space": 5, "trade_1_1": 7, "commodity_of_choice": 5, "building_action": 5, "extra_action": 5}
)
DECKS: tuple[Deck, ...] = get_args(Deck)
MARKER = "marker"


# ---------------------------------------------------------------- yields of buildings


class Effect(NamedTuple):
    """Yield of a building's plain action; a villa may instead be used to deliver a large order."""

    commodities: tuple[str, ...] = ()
    tile: str = ""
    markers: int = 0
    deck: str = ""
    cards: int = 0


EFFECTS: MappingProxyType[str, Effect] = MappingProxyType(
    {
        "guild_hall": Effect(deck="large_order", cards=1),
        "city_hall": Effect(deck="small_order", cards=2),
        "post_office": Effect(deck="message", cards=2),
        "cathedral": Effect(markers=2),
        "palace": Effect(tile="building_action"),
        "park": Effect(tile="extra_action"),
        "coach_house": Effect(tile="starting_space"),
        "harbor": Effect(tile="commodity_of_choice"),
        "tavern": Effect(tile="trade_1_1"),
        "inn": Effect(tile="trade_1_1"),
        "warehouse_drinks": Effect(commodities=("ale", "wine")),
        "warehouse_metals": Effect(commodities=("silver", "copper")),
        "warehouse_fabric": Effect(commodities=("linen", "silk")),
        "warehouse_spices": Effect(commodities=("pepper", "saffron")),
        **{villa: Effect(deck="contract", cards=1) for villa in VILLAS},
    }
)
assert set(EFFECTS) == set(BUILDINGS)

# ---------------------------------------------------------------- cards


class Order(NamedTuple):
    building: str
    commodities: tuple[str, ...]


CONTRACTS: MappingProxyType[str, str] = MappingProxyType({f"contract_{b}": b for b in OUTER_RING})
MESSAGES: MappingProxyType[str, tuple[str, str]] = MappingProxyType(
    {
        "message_01": ("villa_colini", "villa_ricci"),
        "message_02": ("park", "warehouse_spices"),
        "message_03": ("coach_house", "inn"),
        "message_04": ("villa_ricci", "warehouse_drinks"),
        "message_05": ("warehouse_spices", "villa_monetti"),
        "message_06": ("inn", "harbor"),
        "message_07": ("warehouse_drinks", "palace"),
        "message_08": ("villa_monetti", "villa_zasteri"),
        "message_09": ("harbor", "warehouse_fabric"),
        "message_10": ("palace", "tavern"),
        "message_11": ("villa_zasteri", "warehouse_metals"),
        "message_12": ("warehouse_fabric", "villa_colini"),
        "message_13": ("tavern", "park"),
        "message_14": ("warehouse_metals", "coach_house"),
    }
)
LARGE_ORDERS: MappingProxyType[str, Order] = MappingProxyType(
    {
        "large_order_01": Order("villa_colini", ("silver", "linen", "pepper")),
        "large_order_02": Order("villa_colini", ("ale", "linen", "pepper")),
        "large_order_03": Order("villa_colini", ("ale", "copper", "saffron")),
        "large_order_04": Order("villa_colini", ("wine", "silver", "silk")),
        "large_order_05": Order("villa_monetti", ("silver", "silk", "saffron")),
        "large_order_06": Order("villa_monetti", ("ale", "silk", "saffron")),
        "large_order_07": Order("villa_monetti", ("ale", "silver", "pepper")),
        "large_order_08": Order("villa_monetti", ("wine", "copper", "linen")),
        "large_order_09": Order("villa_ricci", ("copper", "linen", "saffron")),
        "large_order_10": Order("villa_ricci", ("wine", "silk", "pepper")),
        "large_order_11": Order("villa_ricci", ("wine", "silver", "saffron")),
        "large_order_12": Order("villa_ricci", ("ale", "copper", "silk")),
        "large_order_13": Order("villa_zasteri", ("copper", "silk", "pepper")),
        "large_order_14": Order("villa_zasteri", ("wine", "linen", "saffron")),
        "large_order_15": Order("villa_zasteri", ("wine", "copper", "pepper")),
        "large_order_16": Order("villa_zasteri", ("ale", "silver", "linen")),
    }
)
SMALL_ORDERS: MappingProxyType[str, Order] = MappingProxyType(
    {
        "small_order_01": Order("palace", ("silver",)),
        "small_order_02": Order("palace", ("saffron",)),
        "small_order_03": Order("park", ("wine",)),
        "small_order_04": Order("park", ("silk",)),
        "small_order_05": Order("coach_house", ("copper",)),
        "small_order_06": Order("coach_house", ("ale",)),
        "small_order_07": Order("harbor", ("linen",)),
        "small_order_08": Order("harbor", ("saffron",)),
        "small_order_09": Order("tavern", ("ale",)),
        "small_order_10": Order("tavern", ("pepper",)),
        "small_order_11": Order("inn", ("linen",)),
        "small_order_12": Order("inn", ("copper",)),
        "small_order_13": Order("guild_hall", ("silk",)),
        "small_order_14": Order("city_hall", ("wine",)),
        "small_order_15": Order("cathedral", ("silver",)),
        "small_order_16": Order("post_office", ("pepper",)),
    }
)
ORDERS: MappingProxyType[str, Order] = MappingProxyType({**LARGE_ORDERS, **SMALL_ORDERS})

CARDS: MappingProxyType[str, tuple[str, ...]] = MappingProxyType(
    {
        "contract": tuple(CONTRACTS),
        "message": tuple(MESSAGES),
        "large_order": tuple(LARGE_ORDERS),
        "small_order": tuple(SMALL_ORDERS),
    }
)
DECK_OF: MappingProxyType[str, str] = MappingProxyType({card: deck for deck in DECKS for card in CARDS[deck]})

# ---------------------------------------------------------------- numbers

LAST_SPACE = 12
TRACK_START: MappingProxyType[int, int] = MappingProxyType({2: 1, 3: 3, 4: 5, 5: 7})
"""Number of players → first space of the round marker."""
START_DUCATS = 130
MARKERS = 7
UNIT = 5
LARGE_REWARD = 100
SMALL_REWARD = 40
MESSAGE_REWARD = 30
REWARD: MappingProxyType[str, int] = MappingProxyType({"large_order": LARGE_REWARD, "small_order": SMALL_REWARD})
OWNER_INCOME = 10
OWNER_SCORE = 10
GROUP_VALUE = (0, 10, 30, 60, 100)
GROUP_FURTHER = 50

MAX_OFFERS = 8
MAX_LINES = 10
"""Maximum different lines on one side of an offer."""
MAX_PIECES = 40
"""Maximum things on one side of an offer."""
