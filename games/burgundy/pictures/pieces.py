"""Dice, goods tiles, labels and counters."""

from games.burgundy.data import GOODS
from games.burgundy.pictures.icons import icon
from games.burgundy.pictures.tints import GOODS_TINTS
from render import sprites
from render.canvas import Frame, Page, Pen, Sprite, Style, shadowed, washed
from render.furniture import draw_tag, tag_width
from render.palette import CREAM, GOLD, INK, PAPER, WHITE_LIVERY, livery, mix
from render.sprite_cache import kept

WHITE = -1
PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@kept
def die(palette: str, seat: int, value: int, size: int, used: bool = False) -> Sprite:
    """A die of a seat, or the white one. Origin: its middle."""
    look = livery(palette, seat) if seat >= 0 else WHITE_LIVERY
    pip = INK if seat < 0 else look.letter
    pen = Pen(100, 100, size / 100)
    line = mix(look.dark, INK, 0.5)
    pen.box(3, 6, 94, 92, mix(look.dark, INK, 0.2), line, 4, 20)
    pen.box(3, 3, 94, 90, look.base, line, 4, 20)
    pen.box(10, 9, 80, 76, mix(look.base, look.light, 0.5), None, radius=26)
    for x, y in PIPS[value]:
        pen.oval(50 + 25 * x, 47 + 24 * y, 9.5, 9.5, pip)
    sprite = pen.sprite(50, 50)
    if used:
        return washed(sprite, PAPER, 0.72).known_as(f"die {seat}")
    return shadowed(sprite, size * 0.05, max(1, round(size * 0.05)), 0.4).known_as(f"die {seat}")


@kept
def goods(name: str, size: int) -> Sprite:
    """A goods tile with the die that sells it. Origin: its middle."""
    tint = GOODS_TINTS[name]
    pen = Pen(100, 100, size / 100)
    line = mix(tint, INK, 0.65)
    pen.box(3, 6, 94, 92, line, line, 3, 16)
    pen.box(3, 3, 94, 91, tint, line, 5, 16)
    pen.box(11, 11, 78, 75, None, mix(tint, CREAM, 0.45), 4, 11)
    pen.oval(50, 48, 31, 31, CREAM, line, 4)
    page = Page(pen.done())
    number = str(GOODS[name])  # type: ignore[index]
    page.frame(size / 2, size * 0.48).text((-size, -size, 2 * size, 2 * size), number, Style(size * 0.6, face="heavy"))
    return page.sprite(size / 2, size / 2).known_as(f"goods {name}")


def overhang(count: int) -> float:
    """How far a pile of goods extends beyond its top tile, in sizes of a tile."""
    return 0.09 * (min(count, 3) - 1)


def draw_pile(f: Frame, x: float, y: float, name: str, count: int, size: float) -> None:
    """Draw a pile of goods tiles of one type; x, y is the centre of the top one."""
    for below in range(min(count, 3), 1, -1):
        shift = overhang(below) * size
        f.put(_card_edge(name, f.px(size)), x + shift, y + shift)
    f.put(goods(name, f.px(size)), x, y)


def draw_counted_pile(f: Frame, x: float, y: float, name: str, count: int, size: float, text: float) -> None:
    """Draw a pile of goods with its count at the right."""
    draw_pile(f, x, y, name, count, size)
    left = x + size / 2 + overhang(count) * size + 3
    f.text((left, y - size / 2, text * FIGURE, size), str(count), Style(text, face="heavy", align="left"))


def counted_beside(count: int, size: float, text: float) -> float:
    """Width that a pile with its count needs beyond its top tile. The count has one digit."""
    return overhang(count) * size + 3 + text * FIGURE


FIGURE = 0.62
"""Width of a digit, as a multiple of the font size."""


@kept
def _card_edge(name: str, size: int) -> Sprite:
    tint = mix(GOODS_TINTS[name], INK, 0.25)
    pen = Pen(100, 100, size / 100)
    pen.box(3, 3, 94, 94, tint, mix(tint, INK, 0.5), 5, 16)
    return pen.sprite(50, 50)


# ---------------------------------------------------------------- labels


def draw_priced(f: Frame, x: float, y: float, text: str, size: float, workers: int) -> None:
    """Draw the label of a choice, with its cost in workers beside it."""
    if workers:
        draw_cost(f, x + tag_width(f, text, size) / 2 + 1, y, workers, size)
        x -= size * COST_WIDE / 2 + 1
    draw_tag(f, x, y, text, size)


COST_WIDE = 1.86
"""Width of the label of a cost, as a multiple of the font size."""


def draw_cost(f: Frame, x: float, y: float, workers: int, size: float) -> None:
    """Draw a cost in workers."""
    wide, high = size * COST_WIDE, size * 1.16
    f.put(sprites.pill(f.px(wide), f.px(high), CREAM, GOLD), x, y)
    f.put(icon("worker", f.px(size * 0.98)), x - size * 0.38, y)
    f.text((x, y - high / 2, size * 0.9, high), str(workers), Style(size, face="heavy"))


def draw_counter(
    f: Frame, x: float, y: float, sign: str, count: int | str, size: float, text: float, seat: int | None = None
) -> float:
    """Draw an icon with a count; x, y is the centre of the icon. Returns where it ends. `seat`: the owner."""
    f.put(icon(sign, f.px(size)), x, y)
    left = x + size * 0.56
    used = f.text((left, y - size / 2, text * 2.4, size), str(count), Style(text, face="heavy", align="left"))
    if seat is not None:
        f.name(f"{sign} {seat}", x - size / 2, y - size / 2, left + used - x + size / 2, size)
    return left + used
