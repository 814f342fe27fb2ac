"""Every position can be drawn and told, in both languages and palettes, within its budget, and tells no secrets."""

import gc
import struct
import threading
import zlib
from functools import _lru_cache_wrapper
from io import BytesIO
from random import Random

import pytest
from PIL import Image

from engine import HIDDEN
from locales import LANGUAGES
from render import Picture, Reader, board, focus, seat, text_board
from render.calimala import board as whole_board
from render.look import look
from render.palette import LIVERIES, livery
from render.pictures import ALT_LIMIT, shorten
from tests.render.positions import CALIMALA, NAMES, Moment, game, moments

BUDGET = 600 * 1024
in_both = pytest.mark.parametrize("lang", LANGUAGES)
for_each_table = pytest.mark.parametrize("players", [3, 4, 5])


def drawn(moment: Moment, reader: Reader) -> dict[str, Picture]:
    view, names, me, since = moment.view, moment.names, moment.seat, moment.seen
    other = (me + 1) % len(names)
    return {
        "board": board("calimala", view, names, reader, seat=me, changes=since),
        "own seat": seat("calimala", view, names, reader, seat=me, viewer=me, changes=since),
        "other seat": seat("calimala", view, names, reader, seat=other, viewer=me),
        "focus": focus("calimala", view, names, reader, seat=me, moves=moment.moves, changes=since),
    }


def opened(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.png)).convert("RGB")


@in_both
@for_each_table
def test_every_kind_of_position_is_drawn_within_its_budget(players: int, lang: str) -> None:
    palette = "safe" if lang == "hu" else "standard"
    for moment in moments(players):
        for kind, picture in drawn(moment, Reader(lang, palette)).items():
            assert picture.png.startswith(b"\x89PNG"), kind
            assert len(picture.png) <= BUDGET, (kind, len(picture.png))
            assert (picture.width, picture.height) == struct.unpack(">II", picture.png[16:24])
            assert picture.width == {"board": 1600, "focus": 800}.get(kind, 1000)
            assert 40 < len(picture.alt) <= ALT_LIMIT, (kind, picture.alt)


@in_both
@for_each_table
def test_the_text_board_is_complete_and_narrow(players: int, lang: str) -> None:
    for moment in moments(players):
        text = text_board("calimala", moment.view, moment.names, lang, seat=moment.seat)
        assert all(len(line) <= 60 for line in text.splitlines()), text
        assert "```" not in text
        for name in moment.names:
            assert name in text
        for number in range(1, 13):
            assert f"\n{number:>2} " in text


def test_a_spectator_sees_pictures_too() -> None:
    moment = game(4)[100]
    view = CALIMALA.view(moment.state, None)
    assert board("calimala", view, moment.names, Reader()).png
    assert seat("calimala", view, moment.names, Reader(), seat=2).png
    assert text_board("calimala", view, moment.names, "en")


# ---------------------------------------------------------------- pure functions that keep secrets


@for_each_table
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_bytes(players: int) -> None:
    for number, moment in enumerate(moments(players)):
        twin = CALIMALA.redeal(moment.state.clone(), moment.seat, Random(number))
        other = Moment(twin, moment.seat, moment.moves, moment.events)
        reader = Reader("hu" if number % 2 else "en")
        assert drawn(moment, reader) == drawn(other, reader)
        texts = [text_board("calimala", m.view, m.names, "hu", seat=m.seat) for m in (moment, other)]
        assert texts[0] == texts[1]


def test_equal_views_give_equal_pictures_whatever_was_drawn_between() -> None:
    moment = game(4)[120]
    before = drawn(moment, Reader())
    drawn(game(5)[60], Reader("hu", "safe"))
    whole_board.ground.cache_clear()
    assert drawn(moment, Reader()) == before


def test_other_peoples_cards_are_drawn_as_backs() -> None:
    moment = next(m for m in game(4) if len(m.state.players[(m.seat + 1) % 4].hand) == 2)
    other = (moment.seat + 1) % 4
    assert moment.view.players[other].hand == [HIDDEN, HIDDEN]
    hidden = seat("calimala", moment.view, moment.names, Reader(), seat=other, viewer=moment.seat)
    own_view = CALIMALA.view(moment.state, other)
    shown = seat("calimala", own_view, moment.names, Reader(), seat=other, viewer=other)
    assert hidden.png != shown.png
    assert CALIMALA.view(moment.state, None) != own_view


# ---------------------------------------------------------------- names


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "🦊🎲",
        "Anna 🦊",
        "さくら",
        "שלום עולם",
        "مرحبا",
        "W" * 80,
        "a\nb\tc",
        "```",
        "\u202eflip",
        "Ő\u0301\u0301\u0301",
        "\x00\ud800",
    ],
)
def test_any_name_can_be_drawn(name: str) -> None:
    moment = game(3)[60]
    names = (name, *NAMES[1:3])
    for lang in LANGUAGES:
        assert board("calimala", moment.view, names, Reader(lang)).png
        assert seat("calimala", moment.view, names, Reader(lang), seat=0).png
        text = text_board("calimala", moment.view, names, lang, seat=moment.seat)
        assert "```" not in text
        assert all(len(line) <= 60 for line in text.splitlines())


# ---------------------------------------------------------------- what the pixels say


@pytest.mark.parametrize("palette", list(LIVERIES))
def test_a_tower_shows_the_colours_of_its_discs(palette: str) -> None:
    state = game(4)[30].state.clone()
    state.towers["s04"] = [0, 2, 1]
    page = whole_board.draw(CALIMALA.view(state, 0), look(Reader("en", palette), NAMES[:4]), ())
    for height, owner in ((1, 0), (2, 2), (3, 1)):
        left, top, _, bottom = page.places[f"disc s04 {height}"]
        spot = page.image.getpixel((left + 14, (top + bottom) // 2 + 8))
        assert spot == livery(palette, owner).base


def test_a_picture_is_what_was_encoded() -> None:
    moment = game(3)[40]
    picture = board("calimala", moment.view, moment.names, Reader())
    image = opened(picture)
    assert image.size == (picture.width, picture.height)
    start = picture.png.index(b"IDAT") + 4
    size = struct.unpack(">I", picture.png[start - 8 : start - 4])[0]
    rows = zlib.decompress(picture.png[start : start + size])
    assert len(rows) == picture.height * (picture.width * 3 + 1)


# ---------------------------------------------------------------- many at once


def test_two_threads_draw_the_same_as_one() -> None:
    played = game(4)
    wanted = [played[n] for n in (20, 90, 160)]
    expected = [drawn(moment, Reader()) for moment in wanted]
    for cached in (whole_board.ground,):
        cached.cache_clear()
    found: list[list[dict[str, Picture]]] = []

    def work() -> None:
        found.append([drawn(moment, Reader()) for moment in wanted])

    threads = [threading.Thread(target=work) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [expected, expected]


def test_every_cache_is_bounded() -> None:
    caches = [o for o in gc.get_objects() if isinstance(o, _lru_cache_wrapper) and o.__module__.startswith("render")]
    assert len(caches) > 20
    by_game = ("wording", "rulebook", "reading")  # one entry for each game and language
    ours = [c for c in caches if not c.__module__.endswith(by_game)]
    assert all(c.cache_parameters()["maxsize"] is not None for c in ours)


def test_a_long_alt_text_is_cut_after_a_sentence() -> None:
    text = "One sentence. " * 200
    cut = shorten(text)
    assert len(cut) <= ALT_LIMIT
    assert cut.endswith("sentence.…")
    assert shorten("short") == "short"
    assert len(shorten("x" * 3000)) <= ALT_LIMIT
