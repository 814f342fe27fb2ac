"""TIL-21, TIL-23, TIL-24: the bonuses of characters, house spaces and crest spaces."""

import pytest

from engine.events import Forced
from games.tiletum import TILETUM as GAME
from games.tiletum.bonuses import CharacterBonus
from games.tiletum.data import CHARACTERS
from games.tiletum.events import ActionBegan, BonusForgone, BonusLost, BuildingActivated, Gained, Scored, Travelled
from games.tiletum.turn import open_actions
from tests.games.tiletum.positions import BLUE, ORANGE, Position, full_building, told


def bonus(name: str, **holds: object) -> Position:
    """Blue, with nothing else to do, gains the bonus of a character."""
    character = next(c.id for c in CHARACTERS.values() if c.bonus_id == name)
    at = Position().poor(BLUE).acting(BLUE, "king", 0).has(BLUE, **holds)
    at.run(CharacterBonus(BLUE, character), keep=True)
    return at


def own(at: Position) -> list[str]:
    """What the bonus itself asks."""
    return at.options(BLUE)


DONE: list[str] = []
"""Nothing is left to do, and the turn has ended by itself."""

# ---------------------------------------------------------------- characters


@pytest.mark.rule("TIL-21.1", "R-34")
@pytest.mark.parametrize("points", [1, 2])
def test_a_resource_of_choice_and_then_a_contract_action(points: int) -> None:
    at = bonus(f"contract_ap_{points}_any_1")
    assert own(at) == [f"gain {resource}" for resource in ("gold", "food", "wool", "stone", "iron")]
    events = at.play(BLUE, "gain iron")
    assert at.player(BLUE).resources["iron"] == 1
    assert told(events, ActionBegan)[0].points == points
    assert open_actions(at.state)[-1][:2] == ("contract", points)
    assert at.options(BLUE, "swap iron"), "the resource can be swapped at once"


@pytest.mark.rule("TIL-21.2")
def test_a_contract_action_with_three_points() -> None:
    assert open_actions(bonus("contract_ap_3").state)[-1][:2] == ("contract", 3)


@pytest.mark.rule("TIL-21.3", "TIL-21.4", "TIL-21.5", "TIL-21.8", "TIL-21.9", "TIL-21.20")
@pytest.mark.parametrize(
    ("name", "gains"),
    [
        ("wool_2", (0, 0, 2, 0, 0)),
        ("iron_1", (0, 0, 0, 0, 1)),
        ("iron_2", (0, 0, 0, 0, 2)),
        ("gold_1_iron_1", (1, 0, 0, 0, 1)),
        ("gold_1_wool_1", (1, 0, 1, 0, 0)),
        ("food_1", (0, 1, 0, 0, 0)),
        ("food_2", (0, 2, 0, 0, 0)),
        ("gold_2", (2, 0, 0, 0, 0)),
        ("gold_3", (3, 0, 0, 0, 0)),
        ("stone_1", (0, 0, 0, 1, 0)),
        ("stone_2", (0, 0, 0, 2, 0)),
    ],
)
def test_resources_are_simply_gained(name: str, gains: tuple[int, ...]) -> None:
    at = bonus(name)
    assert at.resources(BLUE) == gains
    assert all(option.startswith(("buy", "end")) for option in own(at)), "nothing is asked"


@pytest.mark.rule("TIL-21.6")
@pytest.mark.parametrize("points", [1, 2])
def test_a_character_action(points: int) -> None:
    assert open_actions(bonus(f"character_ap_{points}").state)[-1][:2] == ("character", points)


@pytest.mark.rule("TIL-21.7")
def test_a_step_of_the_architect_and_one_of_the_merchant() -> None:
    at = bonus("architect_step_merchant_step")
    neighbours = ("brugge", "antwerpen", "koeln", "paris", "troyes")
    assert own(at) == [
        *(f"architect {space} walk" for space in neighbours),
        *(f"merchant {space} walk -" for space in neighbours),
        "skip",
    ]
    at.play(BLUE, "merchant paris walk -")
    assert own(at) == [*(f"architect {space} walk" for space in neighbours), "skip"]
    at.play(BLUE, "architect troyes walk")
    assert own(at) == DONE
    assert (at.player(BLUE).merchant, at.player(BLUE).architect) == ("paris", "troyes")
    at = bonus("architect_step_merchant_step")
    assert told(at.play(BLUE, "skip"), BonusForgone) == [BonusForgone(BLUE)]
    assert own(at) == DONE


