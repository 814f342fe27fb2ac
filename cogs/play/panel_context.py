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
from words.wording import Label


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
        return cls(me, session, table.row.game, seat, session.view, table.names, escaped_names(table))

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
