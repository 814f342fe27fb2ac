"""The whole board: the decks, the event queue, the supply, and all quarters."""

from games.tournay.data import COLOURS
from games.tournay.pictures import decks, mat, pieces, quarter, queue
from games.tournay.pictures.icons import drawing, icon
from games.tournay.state import State
from games.tournay.words import status
from games.tournay.words.highlights import Highlights
from games.tournay.words.terms import GAME, phrase
from render import board, sprites
from render.board_background import EDGE, INNER
from render.canvas import Frame
from render.furniture import draw_plaque, draw_tag
from render.palette import CREAM, INK, SOFT_INK
from words.reader import Look

TOP_Y = 140
TEXT = 18

BACK, CARD, DECK_STEP = 88, (122, 132), (240, 144)
DECKS_W, TOP_H = 736, 474
RIGHT_X = EDGE + DECKS_W + 16
RIGHT_W = INNER - DECKS_W - 16
QUEUE_H = 322
EVENT, EVENT_GAP, EVENT_DECK = (206, 264), 14, 92
LOW_Y = TOP_Y + QUEUE_H + 24
LOW_H = TOP_H - QUEUE_H - 24
SUPPLY_W = 420
MATS_Y = TOP_Y + TOP_H + 20


class Board(board.Board[State, Highlights]):
    game = GAME
    icons, emblem = drawing, "tower"
    mats, mats_y = mat, MATS_Y

    @staticmethod
    def ground(f: Frame, look: Look, players: int) -> None:
        panels = (
            (EDGE, TOP_Y, DECKS_W, TOP_H, "decks"),
            (RIGHT_X, TOP_Y, RIGHT_W, QUEUE_H, "queue"),
            (RIGHT_X, LOW_Y, SUPPLY_W, LOW_H, "supply"),
            (RIGHT_X + SUPPLY_W + 14, LOW_Y, RIGHT_W - SUPPLY_W - 14, LOW_H, "criers"),
        )
        for x, y, wide, high, name in panels:
            f.put(sprites.panel(f.px(wide), f.px(high)), x, y)
            draw_plaque(f, x + wide / 2, y, phrase(look.lang, f"tournay-render-{name}"))

    def state(self, f: Frame) -> None:
        _decks(f, self.view, self.look, self.new)
        _queue(f, self.view, self.look, self.new)
        _supply(f, self.view)
        _criers(f, self.view)


def _decks(f: Frame, view: State, look: Look, new: Highlights) -> None:
    for row, names in enumerate(decks.deck_rows()):
        for column, name in enumerate(names):
            at = f.at(EDGE + 22 + column * DECK_STEP[0], TOP_Y + 32 + row * DECK_STEP[1])
            decks.draw_deck(at, look.lang, view, name, BACK, CARD, TEXT, new)


def _queue(f: Frame, view: State, look: Look, new: Highlights) -> None:
    at = f.at(RIGHT_X + 20, TOP_Y + 34)
    left = len(view.event_bag) + len(view.event_under)
    y = EVENT[1] / 2 - 76
    if left:
        at.put(queue.event_back(EVENT_DECK, 128), 0, y)
    else:
        at.put(quarter.well(EVENT_DECK - 8, 120), 0, y + 8)
    at.name("event deck", 0, y, EVENT_DECK, 128)
    draw_tag(at, EVENT_DECK / 2, y + 146, str(left), 22, fill=CREAM, colour=INK, line=SOFT_INK)
    queue.draw_queue(at.at(EVENT_DECK + 16, 0), look.lang, view, EVENT, EVENT_GAP, 21, new)


def _supply(f: Frame, view: State) -> None:
    column = (SUPPLY_W - 36) / len(COLOURS)
    for number, colour in enumerate(COLOURS):
        f.name(f"supply {colour}", RIGHT_X + 16 + number * column, LOW_Y + 22, column - 4, LOW_H - 32)
        pieces.draw_row(
            f, RIGHT_X + 20 + number * column, LOW_Y + LOW_H / 2 + 6, colour, view.supply[colour], 56, column - 8
        )


def _criers(f: Frame, view: State) -> None:
    """One bell per Town Crier needed for a single complete quarter to end the game."""
    left, width = RIGHT_X + SUPPLY_W + 14, RIGHT_W - SUPPLY_W - 14
    needed = status.needed(view)
    shown = max(needed, view.criers)
    step = min(62.0, (width - 50) / shown)
    x = left + width / 2 - (shown - 1) * step / 2
    f.name("criers", left + 10, LOW_Y + 22, width - 20, LOW_H - 32)
    for number in range(shown):
        sign = "bell" if number < view.criers else "silent_bell"
        f.put(icon(sign, f.px(min(50, step))), x + number * step, LOW_Y + LOW_H / 2 + 6)


draw = Board.draw
