"""TIL-6, TIL-12: actions in general, nested actions, the joker."""

import pytest

from engine.events import Forced
from games.tiletum import TILETUM as GAME
from games.tiletum.events import ActionBegan, ActionEnded, PointsAdded, Travelled, TurnBegan, TurnEnded
from games.tiletum.turn import open_actions
from tests.games.tiletum.positions import BLUE, ORANGE, Position, full_building, told

PLUS = ["helper_plus_ap_1", "helper_plus_ap_2"]


@pytest.mark.rule("TIL-6.2")
def test_options_are_chosen_any_number_of_times_in_any_order() -> None:
    at = Position().acting(BLUE, "architect", 6).has(BLUE, pillars=3)
    at.play(BLUE, "architect paris pillar", "architect tiletum walk", "architect paris tile", "architect tiletum walk")
    assert at.points == 0
    assert at.state.pillars["paris"] == (BLUE,)
    assert at.options(BLUE, "architect") == []


@pytest.mark.rule("TIL-6.3")
def test_points_left_are_lost() -> None:
    at = Position().acting(BLUE, "architect", 4)
    events = at.play(BLUE, "architect paris walk", "end turn")
    assert told(events, ActionEnded) == [ActionEnded(BLUE, "architect", 3)]
    assert at.to_act == (ORANGE,)
    assert (at.state.action, at.points) == ("", 0)


@pytest.mark.rule("TIL-6.4", "TIL-13.1")
def test_tasks_interrupt_an_action_and_the_thread_goes_on() -> None:
    at = Position().acting(BLUE, "architect", 4).has(BLUE, gold=2, warehouse=["helper_gold_4"])
    at.play(BLUE, "architect paris walk", "buy stone 1", "architect troyes walk", "helper helper_gold_4 -")
    assert (at.state.action, at.points) == ("architect", 2)
    assert at.player(BLUE).resources["gold"] == 4


@pytest.mark.rule("TIL-6.5")
def test_a_granted_action_is_played_before_the_outer_one_goes_on() -> None:
    at = Position().acting(BLUE, "architect", 4).has(BLUE, warehouse=["helper_merchant_2"])
    at.play(BLUE, "helper helper_merchant_2 -")
    assert open_actions(at.state) == [("architect", 4, "die"), ("merchant", 2, "helper_merchant_2")]
    assert at.reason(BLUE, "architect paris walk") == "action-not-open"
    assert at.reason(BLUE, "end turn") == "granted-action-first"
    at.play(BLUE, "merchant troyes walk -")
    assert open_actions(at.state)[-1] == ("merchant", 1, "helper_merchant_2")
    at.play(BLUE, "merchant lyon walk -")
    assert open_actions(at.state) == [("architect", 4, "die")]
    at.play(BLUE, "architect paris walk")
    assert at.points == 3


@pytest.mark.rule("TIL-6.5")
def test_actions_nest_to_any_depth() -> None:
    """Helper → character action → a character's contract action → a contract as a task → character action."""
    at = Position().poor(BLUE).acting(BLUE, "merchant", 2)
    at.has(
        BLUE, iron=3, wool=3, warehouse=["helper_character_2", "character_contract_6", "contract_mixed_3_3_character"]
    )
    at.play(BLUE, "helper helper_character_2 -", "settle character_contract_6 b4f1")
    at.play(BLUE, "fulfil contract_mixed_3_3_character -")
    assert [(action, points) for action, points, _ in open_actions(at.state)] == [
        ("merchant", 2),
        ("character", 1),
        ("contract", 3),
        ("character", 1),
    ]
    at.play(BLUE, "end action", "end action", "end action")
    assert open_actions(at.state) == [("merchant", 2, "die")]
    assert at.player(BLUE).using == []


@pytest.mark.rule("TIL-6.6")
def test_the_action_of_the_die_stays_open_with_no_points_left() -> None:
    at = Position().acting(BLUE, "architect", 1).has(BLUE, warehouse=PLUS)
    at.play(BLUE, "architect paris walk")
    assert at.points == 0
    assert at.to_act == (BLUE,)
    events = at.play(BLUE, "helper helper_plus_ap_2 -")
    assert told(events, PointsAdded) == [PointsAdded(BLUE, 2, "helper_plus_ap_2")]
    at.play(BLUE, "architect paris pillar")
    assert at.points == 1


