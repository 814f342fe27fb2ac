"""TIL-13, TIL-14, TIL-20: tasks, the warehouse, helpers."""

import pytest

from games.tiletum import TILETUM as GAME
from games.tiletum import data
from games.tiletum.bonuses import CharacterBonus
from games.tiletum.events import (
    ActionBegan,
    Bought,
    ContractFulfilled,
    Contributed,
    CrestPlaced,
    Gained,
    HelperUsed,
    Paid,
    PointsAdded,
    Scored,
)
from games.tiletum.turn import open_actions
from games.tiletum.warehouse import can_take
from tests.games.tiletum.positions import BLUE, DULL, GREEN, ORANGE, Position, full_building, told


def idle(**holds: object) -> Position:
    """Blue's king action is over, so that only tasks are left."""
    return Position().poor(BLUE).acting(BLUE, "king", 0).has(BLUE, **holds)


# ---------------------------------------------------------------- tasks at any time


@pytest.mark.rule("TIL-13.1", "R-6")
def test_tasks_are_open_in_every_question_of_the_own_turn() -> None:
    moments = [
        Position().turn(BLUE),
        Position().acting(BLUE, "merchant", 3),
        Position().granted(BLUE, "architect", 2),
        Position().acting(BLUE, "merchant", 3).has(BLUE, gold=2),
    ]
    moments[-1].play(BLUE, "end action")
    for at in moments:
        at.has(BLUE, gold=4, iron=2, stone=3, food=2, warehouse=["contract_iron_2", "crest_lion", "helper_gold_4"])
        at.pillar("wien", BLUE)
        options = at.options(BLUE)
        for task in ("buy iron 1", "fulfil contract_iron_2 -", "crest crest_lion 6", "contribute wien"):
            assert task in options
        assert "helper helper_gold_4 -" in options
        depth = len(at.state.stack)
        at.play(BLUE, "buy wool 2", "contribute wien", "helper helper_gold_4 -", "crest crest_lion 6")
        at.play(BLUE, "fulfil contract_iron_2 -")
        assert len(at.state.stack) == depth, "the same question is asked again"


def test_tasks_are_listed_in_a_stable_order_after_what_is_asked_and_before_the_end() -> None:
    at = idle(gold=2, iron=2, stone=3, food=2, warehouse=["helper_gold_4", "crest_lion", "contract_iron_2"])
    at.pillar("wien", BLUE)
    assert at.options(BLUE) == [
        *("buy stone 1", "buy wool 1", "buy iron 1", "buy food 1"),
        "crest crest_lion 6",
        "contribute wien",
        "helper helper_gold_4 -",
        "fulfil contract_iron_2 -",
        *("end action", "end turn"),
    ]
    at.acting(BLUE, "contract", 1).has(BLUE, gold=0, food=0, stone=0, warehouse=["helper_gold_4"])
    at.state.swapped = True
    at.state.contract_offer = ["", "", "", "contract_same_5", "contract_same_8"]
    assert at.options(BLUE) == [
        *("sign 4", "sign 5"),
        *(f"swap iron {get}" for get in ("gold", "food", "wool", "stone")),
        "helper helper_gold_4 -",
        *("end action", "end turn"),
    ]


def test_what_is_asked_is_listed_before_the_tasks() -> None:
    buys = ["buy stone 1", "buy wool 1", "buy iron 1", "buy food 1"]
    at = idle(gold=2).granted(BLUE, "merchant", 1)
    assert at.options(BLUE)[-6:] == ["merchant troyes walk -", *buys, "end action"]
    at = idle(gold=2)
    at.run(CharacterBonus(BLUE, "character_merchant_1"), keep=True)
    assert at.options(BLUE)[-6:] == ["merchant troyes walk -", "skip", *buys]
    at = Position().poor(BLUE).dice("pink6").facing("joker", 6).has(BLUE, gold=2)
    assert at.options(BLUE)[-5:] == ["die pink6 5 leave food", *buys]
    at.play(BLUE, "die pink6 6 leave food")
    assert at.options(BLUE) == [*[f"perform {action}" for action in data.PLAIN_ACTIONS], *buys]


@pytest.mark.rule("TIL-13.1")
def test_nobody_does_tasks_in_anothers_turn() -> None:
    at = Position().has(ORANGE, gold=8)
    assert at.options(ORANGE) == []
    assert at.refusal(ORANGE, "buy iron 1").reason == "refusal-not-your-decision"


