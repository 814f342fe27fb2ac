"""TIL-9, TIL-15: characters and buildings."""

import pytest

from games.tiletum.data import BUILDINGS, character_stack
from games.tiletum.events import BuildingCompleted, CharacterCame, Gained, RoofHouseCame, Settled, TileTaken
from games.tiletum.people import Completion, vacancies
from tests.games.tiletum.positions import BLUE, Position, full_building, told

OFFER = [
    "character_king_3",
    "character_king_4",
    "character_contract_3",
    "character_merchant_4",
    "character_architect_4",
]


def hiring(points: int, **holds: object) -> Position:
    return Position().poor(BLUE).acting(BLUE, "character", points).offers(characters=OFFER[:]).has(BLUE, **holds)


# ---------------------------------------------------------------- the action


@pytest.mark.rule("TIL-9.1")
def test_a_character_is_hired_and_the_offer_refilled_at_once() -> None:
    at = hiring(2)
    barrier = at.state.played
    events = at.play(BLUE, "hire character_contract_3 -")
    assert told(events, TileTaken) == [TileTaken(BLUE, "character_contract_3", "characters")]
    assert at.player(BLUE).warehouse == ["character_contract_3"]
    (came,) = told(events, CharacterCame)
    assert at.state.character_offer == [*OFFER[:2], came.character, *OFFER[3:]]
    assert came.space == 3
    assert at.points == 1
    assert at.state.barrier > barrier, "something was revealed"


@pytest.mark.rule("TIL-9.2")
def test_the_offer_is_refreshed_for_one_point() -> None:
    at = hiring(1)
    at.play(BLUE, "refresh")
    assert at.points == 0
    assert len(at.state.character_offer) == 5
    assert not set(at.state.character_offer) & set(OFFER)


@pytest.mark.rule("TIL-9.3", "R-9")
def test_discarded_characters_return_to_the_stack_after_the_draw() -> None:
    at = hiring(1)
    before = sum(at.state.character_stack.values())
    at.play(BLUE, "refresh")
    assert sum(at.state.character_stack.values()) == before
    assert all(at.state.character_stack[character] == 1 for character in OFFER)
    at = hiring(1)
    at.state.character_stack = dict.fromkeys(character_stack(4), 0) | {"character_king_1": 1, "character_king_2": 1}
    at.play(BLUE, "refresh")
    assert at.state.character_offer[:2] in (
        ["character_king_1", "character_king_2"],
        ["character_king_2", "character_king_1"],
    )
    assert set(at.state.character_offer[2:]) <= set(OFFER)
    assert sum(at.state.character_stack.values()) == 2


@pytest.mark.rule("R-10")
def test_with_an_empty_stack_the_space_stays_empty() -> None:
    at = hiring(1)
    at.state.character_stack = dict.fromkeys(character_stack(4), 0)
    at.play(BLUE, "hire character_king_3 -")
    assert at.state.character_offer == ["", *OFFER[1:]]


@pytest.mark.rule("TIL-9.4")
def test_a_room_costs_its_floor() -> None:
    at = hiring(2, warehouse=["character_king_5"])
    rooms = [option.split()[2] for option in at.options(BLUE, "settle")]
    assert rooms == ["b1f1", "b1f2", "b2f1", "b2f2", "b3f1", "b3f2", "b4f1", "b5f1"]
    assert at.reason(BLUE, "settle character_king_5 b1f3") == "too-few-points"
    events = at.play(BLUE, "settle character_king_5 b2f2")
    assert told(events, Settled) == [Settled(BLUE, "character_king_5", "b2f2")]
    assert at.points == 0
    assert at.player(BLUE).warehouse == []
    assert at.player(BLUE).rooms["b2f2"] == "character_king_5"
    at = hiring(3, warehouse=["character_king_5"])
    at.play(BLUE, "settle character_king_5 b1f3")
    assert at.points == 0


@pytest.mark.rule("TIL-9.5")
def test_rooms_are_filled_in_any_order() -> None:
    at = hiring(6, warehouse=["character_king_3", "character_king_4", "character_king_5"])
    at.play(BLUE, "settle character_king_3 b1f3", "settle character_king_4 b1f1", "settle character_king_5 b1f2")
    assert at.player(BLUE).is_full(1)


@pytest.mark.rule("TIL-9.6")
def test_a_type_lives_in_one_building_only() -> None:
    at = hiring(6, warehouse=["character_king_4"], rooms={"b2f1": "character_king_5"})
    assert at.options(BLUE, "settle") == ["settle character_king_4 b2f2"]
    assert at.reason(BLUE, "settle character_king_4 b3f1") == "lives-elsewhere"
    at.has(BLUE, rooms={"b2f2": "character_king_3"})
    assert at.options(BLUE, "settle") == [], "its building is full"


