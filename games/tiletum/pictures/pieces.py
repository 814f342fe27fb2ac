"""Dice, travellers, pillars and tokens, as cached sprites."""

from math import ceil, cos, pi, sin

from PIL import Image, ImageFilter

from games.tiletum.data import DICE
from games.tiletum.pictures.drawing import DICE_COLOURS
from games.tiletum.pictures.icons import icon
from render import sprites
from render.canvas import Page, Pen, Sprite, Style
from render.palette import BAND, CREAM, GOLD, INK, MARK, PAPER, WELL, Colour, livery, mix
from render.sprite_cache import kept

PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((50, 50),),
    2: ((28, 28), (72, 72)),
    3: ((25, 25), (50, 50), (75, 75)),
    4: ((28, 28), (72, 28), (28, 72), (72, 72)),
    5: ((26, 26), (74, 26), (50, 50), (26, 74), (74, 74)),
    6: ((28, 24), (72, 24), (28, 50), (72, 50), (28, 76), (72, 76)),
}


STEPS = 14
"""Tones of a shadow: with four hundred pieces on a board, smooth shadows would add a tenth to the file."""


def shadowed(sprite: Sprite, blur: float = 3, drop: int = 3, strength: float = 0.42) -> Sprite:
    """The sprite on a shadow of warm ink, in a few tones."""
    pad = ceil(blur * 1.6) + 1
    w, h = sprite.image.size
    mask = Image.new("L", (w + 2 * pad, h + 2 * pad + drop), 0)
    mask.paste(sprite.image.getchannel("A"), (pad, pad + drop))
    mask = mask.filter(ImageFilter.GaussianBlur(blur)).point(lambda v: round(v * strength) // STEPS * STEPS)
    out = Image.new("RGBA", mask.size, (48, 28, 12, 0))
    out.putalpha(mask)
    out.alpha_composite(sprite.image, (pad, pad))
    return Sprite(out, sprite.ox + pad, sprite.oy + pad, tuple(line.moved(pad, pad) for line in sprite.written))


@kept
def die(name: str, size: int, badge: bool = True) -> Sprite:
    """A die with its colour's resource on a small tag. Origin: its middle."""
    face = DICE[name]
    colour = DICE_COLOURS[face.colour]
    pen = Pen(100, 100, size / 100)
    pen.box(3, 3, 94, 94, mix(colour, INK, 0.28), mix(colour, INK, 0.72), 4, 20)
    pen.box(6, 5, 88, 84, mix(colour, CREAM, 0.12), None, radius=18)
    pen.box(12, 10, 76, 74, colour, None, radius=20)
    dark = sum(colour) > 420
    for x, y in PIPS[face.number]:
        pen.oval(x, y * 0.84 + 4, 9.5, 9.5, INK if dark else CREAM)
    page = Page(pen.done())
    sprite = shadowed(page.sprite(size / 2, size / 2), size * 0.05, max(1, round(size * 0.05)), 0.45)
    if not badge:
        return sprite.known_as(f"die {name}")
    side = round(size * 0.56)
    tag = Pen(100, 100, side / 100)
    tag.oval(50, 50, 49, 49, CREAM, INK, 5)
    wide = round(size * 1.34)
    whole = Page.blank(wide + 4, wide + 4)
    whole.put(sprite, wide / 2, wide / 2)
    corner = wide / 2 + size * 0.36
    whole.put(tag.sprite(50, 50), corner, corner)
    whole.put(icon(face.resource, round(side * 0.74)), corner, corner)
    return whole.sprite(wide / 2, wide / 2).known_as(f"die {name}")


@kept
def pawn(palette: str, seat: int, letter: str, piece: str, high: int, halo: int = 0) -> Sprite:
    """A merchant (round, with a hat) or an architect (a pair of dividers), with a white rim of `halo` pixels.
    Origin: the middle of its foot."""
    look = livery(palette, seat)
    line = mix(look.dark, INK, 0.5)
    pen = Pen(76, 104, high / 104)
    if piece == "merchant":
        pen.path("M6 102 C4 66 20 50 38 50 C56 50 72 66 70 102 Z", look.base, line, 5)
        pen.oval(38, 34, 19, 20, look.base, line, 5)
        pen.path("M6 28 C20 18 56 18 70 28 C60 36 16 36 6 28 Z", look.light, line, 4)
        pen.path("M20 22 C20 2 56 2 56 22 Z", look.light, line, 4)
        middle = 78.0
    else:
        pen.path("M38 4 C50 4 54 16 48 24 L74 102 H2 L28 24 C22 16 26 4 38 4 Z", look.base, line, 5)
        pen.oval(38, 17, 9, 9, look.light, line, 4)
        pen.path("M22 60 H54", None, look.light, 5)
        middle = 82.0
    k = high / 104
    if seat >= 0:
        sprites.blazon(pen, look, letter, 38, middle, 13)
    sprite = pen.sprite(38, 102)
    page = Page(sprite.image)
    page.frame(0, 0, k).text((0, middle - 26, 76, 52), letter, Style(42, face="heavy", colour=look.letter))
    done = sprite.with_letters(page)
    done = sprites.haloed(done, halo) if halo else shadowed(done, high * 0.05, max(1, round(high * 0.05)), 0.5)
    return done.known_as(f"{piece} {seat}")


@kept
def pillar_piece(palette: str, seat: int, letter: str, high: int, gilded: bool = False) -> Sprite:
    """A pillar of a seat; its capital is gilded once the owner has contributed. Origin: top left of its space."""
    look = livery(palette, seat)
    line = mix(look.dark, INK, 0.5)
    top: Colour = (250, 204, 84) if gilded else look.light
    pen = Pen(60, 100, high / 100)
    pen.path("M10 24 H50 V84 H10 Z", look.base, line, 5)
    pen.path("M3 4 H57 V14 C57 22 52 26 46 26 H14 C8 26 3 22 3 14 Z", top, line, 5)
    pen.path("M4 84 H56 V97 H4 Z", look.light, line, 5)
    sprites.blazon(pen, look, letter, 30, 55, 13)
    sprite = pen.sprite()
    page = Page(sprite.image)
    page.frame(0, 0, high / 100).text((0, 28, 60, 54), letter, Style(44, face="heavy", colour=look.letter))
    done = shadowed(sprite.with_letters(page), high * 0.04, max(1, round(high * 0.04)), 0.4)
    return done.known_as(f"pillar {seat}")


@kept
def pillar_well(high: int) -> Sprite:
    pen = Pen(60, 100, high / 100)
    pen.path("M12 24 H48 V84 H12 Z M4 6 H56 V24 H4 Z M4 84 H56 V96 H4 Z", WELL, None)
    pen.path("M4 6 H56 V18 L48 24 V84 H56 V96 H4 V84 H12 V24 L4 18 Z", WELL, mix(WELL, INK, 0.35), 4)
    return pen.sprite()


@kept
def house_well(high: int, usable: bool = True) -> Sprite:
    pen = Pen(100, 100, high / 100)
    pen.path("M14 48 V94 H86 V48 L50 8 Z", WELL if usable else mix(WELL, PAPER, 0.7), mix(WELL, INK, 0.35), 5)
    return pen.sprite()


# ---------------------------------------------------------------- tokens


def _hexagon(cx: float, cy: float, r: float) -> list[tuple[float, float]]:
    return [(cx + r * cos(pi / 3 * n), cy + r * sin(pi / 3 * n)) for n in range(6)]


@kept
def points_token(text: str, size: int, *, pale: bool = False, chosen: Colour | None = None) -> Sprite:
    """Action points: a number on a dark hexagon. Origin: its middle."""
    pen = Pen(100, 100, size / 100)
    fill = chosen or (mix(PAPER, BAND, 0.25) if pale else BAND)
    pen.shape(_hexagon(50, 50, 47), fill, INK if chosen or pale else GOLD, 6)
    page = Page(pen.done())
    f = page.frame(0, 0, size / 100)
    letters = 88 if len(text) < 2 else 68
    f.text((2, 2, 96, 96), text, Style(letters, face="heavy", colour=INK if pale else CREAM))
    return shadowed(page.sprite(size / 2, size / 2), size * 0.03, 1, 0.35)


@kept
def vp_token(text: str, size: int) -> Sprite:
    """Victory points: a number in a wreath. Origin: its middle."""
    page = Page.blank(size, size)
    page.put(icon("laurel", size), size / 2, size / 2)
    f = page.frame(0, 0, size / 100)
    letters = {1: 86, 2: 62, 3: 46}.get(len(text), 36)
    f.text((0, 2, 100, 98), text, Style(letters, face="heavy", colour=(62, 78, 36)))
    return page.sprite(size / 2, size / 2)


@kept
def marker(palette: str, seat: int, text: str, width: int, height: int) -> Sprite:
    """A seat's bonus marker at an action: a little pennant. Origin: top left."""
    look = livery(palette, seat)
    pen = Pen(width, height)
    pen.box(0, 0, width, height, look.base, mix(look.dark, INK, 0.5), max(1.2, height * 0.07), height * 0.24)
    page = Page(pen.done())
    page.frame().text((0, 0, width, height), text, Style(height * 0.88, face="heavy", colour=look.letter))
    return shadowed(page.sprite(), 1.5, 1, 0.35)


@kept
def round_token(text: str, size: int, fill: Colour = CREAM, ink: Colour = INK) -> Sprite:
    """A number on a disc: rounds, counts, corruption. Origin: its middle."""
    pen = Pen(100, 100, size / 100)
    pen.oval(50, 50, 48, 48, fill, INK, 6)
    page = Page(pen.done())
    page.frame(0, 0, size / 100).text(
        (0, 0, 100, 100), text, Style(68 if len(text) < 2 else 52, face="heavy", colour=ink)
    )
    return shadowed(page.sprite(size / 2, size / 2), size * 0.03, 1, 0.35)


# ---------------------------------------------------------------- marks


@kept
def mark(width: int, height: int, radius: float = 7, colour: Colour = MARK) -> Sprite:
    """A frame around a box of that size, for new or selectable things. Flat, because there may be forty of them.
    Origin: the box's top left."""
    thick = max(2.0, min(4.0, min(width, height) * 0.07))
    pad = round(2 * thick + 1)
    pen = Pen(width + 2 * pad, height + 2 * pad)
    if colour == MARK:
        around = sprites.rounded(pad - thick / 2, pad - thick / 2, width + thick, height + thick, radius)
        return sprites.dashed(pen, around, max(3.0, thick), Sprite(pen.image, pad, pad))
    pale = (*mix(colour, (255, 214, 120), 0.5), 120)
    for grow, tone, line in ((2 * thick, pale, 2 * thick), (thick, (*colour, 255), thick)):
        pen.box(pad - grow, pad - grow, width + 2 * grow, height + 2 * grow, None, tone, line, radius + grow)
    return pen.sprite(pad, pad)
