"""What Tiletum's pictures and text boards show."""

import pytest

from games.tiletum.data import CHARACTERS, CITIES, CONTRACTS, CRESTS, DICE, HELPERS
from games.tiletum.pictures import board, goals, icons, pieces, seat, tiles
from games.tiletum.pictures.fairs import FAIR_TO_COME
from games.tiletum.scoring import takes_part
from games.tiletum.words import reckoning
from render.palette import LIVERIES, livery
from render.png import encode
from render.text import look
from tests.games.tiletum.pictures.positions import GAME, TABLES, fullest, game, moments
from tests.render.kit import has_ink, in_both, legible
from tests.render.moments import NAMES, Moment
from tests.render.test_pictures import BUDGET
from words.reader import Reader
from words.spoken import spoken


@pytest.mark.parametrize("players", [2, 4])
def test_the_fullest_table_keeps_to_the_budget_and_can_be_read(players: int) -> None:
    full = Moment(GAME, fullest(players), 0, (), game(players)[60].events)
    for kind, page in full.drawn("hu").items():
        assert len(encode(page.image)) <= BUDGET, kind
        legible(kind, page)


@in_both
def test_the_text_board_names_every_city_and_every_tile(lang: str) -> None:
    for players, _ in TABLES:
        for moment in (*moments(players), Moment(GAME, fullest(players))):
            text = moment.text(lang)
            say = moment.eyes(lang).say
            plain = " ".join(text.split())
            for city in CITIES:
                assert f"\n{say.term('tiletum', 'space', city)}: " in text
            offered = (*moment.view.contract_offer, *moment.view.character_offer, *moment.view.city_tiles.values())
            held = [tile for player in moment.view.players for tile in (*player.warehouse, *player.contracts)]
            for tile in (*offered, *held):
                if tile:
                    assert spoken(say.term("tiletum", "tile", tile), "tiletum", lang) in plain


@pytest.mark.rule("TIL-2.19")
@in_both
def test_the_four_fair_cities_are_marked_on_the_map_with_their_rounds(lang: str) -> None:
    for players, _ in TABLES:
        moment = Moment(GAME, game(players)[0].state)
        say, lines = moment.eyes(lang).say, moment.text(lang).split("\n")
        marked = {}
        for round in range(1, 5):
            (line,) = [line for line in lines if f"; {say('tiletum-render-text-fair', round=round)};" in line]
            marked[round] = line.split(":")[0]
        cities = moment.view.fair_cities
        assert [*marked.values()] == [say.term("tiletum", "space", city) for city in cities]
        page = moment.drawn(lang)["board"]
        assert {name for name in page.places if name.startswith("order of ")} == {f"order of {city}" for city in cities}
        for city in cities:
            token = page.image.crop(page.places[f"order of {city}"])
            assert FAIR_TO_COME in {colour for _, colour in token.getcolors(4096) or []}, city


@pytest.mark.rule("TIL-1.4")
@in_both
def test_a_score_beyond_a_hundred_is_told_in_full(lang: str) -> None:
    state = game(2)[0].state.clone()
    for points in (101, 249, 999):
        state.players[0].points = points
        assert f": {points} " in Moment(GAME, state).text(lang)


# ---------------------------------------------------------------- what the pixels say


@pytest.mark.parametrize("palette", list(LIVERIES))
def test_pieces_have_the_colours_of_their_owners(palette: str) -> None:
    state = fullest(4)
    page = board.draw(GAME.view(state, 0), look(Reader("en", palette), NAMES[:4]), ())
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
    has_ink(icons.icon, icons.names(), (22, 64))


def test_equal_dice_of_a_segment_are_one_die_with_its_number() -> None:
    state = game(4)[0].state.clone()
    state.dice = ["blue4", "blue4", "blue4", "pink4"]
    page = board.draw(GAME.view(state, 0), look(Reader(), NAMES[:4]), ())
    assert {"die blue4", "die pink4"} <= set(page.places)
    left, top, right, bottom = page.places["die blue4"]
    near = [w.text for w in page.written if left - 12 <= w.ink[0] <= right and top - 12 <= w.ink[1] <= bottom]
    assert "3" in near


def test_a_contract_tells_what_it_still_needs_in_the_way_that_needs_least() -> None:
    state = GAME.new(2, "goals")
    state.players[0].resources = {"wool": 3, "iron": 1, "stone": 4}
    assert goals.missing(state, 0, "contract_wool_7_merchant") == {"wool": 4}
    assert goals.missing(state, 0, "contract_mixed_12") == {"iron": 2, "wool": 1}
    assert goals.missing(state, 0, "contract_same_5") == {"stone": 1}
    assert goals.missing(state, 0, "contract_wool_3") == {}


def test_a_fair_shows_what_is_lost_for_not_being_there() -> None:
    """Everybody's points stand in the area, also of those who have neither house nor merchant in the city."""
    state = GAME.new(2, "fairs")
    state.fair_tiles = ["fair_contract", *[tile for tile in state.fair_tiles if tile != "fair_contract"]][:4]
    state.players[1].contracts = ["contract_wool_2", "contract_wool_3"]
    away = next(city for city in state.fair_cities if not takes_part(state, 1, city))
    state.fair_cities = [away, *[city for city in state.fair_cities if city != away]]
    eyes = look(Reader(), NAMES[:2])
    page = seat.draw(GAME.view(state, 1), eyes, 1, 1, ())
    lost = str(reckoning.worth(state, 1, 1))
    assert lost != "0"
    assert lost in {written.text for written in page.written}
    assert "struck out: no house or merchant there" in {written.text for written in page.written}
