"""CAL-3, CAL-4: the turn and the order of activation."""

import pytest

from games.calimala.events import Activated, Drew, LeftOut, Placed, TurnBegan
from games.calimala.steps import PlaceDisc
from tests.games.calimala.positions import (
    ARTWORK_BRICK,
    ARTWORK_SHIP,
    BENEDEK,
    BRICK_CONTRIBUTE,
    CONTRIBUTE_WOOD,
    ESZTER,
    EVI,
    NIKI,
    WHITE,
    WOOD_MARBLE,
    Position,
)


@pytest.mark.rule("CAL-3.1", "CAL-3.5")
def test_a_disc_from_the_supply_goes_on_a_street_and_activates_both_its_actions() -> None:
    at = Position().turn(ESZTER)
    [placed] = at.play(ESZTER, f"place {WOOD_MARBLE} own")
    assert placed == Placed(ESZTER, WOOD_MARBLE, "own", 1)
    assert (at.player(ESZTER).discs, at.player(ESZTER).whites, at.player(ESZTER).turns) == (9, 2, 1)
    assert at.state.towers[WOOD_MARBLE] == (ESZTER,)
    assert at.activated.left == (1, 1)
    assert {"take wood disc", "take marble disc"} <= set(at.options(ESZTER))
    assert at.reason(ESZTER, f"place {WOOD_MARBLE} own") == "activation-first", "exactly one disc"


@pytest.mark.rule("CAL-3.2")
def test_either_kind_of_disc_may_be_placed_as_long_as_there_is_one() -> None:
    at = Position().turn(ESZTER)
    assert {f"place {WOOD_MARBLE} own", f"place {WOOD_MARBLE} white"} <= set(at.options(ESZTER))
    assert [option.split()[2] for option in at.options(ESZTER)][:4] == ["own", "white"] * 2, "street by street"
    at.mat(ESZTER, whites=0)
    assert not [option for option in at.options(ESZTER) if option.endswith("white")]
    assert at.reason(ESZTER, f"place {WOOD_MARBLE} white") == "no-white-disc"
    at.mat(ESZTER, whites=1, discs=0)
    assert not [option for option in at.options(ESZTER) if option.endswith("own")]
    assert at.reason(ESZTER, f"place {WOOD_MARBLE} own") == "no-own-disc"
    assert at.reason(ESZTER, f"place {ARTWORK_SHIP} white") == "nothing-to-do-there", "a white one could be placed"


@pytest.mark.rule("CAL-3.3", "CAL-3.4", "CAL-1.12")
def test_any_tower_of_up_to_three_may_be_topped_whoever_owns_its_discs() -> None:
    at = Position().turn(ESZTER)
    at.tower(WOOD_MARBLE, EVI, NIKI, WHITE).tower(CONTRIBUTE_WOOD, BENEDEK)
    assert {f"place {WOOD_MARBLE} own", f"place {CONTRIBUTE_WOOD} white"} <= set(at.options(ESZTER))
    [placed] = at.play(ESZTER, f"place {WOOD_MARBLE} own")
    assert at.state.towers[WOOD_MARBLE] == (WHITE, NIKI, EVI, ESZTER)
    assert placed.height == 4  # type: ignore[attr-defined]


@pytest.mark.rule("CAL-3.6", "CAL-3.7")
def test_a_disc_may_not_be_placed_merely_to_draw() -> None:
    at = Position().turn(ESZTER)
    refused = at.refusal(ESZTER, f"place {ARTWORK_SHIP} own")
    assert refused.reason == "calimala-refusal-nothing-to-do-there"
    assert refused.clause == "CAL-3.6"
    assert refused.args_ == {"space": ARTWORK_SHIP, "one": "artwork", "other": "ship"}


@pytest.mark.rule("CAL-3.6")
def test_the_activation_cannot_be_ended_before_one_action_is_carried_out() -> None:
    at = Position().turn(ESZTER)
    at.play(ESZTER, f"place {ARTWORK_BRICK} own")
    assert at.options(ESZTER) == ["take brick disc", "draw artwork"]
    for early in ("end draw", "end decline", "skip brick"):
        assert at.reason(ESZTER, early) == "duty"
    at.play(ESZTER, "take brick disc")
    assert at.options(ESZTER) == ["draw artwork", "end draw", "end decline"]


