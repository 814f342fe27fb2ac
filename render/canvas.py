"""The canvas: pen, sprites and pages.

A `Pen` draws antialiased shapes by supersampling four times. The result is a `Sprite`, a small picture with an origin.
A `Page` collects sprites and labels and records each text with its box, so that tests can measure the layout. A `Frame`
is a part of a page with its own origin and scale: the same code draws a city small on the board and large on a phone.
"""

import re
from collections.abc import Callable, Sequence
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from itertools import pairwise
from math import ceil
from typing import Literal

from PIL import Image, ImageDraw, ImageFilter

from render.fonts import Face, cap_height
from render.palette import INK, Colour
from render.text import fits, label, width_of, wrap
from words.reader import ELLIPSIS, unhyphened

OVER = 4
BAND = 64
"""Rows reduced at a time."""
Point = tuple[float, float]
Fill = Colour | tuple[int, int, int, int] | None
Align = Literal["left", "center", "right"]


@dataclass(frozen=True, slots=True)
class Written:
    """A text on a page: the requested text, the text drawn, its box, and the box of its ink."""

    asked: str
    text: str
    size: int
    box: tuple[float, float, float, float]
    ink: tuple[float, float, float, float]
    piece: bool = False
    """The text is part of a piece: it may be rotated or half covered by another piece."""

    @property
    def cut(self) -> bool:
        return self.text != self.asked

    def moved(self, dx: float, dy: float) -> "Written":
        box, ink = ((a + dx, b + dy, c + dx, d + dy) for a, b, c, d in (self.box, self.ink))
        return Written(self.asked, self.text, self.size, box, ink, self.piece)


@dataclass(frozen=True, slots=True)
class Sprite:
    """An immutable picture with transparency; (ox, oy) is its origin in pixels."""

    image: Image.Image
    ox: int = 0
    oy: int = 0
    written: tuple[Written, ...] = ()
    mark: bool = False
    """Whether it marks something as new."""
    identity: str = ""
    """Name of the piece if it can move, such as "disc 2", independent of its size. Identical pieces share one
    identity."""

    def known_as(self, identity: str) -> "Sprite":
        return replace(self, identity=identity)

    def with_letters(self, page: "Page") -> "Sprite":
        """This sprite with the record of the letters on `page`, a page of its picture."""
        return replace(self, written=tuple(replace(written, piece=True) for written in page.written))


