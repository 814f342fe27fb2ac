"""Colours of tiles and goods."""

from types import MappingProxyType

from render.palette import Colour

TINTS: MappingProxyType[str, Colour] = MappingProxyType(
    {
        "building": (221, 182, 124), "animal": (176, 206, 112), "knowledge": (246, 212, 92),
        "castle": (72, 116, 74), "mine": (158, 160, 168), "ship": (104, 156, 204),
    }
)  # fmt: skip
"""Colour of each type of tile, its spaces and its bonus tiles."""


GOODS_TINTS: MappingProxyType[str, Colour] = MappingProxyType(
    {
        "turquoise": (84, 188, 196), "purple": (128, 82, 158), "pink": (236, 146, 178), "red": (196, 56, 48),
        "brown": (140, 120, 56), "orange": (240, 148, 40),
    }
)  # fmt: skip
