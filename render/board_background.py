"""Background of the boards of all games: a page with a title band, and the players' mats side by side below."""

from collections.abc import Iterator

from render import sprites
from render.canvas import Frame, Page
from render.furniture import BOARD_BAND, draw_band
from render.palette import PARCHMENT, TABLES

WIDTH, EDGE = 1600, 26
INNER = WIDTH - 2 * EDGE
BAND_Y, BAND_H = 20, BOARD_BAND[1]
MAT_GAP = 12


def laid(height: float, game: str = "") -> Page:
    """New page of this height with its title band, on paper or on the game's cloth."""
    table = TABLES.get(game)
    high = round(height)
    page = Page(sprites.cloth(WIDTH, high, table) if table else sprites.laid_paper(WIDTH, high, PARCHMENT))
    draw_band(page.frame(EDGE, BAND_Y), INNER, BAND_H)
    return page


def mat_width(players: int) -> float:
    return (INNER - (players - 1) * MAT_GAP) / players


def mats(f: Frame, y: float, players: int) -> Iterator[tuple[int, Frame]]:
    """Yield every seat with the frame of its mat."""
    width = mat_width(players)
    for seat in range(players):
        yield seat, f.at(EDGE + seat * (width + MAT_GAP), y)
