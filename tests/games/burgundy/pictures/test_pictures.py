"""What Burgundy's pictures and text boards show, and what they keep secret."""

from itertools import combinations
from random import Random

import pytest
from PIL import ImageChops, ImageStat

from engine import HIDDEN
from games.burgundy.data import GOODS, SLOTS, TILES, TYPES
from games.burgundy.estates import SPACES
from games.burgundy.events import Placed
from games.burgundy.pictures import hexes, icons, tiles
from render.canvas import Page, Pen
from render.palette import LIVERIES, livery
from render.pictures import illustrator
from render.png import encode
from tests.games.burgundy.pictures.positions import GAME, TABLES, game, moments
from tests.games.burgundy.positions import ANNA, Position
from tests.render.kit import has_ink
from tests.render.moments import Moment
from tests.render.test_pictures import BUDGET
from words import speaker


@pytest.mark.parametrize("players", [2, 4])
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
    full = Moment(GAME, state, 0, (), (Placed(1, "mine", "e3", "die", 4, 0), Placed(1, "mine", "f2", "die", 1, 0)))
    for kind, page in full.drawn("hu").items():
        assert len(encode(page.image)) <= BUDGET, kind
        assert not [written for written in page.written if written.cut], kind


def test_the_text_board_names_every_slot_and_every_space_that_is_covered() -> None:
    for players, _ in TABLES:
        for moment in moments(players):
            text, view = moment.text("en"), moment.view
            for slot in SLOTS:
                if SLOTS[slot].players <= players and view.phase:
                    assert f"\n{slot}: " in text
            for player in view.players:
                for space, tile in player.estate.items():
                    assert f"{space}: {speaker('en').term('burgundy', 'tile', tile)}" in text
            if all(player.board for player in view.players):
                free = sum(player.empty_spaces for player in view.players)
                assert sum(line.count(" die ") for line in text.splitlines() if " needs " in line) == free


@pytest.mark.parametrize(("finished", "points"), [([], 6 + 10 + 7), ([1], 6 + 10 + 4), ([1, 2], 6 + 10)])
def test_the_last_region_of_a_type_is_told_with_its_bonus_tile(finished: list[int], points: int) -> None:
    at = Position().estate(ANNA, e3="mine", f2="mine")
    at.state.finished["mine"] = finished
    text = Moment(GAME, at.state, ANNA, (), ()).text("en")
    assert f"Mine region 1 (3 spaces), needs 1, +{points} if finished now" in text


# ---------------------------------------------------------------- secrets


def test_a_secret_choice_is_shown_to_its_owner_only() -> None:
    moment = game(3, "twins", "secret")[1]
    [chooser] = [seat for seat, player in enumerate(moment.state.players) if player.chosen_board]
    own, others = (GAME.view(moment.state, seat) for seat in (chooser, moment.seat))
    assert others.players[chooser].chosen_board == HIDDEN
    names = moment.names
    assert "secret choice" in illustrator("burgundy").text(own, names, "en", seat=chooser)
    assert "secret choice" not in illustrator("burgundy").text(others, names, "en", seat=moment.seat)
    eyes = moment.eyes()
    mine = illustrator("burgundy").seat(own, eyes, seat=chooser, viewer=chooser, changes=())
    theirs = illustrator("burgundy").seat(others, eyes, seat=chooser, viewer=moment.seat, changes=())
    assert mine.image.tobytes() != theirs.image.tobytes()


def test_hidden_sales_are_told_by_their_number_only() -> None:
    moment = next(m for m in game(2, "sold", "secret") if len(m.state.players[1 - m.seat].sold) > 1)
    other = 1 - moment.seat
    total = sum(moment.state.players[other].sold.values())
    assert f"Sold: {total}\n" in illustrator("burgundy").text(moment.view, moment.names, "en", seat=moment.seat)
    assert moment.area(of=other).size[0] == 800


# ---------------------------------------------------------------- what the pixels say


def test_every_icon_has_ink_in_every_size() -> None:
    has_ink(icons.icon, icons.names())


def test_all_tiles_look_different() -> None:
    for width in (50, 100):
        assert len({tiles.tile(name, width).image.tobytes() for name in TILES}) == len(TILES)


@pytest.mark.parametrize("palette", list(LIVERIES))
def test_dice_have_the_colour_of_their_seat(palette: str) -> None:
    moment = game(4)[1]
    page = moment.board("en", palette)
    for seat in range(4):
        left, top, _, bottom = page.places[f"die {seat} 0"]
        assert page.image.getpixel((left + 3, (top + bottom) // 2)) == livery(palette, seat).base


def test_a_placed_tile_covers_its_space() -> None:
    state = game(4)[1].state.clone()
    before = Moment(GAME, state.clone(), 0, (), ()).board()
    space = next(space for space in SPACES if space not in state.players[0].estate)
    state.players[0].estate[space] = "bank"
    after = Moment(GAME, state, 0, (), ()).board()
    box = after.places[f"space 0 {space}"]
    assert before.image.crop(box).tobytes() != after.image.crop(box).tobytes()


def test_types_of_spaces_are_hatched_for_those_who_see_no_colours() -> None:
    ground = (200, 200, 200)
    seen = set()
    for kind in hexes.STAMPS:
        strokes = {}
        for palette in LIVERIES:
            page = Page.blank(120, 140, ground)
            pen = Pen(120, 140)
            hexes.stamp(pen, kind, 60, 70, 100, ground, palette)
            page.put(pen.sprite(), 0, 0)
            strokes[palette] = page.image.convert("L")
        darkest = {palette: image.getextrema()[0] for palette, image in strokes.items()}
        assert darkest["safe"] < darkest["standard"] < 200
        seen.add(strokes["safe"].tobytes())
    assert len(seen) == len(hexes.STAMPS)


@pytest.mark.parametrize("palette", LIVERIES)
def test_estates_of_the_others_are_told_apart_without_colour_on_a_phone(palette: str) -> None:
    moment = game(4)[-2]
    page = moment.portrait(palette=palette)
    grey = page.image.convert("L")
    phone = grey.resize((390, round(390 * grey.height / grey.width)))
    k = 390 / grey.width
    for seat in (seat for seat in range(4) if seat != moment.seat):
        chips = []
        for kind in TYPES:
            left, top, _, _ = (round(edge * k) for edge in page.places[f"built {seat} {kind}"])
            cut = phone.crop((left + 1, top + 1, left + 21, top + 20))
            mean = ImageStat.Stat(cut).mean[0]
            chips.append(cut.point(lambda value, mean=mean: 255 if value > mean else 0))
        for one, other in combinations(chips, 2):
            assert ImageStat.Stat(ImageChops.difference(one, other)).mean[0] > 40, "shapes, not shades"
        player = moment.view.players[seat]
        counts = {str(sum(space in player.estate for space in spaces)) for spaces in player.land.spaces.values()}
        _, top, _, bottom = page.places[f"mat {seat}"]
        assert counts <= {written.text for written in page.written if top <= written.box[1] <= bottom}


def test_a_stored_tile_looks_the_same_on_the_board_and_on_a_phone() -> None:
    """One alphabet: an animal is one head and a number in all sizes."""
    for name in ("sheep2", "sheep4"):
        small, large = (tiles.tile(name, width).written for width in (60, 110))
        assert [written.text for written in small] == [written.text for written in large] == [name[-1]]
