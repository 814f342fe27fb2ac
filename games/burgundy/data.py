"""The components of The Castles of Burgundy (RULES.md, section 2) but for the estates, which are in `estates`.

Ids only: names are in `locales`, drawings in `pictures`. Tiles of one kind are alike, so a tile is the id of its kind:
`bank`, `cow3`, `k08`, `castle`, `mine`, `ship`.
"""

from itertools import combinations
from types import MappingProxyType
from typing import Literal, NamedTuple

Type = Literal["building", "animal", "knowledge", "castle", "mine", "ship"]
"""Type of a tile and of the spaces that take it; also the colour of its bonus tiles."""
Goods = Literal["turquoise", "purple", "pink", "red", "brown", "orange"]
Phase = Literal["A", "B", "C", "D", "E"]

TYPES: tuple[Type, ...] = ("building", "animal", "knowledge", "castle", "mine", "ship")
BLACK = "black"
"""The seventh supply: tiles with a black back."""

# ---------------------------------------------------------------- tiles (2.2 – 2.5)


class Tile(NamedTuple):
    type: Type
    own_back: int
    """Number of tiles with the back of their own colour."""
    black_back: int
    animal: str = ""
    animals: int = 0
    """Number of animals on the tile."""
    number: int = 0
    """Number of a knowledge tile."""


class Building(NamedTuple):
    """One-time effect of a building when it is placed (BUR-9)."""

    takes: tuple[Type, ...] = ()
    """May take a tile of these types from a numbered depot."""
    sells: bool = False
    places: bool = False
    workers: int = 0
    silver: int = 0
    points: int = 0


BUILDINGS: MappingProxyType[str, Building] = MappingProxyType(
    {
        "warehouse": Building(sells=True),
        "carpenters_workshop": Building(takes=("building",)),
        "church": Building(takes=("mine", "knowledge", "castle")),
        "market": Building(takes=("ship", "animal")),
        "boarding_house": Building(workers=4),
        "bank": Building(silver=2),
        "city_hall": Building(places=True),
        "watchtower": Building(points=4),
    }
)
ANIMALS = ("cow", "sheep", "pig", "chicken")
ANIMAL_BACKS: MappingProxyType[int, tuple[int, int]] = MappingProxyType({2: (2, 0), 3: (2, 1), 4: (1, 1)})
"""Animals on a tile → tiles of each kind with their own back and with a black one."""

KNOWLEDGE = range(1, 27)
BLACK_KNOWLEDGE = frozenset({7, 12, 14, 15, 24, 25})


def knowledge_tile(number: int) -> str:
    return f"k{number:02}"


TILES: MappingProxyType[str, Tile] = MappingProxyType(
    {
        **{building: Tile("building", 5, 2) for building in BUILDINGS},
        **{
            f"{animal}{count}": Tile("animal", *backs, animal=animal, animals=count)
            for animal in ANIMALS
            for count, backs in ANIMAL_BACKS.items()
        },
        **{
            knowledge_tile(n): Tile("knowledge", *((0, 1) if n in BLACK_KNOWLEDGE else (1, 0)), number=n)
            for n in KNOWLEDGE
        },
        "castle": Tile("castle", 14, 2),
        "mine": Tile("mine", 10, 2),
        "ship": Tile("ship", 20, 6),
    }
)
TYPE_OF: dict[str, Type] = {name: tile.type for name, tile in TILES.items()}

# ---------------------------------------------------------------- knowledge (2.5, BUR-16)

DUPLICATE_BUILDINGS = 1
MINE_WORKERS = 2
SALE_SILVER = 3
SALE_WORKER = 4
TWO_DEPOTS = 5
BUY_ANYWHERE = 6
ANIMAL_BONUS = 7
TWO_STEPS = 8
FREE_SHIFT_PLACING: MappingProxyType[str, int] = MappingProxyType(
    {"building": 9, "ship": 10, "animal": 10, "castle": 11, "mine": 11, "knowledge": 11}
)
FREE_SHIFT_TAKING = 12
WORKERS_AND_SILVER = 13
FOUR_WORKERS = 14
SOLD_TYPES = 15
SCORED_BUILDING: MappingProxyType[int, str] = MappingProxyType(
    {
        16: "warehouse",
        17: "watchtower",
        18: "carpenters_workshop",
        19: "church",
        20: "market",
        21: "boarding_house",
        22: "bank",
        23: "city_hall",
    }
)
ANIMAL_KINDS = 24
SOLD_TILES = 25
BONUS_TILES = 26

POINTS_PER_SOLD_TYPE = 3
POINTS_PER_SCORED_BUILDING = 4
POINTS_PER_ANIMAL_KIND = 4
POINTS_PER_SOLD_TILE = 1
POINTS_PER_BONUS_TILE = 2

# ---------------------------------------------------------------- goods (2.6)

