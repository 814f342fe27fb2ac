"""An estate: 37 numbered spaces, outlined regions, and the tiles on it."""

from collections.abc import Collection, Mapping
from types import MappingProxyType

from games.burgundy.estates import ESTATES, NUMBER_OF, SPACES
from games.burgundy.pictures import hexes
from games.burgundy.pictures.hexes import SIDES, TALL, centre, corners
from games.burgundy.pictures.icons import icon
from games.burgundy.pictures.pieces import draw_cost
from games.burgundy.pictures.tiles import tile
from games.burgundy.pictures.tints import TINTS
from games.burgundy.state import Player
from games.burgundy.words.highlights import Highlights
from games.burgundy.words.terms import SIGNS
from render.canvas import Frame, Page, Pen, Point, Sprite, Style, shadowed, washed
from render.furniture import draw_tag
from render.palette import BRIGHT_GOLD, CREAM, INK, MARK, PAPER, SOFT_INK, Colour, mix
from render.sprite_cache import kept

ACROSS = 7
DOWN = 5.5 * TALL
"""Height of an estate with spaces of width 1."""
NUMBERED = 40
"""Minimum width in pixels of a space that shows its number and type."""
ROWS = "abcdefg"


def height(width: float) -> float:
    """Height of an estate with spaces of this width."""
    return width * DOWN


def at(space: str, width: float) -> Point:
    """Centre of a space, relative to the estate's top left corner."""
    x, y = centre(SPACES[space].q, SPACES[space].r, width)
    return x + ACROSS * width / 2, y + DOWN * width / 2


def box(space: str, width: float) -> tuple[float, float, float, float]:
    """Bounding box of a space."""
    x, y = at(space, width)
    return x - width / 2, y - width * TALL / 2, width, width * TALL


# ---------------------------------------------------------------- printed parts


@kept
def _ground(board: str, width: int, palette: str) -> Sprite:
    """The empty board. Origin: top left."""
    pad = 4
    land = ESTATES[board]
    pen = Pen(ACROSS * width + 2 * pad, DOWN * width + 2 * pad)
    middles = {space: (x + pad, y + pad) for space, (x, y) in ((space, at(space, width)) for space in SPACES)}
    thin, thick = max(0.8, width * 0.014), max(1.6, width * 0.055)
    for space, (x, y) in middles.items():
        pale = _pale(land.types[space])
        pen.shape(corners(x, y, width), pale, mix(pale, INK, 0.22), thin)
        _light(pen, x, y, width, pale)
        if width >= NUMBERED:
            hexes.stamp(pen, land.types[space], x, y, width, pale, palette)
    for region in land.regions.values():
        for start, end in _border(region, width):
            pen.line([(start[0] + pad, start[1] + pad), (end[0] + pad, end[1] + pad)], mix(INK, SOFT_INK, 0.25), thick)
    page = Page(pen.done())
    if width >= NUMBERED:
        f = page.frame()
        for space, (x, y) in middles.items():
            f.put(_sign(land.types[space], round(width * 0.48)), x, y + width * 0.26)
            f.put(_plate(round(width * 0.5)), x, y - width * 0.2)
            box = (x - width / 2, y - width * 0.7, width, width)
            f.text(box, str(NUMBER_OF[space]), Style(width * 0.4, face="heavy"))
    return shadowed(page.sprite(pad, pad), max(2, width * 0.05), max(2, round(width * 0.04)), 0.35)


def _light(pen: Pen, x: float, y: float, width: float, pale: Colour) -> None:
    """Shade the upper left and light the lower right sides, so that the space looks sunken."""
    points, thick = corners(x, y, width * 0.95), max(1.0, width * 0.022)
    pen.line([points[4], points[5], points[0]], mix(pale, INK, 0.12), thick)
    pen.line([points[1], points[2], points[3]], mix(pale, CREAM, 0.6), thick)


def _pale(kind: str) -> tuple[int, int, int]:
    return mix(TINTS[kind], PAPER, 0.42)


