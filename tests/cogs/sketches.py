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
from render.illustrator import illustrator
from render.look import look
from render.pictures import Picture, shorten
from render.review_chart import Prospects
from words.reader import Reader


def _dot() -> bytes:
    made = io.BytesIO()
    Image.new("L", (1, 1), 128).save(made, "PNG")
    return made.getvalue()


DOT = _dot()
FOCUS = (800, 1100)
"""So large the pictures of a question are said to be: rather a high one, so that a panel has no more room than beside a
real one."""


def board(game: str, view: Any, names: Sequence[str], reader: Reader, **_: Any) -> Picture:
    return Picture(DOT, shorten(illustrator(game).board_alt(view, names, reader.lang, stopped=reader.stopped)), 1, 1)


def seat(
    game: str, view: Any, names: Sequence[str], reader: Reader, *, seat: int, viewer: int | None = None, **_: Any
) -> Picture:
    alt = illustrator(game).seat_alt(view, names, reader.lang, seat=seat, viewer=viewer)
    return Picture(DOT, shorten(alt), 1, 1)


def focus(
    game: str, view: Any, names: Sequence[str], reader: Reader, *, seat: int, path: Sequence[str] = (),
    moves: Sequence[Move] = (), imagined: bool = False, **_: Any,
) -> Picture:  # fmt: skip
    alt = illustrator(game).focus_alt(view, names, reader.lang, seat=seat, path=path, moves=moves)
    return Picture(DOT, shorten(imagining.alt(alt, reader.lang) if imagined else alt), *FOCUS)


def final(game: str, standings: Standings, names: Sequence[str], reader: Reader) -> Picture:
    return Picture(DOT, shorten(final_picture.alt(game, standings, look(reader, names))), 1, 1)


def review(prospects: Prospects, names: Sequence[str], reader: Reader) -> Picture:
    return Picture(DOT, shorten(review_chart.alt(prospects, look(reader, names))), 1, 1)


class Sketchbook:
    """Stands where the cogs expect `render.pictures`."""

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
