"""CAL-6: compensation and action cards."""

import pytest

from engine.records import HIDDEN
from games.calimala.actions import POSSIBLE
from games.calimala.data import ACTIONS
from games.calimala.events import CardPlayed, Declined, Drew, LeftOut, Reshuffled, Took
from games.calimala.steps import PlaceDisc
from tests.games.calimala.positions import (
    ARTWORK_BRICK,
    ARTWORK_SHIP,
    BENEDEK,
    CONTRIBUTE_WOOD,
    ESZTER,
    EVI,
    GAME,
    NIKI,
    SHIP_BUILD,
    SHIP_CONTRIBUTE,
    WOOD_MARBLE,
    Position,
    cards_in,
)


@pytest.mark.rule("CAL-6.1", "CAL-6.3")
def test_a_card_is_drawn_only_for_an_action_that_cannot_be_carried_out_at_all() -> None:
    at = Position().activation(EVI, SHIP_CONTRIBUTE).mat(EVI, wood=1)
    assert "draw ship" in at.options(EVI)
    assert "draw contribute" not in at.options(EVI)
    refused = at.refusal(EVI, "draw contribute")
    assert (refused.reason, refused.clause) == ("calimala-refusal-action-possible", "CAL-6.3")
    assert at.reason(EVI, "skip ship") == "action-impossible"
    at.play(EVI, "draw ship")
    assert len(at.player(EVI).hand) == 1
    assert at.reason(EVI, "draw ship") == "action-not-left"


@pytest.mark.rule("CAL-6.2", "CAL-6.17")
def test_two_impossible_actions_earn_two_cards_one_at_a_time() -> None:
    at = Position().activation(EVI, ARTWORK_SHIP).next_draws("contribute", 3)
    at.play(EVI, "draw ship")
    assert at.player(EVI).hand == ["contribute"]
    assert at.activated.left == (1, 0)
    at.play(EVI, "draw artwork")
    assert at.player(EVI).hand == ["contribute", "contribute"]
    assert at.options(EVI) == ["end done"]


@pytest.mark.rule("CAL-6.17", "CAL-6.10", "CAL-6.4")
def test_a_card_just_drawn_may_make_the_other_action_possible() -> None:
    at = Position().activation(EVI, ARTWORK_SHIP).next_draws("marble", 2)
    at.play(EVI, "draw ship", "take marble card")
    assert "draw artwork" not in at.options(EVI)
    at.play(EVI, "artwork santa_croce disc")
    assert at.state.buildings["santa_croce"]["artwork"][EVI] == 1


@pytest.mark.rule("CAL-6.3")
def test_leaving_out_or_a_part_earns_nothing() -> None:
    at = Position().activation(EVI, ARTWORK_SHIP).mat(EVI, marble=1, ships=2, workshops=[2])
    before = cards_in(at)
    events = at.play(EVI, "skip artwork")
    assert events == [LeftOut(EVI, "artwork")]
    events = at.play(EVI, "ship lisbon disc")
    assert not [event for event in events if isinstance(event, Drew)]
    assert (at.player(EVI).hand, cards_in(at)) == ([], before)


@pytest.mark.rule("CAL-6.4", "Q8")
def test_possibility_is_judged_when_its_turn_comes_and_the_hand_does_not_count() -> None:
    at = Position().activation(EVI, CONTRIBUTE_WOOD).hand(EVI, "wood")
    assert "draw contribute" in at.options(EVI), "although the wood card would help"
    at.play(EVI, "draw contribute", "take wood disc")
    assert at.player(EVI).store["wood"] == 1
    at = Position().activation(EVI, CONTRIBUTE_WOOD)
    at.play(EVI, "take wood disc")
    assert at.reason(EVI, "draw contribute") == "action-possible"


@pytest.mark.rule("CAL-6.5")
def test_hands_are_secret_but_their_size_is_not() -> None:
    at = Position().hand(EVI, "wood", "ship")
    for viewer in (None, ESZTER, NIKI):
        assert GAME.view(at.state, viewer).players[EVI].hand == [HIDDEN, HIDDEN]
    assert GAME.view(at.state, EVI).players[EVI].hand == ["wood", "ship"]


@pytest.mark.rule("CAL-6.6", "CAL-6.7", "Q26")
def test_any_number_of_cards_may_be_played_before_between_and_after_the_actions() -> None:
    at = Position().activation(EVI, WOOD_MARBLE).hand(EVI, "brick", "brick", "weave", "wood")
    at.play(EVI, "take brick card", "take wood disc", "weave card", "take wood card", "take marble disc")
    assert at.options(EVI) == ["take brick card", "end done"]
    at.play(EVI, "take brick card")
    assert at.player(EVI).store == {"wood": 2, "brick": 2, "marble": 1}
    assert at.player(EVI).workshops == [1]
    assert isinstance(at.state.stack[-1], PlaceDisc), "nothing left and an empty hand: the next turn"


