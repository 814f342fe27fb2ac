"""The six numbered depots around the black one, with the goods on them."""

from collections.abc import Sequence
from dataclasses import replace

from games.burgundy.data import BLACK_DEPOT, PRICE, SLOTS
from games.burgundy.pictures import hexes, pieces
from games.burgundy.pictures.hexes import TALL
from games.burgundy.pictures.icons import icon
from games.burgundy.pictures.tiles import tile
from games.burgundy.pictures.tints import TINTS
from games.burgundy.state import State
from games.burgundy.words.highlights import Highlights
from games.burgundy.words.terms import SIGNS, phrase, spaces
from render import sprites
from render.canvas import Frame, Page, Pen, Sprite, Style, shadowed, washed
from render.furniture import draw_plaque
from render.palette import BRIGHT_GOLD, CREAM, FAINT_INK, GOLD, INK, MARK, PAPER, SOFT_INK, Colour, mix
from render.sprite_cache import kept
from words.reader import Look

WIDTH, HEIGHT = 1034, 596
RING = ((1, 2, 3), (6, 5, 4))
"""Depots in two rows; neighbours on the ring are adjacent."""
CELL_W, CELL_H = 334, 188
BLACK_H = 156
TOP, SIDE, GAP = 24, 9, 8
HEX = 75
NIGHT: Colour = (58, 52, 56)


def corner(depot: int) -> tuple[float, float]:
    row = 0 if depot in RING[0] else 1
    x = SIDE + RING[row].index(depot) * (CELL_W + (WIDTH - 2 * SIDE - 3 * CELL_W) / 2)
    return x, TOP + row * (CELL_H + BLACK_H + 2 * GAP)


# ---------------------------------------------------------------- printed parts


def draw_ground(f: Frame, players: int, look: Look) -> None:
    f.put(sprites.panel(f.px(WIDTH), f.px(HEIGHT), mix(PAPER, (200, 206, 160), 0.35)), 0, 0)
    for row in RING:
        for depot in row:
            x, y = corner(depot)
            f.put(sprites.panel(f.px(CELL_W), f.px(CELL_H), PAPER, SOFT_INK, 1.6, 12, None), x, y)
            draw_number(f, x + 30, y + 30, depot, 40)
            for slot, at in zip(spaces(depot, players), _row(x, CELL_W, len(spaces(depot, players))), strict=True):
                f.put(empty(SLOTS[slot].type or "", f.px(HEX)), at, y + 106)
                f.text((at - 39, y + 154, 78, 26), slot, Style(20, colour=SOFT_INK))
    y = TOP + CELL_H + GAP
    f.put(night(f.px(WIDTH - 2 * SIDE), f.px(BLACK_H)), SIDE, y)
    f.text(
        (SIDE + 22, y + 20, 176, 62),
        phrase(look.lang, "burgundy-render-black-depot"),
        Style(25, face="title", colour=BRIGHT_GOLD, align="left", lines=2, leading=1.0),
    )
    for number in range(PRICE):
        f.put(icon("silver", f.px(42)), SIDE + 44 + number * 36, y + 114)
    for slot, at in zip(spaces(BLACK_DEPOT, players), black_row(players), strict=True):
        f.put(empty("", f.px(HEX)), at, y + 64)
        f.text((at - 39, y + 114, 78, 30), slot, Style(20, colour=mix(CREAM, FAINT_INK, 0.4)))
    draw_plaque(f, WIDTH / 2, 0, phrase(look.lang, "burgundy-render-depots"))


def black_row(players: int) -> list[float]:
    left = SIDE + 200
    return _row(left, WIDTH - SIDE - 10 - left, len(spaces(BLACK_DEPOT, players)))


def _row(left: float, width: float, count: int) -> list[float]:
    """Centres of `count` tiles in a row."""
    step = min((width - 10) / count, HEX * 1.28)
    return [left + width / 2 + (number - (count - 1) / 2) * step for number in range(count)]


