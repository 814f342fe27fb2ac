"""The action wheel: six actions around, the dice on the segments between them."""

from collections import Counter
from dataclasses import dataclass
from math import cos, pi, sin

from games.tiletum.data import COLOURS, DICE, RESOURCE_OF, points_of
from games.tiletum.pictures.drawing import TINTS
from games.tiletum.pictures.icons import icon
from games.tiletum.pictures.pieces import die, mark, marker, points_token, round_token, shadowed
from games.tiletum.pictures.tiles import gap, put_tile
from games.tiletum.state import State
from games.tiletum.words.highlights import Highlights
from games.tiletum.words.terms import phrase, term
from render import sprites
from render.canvas import Frame, Page, Pen, Sprite, Style
from render.palette import CREAM, GOLD, INK, PAPER, SAND, SOFT_INK, mix
from render.sprite_cache import kept
from words.reader import Look

PLATE_W, PLATE_H = 104, 120
TILE_X, TILE_Y, TILE_W, TILE_H = 8, 73, 48, 41
SLOTS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0.66),),
    2: ((-0.2, 0.68), (0.2, 0.68)),
    3: ((-0.2, 0.75), (0.2, 0.75), (0, 0.43)),
    4: ((-0.2, 0.77), (0.2, 0.77), (-0.15, 0.45), (0.15, 0.45)),
    5: ((-0.31, 0.72), (0, 0.8), (0.31, 0.72), (-0.15, 0.45), (0.15, 0.45)),
}
"""Positions of a segment's dice by number of colours: across and out from the hub, in radii. Dice do not overlap and
stay inside the rim, in two rows if needed."""


@dataclass(frozen=True, slots=True)
class Shape:
    width: float
    height: float
    radius: float
    die: float

    @property
    def middle(self) -> tuple[float, float]:
        return self.width / 2, self.height / 2

    def plate(self, position: int) -> tuple[float, float]:
        """Upper left corner of the action at a position: 0 on top, then clockwise."""
        middle, right = (self.width - PLATE_W) / 2, self.width - 7 - PLATE_W
        x = middle if position in (0, 3) else right if position in (1, 2) else 7
        low = self.height - 6 - PLATE_H
        if position in (0, 3):
            return x, 6 if position == 0 else low
        return x, self.height / 2 + (-PLATE_H - 8 if position in (1, 5) else 8)


BOARD = Shape(472, 536, 122, 34)


def turned(position: int, across: float, out: float) -> tuple[float, float]:
    """A point of the segment at a position, relative to the hub."""
    angle = -pi / 2 + position * pi / 3
    return out * cos(angle) - across * sin(angle), out * sin(angle) + across * cos(angle)


@kept
def _disc(radius: float, k: float) -> Sprite:
    """The turning wheel without its numbers. Origin: the hub."""
    r = radius
    pen = Pen(2 * r + 8, 2 * r + 8, k)
    c = r + 4
    pen.oval(c, c, r + 2, r + 2, mix(GOLD, INK, 0.25), INK, 2.4)
    pen.oval(c, c, r - 4, r - 4, CREAM, INK, 1.4)
    for position in range(0, 6, 2):
        start = -120 + position * 60
        box = tuple(v * pen.k for v in (c - r + 5, c - r + 5, c + r - 5, c + r - 5))
        pen.draw.pieslice(box, start, start + 60, mix(CREAM, SAND, 0.4))
    for position in range(6):
        angle = -pi / 2 + (position + 0.5) * pi / 3
        pen.line([(c, c), (c + (r - 5) * cos(angle), c + (r - 5) * sin(angle))], mix(SAND, INK, 0.4), 1.6)
    pen.oval(c, c, 21, 21, mix(GOLD, INK, 0.1), INK, 2)
    pen.oval(c, c, 15, 15, None, mix(GOLD, INK, 0.45), 1.6)
    return shadowed(pen.sprite(c, c), 4, 3, 0.35)


@kept
def _plate(lang: str, action: str, k: float) -> Sprite:
    """The plate of an action: its icon and name, an empty space for a bonus tile. Origin: top left."""
    pen = Pen(PLATE_W, PLATE_H, k)
    tint = TINTS[action]
    pen.box(0, 0, PLATE_W, PLATE_H, mix(CREAM, tint, 0.14), INK, 1.8, 10)
    pen.box(3.4, 3.4, PLATE_W - 6.8, PLATE_H - 6.8, None, mix(tint, CREAM, 0.3), 2, 8)
    page = Page(pen.done())
    f = page.frame(0, 0, k)
    f.put(icon(action, f.px(42)), 28, 29)
    style = Style(20, least=18, colour=mix(tint, INK, 0.5))
    f.text((4, 50, PLATE_W - 8, 22), term(lang, "action", action), style)
    f.put(gap(f.px(TILE_W), f.px(TILE_H)), TILE_X, TILE_Y)
    return shadowed(page.sprite(), 2.5, 2, 0.35)


