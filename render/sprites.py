"""Pieces, panels and marks, drawn once and cached. Sizes are whole pixels; shadows are part of the sprite."""

from collections.abc import Sequence
from itertools import pairwise
from math import ceil, cos, dist, radians, sin

from PIL import Image, ImageDraw, ImageFilter

from render.canvas import Page, Pen, Point, Sprite, Style, shadowed, stretched, washed
from render.icons import icon
from render.palette import (
    BAND,
    CHOICE,
    CREAM,
    FAINT_INK,
    GOLD,
    INK,
    MARK,
    PAPER,
    WELL,
    WELL_EDGE,
    Colour,
    Livery,
    Shape,
    livery,
    mix,
)
from render.sprite_cache import kept
from render.text import width_of

# ---------------------------------------------------------------- seats' pieces


def emblem(shape: Shape, cx: float, cy: float, r: float) -> list[Point]:
    """Outline of a seat's shape around a point."""
    if shape == "diamond":
        return [(cx, cy - r * 1.16), (cx + r * 1.16, cy), (cx, cy + r * 1.16), (cx - r * 1.16, cy)]
    if shape == "square":
        s = r * 0.9
        return [(cx - s, cy - s), (cx + s, cy - s), (cx + s, cy + s), (cx - s, cy + s)]
    if shape == "shield":
        s = r * 0.94
        return [
            (cx - s, cy - s), (cx + s, cy - s), (cx + s, cy + s * 0.15), (cx + s * 0.62, cy + s * 0.7),
            (cx, cy + s * 1.12), (cx - s * 0.62, cy + s * 0.7), (cx - s, cy + s * 0.15),
        ]  # fmt: skip
    if shape == "hexagon":
        return [
            (cx - r * 0.56, cy - r * 0.98), (cx + r * 0.56, cy - r * 0.98), (cx + r * 1.1, cy),
            (cx + r * 0.56, cy + r * 0.98), (cx - r * 0.56, cy + r * 0.98), (cx - r * 1.1, cy),
        ]  # fmt: skip
    if shape == "cross":
        a, b = r * 1.06, r * 0.62
        return [
            (cx - b, cy - a), (cx + b, cy - a), (cx + b, cy - b), (cx + a, cy - b), (cx + a, cy + b), (cx + b, cy + b),
            (cx + b, cy + a), (cx - b, cy + a), (cx - b, cy + b), (cx - a, cy + b), (cx - a, cy - b), (cx - b, cy - b),
        ]  # fmt: skip
    raise ValueError(shape)


def _emblem(
    pen: Pen, shape: Shape, cx: float, cy: float, r: float, fill: Colour, outline: Colour, width: float
) -> None:
    if shape == "circle":
        pen.oval(cx, cy, r, r, fill, outline, width)
    else:
        pen.shape(emblem(shape, cx, cy, r), fill, outline, width)


def _with_letter(sprite: Sprite, look: Livery, letter: str, cx: float, cy: float, size: float) -> Sprite:
    return lettered(sprite, letter, cx, cy, size, look.letter)


def blazon(pen: Pen, look: Livery, letter: str, cx: float, cy: float, size: float) -> None:
    """Draw the seat's shape on a piece too small for its letter, so that seats do not differ by colour alone."""
    if not letter:
        _emblem(pen, look.shape, cx, cy, size, look.letter, look.letter, 0.1)


def lettered(sprite: Sprite, letter: str, cx: float, cy: float, size: float, colour: Colour) -> Sprite:
    """The piece with a letter or number on it, centred at a point of its picture."""
    page = Page(sprite.image)
    page.frame().text((cx - size, cy - size, 2 * size, 2 * size), letter, Style(size, face="heavy", colour=colour))
    return sprite.with_letters(page)


def text_width(text: str, size: int) -> float:
    """Width of a number on a pill."""
    return width_of(text, "heavy", size)


