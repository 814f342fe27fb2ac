"""Every position can be drawn and told, in both languages and palettes, within its budget, and tells no secrets."""

from dataclasses import replace
from random import Random

import pytest

from engine import HIDDEN
from engine.genoa import GENOA
from engine.genoa.data import ADJACENT, BUILDINGS, COMMODITIES, DECK_OF, DECKS, SPACES, TILES, within_reach
from engine.genoa.state import Bundle
from locales import LANGUAGES
from render.canvas import Page
from render.genoa import board, cards, city, icons, pieces, text
from render.genoa.illustrator import ILLUSTRATOR
from render.genoa.words import place
from render.look import Reader, look
from render.pictures import ALT_LIMIT, shorten
from render.png import encode
from tests.render.genoa.positions import NAMES, Moment, game, moments

BUDGET = 600 * 1024
in_both = pytest.mark.parametrize("lang", LANGUAGES)
for_each_table = pytest.mark.parametrize("players", [2, 3, 4, 5])


def drawn(moment: Moment, lang: str, palette: str) -> dict[str, Page]:
    other = (moment.seat + 1) % len(moment.names)
    return {
        "board": moment.board(lang, palette),
        "own seat": moment.area(lang, palette),
        "other seat": moment.area(lang, palette, of=other),
        "focus": moment.focus(lang=lang, palette=palette),
    }


def told(moment: Moment, lang: str) -> dict[str, str]:
    view, names, me = moment.view, moment.names, moment.seat
    other = (me + 1) % len(names)
    return {
        "board": ILLUSTRATOR.board_alt(view, names, lang),
        "own seat": ILLUSTRATOR.seat_alt(view, names, lang, seat=me, viewer=me),
        "other seat": ILLUSTRATOR.seat_alt(view, names, lang, seat=other, viewer=me),
        "focus": ILLUSTRATOR.focus_alt(view, names, lang, seat=me, path=(), moves=moment.moves),
        "text": ILLUSTRATOR.text(view, names, lang, seat=me),
    }


def seen(moment: Moment, lang: str) -> tuple[dict[str, bytes], dict[str, str]]:
    return {kind: page.image.tobytes() for kind, page in drawn(moment, lang, "standard").items()}, told(moment, lang)


@for_each_table
def test_every_kind_of_position_is_drawn_within_its_budget(players: int) -> None:
    lang = LANGUAGES[players % 2]
    for moment in moments(players):
        for kind, page in drawn(moment, lang, "safe" if lang == "hu" else "standard").items():
            assert page.size[0] == {"board": 1600, "focus": 800}.get(kind, 1000)
            assert len(encode(page.image)) <= BUDGET, kind
        alts = told(moment, lang)
        for kind in ("board", "own seat", "other seat", "focus"):
            assert len(alts[kind]) > 40
            assert len(shorten(alts[kind])) <= ALT_LIMIT


def fullest(players: int) -> Moment:
    """Everybody has everything, and offers everything for many spaces."""
    state = game(players)[0].state.clone()
    state.path, state.tower, state.action = ["market", "guild_hall", "street_4_2"], 3, "none"
    state.discs = {"market": 1, "guild_hall": 1}
    chance = Random(players)
    state.owners = {building: chance.randrange(players) for building in BUILDINGS}
    spaces = [space for space in SPACES if space in within_reach(tuple(state.path))][:8]
    give = ("d125", *COMMODITIES, *TILES[:2], "marker")
    for seat, player in enumerate(state.players):
        player.commodities, player.tiles = dict.fromkeys(COMMODITIES, 5), dict.fromkeys(TILES, 5)
        player.stock, player.ducats = 7, 1295
        if seat != state.trader:
            for n, space in enumerate(spaces):
                offer = Bundle(seat, seat * 10 + n, 1, False, None, space, "move", "step", give, (), ("pepper",))
                state.offers.append(replace(offer, rejected=(state.trader,), live=n % 3 > 0))
    return Moment(state, 0, tuple(GENOA.moves(state, 0)), ())


@for_each_table
def test_the_fullest_table_keeps_to_the_budget(players: int) -> None:
    full = fullest(players)
    for page in (full.board("hu"), full.area("hu"), full.focus(lang="hu")):
        assert len(encode(page.image)) <= BUDGET
        assert not [written for written in page.written if written.cut]
    more = [written.text for written in full.board().written if written.text.startswith("… and")]
    assert len(more) == 1


@in_both
@for_each_table
def test_the_text_board_is_complete_and_narrow(players: int, lang: str) -> None:
    for moment in moments(players):
        board_text = told(moment, lang)["text"]
        assert all(len(line) <= 60 for line in board_text.splitlines()), board_text
        assert "```" not in board_text
        whole = " ".join(board_text.split())
        for name in moment.names:
            assert name in whole
        view = moment.view
        for bundle in (*view.offers, *view.asks):
            assert f"#{bundle.id} " in whole
        for space in view.path:
            assert place(lang, space) in whole
        sheet = text.Sheet(view, moment.names, lang)
        rows = text.grid(sheet)[1:]
        assert len(rows) == 8
        assert all(len(row.split()) == 9 for row in rows)
        for deck in DECKS:
            for card in view.players[moment.seat].hand(deck):
                assert " ".join(sheet.term("card", card).split()) in whole.replace("- ", "-")