@pytest.mark.rule("TIL-13.1")
def test_tasks_may_come_while_a_bonus_is_being_resolved() -> None:
    at = Position().poor(BLUE).acting(BLUE, "character", 1)
    at.has(BLUE, iron=2, pillars=0, architect="wien", warehouse=["character_architect_5", "contract_iron_2"])
    at.play(BLUE, "settle character_architect_5 b4f1")
    assert "architect wien pillar" not in at.options(BLUE)
    at.play(BLUE, "fulfil contract_iron_2 -")
    assert "architect wien pillar" in at.options(BLUE), "the pillar of the contract is usable at once"


@pytest.mark.rule("TIL-13.2")
def test_two_gold_buy_one_good() -> None:
    at = idle(gold=5, warehouse=[DULL])
    assert at.options(BLUE, "buy") == [f"buy {good} {n}" for good in ("stone", "wool", "iron", "food") for n in (1, 2)]
    events = at.play(BLUE, "buy wool 2")
    assert told(events, Bought) == [Bought(BLUE, "wool", 2)]
    assert at.resources(BLUE) == (1, 0, 2, 0, 0)
    assert at.options(BLUE, "buy") == []
    assert at.reason(BLUE, "buy iron 1") == "gold-short"


# ---------------------------------------------------------------- contracts


@pytest.mark.rule("TIL-13.3", "TIL-14.7")
def test_a_contract_is_paid_and_moves_to_the_leftmost_free_space() -> None:
    at = idle(iron=2, wool=3, warehouse=["contract_wool_3", "contract_iron_2"], contracts=["contract_same_1"])
    events = at.play(BLUE, "fulfil contract_iron_2 -")
    assert told(events, Paid) == [Paid(BLUE, "iron", 2, "contract_iron_2")]
    assert told(events, ContractFulfilled)[0].space == 2
    assert at.player(BLUE).contracts == ["contract_same_1", "contract_iron_2"]
    assert at.player(BLUE).warehouse == ["contract_wool_3"], "the other waits as long as its owner likes"


@pytest.mark.rule("TIL-13.4")
@pytest.mark.parametrize(("fulfilled", "pillars"), [(0, 3), (4, 3), (5, 2)])
def test_the_pillar_of_the_space_moves_to_the_supply(fulfilled: int, pillars: int) -> None:
    at = idle(iron=2, warehouse=["contract_iron_2"], contracts=["contract_same_1"] * fulfilled)
    at.play(BLUE, "fulfil contract_iron_2 -")
    assert at.player(BLUE).pillars == pillars


@pytest.mark.rule("TIL-13.5")
@pytest.mark.parametrize(("fulfilled", "vp"), [(0, 1), (1, 1), (2, 2), (3, 3), (4, 4), (5, 6)])
def test_tile_and_space_both_score(fulfilled: int, vp: int) -> None:
    at = idle(iron=2, warehouse=["contract_iron_2"], contracts=["contract_same_1"] * fulfilled)
    events = at.play(BLUE, "fulfil contract_iron_2 -")
    assert [event.points for event in told(events, Scored)] == [2, vp]
    assert at.player(BLUE).points == 2 + vp


@pytest.mark.rule("TIL-13.6")
def test_the_reward_of_a_contract_is_gained_too() -> None:
    at = idle(iron=3, wool=3, warehouse=["contract_mixed_3_3_character"])
    at.play(BLUE, "fulfil contract_mixed_3_3_character -")
    assert open_actions(at.state)[-1][:2] == ("character", 1)
    assert at.player(BLUE).warehouse == [], "it leaves the warehouse before its reward"


@pytest.mark.rule("TIL-13.13")
def test_with_all_six_spaces_covered_no_contract_is_fulfilled() -> None:
    at = idle(iron=2, warehouse=["contract_iron_2"], contracts=["contract_same_1"] * 6)
    assert at.options(BLUE, "fulfil") == []
    assert at.reason(BLUE, "fulfil contract_iron_2 -") == "contract-spaces-covered"


