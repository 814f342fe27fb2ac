"""All drawing and text modules of one game behind one object.

A game may have `board`, `portrait`, `seat` and `focus` in its `pictures/`, and `alt` and `text` in its `words/`; for
each that is missing a plain version is made from the game's texts.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Protocol, cast

from engine import Event, Move, part
from render import plain_pictures
from render.canvas import Page
from words import plain_text
from words.reader import Look
from words.spoken import spoken


class BoardModule(Protocol):
    def draw(self, view: Any, look: Look, events: Sequence[Event], /) -> Page: ...


class PortraitModule(Protocol):
    def draw(self, view: Any, look: Look, viewer: int | None, events: Sequence[Event], /) -> Page: ...


class SeatModule(Protocol):
    def draw(self, view: Any, look: Look, seat: int, viewer: int | None, events: Sequence[Event], /) -> Page: ...


class FocusModule(Protocol):
    def draw(
        self, view: Any, look: Look, seat: int, path: Sequence[str], moves: Sequence[Move], events: Sequence[Event], /
    ) -> Page: ...


class AltModule(Protocol):
    def board_alt(
        self, view: Any, names: Sequence[str], lang: str, *, stopped: bool = False, seat: int | None = None
    ) -> str: ...
    def seat_alt(self, view: Any, names: Sequence[str], lang: str, *, seat: int, viewer: int | None) -> str: ...
    def focus_alt(
        self, view: Any, names: Sequence[str], lang: str, *, seat: int, path: Sequence[str], moves: Sequence[Move]
    ) -> str: ...


class TextModule(Protocol):
    def text_board(
        self, view: Any, names: Sequence[str], lang: str, *, seat: int | None, stopped: bool = False,
        moves: Sequence[Move] = (), changes: Sequence[Event] = (), player: int | None = None,
    ) -> str: ...  # fmt: skip


class Illustrator:
    """Pictures and texts of one game, as used by `render.pictures`."""

    def __init__(self, game_id: str) -> None:
        def own(name: str) -> Any:
            return part(game_id, name)

        self.game_id = game_id
        self.boards = cast(BoardModule, own("pictures.board") or plain_pictures.Board(game_id))
        self.portraits = cast(PortraitModule | None, own("pictures.portrait"))
        if self.portraits is None and own("pictures.board") is None:
            self.portraits = plain_pictures.Portrait(game_id)
        self.seats = cast(SeatModule, own("pictures.seat") or plain_pictures.Area(game_id))
        self.questions = cast(FocusModule, own("pictures.focus") or plain_pictures.Focus(game_id))
        self.alts = cast(AltModule, own("words.alt") or plain_text.Alt(game_id))
        self.texts = cast(TextModule, own("words.text") or plain_text.Text(game_id))

    def board(self, view: Any, look: Look, *, seat: int | None, changes: Sequence[Event]) -> Page:
        return self.boards.draw(view, look, changes)

    def portrait(self, view: Any, look: Look, *, seat: int | None, changes: Sequence[Event]) -> Page:
        """Portrait of the table; the landscape board for a game without a portrait."""
        if self.portraits is None:
            return self.boards.draw(view, look, changes)
        return self.portraits.draw(view, look, seat, changes)

    def seat(self, view: Any, look: Look, *, seat: int, viewer: int | None, changes: Sequence[Event]) -> Page:
        return self.seats.draw(view, look, seat, viewer, changes)

    def focus(
        self, view: Any, look: Look, *, seat: int, path: Sequence[str], moves: Sequence[Move], changes: Sequence[Event]
    ) -> Page:
        return self.questions.draw(view, look, seat, path, moves, changes)

    def board_alt(
        self, view: Any, names: Sequence[str], lang: str, *, stopped: bool = False, seat: int | None = None
    ) -> str:
        return spoken(self.alts.board_alt(view, names, lang, stopped=stopped, seat=seat), self.game_id, lang)

    def seat_alt(self, view: Any, names: Sequence[str], lang: str, *, seat: int, viewer: int | None) -> str:
        return spoken(self.alts.seat_alt(view, names, lang, seat=seat, viewer=viewer), self.game_id, lang)

    def focus_alt(
        self, view: Any, names: Sequence[str], lang: str, *, seat: int, path: Sequence[str], moves: Sequence[Move]
    ) -> str:
        return spoken(self.alts.focus_alt(view, names, lang, seat=seat, path=path, moves=moves), self.game_id, lang)

    def text(
        self, view: Any, names: Sequence[str], lang: str, *, seat: int | None, stopped: bool = False,
        moves: Sequence[Move] = (), changes: Sequence[Event] = (), player: int | None = None,
    ) -> str:  # fmt: skip
        return self.texts.text_board(
            view, names, lang, seat=seat, stopped=stopped, moves=moves, changes=changes, player=player
        )


@cache
def illustrator(game_id: str) -> Illustrator:
    return Illustrator(game_id)
