"""The city council: fifteen scoring tiles, the representatives on them, the artworks beside them."""

from games.calimala.data import COUNCIL, COUNCIL_ARTWORKS
from games.calimala.pictures.icons import icon
from games.calimala.state import State
from games.calimala.words.highlights import Highlights
from games.calimala.words.terms import SOON, icon_of, tile_name
from render import sprites
from render.canvas import Frame, Page, Pen, Sprite, Style, shadowed, washed
from render.palette import CREAM, FAINT_INK, GOLD, INK, MARK, PARCHMENT, SAND, SOFT_INK, Colour, mix
from render.sprite_cache import kept
from words.reader import Look

TILE_W, TILE_H, GAP = 114, 107, 8
COLUMNS = 5
WELL = 44
WIDTH = 18 + 5 * TILE_W + 4 * GAP + 18 + WELL + 18
HEIGHT = 34 + 3 * TILE_H + 2 * GAP + 16

STATES: dict[str, tuple[Colour, Colour, float]] = {
    "done": (mix(PARCHMENT, SAND, 0.5), FAINT_INK, 1.4),
    "next": ((255, 236, 176), GOLD, 4.0),
    "soon": (CREAM, GOLD, 2.2),
    "later": (mix(CREAM, PARCHMENT, 0.35), SOFT_INK, 1.4),
}
"""Fill, edge and its thickness by state of a tile."""


def state_of(index: int, done: int) -> str:
    """State of the tile at `index` (from 0) after `done` tiles were scored."""
    if index < done:
        return "done"
    return "next" if index == done else "soon" if index <= done + SOON else "later"


def corner(index: int) -> tuple[float, float]:
    row, column = divmod(index, COLUMNS)
    return 18 + column * (TILE_W + GAP), 34 + row * (TILE_H + GAP)


def art_corner(number: int) -> tuple[float, float]:
    return WIDTH - 18 - WELL, 88 + number * (WELL + 12)


@kept
def scoring_tile(lang: str, tile: str, state: str, number: int, width: int, text: int) -> Sprite:
    """A scoring tile. Origin: top left."""
    fill, edge, thick = STATES[state]
    k = width / TILE_W
    pen = Pen(TILE_W, TILE_H, k)
    pen.box(0, 0, TILE_W, TILE_H, fill, edge, thick, 10)
    page = Page(pen.done())
    f = page.frame(0, 0, k)
    f.put(icon(icon_of(tile), f.px(48)), TILE_W / 2 - (18 if state == "done" else 0), 34)
    ink = SOFT_INK if state == "done" else INK
    f.text(
        (5, 61, TILE_W - 10, 42), tile_name(lang, tile), Style(text / k, colour=ink, least=18 / k, lines=2, leading=1.0)
    )
    if number:
        f.text((8, 7, 30, 20), str(number), Style(18, face="bold", colour=SOFT_INK, align="left"))
    sprite = page.sprite()
    return washed(sprite, fill, 0.5) if state == "done" else shadowed(sprite, 2 * k, 2, 0.3)


def draw_ground(f: Frame, look: Look) -> None:
    f.put(sprites.panel(f.px(WIDTH), f.px(HEIGHT)), 0, 0)
    x, _ = art_corner(0)
    f.put(icon("artwork", f.px(46)), x + WELL / 2, 58)
    for number in range(COUNCIL_ARTWORKS):
        f.put(sprites.well(f.px(WELL)), *art_corner(number))


def draw_tiles(f: Frame, view: State, look: Look, new: Highlights) -> None:
    done = len(view.council)
    for index, tile in enumerate(view.tiles):
        x, y = corner(index)
        state = state_of(index, done)
        f.put(scoring_tile(look.lang, tile, state, index + 1, f.px(TILE_W), f.px(19)), x, y)
        f.name(f"tile {index + 1}", x, y, TILE_W, TILE_H)
        if index < done and view.council[index] >= 0:
            seat = view.council[index]
            f.put(sprites.disc_top(look.palette, seat, look.letter(seat), f.px(40)), x + TILE_W - 25, y + 32)
        if index in new.council:
            f.put(sprites.ring(f.px(TILE_W - 4), f.px(TILE_H - 4), MARK, f.px(3), f.px(11), f.px(4)), x + 2, y + 2)
    x, y = art_corner(0)
    f.name(f"site {COUNCIL}", x, y, WELL, art_corner(COUNCIL_ARTWORKS)[1] - y)
    fresh = new.council_art.copy()
    for number in reversed(range(len(view.council_art))):
        seat = view.council_art[number]
        x, y = art_corner(number)
        f.put(sprites.cube(look.palette, seat, look.letter(seat), f.px(WELL - 6)), x + 3, y + 3)
        f.name(f"council art {number + 1}", x, y, WELL, WELL)
        if fresh[seat] > 0:
            fresh[seat] -= 1
            f.put(sprites.ring(f.px(WELL), f.px(WELL), MARK, f.px(3), f.px(8), f.px(4)), x, y)