@in_both
def test_buildings_have_different_abbreviations_in_the_text_board(lang: str) -> None:
    sheet = text.Sheet(game(4)[0].view, NAMES[:4], lang)
    cells = {text.abbreviated(sheet, building) for building in BUILDINGS}
    assert len(cells) == len(BUILDINGS)


def test_a_spectator_sees_pictures_too() -> None:
    moment = game(4)[100]
    view, eyes = GENOA.view(moment.state, None), moment.eyes()
    assert ILLUSTRATOR.board(view, eyes, seat=None, changes=())
    assert ILLUSTRATOR.seat(view, eyes, seat=2, viewer=None, changes=())
    assert ILLUSTRATOR.text(view, moment.names, "en", seat=None)


# ---------------------------------------------------------------- pure functions that keep secrets


@pytest.mark.parametrize("money", ["hidden", "open"])
def test_worlds_that_a_seat_cannot_tell_apart_look_alike(money: str) -> None:
    played = game(3, "twins", money)
    for number in range(5):
        moment = played[number * (len(played) - 1) // 4]
        twin = GENOA.redeal(moment.state.clone(), moment.seat, Random(number))
        moves = tuple(GENOA.moves(GENOA.view(twin, moment.seat), moment.seat))
        lang = LANGUAGES[number % 2]
        assert seen(moment, lang) == seen(Moment(twin, moment.seat, moves, moment.events), lang)


def test_ducats_and_faces_of_others_are_not_told() -> None:
    moment = game(4)[120]
    for seat, player in enumerate(moment.view.players):
        if seat != moment.seat:
            assert player.ducats < 0
            assert set(player.contract) <= {HIDDEN}
            alt = ILLUSTRATOR.seat_alt(moment.view, moment.names, "en", seat=seat, viewer=moment.seat)
            assert "? ducats" in alt
    open_money = game(3, "twins", "open")[50]
    assert "? ducats" not in ILLUSTRATOR.text(open_money.view, open_money.names, "en", seat=open_money.seat)


def test_equal_views_give_equal_pictures_whatever_was_drawn_between() -> None:
    moment = game(4)[120]
    before = seen(moment, "en")
    drawn(game(2)[60], "hu", "safe")
    board.ground.cache_clear()
    city.ground.cache_clear()
    pieces.good.cache_clear()
    assert seen(moment, "en") == before


# ---------------------------------------------------------------- names


@pytest.mark.parametrize(
    "name", ["", "🦊🎲", "Anna 🦊", "さくら", "مرحبا", "W" * 80, "a\nb\tc", "```", "\u202eflip", "\x00\ud800"]
)
def test_any_name_can_be_drawn(name: str) -> None:
    moment = moments(3)[1]
    names = (name, *NAMES[1:3])
    eyes = look(Reader("hu"), names)
    assert ILLUSTRATOR.board(moment.view, eyes, seat=0, changes=())
    assert ILLUSTRATOR.seat(moment.view, eyes, seat=0, viewer=0, changes=())
    assert ILLUSTRATOR.focus(moment.view, eyes, seat=moment.seat, path=(), moves=moment.moves, changes=())
    for lang in LANGUAGES:
        text_board = ILLUSTRATOR.text(moment.view, names, lang, seat=moment.seat)
        assert "```" not in text_board
        assert all(len(line) <= 60 for line in text_board.splitlines())


# ---------------------------------------------------------------- what the pixels say


def test_every_icon_has_ink_in_every_size() -> None:
    for name in icons.names():
        for size in (24, 64):
            assert icons.icon(name, size).image.getchannel("A").getextrema()[1] == 255


def test_all_goods_and_all_buildings_look_different() -> None:
    things = (*COMMODITIES, *TILES, *DECKS, "marker", "ducat")
    assert len({pieces.good(name, 40).image.tobytes() for name in things}) == len(things)
    assert len({icons.icon(name, 60).image.tobytes() for name in BUILDINGS}) == len(BUILDINGS)


def test_every_kind_of_move_has_an_icon() -> None:
    assert set(icons.SIGNS) == set(GENOA.book.kinds)
    assert set(icons.SIGNS.values()) <= set(icons.names())


def test_the_map_is_the_board_of_the_rules() -> None:
    for space in SPACES:
        near = {
            other
            for other in SPACES
            for a in city.SQUARES[space]
            for b in city.SQUARES[other]
            if abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1
        }
        assert near - {space} == set(ADJACENT[space])


def test_every_card_has_a_face() -> None:
    for card in DECK_OF:
        page = Page.blank(400, 240)
        cards.draw_card(page.frame(), card, 372, cards.height([card], 28), "hu", 28)
        assert not [written for written in page.written if written.cut]