@pytest.mark.rule("TIL-13.14")
def test_contract_and_crest_leave_before_their_reward_a_helper_after_it() -> None:
    at = idle(iron=3, wool=3, food=3, warehouse=["contract_mixed_3_3_character", "crest_lion", DULL, DULL])
    at.play(BLUE, "fulfil contract_mixed_3_3_character -")
    assert at.options(BLUE, "hire"), "there is room for a character"
    at.play(BLUE, "crest crest_lion 5")
    assert at.player(BLUE).room_left == 2
    at = idle(warehouse=["helper_character_2", DULL, DULL, DULL])
    at.play(BLUE, "helper helper_character_2 -")
    assert at.player(BLUE).room_left == 0
    assert at.options(BLUE, "hire") == []
    at.play(BLUE, "end action")
    assert at.player(BLUE).room_left == 1
    assert at.state.removed == {"helper_character_2": 1}


# ---------------------------------------------------------------- crests and cathedrals


@pytest.mark.rule("TIL-13.7")
@pytest.mark.parametrize(("building", "food"), [(1, 6), (2, 6), (3, 5), (4, 4), (5, 3), (6, 2)])
def test_a_crest_costs_the_food_of_its_space(building: int, food: int) -> None:
    at = idle(food=food - 1, warehouse=["crest_eagle"])
    assert at.reason(BLUE, f"crest crest_eagle {building}") == "food-short"
    at.has(BLUE, food=food)
    events = at.play(BLUE, f"crest crest_eagle {building}")
    assert told(events, Paid) == [Paid(BLUE, "food", food, "crest_eagle")]
    assert told(events, CrestPlaced) == [CrestPlaced(BLUE, "crest_eagle", building)]
    assert at.player(BLUE).crests[building - 1] == "crest_eagle"
    assert at.player(BLUE).warehouse == []


@pytest.mark.rule("TIL-13.8")
def test_the_bonus_of_the_crest_space_is_gained_immediately() -> None:
    at = idle(food=2, warehouse=["crest_eagle"])
    at.play(BLUE, "crest crest_eagle 6")
    assert at.player(BLUE).points == 5


def contributing(**holds: object) -> Position:
    return idle(stone=3, **holds).pillar("wien", ORANGE, BLUE)


@pytest.mark.rule("TIL-13.9")
def test_a_contribution_takes_the_top_tile_and_scores_both() -> None:
    at = contributing()
    events = at.play(BLUE, "contribute wien")
    assert told(events, Contributed) == [Contributed(BLUE, "wien", "cost_3_4", 7)]
    assert at.player(BLUE).points == 4 + 7
    assert at.player(BLUE).resources["stone"] == 0
    at = contributing()
    at.state.contributors["wien"] = (ORANGE,)
    at.play(BLUE, "contribute wien")
    assert at.state.contributors["wien"] == (ORANGE, BLUE), "in the order in which they took the tiles"
    assert at.player(BLUE).points == 4 + 4
    assert idle(stone=9).reason(BLUE, "contribute wien") == "contribution-needs-pillar"
    assert contributing().has(BLUE, stone=2).reason(BLUE, "contribute wien") == "stone-short"


@pytest.mark.rule("TIL-13.10")
def test_everybody_contributes_once_to_a_cathedral() -> None:
    at = contributing(warehouse=[DULL])
    at.play(BLUE, "contribute wien")
    at.has(BLUE, stone=9)
    assert at.reason(BLUE, "contribute wien") == "contributed-already"


@pytest.mark.rule("TIL-13.11")
def test_the_architect_need_not_be_there() -> None:
    at = contributing(architect="london")
    assert "contribute wien" in at.options(BLUE)


@pytest.mark.rule("TIL-13.15", "TIL-14.11")
def test_the_cost_tile_stays_and_the_cathedral_tile_needs_no_space() -> None:
    at = contributing(warehouse=[DULL] * 4)
    at.play(BLUE, "contribute wien")
    assert at.state.costs["wien"] == "cost_3_4"
    assert at.state.contributors["wien"] == (BLUE,)
    assert at.player(BLUE).warehouse == [DULL] * 4
    assert at.state.cathedral_tiles_of(BLUE) == 1


# ---------------------------------------------------------------- the warehouse


