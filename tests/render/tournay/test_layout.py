"""What is written on Tournay's pictures stays in its box, is large enough to read, and is not written over."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from engine.tournay.cards import CARDS
from engine.tournay.data import EVENTS
from locales import LANGUAGES
from render.canvas import Page, Written
from render.look import Reader, look
from render.tournay import board, closeup, faces, focus, mat, queue
from render.tournay import seat as area
from render.tournay.changes import Changes
from tests.render.tournay.positions import Moment, asked, game, moments

in_both = pytest.mark.parametrize("lang", LANGUAGES)
for_each_table = pytest.mark.parametrize("players", [2, 3, 4])
LEAST = {"board": 18, "seat": 22, "focus": 28}


def pages(moment: Moment, lang: str) -> Iterator[tuple[str, Page]]:
    eyes = look(Reader(lang), moment.names)
    other = (moment.seat + 1) % len(moment.names)
    yield "board", board.draw(moment.view, eyes, moment.seen)
    yield "seat", area.draw(moment.view, eyes, moment.seat, moment.seat, moment.seen)
    yield "seat", area.draw(moment.view, eyes, other, moment.seat, ())
    yield "focus", focus.draw(moment.view, eyes, moment.seat, (), moment.moves, moment.seen)


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


@in_both
@for_each_table
def test_labels_fit_are_whole_large_enough_and_apart(players: int, lang: str) -> None:
    for moment in moments(players)[LANGUAGES.index(lang) :: 2]:
        for kind, page in pages(moment, lang):
            check(kind, page)


@in_both
def test_so_are_those_of_every_question(lang: str) -> None:
    for moment, path, _ in asked()[LANGUAGES.index(lang) :: 2]:
        eyes = look(Reader(lang), moment.names)
        check("focus", focus.draw(moment.view, eyes, moment.seat, path, moment.moves, ()))


@in_both
def test_so_are_those_of_every_card_where_there_is_least_room(lang: str) -> None:
    plan = mat.Plan(board.mat_width(4))
    quarter = (round(plan.card[0]), round(plan.card[1]), round(plan.text))
    for card, about in CARDS.items():
        most = {"building": 2, "character": 1, "prestigious_building": 0}[about.kind]
        for kind, size, tokens in (("board", quarter, most), ("focus", (*focus.UP, focus.TEXT), 0)):
            sprite = faces.face(lang, card, *size, cost=not tokens, tokens=tokens)
            check(kind, Page(sprite.image, list(sprite.written)))


@in_both
def test_so_are_those_of_every_event_and_close_up(lang: str) -> None:
    for event in EVENTS:
        for kind, size, text in (("board", board.EVENT, 21), ("focus", focus.EVENT, focus.TEXT)):
            page = Page.blank(*size, (255, 255, 255))
            queue.draw_event(page.frame(), lang, event, 3, size, text)
            check(kind, page)
    for card in [*CARDS][::6]:
        check("focus", closeup.draw(card, look(Reader(lang), ())))


@for_each_table
def test_long_names_are_cut_with_an_ellipsis(players: int) -> None:
    moment = game(players)[80]
    eyes = look(Reader(), ["Wilhelmina " * 12] * players)
    page = board.draw(moment.view, eyes, ())
    cut = [written for written in page.written if written.cut]
    assert len(cut) >= players
    assert all(written.text.endswith("…") and inside(written) for written in cut)


def test_named_places_lie_on_the_page() -> None:
    for kind, page in pages(game(4)[150], "en"):
        for name, (left, top, right, bottom) in page.places.items():
            assert 0 <= left < right <= page.size[0], (kind, name)
            assert 0 <= top < bottom <= page.size[1], (kind, name)


def test_without_events_nothing_is_new() -> None:
    assert not Changes()
