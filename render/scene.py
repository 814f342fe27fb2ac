"""What is being decided, for a phone: how every game begins such a picture, and what it knows of the question.

Each game's `focus.py` has a `Scene` of its own: it adds the blocks that one needs to see for the answer.
"""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from engine import Move, matching, narrow
from engine.steps import Core
from render import sprites
from render.canvas import Frame, Page, Style
from render.column import Column
from render.furniture import draw_band, draw_legend
from render.look import Look
from render.palette import CREAM
from render.wording import step_name

WIDTH, EDGE = 800, 20
INNER = WIDTH - 2 * EDGE
TEXT = 28
"""The smallest letters: 14 pixels on a phone 400 pixels wide."""
BAND, LEGEND = 112, 36
"""The height of the band with the question, and what the legend adds to it."""

S = TypeVar("S", bound=Core)
N = TypeVar("N")


class Scene(Generic[S, N]):
    """A picture of one question, built from the top down."""

    game: str
    """Set by each game's own scene."""

    def __init__(self, view: S, look: Look, seat: int, path: Sequence[str], moves: Sequence[Move], new: N) -> None:
        """`new`: what the game found changed since the reader's last move; false if nothing."""
        self.view, self.look, self.seat, self.moves, self.new = view, look, seat, moves, new
        self.question = narrow(moves, path) if moves else None
        self.column = Column(WIDTH, EDGE)
        self.left: list[Any] = matching(moves, path)
        """The moves that the words chosen so far leave open."""

    def page(self) -> Page:
        self.head()
        self.body()
        return self.column.page()

    # ------------------------------------------------------------ what each game says

    def body(self) -> None:
        """Add the blocks below the question."""
        raise NotImplementedError

    def waiting(self) -> str:
        """Who is to do what, for those who are asked nothing."""
        raise NotImplementedError

    # ------------------------------------------------------------ the question

    @property
    def lang(self) -> str:
        return self.look.lang

    @property
    def words(self) -> list[str]:
        """The answers, in the order of the moves."""
        return [answer.word for answer in self.question.choices] if self.question else []

    def values(self, name: str) -> list[Any]:
        """What a field can still be, in the order of the moves."""
        found = [getattr(move, name, None) for move in self.left]
        return list(dict.fromkeys(value for value in found if value is not None))

    def asked(self) -> str:
        """The question as the panel asks it."""
        say, question = self.look.say, self.question
        if question is None:
            return self.waiting()
        if question.move is not None:
            return say("render-settled")
        if question.field == "kind":
            return say(f"{self.game}-ask-kind-{step_name(self.view)}")
        return say.first(f"{self.game}-ask-{question.kind}-{question.field}", f"{self.game}-ask-{question.field}")

    def head(self) -> None:
        """The band: whose picture it is, the question, and the legend if something is new."""
        asked = self.asked()
        high = BAND + LEGEND if self.new else BAND

        def paint(f: Frame) -> None:
            draw_band(f, INNER, high)
            f.put(sprites.badge(self.look.palette, self.seat, self.look.letter(self.seat), 54), 52, 56)
            style = Style(37, face="title", colour=CREAM, align="left", lines=2, least=TEXT, leading=1.05)
            f.text((96, 8, INNER - 124, 96), asked, style)
            if self.new:
                draw_legend(f, INNER - 28, 118, self.look.say("render-since"), TEXT)

        self.column.add(high, paint)
