"""Picture of the current decision, phone-sized: the parts shared by all games.

Each game's `focus.py` derives a `Scene` that adds the blocks needed to decide.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from engine import Event, Move, matching, narrow
from engine.steps import Core
from render import sprites
from render.canvas import Frame, Page, Style
from render.furniture import GAP, Column, draw_band, draw_legend
from render.icons import icon
from render.palette import CREAM, FAINT_INK, mix
from render.text import width_of, wrap
from words import status, wording
from words.reader import PHONE_TEXT, Look
from words.wording import step_name

WIDTH, EDGE = 800, 20
INNER = WIDTH - 2 * EDGE
TEXT = PHONE_TEXT
MOST_HIGH = 1310
"""Maximum height: 640 pixels on a phone 390 wide, so that the buttons stay on the screen."""
STATUS, LEGEND = 40, 36
"""Heights that the line of progress and the legend add to the band."""

S = TypeVar("S", bound=Core)
N = TypeVar("N")


class Scene(status.Teller[S], Generic[S, N]):
    """Picture of one question, built from top to bottom."""

    def __init__(self, view: S, look: Look, seat: int, path: Sequence[str], moves: Sequence[Move], new: N) -> None:
        """`new`: the game's summary of changes since the reader's last move."""
        self.view, self.look, self.seat, self.moves, self.new = view, look.for_phone(), seat, moves, new
        self.question = narrow(moves, path) if moves else None
        self.column = Column(WIDTH, EDGE)
        self.left: list[Any] = matching(moves, path)
        """Moves that match the words chosen so far."""

    @classmethod
    def draw(
        cls, view: S, look: Look, seat: int, path: Sequence[str], moves: Sequence[Move], events: Sequence[Event]
    ) -> Page:
        return cls(view, look, seat, path, moves, status.highlights(cls.game, events)).page()

    def page(self) -> Page:
        """Draw the blocks before the band, which has a legend only if something is marked."""
        self.body()
        return self.head().on(self.column)

    # ------------------------------------------------------------ defined by each game

    def body(self) -> None:
        raise NotImplementedError

    # ------------------------------------------------------------ the question

    @property
    def words(self) -> list[str]:
        """Words of the answers, in the order of the moves."""
        return [answer.word for answer in self.question.choices] if self.question else []

    def values(self, name: str) -> list[Any]:
        """Remaining values of a field, in the order of the moves."""
        found = [getattr(move, name, None) for move in self.left]
        return list(dict.fromkeys(value for value in found if value is not None))

    def asked(self) -> str:
        """The question as in the panel; the move if only one answer is left; a note that this is a plan if none is."""
        say, question = self.look.say, self.question
        if question is None:
            return self.waiting() if self.over else say("render-drafted")
        if question.move is not None:
            return wording.move(self.game, self.view, self.seat, self.look.names, self.lang, question.move)
        if question.field == "kind":
            return say(f"{self.game}-ask-kind-{step_name(self.view)}")
        return say.first(f"{self.game}-ask-{question.kind}-{question.field}", f"{self.game}-ask-{question.field}")

    # ------------------------------------------------------------ the band above it

    def about(self) -> tuple[int, ...]:
        """Seats whose badges precede the sentence: the reader; at the end the winners."""
        return self.seats if self.over else (self.seat,)

    def standing(self) -> str:
        """The reader's points and the maximum of the others, if points are public."""
        points = self.points()
        if len(points) < 2 or self.over:
            return ""
        most = max(other for seat, other in enumerate(points) if seat != self.seat)
        return self.look.say.first(f"{self.game}-render-points", "render-standing", own=points[self.seat], most=most)

    def head(self) -> "Head":
        asked, seats = self.asked(), self.about()
        room = INNER - beside(len(seats)) - 28
        lines = len(wrap(asked, "title", 37, room, 2))
        told = " · ".join(filter(None, (self.progress(), self.standing())))
        return Head(self.look, seats, asked, lines, told, self.over)


def badge_step(seats: int) -> float:
    """Distance between badges in a band; more than three overlap."""
    return 50 if seats <= 3 else 42


def beside(seats: int) -> float:
    """Left of the sentence beside this number of badges."""
    return 46 + badge_step(seats) * seats if seats else 28


@dataclass(frozen=True, slots=True)
class Head:
    """The band: badges, the question, the progress of the game, and the legend if anything is marked."""

    look: Look
    seats: tuple[int, ...]
    asked: str
    lines: int
    told: str
    over: bool
    width: float = INNER
    most: float = MOST_HIGH
    """Maximum height of the whole picture, if its blocks can shrink."""

    @property
    def high(self) -> float:
        return 22 + 44 * self.lines + (STATUS if self.told else 12)

    @property
    def left(self) -> float:
        return beside(len(self.seats))

    @property
    def legend(self) -> float:
        """Extra height of the legend; 0 if it fits beside the progress."""
        used = width_of(self.told, "text", TEXT) + width_of(self.look.since, "text", TEXT) + TEXT * 1.1 + 12
        return 0 if self.told and used + 30 <= self.width - self.left - 28 else LEGEND

    def on(self, column: Column) -> Page:
        """Page of a column with this head."""
        extra = self.legend
        column.fit(self.most - 2 * column.edge - self.high - GAP - extra)
        page = column.page(self.high + GAP + extra)
        if extra and not page.marked:
            page = page.below(round(extra))
        self.paint(page.frame(column.edge, column.edge), legend=page.marked)
        return page

    def paint(self, f: Frame, *, legend: bool) -> None:
        draw_band(f, self.width, self.high + (self.legend if legend else 0))
        x, middle = 52.0, 12 + 22 * self.lines + (0 if self.lines > 1 or not self.told else 8)
        for seat in self.seats:
            f.put(sprites.badge(self.look.palette, seat, self.look.letter(seat), 54), x, middle)
            x += badge_step(len(self.seats))
        if self.over:
            f.put(icon("crown", 34), 52, middle - 25)
        left = self.left
        style = Style(37, face="title", colour=CREAM, align="left", lines=2, least=TEXT, leading=1.05)
        f.text((left, 10, self.width - left - 28, 44 * self.lines), self.asked, style)
        y = 12 + 44 * self.lines
        if self.told:
            paler = Style(TEXT, face="text", colour=mix(CREAM, FAINT_INK, 0.3), align="left", least=TEXT)
            f.text((left, y, self.width - left - 24, STATUS - 8), self.told, paler)
        if legend:
            below = self.high + 10 if self.legend else y + (STATUS - 8) / 2
            draw_legend(f, self.width - 28, below, self.look.since, TEXT)