@pytest.mark.rule("TIL-14.2", "TIL-14.12")
def test_a_tile_needs_an_empty_space() -> None:
    for tile in ("helper_any_2", "contract_iron_2", "crest_lion", "character_king_1"):
        assert can_take(Position().has(BLUE, warehouse=[DULL] * 3).player(BLUE), tile)
        assert not can_take(Position().has(BLUE, warehouse=[DULL] * 4).player(BLUE), tile)
        assert not can_take(Position().has(BLUE, warehouse=[DULL] * 3, using=[DULL]).player(BLUE), tile)


@pytest.mark.rule("TIL-14.3")
def test_nothing_throws_a_tile_away() -> None:
    tiles = ["character_king_1", "contract_iron_9", "crest_lion", "helper_plus_ap_1"]
    at = idle(warehouse=tiles)
    assert at.options(BLUE) == ["helper helper_plus_ap_1 -", "end turn"]
    at.play(BLUE, "end turn")
    assert at.player(BLUE).warehouse == tiles


@pytest.mark.rule("TIL-14.4")
def test_space_is_freed_by_tasks_and_by_placing_characters() -> None:
    at = Position().poor(BLUE).acting(BLUE, "character", 4).has(BLUE, iron=2)
    at.has(BLUE, warehouse=["contract_iron_2", "character_king_3", DULL, DULL])
    assert at.options(BLUE, "hire") == []
    at.play(BLUE, "settle character_king_3 b1f1")
    assert at.player(BLUE).room_left == 1
    at.play(BLUE, "fulfil contract_iron_2 -")
    assert at.player(BLUE).room_left == 2
    assert at.options(BLUE, "hire")


@pytest.mark.rule("TIL-14.5")
def test_crests_of_six_families_are_in_both_stacks() -> None:
    assert len(data.CRESTS) == 6
    assert all(data.bonus_stack(2)[crest] == 1 for crest in data.CRESTS)
    assert all(data.bonus_stack(4)[crest] + data.contract_stack(4)[crest] == 3 for crest in data.CRESTS)
    assert not set(data.CRESTS) & set(data.character_stack(4))


@pytest.mark.rule("TIL-14.6", "TIL-14.12")
def test_a_second_crest_of_a_family_may_not_be_taken() -> None:
    assert not can_take(Position().has(BLUE, warehouse=["crest_lion"]).player(BLUE), "crest_lion")
    assert not can_take(Position().has(BLUE, crests={4: "crest_lion"}).player(BLUE), "crest_lion")
    assert can_take(Position().has(BLUE, crests={4: "crest_lion"}).player(BLUE), "crest_eagle")


@pytest.mark.rule("TIL-14.8", "TIL-14.12", "R-7")
def test_contracts_may_be_taken_until_all_spaces_are_covered() -> None:
    at = Position().has(BLUE, contracts=["contract_same_1"] * 5, warehouse=["contract_iron_2"])
    assert can_take(at.player(BLUE), "contract_iron_3"), "contracts waiting in the warehouse do not count"
    at.has(BLUE, contracts=["contract_same_1"] * 6)
    assert not can_take(at.player(BLUE), "contract_iron_3")
    assert can_take(at.player(BLUE), "helper_any_2")


@pytest.mark.rule("TIL-14.9")
def test_helpers_are_bonus_tiles_only() -> None:
    assert not set(data.HELPERS) & (set(data.contract_stack(4)) | set(data.character_stack(4)))
    assert sum(count for tile, count in data.bonus_stack(4).items() if tile in data.HELPERS) == 38


@pytest.mark.rule("TIL-14.10")
def test_contracts_and_crests_from_the_bonus_stack_are_like_all_others() -> None:
    assert {"contract_iron_2", "contract_mixed_2"} <= {tile for tile in data.bonus_stack(2) if tile in data.CONTRACTS}
    at = Position().poor(BLUE).acting(BLUE, "architect", 1).has(BLUE, architect="wien", crests={1: "crest_lion"})
    at.state.city_tiles["wien"] = "crest_lion"
    assert at.reason(BLUE, "architect wien tile") == "crest-family"
    at.state.city_tiles["wien"] = "contract_iron_2"
    at.has(BLUE, contracts=["contract_same_1"] * 6)
    assert at.reason(BLUE, "architect wien tile") == "no-contract-space"


# ---------------------------------------------------------------- helpers


