"""Checks that pictures and wordings of every game must pass, and the galleries of positions to try them on."""

from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import Any, NamedTuple, Protocol, cast

import pytest
from PIL import Image, ImageChops

from engine import GAMES, Event, Game, mirrored, narrow
from render import sprite_cache
from render.canvas import Page, Written
from render.palette import MARK
from render.portrait import MOST_HIGH
from tests.render.moments import Asked, Key, Moment, gladly, landmarks, play_through, questions_of
from tests.words.walk import NAMES as PEOPLE
from words import LANGUAGES, wording
from words.reader import PHONE_TEXT
from words.wording import Label

sprite_cache.ROOM = 4 * sprite_cache.ROOM
"""The tests draw all games by turns: with less room they would pack and unpack all the time."""


@contextmanager
def without_sprites() -> Iterator[None]:
    """Everything is drawn anew meanwhile. What was drawn before is there again afterwards."""
    with pytest.MonkeyPatch.context() as patch:
        for name, empty in (("_sprites", OrderedDict()), ("_packed", OrderedDict()), ("_held", 0), ("_packed_size", 0)):
            patch.setattr(sprite_cache, name, empty)
        yield


class Gallery(Protocol):
    """Interface of `tests/games/<game>/pictures/positions.py`."""

    GAME: Game[Any]
    TABLES: list[tuple[int, str]]
    """Numbers of players, each with the options they play by."""
    game: Callable[..., tuple[Moment, ...]]
    """A game for this number of players: every decision and the end."""
    moments: Callable[[int], tuple[Moment, ...]]
    """A few positions of a table, from the opening to the end."""
    questions: Callable[[], dict[Key, tuple[Asked, ...]]]
    """All questions, by decision or kind of move and field: examples with the path to each."""
    COMMON: set[Key]
    """Questions that must be among them."""
    FRAMED_OTHERWISE: set[Key]
    """Questions with frames that are not simply their answers: the game's own tests define them."""


def gallery_of(game_id: str) -> Gallery:
    """The game's own positions; without any, random games."""
    module = mirrored(game_id, "tests.games", "pictures.positions")
    return cast(Gallery, module) if module is not None else RandomGallery(game_id)


class RandomGallery(Gallery):
    def __init__(self, game_id: str) -> None:
        self.GAME = GAMES[game_id]
        self.TABLES = [(players, "usual") for players in self.GAME.meta.seats]
        self.COMMON, self.FRAMED_OTHERWISE = set[Key](), set[Key]()
        self.game, self.moments, self.questions = cache(self._game), self._moments, cache(self._questions)

    def _game(self, players: int, seed: str = "pictures", options: str = "usual") -> tuple[Moment, ...]:
        return tuple(play_through(self.GAME, players, seed, None, gladly({})))

    def _moments(self, players: int) -> tuple[Moment, ...]:
        return landmarks(self.game(players))

    def _questions(self) -> dict[Key, tuple[Asked, ...]]:
        return questions_of([moment for players, _ in self.TABLES for moment in self.game(players)])


GALLERIES = {name: gallery_of(name) for name in GAMES}

in_both = pytest.mark.parametrize("lang", LANGUAGES)
of_each = pytest.mark.parametrize("gallery", GALLERIES.values(), ids=GALLERIES)
at_each_table = pytest.mark.parametrize(
    ("gallery", "players"),
    [pytest.param(g, players, id=f"{name}-{players}") for name, g in GALLERIES.items() for players, _ in g.TABLES],
)


def table(gallery: Gallery, players: int) -> tuple[Moment, ...]:
    """The game for this number of players, by their options."""
    return gallery.game(players, options=dict(gallery.TABLES)[players])


# ---------------------------------------------------------------- text on a page

LEAST = 18
"""Minimum size of the letters of a board, except those inside pieces."""
PHONE_WIDTH = 800
SLACK = 1.5


def inside(written: Written) -> bool:
    left, _, right, _ = written.box
    return left - SLACK <= written.ink[0] and written.ink[2] <= right + SLACK