@kept
def cube(palette: str, seat: int, letter: str, size: int) -> Sprite:
    """A cube seen slightly from above, with the seat's shape and letter. Origin: top left of its space."""
    look = livery(palette, seat)
    top = size * 0.16
    pen = Pen(size, size)
    edge = max(1.0, size * 0.045)
    pen.path(f"M{size * 0.03} {top} L{size * 0.16} {size * 0.03} H{size * 0.97} L{size * 0.84} {top} Z", look.light)
    pen.path(
        f"M{size * 0.84} {top} L{size * 0.97} {size * 0.03} V{size * 0.82} L{size * 0.84} {size * 0.97} Z", look.dark
    )
    pen.box(size * 0.03, top, size * 0.81, size - top - size * 0.03, look.base)
    middle = (size * 0.435, top + (size * 0.97 - top) / 2)
    tone = mix(look.base, look.light, 0.45)
    _emblem(pen, look.shape, *middle, size * 0.33, tone, tone, edge)
    blazon(pen, look, letter, *middle, size * 0.2)
    far, near = size * 0.97, size * 0.03
    outline = f"M{near} {top} L{size * 0.16} {near} H{far} V{size * 0.82} L{size * 0.84} {far} H{near} Z"
    pen.path(outline, None, mix(look.dark, INK, 0.5), edge)
    sprite = _with_letter(pen.sprite(), look, letter, *middle, size * 0.62)
    return shadowed(sprite, size * 0.06, max(1, round(size * 0.06)), 0.5).known_as(f"cube {seat}")


@kept
def disc_side(palette: str, seat: int, letter: str, width: int) -> Sprite:
    """A wooden disc from the side, for towers. Origin: middle of its bottom rim."""
    look = livery(palette, seat)
    rim, bulge = width * 0.29, width * 0.13
    high = rim + 2 * bulge
    edge = max(1.0, width * 0.024)
    line = mix(look.dark, INK, 0.45)
    pen = Pen(width, high + 1)
    half = width / 2
    pen.oval(half, bulge + rim, half, bulge, look.base, line, edge)
    pen.box(0, bulge, width, rim, look.base)
    pen.line([(edge / 2, bulge), (edge / 2, bulge + rim)], line, edge, round_ends=False)
    pen.line([(width - edge / 2, bulge), (width - edge / 2, bulge + rim)], line, edge, round_ends=False)
    pen.box(width * 0.86, bulge * 1.6, width * 0.08, rim * 0.86, mix(look.base, look.dark, 0.5), radius=width * 0.03)
    pen.box(width * 0.06, bulge * 1.6, width * 0.05, rim * 0.86, look.light, radius=width * 0.02)
    pen.oval(half, bulge, half, bulge, look.light, line, edge)
    if seat >= 0:
        middle = bulge + rim * 0.95
        _emblem(pen, look.shape, half, middle, rim * 0.44, mix(look.base, look.light, 0.5), look.base, 0.1)
        blazon(pen, look, letter, half, middle, rim * 0.34)
        sprite = _with_letter(pen.sprite(half, bulge + rim), look, letter, half, middle, rim * 0.98)
    else:
        sprite = pen.sprite(half, bulge + rim)
    return shadowed(sprite, width * 0.03, max(1, round(width * 0.03)), 0.45).known_as(f"disc {seat}")


@kept
def disc_top(palette: str, seat: int, letter: str, width: int) -> Sprite:
    """A disc from above, for supplies, the council and the score track. Origin: its middle."""
    look = livery(palette, seat)
    pen = Pen(width, width)
    half = width / 2
    pen.oval(half, half, half, half, look.base, mix(look.dark, INK, 0.45), max(1.0, width * 0.05))
    pen.oval(half, half, half * 0.8, half * 0.8, None, look.light, max(0.8, width * 0.035))
    if seat >= 0:
        blazon(pen, look, letter, half, half, width * 0.22)
    sprite = pen.sprite(half, half)
    if seat >= 0:
        sprite = _with_letter(sprite, look, letter, half, half, width * 0.6)
    return shadowed(sprite, width * 0.05, max(1, round(width * 0.05)), 0.45).known_as(f"disc {seat}")


