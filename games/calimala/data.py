"""The components of Calimala (RULES.md, section 2). Ids only: names are in `locales`, drawings in `pictures`."""

from types import MappingProxyType
from typing import Literal, NamedTuple

Action = Literal["wood", "brick", "marble", "build", "artwork", "weave", "ship", "transport", "contribute"]
Material = Literal["wood", "brick", "marble"]
Place = Literal["nw", "n", "ne", "w", "c", "e", "sw", "s", "se"]
City = Literal["barcelona", "lisbon", "london", "troyes", "bruges", "hamburg"]
Building = Literal["santa_maria_del_fiore", "san_miniato", "santa_croce"]
Row = Literal["wood", "brick", "marble", "artwork"]
Piece = Literal["ship", "house", "workshop"]

ACTIONS: tuple[Action, ...] = (
    "wood",
    "brick",
    "marble",
    "build",
    "artwork",
    "weave",
    "ship",
    "transport",
    "contribute",
)
MATERIALS: tuple[Material, ...] = ("wood", "brick", "marble")
ROWS: tuple[Row, ...] = ("wood", "brick", "marble", "artwork")
PORTS: tuple[City, ...] = ("barcelona", "lisbon", "london")
TRADE_CITIES: tuple[City, ...] = ("troyes", "bruges", "hamburg")
CITIES: tuple[City, ...] = PORTS + TRADE_CITIES
BUILDINGS: tuple[Building, ...] = ("santa_maria_del_fiore", "san_miniato", "santa_croce")
COUNCIL = "palazzo_vecchio"

PLACES: tuple[Place, ...] = ("nw", "n", "ne", "w", "c", "e", "sw", "s", "se")
PRINTED_PLACE: Place = "c"
PRINTED_ACTION: Action = "contribute"
"""CAL-2.4: the centre is printed on the board, the eight other places hold tiles."""
ACTION_TILES: tuple[Action, ...] = ("wood", "brick", "marble", "artwork", "weave", "ship", "transport", "build")

FIRST_GAME: MappingProxyType[Place, Action] = MappingProxyType(
    {
        "nw": "artwork", "n": "ship", "ne": "build",
        "w": "brick", "c": "contribute", "e": "transport",
        "sw": "weave", "s": "wood", "se": "marble",
    }
)  # fmt: skip

SPACES: MappingProxyType[str, tuple[Place, Place]] = MappingProxyType(
    {
        "s01": ("nw", "n"), "s02": ("n", "ne"), "s03": ("nw", "w"), "s04": ("n", "c"),
        "s05": ("ne", "e"), "s06": ("w", "c"), "s07": ("c", "e"), "s08": ("w", "sw"),
        "s09": ("c", "s"), "s10": ("e", "se"), "s11": ("sw", "s"), "s12": ("s", "se"),
    }
)  # fmt: skip
"""The twelve streets and the two places that each joins."""


class SetUp(NamedTuple):
    """CAL-2.8 – 2.15: what depends on the number of players."""

    discs: int
    whites: int
    finals_dealt: int
    face_up: bool

    @property
    def turns(self) -> int:
        return self.discs + self.whites


SET_UP: MappingProxyType[int, SetUp] = MappingProxyType(
    {3: SetUp(12, 3, 3, True), 4: SetUp(10, 2, 2, True), 5: SetUp(8, 2, 2, False)}
)

CARDS_PER_ACTION = 5
DRAFT_CARDS: tuple[Action, ...] = ("wood", "brick", "marble", "weave", "build")

SCORING_TILES: tuple[str, ...] = (
    *CITIES,
    *BUILDINGS,
    "artwork",
    "port_cities",
    "trade_cities",
    "contribution_wood",
    "contribution_brick",
    "contribution_marble",
)
FINAL_CARDS: tuple[str, ...] = (*CITIES, *BUILDINGS, COUNCIL)

CITY_SPACES = 12
ROW_SPACES: MappingProxyType[Building, int] = MappingProxyType(
    {"santa_maria_del_fiore": 5, "san_miniato": 3, "santa_croce": 4}
)
"""Spaces in each of a building's four rows (three materials and the artworks)."""
COUNCIL_ARTWORKS = 4

CUBES = 40
WAREHOUSE = 4
WORKSHOP = 4
MAX_WORKSHOPS = 3
MAX_SHIPS = 3
MAX_HOUSES = 3
MAX_TOWER = 4

BUILD_COST: MappingProxyType[Piece, MappingProxyType[Material, int]] = MappingProxyType(
    {
        "ship": MappingProxyType({"wood": 2}),
        "house": MappingProxyType({"brick": 2}),
        "workshop": MappingProxyType({"wood": 1, "brick": 1}),
    }
)

TILE_POINTS = (3, 2, 1)
FINAL_POINTS = (5, 3, 1)
BONUS_AT = 50
"""CAL-8.16: where the track ends and the 50-point tile is taken."""