@pytest.mark.rule("CAL-6.7")
def test_a_card_gives_its_action_once_beside_those_of_the_street() -> None:
    at = Position().activation(EVI, WOOD_MARBLE).hand(EVI, "wood")
    at.play(EVI, "take wood card")
    assert at.activated.left == (1, 1)
    assert at.reason(EVI, "take wood card") == "card-not-in-hand"
    at.play(EVI, "take wood disc")
    assert at.player(EVI).store["wood"] == 2


@pytest.mark.rule("CAL-6.8", "CAL-6.9", "CAL-6.13")
def test_a_card_that_cannot_be_used_stays_in_the_hand() -> None:
    at = Position().activation(EVI, WOOD_MARBLE).hand(EVI, "ship", "artwork", "wood").mat(EVI, wood=4)
    assert not [option for option in at.options(EVI) if option.endswith("card")]
    assert at.reason(EVI, "ship lisbon card") == "no-ship"
    assert at.reason(EVI, "take wood card") == "warehouse-full"
    at.play(EVI, "draw wood")
    assert at.reason(EVI, "draw wood") == "action-not-left", "a card never earns another card"


@pytest.mark.rule("CAL-6.8")
def test_a_card_that_can_be_used_in_part_may_be_played() -> None:
    at = Position().activation(EVI, WOOD_MARBLE).hand(EVI, "ship").mat(EVI, ships=3, workshops=[1])
    assert "ship lisbon card" in at.options(EVI)
    assert at.reason(EVI, "ship lisbon+london card") == "too-little-cloth"


@pytest.mark.rule("CAL-6.11")
def test_a_played_card_lies_open_on_the_discard_pile() -> None:
    at = Position().activation(EVI, WOOD_MARBLE).hand(EVI, "brick")
    events = at.play(EVI, "take brick card")
    assert events == [CardPlayed(EVI, "brick"), Took(EVI, "brick")]
    assert at.player(EVI).hand == []
    assert GAME.view(at.state, None).discard["brick"] == 1


@pytest.mark.rule("CAL-6.11")
def test_a_starting_card_is_known_until_one_of_its_kind_is_played() -> None:
    at = Position().activation(EVI, WOOD_MARBLE).hand(EVI, "brick", "weave").mat(EVI, drafted="brick")
    at.play(EVI, "weave card")
    assert at.player(EVI).drafted == "brick"
    at.play(EVI, "take brick card")
    assert at.player(EVI).drafted is None


@pytest.mark.rule("CAL-6.12")
def test_with_the_last_card_drawn_the_discard_pile_becomes_the_deck_at_once() -> None:
    at = Position().activation(EVI, ARTWORK_SHIP).next_draws("weave")
    discards = sum(at.state.discard.values())
    events = at.play(EVI, "draw ship")
    assert events == [Drew(EVI, "ship", ("weave",)), Reshuffled(discards)]
    assert (sum(at.state.deck.values()), sum(at.state.discard.values())) == (discards, 0)


@pytest.mark.rule("CAL-6.12", "Q25")
def test_without_deck_and_discard_nothing_is_drawn_and_the_execution_is_used_up() -> None:
    at = Position().activation(EVI, ARTWORK_SHIP).empty_deck()
    assert at.options(EVI) == ["draw artwork", "draw ship", "end decline"], "ending brings no card either"
    assert at.play(EVI, "draw ship") == [Drew(EVI, "ship", ())]
    assert at.activated.left == (1, 0)
    assert at.player(EVI).hand == []
    at.state.discard["wood"] = 2
    assert "end draw" in at.options(EVI), "a single kind on the discard pile is enough"
    events = at.play(EVI, "draw artwork")
    assert events == [Reshuffled(2), Drew(EVI, "artwork", ("wood",))]


@pytest.mark.rule("CAL-6.12", "Q25")
def test_the_last_card_of_all_may_be_drawn_without_anything_to_shuffle() -> None:
    at = Position().activation(EVI, ARTWORK_SHIP).empty_deck()
    at.state.deck["wood"] = 1
    assert at.play(EVI, "draw ship") == [Drew(EVI, "ship", ("wood",))]
    assert at.play(EVI, "draw artwork") == [Drew(EVI, "artwork", ())]


@pytest.mark.rule("CAL-6.14", "Q35")
def test_each_of_a_white_discs_executions_is_judged_and_compensated_on_its_own() -> None:
    at = Position().turn(ESZTER).mat(ESZTER, brick=3).next_draws("contribute", 4)
    at.play(ESZTER, f"place {ARTWORK_BRICK} white", "take brick disc")
    assert at.player(ESZTER).store["brick"] == 4
    at.play(ESZTER, "draw brick", "draw artwork", "draw artwork")
    assert at.player(ESZTER).hand == ["contribute"] * 3, "three cards at most, since one execution must be done"


