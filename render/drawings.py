"""Registry of icons, and helpers to draw them."""

from collections.abc import Callable, Sequence

from PIL import Image, ImageDraw

from render.canvas import Pen, Sprite, outlines
from render.palette import INK, Colour
from render.sprite_cache import kept

Paint = Callable[[Pen], None]
SHIELD = "M14 8 H86 V50 C86 72 68 86 50 95 C32 86 14 72 14 50 Z"


class Drawings:
    """Icons by name, each drawn in a box of 100 × 100. An instance is the decorator that registers them."""

    def __init__(self, others: "Drawings | None" = None) -> None:
        """`others`: registry to look in for icons that are not registered here."""
        self._painted: dict[str, Paint] = {}
        self._others = others

    def __call__(self, paint: Paint) -> Paint:
        """Register an icon under the name of its function."""
        self._painted[paint.__name__.strip("_")] = paint
        return paint

    def names(self) -> tuple[str, ...]:
        return tuple(self._painted)

    @kept
    def icon(self, name: str, size: int) -> Sprite:
        """The icon with its origin in the middle, cached."""
        return self.sprite(name, size)

    def sprite(self, name: str, size: int) -> Sprite:
        """The icon with its origin in the middle, drawn anew."""
        if name not in self._painted and self._others is not None:
            return self._others.sprite(name, size)
        pen = Pen(100, 100, size / 100)
        self._painted[name](pen)
        return pen.sprite(50, 50)


def inset(
    p: Pen, paint: Paint, x: float, y: float, size: float, how: Image.Resampling = Image.Resampling.BICUBIC
) -> None:
    """Draw another icon, scaled down, inside this one."""
    inner = Pen(100, 100, p.unit)
    paint(inner)
    side = max(1, round(size * p.k))
    p.image.alpha_composite(inner.image.resize((side, side), how), (round(x * p.k), round(y * p.k)))


def wheels(p: Pen, middles: Sequence[float], y: float, fill: Colour, line: float, spoke: float) -> None:
    for x in middles:
        p.oval(x, y, 16, 16, fill, INK, line)
        p.line([(x - 11, y), (x + 11, y)], INK, spoke)
        p.line([(x, y - 11), (x, y + 11)], INK, spoke)
        p.oval(x, y, 4, 4, INK)


def arms(p: Pen, field: Colour, line: float, paint: Paint) -> None:
    """Draw a shield of one colour; the drawing of `paint` is clipped to its shape."""
    blazon = Pen(100, 100, p.unit)
    blazon.box(0, 0, 100, 100, field)
    paint(blazon)
    mask = Image.new("L", blazon.image.size, 0)
    for points, _ in outlines(SHIELD):
        ImageDraw.Draw(mask).polygon([(x * p.k, y * p.k) for x, y in points], 255)
    p.image.paste(blazon.image, (0, 0), mask)
    p.path(SHIELD, None, INK, line)