@pytest.mark.rule("CAL-3.8")
def test_a_turn_cannot_be_passed() -> None:
    at = Position().turn(ESZTER)
    assert all(option.startswith("place") for option in at.options(ESZTER))
    refused = at.refusal(ESZTER, "end done")
    assert (refused.reason, refused.clause) == ("calimala-refusal-place-first", "CAL-3.8")


@pytest.mark.rule("CAL-3.9", "CAL-1.2", "CAL-1.13", "CAL-4.12")
def test_the_token_goes_on_clockwise_only_after_all_activations() -> None:
    at = Position().turn(NIKI).tower(WOOD_MARBLE, EVI)
    at.play(NIKI, f"place {WOOD_MARBLE} own", "take wood disc", "take marble disc")
    assert (at.to_act, at.state.active) == ((EVI,), NIKI), "the token stays while others' discs are activated"
    events = at.play(EVI, "end done")
    assert events[-1] == TurnBegan(ESZTER, 1)
    assert (at.to_act, at.state.active) == ((ESZTER,), ESZTER)
    assert isinstance(at.state.stack[-1], PlaceDisc)


@pytest.mark.rule("CAL-3.10", "Q36")
def test_a_part_of_an_action_meets_the_duty_but_a_card_of_the_same_kind_does_not() -> None:
    at = Position().turn(ESZTER).mat(ESZTER, ships=2, workshops=[4]).hand(ESZTER, "ship")
    at.play(ESZTER, f"place {ARTWORK_SHIP} own", "ship lisbon+london card")
    assert at.activated.owes
    assert "end draw" not in at.options(ESZTER)
    at.play(ESZTER, "ship lisbon disc")
    assert not at.activated.owes
    assert "end draw" in at.options(ESZTER)


@pytest.mark.rule("CAL-3.11", "CAL-4.7")
def test_the_duty_concerns_the_placed_disc_only_and_each_own_disc_is_activated_in_its_place() -> None:
    at = Position().turn(ESZTER).tower(WOOD_MARBLE, EVI, ESZTER)
    at.play(ESZTER, f"place {WOOD_MARBLE} own", "take wood disc")
    events = at.play(ESZTER, "end done")
    assert Activated(EVI, WOOD_MARBLE, 2) in events
    events = at.play(EVI, "end done")
    assert events[-1] == Activated(ESZTER, WOOD_MARBLE, 3)
    assert at.to_act == (ESZTER,)
    assert at.state.active == ESZTER
    at.play(ESZTER, "end done")
    assert at.player(ESZTER).store == {"wood": 1, "brick": 0, "marble": 0}


@pytest.mark.rule("CAL-4.1", "CAL-4.4", "CAL-4.5", "CAL-4.8")
def test_a_tower_is_activated_from_the_top_down_three_discs_at_most() -> None:
    at = Position().turn(ESZTER).tower(WOOD_MARBLE, EVI, BENEDEK, NIKI)
    order = []
    at.play(ESZTER, f"place {WOOD_MARBLE} own")
    while not isinstance(at.state.stack[-1], PlaceDisc):
        [seat] = at.to_act
        order.append((seat, at.activated.position, at.activated.left))
        at.play(seat, "take marble disc", "take wood disc")
    assert order == [(ESZTER, 1, (1, 1)), (EVI, 2, (1, 1)), (BENEDEK, 3, (1, 1))]
    assert at.player(NIKI).store["wood"] == 0, "the fourth disc is never activated"
    assert at.state.council == [NIKI]


@pytest.mark.rule("CAL-4.2", "CAL-4.4")
@pytest.mark.parametrize("order", [("wood", "marble"), ("marble", "wood")])
def test_each_action_once_in_any_order(order: tuple[str, str]) -> None:
    at = Position().turn(ESZTER)
    at.play(ESZTER, f"place {WOOD_MARBLE} own", f"take {order[0]} disc")
    assert at.reason(ESZTER, f"take {order[0]} disc") == "action-not-left"
    at.play(ESZTER, f"take {order[1]} disc")
    assert at.player(ESZTER).store == {"wood": 1, "brick": 0, "marble": 1}
    assert at.to_act == (EVI,), "nothing left and an empty hand: the activation ends by itself"


@pytest.mark.rule("CAL-4.3")
@pytest.mark.parametrize("order", ["wwmm", "wmwm", "wmmw", "mmww"])
def test_a_white_disc_gives_each_action_twice_in_any_order(order: str) -> None:
    at = Position().turn(ESZTER)
    at.play(ESZTER, f"place {WOOD_MARBLE} white")
    assert at.state.towers[WOOD_MARBLE] == (WHITE,)
    assert at.activated.left == (2, 2)
    for action in order:
        at.play(ESZTER, "take wood disc" if action == "w" else "take marble disc")
    assert at.player(ESZTER).store == {"wood": 2, "brick": 0, "marble": 2}
    assert at.to_act == (EVI,)


