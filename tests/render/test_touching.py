"""Over random play, most answers of a question can be pointed at on the boards, and pointed at well."""

from collections import Counter, defaultdict
from collections.abc import Iterator

import pytest

from engine import Move
from engine.moves import NOTHING
from engine.touching import Tag
from render import closeup, touching
from render.recording import Box, Shape, board
from tests.render.kit import GALLERIES, Gallery
from tests.render.moments import Moment
from words.reader import Reader

LEAST = 20
"""Pixels: the smallest side of a place that is touched."""
SHAPES: tuple[Shape, ...] = ("wide", "upright", "area")
FLOORS = {
    "burgundy": (0.98, 0.98),
    "calimala": (0.8, 0.8),
    "tiletum": (0.8, 0.72),
    "tournay": (0.62, 0.7),
    "genoa": (0.3, 0.25),
}
"""The share of answers with a place on the wide and on the upright board. Prices, closings, settings and several things
at once have none."""
EVERY, MOST = 11, 24
"""Decisions of a game that are looked at."""


class Touched:
    """A decision with the places of its pictures."""

    def __init__(self, moment: Moment) -> None:
        self.moment = moment
        self.pages = {
            shape: board(moment.id, moment.view, moment.names, Reader(), seat=moment.seat, shape=shape)
            for shape in SHAPES
        }

    def answers(self) -> Iterator[list[tuple[str, ...]]]:
        """Of each answer the places of every move that it leaves."""
        left: dict[Tag, list[Move]] = defaultdict(list)
        for move in self.moment.moves:
            for field, word in zip(move.__match_args__, move.words[1:], strict=True):  # type: ignore[attr-defined]
                if word != NOTHING:
                    left[field, word].append(move)
        for tag, moves in left.items():
            yield [touching.places(self.moment.id, self.moment.view, self.moment.seat, tag, [move]) for move in moves]

    def things(self, shape: Shape) -> dict[str, str]:
        """Place → what lies there."""
        found = {place: touching.thing(self.moment.id, self.moment.view, place) for place in self.pages[shape].places}
        return {place: thing for place, thing in found.items() if thing is not None}

    def touchable(self, shape: Shape) -> Iterator[tuple[str, Box]]:
        answers = {place for each in self.answers() for places in each for place in places}
        for place in answers | self.things(shape).keys():
            if place in self.pages[shape].places:
                yield place, self.pages[shape].places[place]


@pytest.fixture(scope="module", params=[GALLERIES[name] for name in FLOORS], ids=FLOORS)
def played(request: pytest.FixtureRequest) -> list[Touched]:
    gallery: Gallery = request.param
    moments = [moment for moment in gallery.game(gallery.TABLES[-1][0])[::EVERY] if len(moment.moves) > 1]
    return [Touched(moment) for moment in moments[:MOST]]


def test_answers_have_places(played: list[Touched]) -> None:
    """An answer has a place if each of its moves has one."""
    answers, placed = 0, Counter[Shape]()
    for touched in played:
        for each in touched.answers():
            answers += 1
            for shape, page in touched.pages.items():
                placed[shape] += all(any(place in page.places for place in places) for places in each)
    for shape, floor in zip(SHAPES, FLOORS[played[0].moment.id], strict=False):
        assert placed[shape] / answers >= floor, (shape, placed[shape], answers)


def test_what_is_touched_lies_on_the_page_and_can_be_hit(played: list[Touched]) -> None:
    for touched in played:
        for shape, page in touched.pages.items():
            for place, (left, top, right, bottom) in touched.touchable(shape):
                assert 0 <= left <= right <= page.size[0], (shape, place)
                assert 0 <= top <= bottom <= page.size[1], (shape, place)
                assert min(right - left, bottom - top) >= LEAST, (shape, place, right - left, bottom - top)


def test_what_lies_on_a_board_has_its_close_up(played: list[Touched]) -> None:
    for touched in played:
        for shape in SHAPES:
            assert set(touched.things(shape).values()) <= set(closeup.things(touched.moment.id))
    assert all(any(touched.things(shape) for touched in played) for shape in ("wide", "area"))
