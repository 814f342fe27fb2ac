"""The city as on the table: paved streets, houses with lit roofs, and the market.

Used by the board and, with larger letters, by the phone.
"""

from math import cos, pi, sin
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from games.genoa.data import BUILDINGS, EFFECTS, MARKET, SPACES, STREETS, VILLAS
from games.genoa.pictures import pieces
from games.genoa.pictures.icons import icon
from games.genoa.pictures.plan import Plan, Square, offsets
from games.genoa.pictures.tints import PAVING, TINTS
from games.genoa.words.terms import short
from render.canvas import OVER, Frame, Page, Pen, Sprite, Style
from render.palette import INK, SOFT_INK, Colour, mix
from render.sprite_cache import kept

OR = "/"
PAD = 16
LIGHT: Colour = (255, 252, 240)


def gives(building: str) -> tuple[str, ...]:
    """Yield of the action as goods; for a villa also the orders it accepts."""
    effect = EFFECTS[building]
    found = (*effect.commodities, *([effect.tile] if effect.tile else []), *["marker"] * effect.markers)
    return (*found, *[effect.deck] * effect.cards, *([OR, "large_order"] if building in VILLAS else []))


@kept
def ground(plan: Plan) -> Sprite:
    """All spaces with names, icons and yields."""
    page = Page.blank(plan.side + 2 * PAD, plan.side + 2 * PAD)
    f = page.frame(PAD, PAD)
    f.put(_quay(plan.side), 0, 0)
    for number, space in enumerate(STREETS):
        _street(f, plan, space, number % 3)
    f.put(_shadows(plan), 0, 0)
    for space in SPACES:
        if space not in STREETS:
            _house(f, plan, space)
    return page.sprite(PAD, PAD)


# ---------------------------------------------------------------- streets


@kept
def _quay(side: int) -> Sprite:
    """The stones under the city."""
    pen = Pen(side + 8, side + 8)
    pen.box(0, 0, side + 8, side + 8, mix(PAVING, INK, 0.42), mix(PAVING, INK, 0.7), 2, 16)
    pen.box(3, 3, side + 2, side + 2, mix(PAVING, INK, 0.08), None, radius=13)
    return pen.sprite(4, 4)


def _street(f: Frame, plan: Plan, space: str, pattern: int) -> None:
    x, y = plan.corner(space)
    f.put(_stones(plan.cell, pattern), x, y)
    size = plan.letters if plan.phone else max(18, plan.letters * 0.9)
    style = Style(size, face="text", colour=mix(SOFT_INK, INK, 0.2))
    f.text((x + 8, y + 5, plan.cell - 16, size + 4), short(plan.lang, space), style)


@kept
def _stones(cell: int, pattern: int) -> Sprite:
    """A square of street: rows of stones in three tones, a joint around it. Origin: its corner."""
    chance, size = Random(pattern), cell * OVER
    out = Image.new("RGB", (size, size), mix(PAVING, INK, 0.1))
    draw = ImageDraw.Draw(out)
    rows, gap = 6, 0.35 * OVER
    high = size / rows
    for row in range(rows):
        x = -chance.random() * high
        while x < size:
            wide = high * chance.uniform(1.0, 1.7)
            tone = mix(PAVING, LIGHT if chance.random() < 0.4 else INK, chance.choice((0.0, 0.025, 0.05)))
            box = (x + gap, row * high + gap, x + wide - gap, (row + 1) * high - gap)
            draw.rounded_rectangle(box, high * 0.22, tone)
            x += wide
    draw.rectangle((0, 0, size - 1, size - 1), None, mix(PAVING, INK, 0.4), round(0.9 * OVER))
    return Sprite(out.reduce(OVER).convert("RGBA"))


# ---------------------------------------------------------------- houses


@kept
def mask(squares: tuple[Square, ...], cell: int, inset: float, radius: float) -> Image.Image:
    """The union of squares, shrunk by `inset`, with a margin of PAD around."""
    wide, high = (max(o[n] for o in squares) + 1 for n in (0, 1))
    size = (wide * cell + 2 * PAD, high * cell + 2 * PAD)
    found = Image.new("L", (size[0] * OVER, size[1] * OVER), 0)
    draw = ImageDraw.Draw(found)
    bars = [(a, b) for a in squares for b in squares if abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 and a < b]
    blocks = [(min(o[0] for o in squares), min(o[1] for o in squares), wide, high)] if len(squares) == 4 else []
    blocks += [(a[0], a[1], b[0] - a[0] + 1, b[1] - a[1] + 1) for a, b in bars]
    blocks += [(*o, 1, 1) for o in squares]
    for x, y, w, h in blocks:
        corner = (
            (PAD + x * cell + inset) * OVER, (PAD + y * cell + inset) * OVER,
            (PAD + (x + w) * cell - inset) * OVER - 1, (PAD + (y + h) * cell - inset) * OVER - 1,
        )  # fmt: skip
        draw.rounded_rectangle(corner, radius * OVER, 255)
    return found.reduce(OVER)