@pytest.mark.rule("CAL-4.6", "Q7")
def test_white_discs_below_the_top_are_not_activated_but_take_up_their_place() -> None:
    at = Position().turn(ESZTER).tower(WOOD_MARBLE, WHITE, BENEDEK, NIKI)
    at.play(ESZTER, f"place {WOOD_MARBLE} own", "take wood disc")
    events = at.play(ESZTER, "end done")
    assert [e for e in events if isinstance(e, Activated)] == [Activated(BENEDEK, WOOD_MARBLE, 3)]
    at.play(BENEDEK, "end done")
    assert at.to_act == (EVI,), "Niki's disc is fourth: the white one is not replaced by the disc below"
    assert at.state.council == [NIKI]


@pytest.mark.rule("CAL-4.9")
def test_a_coloured_disc_works_at_most_three_times_and_a_white_one_once() -> None:
    at = Position()
    works = {"own": 0, "white": 0}
    for kind in works:
        at = Position().turn(ESZTER)
        at.play(ESZTER, f"place {WOOD_MARBLE} {kind}", "take wood disc")
        works[kind] += 1
        at.play(ESZTER, "end done")
        for seat in (EVI, BENEDEK, NIKI):
            at.mat(seat, wood=0, marble=0).turn(seat)
            at.play(seat, f"place {WOOD_MARBLE} own", "take wood disc", "end done")
            while not isinstance(at.state.stack[-1], PlaceDisc):
                [owner] = at.to_act
                works[kind] += owner == ESZTER
                at.play(owner, "end done")
    assert works == {"own": 3, "white": 1}


@pytest.mark.rule("CAL-4.10")
def test_owners_of_lower_discs_may_leave_out_one_or_both_actions() -> None:
    at = Position().activation(EVI, WOOD_MARBLE)
    assert {"skip wood", "skip marble", "end done"} <= set(at.options(EVI))
    events = at.play(EVI, "end done")
    assert events[:2] == [LeftOut(EVI, "wood"), LeftOut(EVI, "marble")]
    at = Position().activation(EVI, WOOD_MARBLE)
    assert at.play(EVI, "skip wood") == [LeftOut(EVI, "wood")]
    assert at.options(EVI) == ["take marble disc", "end done"], "leaving out the other one too is ending"


@pytest.mark.rule("CAL-4.11")
def test_the_active_player_may_leave_out_an_action_once_the_other_is_done_or_still_can_be() -> None:
    at = Position().turn(ESZTER).hand(ESZTER, "ship")
    at.play(ESZTER, f"place {WOOD_MARBLE} own")
    assert {"skip wood", "skip marble"} <= set(at.options(ESZTER))
    at.play(ESZTER, "skip wood")
    assert at.reason(ESZTER, "skip marble") == "duty"
    events = at.play(ESZTER, "take marble disc_end")
    assert events[-1] == TurnBegan(EVI, 1)


@pytest.mark.rule("CAL-4.11")
def test_with_an_empty_hand_leaving_out_is_said_at_the_end() -> None:
    at = Position().turn(ESZTER)
    at.play(ESZTER, f"place {WOOD_MARBLE} own")
    assert at.options(ESZTER) == ["take wood disc", "take marble disc"]
    assert at.reason(ESZTER, "skip wood") == "duty"
    at.play(ESZTER, "take marble disc")
    assert at.options(ESZTER) == ["take wood disc", "end done"]
    events = at.play(ESZTER, "end done")
    assert events[-1] == TurnBegan(EVI, 1)


@pytest.mark.rule("Q10")
def test_ending_leaves_out_what_is_possible_and_draws_for_the_rest() -> None:
    at = Position().activation(EVI, BRICK_CONTRIBUTE, left=(2, 1)).next_draws("marble", 2)
    events = at.play(EVI, "end draw")
    assert events[:3] == [LeftOut(EVI, "brick"), LeftOut(EVI, "brick"), Drew(EVI, "contribute", ("marble",))]
    assert isinstance(at.state.stack[-1], PlaceDisc)


@pytest.mark.rule("CAL-1.13")
def test_the_view_shows_who_holds_the_token() -> None:
    at = Position().turn(NIKI)
    assert at.state.view_for(None).active == NIKI
