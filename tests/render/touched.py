"""Where the answers of a game's questions lie on its boards: what a `pictures/touch.py` must keep to, and the share of
answers that have a place."""

from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from functools import cache

from engine.moves import NOTHING
from render import closeup, touching
from render.canvas import Page
from tests.render.kit import Gallery, in_place
from tests.render.moments import Key, Moment

PICTURES: dict[str, Callable[[Moment], Page]] = {
    "wide": Moment.board,
    "upright": Moment.portrait,
    "area": Moment.area,
}


@dataclass
class Touched:
    """The answers of one example of every question that can be pointed at."""

    answers: Counter[Key] = field(default_factory=Counter)
    placed: Counter[tuple[str, Key]] = field(default_factory=Counter)
    """Picture and question → answers with a place."""

    def share(self, picture: str) -> float:
        """Of all answers, those with a place on a picture."""
        return sum(self.placed[picture, key] for key in self.answers) / self.answers.total()

    def chips(self, picture: str) -> set[Key]:
        """Questions none of whose answers has a place on a picture."""
        return {key for key in self.answers if not self.placed[picture, key]}


def touched(gallery: Gallery, chips: Collection[Key]) -> Touched:
    """Look at all questions but those whose answers lie nowhere by nature."""
    found = Touched()
    for key, [(moment, path), *_] in gallery.questions().items():
        if moment.asked(*path).field != "kind":
            _look(found, key, moment, path, nowhere=key in chips)
    return found


def _look(found: Touched, key: Key, moment: Moment, path: tuple[str, ...], *, nowhere: bool) -> None:
    """A place holds one answer of a question, and a picture has it."""
    question = moment.asked(*path)
    taken: dict[tuple[str, str], str] = {}
    for choice in question.choices:
        if choice.word == NOTHING:
            continue
        left = [move for move in moment.moves if move.words[: len(choice.path)] == choice.path]
        named = touching.places(moment.id, moment.view, moment.seat, (question.field, choice.word), left)
        if nowhere:
            assert not named, (key, choice.word, named)
            continue
        found.answers[key] += 1
        assert not named or any(_shown(moment, picture, named) for picture in PICTURES), (key, choice.word, named)
        for picture in ("wide", "upright"):
            places = _shown(moment, picture, named)
            found.placed[picture, key] += bool(places)
            for place in places:
                assert taken.setdefault((picture, place), choice.word) == choice.word, (key, place)


def _shown(moment: Moment, picture: str, named: Collection[str]) -> list[str]:
    places = _places(moment, picture)
    return [name for name in named if name in places]


@cache
def _places(moment: Moment, picture: str) -> Collection[str]:
    """The named places of a picture: all on the page, and what lies there has the close-up that it says."""
    page = PICTURES[picture](moment)
    in_place(picture, page)
    for place in page.places:
        thing = touching.thing(moment.id, moment.view, place)
        assert thing is None or thing in closeup.things(moment.id), (place, thing)
    return page.places
