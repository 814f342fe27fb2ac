"""Pattern of an estate's spaces: meadow, roofs, pages, waves, walls and rock, drawn at their sides.

Faint where colours distinguish the types, strong in the colour-blind palette.
"""

from collections.abc import Callable
from types import MappingProxyType

from render.canvas import Pen
from render.palette import INK, Colour, mix

STRENGTH = MappingProxyType({"standard": 0.13, "safe": 0.42})
FLANKS = ((-0.37, -0.16), (-0.36, 0.1), (0.37, -0.16), (0.36, 0.1), (-0.22, 0.3), (0.22, 0.3))
"""Positions of the pattern, in widths of a space: beside its number and its icon."""
Stamp = Callable[[Pen, float, float, float, Colour, float], None]


def _meadow(pen: Pen, x: float, y: float, size: float, tone: Colour, thick: float) -> None:
    for lean in (-0.5, 0.0, 0.5):
        pen.line([(x + lean * size * 0.5, y + size * 0.4), (x + lean * size, y - size * 0.4)], tone, thick)


def _bricks(pen: Pen, x: float, y: float, size: float, tone: Colour, thick: float) -> None:
    for row, shift in ((-0.4, 0.0), (0.0, 0.25), (0.4, 0.0)):
        pen.line([(x - size * 0.6, y + row * size), (x + size * 0.6, y + row * size)], tone, thick)
        if row < 0.4:
            at = x + (shift - 0.1) * size
            pen.line([(at, y + row * size), (at, y + (row + 0.4) * size)], tone, thick)


def _page(pen: Pen, x: float, y: float, size: float, tone: Colour, thick: float) -> None:
    for shift in (-0.5, 0.0, 0.5):
        at = x + shift * size
        pen.line([(at - size * 0.3, y + size * 0.45), (at + size * 0.3, y - size * 0.45)], tone, thick)


def _waves(pen: Pen, x: float, y: float, size: float, tone: Colour, thick: float) -> None:
    for row in (-0.25, 0.25):
        left, top, far = x - size * 0.6, y + row * size, size * 0.3
        pen.path(
            f"M{left} {top} C{left + far} {top - far} {left + far} {top - far} {left + 2 * far} {top} "
            f"C{left + 3 * far} {top + far} {left + 3 * far} {top + far} {left + 4 * far} {top}",
            None, tone, thick,
        )  # fmt: skip


def _walls(pen: Pen, x: float, y: float, size: float, tone: Colour, thick: float) -> None:
    points = [(-0.6, 0.3), (-0.6, -0.2), (-0.2, -0.2), (-0.2, 0.1), (0.2, 0.1), (0.2, -0.2), (0.6, -0.2), (0.6, 0.3)]
    pen.line([(x + a * size, y + b * size) for a, b in points], tone, thick)


def _rock(pen: Pen, x: float, y: float, size: float, tone: Colour, thick: float) -> None:
    pen.line([(x - size * 0.5, y + size * 0.35), (x, y - size * 0.4), (x + size * 0.5, y + size * 0.35)], tone, thick)


STAMPS: MappingProxyType[str, Stamp] = MappingProxyType(
    {"animal": _meadow, "building": _bricks, "knowledge": _page, "ship": _waves, "castle": _walls, "mine": _rock}
)


def stamp(pen: Pen, kind: str, x: float, y: float, width: float, ground: Colour, palette: str) -> None:
    """Draw the pattern of a type on a space with centre x, y."""
    tone, thick = mix(ground, INK, STRENGTH[palette]), max(0.8, width * 0.016)
    for dx, dy in FLANKS:
        STAMPS[kind](pen, x + dx * width, y + dy * width, width * 0.13, tone, thick)
