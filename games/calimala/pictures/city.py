"""The city: nine action places, twelve streets, and the towers of discs on them."""

from collections.abc import Collection, Mapping, Sequence

from games.calimala.data import PLACES, SPACES
from games.calimala.pictures.icons import icon
from games.calimala.pictures.tints import TINTS
from games.calimala.state import State
from games.calimala.words.highlights import Highlights
from games.calimala.words.terms import phrase, space_number, term
from render import sprites
from render.canvas import Frame, Page, Pen, Sprite, Style, shadowed
from render.palette import BRIGHT_GOLD, CREAM, FAINT_INK, GOLD, INK, MARK, PAPER, SAND, SOFT_INK, mix
from render.sprite_cache import kept
from render.text import width_of
from words.reader import Look

WIDTH, HEIGHT = 612, 652
TILE_W, TILE_H = 136, 112
COLUMNS = (90, 306, 522)
ROWS = (88, 317, 546)
DISC = 60
RIM = DISC * 0.29
LEAST = 22
"""Minimum height in pixels of a disc's touch area."""


def centre(space: str) -> tuple[float, float]:
    """Centre of a street."""
    (r1, c1), (r2, c2) = (divmod(PLACES.index(place), 3) for place in SPACES[space])
    return (COLUMNS[c1] + COLUMNS[c2]) / 2, (ROWS[r1] + ROWS[r2]) / 2


def foot(space: str) -> tuple[float, float]:
    """Position of the lowest disc."""
    x, y = centre(space)
    return x, y + 19


def street(space: str) -> tuple[float, float, float, float]:
    """Bounding box of a street, between its places."""
    x, y = foot(space)
    return x - 39, y - 76, 78, 100


# ---------------------------------------------------------------- printed parts


def draw_ground(f: Frame) -> None:
    """Walls, streets and the printed spaces."""
    f.put(_walls(f.px(WIDTH), f.px(HEIGHT)), 0, 0)
    for space in SPACES:
        x, y = foot(space)
        f.put(_base(f.px(DISC * 1.2)), x, y)


def draw_note(f: Frame, look: Look, text: float = 19) -> None:
    """Draw the explanation of the golden numbers, beside a golden disc."""
    told, style = phrase(look.lang, "calimala-render-warm"), Style(text, face="note", colour=SOFT_INK, align="left")
    wide = width_of(told, "note", f.px(text)) / f.k
    left = (WIDTH - wide - 24) / 2
    draw_tag(f, left + 8, HEIGHT - 31, "", text * 0.62, warm=True)
    f.text((left + 24, HEIGHT - 48, wide + 4, 34), told, style)


@kept
def _walls(width: int, height: int) -> Sprite:
    """The city walls with battlements, and the streets."""
    k = width / WIDTH
    pen = Pen(WIDTH, HEIGHT, k)
    wall = mix(SAND, SOFT_INK, 0.22)
    pen.box(2, 2, WIDTH - 4, HEIGHT - 4, wall, INK, 2, 10)
    for along in range(10, WIDTH - 20, 24):
        for edge in (4.5, HEIGHT - 12.5):
            pen.box(along, edge, 13, 8, PAPER, None, radius=1)
    for along in range(10, HEIGHT - 20, 24):
        for edge in (4.5, WIDTH - 12.5):
            pen.box(edge, along, 8, 13, PAPER, None, radius=1)
    pen.box(16, 16, WIDTH - 32, HEIGHT - 32, PAPER, INK, 1.6, 4)
    road, kerb = mix(SAND, CREAM, 0.35), mix(SAND, SOFT_INK, 0.35)
    for y in ROWS:
        pen.box(COLUMNS[0], y - 10, COLUMNS[2] - COLUMNS[0], 44, road, kerb, 1.4)
    for x in COLUMNS:
        pen.box(x - 22, ROWS[0], 44, ROWS[2] - ROWS[0], road, kerb, 1.4)
    for y in ROWS:
        pen.box(COLUMNS[0], y - 8.6, COLUMNS[2] - COLUMNS[0], 41.2, road)
    for y in ROWS:
        for x in range(COLUMNS[0] + 78, COLUMNS[2] - 60, 18):
            for d in (2, 14, 26):
                pen.box(x + (9 if d == 14 else 0), y - 10 + d + 3, 9, 5, None, mix(road, SOFT_INK, 0.18), 1, 2)
    for x in COLUMNS:
        for y in range(ROWS[0] + 62, ROWS[2] - 50, 16):
            for d in (-16, -4, 8):
                pen.box(x + d, y + (8 if d == -4 else 0), 9, 5, None, mix(road, SOFT_INK, 0.18), 1, 2)
    return shadowed(pen.sprite(), 4, 3, 0.3)


@kept
def _base(width: int) -> Sprite:
    pen = Pen(100, 40, width / 100)
    pen.oval(50, 20, 49, 18, CREAM, SOFT_INK, 2.6)
    pen.oval(50, 20, 41, 13, None, FAINT_INK, 1.6)
    return pen.sprite(50, 20)


