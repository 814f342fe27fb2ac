"""Goods, cards, coins, discs and pennants, as cached sprites."""

from games.genoa.data import COMMODITIES, DECKS, TILES
from games.genoa.pictures.icons import icon
from games.genoa.pictures.tints import DECK_TINTS, GOODS_TINTS
from render import sprites
from render.canvas import Frame, Page, Pen, Sprite, Style, shadowed
from render.palette import CREAM, GOLD, INK, PAPER, SOFT_INK, Colour, livery, mix
from render.sprite_cache import kept

WOOD: Colour = (246, 236, 208)
WOOD_SIDE: Colour = (206, 184, 138)


@kept
def good(name: str, size: int) -> Sprite:
    """A commodity on its square tile, a special tile (eight-sided), a card's back, or an icon. Origin: its middle."""
    pen = Pen(100, 100, size / 100)
    inner = 0.0
    if name in COMMODITIES:
        tint = GOODS_TINTS[name]
        pen.box(3, 4, 94, 94, mix(tint, INK, 0.45), None, radius=18)
        pen.box(3, 2, 94, 92, tint, mix(tint, INK, 0.6), 4, 18)
        inner = 0.78
    elif name in TILES:
        pen.shape(_octagon(50, 52, 48), mix(GOLD, INK, 0.45))
        pen.shape(_octagon(50, 48, 47), CREAM, mix(GOLD, INK, 0.35), 4.5)
        inner = 0.68
    elif name in DECKS:
        tint = DECK_TINTS[name]
        pen.box(12, 2, 76, 97, tint, INK, 4, 11)
        pen.box(19, 9, 62, 83, None, mix(tint, CREAM, 0.55), 3, 7)
        inner = 0.62
    page = Page(pen.done())
    page.put(
        icon(name, max(1, round(size * (inner or 1)))), size / 2, size * (0.48 if inner and name not in DECKS else 0.5)
    )
    sprite = page.sprite(size / 2, size / 2)
    return sprite.known_as(f"good {name}") if name in COMMODITIES or name in TILES else sprite


def _octagon(x: float, y: float, r: float) -> list[tuple[float, float]]:
    s = r * 0.42
    return [(x - s, y - r), (x + s, y - r), (x + r, y - s), (x + r, y + s), (x + s, y + r), (x - s, y + r),
            (x - r, y + s), (x - r, y - s)]  # fmt: skip


@kept
def marker(palette: str, seat: int, letter: str, size: int) -> Sprite:
    """An ownership marker: the seat's own shape on a dark plate. Origin: its middle."""
    return sprites.badge(palette, seat, letter, size).known_as(f"marker {seat}")


@kept
def pennant(palette: str, seat: int, letter: str, high: int, live: bool = True) -> Sprite:
    """A player's offer on a space: a small flag. Origin: the middle of its foot."""
    look = livery(palette, seat)
    pen = Pen(70, 100, high / 100)
    line = mix(look.dark, INK, 0.5)
    pen.line([(9, 6), (9, 97)], INK, 7)
    pen.path("M10 6 H68 L56 34 L68 62 H10 Z", look.base, line, 5)
    page = Page(pen.done())
    k = high / 100
    page.frame(0, 0, k).text((10, 6, 46, 56), letter, Style(44, face="heavy", colour=look.letter))
    sprite = shadowed(page.sprite(9 * k, 97 * k).with_letters(page), high * 0.03, 1, 0.35)
    return sprite if live else sprites.faded(sprite)


@kept
def flag(palette: str, seat: int, count: str, high: int, live: bool = True) -> Sprite:
    """The number of offers for a space, in the colours of their maker, or dark for several makers. Origin: its left
    foot."""
    look = livery(palette, seat)
    fill, ink, line = (look.base, look.letter, look.dark) if seat >= 0 else (mix(INK, SOFT_INK, 0.35), CREAM, INK)
    pen = Pen(108, 100, high / 100)
    pen.line([(5, 3), (5, 99)], INK, 9)
    pen.path("M6 4 H106 L92 44 L106 86 H6 Z", fill, mix(line, INK, 0.4), 5)
    page = Page(pen.done())
    k = high / 100
    page.frame(0, 0, k).text((10, 4, 80, 82), count, Style(max(28 / k, 60), face="heavy", colour=ink))
    sprite = shadowed(page.sprite(0, 99 * k).with_letters(page), high * 0.04, 1, 0.4)
    return sprite if live else sprites.faded(sprite)


