"""What is written stays in its box, is large enough to read, and is not written over."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from locales import LANGUAGES
from render.calimala import board, focus
from render.calimala import seat as area
from render.canvas import Page, Written
from render.look import Reader, look
from tests.render.positions import Moment, game, moments

in_both = pytest.mark.parametrize("lang", LANGUAGES)
for_each_table = pytest.mark.parametrize("players", [3, 4, 5])
LEAST = {"board": 18, "seat": 22, "focus": 28}


def pages(moment: Moment, lang: str) -> Iterator[tuple[str, Page]]:
    eyes = look(Reader(lang), moment.names)
    yield "board", board.draw(moment.view, eyes, moment.seen)
    yield "seat", area.draw(moment.view, eyes, moment.seat, moment.seat, moment.seen)
    yield "focus", focus.draw(moment.view, eyes, moment.seat, (), moment.moves, moment.seen)


def inside(written: Written) -> bool:
    left, _, right, _ = written.box
    return left - 1.5 <= written.ink[0] and written.ink[2] <= right + 1.5


def overlap(one: Written, other: Written) -> bool:
    a, b = one.ink, other.ink
    return min(a[2], b[2]) - max(a[0], b[0]) > 1 and min(a[3], b[3]) - max(a[1], b[1]) > 1


@in_both
@for_each_table
def test_labels_fit_are_whole_and_large_enough(players: int, lang: str) -> None:
    for moment in moments(players):
        for kind, page in pages(moment, lang):
            for written in page.written:
                assert inside(written), (kind, written)
                assert not written.cut, (kind, written)
                assert written.size >= LEAST[kind], (kind, written)
                left, top, right, bottom = written.ink
                assert min(left, top) >= 0, (kind, written)
                assert right <= page.size[0], (kind, written)
                assert bottom <= page.size[1], (kind, written)


@in_both
@for_each_table
def test_no_label_is_written_over_another(players: int, lang: str) -> None:
    for moment in moments(players):
        for kind, page in pages(moment, lang):
            for one, other in combinations(page.written, 2):
                assert not overlap(one, other), (kind, one, other)


@for_each_table
def test_long_names_are_cut_with_an_ellipsis(players: int) -> None:
    moment = game(players)[80]
    eyes = look(Reader(), ["Wilhelmina " * 6] * players)
    page = board.draw(moment.view, eyes, ())
    cut = [written for written in page.written if written.cut]
    assert len(cut) >= players
    assert all(written.text.endswith("…") and inside(written) for written in cut)


def test_named_places_lie_on_the_page() -> None:
    for kind, page in pages(game(4)[150], "en"):
        for name, (left, top, right, bottom) in page.places.items():
            assert 0 <= left < right <= page.size[0], (kind, name)
            assert 0 <= top < bottom <= page.size[1], (kind, name)
