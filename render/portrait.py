"""Picture of the whole table, portrait format: one player's area large and a row for each of the others.

Each game's `portrait.py` derives a `Portrait` that adds the blocks of the board between the band and the players. It
may leave out details of the landscape board.
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Generic, TypeVar

from engine import Event
from engine.steps import Core
from render.canvas import Frame, Page
from render.furniture import GAP, Column, draw_area
from render.palette import TABLES
from render.player_head import PlayerHead, draw_head, draw_row_head, draw_turn, player_of
from render.scene import TEXT, Head, beside
from render.text import wrap
from words import status
from words.highlights import Highlights
from words.reader import Look

WIDTH, EDGE = 800, 16
INNER = WIDTH - 2 * EDGE
MOST_HIGH = 1450
NAME = 31
"""Font size of a player's name; at this size the letter in a badge is just legible."""

S = TypeVar("S", bound=Core)
N = TypeVar("N", bound=Highlights)


class Portrait(status.Teller[S], Generic[S, N]):
    """Picture of the whole table, built from top to bottom."""

    def __init__(self, view: S, look: Look, viewer: int | None, new: N) -> None:
        """`viewer`: the seat shown large; None: the player to move."""
        self.view, self.look, self.viewer, self.new = view, look.for_phone(), viewer, new
        self.acting = self.seats
        self.shown = viewer if viewer is not None else next(iter(self.acting), 0)
        self.column = Column(WIDTH, EDGE, gap=10, table=TABLES.get(self.game))

    @classmethod
    def draw(cls, view: S, look: Look, viewer: int | None, events: Sequence[Event]) -> Page:
        return cls(view, look, viewer, status.highlights(cls.game, events)).page()

    # ------------------------------------------------------------ defined by each game

    def body(self) -> None:
        """Add the blocks below the band: the board, the area of `shown`, the other players."""
        raise NotImplementedError

    # ------------------------------------------------------------ shared by all games

    @property
    def others(self) -> list[int]:
        """The other seats, in order after the one shown."""
        count = len(self.look.names)
        return [(self.shown + n) % count for n in range(1, count)]

    @cached_property
    def head(self) -> Head:
        waiting = self.waiting()
        room = INNER - beside(len(self.acting)) - 28
        lines = len(wrap(waiting, "title", 37, room, 2))
        return Head(self.look, self.acting, waiting, lines, self.progress(), self.over, INNER)

    def page(self) -> Page:
        self.body()
        return self.head.on(self.column)

    @property
    def room(self) -> float:
        """Maximum height of the next block, if it is the last."""
        used = sum(height + self.column.gap for height, _ in self.column.blocks)
        return MOST_HIGH - 2 * EDGE - self.head.high - self.head.legend - GAP - used

    def area(self, seat: int, high: float, paint: Callable[[Frame], None]) -> None:
        """Add a player's sheet: the usual head, and below it the game's drawing."""
        self.column.add(high, lambda f: self._area(f, seat, INNER, high, paint))

    def row(self, seat: int, high: float, paint: Callable[[Frame, float, float], None], name: float = 300) -> None:
        """Add another player's row: the head, `name` units wide, and to its right the game's drawing."""

        def whole(f: Frame) -> None:
            self.lay(f, seat, INNER, high, bar=False)
            draw_row_head(f, self.look, name, self._player(seat), y=high / 2, name=NAME, least=TEXT)
            paint(f, name + 8, INNER - 16)

        self.column.add(high, whole)

    def _area(self, f: Frame, seat: int, width: float, high: float, paint: Callable[[Frame], None]) -> None:
        self.lay(f, seat, width, high, bar=True)
        draw_head(f, self.look, width, self._player(seat), y=33, name=NAME, least=TEXT)
        paint(f)

    def lay(self, f: Frame, seat: int, width: float, high: float, *, bar: bool) -> None:
        draw_area(f, self.look.palette, seat, width, high, inner=None)
        f.name(f"mat {seat}", 0, 0, width, high)
        if seat in self.acting and not self.over:
            draw_turn(f, self.look.palette, seat, width, high, bar=bar)

    def _player(self, seat: int) -> PlayerHead:
        return player_of(self.game, self.view, seat, self.look, self.points(), self.new.points[seat])
