"""Fallback pictures of a game without drawings: its texts on sheets of paper."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine import Choice, Event, Move, Question
from render import board_background, sprites
from render.canvas import Frame, Page, Style
from render.furniture import Column, choice, draw_area, draw_band
from render.palette import CREAM, PAPER
from render.scene import EDGE, INNER, TEXT, WIDTH, Scene
from render.text import wrap
from words import plain_text, wording
from words.reader import Look

LINE = 1.3
"""Line height, as a multiple of the font size."""
MOST_LINES = 40


def add_text(column: Column, text: str, size: int, seat: int | None = None, look: Look | None = None) -> None:
    """Add a sheet with a text; for a seat, in its colour and under its badge and name."""
    wide, head = column.inner - 48, 0 if seat is None else size * 2.2
    rows = wrap(" ".join(text.split()), "text", size, wide, MOST_LINES)
    high = head + len(rows) * size * LINE + 40

    def paint(f: Frame) -> None:
        if seat is None or look is None:
            f.put(sprites.panel(f.px(column.inner), f.px(high), PAPER), 0, 0)
        else:
            draw_area(f, look.palette, seat, column.inner, high)
            f.put(sprites.badge(look.palette, seat, look.letter(seat), round(size * 1.72)), 24 + size, 20 + head / 2)
            style = Style(size * 1.2, align="left")
            f.text((24 + size * 2.4, 14, wide - size * 2.4, head), look.names[seat], style)
        for number, row in enumerate(rows):
            box = (24, 20 + head + number * size * LINE, wide, size * LINE)
            f.text(box, row, Style(size, face="text", align="left"))

    column.add(high, paint)


def add_band(column: Column, title: str, told: str, size: int) -> None:
    """Add the title and the players to act."""
    high = size * 4.2

    def paint(f: Frame) -> None:
        draw_band(f, column.inner, high)
        f.text((30, 8, column.inner - 60, size * 2), title, Style(size * 1.6, face="title", colour=CREAM, align="left"))
        style = Style(size, colour=CREAM, align="left", lines=2, least=min(size, TEXT))
        f.text((30, size * 2, column.inner - 60, size * 2.1), told, style)

    column.add(high, paint)


@dataclass(frozen=True, slots=True)
class Board:
    game_id: str

    def draw(self, view: Any, look: Look, events: Sequence[Event], /) -> Page:
        return whole_table(Column(board_background.WIDTH, board_background.EDGE), self.game_id, view, look)


@dataclass(frozen=True, slots=True)
class Portrait:
    """The whole table, portrait format."""

    game_id: str

    def draw(self, view: Any, look: Look, viewer: int | None, events: Sequence[Event], /) -> Page:
        return whole_table(Column(WIDTH, EDGE), self.game_id, view, look)


def whole_table(column: Column, game_id: str, view: Any, look: Look) -> Page:
    """Players to act, the table and every player, in words."""
    add_band(column, plain_text.title(game_id, look.say), plain_text.waiting(game_id, view, look), 30)
    if line := plain_text.table_line(game_id, view, look.names, look.say):
        add_text(column, line, TEXT)
    for seat in range(len(look.names)):
        add_text(column, plain_text.player_line(game_id, view, look.names, look.say, seat), TEXT, seat, look)
    return column.page()


@dataclass(frozen=True, slots=True)
class Area:
    """One player's possessions."""

    game_id: str
    width: int = WIDTH

    def draw(self, view: Any, look: Look, seat: int, viewer: int | None, events: Sequence[Event], /) -> Page:
        column = Column(self.width, EDGE)
        add_text(column, plain_text.player_line(self.game_id, view, look.names, look.say, seat), 30, seat, look)
        if line := plain_text.table_line(self.game_id, view, look.names, look.say):
            add_text(column, line, 28)
        return column.page()


class PlainScene(Scene[Any, None]):
    """One question: its answers one below the other, then the reader's possessions and the table."""

    def __init__(self, game_id: str, view: Any, look: Look, seat: int, path: Sequence[str], moves: Sequence[Move]):
        super().__init__(view, look, seat, path, moves, None)
        self.game = game_id

    def waiting(self) -> str:
        return wording.waiting(self.game, self.view, self.look.names, self.lang)

    def progress(self) -> str:
        return ""

    def body(self) -> None:
        if self.question is not None:
            for answer in self.question.choices:
                self.add_answer(self.question, answer)
        told = plain_text.player_line(self.game, self.view, self.look.names, self.look.say, self.seat)
        add_text(self.column, told, TEXT, self.seat, self.look)
        if line := plain_text.table_line(self.game, self.view, self.look.names, self.look.say):
            add_text(self.column, line, TEXT)

    def add_answer(self, question: Question, answer: Choice) -> None:
        label = wording.choice(self.game, self.view, self.seat, self.look.names, self.lang, question, answer)
        size = TEXT + 2
        rows = wrap(label.whole, "bold", size, INNER - 60, 3)
        high = 28 + len(rows) * size * LINE

        def paint(f: Frame) -> None:
            f.put(sprites.panel(f.px(INNER - 16), f.px(high), PAPER), 8, 0)
            choice(f, answer.word, 8, 0, INNER - 16, high)
            for number, row in enumerate(rows):
                f.text((30, 14 + number * size * LINE, INNER - 60, size * LINE), row, Style(size, align="left"))

        self.column.add(high, paint)


@dataclass(frozen=True, slots=True)
class Focus:
    """The current decision, phone-sized."""

    game_id: str

    def draw(
        self, view: Any, look: Look, seat: int, path: Sequence[str], moves: Sequence[Move], events: Sequence[Event], /
    ) -> Page:
        return PlainScene(self.game_id, view, look, seat, path, moves).page()
