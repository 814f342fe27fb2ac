"""A picture of one question about Genoa, for a phone: what it is about, and the column it is stacked in."""

from collections.abc import Sequence
from typing import Any

from engine import Event, Move, Question, narrow
from engine.genoa.state import State
from render.column import Column
from render.genoa.changes import changes
from render.look import Look

WIDTH, EDGE = 800, 20
INNER = WIDTH - 2 * EDGE
TEXT = 28
"""The smallest letters: 14 pixels on a phone 400 pixels wide."""


class Scene:
    """Built from the top down."""

    def __init__(
        self, view: State, look: Look, seat: int, path: Sequence[str], moves: Sequence[Move], events: Sequence[Event]
    ) -> None:
        self.view, self.look, self.seat, self.new = view, look, seat, changes(events)
        self.player = view.players[seat]
        self.column = Column(WIDTH, EDGE)
        self.question: Question | None = narrow(moves, path) if moves else None
        self.left: list[Any] = _left(self.question, moves)
        """The moves that the words chosen so far leave open."""

    @property
    def lang(self) -> str:
        return self.look.lang

    @property
    def settled(self) -> bool:
        """Only the confirmation is left."""
        return bool(self.question and self.question.move is not None)

    @property
    def words(self) -> list[str]:
        """The answers to the question."""
        return [answer.word for answer in self.question.choices] if self.question else []


def _left(question: Question | None, moves: Sequence[Move]) -> list[Any]:
    if question is None:
        return []
    if question.move is not None:
        return [question.move]
    return [move for move in moves if move.words[: len(question.path)] == question.path]
