"""TIL-7, TIL-8, TIL-23: architect, merchant and the map."""

import pytest

from games.tiletum.board import DISTANCE
from games.tiletum.data import CITIES, HOUSE_SPACES, MAP
from games.tiletum.events import HousePlaced, PillarPlaced, Scored, TileTaken, Travelled
from tests.games.tiletum.positions import BLUE, DULL, GREEN, ORANGE, PURPLE, Position, full_building, told


def architect(points: int, start: str = "frankfurt", **holds: object) -> Position:
    return Position().poor(BLUE).acting(BLUE, "architect", points).has(BLUE, architect=start, **holds)


def merchant(points: int, start: str = "arles", **holds: object) -> Position:
    return Position().poor(BLUE).acting(BLUE, "merchant", points).has(BLUE, merchant=start, **holds)


# ---------------------------------------------------------------- the architect


@pytest.mark.rule("TIL-7.1")
def test_every_space_within_reach_is_offered_at_its_distance() -> None:
    at = architect(1)
    walks = [option.split()[1] for option in at.options(BLUE, "architect") if option.endswith("walk")]
    assert set(walks) == set(MAP["frankfurt"].adjacent)
    at = architect(2)
    walks = [option.split()[1] for option in at.options(BLUE, "architect") if option.endswith("walk")]
    assert "praha" in walks
    assert all(0 < DISTANCE["frankfurt"][space] <= 2 for space in walks)
    events = at.play(BLUE, "architect praha walk")
    assert told(events, Travelled) == [Travelled(BLUE, "architect", "frankfurt", "praha", 2)]
    assert at.player(BLUE).architect == "praha"
    assert at.player(BLUE).merchant == "tiletum"
    assert at.points == 0
    assert architect(1).reason(BLUE, "architect praha walk") == "too-few-points"


@pytest.mark.rule("TIL-7.2")
def test_a_pillar_is_placed_where_the_architect_stands() -> None:
    at = architect(1, "praha")
    events = at.play(BLUE, "architect praha pillar")
    assert told(events, PillarPlaced) == [PillarPlaced(BLUE, "praha")]
    assert at.state.pillars["praha"] == (BLUE,)
    assert at.player(BLUE).pillars == 1
    assert at.points == 0
    assert architect(1, "praha", pillars=0).reason(BLUE, "architect praha pillar") == "no-pillar"
    assert architect(1).reason(BLUE, "architect frankfurt pillar") == "no-cathedral"


@pytest.mark.rule("TIL-7.3", "TIL-23.8", "R-30")
def test_a_pillar_needs_an_empty_space() -> None:
    at = architect(1, "praha").pillar("praha", ORANGE, PURPLE)
    assert "architect praha pillar" in at.options(BLUE)
    at.pillar("praha", ORANGE, PURPLE, GREEN)
    assert at.reason(BLUE, "architect praha pillar") == "pillar-spaces-full"
    two = architect(1, "bordeaux").pillar("bordeaux", ORANGE, PURPLE)
    assert two.reason(BLUE, "architect bordeaux pillar") == "pillar-spaces-full"


@pytest.mark.rule("TIL-7.4", "TIL-23.8")
def test_a_second_pillar_at_the_same_cathedral_is_refused() -> None:
    at = architect(2, "praha")
    at.play(BLUE, "architect praha pillar")
    assert at.reason(BLUE, "architect praha pillar") == "pillar-already-there"


@pytest.mark.rule("TIL-7.5", "TIL-14.1")
def test_the_architect_takes_the_tile_of_the_city() -> None:
    at = architect(1, "nuernberg")
    at.state.city_tiles["nuernberg"] = "crest_lion"
    events = at.play(BLUE, "architect nuernberg tile")
    assert told(events, TileTaken) == [TileTaken(BLUE, "crest_lion", "nuernberg")]
    assert at.player(BLUE).warehouse == ["crest_lion"]
    assert "nuernberg" not in at.state.city_tiles
    assert at.points == 0
    assert at.acting(BLUE, "architect", 2).reason(BLUE, "architect nuernberg tile") == "no-city-tile"


def test_way_tile_and_pillar_are_one_move_for_the_sum_of_their_prices() -> None:
    at = architect(4)
    assert "architect praha both" in at.options(BLUE)
    at.play(BLUE, "architect praha both")
    assert at.points == 0
    assert at.player(BLUE).warehouse == [DULL]
    assert at.state.pillars["praha"] == (BLUE,)
    assert "architect praha both" not in architect(3).options(BLUE)


# ---------------------------------------------------------------- the merchant


@pytest.mark.rule("TIL-8.1")
def test_the_merchant_moves_for_one_point_a_step() -> None:
    at = merchant(2)
    events = at.play(BLUE, "merchant arles_genova walk -")
    assert told(events, Travelled) == [Travelled(BLUE, "merchant", "arles", "arles_genova", 1)]
    assert at.points == 1
    assert at.player(BLUE).architect == "tiletum"


@pytest.mark.rule("TIL-8.2", "TIL-23.2")
def test_a_house_is_placed_on_an_empty_space_of_the_city() -> None:
    at = merchant(1)
    events = at.play(BLUE, "merchant arles house 1")
    assert told(events, HousePlaced) == [HousePlaced(BLUE, "arles", 1)]
    assert at.state.houses["arles_house_1"] == BLUE
    assert at.player(BLUE).houses == 1
    assert merchant(1, houses=0).reason(BLUE, "merchant arles house 1") == "no-house"
    full = merchant(1).house(ORANGE, "arles", 1).house(GREEN, "arles", 2)
    assert full.reason(BLUE, "merchant arles house 1") == "no-house-space"
    half = merchant(1).house(ORANGE, "arles", 1)
    assert half.options(BLUE, "merchant arles ") == ["merchant arles tile -", "merchant arles house 2"]