@pytest.mark.rule("TIL-21.10")
@pytest.mark.parametrize("points", [1, 2])
def test_a_king_action(points: int) -> None:
    at = bonus(f"king_ap_{points}")
    assert at.state.king_space(BLUE) == 4 + points
    assert own(at) == DONE


@pytest.mark.rule("TIL-21.11")
@pytest.mark.parametrize("vp", [2, 3])
def test_points(vp: int) -> None:
    at = bonus(f"vp_{vp}")
    assert at.player(BLUE).points == vp
    assert at.player(BLUE).scored == {"characters": vp}


@pytest.mark.rule("TIL-21.12")
def test_steps_of_the_merchant() -> None:
    at = bonus("merchant_step_1")
    assert len(own(at)) == 6
    assert at.reason(BLUE, "merchant lyon walk -") == "too-far"
    at.play(BLUE, "merchant troyes walk -")
    assert own(at) == DONE
    at = bonus("merchant_step_2")
    at.play(BLUE, "merchant lyon walk -")
    assert own(at) == DONE, "two steps as one route"
    at = bonus("merchant_step_2")
    events = at.play(BLUE, "merchant troyes walk -", "merchant lyon walk -")
    assert [event.steps for event in told(events, Travelled)] == [1, 1]
    at = bonus("merchant_step_2")
    at.play(BLUE, "merchant troyes walk -", "skip")
    assert at.player(BLUE).merchant == "troyes"


@pytest.mark.rule("TIL-21.13")
def test_a_step_of_the_merchant_and_a_house_in_either_order() -> None:
    at = bonus("merchant_step_house", merchant="arles")
    at.play(BLUE, "merchant lyon house 2")
    assert at.state.houses["lyon_house_2"] == BLUE
    assert own(at) == DONE
    at = bonus("merchant_step_house", merchant="arles")
    at.play(BLUE, "merchant arles house 1")
    assert "merchant lyon walk -" in own(at)
    assert "merchant lyon house 2" not in own(at)
    at.play(BLUE, "merchant lyon walk -")
    assert own(at) == DONE
    at = bonus("merchant_step_house", merchant="arles")
    at.play(BLUE, "merchant lyon walk -", "skip")
    assert at.state.houses_of(BLUE) == 1


@pytest.mark.rule("TIL-21.14", "TIL-21.15")
def test_a_house_where_the_merchant_stands() -> None:
    at = bonus("house_here", merchant="arles")
    assert own(at) == ["merchant arles house 1", "skip"]
    at.play(BLUE, "merchant arles house 1")
    assert at.state.houses["arles_house_1"] == BLUE


@pytest.mark.rule("TIL-21.15", "TIL-21.21")
@pytest.mark.parametrize(("merchant", "houses"), [("tiletum", 2), ("arles_genova", 2), ("arles", 0)])
def test_a_house_that_cannot_be_placed_is_lost(merchant: str, houses: int) -> None:
    at = Position().acting(BLUE, "king", 0).poor(BLUE).has(BLUE, merchant=merchant, houses=houses)
    events = at.run(CharacterBonus(BLUE, "character_merchant_3"), keep=True)
    assert told(events, BonusLost) == [BonusLost(BLUE, "house")]
    assert own(at) == DONE


@pytest.mark.rule("TIL-21.16")
def test_steps_of_the_architect() -> None:
    at = bonus("architect_step_2", architect="frankfurt")
    at.play(BLUE, "architect praha walk")
    assert at.player(BLUE).architect == "praha"
    assert own(at) == DONE
    at = bonus("architect_step_1", architect="frankfurt")
    assert at.reason(BLUE, "architect praha walk") == "too-far"
    assert at.reason(BLUE, "architect nuernberg tile") == "not-part-of-bonus"


@pytest.mark.rule("TIL-21.17")
def test_a_step_of_the_architect_and_a_pillar_in_either_order() -> None:
    at = bonus("architect_step_pillar", architect="nuernberg")
    assert "architect praha pillar" in own(at)
    at.play(BLUE, "architect praha pillar")
    assert at.state.pillars["praha"] == (BLUE,)
    assert own(at) == DONE
    at = bonus("architect_step_pillar", architect="praha")
    at.play(BLUE, "architect praha pillar", "architect wien walk")
    assert at.state.pillars["wien"] == ()
    assert own(at) == DONE
    at = bonus("architect_step_pillar", architect="praha")
    at.play(BLUE, "skip")
    assert at.state.pillars_of(BLUE) == 0