@kept
def badge(palette: str, seat: int, letter: str, size: int) -> Sprite:
    """A seat's shape with its letter, drawn before its name. Origin: its middle."""
    look = livery(palette, seat)
    pen = Pen(size * 1.2, size * 1.2)
    middle = size * 0.6
    _emblem(pen, look.shape, middle, middle, size * 0.47, look.base, mix(look.dark, INK, 0.45), max(1.0, size * 0.06))
    sprite = _with_letter(pen.sprite(middle, middle), look, letter, middle, middle, size * 0.6)
    return shadowed(sprite, size * 0.05, max(1, round(size * 0.05)), 0.4)


def haloed(sprite: Sprite, reach: int, colour: Colour = CREAM) -> Sprite:
    """The sprite with a rim, to find the reader's own among many."""
    w, h = sprite.image.size
    mask = Image.new("L", (w + 2 * reach, h + 2 * reach), 0)
    mask.paste(sprite.image.getchannel("A").point(lambda v: 255 if v > 200 else 0), (reach, reach))
    mask = mask.filter(ImageFilter.MaxFilter(2 * reach - 1)).filter(ImageFilter.GaussianBlur(0.8))
    out = Image.new("RGBA", mask.size, (*colour, 0))
    out.putalpha(mask)
    out.alpha_composite(sprite.image, (reach, reach))
    moved = tuple(written.moved(reach, reach) for written in sprite.written)
    return shadowed(Sprite(out, sprite.ox + reach, sprite.oy + reach, moved), 2, 2, 0.4)


@kept
def house_piece(palette: str, seat: int, letter: str, size: int) -> Sprite:
    """A seat's trade house. Origin: top left of its space."""
    look = livery(palette, seat)
    pen = Pen(100, 100, size / 100)
    line = mix(look.dark, INK, 0.5)
    pen.path("M14 46 V94 H86 V46 L50 8 Z", look.base)
    pen.path("M4 50 L50 4 L96 50 L88 58 L50 20 L12 58 Z", look.light, line, 4)
    pen.path("M14 54 V94 H86 V54", None, line, 5)
    blazon(pen, look, letter, 50, 66, 16)
    sprite = _with_letter(pen.sprite(), look, letter, size * 0.5, size * 0.64, size * 0.5)
    return shadowed(sprite, size * 0.05, max(1, round(size * 0.05)), 0.45).known_as(f"house {seat}")


@kept
def ship_piece(palette: str, seat: int, letter: str, size: int) -> Sprite:
    """A seat's ship. Origin: top left of its space."""
    look = livery(palette, seat)
    pen = Pen(100, 100, size / 100)
    line = mix(look.dark, INK, 0.5)
    pen.line([(50, 6), (50, 70)], line, 7)
    pen.path("M18 14 C40 8 62 8 84 14 C78 32 78 46 84 60 C62 54 40 54 18 60 C24 46 24 32 18 14 Z", look.base, line, 5)
    pen.path("M4 66 C24 72 76 72 96 66 C92 86 84 96 70 96 H30 C16 96 8 86 4 66 Z", look.dark, line, 5)
    blazon(pen, look, letter, 51, 35, 14)
    sprite = _with_letter(pen.sprite(), look, letter, size * 0.51, size * 0.35, size * 0.42)
    return shadowed(sprite, size * 0.05, max(1, round(size * 0.05)), 0.45).known_as(f"ship {seat}")


# ---------------------------------------------------------------- the printed board


@kept
def well(size: int, fill: Colour = WELL) -> Sprite:
    """An empty square space for a cube. Origin: top left."""
    pen = Pen(size, size)
    edge, radius = max(1.5, size * 0.045), size * 0.16
    pen.box(0.5, 0.5, size - 1, size - 1, mix(fill, INK, 0.14), None, radius=radius)
    pen.box(0.5, 0.5 + size * 0.09, size - 1, size * 0.91 - 1, fill, None, radius=radius)
    pen.box(0.5, 0.5, size - 1, size - 1, None, WELL_EDGE, edge, radius)
    return pen.sprite()


@kept
def house_well(size: int) -> Sprite:
    pen = Pen(100, 100, size / 100)
    pen.path("M14 50 V92 H86 V50 L50 12 Z", WELL, WELL_EDGE, 5)
    return pen.sprite()


