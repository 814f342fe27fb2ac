"""The wheel as a table for a phone: a column for each number, with its action above and its dice below."""

from collections import Counter
from collections.abc import Collection

from games.tiletum.data import DICE, points_of
from games.tiletum.pictures.drawing import TINTS
from games.tiletum.pictures.icons import icon
from games.tiletum.pictures.pieces import die, mark, marker, points_token, round_token
from games.tiletum.pictures.tiles import gap, put_tile
from games.tiletum.state import State
from games.tiletum.words.highlights import Highlights
from games.tiletum.words.terms import term
from render import sprites
from render.canvas import Frame, Style
from render.palette import CHOICE, CREAM, INK, PAPER, mix
from words.reader import Look

NUMBERS = range(1, 7)
DIE, STEP, PER_ROW = 54, 60, 2
HEAD = 168
TILE_W, TILE_H = 66, 56
TEXT = 28


def here(view: State, number: int) -> Counter[str]:
    """Dice with a number, counted by face: dice of one colour are equivalent."""
    return Counter(name for name in view.dice if DICE[name].number == number)


def height(view: State) -> float:
    rows = max(-(-len(here(view, number)) // PER_ROW) for number in NUMBERS)
    return HEAD + max(1, rows) * STEP + 8


def draw_dice(
    f: Frame, width: float, view: State, look: Look, new: Highlights, *, dice: Collection[str] = (),
    seat: int | None = None,
) -> None:  # fmt: skip
    """`dice`: selectable; `seat`: the seat to count bonus markers of in the points shown."""
    wide, high = width / len(NUMBERS), height(view)
    for column, number in enumerate(NUMBERS):
        at, action = f.at(column * wide, 0), view.action_at(number)
        tint = TINTS[action]
        fill, line = mix(CREAM, tint, 0.12), mix(tint, INK, 0.35)
        at.put(sprites.panel(at.px(wide - 6), at.px(high), fill, line, 1.8, 12, None), 3, 0)
        _head(at, wide, action, number, view, look, new, seat)
        for place, (name, count) in enumerate(here(view, number).items()):
            x = wide / 2 + (place % PER_ROW - 0.5) * STEP
            _die(at, x, HEAD + (place // PER_ROW + 0.5) * STEP, name, count, name in dice)


def _head(
    f: Frame, wide: float, action: str, number: int, view: State, look: Look, new: Highlights, seat: int | None
) -> None:
    f.name(f"action {action}", 3, 0, wide - 6, HEAD)
    points = points_of(number) + (view.players[seat].markers.get(action, 0) if seat is not None else 0)
    f.put(icon(action, f.px(50)), 36, 33)
    f.put(points_token(str(points), f.px(50)), wide - 36, 33)
    name = Style(TEXT, colour=mix(TINTS[action], INK, 0.5), least=TEXT)
    f.text((4, 60, wide - 8, 36), term(look.lang, "action", action), name)
    f.put(gap(f.px(TILE_W), f.px(TILE_H)), 9, 102)
    f.name(f"tile {action}", 9, 102, TILE_W, TILE_H)
    tile = view.action_tiles.get(action, "")
    if tile:
        put_tile(f, 9, 102, TILE_W, TILE_H, tile, TEXT)
    if action in new.laid or (action in new.emptied and not tile):
        f.put(mark(f.px(TILE_W), f.px(TILE_H), f.px(7)), 9, 102)
    boosted = [(owner, n) for owner in view.seats if (n := view.players[owner].markers.get(action, 0))]
    for place, (owner, plus) in enumerate(boosted):
        x, y = 78 + place % 2 * 22, 104 + place // 2 * 28
        shown = f"{plus}" if owner == seat and len(boosted) == 1 else ""
        side = 40 if shown else 21
        f.put(marker(look.palette, owner, shown, f.px(side), f.px(side)), x, y)
        f.name(f"marker {owner} {action}", x, y, side, side)
        if (owner, action) in new.markers:
            f.put(mark(f.px(side), f.px(side), f.px(4)), x, y)


def _die(f: Frame, x: float, y: float, name: str, count: int, chosen: bool) -> None:
    f.put(die(name, f.px(DIE)), x, y)
    f.name(f"die {name}", x - DIE / 2, y - DIE / 2, DIE, DIE)
    if chosen:
        f.put(mark(f.px(DIE), f.px(DIE), f.px(11), CHOICE), x - DIE / 2, y - DIE / 2)
        f.name(f"choice {name}", x - DIE / 2, y - DIE / 2, DIE, DIE)
    if count > 1:
        f.put(round_token(str(count), f.px(42), PAPER), x + DIE * 0.3, y - DIE * 0.32)


# ---------------------------------------------------------------- small

SMALL_HEAD, SMALL = 104, 46


def small_height(view: State) -> float:
    return SMALL_HEAD + max(3, *(len(here(view, number)) for number in NUMBERS)) * (SMALL + 4) + 6


def draw_small(f: Frame, width: float, view: State, new: Highlights) -> None:
    """Without names and tiles: the actions' icons, their points, and the dice in columns."""
    wide, high = width / len(NUMBERS), small_height(view)
    for column, number in enumerate(NUMBERS):
        at, action = f.at(column * wide, 0), view.action_at(number)
        tint = TINTS[action]
        fill, line = mix(CREAM, tint, 0.12), mix(tint, INK, 0.35)
        at.put(sprites.panel(at.px(wide - 4), at.px(high), fill, line, 1.8, 10, None), 2, 0)
        at.name(f"action {action}", 2, 0, wide - 4, high)
        at.put(icon(action, at.px(48)), wide / 2, 28)
        at.put(points_token(str(points_of(number)), at.px(48)), wide / 2, 78)
        if action in new.laid or action in new.emptied:
            at.put(mark(at.px(wide - 12), at.px(48), at.px(8)), 6, 4)
        for place, (name, count) in enumerate(here(view, number).items()):
            y = SMALL_HEAD + (place + 0.5) * (SMALL + 4)
            at.put(die(name, at.px(SMALL)), wide / 2 - (14 if count > 1 else 0), y)
            at.name(f"die {name}", 4, y - SMALL / 2 - 2, wide - 8, SMALL + 4)
            if count > 1:
                at.put(round_token(str(count), at.px(42), PAPER), wide / 2 + 18, y)
