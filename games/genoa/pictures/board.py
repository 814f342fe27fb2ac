"""The whole board: the city, the round track, the offer book, the supply, and all players' things."""

from random import Random

from games.genoa.data import SIDES
from games.genoa.pictures import book, city, mat, reckoning, supply, tokens
from games.genoa.pictures.icons import drawing
from games.genoa.pictures.plan import Plan
from games.genoa.state import State
from games.genoa.words.highlights import Highlights
from games.genoa.words.terms import GAME, phrase
from render import board, sprites
from render.board_background import EDGE, WIDTH
from render.canvas import Frame, Pen, Sprite, Style
from render.furniture import draw_plaque
from render.palette import DEEP_SEA, INK, PAPER, SEA, mix
from render.sprite_cache import kept
from words.reader import Look

TOP = 140
CELL, MARGIN = 110, 38
CITY = SIDES * CELL + 2 * MARGIN
RIGHT = EDGE + CITY + 16
RIGHT_W = WIDTH - EDGE - RIGHT
TRACK_H, SUPPLY_H = 104, 214
BOOK_Y = TOP + TRACK_H + 24
BOOK_H = CITY - TRACK_H - SUPPLY_H - 48
EMPTY_H = 148
"""Height of an empty book, which leaves its room to the supply."""
MATS_Y = TOP + CITY + 18
BLUE, RED = (44, 84, 150), (176, 44, 40)


def plan(lang: str) -> Plan:
    return Plan(lang, CELL, 21)


class Board(board.Board[State, Highlights]):
    game = GAME
    icons, emblem = drawing, "harbor"
    mats, mats_y = mat, MATS_Y

    @staticmethod
    def ground(f: Frame, look: Look, players: int) -> None:
        at = f.at(EDGE, TOP)
        at.put(sprites.panel(CITY, CITY, mix(SEA, PAPER, 0.25), INK, 2.4), 0, 0)
        at.put(_waves(CITY, MARGIN), 0, 0)
        for number in range(1, SIDES + 1):
            middle = MARGIN + (number - 0.5) * CELL
            at.text((middle - 20, 4, 40, MARGIN - 4), str(number), Style(23, face="heavy", colour=BLUE))
            at.text((5, middle - 20, MARGIN - 6, 40), str(number), Style(23, face="heavy", colour=RED))
        at.put(city.ground(plan(look.lang)), MARGIN, MARGIN)
        f.put(sprites.panel(RIGHT_W, TRACK_H), RIGHT, TOP)
        draw_plaque(f, RIGHT + RIGHT_W / 2, TOP, phrase(look.lang, "genoa-render-rounds"))

    def state(self, f: Frame) -> None:
        view, look, new = self.view, self.look, self.new
        tokens.draw_state(f.at(EDGE + MARGIN, TOP + MARGIN), plan(look.lang), view, look, new)
        if new.roll:
            _rolled(f, new.roll)
        supply.draw_track(f.at(RIGHT + 18, TOP + 32), RIGHT_W - 32, view, new)
        empty = not self.over and not view.offers and not view.asks
        high = EMPTY_H if empty else BOOK_H
        f.put(sprites.panel(RIGHT_W, high), RIGHT, BOOK_Y)
        title = phrase(look.lang, "genoa-render-reckoning" if self.over else "genoa-render-book")
        draw_plaque(f, RIGHT + RIGHT_W / 2, BOOK_Y, title)
        if self.over:
            reckoning.draw(f.at(RIGHT + 20, BOOK_Y + 34), RIGHT_W - 40, view, look, 24)
        else:
            book.draw(f.at(RIGHT + 16, BOOK_Y + 28), view, look, new, RIGHT_W - 32, high - 44)
        y = BOOK_Y + high + 24
        f.put(sprites.panel(RIGHT_W, BOOK_H + SUPPLY_H - high), RIGHT, y)
        draw_plaque(f, RIGHT + RIGHT_W / 2, y, phrase(look.lang, "genoa-render-supply"))
        draw_supply = supply.draw_large_supply if empty else supply.draw_supply
        draw_supply(f.at(RIGHT + 18, y + 26), RIGHT_W - 36, view, look)


@kept
def _waves(side: int, deep: int) -> Sprite:
    """The sea around the city: short strokes in its margin, except at the numbers."""
    pen, chance, tone = Pen(side, side), Random("sea"), mix(SEA, DEEP_SEA, 0.45)
    for row, y in enumerate(range(12, side - 8, 11)):
        for x in range(10 + row % 2 * 16, side - 24, 34):
            inner = deep - 6 < x + 8 < side - deep + 6 and deep - 6 < y < side - deep + 6
            if inner or x < deep - 14 or y < deep - 6 or chance.random() < 0.25:
                continue
            crest = f"M{x} {y} C{x + 4} {y - 5} {x + 9} {y - 5} {x + 13} {y}"
            pen.path(f"{crest} C{x + 16} {y + 3} {x + 19} {y + 3} {x + 22} {y}", None, tone, 1.6)
    return pen.sprite()


def _rolled(f: Frame, roll: tuple[int, int]) -> None:
    """Rings around the numbers of the last roll."""
    blue, red = roll
    for x, y, colour in (
        (MARGIN + (blue - 0.5) * CELL, MARGIN / 2 + 2, BLUE),
        (MARGIN / 2 + 2, MARGIN + (red - 0.5) * CELL, RED),
    ):
        f.put(sprites.ring(28, 28, colour, 3, 14, 3), EDGE + x - 14, TOP + y - 14)


draw = Board.draw
