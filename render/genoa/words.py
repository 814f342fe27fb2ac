"""The words on Genoa's pictures, remembered; and the colours of its buildings, goods and cards."""

from functools import lru_cache
from types import MappingProxyType

from engine.genoa.data import BUILDINGS, COMMODITIES, DECKS, EFFECTS, MARKET, STREETS, TILES, VILLAS
from locales import speaker
from render import spoken
from render.palette import Colour
from render.spoken import phrase as phrase
from render.text import unhyphened
from render.wording import capital

GAME = "genoa"

VILLA: Colour = (236, 196, 176)
STORE: Colour = (233, 208, 150)
GARDEN: Colour = (200, 216, 166)
CENTRE: Colour = (196, 210, 226)
PLAZA: Colour = (246, 226, 172)
PAVING: Colour = (229, 218, 196)

TINTS: MappingProxyType[str, Colour] = MappingProxyType(
    {
        **dict.fromkeys(STREETS, PAVING),
        MARKET: PLAZA,
        **{
            building: VILLA
            if building in VILLAS
            else STORE
            if effect.commodities
            else GARDEN
            if effect.tile
            else CENTRE
            for building, effect in EFFECTS.items()
        },
    }
)
"""The colour of each space: villas, warehouses, the buildings of tiles, the centre."""

GOODS_TINTS: MappingProxyType[str, Colour] = MappingProxyType(
    {
        "ale": (250, 226, 160), "wine": (232, 196, 214), "silver": (222, 230, 240), "copper": (246, 208, 180),
        "linen": (226, 210, 170), "silk": (230, 204, 234), "pepper": (214, 206, 196), "saffron": (252, 214, 160),
    }
)  # fmt: skip

DECK_TINTS: MappingProxyType[str, Colour] = MappingProxyType(
    {"contract": (134, 60, 60), "message": (62, 94, 128), "large_order": (92, 80, 44), "small_order": (86, 116, 78)}
)


def term(lang: str, field: str, value: str) -> str:
    return spoken.term(GAME, lang, field, value)


@lru_cache(maxsize=512)
def name_of(lang: str, field: str, value: str) -> str:
    """A term as it stands by itself."""
    return capital(term(lang, field, value))


@lru_cache(maxsize=256)
def short(lang: str, space: str) -> str:
    """The name of a space as it stands on the map; a street is known by its square."""
    if space in STREETS:
        return square(space)
    return unhyphened(hyphened(lang, space))


def hyphened(lang: str, space: str) -> str:
    """The same, with the places where it may be broken."""
    return speaker(lang).first(f"genoa-render-space-{space}", f"genoa-{space}")


@lru_cache(maxsize=64)
def square(street: str) -> str:
    """`street_3_2` is 3-2: blue, red."""
    return "-".join(street.split("_")[1:])


@lru_cache(maxsize=256)
def place(lang: str, space: str) -> str:
    """A space as it stands by itself in a list."""
    return name_of(lang, "name", space)


def sign(thing: str) -> str:
    """The icon of a good, a space or a deck."""
    if thing in STREETS:
        return "street"
    if thing in BUILDINGS or thing == MARKET or thing in COMMODITIES or thing in TILES or thing in DECKS:
        return thing
    return {"marker": "marker", "any:payer": "any_commodity", "any:receiver": "any_commodity"}[thing]