@pytest.mark.rule("TIL-9.7", "R-29")
def test_a_building_houses_one_type_only() -> None:
    at = hiring(6, warehouse=["character_architect_4"], rooms={"b2f1": "character_king_5"})
    assert at.reason(BLUE, "settle character_architect_4 b2f2") == "other-type-there"
    assert "settle character_architect_4 b3f1" in at.options(BLUE)


@pytest.mark.rule("TIL-9.8")
def test_the_bonus_is_gained_as_soon_as_the_character_is_placed() -> None:
    at = hiring(1, warehouse=["character_merchant_4"])
    events = at.play(BLUE, "settle character_merchant_4 b1f1")
    assert told(events, Gained) == [Gained(BLUE, "gold", 3, "character_merchant_4")]


@pytest.mark.rule("TIL-9.9")
def test_the_roof_house_of_a_full_building_moves_to_the_supply() -> None:
    at = hiring(3, warehouse=["character_king_3", "character_king_4"])
    assert not told(at.play(BLUE, "settle character_king_3 b2f2"), RoofHouseCame)
    events = at.play(BLUE, "settle character_king_4 b2f1")
    assert told(events, RoofHouseCame) == [RoofHouseCame(BLUE, 2)]
    assert at.player(BLUE).houses == 3


@pytest.mark.rule("TIL-9.10")
def test_where_a_character_may_live() -> None:
    at = Position().has(BLUE, rooms={"b1f2": "character_king_1", "b4f1": "character_contract_1"})
    rooms = vacancies(at.player(BLUE))
    assert rooms["king"] == ["b1f1", "b1f3"]
    assert rooms["contract"] == []
    assert rooms["merchant"] == rooms["architect"] == ["b2f1", "b2f2", "b3f1", "b3f2", "b5f1"]
    assert not BUILDINGS[6].rooms, "building 6 never takes a character"


@pytest.mark.rule("TIL-9.11", "R-31")
def test_the_bonus_may_already_use_the_roof_house() -> None:
    at = hiring(1, warehouse=["character_merchant_3"], houses=0, merchant="london")
    at.play(BLUE, "settle character_merchant_3 b4f1", "merchant london house 1")
    assert at.state.houses["london_house_1"] == BLUE
    assert at.player(BLUE).houses == 0


def test_hiring_may_go_straight_into_a_room_for_both_prices() -> None:
    at = hiring(3)
    events = at.play(BLUE, "hire character_king_3 b3f2")
    assert at.points == 0
    assert at.player(BLUE).rooms["b3f2"] == "character_king_3"
    assert at.player(BLUE).points == 2
    assert [type(e) for e in events[:3]] == [TileTaken, CharacterCame, Settled]
    assert hiring(2).reason(BLUE, "hire character_king_3 b3f2") == "too-few-points"
    full = hiring(6, warehouse=["helper_any_2"] * 4)
    assert full.options(BLUE, "hire") == []
    assert full.reason(BLUE, "hire character_king_3 b3f2") == "warehouse-full"


@pytest.mark.rule("R-8")
def test_a_character_may_be_taken_though_it_can_never_be_placed() -> None:
    at = hiring(1, rooms=full_building(4, "king"))
    assert "hire character_king_3 -" in at.options(BLUE)


# ---------------------------------------------------------------- buildings


@pytest.mark.rule("TIL-15.1")
def test_six_buildings_the_rightmost_occupied() -> None:
    assert [len(building.rooms) for building in BUILDINGS.values()] == [3, 2, 2, 1, 1, 0]
    assert Position().player(BLUE).is_full(6)
    assert not any(Position().player(BLUE).is_full(number) for number in range(1, 6))


@pytest.mark.rule("TIL-15.2")
def test_a_crest_goes_under_any_building_whose_space_is_empty() -> None:
    at = Position().has(
        BLUE, food=6, warehouse=["crest_lion"], crests={2: "crest_eagle"}, rooms=full_building(1, "king")
    )
    assert at.options(BLUE, "crest") == [f"crest crest_lion {number}" for number in (1, 3, 4, 5, 6)]