def draw_wheel(f: Frame, view: State, look: Look, new: Highlights) -> None:
    shape = BOARD
    cx, cy = shape.middle
    for position, action in enumerate(view.actions):
        number = view.number_at(action)
        _draw_plate(f.at(*shape.plate(position)), action, number, view, look, new)
        _draw_segment(f.at(cx, cy), shape, position, number, view)
    f.text((cx - 20, cy - 20, 40, 40), str(view.round), Style(24, face="heavy"))


def draw_ground(f: Frame, look: Look) -> None:
    """The wheel, with a key to the numbers of dice and the hexagons."""
    f.put(_disc(BOARD.radius, f.k), *BOARD.middle)
    y = BOARD.height - 40
    style = Style(19, face="text", colour=SOFT_INK, align="left", lines=2, least=18, leading=1.0)
    f.put(die("yellow3", f.px(32), False), 32, y)
    f.text((56, y - 26, 124, 52), phrase(look.lang, "tiletum-render-key-die"), style)
    f.put(points_token("4", f.px(36)), 318, y)
    f.text((342, y - 26, 122, 52), phrase(look.lang, "tiletum-render-key-points"), style)


def draw_corners(f: Frame, view: State, look: Look) -> None:
    """Beside the wheel: the dice in the bag, and the die of the open action with the points left."""
    f.put(icon("bag", f.px(40)), 36, 40)
    for number, colour in enumerate(COLOURS):
        x, y = 76 + number % 2 * 46, 24 + number // 2 * 32
        f.put(icon(RESOURCE_OF[colour], f.px(24)), x, y)
        f.text((x + 13, y - 13, 22, 26), str(view.bag.get(colour, 0)), Style(19, face="heavy", align="left"))
    if not view.die or view.active is None:
        return
    f.put(sprites.badge(look.palette, view.active, look.letter(view.active), f.px(34)), 322, 40)
    f.put(die(view.die, f.px(40)), 368, 40)
    if view.action:
        f.put(icon(view.action, f.px(38)), 410, 40)
        f.put(points_token(str(view.points), f.px(34)), 444, 40)


def _draw_segment(f: Frame, shape: Shape, position: int, number: int, view: State) -> None:
    """Drawn from the hub. Dice of one colour are drawn once with their count. Their pips show the segment's number;
    without dice it is written."""
    here = Counter(name for name in view.dice if DICE[name].number == number)
    if not here:
        x, y = turned(position, 0, shape.radius * 0.6)
        f.text((x - 16, y - 16, 32, 32), str(number), Style(28, face="heavy", colour=SOFT_INK))
    size, r = shape.die, shape.radius
    for (name, count), (across, out) in zip(here.items(), SLOTS.get(len(here), ()), strict=True):
        x, y = turned(position, across * r, out * r)
        f.put(die(name, f.px(size)), x, y)
        f.name(f"die {name}", x - size / 2, y - size / 2, size, size)
        if count > 1:
            f.put(round_token(str(count), f.px(size * 0.8), PAPER), x - size * 0.5, y - size * 0.46)


def _draw_plate(at: Frame, action: str, number: int, view: State, look: Look, new: Highlights) -> None:
    at.put(_plate(look.lang, action, at.k), 0, 0)
    at.name(f"action {action}", 0, 0, PLATE_W, PLATE_H)
    at.put(points_token(str(points_of(number)), at.px(40)), 77, 29)
    at.name(f"tile {action}", TILE_X, TILE_Y, TILE_W, TILE_H)
    if tile := view.action_tiles.get(action, ""):
        put_tile(at, TILE_X, TILE_Y, TILE_W, TILE_H, tile)
    if action in new.laid or (action in new.emptied and not tile):
        ring = mark(at.px(TILE_W), at.px(TILE_H), at.px(7))
        at.put(ring, TILE_X, TILE_Y)
    boosted = [(s, n) for s in view.seats if (n := view.players[s].markers.get(action, 0))]
    for place, (owner, plus) in enumerate(boosted):
        left, top = 58 + place % 2 * 22, 73 + place // 2 * 21
        at.put(marker(look.palette, owner, f"{plus}", at.px(21), at.px(20)), left, top)
        at.name(f"marker {owner} {action}", left, top, 21, 20)
        if (owner, action) in new.markers:
            at.put(mark(at.px(21), at.px(20), at.px(4)), left, top)
