"""Cached terms on Burgundy's pictures."""

from functools import lru_cache
from types import MappingProxyType

from games.burgundy.data import SLOTS, SLOTS_OF, TILES
from words import reader
from words.reader import phrase as phrase
from words.wording import capital

GAME = "burgundy"


SIGNS: MappingProxyType[str, str] = MappingProxyType(
    {"building": "house", "animal": "cow", "knowledge": "book", "castle": "castle", "mine": "mine", "ship": "ship"}
)
"""Icon of each type, since types never differ by colour alone."""

KIND_SIGNS: MappingProxyType[str, str] = MappingProxyType(
    {
        "settle": "castle", "take": "hand", "place": "hexagon", "sell": "crate", "workers": "worker", "buy": "silver",
        "load": "ship", "skip": "hourglass", "end": "hourglass",
    }
)  # fmt: skip
"""Icon of each kind of move, in display order."""


def term(lang: str, field: str, value: str) -> str:
    return reader.term(GAME, lang, field, value)


@lru_cache(maxsize=256)
def name_of(lang: str, field: str, value: str) -> str:
    """Name of a term."""
    return capital(term(lang, field, value))


def tile_sign(tile: str) -> str:
    """Icon of a tile; a knowledge tile has several (see `tiles`)."""
    about = TILES[tile]
    return about.animal or (SIGNS["knowledge"] if about.number else tile)


@lru_cache(maxsize=256)
def does(lang: str, tile: str) -> str:
    """Effect of a tile once it is placed."""
    about = TILES[tile]
    return capital(phrase(lang, f"burgundy-does-{'animal' if about.animal else tile}"))


def spaces(depot: int, players: int) -> list[str]:
    """Spaces of a depot in use."""
    return [slot for slot in SLOTS_OF[depot] if SLOTS[slot].players <= players]
