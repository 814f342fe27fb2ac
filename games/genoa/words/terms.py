"""Cached terms on Genoa's pictures."""

from functools import lru_cache

from games.genoa.data import BUILDINGS, COMMODITIES, DECKS, MARKET, STREETS, TILES
from words import reader, speaker
from words.reader import phrase as phrase
from words.reader import unhyphened
from words.wording import capital

GAME = "genoa"


def term(lang: str, field: str, value: str) -> str:
    return reader.term(GAME, lang, field, value)


@lru_cache(maxsize=512)
def name_of(lang: str, field: str, value: str) -> str:
    """A term on its own."""
    return capital(term(lang, field, value))


@lru_cache(maxsize=256)
def short(lang: str, space: str) -> str:
    """Name of a space on the map; a street has its square."""
    if space in STREETS:
        return square(space)
    return unhyphened(hyphened(lang, space))


def hyphened(lang: str, space: str) -> str:
    """The same with soft hyphens."""
    return speaker(lang).first(f"genoa-render-space-{space}", f"genoa-{space}")


@lru_cache(maxsize=64)
def square(street: str) -> str:
    """`street_3_2` is 3-2: blue, red."""
    return "-".join(street.split("_")[1:])


@lru_cache(maxsize=256)
def place(lang: str, space: str) -> str:
    """Name of a space in a list."""
    return name_of(lang, "name", space)


def sign(thing: str) -> str:
    """The icon of a good, a space or a deck."""
    if thing in STREETS:
        return "street"
    if thing in BUILDINGS or thing == MARKET or thing in COMMODITIES or thing in TILES or thing in DECKS:
        return thing
    return {"marker": "marker", "any:payer": "any_commodity", "any:receiver": "any_commodity"}[thing]
