"""What is written stays in its box, is large enough to read, and is not written over."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from render.canvas import Page, Written
from render.look import Reader, look
from render.tiletum import board
from tests.render.tiletum.positions import Moment, fullest, game, moments, questions

for_each_table = pytest.mark.parametrize("players", [2, 3, 4])
LEAST = {"board": 18, "seat": 22, "focus": 28}


def pages(moment: Moment, lang: str) -> Iterator[tuple[str, Page]]:
    yield "board", moment.board(lang)
    yield "seat", moment.area(lang)
    yield "focus", moment.focus(lang=lang)


def inside(written: Written) -> bool:
    left, _, right, _ = written.box
    return left - 1.5 <= written.ink[0] and written.ink[2] <= right + 1.5


def overlap(one: Written, other: Written) -> bool:
    a, b = one.ink, other.ink
    return min(a[2], b[2]) - max(a[0], b[0]) > 1 and min(a[3], b[3]) - max(a[1], b[1]) > 1


def check(kind: str, page: Page) -> None:
    for written in page.written:
        assert inside(written), (kind, written)
        assert not written.cut, (kind, written)
        assert written.size >= LEAST[kind], (kind, written)
        left, top, right, bottom = written.ink
        assert min(left, top) >= 0, (kind, written)
        assert right <= page.size[0], (kind, written)
        assert bottom <= page.size[1], (kind, written)
    for one, other in combinations(page.written, 2):
        assert not overlap(one, other), (kind, one, other)


@pytest.mark.parametrize(("players", "lang"), [(2, "en"), (2, "hu"), (3, "hu"), (4, "en"), (4, "hu")])
def test_labels_are_whole_large_enough_and_apart(players: int, lang: str) -> None:
    for moment in moments(players)[1::2]:
        for kind, page in pages(moment, lang):
            check(kind, page)


def test_so_they_are_on_every_phone() -> None:
    """In Hungarian, whose words are longer; in English see the tests of the choices."""
    for moment, path in questions().values():
        check("focus", moment.focus(*path, lang="hu"))


@for_each_table
def test_so_they_are_on_the_fullest_board(players: int) -> None:
    moment = Moment(fullest(players), 0, (), ())
    for kind, page in pages(moment, "hu"):
        check(kind, page)


@for_each_table
def test_long_names_are_cut_with_an_ellipsis(players: int) -> None:
    moment = game(players)[80]
    page = board.draw(moment.view, look(Reader(), ["Wilhelmina " * 6] * players), ())
    cut = [written for written in page.written if written.cut]
    assert len(cut) >= players
    assert all(written.text.endswith("…") and inside(written) for written in cut)


def test_named_places_lie_on_the_page() -> None:
    for kind, page in pages(game(4)[150], "en"):
        for name, (left, top, right, bottom) in page.places.items():
            assert 0 <= left < right <= page.size[0], (kind, name)
            assert 0 <= top < bottom <= page.size[1], (kind, name)
