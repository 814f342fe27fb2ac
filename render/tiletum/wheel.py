"""The action wheel: six actions around, the dice on the segments between them."""

from collections import Counter
from collections.abc import Collection
from functools import lru_cache
from math import cos, pi, sin

from engine.tiletum.data import COLOURS, DICE, RESOURCE_OF, points_of
from engine.tiletum.state import State
from render import sprites
from render.canvas import Frame, Page, Pen, Sprite, Style
from render.look import Look
from render.palette import CHOICE, CREAM, GOLD, INK, MARK, PAPER, SAND, SOFT_INK, mix
from render.tiletum.changes import Changes
from render.tiletum.icons import TINTS, icon
from render.tiletum.pieces import die, marker, points_token, round_token, shadowed
from render.tiletum.tiles import gap, put_tile
from render.tiletum.words import term

WIDTH, HEIGHT = 472, 536
RADIUS = 132
PLATE_W, PLATE_H = 104, 120
TILE_X, TILE_Y, TILE_W, TILE_H = 8, 73, 48, 41
MIDDLE = (WIDTH / 2, HEIGHT / 2)
DIE = 36
SLOTS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 98),),
    2: ((-20, 94), (20, 94)),
    3: ((-36, 104), (0, 108), (36, 104)),
    4: ((-36, 106), (0, 112), (36, 106), (0, 70)),
    5: ((-36, 106), (0, 112), (36, 106), (-19, 70), (19, 70)),
}
"""Where the dice of a segment lie: across and out from the hub, by how many colours there are."""


def turned(position: int, across: float, out: float) -> tuple[float, float]:
    """A point of the segment at a position, from the hub."""
    angle = -pi / 2 + position * pi / 3
    return out * cos(angle) - across * sin(angle), out * sin(angle) + across * cos(angle)


def plate_corner(position: int) -> tuple[float, float]:
    """Of the action at a position, 0 on top, clockwise."""
    cx, cy = MIDDLE
    if position in (0, 3):
        return cx - PLATE_W / 2, 6 if position == 0 else HEIGHT - 6 - PLATE_H
    x = WIDTH - 8 - PLATE_W if position in (1, 2) else 8
    return x, cy - PLATE_H - 8 if position in (1, 5) else cy + 8


@lru_cache(maxsize=8)
def _disc(size: int) -> Sprite:
    """The turning wheel without its numbers. Origin: the hub."""
    r = RADIUS
    pen = Pen(2 * r + 8, 2 * r + 8, size / (2 * r + 8))
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


@lru_cache(maxsize=64)
def _plate(lang: str, action: str, k: float, text: float) -> Sprite:
    """The place of an action: its picture and name, an empty space for a bonus tile. Origin: top left."""
    pen = Pen(PLATE_W, PLATE_H, k)
    tint = TINTS[action]
    pen.box(0, 0, PLATE_W, PLATE_H, mix(CREAM, tint, 0.14), INK, 1.8, 10)
    pen.box(3.4, 3.4, PLATE_W - 6.8, PLATE_H - 6.8, None, mix(tint, CREAM, 0.3), 2, 8)
    page = Page(pen.done())
    f = page.frame(0, 0, k)
    f.put(icon(action, f.px(42)), 28, 29)
    style = Style(text, least=18, colour=mix(tint, INK, 0.5))
    f.text((4, 50, PLATE_W - 8, 22), term(lang, "action", action), style)
    f.put(gap(f.px(TILE_W), f.px(TILE_H)), TILE_X, TILE_Y)
    return shadowed(page.sprite(), 2.5, 2, 0.35)


def draw_wheel(
    f: Frame, view: State, look: Look, new: Changes, *, dice: Collection[str] = (), actions: Collection[str] = (),
    text: float = 20, seat: int | None = None,
) -> None:  # fmt: skip
    """The whole wheel. `dice` and `actions` can be chosen; `seat`: whose bonus markers count in the points shown."""
    f.put(_disc(f.px(2 * RADIUS + 8)), *MIDDLE)
    for position, action in enumerate(view.actions):
        number = view.number_at(action)
        _draw_plate(f, position, action, number, view, look, new, chosen=action in actions, text=text, seat=seat)
        _draw_segment(f, position, number, view, dice)
    f.text((MIDDLE[0] - 20, MIDDLE[1] - 20, 40, 40), str(view.round), Style(24, face="heavy"))


def draw_corners(f: Frame, view: State, look: Look) -> None:
    """Beside the wheel: the dice in the bag, and the die whose action is open with the points left."""
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


def _draw_segment(f: Frame, position: int, number: int, view: State, chosen: Collection[str]) -> None:
    """Dice of one colour are one die with their number: they are all alike."""
    here = Counter(name for name in view.dice if DICE[name].number == number)
    x, y = turned(position, 0, 42)
    cx, cy = MIDDLE
    f.text((cx + x - 16, cy + y - 16, 32, 32), str(number), Style(25, face="heavy", colour=SOFT_INK))
    for (name, count), (across, out) in zip(here.items(), SLOTS.get(len(here), ()), strict=True):
        x, y = turned(position, across, out)
        x, y = cx + x, cy + y
        f.put(die(name, f.px(DIE)), x, y)
        f.name(f"die {name}", x - DIE / 2, y - DIE / 2, DIE, DIE)
        if name in chosen:
            side = f.px(DIE + 2)
            f.put(sprites.ring(side, side, CHOICE, f.px(2.2), f.px(10), f.px(2.4)), x - DIE / 2 - 1, y - DIE / 2 - 1)
            f.name(f"choice {name}", x - DIE / 2, y - DIE / 2, DIE, DIE)
        if count > 1:
            f.put(round_token(str(count), f.px(24), PAPER), x - DIE * 0.36, y - DIE * 0.36)


def _draw_plate(
    f: Frame, position: int, action: str, number: int, view: State, look: Look, new: Changes, *, chosen: bool,
    text: float, seat: int | None,
) -> None:  # fmt: skip
    x, y = plate_corner(position)
    at = f.at(x, y)
    at.put(_plate(look.lang, action, at.k, text), 0, 0)
    at.name(f"action {action}", 0, 0, PLATE_W, PLATE_H)
    points = points_of(number) + (view.players[seat].markers.get(action, 0) if seat is not None else 0)
    at.put(points_token(str(points), at.px(40)), 77, 29)
    at.name(f"tile {action}", TILE_X, TILE_Y, TILE_W, TILE_H)
    if tile := view.action_tiles.get(action, ""):
        put_tile(at, TILE_X, TILE_Y, TILE_W, TILE_H, tile)
    if action in new.laid or (action in new.emptied and not tile):
        ring = sprites.ring(at.px(TILE_W), at.px(TILE_H), MARK, at.px(2.4), at.px(7), at.px(3))
        at.put(ring, TILE_X, TILE_Y)
    boosted = [(s, n) for s in view.seats if (n := view.players[s].markers.get(action, 0))]
    for place, (owner, plus) in enumerate(boosted):
        left, top = 58 + place % 2 * 21, 73 + place // 2 * 21
        at.put(marker(look.palette, owner, f"{plus}", at.px(20), at.px(20)), left, top)
        at.name(f"marker {owner} {action}", left, top, 20, 20)
        if (owner, action) in new.markers:
            at.put(sprites.ring(at.px(20), at.px(20), MARK, at.px(2), at.px(4), at.px(2)), left, top)
    if chosen:
        at.put(sprites.halo(at.px(PLATE_W), at.px(PLATE_H), radius=at.px(10)), 0, 0)
        at.name(f"choice {action}", 0, 0, PLATE_W, PLATE_H)
