"""Colours of buildings, goods and decks."""

from types import MappingProxyType

from games.genoa.data import EFFECTS, MARKET, STREETS, VILLAS
from render.palette import Colour

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
"""Colour of each space: villas, warehouses, the buildings of tiles, the centre."""


GOODS_TINTS: MappingProxyType[str, Colour] = MappingProxyType(
    {
        "ale": (250, 226, 160), "wine": (232, 196, 214), "silver": (222, 230, 240), "copper": (246, 208, 180),
        "linen": (226, 210, 170), "silk": (230, 204, 234), "pepper": (214, 206, 196), "saffron": (252, 214, 160),
    }
)  # fmt: skip
DECK_TINTS: MappingProxyType[str, Colour] = MappingProxyType(
    {"contract": (134, 60, 60), "message": (62, 94, 128), "large_order": (92, 80, 44), "small_order": (86, 116, 78)}
)