@kept
def _sign(kind: str, size: int) -> Sprite:
    """Icon of a type, as printed on its space."""
    sprite = washed(icon(SIGNS[kind], size), _pale(kind), 0.22)
    sprite.image.putalpha(sprite.image.getchannel("A").point(lambda v: v * 9 // 10))
    return sprite


@kept
def _plate(size: int) -> Sprite:
    """Die face behind a number."""
    pen = Pen(size, size)
    pen.box(0, 0, size, size, CREAM, mix(SOFT_INK, CREAM, 0.35), max(1.0, size * 0.05), size * 0.24)
    return pen.sprite(size / 2, size / 2)


def _border(region: Collection[str], width: float) -> list[tuple[Point, Point]]:
    """Sides of a region's spaces that lie on its border."""
    inside = {(SPACES[space].q, SPACES[space].r) for space in region}
    found = []
    for space in region:
        q, r = SPACES[space].q, SPACES[space].r
        points = corners(*at(space, width), width)
        for side, (x, y) in enumerate(SIDES):
            if (q + x, r + y) not in inside:
                found.append((points[side], points[(side + 1) % 6]))
    return found


@kept
def _laurels(board: str, region: str, width: int) -> Sprite:
    """A golden edge around a finished region. Origin: the estate's top left."""
    spaces = ESTATES[board].regions[region]
    border = _border(spaces, width)
    pad = round(width * 0.3)
    left, top = (min(p[axis] for side in border for p in side) - pad for axis in (0, 1))
    right, bottom = (max(p[axis] for side in border for p in side) + pad for axis in (0, 1))
    pen = Pen(right - left, bottom - top)
    for colour, thick in ((INK, width * 0.13), (BRIGHT_GOLD, width * 0.078)):
        for start, end in border:
            pen.line([(start[0] - left, start[1] - top), (end[0] - left, end[1] - top)], colour, thick)
    return pen.sprite(-left, -top)


def _eastern(region: Collection[str]) -> str:
    """Last space of the first row of a region, without gaps."""
    first = min(region)
    return max(space for space in region if space[0] == first[0] and _joined(first, space, region))


def _joined(first: str, last: str, region: Collection[str]) -> bool:
    return all(f"{first[0]}{column}" in region for column in range(int(first[1]), int(last[1])))


# ---------------------------------------------------------------- pieces on it


def draw_sheet(f: Frame, board: str, seat: int, width: float, palette: str, castle: str | None = None) -> None:
    """Draw an estate offered to a player, with the castle already chosen."""
    draw_board(f, board, width, palette, [castle] if castle else [])
    f.name(f"board {seat} {board}", 0, 0, ACROSS * width, height(width))
    for space in ESTATES[board].castles:
        f.name(f"castle {seat} {board} {space}", *box(space, width))
    if castle:
        f.put(tile("castle", f.px(width)), *at(castle, width))


def draw_board(f: Frame, board: str, width: float, palette: str, covered: Collection[str] = ()) -> None:
    """Draw a printed estate from its top left corner. Numbers of covered spaces are skipped."""
    ground = _ground(board, f.px(width), palette)
    numbers = [number for space, number in zip(SPACES, ground.written, strict=False) if space not in covered]
    f.put(Sprite(ground.image, ground.ox, ground.oy, tuple(numbers)), 0, 0)


def draw(
    f: Frame, player: Player, seat: int, width: float, new: Highlights, palette: str, *, rows: float = 0,
    chosen: Mapping[str, int] = MappingProxyType({}),
) -> None:  # fmt: skip
    """Draw a player's estate with spaces of a width.

    `rows`: font size of the row letters, if wanted. `chosen`: the selectable spaces and the workers that each costs.
    """
    assert player.board is not None
    size = f.px(width)
    exact = size / f.k
    draw_board(f, player.board, width, palette, {*player.estate, *chosen})
    for space in chosen:
        _clear(f, space, player.land.types[space], size, chosen[space])
    for space, name in player.estate.items():
        f.put(tile(name, size), *at(space, exact))
    for space in SPACES:
        f.name(f"space {seat} {space}", *box(space, exact))
    finished = [region for region, spaces in player.land.regions.items() if all(s in player.estate for s in spaces)]
    for region in finished:
        f.put(_laurels(player.board, region, size), 0, 0)
    for space in player.estate:
        if (seat, space) in new.spaces:
            f.put(hexes.ring(size, MARK, max(2.4, size * 0.05), max(3.0, size * 0.05)), *at(space, exact))
    for region in finished:
        x, y = at(_eastern(player.land.regions[region]), exact)
        x += width * 0.45
        f.put(icon("seal", f.px(width * 0.36)), x, y)
        f.name(f"seal {seat} {region}", x - width * 0.18, y - width * 0.18, width * 0.36, width * 0.36)
    for space in chosen:
        draw_choice(f, space, exact)
    if rows:
        for letter in ROWS:
            x, y = at(f"{letter}1", exact)
            f.text((x - width / 2 - rows * 1.7, y - rows, rows * 1.4, 2 * rows), letter, Style(rows, colour=SOFT_INK))


def _clear(f: Frame, space: str, kind: str, size: int, workers: int) -> None:
    """Draw a selectable space with room for its label; the cost in workers replaces its number."""
    f = f.at(*at(space, size / f.k), size / f.k / 100)
    f.put(hexes.well(round(size * 0.97), _pale(kind), _pale(kind), 1), 0, 0)
    x = -25 if workers else 0
    f.put(_plate(f.px(44)), x, -17)
    f.text((x - 25, -42, 50, 50), str(NUMBER_OF[space]), Style(36, face="heavy"))
    if workers:
        draw_cost(f, 22, -17, workers, max(28, 2800 / size))


def draw_choice(f: Frame, space: str, width: float, text: float = 0) -> None:
    """Frame a selectable space and label it; `text`: font size, if the space is small."""
    size = f.px(width)
    x, y = at(space, size / f.k)
    f.put(hexes.halo(size), x, y)
    f.name(f"choice {space}", x - width / 2, y - width * TALL / 2, width, width * TALL)
    draw_tag(f, x, y + width * 0.29, space, text or max(28 / f.k, width * 0.28))
