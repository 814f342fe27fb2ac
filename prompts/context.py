"""Data that every part of a prompt needs: the reader and their view. Looked up once per prompt."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from engine import Choice, Move, Question, Seat
from tables import Confirming, SeatSession
from words import Speaker, speaker, wording
from words.spoken import spoken
from words.wording import Label


class Context(NamedTuple):
    lang: str
    confirming: Confirming
    """When the reader wants to confirm their moves."""
    session: SeatSession
    game: str
    seat: Seat
    view: Any
    names: Sequence[str]
    """Plain, without markup, for labels."""
    names_in_texts: Sequence[str]
    """Formatted by the interface for sentences: Discord escapes its markdown."""

    @classmethod
    def of(
        cls, session: SeatSession, lang: str, confirming: Confirming, names_in_texts: Sequence[str] | None = None
    ) -> "Context":
        table, seat = session.table, session.seat
        assert seat is not None
        names = table.names
        return cls(lang, confirming, session, table.row.game, seat, session.view, names, names_in_texts or names)

    @property
    def say(self) -> Speaker:
        return speaker(self.lang)

    @property
    def confirms_last_answers(self) -> bool:
        """Whether the press that chooses the last answer of a turn confirms it: not for players who play at once
        (nothing to confirm) or who confirm everything."""
        return self.confirming == Confirming.MOVES

    def choice(self, question: Question, choice: Choice, view: Any = None) -> Label:
        """Label and consequence of an answer; `view`: a position other than the current one."""
        shown = self.view if view is None else view
        return wording.choice(self.game, shown, self.seat, self.names, self.lang, question, choice)

    def step(self, move: Move, view: Any) -> str:
        """Shortest text of a move, as one of several steps."""
        short = wording.step(self.game, view, self.seat, self.names, self.lang, move)
        return short if has_words(short) else wording.move(self.game, view, self.seat, self.names, self.lang, move)

    def paid(self, steps: Iterable[tuple[Move, Any]]) -> str:
        """Total price of moves, each in its own position."""
        total: Counter[str] = Counter()
        for move, view in steps:
            total.update(wording.costs(self.game, view, self.seat, move))
        return wording.paid(self.game, self.lang, total)

    def paid_by_any(self, moves: Sequence[Move]) -> str:
        """Price of one of these moves, whichever is chosen later."""
        return wording.paid_by_any(self.game, self.view, self.seat, self.lang, moves)

    def line(self, move: Move, view: Any) -> str:
        return wording.move(self.game, view, self.seat, self.names_in_texts, self.lang, move)

    @property
    def drafted(self) -> list[str]:
        """One line per drafted move, described in the position in which it was made."""
        return [self.line(*each) for each in as_made(self.session)]


def as_made(session: SeatSession) -> list[tuple[Move, Any]]:
    """The drafted moves, each with the seat's view before it."""
    game, state, made = session.table.game, session.begun, []
    assert session.seat is not None
    for number, move in enumerate(session.draft, 1):
        made.append((move, game.view(state, session.seat)))
        if number < len(session.draft):
            state = game.attempt(state, session.seat, move).state
    return made


class SpokenContext(Context):
    """Labels and texts without emoji and symbols, for a reader with a screen reader."""

    def choice(self, question: Question, choice: Choice, view: Any = None) -> Label:
        label = super().choice(question, choice, view)
        text = self._said(label.text)
        settles_more = question.field == "kind" or len(choice.path) > len(question.path) + 1
        if choice.move is not None and settles_more:
            whole = wording.capital(self.line(choice.move, self.view if view is None else view))
            says_all = question.field == "kind" or _words(text) <= _words(whole)
            text = whole if says_all and len(whole) <= wording.TEXT_LIMIT else text
        return Label(text, note=self._said(label.note), paid=self._said(label.paid))

    def step(self, move: Move, view: Any) -> str:
        return self._said(super().step(move, view))

    def paid(self, steps: Iterable[tuple[Move, Any]]) -> str:
        return self._said(super().paid(steps))

    def paid_by_any(self, moves: Sequence[Move]) -> str:
        return self._said(super().paid_by_any(moves))

    def line(self, move: Move, view: Any) -> str:
        return self._said(super().line(move, view))

    def _said(self, text: str) -> str:
        return spoken(text, self.game, self.lang)


def _words(text: str) -> set[str]:
    return set(re.findall(r"\w+", text.lower()))


def has_words(text: str) -> bool:
    return any(sign.isalpha() for sign in text)
