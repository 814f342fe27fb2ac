"""Genoa's illustrator: the one object that the public interface asks."""

from collections.abc import Sequence

from engine import Event, Move
from engine.genoa.state import State
from render.canvas import Page
from render.genoa import alt, board, focus, text
from render.genoa import seat as seat_picture
from render.look import Look


class GenoaIllustrator:
    def board(self, view: State, look: Look, *, seat: int | None, changes: Sequence[Event]) -> Page:
        return board.draw(view, look, changes)

    def seat(self, view: State, look: Look, *, seat: int, viewer: int | None, changes: Sequence[Event]) -> Page:
        return seat_picture.draw(view, look, seat, changes)

    def focus(
        self,
        view: State,
        look: Look,
        *,
        seat: int,
        path: Sequence[str],
        moves: Sequence[Move],
        changes: Sequence[Event],
    ) -> Page:
        return focus.draw(view, look, seat, path, moves, changes)

    def board_alt(self, view: State, names: Sequence[str], lang: str) -> str:
        return alt.board_alt(view, names, lang)

    def seat_alt(self, view: State, names: Sequence[str], lang: str, *, seat: int, viewer: int | None) -> str:
        return alt.seat_alt(view, names, lang, seat=seat)

    def focus_alt(
        self, view: State, names: Sequence[str], lang: str, *, seat: int, path: Sequence[str], moves: Sequence[Move]
    ) -> str:
        return alt.focus_alt(view, names, lang, seat=seat, path=path, moves=moves)

    def text(self, view: State, names: Sequence[str], lang: str, *, seat: int | None) -> str:
        return text.text_board(view, names, lang, seat=seat)


ILLUSTRATOR = GenoaIllustrator()