@kept
def ship_well(size: int) -> Sprite:
    pen = Pen(100, 100, size / 100)
    pen.path("M22 18 C42 12 60 12 80 18 C76 34 76 46 80 58 C60 52 42 52 22 58 C26 46 26 34 22 18 Z", WELL, WELL_EDGE, 5)
    pen.path("M8 68 C28 74 72 74 92 68 C88 86 80 92 68 92 H32 C20 92 12 86 8 68 Z", WELL, WELL_EDGE, 5)
    return pen.sprite()


PANEL_EDGE = 40
"""Size of a corner, with the inner line and the shadow of the panel."""


@kept
def panel(
    width: int, height: int, fill: Colour = PAPER, line: Colour = INK, thick: float = 2.0, radius: float = 14,
    inner: Colour | None = FAINT_INK, shadow: bool = True,
) -> Sprite:  # fmt: skip
    """A sheet of paper with a double ruled edge. Origin: top left.

    A large one is a small one stretched, since only the corners need the slow pen.
    """
    enough = 2 * ceil(radius + 2 * thick + PANEL_EDGE) + 1
    w, h = min(width, enough), min(height, enough)
    pen = Pen(w, h)
    pen.box(0, 0, w, h, fill, line, thick, radius)
    if shadow and min(w, h) > 4 * thick + 8:
        _lit(pen, w, h, fill, thick, radius)
    if inner is not None:
        gap = thick + 3.5
        pen.box(gap, gap, w - 2 * gap, h - 2 * gap, None, inner, 1.2, max(2, radius - gap))
    sheet = shadowed(shadowed(pen.sprite(), 1.5, 2, 0.34), 6, 5, 0.30) if shadow else pen.sprite()
    if (w, h) == (width, height):
        return sheet
    grown = (sheet.image.width + width - w, sheet.image.height + height - h)
    return Sprite(stretched(sheet.image, *grown), sheet.ox, sheet.oy)


def _lit(pen: Pen, w: int, h: int, fill: Colour, thick: float, radius: float) -> None:
    """Brighten the upper and darken the lower inner edge: the light comes from the upper left."""
    for share, tone, dx, dy in ((0.5, CREAM, 1.6, 1.6), (0.12, INK, -1.6, -1.6)):
        pen.box(thick, thick, w - 2 * thick, h - 2 * thick, mix(fill, tone, share), None, radius=max(1, radius - thick))
        left, top = thick + max(0.0, dx), thick + max(0.0, dy)
        wide, high = w - 2 * thick - abs(dx), h - 2 * thick - abs(dy)
        pen.box(left, top, wide, high, fill, None, radius=max(1, radius - thick))


@kept
def plaque(width: int, height: int, fill: Colour = BAND, line: Colour = GOLD, thick: float = 1.6) -> Sprite:
    """A small dark title plate with notched corners. Origin: top left."""
    notch = height * 0.22
    pen = Pen(width, height)
    t = thick / 2
    points = [
        (notch, t), (width - notch, t), (width - t, notch), (width - t, height - notch), (width - notch, height - t),
        (notch, height - t), (t, height - notch), (t, notch),
    ]  # fmt: skip
    pen.shape(points, fill, line, thick)
    return shadowed(pen.sprite(), 2, 2, 0.3)


@kept
def pill(width: int, height: int, fill: Colour, line: Colour) -> Sprite:
    """Background of a small label. Origin: its middle."""
    pen = Pen(width, height)
    pen.box(0, 0, width, height, fill, line, max(1.4, height * 0.06), height * 0.36)
    return shadowed(pen.sprite(width / 2, height / 2), 1.5, 1, 0.35)