@pytest.mark.rule("TIL-13.12", "R-10")
def test_a_used_helper_leaves_the_game() -> None:
    at = idle(warehouse=["helper_gold_4", DULL])
    events = at.play(BLUE, "helper helper_gold_4 -")
    assert told(events, HelperUsed) == [HelperUsed(BLUE, "helper_gold_4")]
    assert at.player(BLUE).warehouse == [DULL]
    assert at.state.removed == {"helper_gold_4": 1}
    assert at.state.bonus_stack.get("helper_gold_4", 0) <= 2


@pytest.mark.rule("TIL-20.1")
def test_the_joker_helper_is_any_action_with_one_point() -> None:
    at = idle(warehouse=["helper_joker_1"])
    assert at.options(BLUE, "helper") == [
        f"helper helper_joker_1 {action}" for action in ("architect", "merchant", "character", "contract", "king")
    ]
    at.play(BLUE, "helper helper_joker_1 merchant")
    assert open_actions(at.state)[-1] == ("merchant", 1, "helper_joker_1")
    at = idle(warehouse=["helper_joker_1"])
    at.play(BLUE, "helper helper_joker_1 king")
    assert at.state.king_space(BLUE) == 5


@pytest.mark.rule("TIL-20.2")
@pytest.mark.parametrize("action", ["merchant", "character", "contract", "architect", "king"])
@pytest.mark.parametrize("points", [2, 3])
def test_helpers_grant_their_action(action: str, points: int) -> None:
    at = idle(gold=1, warehouse=[f"helper_{action}_{points}"])
    events = at.play(BLUE, f"helper helper_{action}_{points} -")
    assert told(events, ActionBegan) == [ActionBegan(BLUE, action, points, f"helper_{action}_{points}")]
    if action == "king":
        assert at.state.king_space(BLUE) == 4 + points
    else:
        assert open_actions(at.state)[-1][:2] == (action, points)


@pytest.mark.rule("TIL-20.3")
@pytest.mark.parametrize("points", [1, 2, 3])
def test_helpers_add_points_to_the_action_of_the_die(points: int) -> None:
    at = Position().acting(BLUE, "contract", 2).has(BLUE, warehouse=[f"helper_plus_ap_{points}"])
    events = at.play(BLUE, f"helper helper_plus_ap_{points} -")
    assert told(events, PointsAdded) == [PointsAdded(BLUE, points, f"helper_plus_ap_{points}")]
    assert at.points == 2 + points


@pytest.mark.rule("TIL-20.4", "TIL-20.11")
def test_added_points_never_go_to_a_granted_action() -> None:
    at = Position().granted(BLUE, "merchant", 2, outer="architect").has(BLUE, warehouse=["helper_plus_ap_3"])
    at.play(BLUE, "helper helper_plus_ap_3 -")
    assert open_actions(at.state) == [("architect", 3, "die"), ("merchant", 2, "helper")]


@pytest.mark.rule("TIL-20.11")
def test_points_are_added_only_once_the_action_has_begun() -> None:
    at = Position().poor(BLUE).dice("pink2", "pink3").has(BLUE, warehouse=["helper_plus_ap_3"])
    assert at.reason(BLUE, "helper helper_plus_ap_3 -") == "points-need-action"
    at.play(BLUE, "die pink2 2 leave food", "helper helper_plus_ap_3 -")
    assert at.points == 8


@pytest.mark.rule("TIL-20.6")
def test_helpers_give_gold_and_points() -> None:
    at = idle(warehouse=["helper_gold_4", "helper_vp_4", "helper_gold_2_vp_2"])
    at.play(BLUE, "helper helper_gold_4 -")
    assert (at.player(BLUE).resources["gold"], at.player(BLUE).points) == (4, 0)
    at.play(BLUE, "helper helper_vp_4 -")
    assert (at.player(BLUE).resources["gold"], at.player(BLUE).points) == (4, 4)
    at.play(BLUE, "helper helper_gold_2_vp_2 -")
    assert (at.player(BLUE).resources["gold"], at.player(BLUE).points) == (6, 6)


