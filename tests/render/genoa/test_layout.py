"""What is written stays in its box, is large enough to read, and is not written over."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from locales import LANGUAGES
from render.canvas import Page, Written
from render.genoa.illustrator import ILLUSTRATOR
from render.look import Reader, look
from tests.render.genoa.positions import Moment, game, moments, questions

in_both = pytest.mark.parametrize("lang", LANGUAGES)
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


def measured(kind: str, page: Page) -> None:
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
    for name, (left, top, right, bottom) in page.places.items():
        assert 0 <= left < right <= page.size[0], (kind, name)
        assert 0 <= top < bottom <= page.size[1], (kind, name)


@in_both
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_labels_fit_are_whole_large_enough_and_apart(players: int, lang: str) -> None:
    for moment in moments(players):
        for kind, page in pages(moment, lang):
            measured(kind, page)


@in_both
def test_labels_of_every_question_too(lang: str) -> None:
    for found in questions().values():
        moment, path = found[0]
        measured("focus", moment.focus(*path, lang=lang))


def test_long_names_are_cut_with_an_ellipsis() -> None:
    moment = game(4)[80]
    eyes = look(Reader(), ["Wilhelmina " * 6] * 4)
    page = ILLUSTRATOR.board(moment.view, eyes, seat=0, changes=())
    cut = [written for written in page.written if written.cut]
    assert len(cut) >= 4
    assert all(written.text.endswith("…") and inside(written) for written in cut)