@kept
def card_back(width: int, height: int) -> Sprite:
    """Back of a hidden card. Origin: top left."""
    pen = Pen(width, height)
    edge = max(2.0, width * 0.03)
    pen.box(0, 0, width, height, BAND, INK, max(1.0, width * 0.02), width * 0.1)
    pen.box(edge * 2, edge * 2, width - 4 * edge, height - 4 * edge, None, GOLD, edge * 0.6, width * 0.06)
    step = max(8.0, width / 7)
    y = step * 1.5
    tone = mix(BAND, GOLD, 0.35)
    while y < height - step:
        x = step * 1.5
        while x < width - step:
            r = step * 0.26
            pen.shape([(x, y - r), (x + r, y), (x, y + r), (x - r, y)], tone)
            x += step
        y += step
    cx, cy, r = width / 2, height / 2, width * 0.2
    pen.shape([(cx, cy - r * 1.4), (cx + r, cy), (cx, cy + r * 1.4), (cx - r, cy)], BAND, GOLD, edge * 0.6)
    return shadowed(pen.sprite(), width * 0.03, max(1, round(width * 0.03)), 0.4)


@kept
def card_face(width: int, height: int, tint: Colour) -> Sprite:
    """Blank face of a card with a band of its colour at the foot. Origin: top left."""
    pen = Pen(width, height)
    edge = max(1.0, width * 0.02)
    radius = width * 0.1
    pen.box(0, 0, width, height, CREAM, INK, edge, radius)
    gap = edge + width * 0.035
    pen.box(gap, gap, width - 2 * gap, height - 2 * gap, None, mix(tint, CREAM, 0.25), edge, radius * 0.6)
    return shadowed(pen.sprite(), width * 0.03, max(1, round(width * 0.03)), 0.4)


