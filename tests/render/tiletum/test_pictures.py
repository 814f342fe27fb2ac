"""Every position can be drawn and told, in both languages and palettes, within its budget."""

from random import Random

import pytest

from engine.tiletum import TILETUM
from engine.tiletum.data import CHARACTERS, CITIES, CONTRACTS, CRESTS, DICE, HELPERS
from locales import LANGUAGES
from render.canvas import Page
from render.look import Reader, look
from render.palette import LIVERIES, livery
from render.pictures import ALT_LIMIT, shorten
from render.png import encode
from render.tiletum import board, icons, pieces, tiles
from render.tiletum.illustrator import ILLUSTRATOR
from tests.render.tiletum.positions import NAMES, Moment, fullest, game, moments

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
def test_every_kind_of_position_is_drawn_and_told_within_its_budget(players: int, lang: str) -> None:
    for moment in moments(players)[::3]:
        for kind, page in drawn(moment, lang, "safe" if lang == "hu" else "standard").items():
            assert page.size[0] == {"board": 1600, "focus": 800}.get(kind, 1000)
            assert len(encode(page.image)) <= BUDGET, kind
        alts = told(moment, lang)
        for kind in ("board", "own seat", "other seat", "focus"):
            assert len(alts[kind]) > 40
            assert len(shorten(alts[kind])) <= ALT_LIMIT


@for_each_table
def test_the_fullest_table_keeps_to_the_budget(players: int) -> None:
    moment = Moment(fullest(players), 0, (), game(players)[60].events)
    for page in (moment.board("hu"), moment.area("hu"), moment.focus(lang="hu")):
        assert len(encode(page.image)) <= BUDGET


@in_both
@for_each_table
def test_the_text_board_is_complete_and_narrow(players: int, lang: str) -> None:
    for moment in (*moments(players), Moment(fullest(players), 0, (), ())):
        text = told(moment, lang)["text"]
        assert all(len(line) <= 60 for line in text.splitlines()), text
        assert "```" not in text
        say = moment.eyes(lang).say
        plain = " ".join(text.split())
        for name in moment.names:
            assert name in text
        for city in CITIES:
            assert f"\n{say.term('tiletum', 'space', city)}: " in text
        offered = (*moment.view.contract_offer, *moment.view.character_offer, *moment.view.city_tiles.values())
        held = [tile for player in moment.view.players for tile in (*player.warehouse, *player.contracts)]
        for tile in (*offered, *held):
            if tile:
                assert say.term("tiletum", "tile", tile) in plain


def test_a_spectator_sees_pictures_too() -> None:
    moment = game(4)[100]
    view = TILETUM.view(moment.state, None)
    assert ILLUSTRATOR.board(view, moment.eyes(), seat=None, changes=()).size[0] == 1600
    assert ILLUSTRATOR.seat(view, moment.eyes(), seat=2, viewer=None, changes=()).size[0] == 1000
    assert ILLUSTRATOR.text(view, moment.names, "en", seat=None)


# ---------------------------------------------------------------- pure functions


@for_each_table
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_pictures(players: int) -> None:
    for number, moment in enumerate(moments(players)[1:3]):
        twin = TILETUM.redeal(moment.state.clone(), moment.seat, Random(number))
        lang = "hu" if number % 2 else "en"
        assert seen(moment, lang) == seen(Moment(twin, moment.seat, moment.moves, moment.events), lang)


def test_equal_views_give_equal_pictures_whatever_was_drawn_between() -> None:
    moment = game(4)[120]
    before = seen(moment, "en")
    drawn(game(3)[60], "hu", "safe")
    board.ground.cache_clear()
    assert seen(moment, "en") == before


# ---------------------------------------------------------------- names


@pytest.mark.parametrize(
    "name", ["", " ", "🦊🎲", "Anna 🦊", "さくら", "שלום עולם", "W" * 80, "a\nb\tc", "```", "\u202eflip", "\x00\ud800"]
)
def test_any_name_can_be_drawn(name: str) -> None:
    moment = game(3)[60]
    names = (name, *NAMES[1:3])
    for lang in LANGUAGES:
        eyes = look(Reader(lang), names)
        assert ILLUSTRATOR.seat(moment.view, eyes, seat=0, viewer=None, changes=()).size[0] == 1000
        text = ILLUSTRATOR.text(moment.view, names, lang, seat=moment.seat)
        assert "```" not in text
        assert all(len(line) <= 60 for line in text.splitlines())
    assert ILLUSTRATOR.board(moment.view, eyes, seat=0, changes=()).size[0] == 1600


# ---------------------------------------------------------------- what the pixels say


@pytest.mark.parametrize("palette", list(LIVERIES))
def test_pieces_have_the_colours_of_their_owners(palette: str) -> None:
    state = fullest(4)
    page = board.draw(TILETUM.view(state, 0), look(Reader("en", palette), NAMES), ())
    for house, owner in state.houses.items():
        city, spot = house.split("_house_")
        left, top, right, bottom = page.places[f"house {city} {spot}"]
        colours = {c for _, c in page.image.crop((left, top, right, bottom)).getcolors(4096) or []}
        assert livery(palette, owner).base in colours, house


def test_every_tile_can_be_drawn_in_every_size_that_is_used() -> None:
    for name in (*HELPERS, *CRESTS, *CONTRACTS, *CHARACTERS):
        for width, height in ((46, 46), (48, 41), (54, 44), (84, 64), (137, 96)):
            sprite = tiles.tile(name, width, height)
            assert sprite.image.width >= width
            assert sprite.image.height >= height


def test_every_die_and_every_icon_has_ink() -> None:
    for name in DICE:
        assert pieces.die(name, 40).image.getchannel("A").getextrema()[1] == 255
    for name in icons.names():
        for size in (22, 64):
            assert icons.icon(name, size).image.getchannel("A").getextrema()[1] == 255


def test_equal_dice_of_a_segment_are_one_die_with_its_number() -> None:
    state = game(4)[0].state.clone()
    state.dice = ["blue4", "blue4", "blue4", "pink4"]
    page = board.draw(TILETUM.view(state, 0), look(Reader(), NAMES), ())
    assert {"die blue4", "die pink4"} <= set(page.places)
    left, top, right, bottom = page.places["die blue4"]
    near = [w.text for w in page.written if left - 12 <= w.ink[0] <= right and top - 12 <= w.ink[1] <= bottom]
    assert "3" in near
