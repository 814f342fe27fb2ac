"""Pointy-top hexagons: their shape, frames around them, and the pattern of an estate's spaces."""

from collections.abc import Callable
from types import MappingProxyType

from PIL import Image, ImageDraw, ImageFilter

from render.canvas import Pen, Point, Sprite
from render.palette import CHOICE, INK, MARK, Colour, mix
from render.sprite_cache import kept
from render.sprites import dashed

TALL = 1.1547
"""Height of a hexagon of width 1."""
SIDES = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""Offset (q, r) of the neighbour at each side, clockwise from the upper right."""


def corners(cx: float, cy: float, width: float) -> list[Point]:
    """Corners, clockwise from the top."""
    half, quarter = width / 2, width * TALL / 4
    return [
        (cx, cy - 2 * quarter), (cx + half, cy - quarter), (cx + half, cy + quarter),
        (cx, cy + 2 * quarter), (cx - half, cy + quarter), (cx - half, cy - quarter),
    ]  # fmt: skip


def centre(q: int, r: int, width: float) -> Point:
    """Centre of a space, relative to the estate's centre."""
    return (q + r / 2) * width, r * 0.75 * TALL * width


@kept
def ring(width: int, colour: Colour = MARK, thick: float = 3.0, glow: float = 4.0) -> Sprite:
    """A frame just inside a hexagon: dashes in the colour MARK (new), else one glowing line. Origin: its middle."""
    pad = round(glow * 2 + thick)
    wide, high = width + 2 * pad, round(width * TALL) + 2 * pad
    pen = Pen(wide, high)
    if colour == MARK:
        outline = corners(wide / 2, high / 2, width - thick)
        return dashed(pen, [*outline, outline[0]], max(3.0, thick), Sprite(pen.image, round(wide / 2), round(high / 2)))
    pen.shape(corners(wide / 2, high / 2, width - thick), None, (*colour, 255), thick)
    sharp = pen.done()
    halo = sharp.getchannel("A").filter(ImageFilter.GaussianBlur(glow)).point(lambda v: min(210, round(v * 1.5)))
    out = Image.new("RGBA", sharp.size, (*mix(colour, (255, 214, 120), 0.45), 0))
    out.putalpha(halo)
    out.alpha_composite(sharp)
    return Sprite(out, round(wide / 2), round(high / 2))


@kept
def halo(width: int, colour: Colour = CHOICE) -> Sprite:
    """A frame with a tinted inside around a choice. Origin: its middle."""
    frame = ring(width, colour, max(3.0, width * 0.055), 5.0)
    tint = Image.new("L", frame.image.size, 0)
    ImageDraw.Draw(tint).polygon(corners(frame.ox, frame.oy, width), 16)
    out = Image.new("RGBA", frame.image.size, (*colour, 0))
    out.putalpha(tint)
    out.alpha_composite(frame.image)
    return Sprite(out, frame.ox, frame.oy)


@kept
def well(width: int, fill: Colour, line: Colour, thick: float) -> Sprite:
    """An empty place for a tile. Origin: its middle."""
    high = round(width * TALL)
    pen = Pen(width + 2, high + 2)
    pen.shape(corners(width / 2 + 1, high / 2 + 1, width - thick), fill, line, thick)
    return pen.sprite(width / 2 + 1, high / 2 + 1)


# ---------------------------------------------------------------- the ground of an estate

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