@pytest.mark.rule("TIL-6.6")
def test_points_added_to_a_king_action_move_the_disc_at_once() -> None:
    at = Position().facing("king", 4).dice("pink4", "pink5").has(BLUE, warehouse=["helper_plus_ap_3"])
    at.play(BLUE, "die pink4 4 leave food")
    assert at.state.king_space(BLUE) == 7
    at.play(BLUE, "helper helper_plus_ap_3 -")
    assert at.state.king_space(BLUE) == 10
    assert at.points == 0


@pytest.mark.rule("TIL-6.6", "R-23", "TIL-20.11")
def test_after_the_action_is_ended_tasks_remain_but_nothing_can_be_added() -> None:
    at = Position().acting(BLUE, "architect", 2).has(BLUE, gold=2, warehouse=PLUS)
    at.play(BLUE, "end action")
    assert at.reason(BLUE, "helper helper_plus_ap_1 -") == "points-need-action"
    assert at.reason(BLUE, "architect paris walk") == "action-ended"
    assert at.options(BLUE, "buy")
    at.play(BLUE, "buy iron 1")
    assert at.to_act == (ORANGE,), "with no task left the turn is over"


@pytest.mark.rule("TIL-6.7", "R-20")
def test_a_granted_action_may_be_ended_with_points_unspent() -> None:
    at = Position().granted(BLUE, "architect", 3).has(BLUE, gold=2)
    events = at.play(BLUE, "end action")
    assert told(events, ActionEnded) == [ActionEnded(BLUE, "architect", 3)]
    assert at.player(BLUE).architect == "tiletum"
    assert open_actions(at.state) == [("king", 0, "die")]


@pytest.mark.rule("TIL-6.5", "TIL-20.4")
def test_a_granted_action_is_over_with_its_last_point_and_never_asked_for_more() -> None:
    at = Position().granted(BLUE, "architect", 2, outer="merchant").has(BLUE, gold=2, warehouse=PLUS)
    at.play(BLUE, "architect paris walk")
    assert open_actions(at.state)[-1] == ("architect", 1, "helper")
    events = at.play(BLUE, "architect troyes walk")
    assert [type(event) for event in events] == [Travelled]
    assert open_actions(at.state) == [("merchant", 0, "die")], "though tasks are left to do"


@pytest.mark.rule("TIL-6.7")
def test_a_granted_king_action_uses_all_its_points() -> None:
    at = Position().acting(BLUE, "architect", 3).has(BLUE, warehouse=["helper_king_2"])
    events = at.play(BLUE, "helper helper_king_2 -")
    assert told(events, ActionBegan) == [ActionBegan(BLUE, "king", 2, "helper_king_2")]
    assert at.state.king_space(BLUE) == 6
    assert open_actions(at.state) == [("architect", 3, "die")]


def test_a_granted_action_without_anything_to_do_ends_by_itself() -> None:
    at = Position().poor(BLUE).acting(BLUE, "king", 0).has(BLUE, warehouse=["helper_contract_2"])
    at.state.contract_offer = [""] * 5
    events = at.play(BLUE, "helper helper_contract_2 -")
    assert told(events, Forced) == [Forced(BLUE, "end action")]
    assert told(events, ActionEnded)[0] == ActionEnded(BLUE, "contract", 2)


@pytest.mark.rule("TIL-6.6", "TIL-13.1")
def test_a_turn_with_nothing_left_to_do_ends_by_itself() -> None:
    at = Position().poor(BLUE).acting(BLUE, "architect", 2)
    events = at.play(BLUE, "architect paris walk")
    assert at.to_act == (BLUE,), "a point is left"
    events = at.play(BLUE, "architect troyes walk")
    assert [type(event) for event in events] == [Travelled, ActionEnded, TurnEnded, TurnBegan]
    assert (at.state.action, at.points, at.to_act) == ("", 0, (ORANGE,))


