"""Pointy-top hexagons: their shape, and frames around them."""

from PIL import Image, ImageDraw, ImageFilter

from render.canvas import Pen, Point, Sprite
from render.palette import CHOICE, MARK, Colour, mix
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
