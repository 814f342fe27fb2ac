"""The words on Calimala's pictures, remembered: a board shows some sixty of them."""

from functools import lru_cache
from types import MappingProxyType

from locales import speaker
from render import spoken
from render.palette import Colour
from render.spoken import phrase as phrase

GAME = "calimala"

ICONS: MappingProxyType[str, str] = MappingProxyType({"port_cities": "ship", "trade_cities": "transport"})
"""Icons that are not called like what they stand for."""

TINTS: MappingProxyType[str, Colour] = MappingProxyType(
    {
        "wood": (150, 96, 48), "brick": (176, 78, 50), "marble": (112, 128, 150), "build": (184, 134, 40),
        "artwork": (116, 88, 140), "weave": (168, 48, 62), "ship": (60, 118, 138), "transport": (116, 118, 52),
        "contribute": (150, 66, 44),
    }
)  # fmt: skip
"""The accent of each action's tile and card."""


def icon_of(subject: str) -> str:
    return ICONS.get(subject, subject)


def term(lang: str, field: str, value: str) -> str:
    return spoken.term(GAME, lang, field, value)


@lru_cache(maxsize=128)
def tile_name(lang: str, tile: str) -> str:
    """Short enough for a tile: a name of its own, or the usual one."""
    say = speaker(lang)
    short = f"calimala-render-tile-{tile}"
    return say(short) if say.has(short) else say.term(GAME, "tile", tile)


def space_number(space: str) -> int:
    return int(space[1:])
