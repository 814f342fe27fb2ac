"""Picture of the whole table, landscape: the parts shared by all games.

Each game's `board.py` derives a `Board` that draws the area above the players' mats.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from engine import Event
from render.board_background import BAND_Y, EDGE, laid, mat_width, mats
from render.canvas import Frame, Page, begun
from render.drawings import Drawings
from render.furniture import draw_course
from render.player_head import draw_turn
from render.sprite_cache import kept
from words import status
from words.highlights import Highlights
from words.reader import Look, phrase

WIDE = 640


class MatModule(Protocol):
    """A game's `mat` module: a small picture of a player's possessions."""

    def height(self, width: float, /) -> float: ...
    def draw_ground(self, f: Frame, width: float, seat: int, look: Look, /) -> None: ...
    def draw_state(self, f: Frame, width: float, seat: int, view: Any, look: Look, new: Any, /) -> None: ...


@dataclass(frozen=True, slots=True)
class MatPlan:
    """Layout of a mat of a given width."""

    width: float

    @property
    def beside(self) -> bool:
        """Whether there is room for a column beside the largest part; else it goes below."""
        return self.width >= WIDE


class HasPlayers(Protocol):
    """Attributes of a game state that a board uses."""

    @property
    def players(self) -> Sequence[Any]: ...


S = TypeVar("S", bound=HasPlayers)
N = TypeVar("N", bound=Highlights)


class Board(status.Teller[S], Generic[S, N]):
    """Picture of the whole table. The part that is constant during a game is drawn once and copied."""

    icons: Drawings
    emblem: str
    """Name of the icon beside the game's title."""
    mats: MatModule
    mats_y: float
    """Top of the mats."""

    def __init__(self, view: S, look: Look, new: N) -> None:
        self.view, self.look, self.new = view, look, new
        self.players = len(view.players)

    @classmethod
    def draw(cls, view: S, look: Look, events: Sequence[Event]) -> Page:
        return cls(view, look, status.highlights(cls.game, events)).page()

    # ------------------------------------------------------------ defined by each game

    @staticmethod
    def ground(f: Frame, look: Look, players: int) -> None:
        """Draw the background, which depends only on the number of players."""
        raise NotImplementedError

    def state(self, f: Frame) -> None:
        """Draw everything that changes during a game."""
        raise NotImplementedError

    def bar_width(self, width: float) -> float:
        """Width of the bar behind a name, on a mat of this width."""
        return width

    # ------------------------------------------------------------ shared by all games

    def page(self) -> Page:
        page = begun(_ground(type(self), self.lang, self.look.palette, self.players), kept=True)
        f = page.frame()
        self.state(f)
        width = mat_width(self.players)
        high = self.mats.height(width)
        for seat, at in mats(f, self.mats_y, self.players):
            if self.is_playing(seat):
                draw_turn(at, self.look.palette, seat, width, high, bar_wide=self.bar_width(width))
            self.mats.draw_state(at, width, seat, self.view, self.look, self.new)
            at.name(f"mat {seat}", 0, 0, width, high)
        title = phrase(self.lang, f"{self.game}-render-title")
        told = (self.seats, self.waiting(), self.progress())
        draw_course(f.at(EDGE, BAND_Y), self.look, self.icons.icon(self.emblem, f.px(40)), title, *told)
        return page


@kept
def _ground(board: type[Board[Any, Any]], lang: str, palette: str, players: int) -> Page:
    look, width = Look(lang, palette, (), ()), mat_width(players)
    page = laid(board.mats_y + board.mats.height(width) + 24, board.game)
    f = page.frame()
    board.ground(f, look, players)
    for seat, at in mats(f, board.mats_y, players):
        board.mats.draw_ground(at, width, seat, look)
    return page
