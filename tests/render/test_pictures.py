"""Every position of every game can be drawn and told, legibly, within its budget, and tells no secrets."""

import gc
import re
import struct
import threading
import zlib
from collections.abc import Iterator
from functools import _lru_cache_wrapper, cache
from io import BytesIO
from random import Random
from typing import Any, NamedTuple

import pytest
from PIL import Image

from engine import GAMES
from render.canvas import Page
from render.few_colours import colours
from render.pictures import ALT_LIMIT, Picture, board, focus, illustrator, portrait, seat, shorten, text_board
from render.png import encode
from render.text import look
from tests.contract.games import CERTIFICATES
from tests.render.kit import (
    GALLERIES,
    Gallery,
    at_each_table,
    in_both,
    in_place,
    inside,
    legible,
    upright,
    without_sprites,
)
from tests.render.moments import Moment
from words import LANGUAGES
from words.reader import Reader
from words.sheet import HEADING

BUDGET = 600 * 1024
WIDTHS = {"board": 1600, "portrait": 800, "own seat": 800, "other seat": 800, "focus": 800}
EMPTY = re.compile(r": [.;,]| [;,]")
"""A list that holds nothing and does not say so: `masks ;`, `On the square: .`."""
PALETTES = {"en": "standard", "hu": "safe"}


class Shown(NamedTuple):
    moment: Moment
    lang: str
    pages: dict[str, Page]


def showings() -> Iterator[Any]:
    """Positions of each table, in one language or the other; all of the largest, where there is least room."""
    for name, gallery in GALLERIES.items():
        for players, _ in gallery.TABLES:
            lang = LANGUAGES[players % 2]
            yield pytest.param((gallery, players, 1, lang), id=f"{name}-{players}-{lang}")
        lang = LANGUAGES[1 - players % 2]
        yield pytest.param((gallery, players, 0, lang), id=f"{name}-{players}-{lang}")


@pytest.fixture(scope="module", params=showings())
def shown(request: pytest.FixtureRequest) -> list[Shown]:
    """The pictures of some positions of a table, drawn once for all that is asked of them."""
    gallery, players, start, lang = request.param
    moments = gallery.moments(players)[start::2]
    return [Shown(moment, lang, moment.drawn(lang, PALETTES[lang])) for moment in moments]


@pytest.fixture(scope="module", params=GALLERIES.values(), ids=GALLERIES)
def full_table(request: pytest.FixtureRequest) -> Moment:
    """The middle of a game at the largest table."""
    gallery: Gallery = request.param
    return gallery.moments(gallery.TABLES[-1][0])[1]


# ---------------------------------------------------------------- every picture


def test_labels_are_whole_large_enough_and_apart(shown: list[Shown]) -> None:
    for _, _, pages in shown:
        for kind, page in pages.items():
            legible(kind, page)
            in_place(kind, page)


def test_pictures_keep_to_their_width_and_budget(shown: list[Shown]) -> None:
    for _, _, pages in shown:
        for kind, page in pages.items():
            assert page.size[0] == WIDTHS[kind], kind
            assert len(encode(page.image)) <= BUDGET, kind


def test_upright_boards_are_for_a_phone(shown: list[Shown]) -> None:
    for moment, lang, pages in shown:
        if "portrait" in pages:
            upright(pages["portrait"])
        if "portrait" in pages and moment is shown[0].moment:
            everybody = moment.illustrator.portrait(moment.of(None), moment.eyes(lang), seat=None, changes=())
            upright(everybody)
            legible("portrait", everybody)


def test_pictures_are_told_in_a_few_sentences(shown: list[Shown]) -> None:
    for moment, lang, _ in shown:
        for kind, alt in moment.told(lang).items():
            assert len(alt) > 40, kind
            assert len(shorten(alt)) > (CERTIFICATES[moment.id].alt if kind == "board" else 40), kind
            assert len(shorten(alt)) <= ALT_LIMIT, kind


def test_worlds_that_a_seat_cannot_tell_apart_look_alike(shown: list[Shown]) -> None:
    for number, (moment, lang, pages) in enumerate(shown):
        twin = moment.twin(Random(number))
        for kind, page in twin.drawn(lang, PALETTES[lang]).items():
            assert page.image.tobytes() == pages[kind].image.tobytes(), kind
        assert twin.told(lang) == moment.told(lang)
        assert twin.text(lang) == moment.text(lang)


@in_both
@at_each_table
def test_the_text_board_tells_the_readers_area_first_and_names_everybody(
    gallery: Gallery, players: int, lang: str
) -> None:
    for moment in gallery.moments(players):
        text = moment.text(lang)
        headings = [line for line in text.splitlines() if line.startswith(HEADING)]
        own = next(number for number, line in enumerate(headings) if moment.names[moment.seat] in line)
        assert own == bool(moment.moves), "only what can be done now stands before it"
        alone = moment.illustrator.text(moment.view, moment.names, lang, seat=moment.seat, player=moment.other)
        assert [line for line in alone.splitlines() if line.startswith(HEADING)] == [
            line for line in headings if line.startswith(f"{HEADING}{moment.names[moment.other]}")
        ]
        assert not EMPTY.search(text), f"a list without anything in it: {text}"
        for name in moment.names:
            assert name in " ".join(text.split())


def test_a_spectator_sees_pictures_too(full_table: Moment) -> None:
    draw, view, eyes = full_table.illustrator, full_table.of(None), full_table.eyes()
    assert draw.board(view, eyes, seat=None, changes=()).size[0] == WIDTHS["board"]
    assert draw.seat(view, eyes, seat=1, viewer=None, changes=()).size[0] == WIDTHS["own seat"]
    assert draw.text(view, full_table.names, "en", seat=None)