@pytest.mark.rule("TIL-21.18", "TIL-21.19", "TIL-21.21")
def test_a_pillar_where_the_architect_stands() -> None:
    at = bonus("pillar_here", architect="praha")
    assert own(at) == ["architect praha pillar", "skip"]
    at.pillar("praha", ORANGE)
    at.play(BLUE, "architect praha pillar")
    assert at.state.pillars["praha"] == (ORANGE, BLUE), "in the order in which they were placed"
    assert at.player(BLUE).pillars == 1
    assert own(bonus("pillar_here", architect="lyon")) == DONE, "the cathedral is not built"
    assert own(bonus("pillar_here", architect="frankfurt")) == DONE
    assert own(bonus("pillar_here", architect="praha", pillars=0)) == DONE
    there = Position().poor(BLUE).acting(BLUE, "king", 0).has(BLUE, architect="praha").pillar("praha", BLUE)
    there.run(CharacterBonus(BLUE, "character_architect_3"), keep=True)
    assert own(there) == DONE


def test_every_bonus_of_the_table_resolves() -> None:
    for character in CHARACTERS.values():
        at = Position().acting(BLUE, "king", 0).has(BLUE, gold=2)
        at.run(CharacterBonus(BLUE, character.id), keep=True)
        assert GAME.to_act(at.state) == (BLUE,)


# ---------------------------------------------------------------- activating a building


def activating(rooms: dict[str, str], **holds: object) -> Position:
    at = Position().poor(BLUE).acting(BLUE, "merchant", 2).has(BLUE, merchant="leipzig", rooms=rooms, **holds)
    at.play(BLUE, "merchant leipzig house 1")
    return at


@pytest.mark.rule("TIL-23.5", "TIL-23.6")
def test_the_bonuses_of_one_building_come_once_each_in_any_order() -> None:
    at = activating({"b2f1": "character_king_3", "b2f2": "character_king_5", "b5f1": "character_contract_3"})
    at.play(BLUE, "activate 2 character_king_5")
    assert at.resources(BLUE)[0] == 2
    assert at.options(BLUE, "activate") == ["activate 2 character_king_3"], "another building is out of question"
    at.play(BLUE, "activate 2 character_king_3")
    assert at.player(BLUE).points == 2
    assert (at.state.action, at.points) == ("merchant", 1)


THREE = {"b1f1": "character_king_3", "b1f2": "character_king_5", "b1f3": "character_king_4"}
"""2 VP, 2 gold and 3 VP, from the lowest floor up."""


@pytest.mark.rule("TIL-23.5")
def test_any_building_with_a_character_can_be_chosen() -> None:
    rooms = THREE | {
        "b2f2": "character_contract_3", "b3f1": "character_merchant_4", "b3f2": "character_merchant_9",
        "b4f1": "character_architect_4", "b5f1": "character_character_4",
    }  # fmt: skip
    assert own(activating(rooms)) == [
        "activate 1 character_king_3", "activate 1 character_king_5", "activate 1 character_king_4", "activate 1 all",
        "activate 2 character_contract_3",
        "activate 3 character_merchant_4", "activate 3 character_merchant_9", "activate 3 all",
        "activate 4 character_architect_4",
        "activate 5 character_character_4",
        "skip",
    ]  # fmt: skip


@pytest.mark.rule("TIL-23.5", "TIL-23.6")
@pytest.mark.parametrize("first", THREE.values())
def test_whichever_bonus_comes_first_the_others_of_the_building_are_left(first: str) -> None:
    at = activating(THREE | {"b4f1": "character_contract_3"})
    events = at.play(BLUE, f"activate 1 {first}")
    assert told(events, BuildingActivated) == [BuildingActivated(BLUE, 1)]
    others = [character for character in THREE.values() if character != first]
    assert own(at)[:4] == [*[f"activate 1 {other}" for other in others], "activate 1 all", "skip"]
    events = at.play(BLUE, "activate 1 all")
    assert told(events, BuildingActivated) == [], "it is the same activation"
    assert (at.player(BLUE).points, at.resources(BLUE)) == (5, (2, 0, 0, 0, 0)), "each of them once"
    assert not at.options(BLUE, "activate")