@kept
def tab(deck: str, size: int) -> Sprite:
    """The corner of a card of that deck, like a bookmark. Origin: its upper right corner."""
    pen = Pen(100, 100, size / 100)
    pen.path("M8 6 H92 V94 L50 68 L8 94 Z", DECK_TINTS[deck], CREAM, 11)
    return shadowed(pen.sprite(100, 0), 1.2, 1, 0.4)


@kept
def dot(size: int) -> Sprite:
    """A dot over a border that the tower can cross. Origin: its middle."""
    pen = Pen(100, 100, size / 100)
    pen.oval(50, 50, 46, 46, INK, CREAM, 20)
    return pen.sprite(50, 50)


@kept
def dashes(size: int, dx: int, dy: int) -> Sprite:
    """A dashed arrow over a border. Origin: its middle."""
    pen = Pen(100, 100, size / 100)

    def turned(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
        return [(50 + (x - 50) * dx - (y - 50) * dy, 50 + (x - 50) * dy + (y - 50) * dx) for x, y in points]

    for thick, colour in ((13, CREAM), (7, INK)):
        for start, end in ((4, 16), (26, 38), (48, 60), (66, 78)):
            pen.line(turned([(start, 50), (end, 50)]), colour, thick)
        pen.shape(turned([(72, 32), (98, 50), (72, 68)]), INK, colour, thick - 7 or 1)
    return pen.sprite(50, 50)


# ---------------------------------------------------------------- the tower


@kept
def tower(discs: int, wide: int, order: str = "") -> Sprite:
    """A stack of discs with the number of the step on top. Origin: the middle of the lowest disc."""
    rim, bulge = wide * 0.21, wide * 0.27
    high = rim * discs + 2 * bulge
    pen = Pen(wide + 2, high + 2)
    half = wide / 2 + 1
    edge = max(1.2, wide * 0.035)
    for number in range(discs):
        y = high - bulge - number * rim
        pen.oval(half, y, wide / 2, bulge, WOOD_SIDE, INK, edge)
        pen.box(1, y - rim, wide, rim, WOOD_SIDE)
        pen.line([(1 + edge / 2, y - rim), (1 + edge / 2, y)], INK, edge, round_ends=False)
        pen.line([(1 + wide - edge / 2, y - rim), (1 + wide - edge / 2, y)], INK, edge, round_ends=False)
        pen.oval(half, y - rim, wide / 2, bulge, WOOD, INK, edge)
    top = high - bulge - discs * rim
    pen.oval(half, top, wide * 0.38, bulge * 0.72, None, mix(WOOD, INK, 0.2), edge * 0.6)
    page = Page(pen.done())
    if order:
        f = page.frame(half, top)
        f.text((-half, -wide / 2, 2 * half, wide), order, Style(wide * 0.46, face="heavy", colour=INK))
    return shadowed(page.sprite(half, high - bulge).with_letters(page), wide * 0.05, max(1, round(wide * 0.05)), 0.45)


def tower_box(discs: int, wide: float) -> tuple[float, float, float, float]:
    """Box around a tower, relative to its origin."""
    rim, bulge = wide * 0.21, wide * 0.27
    return -wide / 2, -bulge - rim * discs, wide, rim * discs + 2 * bulge


@kept
def chevron(size: int, dx: int, dy: int) -> Sprite:
    """An arrow of the tower's path. Origin: its middle."""
    pen = Pen(100, 100, size / 100)
    points = [(28, 14), (82, 50), (28, 86), (42, 50)]
    turned = [(50 + (x - 50) * dx - (y - 50) * dy, 50 + (x - 50) * dy + (y - 50) * dx) for x, y in points]
    pen.shape(turned, (238, 180, 60), INK, 6)
    return pen.sprite(50, 50)


# ---------------------------------------------------------------- counters


def draw_counter(
    f: Frame, x: float, y: float, name: str, count: int, size: float, text: float, *, zero: bool = True
) -> float:
    """A good and its count; x, y is the middle of the good. Pale if there is none. Returns the right end."""
    f.put(good(name, f.px(size)) if count else pale_good(name, f.px(size)), x, y)
    left = x + size * 0.58
    if not count and not zero:
        return left
    ink = INK if count else mix(SOFT_INK, PAPER, 0.35)
    used = f.text((left, y - size / 2, text * 3, size), str(count), Style(text, face="heavy", align="left", colour=ink))
    return left + used


@kept
def pale_good(name: str, size: int) -> Sprite:
    return sprites.faded(good(name, size))
