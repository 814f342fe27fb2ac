"""Over random play, most answers of a question can be pointed at on the boards, and pointed at well."""

from collections import Counter
from random import Random

import pytest

from engine.moves import NOTHING
from render import closeup, touching
from tests.render.kit import GALLERIES, Gallery
from tests.render.moments import Moment
from tests.render.touched import PICTURES, places_of

LEAST = 20
"""Pixels: the smallest side of a place."""
EVERY = 11
FLOORS = {
    "burgundy": (0.95, 0.95),
    "calimala": (0.7, 0.65),
    "tiletum": (0.6, 0.6),
    "tournay": (0.6, 0.6),
    "genoa": (0.6, 0.6),
}
"""The share of answers with a place on the wide and on the upright board; of other games nothing is asked."""


def tags(moment: Moment) -> dict[touching.Tag, list[object]]:
    """Every answer of a decision, with the moves that it leaves."""
    found: dict[touching.Tag, list[object]] = {}
    for move in moment.moves:
        for field, word in zip(move.__match_args__, move.words[1:], strict=True):  # type: ignore[attr-defined]
            if word != NOTHING:
                found.setdefault((field, word), []).append(move)
    return found


@pytest.fixture(scope="module", params=GALLERIES.values(), ids=GALLERIES)
def played(request: pytest.FixtureRequest) -> tuple[Moment, ...]:
    gallery: Gallery = request.param
    players = gallery.TABLES[-1][0]
    return tuple(moment for moment in gallery.game(players)[::EVERY] if len(moment.moves) > 1)[:24]


def test_answers_have_places(played: tuple[Moment, ...]) -> None:
    """An answer has a place if each of its moves has one."""
    answers, placed = 0, Counter[str]()
    for moment in played:
        shown = {picture: places_of(moment, picture) for picture in ("wide", "upright")}
        for tag, moves in tags(moment).items():
            answers += 1
            each = [touching.places(moment.id, moment.view, moment.seat, tag, [move]) for move in moves]  # type: ignore[list-item]
            for picture, there in shown.items():
                placed[picture] += all(any(place in there for place in found) for found in each)
    for picture, floor in zip(("wide", "upright"), FLOORS.get(played[0].id, (0.0, 0.0)), strict=True):
        assert placed[picture] / answers >= floor, (picture, placed[picture], answers)


def test_places_lie_on_the_page_and_can_be_hit(played: tuple[Moment, ...]) -> None:
    for moment in played[::5]:
        for picture in PICTURES:
            page = PICTURES[picture](moment)
            for place, (left, top, right, bottom) in page.places.items():
                assert 0 <= left < right <= page.size[0], (picture, place)
                assert 0 <= top < bottom <= page.size[1], (picture, place)
                assert min(right - left, bottom - top) >= LEAST, (picture, place, right - left, bottom - top)


def test_what_lies_at_a_place_has_its_close_up(played: tuple[Moment, ...]) -> None:
    things = Counter[str]()
    for moment in played[::5]:
        for picture in PICTURES:
            found = {touching.thing(moment.id, moment.view, place) for place in places_of(moment, picture)}
            assert found <= {None, *closeup.things(moment.id)}
            things[picture] += len(found - {None})
    if played[0].id in FLOORS:
        assert all(things[picture] for picture in PICTURES), things


def test_twins_are_touched_alike(played: tuple[Moment, ...]) -> None:
    for number, moment in enumerate(played[::8]):
        twin = moment.twin(Random(number))
        for tag, moves in tags(moment).items():
            here, there = (
                touching.places(moment.id, world.view, moment.seat, tag, moves)  # type: ignore[arg-type]
                for world in (moment, twin)
            )
            assert here == there, tag