@kept
def _shadows(plan: Plan) -> Sprite:
    """Shadows of all houses on the streets, with light from the upper left."""
    side = plan.side + 2 * PAD
    cast = Image.new("L", (side, side), 0)
    for space in BUILDINGS:
        x, y = (round(value) for value in plan.corner(space))
        shape = mask(offsets(space), plan.cell, 3, 6)
        for step in range(2, 12, 3):
            cast.paste(255, (x + step, y + step), shape)
    soft = cast.filter(ImageFilter.GaussianBlur(2.2)).point(lambda v: round(v * 0.34))
    out = Image.new("RGBA", (side, side), (44, 30, 24, 0))
    out.putalpha(soft)
    return Sprite(out, PAD, PAD)


@kept
def _front(squares: tuple[Square, ...], cell: int, tint: Colour, eaves: tuple[float, float, float]) -> Sprite:
    """A house: its lit front and a roof (`eaves`: its top, width and height). Origin: the corner of its squares."""
    whole = mask(squares, cell, 2.5, 7)
    out = Image.new("RGBA", whole.size, (0, 0, 0, 0))
    for inset, colour in ((2.5, mix(tint, INK, 0.75)), (4.2, mix(tint, LIGHT, 0.5)), (5.6, tint)):
        layer = Image.new("RGBA", whole.size, colour)
        layer.putalpha(mask(squares, cell, inset, 6))
        out.alpha_composite(layer)
    shade = ImageChops.subtract(mask(squares, cell, 4.2, 6), ImageChops.offset(mask(squares, cell, 4.2, 6), -2, -2))
    dark = Image.new("RGBA", whole.size, (*mix(tint, INK, 0.45), 0))
    dark.putalpha(shade)
    out.alpha_composite(dark)
    if eaves[2]:
        out.alpha_composite(_roof(cell, tint, *eaves), (0, round(PAD + eaves[0]) - 2))
    return Sprite(out, PAD, PAD)


def _richer(tint: Colour) -> Colour:
    """The colour half a tone deeper."""
    most = max(tint)
    red, green, blue = (round(value - (most - value) * 0.4 - 10) for value in tint)
    return red, green, blue


def _roof(cell: int, tint: Colour, top: float, wide: float, high: float) -> Image.Image:
    """Rows of tiles, pale enough for the name on them."""
    tone = _richer(tint)
    pen = Pen(wide + 2 * PAD, high + 8)
    left, right = PAD + 1.2, PAD + wide - 1.2
    pen.box(left, 3, right - left, high, tone, mix(tint, INK, 0.72), 1.6, 6)
    for row in range(1, 4):
        y = 3 + high * row / 4
        pen.line([(left + 3, y), (right - 3, y)], mix(tone, INK, 0.1), 1, round_ends=False)
        x = left + 6 + (row % 2) * 7
        while x < right - 4:
            pen.line([(x, y - high / 4 + 1), (x, y)], mix(tone, INK, 0.07), 1, round_ends=False)
            x += 14
    pen.line([(left + 4, 4.8), (right - 4, 4.8)], mix(tone, LIGHT, 0.6), 1.6, round_ends=False)
    pen.line([(left + 3, high + 4.6), (right - 3, high + 4.6)], mix(tint, INK, 0.3), 2, round_ends=False)
    return pen.done()


def _house(f: Frame, plan: Plan, space: str) -> None:
    x, y = plan.corner(space)
    _, top, wide, _ = plan.body(space)
    eaves = (top - y, wide, 0.0 if space == MARKET else plan.roof(space))
    f.put(_front(offsets(space), plan.cell, TINTS[space], eaves), x, y)
    if space == MARKET:
        f.put(_mosaic(plan.cell), x + plan.cell, y + plan.cell)
    f.text(plan.name_box(space), plan.name(space), Style(plan.letters, lines=2, leading=0.98, face="bold"))
    px, py, size = plan.picture(space)
    f.put(icon(space, round(size)), px, py)
    if space in BUILDINGS:
        _yield(f, plan, space)


@kept
def _mosaic(cell: int) -> Sprite:
    """Rings of stones in the market place. Origin: its middle."""
    half = cell * 0.84
    pen = Pen(2 * half, 2 * half)
    tone = mix(TINTS[MARKET], INK, 0.1)
    for ring in range(1, 6):
        r = half * ring / 5.2
        pen.oval(half, half, r, r, None, tone, 1.2)
        for number in range(ring * 6):
            angle = 2 * pi * (number + ring * 0.5) / (ring * 6)
            near, far = r - half / 5.2, r
            pen.line([(half + near * cos(angle), half + near * sin(angle)),
                      (half + far * cos(angle), half + far * sin(angle))], tone, 1, round_ends=False)  # fmt: skip
    return pen.sprite(half, half)


def _yield(f: Frame, plan: Plan, space: str) -> None:
    left, y, size = plan.yields(space)
    goods = gives(space)
    step = size * 0.98
    widths = [size * 0.34 if thing == OR else step for thing in goods]
    _, _, w, h = plan.body(space)
    x = left - sum(widths) / 2 if h > w else left
    for thing, wide in zip(goods, widths, strict=True):
        if thing == OR:
            f.put(icon("either", round(size)), x + wide / 2, y)
        else:
            f.put(pieces.good(thing, round(size)), x + wide / 2, y)
        x += wide