@pytest.mark.rule("TIL-6.6", "TIL-20.11")
def test_only_the_action_is_ended_where_a_task_can_follow_it() -> None:
    at = Position().poor(BLUE).acting(BLUE, "architect", 1)
    assert at.options(BLUE, "end") == ["end turn"]
    at.has(BLUE, warehouse=PLUS)
    assert at.options(BLUE, "end") == ["end turn"], "these helpers need the action"
    at.has(BLUE, warehouse=["helper_vp_4"])
    assert at.options(BLUE, "end") == ["end action", "end turn"]
    at.play(BLUE, "end action")
    assert at.options(BLUE) == ["end turn", "helper helper_vp_4 -"]


def test_a_position_stored_where_only_the_end_was_left_plays_on() -> None:
    at = Position().poor(BLUE).acting(BLUE, "king", 0)
    at.state = GAME.load(GAME.dump(at.state))
    assert at.options(BLUE) == ["end turn"]
    at.play(BLUE, "end turn")
    assert at.to_act == (ORANGE,)


# ---------------------------------------------------------------- the joker


def joker(number: int = 3, **holds: object) -> Position:
    at = Position().facing("joker", number).dice(f"pink{number}", "pink6").has(BLUE, **holds)
    at.play(BLUE, f"die pink{number} {number} leave food")
    return at


@pytest.mark.rule("TIL-12.1")
def test_the_joker_is_one_of_the_five_other_actions() -> None:
    at = joker()
    assert at.options(BLUE, "perform") == [
        f"perform {action}" for action in ("architect", "merchant", "character", "contract", "king")
    ]
    assert at.reason(BLUE, "architect paris walk") == "choose-action-first"
    events = at.play(BLUE, "perform merchant")
    assert told(events, ActionBegan) == [ActionBegan(BLUE, "merchant", 4, "joker")]
    assert (at.state.action, at.points) == ("merchant", 4)


@pytest.mark.rule("TIL-12.2")
def test_the_points_of_a_joker_are_not_split() -> None:
    at = joker()
    at.play(BLUE, "perform merchant", "merchant paris walk -")
    assert at.reason(BLUE, "architect paris walk") == "action-not-open"
    assert at.reason(BLUE, "perform architect") == "no-joker"


@pytest.mark.rule("TIL-15.7", "R-21")
def test_the_marker_of_the_chosen_action_counts_through_the_joker() -> None:
    at = joker(markers={"contract": 2, "king": 1})
    at.play(BLUE, "perform contract")
    assert at.points == 6
    at = joker(markers={"contract": 2, "king": 1})
    at.play(BLUE, "perform king")
    assert at.state.king_space(BLUE) == 4 + 4 + 1


def test_a_joker_may_wait_for_tasks() -> None:
    at = joker(gold=2)
    at.play(BLUE, "buy stone 1", "perform king")
    assert at.player(BLUE).resources["stone"] == 2


# ---------------------------------------------------------------- points from completed buildings


@pytest.mark.rule("TIL-15.6", "R-22")
def test_a_building_completed_inside_adds_to_the_open_action_of_the_die() -> None:
    at = Position().acting(BLUE, "architect", 1).has(BLUE, food=4, warehouse=["crest_lion"])
    at.has(BLUE, rooms=full_building(4, "architect"))
    at.play(BLUE, "architect paris walk", "crest crest_lion 4", "skip")
    assert at.points == 1
    at = Position().granted(BLUE, "merchant", 2, outer="architect").has(BLUE, food=4, warehouse=["crest_lion"])
    at.has(BLUE, rooms=full_building(4, "architect"))
    at.play(BLUE, "crest crest_lion 4", "skip")
    assert open_actions(at.state) == [("architect", 1, "die"), ("merchant", 2, "helper")]


# ---------------------------------------------------------------- time out


def test_whose_time_is_out_ends_the_turn() -> None:
    at = Position().acting(BLUE, "architect", 3)
    assert GAME.default_move(at.state, BLUE).notation == "end turn"
    assert GAME.default_move(at.granted(BLUE, "merchant", 2).state, BLUE).notation == "end action"
    assert GAME.default_move(joker().state, BLUE).notation == "perform king"