def overlap(one: Written, other: Written) -> bool:
    a, b = one.ink, other.ink
    return min(a[2], b[2]) - max(a[0], b[0]) > 1 and min(a[3], b[3]) - max(a[1], b[1]) > 1


def legible(kind: str, page: Page) -> None:
    """Check that all text stays in its box and on the page, whole, large enough and not covered. On a picture for a
    phone no letter is too small, not even inside pieces."""
    width, height = page.size
    if width == PHONE_WIDTH:
        for written in page.written:
            assert written.size >= PHONE_TEXT, (kind, written)
    loose = [written for written in page.written if not written.piece]
    for written in loose:
        assert inside(written), (kind, written)
        assert not written.cut, (kind, written)
        assert written.size >= LEAST, (kind, written)
        left, top, right, bottom = written.ink
        assert min(left, top) >= 0, (kind, written)
        assert right <= width, (kind, written)
        assert bottom <= height, (kind, written)
    for one, other in combinations(loose, 2):
        assert not overlap(one, other), (kind, one, other)


def upright(page: Page) -> None:
    """Check that a board has the width of a phone and is not too high for one."""
    assert page.size[0] == PHONE_WIDTH
    assert page.size[1] <= MOST_HIGH, page.size


def in_place(kind: str, page: Page) -> None:
    for name, (left, top, right, bottom) in page.places.items():
        assert 0 <= left < right <= page.size[0], (kind, name)
        assert 0 <= top < bottom <= page.size[1], (kind, name)


def texts(page: Page) -> set[str]:
    return {written.text for written in page.written}


def framed(page: Page) -> set[str]:
    return {name.removeprefix("choice ") for name in page.places if name.startswith("choice ")}


# ---------------------------------------------------------------- pixels


def marked(page: Page, place: str, grow: int = 5) -> bool:
    """Whether the ring's colour is found around a place."""
    left, top, right, bottom = page.places[place]
    spot = page.image.crop((left - grow, top - grow, right + grow, bottom + grow))
    return any(colour == MARK for _, colour in spot.getcolors(spot.width * spot.height) or [])


def difference(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int] | None:
    """The box around all differences; None if there are none."""
    return ImageChops.difference(one, other).getbbox()


def differ_only_at(plain: Page, other: Page, place: str, band: int = 120, margin: int = 20) -> bool:
    """Whether two boards of one size differ near a place, and below the band at the top nowhere else."""
    below = (0, band, plain.size[0], plain.size[1])
    box = difference(plain.image.crop(below), other.image.crop(below))
    left, top, right, bottom = plain.places[place]
    return (
        box is not None
        and left - margin <= box[0] < box[2] <= right + margin
        and top - margin <= box[1] + band < box[3] + band <= bottom + margin
    )


def has_ink(icon: Callable[..., Any], names: Iterable[str], sizes: Iterable[int] = (24, 64)) -> None:
    for name in names:
        for size in sizes:
            assert icon(name, size).image.getchannel("A").getextrema()[1] == 255, (name, size)


# ---------------------------------------------------------------- wording


class Deed(NamedTuple):
    """A move and its results, as used for a recap."""

    seat: int
    events: Sequence[Event]
    by: str = "person"


GAP = ("  ", "{", "}", "None", " .", " ,", "()")
"""Signs of a text that was put together wrongly."""
LINE = 600


def well_said(text: str, limit: int = LINE) -> bool:
    return 0 < len(text) <= limit and text == text.strip() and not any(gap in text for gap in GAP)


def label_to(
    game: Game[Any], state: Any, notation: str, lang: str = "en", size: int | None = None, seat: int | None = None
) -> Label:
    """The choice that leads to a move, asked for its last word (or after `size` words), as labelled in a menu."""
    seat = game.to_act(state)[0] if seat is None else seat
    view, move = game.view(state, seat), game.book.read(notation)
    moves = game.moves(view, seat)
    assert move in moves
    question = narrow(moves, move.words[: len(move.words) - 1 if size is None else size])
    assert question is not None
    choice = next(choice for choice in question.choices if choice.path == move.words[: len(choice.path)])
    return replace(wording.choice(game.meta.id, view, seat, PEOPLE, lang, question, choice), button="")