@pytest.mark.rule("TIL-20.7", "R-15")
def test_helpers_give_resources_of_choice() -> None:
    at = idle(warehouse=["helper_any_2", "helper_any_3"])
    assert len(at.options(BLUE, "helper helper_any_2")) == 15
    assert len(at.options(BLUE, "helper helper_any_3")) == 35
    at.play(BLUE, "helper helper_any_2 gold+iron")
    assert at.resources(BLUE) == (1, 0, 0, 0, 1)
    events = at.play(BLUE, "helper helper_any_3 wool+wool+iron")
    assert at.resources(BLUE) == (1, 0, 2, 0, 2)
    assert told(events, Gained)[0] == Gained(BLUE, "wool", 2, "helper_any_3")


@pytest.mark.rule("TIL-20.8")
def test_a_helper_gives_one_of_each_good() -> None:
    at = idle(warehouse=["helper_four_resources"])
    at.play(BLUE, "helper helper_four_resources -")
    assert at.resources(BLUE) == (0, 1, 1, 1, 1)


@pytest.mark.rule("TIL-20.9")
def test_a_helper_activates_a_building() -> None:
    rooms = {"b2f1": "character_king_3", "b2f2": "character_king_4", "b4f1": "character_contract_3"}
    at = idle(warehouse=["helper_activate_building"], rooms=rooms)
    at.play(BLUE, "helper helper_activate_building -")
    assert at.options(BLUE, "activate") == [
        "activate 2 character_king_3",
        "activate 2 character_king_4",
        "activate 2 all",
        "activate 4 character_contract_3",
    ]
    assert at.player(BLUE).using == ["helper_activate_building"]
    at.play(BLUE, "activate 2 all")
    assert at.player(BLUE).points == 5
    assert at.player(BLUE).using == []


@pytest.mark.rule("TIL-20.10", "R-35")
def test_a_building_to_activate_must_hold_a_character() -> None:
    at = idle(warehouse=["helper_activate_building"])
    assert at.reason(BLUE, "helper helper_activate_building -") == "nobody-to-activate"
    at.has(BLUE, rooms=full_building(4, "king"))
    at.play(BLUE, "helper helper_activate_building -")
    assert at.options(BLUE, "activate") == ["activate 4 character_king_1"]
    at.play(BLUE, "skip")
    assert at.state.king_space(BLUE) == 4


def test_all_of_this_can_be_taken_back() -> None:
    at = contributing(gold=2, iron=2, food=2, warehouse=["contract_iron_2", "crest_lion", "helper_any_2"])
    barrier = at.state.barrier
    at.play(BLUE, "contribute wien", "buy iron 1", "fulfil contract_iron_2 -", "crest crest_lion 6")
    at.play(BLUE, "helper helper_any_2 gold+gold")
    assert at.state.barrier == barrier
    assert GAME.to_act(at.state) == (BLUE,)
    assert at.player(GREEN).points == 0


@pytest.mark.rule("TIL-20.1", "TIL-20.2", "TIL-20.3", "TIL-20.6", "TIL-20.7", "TIL-20.8", "TIL-20.9")
def test_a_helper_does_what_it_says_and_nothing_else() -> None:
    nothing = data.Bonus((), 0, 0, "", 0, 0, 0, False, False, False)
    assert data.Bonus() == nothing
    bonuses = {
        "helper_joker_1": nothing._replace(action="joker", points=1),
        **{
            f"helper_{action}_{points}": nothing._replace(action=action, points=points)
            for action in data.PLAIN_ACTIONS
            for points in (2, 3)
        },
        **{f"helper_plus_ap_{points}": nothing for points in (1, 2, 3)},
        "helper_change_colour": nothing,
        "helper_gold_4": nothing._replace(resources=(("gold", 4),)),
        "helper_vp_4": nothing._replace(vp=4),
        "helper_gold_2_vp_2": nothing._replace(resources=(("gold", 2),), vp=2),
        "helper_any_2": nothing._replace(any=2),
        "helper_any_3": nothing._replace(any=3),
        "helper_four_resources": nothing._replace(resources=(("food", 1), ("wool", 1), ("stone", 1), ("iron", 1))),
        "helper_activate_building": nothing._replace(activate=True),
    }
    assert {helper.id: helper.bonus for helper in data.HELPERS.values()} == bonuses
    plus = {helper.id: helper.plus for helper in data.HELPERS.values() if helper.plus}
    assert plus == {"helper_plus_ap_1": 1, "helper_plus_ap_2": 2, "helper_plus_ap_3": 3}
    assert [helper.id for helper in data.HELPERS.values() if helper.recolours] == ["helper_change_colour"]
