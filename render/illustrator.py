"""What a game knows to draw and to tell, gathered from its modules into the one object that is asked for it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from engine import Event, Move
from render.canvas import Page
from render.look import Look


class BoardModule(Protocol):
    def draw(self, view: Any, look: Look, events: Sequence[Event], /) -> Page: ...


class SeatModule(Protocol):
    def draw(self, view: Any, look: Look, seat: int, viewer: int | None, events: Sequence[Event], /) -> Page: ...


class FocusModule(Protocol):
    def draw(
        self, view: Any, look: Look, seat: int, path: Sequence[str], moves: Sequence[Move], events: Sequence[Event], /
    ) -> Page: ...


class AltModule(Protocol):
    def board_alt(self, view: Any, names: Sequence[str], lang: str) -> str: ...
    def seat_alt(self, view: Any, names: Sequence[str], lang: str, *, seat: int, viewer: int | None) -> str: ...
    def focus_alt(
        self, view: Any, names: Sequence[str], lang: str, *, seat: int, path: Sequence[str], moves: Sequence[Move]
    ) -> str: ...


class TextModule(Protocol):
    def text_board(self, view: Any, names: Sequence[str], lang: str, *, seat: int | None) -> str: ...


@dataclass(frozen=True, slots=True)
class GameIllustrator:
    """A game's `board`, `seat`, `focus`, `alt` and `text`, as the public interface asks for them."""

    boards: BoardModule
    seats: SeatModule
    questions: FocusModule
    alts: AltModule
    texts: TextModule

    def board(self, view: Any, look: Look, *, seat: int | None, changes: Sequence[Event]) -> Page:
        return self.boards.draw(view, look, changes)

    def seat(self, view: Any, look: Look, *, seat: int, viewer: int | None, changes: Sequence[Event]) -> Page:
        return self.seats.draw(view, look, seat, viewer, changes)

    def focus(
        self, view: Any, look: Look, *, seat: int, path: Sequence[str], moves: Sequence[Move], changes: Sequence[Event]
    ) -> Page:
        return self.questions.draw(view, look, seat, path, moves, changes)

    def board_alt(self, view: Any, names: Sequence[str], lang: str) -> str:
        return self.alts.board_alt(view, names, lang)

    def seat_alt(self, view: Any, names: Sequence[str], lang: str, *, seat: int, viewer: int | None) -> str:
        return self.alts.seat_alt(view, names, lang, seat=seat, viewer=viewer)

    def focus_alt(
        self, view: Any, names: Sequence[str], lang: str, *, seat: int, path: Sequence[str], moves: Sequence[Move]
    ) -> str:
        return self.alts.focus_alt(view, names, lang, seat=seat, path=path, moves=moves)

    def text(self, view: Any, names: Sequence[str], lang: str, *, seat: int | None) -> str:
        return self.texts.text_board(view, names, lang, seat=seat)
