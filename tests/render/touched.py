"""Places of the answers to a game's questions on its boards: the contract of a `pictures/touch.py`, and the share of
answers that have a place."""

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from functools import cache

from engine.moves import NOTHING
from render import closeup, touching
from render.canvas import Page
from tests.render.kit import Gallery, in_place
from tests.render.moments import Key, Moment

LEAST = 20
"""Minimum pixels of the smaller side of a place that is touched."""
PICTURES: dict[str, Callable[[Moment], Page]] = {"wide": Moment.board, "upright": Moment.portrait, "area": Moment.area}


@dataclass
class Touched:
    """The answers of one example of every question."""

    answers: Counter[Key] = field(default_factory=Counter)
    placed: Counter[tuple[str, Key]] = field(default_factory=Counter)
    """Picture and question → answers with a place."""

    def share(self, picture: str) -> float:
        """Share of all answers that have a place on a picture."""
        return sum(self.placed[picture, key] for key in self.answers) / self.answers.total()

    def chips(self, picture: str) -> set[Key]:
        """Questions without any answer that has a place on a picture."""
        return {key for key in self.answers if not self.placed[picture, key]}


def touched(gallery: Gallery, chips: Collection[Key]) -> Touched:
    """All questions but those with answers that have no place by nature."""
    found = _touched(gallery)
    for key in chips:
        assert not any(found.placed[picture, key] for picture in PICTURES), key
    return Touched(Counter({key: n for key, n in found.answers.items() if key not in chips}), found.placed)


@cache
def _touched(gallery: Gallery) -> Touched:
    found = Touched()
    for key, [(moment, path), *_] in gallery.questions().items():
        if moment.asked(*path).field != "kind":
            _look(found, key, moment, path)
    return found


def told(gallery: Gallery) -> float:
    """Share of the events before these questions that light something smaller than a player's whole mat."""
    count, lit = 0, 0
    for [(moment, path), *_] in gallery.questions().values():
        asked = moment.asked(*path).field != "kind"
        for event in [event.seen_by(moment.seat) for event in moment.before if asked]:
            if not event.routine and hasattr(event, "seat"):
                shown = places_of(moment, "wide")
                places = [place for place in touching.event_places(moment.id, moment.view, event) if place in shown]
                assert places, event
                count += 1
                lit += places != [f"mat {event.seat}"]
    return lit / count


def _look(found: Touched, key: Key, moment: Moment, path: tuple[str, ...]) -> None:
    """Check that a place holds one answer of a question, and that a picture has it."""
    question = moment.asked(*path)
    taken: dict[tuple[str, str], str] = {}
    for choice in question.choices:
        if choice.word == NOTHING:
            continue
        left = [move for move in moment.moves if move.words[: len(choice.path)] == choice.path]
        named = touching.places(moment.id, moment.view, moment.seat, (question.field, choice.word), left)
        found.answers[key] += 1
        if not named:
            continue
        shown = {picture: _shown(moment, picture, named) for picture in PICTURES}
        assert any(shown.values()), (key, choice.word, named)
        for picture in ("wide", "upright"):
            places = shown[picture]
            found.placed[picture, key] += bool(places)
            for place in places:
                assert taken.setdefault((picture, place), choice.word) == choice.word, (key, place)


def _shown(moment: Moment, picture: str, named: Collection[str]) -> list[str]:
    places = places_of(moment, picture)
    found = [name for name in named if name in places]
    for name in found:
        _can_be_hit(name, places[name])
    return found


@cache
def places_of(moment: Moment, picture: str) -> Mapping[str, tuple[float, float, float, float]]:
    """The named places of a picture; checks that all are on the page and that their things have close-ups."""
    page = PICTURES[picture](moment)
    in_place(picture, page)
    for place, box in page.places.items():
        thing = touching.thing(moment.id, moment.view, place)
        if thing is not None:
            assert thing in closeup.things(moment.id), (place, thing)
            _can_be_hit(place, box)
    return page.places


def _can_be_hit(place: str, box: tuple[float, float, float, float]) -> None:
    left, top, right, bottom = box
    assert min(right - left, bottom - top) >= LEAST, (place, box)