@pytest.mark.rule("TIL-23.12", "TIL-21.21")
def test_a_building_whose_characters_can_do_nothing_is_not_offered() -> None:
    pillar_here = next(c.id for c in CHARACTERS.values() if c.bonus_id == "pillar_here")
    rooms = {"b4f1": pillar_here, "b5f1": "character_king_3"}
    at = activating(rooms, architect="frankfurt")
    assert own(at)[:2] == ["activate 5 character_king_3", "skip"]
    assert at.reason(BLUE, f"activate 4 {pillar_here}") == "bonus-impossible"
    assert at.reason(BLUE, "activate 4 character_king_3") == "nobody-there"
    assert GAME.default_move(at.state, BLUE).notation == "activate 5 character_king_3"
    assert own(activating(rooms, architect="praha"))[0] == f"activate 4 {pillar_here}", "there it has a place"
    both = activating({"b2f1": pillar_here, "b2f2": "character_king_3"}, architect="frankfurt")
    assert own(both)[:2] == [f"activate 2 {pillar_here}", "activate 2 character_king_3"], "the other may change it"


@pytest.mark.rule("TIL-23.5", "TIL-23.6")
def test_all_bonuses_of_a_building_come_from_the_lowest_floor_up() -> None:
    at = activating(THREE)
    events = at.play(BLUE, "activate 1 all")
    assert [event.source for event in events if isinstance(event, Scored | Gained)] == [*THREE.values()]


@pytest.mark.rule("TIL-23.5", "TIL-23.7", "R-18")
def test_a_building_is_activated_however_the_house_was_placed() -> None:
    rooms = {"b4f1": "character_king_3"}
    by_crest = crest(1, rooms=rooms)
    by_crest.play(BLUE, "house leipzig 1")
    by_character = bonus("house_here", merchant="leipzig", rooms=rooms)
    by_character.play(BLUE, "merchant leipzig house 1")
    for at in (by_crest, by_character, activating(rooms)):
        assert own(at)[:2] == ["activate 4 character_king_3", "skip"]
        at.play(BLUE, "activate 4 character_king_3")
        assert at.player(BLUE).points == 2


@pytest.mark.rule("TIL-8.4", "TIL-23.4", "TIL-23.5")
def test_a_house_on_a_plain_space_or_one_with_points_activates_nothing() -> None:
    rooms = {"b4f1": "character_king_3"}
    for space, points in (("leipzig 2", 0), ("wien 1", 4), ("arles 1", 0)):
        at = crest(1, rooms=rooms)
        events = at.play(BLUE, f"house {space}")
        assert at.player(BLUE).points == points
        assert own(at) == DONE
        assert told(events, BonusLost) == []


@pytest.mark.rule("TIL-23.6")
def test_any_of_the_bonuses_may_be_skipped() -> None:
    at = activating({"b2f1": "character_king_3", "b2f2": "character_king_4"})
    at.play(BLUE, "activate 2 character_king_4", "skip")
    assert at.player(BLUE).points == 3
    at = activating({"b2f1": "character_king_3", "b2f2": "character_king_4"})
    at.play(BLUE, "skip")
    assert at.player(BLUE).points == 0
    assert at.points == 1


@pytest.mark.rule("TIL-23.5")
def test_completed_buildings_can_be_activated_too() -> None:
    at = activating(full_building(4, "king"), crests={4: "crest_lion"}, completed=[4], markers={"king": 1})
    at.play(BLUE, "activate 4 character_king_1")
    assert at.state.king_space(BLUE) == 5


@pytest.mark.rule("TIL-23.12", "R-33")
def test_a_character_placed_meanwhile_is_not_added() -> None:
    rooms = {"b1f2": "character_character_2", "b1f3": "character_character_4"}
    at = activating(rooms, warehouse=["character_character_5"])
    at.play(BLUE, "activate 1 character_character_2", "settle character_character_5 b1f1", "end action")
    assert at.options(BLUE, "activate") == ["activate 1 character_character_4"]


