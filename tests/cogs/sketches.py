"""Pictures that cost nothing: one grey dot, with the alt text of the real picture."""

import io
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest
from PIL import Image

import cogs.ui.table_pictures
from engine import Move, Standings
from render import final as final_picture
from render import imagined as imagining
from render import review_chart
from render.pictures import Picture, illustrator, shorten, told
from render.review_chart import Prospects
from render.text import look
from words.reader import Reader


def _dot() -> bytes:
    made = io.BytesIO()
    Image.new("L", (1, 1), 128).save(made, "PNG")
    return made.getvalue()


DOT = _dot()
FOCUS = (800, 1100)
"""Claimed size of the pictures of a question: rather high, so that a panel has no more room than beside a real one."""


def sketch(alt: str, reader: Reader, width: int = 1, height: int = 1) -> Picture:
    return told(alt) if reader.in_words else Picture(DOT, shorten(alt, reader.lang), width, height)


def board(game: str, view: Any, names: Sequence[str], reader: Reader, *, seat: int | None = None, **_: Any) -> Picture:
    return sketch(illustrator(game).board_alt(view, names, reader.lang, stopped=reader.stopped, seat=seat), reader)


def seat(
    game: str, view: Any, names: Sequence[str], reader: Reader, *, seat: int, viewer: int | None = None, **_: Any
) -> Picture:
    alt = illustrator(game).seat_alt(view, names, reader.lang, seat=seat, viewer=viewer)
    return sketch(alt, reader)


def focus(
    game: str, view: Any, names: Sequence[str], reader: Reader, *, seat: int, path: Sequence[str] = (),
    moves: Sequence[Move] = (), imagined: bool = False, **_: Any,
) -> Picture:  # fmt: skip
    alt = illustrator(game).focus_alt(view, names, reader.lang, seat=seat, path=path, moves=moves)
    return sketch(imagining.alt(alt, reader.lang) if imagined else alt, reader, *FOCUS)


def final(game: str, standings: Standings, names: Sequence[str], reader: Reader) -> Picture:
    return sketch(final_picture.alt(game, standings, look(reader, names)), reader)


def review(prospects: Prospects, names: Sequence[str], reader: Reader) -> Picture:
    return sketch(review_chart.alt(prospects, look(reader, names)), reader)


class Sketchbook:
    """Replaces `render.pictures` for the cogs."""

    board = staticmethod(board)
    portrait = staticmethod(board)
    seat = staticmethod(seat)
    focus = staticmethod(focus)
    final = staticmethod(final)
    review = staticmethod(review)


@contextmanager
def sketched() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cogs.ui.table_pictures, "pictures", Sketchbook)
        yield
