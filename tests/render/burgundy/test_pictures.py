"""Every position can be drawn and told, in both languages and palettes, within its budget, and tells no secrets."""

from random import Random

import pytest

from engine import HIDDEN
from engine.burgundy import BURGUNDY
from engine.burgundy.data import GOODS, SLOTS, TILES
from engine.burgundy.estates import SPACES
from engine.burgundy.events import Placed
from locales import LANGUAGES
from render.burgundy import board, icons, tiles
from render.burgundy.illustrator import ILLUSTRATOR
from render.canvas import Page
from render.look import Reader, look
from render.palette import LIVERIES, livery
from render.pictures import ALT_LIMIT, shorten
from render.png import encode
from tests.render.burgundy.positions import NAMES, Moment, game, moments

BUDGET = 600 * 1024
in_both = pytest.mark.parametrize("lang", LANGUAGES)
for_each_table = pytest.mark.parametrize("players", [2, 3, 4])


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


@in_both
@for_each_table
def test_every_kind_of_position_is_drawn_within_its_budget(players: int, lang: str) -> None:
    for moment in moments(players):
        for kind, page in drawn(moment, lang, "safe" if lang == "hu" else "standard").items():
            assert page.size[0] == {"board": 1600, "focus": 800}.get(kind, 1000)
            assert len(encode(page.image)) <= BUDGET, kind
        alts = told(moment, lang)
        for kind in ("board", "own seat", "other seat", "focus"):
            assert len(alts[kind]) > 40
            assert len(shorten(alts[kind])) <= ALT_LIMIT


@for_each_table
def test_the_fullest_table_keeps_to_the_budget(players: int) -> None:
    state = game(players)[1].state.clone()
    chance = Random(players)
    for player in state.players:
        for space, kind in player.land.types.items():
            player.estate[space] = chance.choice([name for name, tile in TILES.items() if tile.type == kind])
        player.known, player.storage = [8, 9, 11, 13, 24, 26], ["k14", "cow4", "bank"]
        player.goods, player.sold = {"red": 7, "brown": 4, "orange": 7}, dict.fromkeys(GOODS, 7)
        player.silver, player.workers, player.points = 28, 31, 234
    for depot in state.depot_goods:
        state.depot_goods[depot] = chance.choices(list(GOODS), k=6)
    state.finished = {kind: [1, 0] for kind in state.finished}
    full = Moment(state, 0, (), (Placed(1, "mine", "e3", "die", 4, 0), Placed(1, "mine", "f2", "die", 1, 0)))
    for page in (full.board("hu"), full.area("hu"), full.focus(lang="hu")):
        assert len(encode(page.image)) <= BUDGET
        assert not [written for written in page.written if written.cut]


@for_each_table
def test_the_board_told_is_not_cut_short(players: int) -> None:
    for moment in game(players)[:: 40 * players]:
        for lang in LANGUAGES:
            assert len(shorten(ILLUSTRATOR.board_alt(moment.view, moment.names, lang))) > 200


@in_both
@for_each_table
def test_the_text_board_is_complete_and_narrow(players: int, lang: str) -> None:
    for moment in moments(players):
        text = told(moment, lang)["text"]
        assert all(len(line) <= 60 for line in text.splitlines()), text
        assert "```" not in text
        for name in moment.names:
            assert name in text
        view = moment.view
        for slot in SLOTS:
            if SLOTS[slot].players <= players and view.phase:
                assert f"\n  {slot} " in text
        for player in view.players:
            for space in player.estate:
                assert space in text
        if all(player.board for player in view.players):
            assert text.count("##") >= sum(len(player.estate) for player in view.players)


def test_a_spectator_sees_pictures_too() -> None:
    moment = game(4)[100]
    view, eyes = BURGUNDY.view(moment.state, None), moment.eyes()
    assert ILLUSTRATOR.board(view, eyes, seat=None, changes=())
    assert ILLUSTRATOR.seat(view, eyes, seat=2, viewer=None, changes=())
    assert ILLUSTRATOR.text(view, moment.names, "en", seat=None)


# ---------------------------------------------------------------- pure functions that keep secrets