@pytest.mark.rule("TIL-23.12")
def test_with_no_character_at_all_the_bonus_is_lost() -> None:
    at = Position().poor(BLUE).acting(BLUE, "merchant", 1).has(BLUE, merchant="leipzig")
    events = at.play(BLUE, "merchant leipzig house 1")
    assert told(events, BonusLost) == [BonusLost(BLUE, "activate")]
    assert own(at) == DONE


def test_bonuses_that_ask_come_one_after_the_other() -> None:
    at = activating({"b2f1": "character_contract_1", "b2f2": "character_contract_3"})
    at.play(BLUE, "activate 2 all")
    assert at.options(BLUE, "gain")
    at.play(BLUE, "gain iron", "end action")
    assert at.resources(BLUE) == (0, 0, 2, 0, 1)


# ---------------------------------------------------------------- crest spaces


def crest(building: int, **holds: object) -> Position:
    at = Position().poor(BLUE).acting(BLUE, "king", 0).has(BLUE, food=6, warehouse=["crest_lion"], **holds)
    at.play(BLUE, f"crest crest_lion {building}")
    return at.has(BLUE, food=0)


@pytest.mark.rule("TIL-24.1", "TIL-24.7")
def test_the_first_crest_places_a_house_anywhere() -> None:
    at = crest(1)
    assert all(option.startswith("house") for option in own(at))
    assert "house firenze 1" in own(at)
    assert not [option for option in own(at) if "tiletum" in option], "there is a house already"
    assert at.reason(BLUE, "skip") == "must-place"
    assert at.reason(BLUE, "house tiletum 1") == "house-already-there"
    at.play(BLUE, "house firenze 1")
    assert at.player(BLUE).houses == 1
    assert at.player(BLUE).points == 5
    assert own(at) == DONE


@pytest.mark.rule("TIL-24.2", "TIL-24.7")
def test_the_second_crest_places_a_pillar_anywhere() -> None:
    at = crest(2)
    assert own(at) == [f"pillar {city}" for city in at.state.pillars]
    assert at.reason(BLUE, "skip") == "must-place"
    at.play(BLUE, "pillar firenze")
    assert at.state.pillars["firenze"] == (BLUE,)


@pytest.mark.rule("R-17", "TIL-24.7")
def test_a_house_or_pillar_that_is_impossible_is_lost_but_the_crest_stays() -> None:
    for building, what, holds in ((1, "house", {"houses": 0}), (2, "pillar", {"pillars": 0})):
        at = Position().poor(BLUE).acting(BLUE, "king", 0).has(BLUE, food=6, warehouse=["crest_lion"], **holds)
        events = at.play(BLUE, f"crest crest_lion {building}")
        assert told(events, BonusLost) == [BonusLost(BLUE, what)]
        assert own(at) == DONE
        assert at.player(BLUE).crests[building - 1] == "crest_lion"


@pytest.mark.rule("TIL-24.3", "TIL-24.7", "R-17")
def test_the_third_crest_moves_the_merchant_anywhere() -> None:
    at = crest(3)
    assert len(own(at)) == 28 + 1
    assert at.reason(BLUE, "architect wien walk") == "not-part-of-bonus"
    events = at.play(BLUE, "merchant nuernberg_verona walk -")
    assert told(events, Travelled) == [Travelled(BLUE, "merchant", "tiletum", "nuernberg_verona", 0)]
    at = crest(3)
    at.play(BLUE, "skip")
    assert at.player(BLUE).merchant == "tiletum"


@pytest.mark.rule("TIL-24.4", "TIL-24.7")
def test_the_fourth_crest_moves_the_architect_anywhere() -> None:
    at = crest(4)
    assert len(own(at)) == 28 + 1
    at.play(BLUE, "architect firenze walk")
    assert at.player(BLUE).architect == "firenze"
    at = crest(4)
    at.play(BLUE, "skip")
    assert at.player(BLUE).architect == "tiletum"


@pytest.mark.rule("TIL-24.5")
def test_the_fifth_crest_gives_two_resources_of_choice() -> None:
    at = crest(5)
    assert len(own(at)) == 15
    at.play(BLUE, "gain gold+stone")
    assert at.resources(BLUE) == (1, 0, 0, 1, 0)


@pytest.mark.rule("TIL-24.6")
def test_the_sixth_crest_gives_five_points() -> None:
    assert crest(6).player(BLUE).points == 5


