"""The whole table for a phone: upright, with one player's area large and a row for each of the others.

Each game's `portrait.py` has a `Portrait` of its own: it adds the blocks of the board between the band and the players.
What it leaves out is on the wide board.
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Generic, TypeVar

from engine import Event
from engine.steps import Core
from render.canvas import Frame, Page
from render.column import GAP, Column
from render.furniture import draw_area
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
"""The size of a player's name: by it a badge's letter is as large as the smallest letters may be."""

S = TypeVar("S", bound=Core)
N = TypeVar("N", bound=Highlights)


class Portrait(status.Teller[S], Generic[S, N]):
    """A picture of the whole table, built from the top down."""

    def __init__(self, view: S, look: Look, viewer: int | None, new: N) -> None:
        """`viewer`: whose own area is shown large; of a picture for everybody, that of whoever is to move."""
        self.view, self.look, self.viewer, self.new = view, look.for_phone(), viewer, new
        self.acting = self.seats
        self.shown = viewer if viewer is not None else next(iter(self.acting), 0)
        self.column = Column(WIDTH, EDGE, gap=10, table=TABLES.get(self.game))

    @classmethod
    def draw(cls, view: S, look: Look, viewer: int | None, events: Sequence[Event]) -> Page:
        return cls(view, look, viewer, status.highlights(cls.game, events)).page()

    # ------------------------------------------------------------ what each game says

    def body(self) -> None:
        """Add the blocks below the band: the board, the area of `shown`, the others."""
        raise NotImplementedError

    # ------------------------------------------------------------ what is the same in all games

    @property
    def others(self) -> list[int]:
        """Everybody else, in the order of the seats after the one shown."""
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
        """How high the next block may be, if nothing comes below it."""
        used = sum(height + self.column.gap for height, _ in self.column.blocks)
        return MOST_HIGH - 2 * EDGE - self.head.high - self.head.legend - GAP - used

    def area(self, seat: int, high: float, paint: Callable[[Frame], None]) -> None:
        """A player's sheet with the head of all mats, and below it what the game draws."""
        self.column.add(high, lambda f: self._area(f, seat, INNER, high, paint))

    def row(self, seat: int, high: float, paint: Callable[[Frame, float, float], None], name: float = 300) -> None:
        """One of the others in a row: the head on the left, so wide, and to its right what the game draws."""

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