GOODS: MappingProxyType[Goods, int] = MappingProxyType(
    {"turquoise": 1, "purple": 2, "pink": 3, "red": 4, "brown": 5, "orange": 6}
)
"""Goods → the die that sells them."""
TILES_PER_GOODS = 7
GOODS_PER_PHASE = 5
START_GOODS = 3
GOODS_SPACES = 3

# ---------------------------------------------------------------- depots (2.7, 2.8)

DEPOTS = range(1, 7)
BLACK_DEPOT = 0


class Slot(NamedTuple):
    """A space of a depot and the number of players from which it is filled. Spaces of the black depot have no type."""

    depot: int
    type: Type | None
    players: int


DEPOT_SPACES: MappingProxyType[int, tuple[tuple[Type | None, int], ...]] = MappingProxyType(
    {
        1: (("knowledge", 3), ("building", 2), ("ship", 2), ("animal", 4)),
        2: (("knowledge", 2), ("building", 3), ("castle", 2), ("building", 4)),
        3: (("animal", 2), ("ship", 3), ("building", 2), ("knowledge", 4)),
        4: (("mine", 4), ("ship", 2), ("building", 2), ("animal", 3)),
        5: (("building", 3), ("mine", 2), ("building", 4), ("knowledge", 2)),
        6: (("castle", 3), ("building", 2), ("ship", 4), ("animal", 2)),
        BLACK_DEPOT: ((None, 3), (None, 2), (None, 4), (None, 2), (None, 2), (None, 4), (None, 2), (None, 3)),
    }
)
SLOTS: MappingProxyType[str, Slot] = MappingProxyType(
    {
        f"{depot}{letter}": Slot(depot, kind, players)
        for depot, spaces in DEPOT_SPACES.items()
        for letter, (kind, players) in zip("abcdefgh", spaces, strict=False)
    }
)
"""`4b` is the second space of depot 4, `0c` the third of the black depot."""
SLOTS_OF: MappingProxyType[int, tuple[str, ...]] = MappingProxyType(
    {depot: tuple(name for name, slot in SLOTS.items() if slot.depot == depot) for depot in DEPOT_SPACES}
)


NUMBERED = tuple([slot for depot in DEPOTS for slot in SLOTS_OF[depot]])
"""The spaces of the six numbered depots, in order."""
BLACK_ONLY = SLOTS_OF[BLACK_DEPOT]
BLACK_AND_NUMBERED = BLACK_ONLY + NUMBERED
TWINS: dict[tuple[str, ...], tuple[tuple[str, str], ...]] = {
    slots: tuple(
        (one, other)
        for one, other in combinations(slots, 2)
        if (SLOTS[one].depot, SLOTS[one].type) == (SLOTS[other].depot, SLOTS[other].type)
    )
    for slots in (NUMBERED, BLACK_AND_NUMBERED, *SLOTS_OF.values())
}
"""Spaces of one depot that may hold equal tiles, in the order of their letters."""

EXCEPTION_SLOT = "6a"
EXCEPTION_PLAYERS = 3
EXCEPTION_PHASES = frozenset({"B", "D"})
EXCEPTION_TYPE: Type = "mine"
"""BUR-3.9."""

DEPOT_PAIRS: tuple[tuple[int, int], ...] = ((1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (1, 6))
"""Neighbours on the ring (BUR-R7), the lower number first."""

# ---------------------------------------------------------------- numbers (2.9)

PHASES: tuple[Phase, ...] = ("A", "B", "C", "D", "E")
ROUNDS = 5
PHASE_POINTS: MappingProxyType[str, int] = MappingProxyType({"A": 10, "B": 8, "C": 6, "D": 4, "E": 2})
REGION_POINTS = (0, 1, 3, 6, 10, 15, 21, 28, 36)
"""By the number of spaces."""


class Rates(NamedTuple):
    """Values that depend on the number of players."""

    large: int
    small: int
    goods: int
    """Points for each goods tile sold."""


RATES: MappingProxyType[int, Rates] = MappingProxyType({2: Rates(5, 2, 2), 3: Rates(6, 3, 3), 4: Rates(7, 4, 4)})

DICE = 2
STORAGE = 3
START_SILVER = 1
START_WORKERS = (1, 2, 3, 4)
"""By place in the first turn order."""
PRICE = 2
"""Silver for a purchase."""
SILVER_PER_SALE = 1
SILVER_PER_SALE_DOUBLED = 2
WORKERS_TAKEN = 2
WORKERS_TAKEN_DOUBLED = 4
WORKERS_PER_POINT = 2
TRACK_SPACES = 7
VP_TILE = 100

# ---------------------------------------------------------------- board sheets (2.12)

SHEETS: tuple[tuple[str, str], ...] = (("1", "2"), ("1", "3"), ("1", "4"), ("1", "5"), ("6", "7"), ("8", "9"))
BASIC_BOARD = "1"
BASIC_CASTLE = "d4"
STRONG_BOARD = "8"
"""BUR-R29: a table may bar it."""
