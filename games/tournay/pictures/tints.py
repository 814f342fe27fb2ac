"""The three colours of the town, and the colours of text on them."""

from types import MappingProxyType

from render.palette import CREAM, INK, Colour

TINTS: MappingProxyType[str, Colour] = MappingProxyType(
    {"yellow": (238, 188, 58), "white": (226, 229, 236), "red": (182, 54, 46), "grey": (140, 138, 136)}
)
"""Civilian, religious, military, and citizens of another player."""


EDGES: MappingProxyType[str, Colour] = MappingProxyType(
    {"yellow": (150, 104, 18), "white": (108, 118, 138), "red": (112, 26, 24), "grey": (84, 82, 82)}
)
GROUNDS: MappingProxyType[str, Colour] = MappingProxyType(
    {"yellow": (255, 244, 212), "white": (247, 249, 252), "red": (252, 232, 222)}
)
"""Background of a card."""


def letters_on(colour: str) -> Colour:
    return CREAM if colour == "red" else INK
