"""Every position of Tournay can be drawn and told, in both languages and palettes, and tells no secrets."""

import struct
from random import Random

import pytest

from engine import HIDDEN
from engine.tournay import TOURNAY
from engine.tournay.cards import CARDS
from locales import LANGUAGES
from render.look import Reader, look
from render.pictures import ALT_LIMIT, Picture, shorten
from render.png import encode
from render.tournay.closeup import card
from render.tournay.illustrator import ILLUSTRATOR
from render.tournay.words import effect
from tests.render.tournay.positions import NAMES, Moment, game, moments

BUDGET = 600 * 1024
in_both = pytest.mark.parametrize("lang", LANGUAGES)
for_each_table = pytest.mark.parametrize("players", [2, 3, 4])


def drawn(moment: Moment, reader: Reader) -> dict[str, Picture]:
    view, names, me, since = moment.view, moment.names, moment.seat, moment.seen
    eyes = look(reader, names)
    other = (me + 1) % len(names)
    pages = {
        "board": ILLUSTRATOR.board(view, eyes, seat=me, changes=since),
        "own seat": ILLUSTRATOR.seat(view, eyes, seat=me, viewer=me, changes=since),
        "other seat": ILLUSTRATOR.seat(view, eyes, seat=other, viewer=me, changes=()),
        "focus": ILLUSTRATOR.focus(view, eyes, seat=me, path=(), moves=moment.moves, changes=since),
    }
    lang = eyes.lang
    alts = {
        "board": ILLUSTRATOR.board_alt(view, names, lang),
        "own seat": ILLUSTRATOR.seat_alt(view, names, lang, seat=me, viewer=me),
        "other seat": ILLUSTRATOR.seat_alt(view, names, lang, seat=other, viewer=me),
        "focus": ILLUSTRATOR.focus_alt(view, names, lang, seat=me, path=(), moves=moment.moves),
    }
    return {kind: Picture(encode(page.image), shorten(alts[kind]), *page.size) for kind, page in pages.items()}


def text_of(moment: Moment, lang: str) -> str:
    return ILLUSTRATOR.text(moment.view, moment.names, lang, seat=moment.seat)


@in_both
@for_each_table
def test_every_kind_of_position_is_drawn_within_its_budget(players: int, lang: str) -> None:
    palette = "safe" if lang == "hu" else "standard"
    for moment in moments(players)[::2]:
        for kind, picture in drawn(moment, Reader(lang, palette)).items():
            assert len(picture.png) <= BUDGET, (kind, len(picture.png))
            assert (picture.width, picture.height) == struct.unpack(">II", picture.png[16:24])
            assert picture.width == {"board": 1600, "focus": 800}.get(kind, 1000)
            assert 40 < len(picture.alt) <= ALT_LIMIT, (kind, picture.alt)


@in_both
@for_each_table
def test_the_text_board_is_complete_and_narrow(players: int, lang: str) -> None:
    for moment in moments(players):
        text = text_of(moment, lang)
        assert all(len(line) <= 60 for line in text.splitlines()), text
        assert "```" not in text
        for name in moment.names:
            assert name in text
        flat = " ".join(text.split())
        for player in moment.state.players:
            for site in player.quarter.values():
                for card_id in site.cards:
                    assert look(Reader(lang), ()).say.term("tournay", "card", card_id) in flat


def test_a_spectator_sees_pictures_too() -> None:
    moment = game(4)[100]
    view, eyes = TOURNAY.view(moment.state, None), look(Reader(), moment.names)
    assert ILLUSTRATOR.board(view, eyes, seat=None, changes=()).size[0] == 1600
    assert ILLUSTRATOR.seat(view, eyes, seat=2, viewer=None, changes=()).size[0] == 1000
    assert ILLUSTRATOR.text(view, moment.names, "en", seat=None)


# ---------------------------------------------------------------- pure functions that keep secrets


@for_each_table
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_bytes(players: int) -> None:
    for number, moment in enumerate(moments(players)[1::3]):
        twin = TOURNAY.redeal(moment.state.clone(), moment.seat, Random(number))
        other = Moment(twin, moment.seat, moment.moves, moment.events)
        reader = Reader("hu" if number % 2 else "en")
        assert drawn(moment, reader) == drawn(other, reader)
        assert text_of(moment, "hu") == text_of(other, "hu")


def test_equal_views_give_equal_pictures_whatever_was_drawn_between() -> None:
    moment = game(4)[120]
    before = drawn(moment, Reader())
    drawn(game(2)[60], Reader("hu", "safe"))
    assert drawn(moment, Reader()) == before


def test_other_peoples_cards_are_drawn_as_backs() -> None:
    moment = next(m for m in game(4) if len(m.state.players[(m.seat + 1) % 4].hand) > 1)
    other = (moment.seat + 1) % 4
    eyes = look(Reader(), moment.names)
    assert set(moment.view.players[other].hand) == {HIDDEN}
    hidden = ILLUSTRATOR.seat(moment.view, eyes, seat=other, viewer=moment.seat, changes=())
    own_view = TOURNAY.view(moment.state, other)
    shown = ILLUSTRATOR.seat(own_view, eyes, seat=other, viewer=other, changes=())
    assert "hand card 0" in shown.places
    assert "hand card 0" not in hidden.places


# ---------------------------------------------------------------- names


@pytest.mark.parametrize(
    "name", ["", "🦊🎲", "Anna 🦊", "さくら", "W" * 80, "a\nb\tc", "```", "\u202eflip", "\x00\ud800"]
)
def test_any_name_can_be_drawn(name: str) -> None:
    moment = game(3)[60]
    names = (name, *NAMES[1:3])
    eyes = look(Reader(), names)
    assert ILLUSTRATOR.board(moment.view, eyes, seat=0, changes=()).size[0] == 1600
    assert ILLUSTRATOR.seat(moment.view, eyes, seat=0, viewer=None, changes=()).size[0] == 1000
    for lang in LANGUAGES:
        text = ILLUSTRATOR.text(moment.view, names, lang, seat=moment.seat)
        assert "```" not in text
        assert all(len(line) <= 60 for line in text.splitlines())


# ---------------------------------------------------------------- close-ups


@in_both
def test_every_card_has_a_close_up_with_its_words(lang: str) -> None:
    assert all(effect(lang, card_id) for card_id in CARDS)
    for card_id in [*CARDS][LANGUAGES.index(lang) :: 8]:
        picture = card(card_id, Reader(lang))
        assert picture.width == 800
        assert len(picture.png) <= BUDGET
        assert 40 < len(picture.alt) <= ALT_LIMIT
        assert effect(lang, card_id) in picture.alt
