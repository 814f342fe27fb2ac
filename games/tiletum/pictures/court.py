"""The king track with its discs, the corruption markers and the tile of the king's favour."""

from games.tiletum.data import KING_START, KING_VP, TURNS
from games.tiletum.pictures.icons import icon
from games.tiletum.pictures.pieces import mark, vp_token
from games.tiletum.pictures.tiles import put_tile
from games.tiletum.state import State
from games.tiletum.words.highlights import Highlights
from games.tiletum.words.reckoning import signed
from render import sprites
from render.canvas import Frame, Pen, Sprite, Style
from render.palette import CREAM, GOLD, INK, Colour, mix
from render.sprite_cache import kept
from words.reader import Look

HEIGHT = 126
SPACE, STEP = 82, 86
DISC = 48
RED: Colour = (198, 92, 80)
BLUE: Colour = (96, 136, 172)


@kept
def _space(width: int, height: int, fill: Colour) -> Sprite:
    pen = Pen(width, height)
    pen.box(0, 0, width, height, mix(CREAM, fill, 0.26), mix(fill, INK, 0.45), 1.6, 8)
    pen.box(2, height * 0.72, width - 4, height * 0.28 - 2, mix(CREAM, fill, 0.55), None, radius=6)
    return pen.sprite()


def colour(index: int) -> Colour:
    return RED if index < KING_START else GOLD if index == KING_START else BLUE


def track_left(width: float) -> float:
    return (width - (len(KING_VP) * STEP - (STEP - SPACE))) / 2 + 10


def draw_ground(f: Frame, width: float, look: Look) -> None:
    f.put(sprites.panel(f.px(width), f.px(HEIGHT)), 0, 0)
    left = track_left(width)
    for index, points in enumerate(KING_VP):
        x = left + index * STEP
        f.put(_space(f.px(SPACE), f.px(HEIGHT - 30), colour(index)), x, 20)
        style = Style(22, face="heavy", colour=mix(colour(index), INK, 0.6))
        f.text((x, HEIGHT - 38, SPACE, 26), signed(points), style)


def draw_state(f: Frame, width: float, view: State, look: Look, new: Highlights) -> None:
    left = track_left(width)
    f.name("king track", left, 20, len(KING_VP) * STEP - (STEP - SPACE), HEIGHT - 30)
    for index, discs in enumerate(view.king_track):
        f.name(f"king {index}", left + index * STEP, 20, SPACE, HEIGHT - 30)
        draw_discs(f, left + index * STEP + SPACE / 2, HEIGHT - 46, discs, look, new)
    draw_corruption(f, 20, HEIGHT / 2 + 8, view, new)
    draw_favour(f, width - 158, view, look, new)


def draw_discs(
    f: Frame, x: float, foot: float, discs: tuple[int, ...], look: Look, new: Highlights, size: float = DISC
) -> None:
    rim = size * 0.29
    for height, seat in enumerate(discs):
        y = foot - height * rim
        f.put(sprites.disc_side(look.palette, seat, look.letter(seat), f.px(size)), x, y)
        f.name(f"disc {seat}", x - size / 2, y - rim, size, rim)
    for height, seat in enumerate(discs):
        if seat in new.discs:
            top = height == len(discs) - 1
            high = rim + (size * 0.26 if top else 0)
            ring = mark(f.px(size - 2), f.px(high), f.px(8))
            f.put(ring, x - size / 2 + 1, foot - height * rim - rim - (size * 0.13 if top else -size * 0.06))


@kept
def _marker(text: str, size: int) -> Sprite:
    """A corruption marker, face up or down. Origin: its middle."""
    pen = Pen(100, 100, size / 100)
    shown = bool(text)
    pen.oval(50, 50, 48, 48, (244, 232, 226) if shown else (112, 84, 116), INK, 5)
    pen.oval(50, 50, 39, 39, None, (150, 110, 150) if shown else (170, 140, 172), 3)
    return pen.sprite(50, 50)


def draw_corruption(f: Frame, left: float, middle: float, view: State, new: Highlights) -> None:
    """Revealed from right to left; face-down markers show a purse."""
    size = 44
    shown = view.corruption_shown
    for number in range(TURNS):
        place = TURNS - 1 - number
        x = left + place * (size + 4) + size / 2
        up = number < len(shown)
        f.put(_marker("up" if up else "", f.px(size)), x, middle)
        f.name(f"corruption {number + 1}", x - size / 2, middle - size / 2, size, size)
        if up:
            text = f"−{shown[number]}" if shown[number] else "0"
            style = Style(size * 0.54, face="heavy", colour=(110, 50, 90))
            f.text((x - size / 2, middle - size / 2, size, size), text, style)
            if number >= len(shown) - new.corruption:
                side = f.px(size)
                ring = mark(side, side, f.px(size / 2))
                f.put(ring, x - size / 2, middle - size / 2)
        else:
            f.put(icon("corruption", f.px(size * 0.66)), x, middle)


def draw_favour(f: Frame, left: float, view: State, look: Look, new: Highlights) -> None:
    """The tile that the leader of the track wins in the king phase."""
    f.put(icon("king", f.px(42)), left + 26, HEIGHT / 2 + 8)
    if view.king_tile or view.round <= view.king_tile_rounds:
        put_tile(f, left + 58, 28, 80, 76, view.king_tile)
        f.name("tile king_track", left + 58, 28, 80, 76)
        if "king_track" in new.laid or ("king_track" in new.emptied and not view.king_tile):
            f.put(mark(f.px(80), f.px(76), f.px(12)), left + 58, 28)
    else:
        f.put(vp_token("4", f.px(70)), left + 98, HEIGHT / 2 + 6)


# ---------------------------------------------------------------- on a phone

PHONE_H = 150


def draw_phone(f: Frame, width: float, view: State, look: Look, new: Highlights) -> None:
    """The part of the track with discs, from the first to the last and a space on each side."""
    held = [index for index, discs in enumerate(view.king_track) if discs]
    first, last = max(0, held[0] - 1), min(len(KING_VP) - 1, held[-1] + 1)
    f.put(sprites.panel(f.px(width), PHONE_H), 0, 0)
    spaces = last - first + 1
    step = min(96.0, (width - 36) / spaces)
    left = (width - step * spaces) / 2
    for number, index in enumerate(range(first, last + 1)):
        x = left + number * step
        f.put(_space(f.px(step - 5), PHONE_H - 32, colour(index)), x, 16)
        style = Style(28, face="heavy", colour=mix(colour(index), INK, 0.6))
        f.text((x - 4, PHONE_H - 52, step + 3, 34), signed(KING_VP[index]), style)
        size = min(72.0, step - 8)
        draw_discs(f, x + (step - 5) / 2, PHONE_H - 60, view.king_track[index], look, new, size=size)