@pytest.mark.parametrize("setup", ["basic", "expert_secret"])
def test_worlds_that_a_seat_cannot_tell_apart_look_alike(setup: str) -> None:
    played = game(3, "twins", setup, "hidden")
    for number, moment in enumerate((played[1], played[2], played[len(played) // 2], played[-1])):
        twin = BURGUNDY.redeal(moment.state.clone(), moment.seat, Random(number))
        lang = LANGUAGES[number % 2]
        assert seen(moment, lang) == seen(Moment(twin, moment.seat, moment.moves, moment.events), lang)


def test_a_secret_choice_is_shown_to_its_owner_only() -> None:
    moment = game(3, "twins", "expert_secret")[1]
    [chooser] = [seat for seat, player in enumerate(moment.state.players) if player.chosen_board]
    own, others = (BURGUNDY.view(moment.state, seat) for seat in (chooser, moment.seat))
    assert others.players[chooser].chosen_board == HIDDEN
    names = moment.names
    assert "secret choice" in ILLUSTRATOR.text(own, names, "en", seat=chooser)
    assert "secret choice" not in ILLUSTRATOR.text(others, names, "en", seat=moment.seat)
    eyes = moment.eyes()
    mine = ILLUSTRATOR.seat(own, eyes, seat=chooser, viewer=chooser, changes=())
    theirs = ILLUSTRATOR.seat(others, eyes, seat=chooser, viewer=moment.seat, changes=())
    assert mine.image.tobytes() != theirs.image.tobytes()


def test_hidden_sales_are_told_by_their_number_only() -> None:
    moment = next(m for m in game(2, "sold", "basic", "hidden") if len(m.state.players[1 - m.seat].sold) > 1)
    other = 1 - moment.seat
    total = sum(moment.state.players[other].sold.values())
    assert f"sold: {total}\n" in ILLUSTRATOR.text(moment.view, moment.names, "en", seat=moment.seat)
    assert moment.area(of=other).size[0] == 1000


def test_equal_views_give_equal_pictures_whatever_was_drawn_between() -> None:
    moment = game(4)[120]
    before = seen(moment, "en")
    drawn(game(2)[60], "hu", "safe")
    board.ground.cache_clear()
    tiles.tile.cache_clear()
    assert seen(moment, "en") == before


# ---------------------------------------------------------------- names


@pytest.mark.parametrize(
    "name", ["", "🦊🎲", "Anna 🦊", "さくら", "مرحبا", "W" * 80, "a\nb\tc", "```", "\u202eflip", "\x00\ud800"]
)
def test_any_name_can_be_drawn(name: str) -> None:
    moment = game(3)[60]
    names = (name, *NAMES[1:3])
    eyes = look(Reader("hu"), names)
    assert ILLUSTRATOR.board(moment.view, eyes, seat=0, changes=())
    assert ILLUSTRATOR.seat(moment.view, eyes, seat=0, viewer=0, changes=())
    for lang in LANGUAGES:
        text = ILLUSTRATOR.text(moment.view, names, lang, seat=moment.seat)
        assert "```" not in text
        assert all(len(line) <= 60 for line in text.splitlines())


# ---------------------------------------------------------------- what the pixels say


def test_all_tiles_look_different() -> None:
    for width in (50, 100):
        assert len({tiles.tile(name, width).image.tobytes() for name in TILES}) == len(TILES)


def test_every_icon_has_ink_in_every_size() -> None:
    for name in icons.names():
        for size in (24, 64):
            assert icons.icon(name, size).image.getchannel("A").getextrema()[1] == 255


@pytest.mark.parametrize("palette", list(LIVERIES))
def test_dice_have_the_colour_of_their_seat(palette: str) -> None:
    moment = game(4)[1]
    page = moment.board("en", palette)
    for seat in range(4):
        left, top, _, bottom = page.places[f"die {seat} 0"]
        assert page.image.getpixel((left + 3, (top + bottom) // 2)) == livery(palette, seat).base


def test_a_placed_tile_covers_its_space() -> None:
    state = game(4)[1].state.clone()
    before = Moment(state.clone(), 0, (), ()).board()
    space = next(space for space in SPACES if space not in state.players[0].estate)
    state.players[0].estate[space] = "bank"
    after = Moment(state, 0, (), ()).board()
    box = after.places[f"space 0 {space}"]
    assert f"space 0 {space}" not in before.places
    assert before.image.crop(box).tobytes() != after.image.crop(box).tobytes()