@kept
def action_tile(lang: str, action: str, width: int, height: int, text: int) -> Sprite:
    """An action place with its name, or with its icon alone if `text` is 0. Origin: its middle."""
    tint = TINTS[action]
    k = width / TILE_W
    pen = Pen(TILE_W, TILE_H, k)
    pen.box(0, 0, TILE_W, TILE_H, CREAM, INK, 2, 12)
    pen.box(4, 4, TILE_W - 8, TILE_H - 8, None, mix(tint, CREAM, 0.3), 2.4, 9)
    if text:
        pen.box(6, TILE_H - 38, TILE_W - 12, 32, mix(tint, CREAM, 0.80), None, radius=7)
    page = Page(pen.done())
    f = page.frame(0, 0, k)
    if text:
        f.put(icon(action, f.px(72)), TILE_W / 2, 42)
        style = Style(text / k, colour=mix(tint, INK, 0.55), least=18 / k)
        f.text((5, TILE_H - 38, TILE_W - 10, 32), term(lang, "action", action), style)
    else:
        f.put(icon(action, f.px(94)), TILE_W / 2, TILE_H / 2)
    return shadowed(page.sprite(width / 2, height / 2), 3 * k, 3, 0.4)


def draw_layout(f: Frame, layout: Mapping[str, str], look: Look, *, text: float = 24) -> None:
    for place, action in layout.items():
        row, column = divmod(PLACES.index(place), 3)  # type: ignore[arg-type]
        f.put(
            action_tile(look.lang, action, f.px(TILE_W), f.px(TILE_H), f.px(text) if text else 0),
            COLUMNS[column],
            ROWS[row],
        )
        x, y = COLUMNS[column] - TILE_W / 2, ROWS[row] - TILE_H / 2
        f.name(f"place {place}", x, y, TILE_W, TILE_H)


# ---------------------------------------------------------------- pieces on it


def draw_towers(
    f: Frame, view: State, look: Look, new: Highlights, *, tag: float = 19, chosen: Collection[str] = (),
    active: tuple[str, int] | None = None,
) -> None:  # fmt: skip
    """Draw the towers from back to front, with their numbers.

    `active`: the street and the position from the top of the disc being carried out.
    """
    for space in SPACES:
        x, y = foot(space)
        tower = view.towers[space]
        draw_tower(f, x, y, tower, look, fresh=new.discs[space])
        below = max(26.0, BELOW + tag * TAG / 2)  # a large one leaves the emblem of the lowest disc to be seen
        left, top, wide, high = street(space)
        f.name(f"space {space}", left, top, wide, max(high, y + below + tag * TAG / 2 + ROOM - top))
        for height in range(len(tower)):
            high = max(RIM, LEAST / f.k)
            f.name(f"disc {space} {height + 1}", x - DISC / 2, y - (height + 0.5) * RIM - high / 2, DISC, high)
        if active and active[0] == space:
            height = len(tower) - active[1] + 1
            f.put(icon("arrow", f.px(28)), x - DISC / 2 - 16, y - (height - 0.55) * RIM)
        draw_tag(f, x, y + below, str(space_number(space)), tag, warm=len(tower) >= 3, chosen=space in chosen)


def draw_tower(
    f: Frame, x: float, y: float, tower: Sequence[int], look: Look, *, fresh: int = 0, disc: float = DISC
) -> None:
    """Draw discs from the bottom up; new ones on top are ringed."""
    rim = disc * 0.29
    for height, seat in enumerate(tower):
        f.put(sprites.disc_side(look.palette, seat, look.letter(seat), f.px(disc)), x, y - height * rim)
    shown = min(fresh, len(tower))
    if shown:
        top = y - (len(tower) - 1) * rim - rim - disc * 0.12
        high = shown * rim + disc * 0.23
        ring = sprites.ring(f.px(disc), f.px(high), MARK, f.px(3), f.px(8), f.px(4))
        f.put(ring, x - disc / 2, top)


TAG, BELOW = 1.42, 4
"""The size of a street's number by that of its letters, and how far below the lowest disc it begins."""
ROOM = 6
"""Below a street's number, for the frame around the touchable street."""


@kept
def _tag(size: int, warm: bool, chosen: bool) -> Sprite:
    pen = Pen(size, size)
    fill = BRIGHT_GOLD if warm else CREAM
    pen.oval(size / 2, size / 2, size / 2, size / 2, fill, GOLD if chosen else INK, max(1.2, size * 0.055))
    return shadowed(pen.sprite(size / 2, size / 2), 1.5, 1, 0.35)


def draw_tag(
    f: Frame, x: float, y: float, number: str, text: float, *, warm: bool = False, chosen: bool = False
) -> None:
    """Draw the number of a street; golden if the next disc sends one to the council."""
    size = text * TAG
    f.put(_tag(f.px(size), warm, chosen), x, y)
    f.text((x - size / 2, y - size / 2, size, size), number, Style(text, face="heavy"))