@pytest.mark.rule("CAL-6.15")
def test_only_the_owner_of_the_activated_disc_can_play_cards() -> None:
    at = Position().activation(EVI, WOOD_MARBLE).hand(NIKI, "wood").hand(ESZTER, "wood")
    for other in (NIKI, ESZTER, BENEDEK):
        assert at.options(other) == []
        assert at.refusal(other, "take wood card").reason == "refusal-not-your-decision"
    at.turn(ESZTER)
    assert not [option for option in at.options(ESZTER) if option.endswith("card")]
    assert at.reason(ESZTER, "take wood card") == "place-first"


@pytest.mark.rule("CAL-6.15")
def test_no_card_is_played_in_a_scoring_phase() -> None:
    at = Position().hand(ESZTER, "wood").mat(ESZTER, discs=0)
    at.tower(WOOD_MARBLE, EVI, NIKI, BENEDEK, -1).tower(ARTWORK_SHIP, ESZTER, EVI, ESZTER)
    at.fourth_disc(ESZTER, WOOD_MARBLE)
    assert at.options(ESZTER) == [f"promote {ARTWORK_SHIP} 1", f"promote {ARTWORK_SHIP} 3"]
    assert at.reason(ESZTER, "take wood card") == "promote-first"


@pytest.mark.rule("CAL-6.16")
def test_a_played_card_must_move_something() -> None:
    at = Position().activation(EVI, WOOD_MARBLE).hand(EVI, "ship", "transport")
    at.mat(EVI, ships=1, workshops=[1], houses=["troyes"])
    assert at.reason(EVI, "ship - card") == "nothing-moved"
    assert at.reason(EVI, "transport - card") == "nothing-moved"


@pytest.mark.rule("CAL-6.18")
@pytest.mark.parametrize("action", ACTIONS)
def test_what_is_possible_depends_on_mat_and_board_alone(action: str) -> None:
    """The table itself is checked action by action in `test_actions`."""
    at = Position().mat(EVI, wood=4, brick=4, marble=4, workshops=[4], cubes=0)
    alone = POSSIBLE[action](at.state, at.player(EVI))
    at.hand(EVI, *ACTIONS)
    assert POSSIBLE[action](at.state, at.player(EVI)) == alone == (action in ("build", "artwork", "contribute"))


@pytest.mark.rule("Q27")
def test_a_card_may_be_played_after_leaving_out_both_actions() -> None:
    at = Position().activation(EVI, WOOD_MARBLE).hand(EVI, "brick")
    at.play(EVI, "skip wood", "skip marble")
    assert at.options(EVI) == ["take brick card", "end done"]


@pytest.mark.rule("Q10")
def test_drawing_may_be_declined() -> None:
    at = Position().activation(EVI, ARTWORK_SHIP)
    assert at.options(EVI) == ["draw artwork", "draw ship", "end draw", "end decline"]
    events = at.play(EVI, "end decline")
    assert events[:2] == [Declined(EVI, "artwork"), Declined(EVI, "ship")]
    assert at.player(EVI).hand == []
    assert isinstance(at.state.stack[-1], PlaceDisc)


@pytest.mark.rule("Q10")
def test_ending_with_a_draw_compensates_everything_impossible_and_really_ends() -> None:
    at = Position().activation(EVI, ARTWORK_SHIP, left=(1, 2)).next_draws("wood", 5)
    events = at.play(EVI, "end draw")
    assert events[:3] == [Drew(EVI, "artwork", ("wood",)), Drew(EVI, "ship", ("wood",)), Drew(EVI, "ship", ("wood",))]
    assert at.player(EVI).hand == ["wood"] * 3
    assert isinstance(at.state.stack[-1], PlaceDisc), "though the cards could be played"


@pytest.mark.rule("Q10")
def test_drawing_for_one_action_shows_the_card_before_going_on() -> None:
    at = Position().activation(EVI, ARTWORK_SHIP).next_draws("marble", 2)
    at.play(EVI, "draw ship")
    assert at.options(EVI) == ["draw artwork", "take marble card", "end draw", "end decline"]
    at.play(EVI, "take marble card", "artwork san_miniato disc")
    assert at.player(EVI).hand == []


@pytest.mark.rule("Q30")
def test_there_is_no_hand_limit() -> None:
    at = Position().activation(EVI, SHIP_BUILD).hand(EVI, *ACTIONS, *ACTIONS)
    at.play(EVI, "draw ship", "draw build")
    assert len(at.player(EVI).hand) == 20


def test_a_draw_is_a_barrier_and_a_card_played_is_not() -> None:
    at = Position().activation(EVI, ARTWORK_BRICK).hand(EVI, "weave")
    at.state.last_seat = EVI
    at.play(EVI, "weave card")
    assert at.state.barrier < at.state.played
    at.play(EVI, "draw artwork")
    assert at.state.barrier == at.state.played
