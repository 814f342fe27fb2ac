"""What every part of a panel needs to know: who reads it, and what they see. Looked up once per panel."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

from cogs.play.menu_names import has_words
from cogs.ui.locale_context import Who
from cogs.ui.names import escaped_names
from engine import Choice, Move, Question, Seat
from tables import SeatSession
from words import wording
from words.spoken import spoken
from words.wording import ENTRY_LIMIT, NOTE_LIMIT, Label


class PanelContext(NamedTuple):
    me: Who
    session: SeatSession
    game: str
    seat: Seat
    view: Any
    names: list[str]
    """For buttons and menus, which know no markdown."""
    escaped_names: list[str]
    """For texts."""

    @classmethod
    def of(cls, me: Who, session: SeatSession) -> "PanelContext":
        table, seat = session.table, session.seat
        assert seat is not None
        made = SpokenContext if me.person.in_words else cls
        return made(me, session, table.row.game, seat, session.view, table.names, escaped_names(table))

    def choice(self, question: Question, choice: Choice, view: Any = None) -> Label:
        """An answer in words, with its consequence; `view`: in another position than the present one."""
        shown = self.view if view is None else view
        return wording.choice(self.game, shown, self.seat, self.names, self.me.lang, question, choice)

    def step(self, move: Move, view: Any) -> str:
        """A move as one of several steps, as short as it can be said in words."""
        short = wording.step(self.game, view, self.seat, self.names, self.me.lang, move)
        return short if has_words(short) else wording.move(self.game, view, self.seat, self.names, self.me.lang, move)

    def paid(self, steps: Iterable[tuple[Move, Any]]) -> str:
        """What moves cost together, each in its own position."""
        total: Counter[str] = Counter()
        for move, view in steps:
            total.update(wording.costs(self.game, view, self.seat, move))
        return wording.paid(self.game, self.me.lang, total)

    def line(self, move: Move, view: Any) -> str:
        """A move as a line of text."""
        return wording.move(self.game, view, self.seat, self.escaped_names, self.me.lang, move)


class SpokenContext(PanelContext):
    """For a reader who listens: the same in words alone, without signs."""

    def choice(self, question: Question, choice: Choice, view: Any = None) -> Label:
        label = super().choice(question, choice, view)
        paid = self._said(label.paid)
        text = self._said(label.text)
        if paid and paid not in text:
            text = f"{wording.fit(text, ENTRY_LIMIT - len(paid) - 2)}, {paid}"
        return Label(wording.fit(text, ENTRY_LIMIT), note=wording.fit(self._said(label.note), NOTE_LIMIT))

    def step(self, move: Move, view: Any) -> str:
        return self._said(super().step(move, view))

    def paid(self, steps: Iterable[tuple[Move, Any]]) -> str:
        return self._said(super().paid(steps))

    def line(self, move: Move, view: Any) -> str:
        return self._said(super().line(move, view))

    def _said(self, text: str) -> str:
        return spoken(text, self.game, self.me.lang)