# ---------------------------------------------------------------- pure functions


@cache
def caches() -> tuple[Any, ...]:
    """Those of all pictures; each game's were made when it was imported."""
    gc.unfreeze()  # what was there when the tests were collected is otherwise not looked at
    everything = gc.get_objects()
    gc.freeze()
    return tuple(o for o in everything if isinstance(o, _lru_cache_wrapper) and PICTURED.match(o.__module__))


PICTURED = re.compile(r"render\b|words\.(?!speaker)|games\.\w+\.(?:pictures|words)\b")
"""Modules that pictures and what is told with them are made by; rules and voices remember other things."""


def test_equal_views_give_equal_pictures_whatever_was_drawn_between(full_table: Moment) -> None:
    before = [page.image.tobytes() for page in (full_table.board(), full_table.focus())]
    full_table.board("hu", "safe")
    for cached in caches():
        if cached.__module__.startswith(f"games.{full_table.id}."):
            cached.cache_clear()
    with without_sprites():
        assert [page.image.tobytes() for page in (full_table.board(), full_table.focus())] == before


def test_two_threads_draw_the_same_as_one() -> None:
    wanted = GALLERIES["calimala"].moments(4)[1::2]
    expected = [moment.appearance("en") for moment in wanted]
    found: list[list[Any]] = []

    def work() -> None:
        found.append([moment.appearance("en") for moment in wanted])

    threads = [threading.Thread(target=work) for _ in range(2)]
    with without_sprites():
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert found == [expected, expected]


def test_every_cache_is_bounded() -> None:
    for game_id in GAMES:
        illustrator(game_id)
    caches.cache_clear()  # somebody may have asked before all games were there
    assert len(caches()) > 20
    by_game = (
        "wording",
        "rulebook",
        "rule_search",
        "reading",
        "game_words",
        "render.pictures",
        "turns",
    )  # one entry for each game and language
    ours = [cached for cached in caches() if not cached.__module__.endswith(by_game)]
    assert all(cached.cache_parameters()["maxsize"] is not None for cached in ours)


# ---------------------------------------------------------------- names

STRANGE = (
    "", " ", "🦊🎲", "Anna 🦊", "さくら", "שלום עולם", "مرحبا", "W" * 80, "a\nb\tc", "```", "\u202eflip",
    "Ő\u0301\u0301\u0301", "\x00\ud800",
)  # fmt: skip


def test_any_name_can_be_drawn(full_table: Moment) -> None:
    draw, view, players = full_table.illustrator, full_table.view, len(full_table.names)
    for start in range(0, len(STRANGE), players):
        names = (*STRANGE, *full_table.names)[start : start + players]
        eyes = look(Reader(), names)
        assert draw.board(view, eyes, seat=0, changes=()).size[0] == WIDTHS["board"]
        for whose in range(players):
            assert draw.seat(view, eyes, seat=whose, viewer=None, changes=()).size[0] == WIDTHS["own seat"]
        for lang in LANGUAGES:
            text = draw.text(view, names, lang, seat=full_table.seat)
            assert "```" not in text
            assert len([line for line in text.splitlines() if line.startswith(f"{HEADING}: ")]) == 0


def test_long_names_are_cut_with_an_ellipsis(full_table: Moment) -> None:
    players = len(full_table.names)
    eyes = look(Reader(), ["Wilhelmina " * 12] * players)
    page = full_table.illustrator.board(full_table.view, eyes, seat=0, changes=())
    cut = [written for written in page.written if written.cut]
    assert len(cut) >= players
    assert all(written.text.endswith("…") and inside(written) for written in cut)


# ---------------------------------------------------------------- the public interface


def test_the_pictures_asked_for_are_those_that_were_drawn(full_table: Moment) -> None:
    name, view, names, me = full_table.id, full_table.view, full_table.names, full_table.seat
    given: dict[str, Any] = {"seat": me, "changes": full_table.seen}
    pictures = {
        "board": board(name, view, names, Reader(), **given),
        "portrait": portrait(name, view, names, Reader(), **given),
        "own seat": seat(name, view, names, Reader(), viewer=me, **given),
        "other seat": seat(name, view, names, Reader(), seat=full_table.other, viewer=me, changes=full_table.seen),
        "focus": focus(name, view, names, Reader(), moves=full_table.moves, **given),
    }
    told = {**full_table.told("en"), "portrait": full_table.told("en")["board"]}
    for kind, page in full_table.drawn().items():
        few = colours(name, "standard") if kind in ("board", "portrait") else None
        assert pictures[kind] == Picture(encode(page.image, few), shorten(told[kind]), *page.size)
    changes, moves = full_table.seen, full_table.moves
    assert text_board(name, view, names, "en", seat=me, changes=changes, moves=moves) == full_table.text("en")


def test_a_picture_is_what_was_encoded() -> None:
    moment = GALLERIES["calimala"].moments(3)[1]
    picture = board("calimala", moment.view, moment.names, Reader())
    assert Image.open(BytesIO(picture.png)).size == (picture.width, picture.height)
    assert (picture.width, picture.height) == struct.unpack(">II", picture.png[16:24])
    start = picture.png.index(b"IDAT") + 4
    size = struct.unpack(">I", picture.png[start - 8 : start - 4])[0]
    rows = zlib.decompress(picture.png[start : start + size])
    assert len(rows) == picture.height * (picture.width + 1)


def test_a_long_alt_text_is_cut_after_a_sentence() -> None:
    text = "One sentence. " * 200
    cut = shorten(text)
    assert len(cut) <= ALT_LIMIT
    assert cut.endswith("One sentence. The rest is in the text view of the board.")
    assert shorten("short") == "short"
    assert len(shorten("x" * 3000, "hu")) <= ALT_LIMIT
