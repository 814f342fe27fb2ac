"""Where the answers of a game's questions lie on its boards: what a `pictures/touch.py` must keep to, and the share of
answers that have a place."""

from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from functools import cache

from engine.moves import NOTHING
from render import closeup, touching
from render.canvas import Page
from tests.render.kit import GALLERIES, in_place
from tests.render.moments import Key, Moment

PICTURES: dict[str, Callable[[Moment], Page]] = {
    "wide": Moment.board,
    "upright": Moment.portrait,
    "area": Moment.area,
}


@dataclass
class Touched:
    """The answers of one example of every question."""

    answers: Counter[Key] = field(default_factory=Counter)
    placed: Counter[tuple[str, Key]] = field(default_factory=Counter)
    """Picture and question → answers with a place."""

    def share(self, picture: str, chips: Collection[Key]) -> float:
        """Of the answers that can be pointed at, those with a place on a picture."""
        asked = {key: count for key, count in self.answers.items() if key not in chips}
        return sum(self.placed[picture, key] for key in asked) / sum(asked.values())

    def chips(self, picture: str) -> set[Key]:
        """Questions none of whose answers has a place on a picture."""
        return {key for key in self.answers if not self.placed[picture, key]}


@cache
def touched(game_id: str) -> Touched:
    found = Touched()
    for key, [(moment, path), *_] in GALLERIES[game_id].questions().items():
        if moment.asked(*path).field != "kind":
            _look(found, key, moment, path)
    return found


def _look(found: Touched, key: Key, moment: Moment, path: tuple[str, ...]) -> None:
    """A place holds one answer of a question, and a picture has it."""
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
        assert any(_shown(moment, picture, named) for picture in PICTURES), (key, choice.word, named)
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