@pytest.mark.rule("TIL-8.2", "TIL-23.1")
def test_a_space_marked_for_more_players_cannot_be_used() -> None:
    at = Position(2).poor(BLUE).acting(BLUE, "merchant", 1).has(BLUE, merchant="arles").house(ORANGE, "arles", 1)
    assert at.reason(BLUE, "merchant arles house 2") == "no-house-space"


@pytest.mark.rule("TIL-8.3", "TIL-23.2")
def test_a_second_house_in_the_same_city_is_refused() -> None:
    at = merchant(3).house(BLUE, "arles", 1)
    assert at.reason(BLUE, "merchant arles house 2") == "house-already-there"
    assert at.has(BLUE, merchant="tiletum").reason(BLUE, "merchant tiletum house 1") == "house-already-there"


@pytest.mark.rule("TIL-8.4", "TIL-23.4")
@pytest.mark.parametrize(("city", "vp"), [("london", 3), ("toulouse", 4), ("firenze", 5)])
def test_a_house_gains_the_points_of_its_space_at_once(city: str, vp: int) -> None:
    at = merchant(1, city)
    events = at.play(BLUE, f"merchant {city} house 1")
    assert told(events, Scored) == [Scored(BLUE, vp, "houses", city)]
    assert at.player(BLUE).points == vp


@pytest.mark.rule("TIL-8.4", "R-19")
def test_the_player_chooses_among_spaces_that_differ() -> None:
    at = merchant(1, "leipzig")
    houses = [option for option in at.options(BLUE) if " house " in option]
    assert houses == ["merchant leipzig house 1", "merchant leipzig house 2"]
    at = merchant(1, "brugge")
    houses = [option for option in at.options(BLUE) if " house " in option]
    assert houses == ["merchant brugge house 1"], "nothing to choose between two equal spaces"
    assert at.reason(BLUE, "merchant brugge house 2") == "equal-house-space"


@pytest.mark.rule("TIL-8.5")
def test_the_merchant_takes_the_tile_of_the_city() -> None:
    at = merchant(2)
    at.play(BLUE, "merchant arles both 1")
    assert at.player(BLUE).warehouse == [DULL]
    assert at.state.houses["arles_house_1"] == BLUE
    assert at.points == 0


# ---------------------------------------------------------------- the map


@pytest.mark.rule("TIL-23.3")
def test_road_spaces_are_steps_and_hold_nothing() -> None:
    assert DISTANCE["arles"]["genova"] == 2
    assert DISTANCE["frankfurt"]["praha"] == 2
    assert DISTANCE["tiletum"]["bordeaux"] == 3
    roads = [space for space in MAP if space not in CITIES]
    assert len(roads) == 6
    for road in roads:
        assert not MAP[road].houses
        assert not MAP[road].pillars
        assert not MAP[road].tile_min_players
        assert len(MAP[road].adjacent) == 2
    at = merchant(3, "arles_genova")
    assert at.options(BLUE, "merchant arles_genova") == []
    assert at.reason(BLUE, "merchant arles_genova house 1") == "no-house-space"
    assert at.reason(BLUE, "merchant arles_genova tile -") == "no-city-tile"


@pytest.mark.rule("TIL-23.7", "R-18")
def test_a_house_gains_its_bonus_however_it_was_placed() -> None:
    at = Position().has(BLUE, food=6, warehouse=["crest_lion"])
    at.play(BLUE, "crest crest_lion 1", "house firenze 1")
    assert at.player(BLUE).points == 5
    at = Position().acting(BLUE, "character", 1).has(BLUE, merchant="wien", warehouse=["character_merchant_3"])
    at.play(BLUE, "settle character_merchant_3 b4f1", "merchant wien house 1")
    assert at.player(BLUE).points == 4


@pytest.mark.rule("TIL-23.9")
def test_the_unavailable_cathedral_takes_no_pillar() -> None:
    at = architect(1, "lyon")
    assert at.reason(BLUE, "architect lyon pillar") == "cathedral-unavailable"
    at = Position().has(BLUE, food=6, warehouse=["crest_lion"])
    at.play(BLUE, "crest crest_lion 2")
    assert "pillar lyon" not in at.options(BLUE)
    assert at.reason(BLUE, "pillar lyon") == "cathedral-unavailable"


@pytest.mark.rule("TIL-23.10")
def test_pieces_of_several_players_may_share_a_space() -> None:
    at = architect(2).has(ORANGE, architect="praha", merchant="praha")
    at.play(BLUE, "architect praha walk")
    assert at.player(BLUE).architect == at.player(ORANGE).architect == "praha"


@pytest.mark.rule("TIL-23.2")
def test_each_house_space_holds_one_house() -> None:
    at = merchant(1, "london").house(ORANGE, "london")
    assert at.reason(BLUE, "merchant london house 1") == "no-house-space"
    assert all(len(MAP[house.city].houses) >= house.spot for house in HOUSE_SPACES.values())


@pytest.mark.rule("TIL-23.5")
def test_a_house_in_leipzig_activates_a_building() -> None:
    at = merchant(1, "leipzig", rooms=full_building(3, "contract"))
    at.play(BLUE, "merchant leipzig house 1")
    assert at.options(BLUE, "activate") == [
        "activate 3 character_contract_1",
        "activate 3 character_contract_2",
        "activate 3 all",
    ]
    at = merchant(1, "leipzig", rooms=full_building(3, "contract"))
    at.play(BLUE, "merchant leipzig house 2")
    assert at.options(BLUE, "activate") == []