@pytest.mark.rule("TIL-15.3")
def test_a_building_needs_rooms_and_crest_to_be_completed() -> None:
    at = Position().has(BLUE, rooms=full_building(2, "king"))
    at.run(Completion(BLUE, 2))
    assert at.player(BLUE).completed == []
    at = Position().has(BLUE, rooms=full_building(2, "king", without="b2f2"), crests={2: "crest_lion"})
    at.run(Completion(BLUE, 2))
    assert at.player(BLUE).completed == []
    at.has(BLUE, rooms={"b2f2": "character_king_5"})
    at.run(Completion(BLUE, 2))
    assert at.player(BLUE).completed == [2]
    at.run(Completion(BLUE, 2))
    assert at.player(BLUE).completed == [2], "only once"


@pytest.mark.rule("TIL-15.4")
@pytest.mark.parametrize(("number", "points"), [(1, 3), (2, 2), (3, 2), (4, 1), (5, 1)])
def test_the_marker_goes_to_the_action_of_those_who_live_there(number: int, points: int) -> None:
    at = Position().has(BLUE, rooms=full_building(number, "merchant"), crests={number: "crest_lion"})
    events = at.run(Completion(BLUE, number))
    assert told(events, BuildingCompleted) == [BuildingCompleted(BLUE, number, "merchant", points)]
    assert at.player(BLUE).markers == {"merchant": points}


@pytest.mark.rule("TIL-15.6")
def test_the_running_action_gets_the_points_only_if_it_is_that_action() -> None:
    for action, added in (("character", 2), ("architect", 0)):
        at = Position().acting(BLUE, action, 0).has(BLUE, rooms=full_building(2, "character"), crests={2: "crest_lion"})
        at.run(Completion(BLUE, 2), keep=True)
        assert at.points == added


@pytest.mark.rule("TIL-15.8")
def test_markers_do_not_count_for_granted_actions() -> None:
    at = Position().acting(BLUE, "king", 0).has(BLUE, markers={"architect": 3, "king": 2})
    at.has(BLUE, warehouse=["helper_architect_2", "helper_king_2"])
    at.play(BLUE, "helper helper_king_2 -")
    assert at.state.king_space(BLUE) == 6
    at.play(BLUE, "helper helper_architect_2 -", "architect frankfurt walk")
    assert at.options(BLUE, "architect") == []


@pytest.mark.rule("TIL-15.10", "TIL-15.11", "TIL-24.6")
def test_the_rightmost_building_is_completed_by_its_crest_without_a_marker() -> None:
    at = Position().has(BLUE, food=2, warehouse=["crest_lion"])
    events = at.play(BLUE, "crest crest_lion 6")
    assert told(events, BuildingCompleted) == [BuildingCompleted(BLUE, 6, "", 0)]
    assert at.player(BLUE).completed == [6]
    assert at.player(BLUE).markers == {}


@pytest.mark.rule("TIL-15.12")
def test_bonus_first_and_marker_last() -> None:
    at = hiring(1, warehouse=["character_character_2"], crests={4: "crest_lion"})
    at.play(BLUE, "settle character_character_2 b4f1")
    assert at.player(BLUE).completed == [], "its own character action comes first"
    at.play(BLUE, "end action")
    assert at.player(BLUE).completed == [4]
    assert at.points == 1
    at = Position().has(BLUE, food=5, warehouse=["crest_lion"], rooms=full_building(3, "king"))
    at.play(BLUE, "crest crest_lion 3")
    assert at.player(BLUE).completed == []
    at.play(BLUE, "merchant wien walk -")
    assert at.player(BLUE).completed == [3]


@pytest.mark.rule("TIL-15.3", "TIL-15.12")
def test_a_building_is_completed_once_though_its_crest_came_while_its_last_bonus_was_open() -> None:
    at = hiring(1, food=4, gold=2, warehouse=["character_merchant_1", "crest_lion"])
    at.play(BLUE, "settle character_merchant_1 b4f1")
    events = at.play(BLUE, "crest crest_lion 4", "skip")
    assert told(events, BuildingCompleted) == [BuildingCompleted(BLUE, 4, "merchant", 1)]
    events = at.play(BLUE, "merchant paris walk -")
    assert told(events, BuildingCompleted) == []
    assert (at.player(BLUE).completed, at.player(BLUE).markers) == ([4], {"merchant": 1})


@pytest.mark.rule("TIL-9.2")
def test_an_offer_with_gaps_can_be_refreshed_and_an_empty_one_cannot() -> None:
    at = hiring(2)
    at.state.character_offer = ["", "", "character_king_1", "", ""]
    assert "refresh" in at.options(BLUE)
    at.state.character_offer = [""] * 5
    assert "refresh" not in at.options(BLUE)
    full = hiring(2)
    assert "refresh" in full.options(BLUE)