@kept
def empty(kind: str, width: int) -> Sprite:
    """An empty space of a depot; black ones have no type."""
    if not kind:
        return hexes.well(width, mix(NIGHT, INK, 0.4), mix(NIGHT, CREAM, 0.3), max(1.2, width * 0.02))
    ground = mix(TINTS[kind], PAPER, 0.72)
    edge = mix(mix(TINTS[kind], SOFT_INK, 0.4), PAPER, 0.3)
    well = hexes.well(width, ground, edge, max(1.2, width * 0.02))
    page = Page(well.image.copy())
    sign = washed(icon(SIGNS[kind], round(width * 0.5)), ground, 0.45)  # types are not told apart by colour alone
    page.frame().put(sign, well.ox, well.oy)
    return replace(well, image=page.image)


@kept
def night(width: int, height: int) -> Sprite:
    pen = Pen(width, height)
    pen.box(0, 0, width, height, NIGHT, INK, 2, 12)
    pen.box(5, 5, width - 10, height - 10, None, mix(NIGHT, GOLD, 0.6), 1.4, 8)
    return shadowed(pen.sprite(), 3, 2, 0.35)


def draw_number(f: Frame, x: float, y: float, depot: int, size: float) -> None:
    """Draw the number of a depot as a die."""
    f.put(pieces.die("standard", pieces.WHITE, depot, f.px(size)), x, y)


# ---------------------------------------------------------------- tiles and goods


def draw_state(f: Frame, view: State, look: Look, new: Highlights) -> None:
    players = len(view.players)
    for row in RING:
        for depot in row:
            x, y = corner(depot)
            f.name(f"depot {depot}", x, y, CELL_W, CELL_H)
            draw_goods(f, x + 62, y + 30, CELL_W - 74, depot, view, new, 36)
            slots = spaces(depot, players)
            for slot, at in zip(slots, _row(x, CELL_W, len(slots)), strict=True):
                draw_slot(f, at, y + 106, slot, HEX, view, look, new)
    y = TOP + CELL_H + GAP
    for slot, at in zip(spaces(BLACK_DEPOT, players), black_row(players), strict=True):
        draw_slot(f, at, y + 64, slot, HEX, view, look, new)


def draw_slot(f: Frame, x: float, y: float, slot: str, width: float, view: State, look: Look, new: Highlights) -> None:
    """Draw the tile on a space of a depot, or the badge of the player who just took it."""
    f.name(f"slot {slot}", x - width / 2, y - width * TALL / 2, width, width * TALL)
    if slot in view.depots:
        f.put(tile(view.depots[slot], f.px(width)), x, y)
    elif slot in new.taken:
        seat = new.taken[slot]
        f.put(hexes.ring(f.px(width), MARK, max(2.4, f.px(width) * 0.04), 4), x, y)
        size = f.px(width * 0.52)
        f.put(sprites.badge(look.palette, seat, look.letter(seat, size * 0.6), size), x, y)


def draw_goods(
    f: Frame, left: float, y: float, width: float, depot: int, view: State, new: Highlights, size: float
) -> None:
    """Draw the goods tiles on a depot, oldest first."""
    there = view.depot_goods[depot]
    step = min(size * 1.12, (width - size) / max(1, len(there) - 1))
    fresh = fresh_goods(there, depot, new)
    for number, name in enumerate(there):
        x = left + size / 2 + number * step
        f.put(pieces.goods(name, f.px(size)), x, y)
        f.name(f"goods {depot} {number}", x - size / 2, y - size / 2, size, size)
    for number in fresh:
        x = left + number * step
        f.put(sprites.ring(f.px(size), f.px(size), MARK, f.px(2.6), f.px(7), f.px(3)), x, y - size / 2)


def fresh_goods(there: Sequence[str], depot: int, new: Highlights) -> list[int]:
    """Indices of the new goods: the last ones of each type."""
    left = {name: new.depot_goods[depot, name] for name in set(there)}
    found = []
    for number in range(len(there) - 1, -1, -1):
        if left[there[number]] > 0:
            left[there[number]] -= 1
            found.append(number)
    return found