class Pen:
    """Draws with antialiasing, in pixels of the finished sprite times `unit`."""

    def __init__(self, width: float, height: float, unit: float = 1.0) -> None:
        self.k = OVER * unit
        self.unit = unit
        self.image = Image.new("RGBA", (ceil(width * unit) * OVER, ceil(height * unit) * OVER), (0, 0, 0, 0))
        self.draw = ImageDraw.Draw(self.image)

    def box(
        self, x: float, y: float, w: float, h: float, fill: Fill = None, outline: Fill = None, width: float = 1,
        radius: float = 0,
    ) -> None:  # fmt: skip
        k = self.k
        corners = (x * k, y * k, (x + w) * k - 1, (y + h) * k - 1)
        self.draw.rounded_rectangle(
            corners, radius * k, fill, outline if outline else None, max(1, round(width * k)) if outline else 0
        )

    def oval(
        self, cx: float, cy: float, rx: float, ry: float, fill: Fill = None, outline: Fill = None, width: float = 1
    ) -> None:
        k = self.k
        corners = ((cx - rx) * k, (cy - ry) * k, (cx + rx) * k - 1, (cy + ry) * k - 1)
        self.draw.ellipse(corners, fill, outline, max(1, round(width * k)) if outline else 0)

    def line(self, points: Sequence[Point], colour: Fill, width: float = 1, *, round_ends: bool = True) -> None:
        k = self.k
        scaled = [(x * k, y * k) for x, y in points]
        thick = max(1, round(width * k))
        self.draw.line(scaled, colour, thick, joint="curve")
        if round_ends and thick > 2:
            r = thick / 2
            for x, y in (scaled[0], scaled[-1]):
                self.draw.ellipse((x - r, y - r, x + r, y + r), colour)

    def shape(self, points: Sequence[Point], fill: Fill = None, outline: Fill = None, width: float = 1) -> None:
        k = self.k
        if fill:
            self.draw.polygon([(x * k, y * k) for x, y in points], fill)
        if outline:
            self.line([*points, points[0], points[1]], outline, width)

    def path(self, text: str, fill: Fill = None, outline: Fill = None, width: float = 1) -> None:
        """Draw an SVG path (M L H V C Q Z, absolute coordinates); each subpath is filled or stroked separately."""
        for points, closed in outlines(text):
            if fill:
                self.draw.polygon([(x * self.k, y * self.k) for x, y in points], fill)
            if outline:
                self.line([*points, points[0], points[1]] if closed else points, outline, width)

    def done(self) -> Image.Image:
        """The finished picture. Nothing can be drawn afterwards.

        Reduced in bands, as Pillow would copy the whole canvas, and a background's takes fifty megabytes.
        """
        canvas = self.image
        del self.image, self.draw
        made = Image.new("RGBA", (canvas.width // OVER, canvas.height // OVER))
        for top in range(0, made.height, BAND):
            rows = (0, top * OVER, canvas.width, min(canvas.height, (top + BAND) * OVER))
            made.paste(canvas.crop(rows).reduce(OVER), (0, top))
        return made

    def sprite(self, ox: float = 0, oy: float = 0) -> Sprite:
        return Sprite(self.done(), round(ox * self.unit), round(oy * self.unit))


_TOKEN = re.compile(r"[MLHVCQZ]|-?\d+(?:\.\d+)?")


def outlines(text: str) -> list[tuple[list[Point], bool]]:
    """Subpaths of a path as points, each with whether it is closed."""
    tokens = _TOKEN.findall(text)
    found: list[tuple[list[Point], bool]] = []
    points: list[Point] = []
    at = 0
    command = ""

    def number() -> float:
        nonlocal at
        at += 1
        return float(tokens[at - 1])

    while at < len(tokens):
        if tokens[at].isalpha():
            command = tokens[at]
            at += 1
        if command == "M":
            if points:
                found.append((points, False))
            points = [(number(), number())]
            command = "L"
        elif command == "L":
            points.append((number(), number()))
        elif command == "H":
            points.append((number(), points[-1][1]))
        elif command == "V":
            points.append((points[-1][0], number()))
        elif command in "CQ":
            controls = [points[-1], *[(number(), number()) for _ in range(3 if command == "C" else 2)]]
            points += [_bezier(controls, step / 12) for step in range(1, 13)]
        elif command == "Z":
            found.append((points, True))
            points = []
    if points:
        found.append((points, False))
    return found


def _bezier(points: Sequence[Point], t: float) -> Point:
    while len(points) > 1:
        points = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(points)]
    return points[0]


def shadowed(sprite: Sprite, blur: float = 3, drop: int = 3, strength: float = 0.42) -> Sprite:
    """The sprite with a soft drop shadow."""
    pad = ceil(blur * 2) + 1
    w, h = sprite.image.size
    mask = Image.new("L", (w + 2 * pad, h + 2 * pad + drop), 0)
    mask.paste(sprite.image.getchannel("A"), (pad, pad + drop))
    mask = mask.filter(ImageFilter.GaussianBlur(blur)).point(lambda v: round(v * strength))
    out = Image.new("RGBA", mask.size, (48, 28, 12, 0))
    out.putalpha(mask)
    out.alpha_composite(sprite.image, (pad, pad))
    moved = tuple(w.moved(pad, pad) for w in sprite.written)
    return Sprite(out, sprite.ox + pad, sprite.oy + pad, moved, sprite.mark)


def washed(sprite: Sprite, colour: Colour, share: float) -> Sprite:
    """The sprite blended with a colour, to show that it is no longer relevant."""
    pale = Image.blend(sprite.image.convert("RGB"), Image.new("RGB", sprite.image.size, colour), share)
    pale.putalpha(sprite.image.getchannel("A"))
    return Sprite(pale, sprite.ox, sprite.oy, sprite.written)


def stretched(image: Image.Image, width: int, height: int) -> Image.Image:
    """Resize an image by repeating its middle row and column, so that the borders keep their shape."""
    columns, rows = _parts(image.width, width), _parts(image.height, height)
    out = Image.new(image.mode, (width, height))
    for left, right, x, wide in columns:
        for top, bottom, y, high in rows:
            part = image.crop((left, top, right, bottom))
            if part.size != (wide, high):
                part = part.resize((wide, high), Image.Resampling.NEAREST)
            out.paste(part, (x, y))
    return out


def _parts(old: int, new: int) -> list[tuple[int, int, int, int]]:
    """(start, end) in the old length and (start, length) in the new one for the part before the middle, the middle,
    and the part after it."""
    middle, more = old // 2, new - old
    before, behind = (0, middle, 0, middle), (middle + 1, old, middle + 1 + more, old - middle - 1)
    return [part for part in (before, (middle, middle + 1, middle, 1 + more), behind) if part[0] < part[1]]


@dataclass(slots=True)
class Page:
    """A picture in progress, with a record of its labels (`written`) and named places (`places`)."""

    image: Image.Image
    written: list[Written] = field(default_factory=list)
    places: dict[str, tuple[int, int, int, int]] = field(default_factory=dict)
    marked: bool = False
    """Whether something on it is marked as new."""

    @classmethod
    def blank(cls, width: int, height: int, colour: Colour | None = None) -> "Page":
        """New page: opaque if a colour is given, else transparent (to become a sprite)."""
        if colour is None:
            return cls(Image.new("RGBA", (width, height), (0, 0, 0, 0)))
        return cls(Image.new("RGB", (width, height), colour))

    def copy(self) -> "Page":
        return Page(self.image.copy(), [*self.written], dict(self.places), self.marked)

    @property
    def size(self) -> tuple[int, int]:
        return self.image.size

    def put(self, sprite: Sprite, x: float, y: float) -> None:
        at = (round(x) - sprite.ox, round(y) - sprite.oy)
        self.marked |= sprite.mark
        if sprite.written:
            self.written += [written.moved(*at) for written in sprite.written]
        if self.image.mode == "RGB":
            self.image.paste(sprite.image, at, sprite.image)
            return
        left, top = max(0, -at[0]), max(0, -at[1])
        if left < sprite.image.width and top < sprite.image.height:
            self.image.alpha_composite(sprite.image, (at[0] + left, at[1] + top), (left, top))

    def ink(self, mask: Image.Image, x: int, y: int, colour: Colour) -> None:
        if self.image.mode == "RGB":
            self.image.paste(colour, (x, y, x + mask.width, y + mask.height), mask)
            return
        tinted = Image.new("RGBA", mask.size, colour)
        tinted.putalpha(mask)
        self.put(Sprite(tinted), x, y)

    def sprite(self, ox: float = 0, oy: float = 0) -> Sprite:
        return Sprite(self.image, round(ox), round(oy), tuple(self.written))

    def frame(self, x: float = 0, y: float = 0, k: float = 1.0) -> "Frame":
        return Frame(self, x, y, k)

    def below(self, y: int) -> "Page":
        """The page without everything above y."""
        width, height = self.size
        places = {name: (a, b - y, c, d - y) for name, (a, b, c, d) in self.places.items()}
        cut = self.image.crop((0, y, width, height))
        return Page(cut, [written.moved(0, -y) for written in self.written], places, self.marked)


RECORDER: ContextVar[Callable[[Page], Page] | None] = ContextVar("recorder", default=None)
"""Replaces the page of a picture by a recording one (`render.recording`); None draws normally."""


def begun(ground: Page, *, kept: bool = False) -> Page:
    """Page to draw a picture on, given its background; a copy if the background is `kept` for other pictures."""
    recorder = RECORDER.get()
    if recorder is not None:
        return recorder(ground)
    return ground.copy() if kept else ground


@dataclass(frozen=True, slots=True)
class Style:
    """Style of a label, in the units of its frame."""

    size: float
    face: Face = "bold"
    colour: Colour = INK
    align: Align = "center"
    lines: int = 1
    least: float | None = None
    """Smallest size before the text is cut; None: `size`."""
    leading: float = 1.12


@dataclass(frozen=True, slots=True)
class Frame:
    """A part of a page with its own origin and scale. All coordinates are in its own units."""

    page: Page
    x: float = 0
    y: float = 0
    k: float = 1.0

    def at(self, x: float, y: float, k: float = 1.0) -> "Frame":
        return Frame(self.page, self.x + x * self.k, self.y + y * self.k, self.k * k)

    def px(self, length: float) -> int:
        """A length of this frame in whole pixels of the page."""
        return max(1, round(length * self.k))

    def put(self, sprite: Sprite, x: float, y: float) -> None:
        """Paste a sprite (made for this scale) with its origin at a point."""
        self.page.put(sprite, self.x + x * self.k, self.y + y * self.k)

    def name(self, place: str, x: float, y: float, w: float, h: float) -> None:
        """Record the box of a named place."""
        left, top = round(self.x + x * self.k), round(self.y + y * self.k)
        self.page.places[place] = (left, top, left + round(w * self.k), top + round(h * self.k))

    def text(self, box: tuple[float, float, float, float], text: str, style: Style) -> float:
        """Write into a box (left, top, width, height) and return the width used.

        The text shrinks to the style's least size if it does not fit, and is then cut.
        """
        text = " ".join(text.split())
        if not text:
            return 0
        face, k = style.face, self.k
        left, top, wide, high = self.x + box[0] * k, self.y + box[1] * k, box[2] * k, box[3] * k
        size, least = self.px(style.size), self.px(style.size if style.least is None else style.least)
        while size > least and not fits(text, face, size, wide, style.lines):
            size -= 1
        rows = wrap(text, face, size, wide, style.lines)
        cap, step = cap_height(face, size), size * style.leading
        first = top + (high - step * (len(rows) - 1) + cap) / 2
        used = 0.0
        for number, row in enumerate(rows):
            long = width_of(row, face, size)
            at = round(left + {"left": 0.0, "center": (wide - long) / 2, "right": wide - long}[style.align])
            base = round(first + number * step)
            mask, origin, above = label(row, face, size)
            self.page.ink(mask, at - origin, base - above, style.colour)
            asked = row if len(rows) > 1 and not row.endswith(ELLIPSIS) else unhyphened(text)
            ink = (at, base - cap, at + long, base)
            self.page.written.append(Written(asked, row, size, (left, top, left + wide, top + high), ink))
            used = max(used, long)
        return used / k
