"""Picture of one player's area, phone-sized: the parts shared by all games.

Each game's `seat.py` derives an `Area` that adds its own blocks, one below the other.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from typing import Generic, TypeVar

from engine import Event
from engine.steps import Core
from render import sprites
from render.canvas import Frame, Page, Sprite, Style
from render.furniture import Column, draw_band, draw_legend
from render.icons import icon
from render.palette import BRIGHT_GOLD, CREAM, FAINT_INK, SOFT_INK, mix
from render.player_head import places, ribbon
from render.scene import STATUS, TEXT, Head
from render.text import width_of
from words import status
from words.highlights import Highlights
from words.reader import Look

WIDTH, EDGE = 800, 16
INNER = WIDTH - 2 * EDGE
TITLE = 44
"""Height of a block's title."""
LINE = 42
"""Height of a line of sources."""

S = TypeVar("S", bound=Core)
N = TypeVar("N", bound=Highlights)
Source = tuple[str, str]
"""Name of a source of points, and the points."""


class Area(status.Teller[S], Generic[S, N]):
    """Picture of one player's possessions, built from top to bottom."""

    def __init__(self, view: S, look: Look, seat: int, viewer: int | None, new: N) -> None:
        self.view, self.look, self.seat, self.new = view, look.for_phone(), seat, new
        self.own = viewer == seat
        """Whether the viewer looks at their own area; then secrets are shown."""
        self.column = Column(WIDTH, EDGE, gap=14)

    @classmethod
    def draw(cls, view: S, look: Look, seat: int, viewer: int | None, events: Sequence[Event]) -> Page:
        return cls(view, look, seat, viewer, status.highlights(cls.game, events)).page()

    # ------------------------------------------------------------ defined by each game

    def body(self) -> None:
        """Add the blocks below the band."""
        raise NotImplementedError

    def figure(self) -> str:
        """Large figure at the right end of the band."""
        points = self.points()
        return str(points[self.seat]) if points else ""

    def unit(self) -> Sprite | None:
        """Icon of the unit that `figure` counts, if it needs one."""
        return None

    def gained(self) -> int:
        """Points gained since the reader's last move."""
        return self.new.points[self.seat]

    def signs(self) -> Sequence[Sprite]:
        """More icons in the band, such as the first-player marker."""
        return ()

    # ------------------------------------------------------------ shared by all games

    def page(self) -> Page:
        self.body()
        return self.head().on(self.column)

    def head(self) -> "AreaHead":
        points, acting = self.points(), self.seat in self.seats
        place = places(points)[self.seat] if points else 0
        told = Told(self.figure(), self.unit(), self.gained(), place, acting, tuple(self.signs()))
        name = self.look.names[self.seat]
        return AreaHead(self.look, (self.seat,), name, 1, self.progress(), acting and self.over, INNER, inf, told)

    def add(self, title: str, high: float, paint: Callable[[Frame], None]) -> None:
        """Add a block with a title; without a title, the block alone."""
        if not title:
            self.column.add(high, paint)
            return

        def whole(f: Frame) -> None:
            draw_title(f, INNER, title)
            paint(f.at(0, TITLE))

        self.column.add(TITLE + high, whole)

    def add_sources(self, title: str, sources: Sequence[Source]) -> None:
        """Add a list of the sources of points, in as many lines as needed."""
        if not sources:
            return
        lines = flowed(sources, INNER - 12)

        def paint(f: Frame) -> None:
            for number, line in enumerate(lines):
                x, y = 6.0, number * LINE
                for name, points in line:
                    x += f.text((x, y, INNER, LINE), name, Style(TEXT, "text", SOFT_INK, "left")) + 10
                    x += f.text((x, y, 120, LINE), points, Style(TEXT + 2, "heavy", align="left")) + 26

        self.add(title, LINE * len(lines), paint)


def draw_title(f: Frame, width: float, text: str) -> None:
    f.text((4, 0, width - 8, TITLE - 4), text, Style(TEXT + 2, "title", SOFT_INK, "left", least=TEXT))


def flowed(sources: Sequence[Source], width: float) -> list[list[Source]]:
    """Break sources into lines that fit into `width`."""
    lines: list[list[Source]] = [[]]
    used = 0.0
    for name, points in sources:
        wide = width_of(name, "text", TEXT) + width_of(points, "heavy", TEXT + 2) + 36
        if used + wide > width and lines[-1]:
            lines.append([])
            used = 0.0
        lines[-1].append((name, points))
        used += wide
    return lines


@dataclass(frozen=True, slots=True)
class Told:
    """Contents of a band besides the player's name."""

    figure: str = ""
    unit: Sprite | None = None
    gained: int = 0
    place: int = 0
    acting: bool = False
    signs: tuple[Sprite, ...] = ()


@dataclass(frozen=True, slots=True)
class AreaHead(Head):
    """The band: badge, arrow or crown, name, place and points, and below them the progress of the game."""

    told_of: Told = Told()

    def paint(self, f: Frame, *, legend: bool) -> None:
        draw_band(f, self.width, self.high + (self.legend if legend else 0))
        of, seat, middle = self.told_of, self.seats[0], 36.0
        f.put(sprites.badge(self.look.palette, seat, self.look.letter(seat), 54), 52, self.high / 2)
        right, left = self.width - 24, self.left
        if of.figure:
            style = Style(50, face="heavy", colour=CREAM, align="right")
            right -= f.text((right - 180, 6, 180, 60), of.figure, style) + 12
        if of.unit is not None:
            f.put(of.unit, right - of.unit.image.width / 2, middle)
            right -= of.unit.image.width + 10
        if of.place:
            f.put(ribbon(str(of.place), 38, gilded=of.place == 1), right - 19, middle)
            right -= 50
        if of.gained:
            text = f"+{of.gained}" if of.gained > 0 else f"−{-of.gained}"
            fresh = Style(34, face="heavy", colour=BRIGHT_GOLD, align="right")
            right -= f.text((right - 110, 6, 110, 60), text, fresh) + 14
        for sign in of.signs:
            f.put(sign, right - sign.image.width / 2, middle)
            right -= sign.image.width + 10
        if of.acting:
            f.put(icon("crown" if self.over else "arrow", 40), left + 18, middle)
            left += 46
        f.text((left, 6, right - left, 60), self.asked, Style(40, "title", CREAM, "left", least=TEXT))
        paler = Style(TEXT, face="text", colour=mix(CREAM, FAINT_INK, 0.3), align="left", least=TEXT)
        f.text((self.left, 62, self.width - self.left - 24, STATUS - 8), self.told, paler)
        if legend:
            below = self.high + 10 if self.legend else 62 + (STATUS - 8) / 2
            draw_legend(f, self.width - 28, below, self.look.since, TEXT)
