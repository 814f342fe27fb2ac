"""Colours of the house: parchment, ink, gold; and the six seats in two palettes."""

from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

Colour = tuple[int, int, int]
Shape = Literal["circle", "diamond", "square", "shield", "hexagon", "cross"]

PARCHMENT: Colour = (240, 227, 199)
PAPER: Colour = (250, 243, 226)
"""Panels and cards; lighter than the page."""
CREAM: Colour = (255, 250, 238)
TABLES: MappingProxyType[str, Colour] = MappingProxyType(
    {
        "calimala": (104, 44, 48), "tiletum": (84, 96, 62), "tournay": (78, 88, 104), "genoa": (62, 104, 118),
        "burgundy": (94, 74, 92),
    }
)  # fmt: skip
"""Colour of the table cloth below each game's boards: wine, moss, slate, sea, vineyard."""
SAND: Colour = (226, 207, 168)
WELL: Colour = (226, 209, 173)
"""Empty space for a piece; its edge is the next colour."""
WELL_EDGE: Colour = (164, 138, 100)
INK: Colour = (58, 40, 28)
SOFT_INK: Colour = (112, 88, 66)
FAINT_INK: Colour = (196, 173, 137)
GOLD: Colour = (184, 134, 40)
BRIGHT_GOLD: Colour = (235, 184, 74)
SEA: Colour = (199, 217, 214)
DEEP_SEA: Colour = (92, 134, 142)
LAND: Colour = (222, 217, 178)
DEEP_LAND: Colour = (142, 140, 84)
MARK: Colour = (38, 20, 12)
"""Dashes around changes; their form distinguishes them from choices and seats without colour."""
CHOICE: Colour = (24, 132, 122)
"""Frame around choices."""
WHITE_DISC: Colour = (250, 248, 242)
BAND: Colour = (84, 38, 32)
"""Title bands: dark red."""

COLOURS = ("red", "yellow", "blue", "green", "black", "pink")
SHAPES: tuple[Shape, ...] = ("circle", "diamond", "square", "shield", "hexagon", "cross")
"""Shape of each seat's badge and emblem: seats never differ by colour alone."""


@dataclass(frozen=True, slots=True)
class Livery:
    """Colours and shape of one seat's pieces."""

    base: Colour
    dark: Colour
    light: Colour
    letter: Colour
    shape: Shape


def mix(one: Colour, other: Colour, share: float) -> Colour:
    return tuple(round(a + (b - a) * share) for a, b in zip(one, other, strict=True))  # type: ignore[return-value]


def _livery(base: Colour, letter: Colour, shape: Shape) -> Livery:
    return Livery(base, mix(base, (20, 10, 5), 0.38), mix(base, (255, 250, 235), 0.30), letter, shape)


_LIGHT: Colour = (255, 250, 236)
_DARK: Colour = (52, 36, 10)

_STANDARD: tuple[tuple[Colour, Colour], ...] = (
    ((172, 32, 36), _LIGHT),
    ((236, 186, 44), _DARK),
    ((36, 86, 168), _LIGHT),
    ((92, 158, 70), _LIGHT),
    ((46, 42, 46), _LIGHT),
    ((200, 90, 150), _LIGHT),
)
_SAFE: tuple[tuple[Colour, Colour], ...] = (
    ((205, 84, 0), _LIGHT),
    ((242, 224, 70), _DARK),
    ((0, 96, 176), _LIGHT),
    ((102, 204, 176), _DARK),
    ((30, 28, 32), _LIGHT),
    ((168, 72, 128), _LIGHT),
)
"""Based on Okabe and Ito, with a wider range of lightness."""

LIVERIES: MappingProxyType[str, tuple[Livery, ...]] = MappingProxyType(
    {
        name: tuple(_livery(base, letter, shape) for (base, letter), shape in zip(seats, SHAPES, strict=True))
        for name, seats in (("standard", _STANDARD), ("safe", _SAFE))
    }
)
WHITE_LIVERY = Livery(WHITE_DISC, (170, 160, 142), (255, 255, 255), SOFT_INK, "circle")


def livery(palette: str, seat: int) -> Livery:
    """Livery of a seat; white for a seat below 0, which belongs to no player."""
    return LIVERIES[palette][seat] if seat >= 0 else WHITE_LIVERY