def faded(sprite: Sprite) -> Sprite:
    """The sprite, almost transparent."""
    pale = washed(sprite, PAPER, 0.6)
    pale.image.putalpha(pale.image.getchannel("A").point(lambda v: v * 3 // 5))
    return pale


@kept
def tick(size: int) -> Sprite:
    """Tick for "done". Origin: its middle."""
    pen = Pen(100, 100, size / 100)
    pen.oval(50, 50, 48, 48, (88, 132, 74), INK, 5)
    pen.line([(26, 52), (44, 70), (76, 32)], CREAM, 12)
    return pen.sprite(50, 50)


@kept
def ghost(name: str, size: int) -> Sprite:
    """Pale icon of something not there yet."""
    sprite = icon(name, size)
    pale = washed(sprite, WELL, 0.78)
    pale.image.putalpha(pale.image.getchannel("A").point(lambda v: v * 3 // 5))
    return pale


# ---------------------------------------------------------------- marks


@kept
def ring(
    width: int, height: int, colour: Colour = MARK, thick: float = 3.0, radius: float = 8, glow: float = 4
) -> Sprite:
    """A frame around a box: dashes of ink and cream in the colour MARK (new), else one glowing line. Origin: the
    box's top left."""
    pad = round(glow * 2 + thick)
    big = (width + 2 * pad, height + 2 * pad)
    pen = Pen(*big)
    if colour == MARK:
        reach = thick / 2
        around = rounded(pad - reach, pad - reach, width + thick, height + thick, radius)
        return dashed(pen, around, max(3.0, thick), Sprite(pen.image, pad, pad))
    pen.box(pad - thick, pad - thick, width + 2 * thick, height + 2 * thick, None, (*colour, 255), thick, radius)
    sharp = pen.done()
    halo = sharp.getchannel("A").filter(ImageFilter.GaussianBlur(glow)).point(lambda v: min(210, round(v * 1.5)))
    out = Image.new("RGBA", big, (*mix(colour, (255, 214, 120), 0.45), 0))
    out.putalpha(halo)
    out.alpha_composite(sharp)
    return Sprite(out, pad, pad)


def rounded(x: float, y: float, w: float, h: float, radius: float) -> list[Point]:
    """Closed outline of a box with round corners."""
    r = max(0.0, min(radius, w / 2, h / 2))
    found: list[Point] = []
    for cx, cy, start in (
        (x + w - r, y + r, -90),
        (x + w - r, y + h - r, 0),
        (x + r, y + h - r, 90),
        (x + r, y + r, 180),
    ):
        turns = [radians(start + step * 15) for step in range(7)]
        found += [(cx + r * cos(turn), cy + r * sin(turn)) for turn in turns]
    return [*found, found[0]]


DASH = 9.0


def dashed(pen: Pen, around: Sequence[Point], thick: float, origin: Sprite) -> Sprite:
    """Dashes of ink on cream along a closed outline, to mark something new. The origin is another sprite's."""
    pen.line(around, (*CREAM, 255), thick + 2.4)
    whole = sum(dist(a, b) for a, b in pairwise(around))
    count = max(4, round(whole / (2 * DASH)))
    for number in range(count):
        start = number * whole / count
        pen.line(_part(around, start, start + whole / count / 2), (*MARK, 255), thick, round_ends=False)
    return shadowed(Sprite(pen.done(), origin.ox, origin.oy, mark=True), 1.6, 1, 0.4)


def _part(line: Sequence[Point], start: float, end: float) -> list[Point]:
    """Part of a polyline, between two distances from its start."""
    found: list[Point] = []
    walked = 0.0
    for a, b in pairwise(line):
        length = dist(a, b)
        ends = [min(max(at - walked, 0.0), length) for at in (start, end)]
        if length and ends[0] < ends[1]:
            found += [(a[0] + (b[0] - a[0]) * at / length, a[1] + (b[1] - a[1]) * at / length) for at in ends]
        walked += length
    return found


@kept
def halo(width: int, height: int, colour: Colour = CHOICE, radius: float = 12) -> Sprite:
    """A frame with a tinted inside around a choice. Origin: the box's top left."""
    frame = ring(width, height, colour, 4.0, radius, 5)
    out = frame.image.copy()
    tint = Image.new("L", out.size, 0)
    corner = (frame.ox, frame.oy, frame.ox + width, frame.oy + height)
    ImageDraw.Draw(tint).rounded_rectangle(corner, radius, 20)
    wash = Image.new("RGBA", out.size, (*colour, 0))
    wash.putalpha(tint)
    out.alpha_composite(wash)
    return Sprite(out, frame.ox, frame.oy)


# ---------------------------------------------------------------- paper


def laid_paper(width: int, height: int, colour: Colour) -> Image.Image:
    """A new sheet of parchment with the fine lines of laid paper. Rows repeat, so that it compresses well. Not
    cached: drawing it is fast."""
    image = Image.new("RGB", (width, height), colour)
    draw = ImageDraw.Draw(image)
    faint, fainter = mix(colour, INK, 0.022), mix(colour, INK, 0.012)
    for y in range(0, height, 5):
        draw.line((0, y, width, y), faint)
        draw.line((0, y + 1, width, y + 1), fainter)
    for x in range(40, width, 96):
        draw.line((x, 0, x, height), faint)
    return image


WEAVE = 4
"""Rows after which the cloth repeats; few, so that it compresses well."""


def cloth(width: int, height: int, colour: Colour) -> Image.Image:
    """A new piece of woven cloth for the table, darker towards its hem."""
    image = Image.new("RGB", (width, height), colour)
    image.paste(_weave(width, colour), (0, 0))
    done = WEAVE
    while done < height:
        image.paste(image.crop((0, 0, width, min(done, height - done))), (0, done))
        done *= 2
    draw = ImageDraw.Draw(image)
    for inset, share in ((0, 0.34), (3, 0.22), (6, 0.12)):
        hem = mix(colour, INK, share)
        draw.rectangle((inset, inset, width - 1 - inset, height - 1 - inset), None, hem, 3)
    return image


@kept
def _weave(width: int, colour: Colour) -> Image.Image:
    """A few rows of alternately lighter and darker threads."""
    light, dark, deep = mix(colour, CREAM, 0.05), mix(colour, INK, 0.07), mix(colour, INK, 0.12)
    strip = Image.new("RGB", (width, WEAVE), colour)
    for x in range(width):
        for y in range(WEAVE):
            tones = ((light, colour), (dark, deep)) if x % 16 in (7, 8) else ((colour, dark), (light, colour))
            strip.putpixel((x, y), tones[y // 2 % 2][x // 2 % 2])
    return strip
