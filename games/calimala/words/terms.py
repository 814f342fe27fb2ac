"""Cached terms on Calimala's pictures; a board shows about sixty."""

from functools import lru_cache
from types import MappingProxyType

from words import reader, speaker
from words.reader import phrase as phrase

GAME = "calimala"

ICONS: MappingProxyType[str, str] = MappingProxyType({"port_cities": "ship", "trade_cities": "transport"})
"""Icons whose name differs from the id."""


def icon_of(subject: str) -> str:
    return ICONS.get(subject, subject)


def term(lang: str, field: str, value: str) -> str:
    return reader.term(GAME, lang, field, value)


@lru_cache(maxsize=128)
def tile_name(lang: str, tile: str) -> str:
    """Name short enough for a tile: a special one, or the usual one."""
    say = speaker(lang)
    short = f"calimala-render-tile-{tile}"
    return say(short) if say.has(short) else say.term(GAME, "tile", tile)


def space_number(space: str) -> int:
    return int(space[1:])


SOON = 3
"""Tiles after the next one that are marked as well."""