@pytest.mark.rule("TIL-24.7")
def test_the_only_place_for_a_house_or_pillar_is_not_asked_for() -> None:
    at = Position().poor(BLUE).acting(BLUE, "king", 0).has(BLUE, food=6, warehouse=["crest_lion"])
    for space in at.state.houses:
        at.state.houses[space] = at.state.houses[space] if space == "wien_house_1" else ORANGE
    events = at.play(BLUE, "crest crest_lion 1")
    assert told(events, Forced) == [Forced(BLUE, "house wien 1")]
    assert at.state.houses["wien_house_1"] == BLUE
    at = Position().poor(BLUE).acting(BLUE, "king", 0).has(BLUE, food=6, warehouse=["crest_lion"])
    for city in at.state.pillars:
        at.pillar(city, *(() if city == "wien" else (BLUE,)))
    events = at.play(BLUE, "crest crest_lion 2")
    assert told(events, Forced) == [Forced(BLUE, "pillar wien")]
    assert at.state.pillars["wien"] == (BLUE,)


@pytest.mark.rule("TIL-21.21")
def test_what_is_left_of_a_bonus_and_cannot_be_had_falls_away_by_itself() -> None:
    """A task has used the last pillar while the bonus was waiting."""
    at = bonus("architect_step_pillar", architect="wien", pillars=1, warehouse=["helper_architect_2"])
    at.play(BLUE, "helper helper_architect_2 -", "architect wien pillar", "end action")
    assert "architect wien pillar" not in own(at)
    assert told(at.play(BLUE, "architect praha walk"), BonusLost) == [BonusLost(BLUE, "pillar")]
    here = bonus("pillar_here", architect="wien", pillars=1, warehouse=["helper_architect_2"])
    here.play(BLUE, "helper helper_architect_2 -")
    here.play(BLUE, "architect wien pillar")
    events = here.play(BLUE, "end action")
    assert told(events, Forced) == [Forced(BLUE, "skip")], "nothing but forgoing it is left"
    assert own(here) == DONE


def test_a_task_may_use_the_last_house_while_one_is_to_be_placed() -> None:
    """The question then falls away: there is nothing left to place."""
    at = Position().poor(BLUE).acting(BLUE, "king", 0)
    at.has(BLUE, food=6, houses=1, merchant="arles", warehouse=["crest_lion", "helper_merchant_2"])
    at.play(BLUE, "crest crest_lion 1", "helper helper_merchant_2 -", "merchant arles house 1")
    assert at.options(BLUE, "house") == []
    at.play(BLUE, "end action")
    assert at.to_act == (ORANGE,), "nothing else was left to do in the turn"
    assert at.player(BLUE).crests[0] == "crest_lion"


def test_whose_time_is_out_gets_what_is_free_and_is_not_moved() -> None:
    assert GAME.default_move(bonus("merchant_step_1").state, BLUE).notation == "skip"
    assert GAME.default_move(bonus("merchant_step_house").state, BLUE).notation == "skip", "a house is there already"
    here = bonus("merchant_step_house", merchant="arles")
    assert GAME.default_move(here.state, BLUE).notation == "merchant arles house 1"
    here = bonus("architect_step_pillar", architect="wien")
    assert GAME.default_move(here.state, BLUE).notation == "architect wien pillar"
    assert GAME.default_move(bonus("architect_step_2", architect="wien").state, BLUE).notation == "skip"
    assert GAME.default_move(crest(3).state, BLUE).notation == "skip"
    assert GAME.default_move(crest(5).state, BLUE).notation == "gain gold+gold"
    assert GAME.default_move(crest(1).state, BLUE).notation == "house firenze 1"
    assert GAME.default_move(crest(2).state, BLUE).notation == "pillar london"
    rooms = {"b1f2": "character_contract_3", "b2f1": "character_king_3", "b2f2": "character_king_4"}
    at = activating(rooms)
    assert GAME.default_move(at.state, BLUE).notation == "activate 2 all"
    at.play(BLUE, "activate 2 character_king_3")
    assert GAME.default_move(at.state, BLUE).notation == "activate 2 character_king_4"
    at = activating(THREE)
    at.play(BLUE, "activate 1 character_king_5")
    assert GAME.default_move(at.state, BLUE).notation == "activate 1 all"
    single = activating({"b4f1": "character_king_3"})
    assert GAME.default_move(single.state, BLUE).notation == "activate 4 character_king_3"
