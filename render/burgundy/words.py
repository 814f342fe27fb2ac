"""The words on Burgundy's pictures, remembered; and the colours of its tiles and goods."""

from functools import lru_cache
from types import MappingProxyType

from engine.burgundy.data import TILES
from render import spoken
from render.palette import Colour
from render.spoken import phrase as phrase
from render.wording import capital

GAME = "burgundy"

TINTS: MappingProxyType[str, Colour] = MappingProxyType(
    {
        "building": (221, 182, 124), "animal": (176, 206, 112), "knowledge": (246, 212, 92),
        "castle": (72, 116, 74), "mine": (158, 160, 168), "ship": (104, 156, 204),
    }
)  # fmt: skip
"""The colour of each type of tile, of its spaces and of its bonus tiles."""

SIGNS: MappingProxyType[str, str] = MappingProxyType(
    {"building": "house", "animal": "cow", "knowledge": "book", "castle": "castle", "mine": "mine", "ship": "ship"}
)
"""The icon of each type: types are never told apart by colour alone."""

KIND_SIGNS: MappingProxyType[str, str] = MappingProxyType(
    {
        "settle": "castle", "take": "hand", "place": "hexagon", "sell": "crate", "workers": "worker", "buy": "silver",
        "load": "ship", "skip": "hourglass", "end": "hourglass",
    }
)  # fmt: skip
"""The icon of each kind of move, in the order in which they are shown."""

GOODS_TINTS: MappingProxyType[str, Colour] = MappingProxyType(
    {
        "turquoise": (84, 188, 196), "purple": (128, 82, 158), "pink": (236, 146, 178), "red": (196, 56, 48),
        "brown": (140, 120, 56), "orange": (240, 148, 40),
    }
)  # fmt: skip


def term(lang: str, field: str, value: str) -> str:
    return spoken.term(GAME, lang, field, value)


@lru_cache(maxsize=256)
def name_of(lang: str, field: str, value: str) -> str:
    """A term as it stands by itself."""
    return capital(term(lang, field, value))


def tile_sign(tile: str) -> str:
    """The icon of a tile; a knowledge tile has more than one (see `tiles`)."""
    about = TILES[tile]
    return about.animal or (SIGNS["knowledge"] if about.number else tile)


@lru_cache(maxsize=256)
def does(lang: str, tile: str) -> str:
    """What a tile brings once it is placed."""
    about = TILES[tile]
    return capital(phrase(lang, f"burgundy-does-{'animal' if about.animal else tile}"))
