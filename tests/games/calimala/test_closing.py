"""Q37: how an activation ends. Nothing that the others see may depend on what is in a hand, and nothing is asked that
has one answer only because of it."""

from itertools import combinations
from random import Random

import pytest

from games.calimala.events import CardPlayed, LeftOut, Took
from games.calimala.moves import BY_DISC
from games.calimala.steps import Activation, PlaceDisc
from tests.games.calimala.positions import (
    ARTWORK_BRICK,
    ARTWORK_SHIP,
    ESZTER,
    EVI,
    GAME,
    SHIP_BUILD,
    WEAVE_WOOD,
    WOOD_MARBLE,
    Position,
)


def last_one(*hand: str, left: tuple[int, int] = (0, 1)) -> Position:
    """Évi may still take a marble, and holds these cards."""
    return Position().activation(EVI, WOOD_MARBLE, left=left).hand(EVI, *hand)


def is_over(at: Position) -> bool:
    return not isinstance(at.state.stack[-1], Activation)


@pytest.mark.rule("Q37")
def test_with_nothing_left_and_an_empty_hand_an_activation_ends_by_itself() -> None:
    at = last_one()
    assert at.options(EVI) == ["take marble disc", "end done"]
    at.play(EVI, "take marble disc")
    assert is_over(at)


@pytest.mark.rule("Q37")
def test_with_cards_that_could_follow_the_owner_says_whether_it_ends() -> None:
    at = last_one("brick")
    assert at.options(EVI)[:2] == ["take marble disc", "take marble disc_end"]
    at.play(EVI, "take marble disc")
    assert at.options(EVI) == ["take brick card", "end done"]
    at = last_one("brick")
    assert Took(EVI, "marble") == at.play(EVI, "take marble disc_end")[0]
    assert is_over(at)
    assert at.player(EVI).hand == ["brick"]


@pytest.mark.rule("Q37")
def test_with_cards_that_could_not_follow_ending_is_all_that_is_offered() -> None:
    at = last_one("ship", "transport")
    assert at.options(EVI) == ["take marble disc_end", "end done"]
    at.play(EVI, "take marble disc_end")
    assert is_over(at)


@pytest.mark.rule("Q37", "CAL-6.6")
def test_a_card_may_follow_that_only_the_last_action_makes_possible() -> None:
    at = last_one("artwork")
    assert "take marble disc" in at.options(EVI), "an artwork needs the marble"
    at = Position().activation(EVI, WEAVE_WOOD, left=(1, 0)).hand(EVI, "ship").mat(EVI, ships=1)
    assert "weave disc" in at.options(EVI)
    at = Position().activation(EVI, ARTWORK_SHIP, left=(0, 1)).hand(EVI, "ship").mat(EVI, ships=1, workshops=[1])
    assert not [option for option in at.options(EVI) if option.endswith(" disc")], "the only cloth has gone"
    at.mat(EVI, workshops=[2])
    assert "ship lisbon disc" in at.options(EVI)


@pytest.mark.rule("Q37")
def test_of_several_ways_to_do_the_last_only_those_leave_it_open_that_a_card_can_follow() -> None:
    at = Position().activation(EVI, SHIP_BUILD, left=(0, 1)).hand(EVI, "build").mat(EVI, wood=2, brick=2)
    builds = [option for option in at.options(EVI) if option.endswith(" disc")]
    assert builds == [
        "build ship - disc",
        *[f"build house {city} disc" for city in ("troyes", "bruges", "hamburg")],
        "build workshop - disc",
    ]
    at.mat(EVI, wood=2, brick=1)
    assert [option for option in at.options(EVI) if option.endswith(" disc")] == []
    assert {"build ship - disc_end", "build workshop - disc_end"} <= set(at.options(EVI))


@pytest.mark.rule("Q37")
def test_while_more_is_left_on_the_street_nothing_ends() -> None:
    at = last_one("ship", left=(1, 1))
    assert not [option for option in at.options(EVI) if option.endswith("_end")]
    at = last_one("ship", left=(0, 2))
    assert not [option for option in at.options(EVI) if option.endswith("_end")]


@pytest.mark.rule("Q37")
def test_a_card_can_be_the_last_thing_too() -> None:
    at = last_one("brick", "brick", left=(0, 0))
    assert at.options(EVI) == ["take brick card", "take brick card_end", "end done"]
    assert at.play(EVI, "take brick card_end")[:2] == [CardPlayed(EVI, "brick"), Took(EVI, "brick")]
    assert is_over(at)
    assert at.player(EVI).hand == ["brick"]
    at = last_one("brick", "ship", left=(0, 0))
    assert at.options(EVI) == ["take brick card_end", "end done"], "the other card could not follow"
    at = last_one("brick", "ship", left=(0, 1))
    assert "take brick card" in at.options(EVI)
    assert "take brick card_end" not in at.options(EVI), "the street is not done with"
    at = last_one("brick", left=(0, 0))
    assert at.options(EVI) == ["take brick card", "end done"], "it is the last card, and all can see that"
    at.play(EVI, "take brick card")
    assert is_over(at)


@pytest.mark.rule("Q37", "Q27")
def test_leaving_out_the_last_action_is_ending_unless_a_card_can_follow() -> None:
    assert "skip marble" not in last_one().options(EVI)
    assert "skip marble" not in last_one("ship").options(EVI)
    at = last_one("ship", "brick")
    assert "skip marble" in at.options(EVI)
    assert at.play(EVI, "skip marble") == [LeftOut(EVI, "marble")]
    assert at.options(EVI) == ["take brick card_end", "end done"]
    assert "skip marble" in last_one(left=(1, 1)).options(EVI)
    assert "skip marble" in last_one(left=(0, 2)).options(EVI)


@pytest.mark.rule("Q37")
def test_after_a_draw_even_a_hand_that_cannot_be_played_is_asked() -> None:
    at = Position().activation(EVI, ARTWORK_BRICK, left=(1, 0)).next_draws("ship", 2)
    at.play(EVI, "draw artwork")
    assert at.options(EVI) == ["end done"]


@pytest.mark.rule("Q37", "CAL-6.5")
@pytest.mark.parametrize("said", ["take marble disc", "take marble disc_end"])
def test_what_a_move_leads_to_does_not_depend_on_the_hand(said: str) -> None:
    """Two hands of the same size, one of which can be played: the others see the same whatever is said."""
    seen = []
    for card in ("brick", "artwork"):
        at = last_one(card)
        at.play(EVI, said)
        seen.append(GAME.view(at.state, ESZTER))
        assert seen[0].stack == seen[-1].stack
    assert seen[0].players[EVI] == seen[1].players[EVI]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_two_listed_moves_come_to_the_same(seats: int) -> None:
    rng = Random(f"twins {seats}")
    state = GAME.new(seats, "twins")
    while acting := GAME.to_act(state):
        moves = GAME.moves(state, acting[0])
        outcomes = []
        for move in moves:
            after = state.clone()
            events = GAME.play(after, acting[0], move)
            outcomes.append((move.notation, GAME.dump(after), events))
        for (one, state_1, events_1), (other, state_2, events_2) in combinations(outcomes, 2):
            assert (state_1, events_1) != (state_2, events_2), f"{one} and {other} come to the same"
        GAME.play(state, acting[0], rng.choice(moves))


@pytest.mark.rule("Q37")
def test_one_answer_is_asked_for_only_after_a_draw_or_while_the_duty_holds() -> None:
    rng = Random("lone")
    for n in range(12):
        state, before = GAME.new(3 + n % 3, f"lone {n}"), ""
        while acting := GAME.to_act(state):
            moves = GAME.moves(state, acting[0])
            top = state.stack[-1]
            if len(moves) == 1:
                assert isinstance(top, Activation)
                assert before == "draw" or top.owes, moves
            move = rng.choice(moves)
            before = move.kind
            GAME.play(state, acting[0], move)


# ---------------------------------------------------------------- the answers of an absent seat


@pytest.mark.parametrize(
    ("space", "taken"),
    [(WOOD_MARBLE, "take marble disc"), (WEAVE_WOOD, "take wood disc"), (ARTWORK_BRICK, "take brick disc")],
)
def test_the_default_takes_what_is_free(space: str, taken: str) -> None:
    at = Position().activation(EVI, space).mat(EVI, marble=1)
    assert GAME.default_move(at.state, EVI).notation == taken


def test_the_default_weaves() -> None:
    at = Position().activation(EVI, WEAVE_WOOD).mat(EVI, wood=4)
    assert GAME.default_move(at.state, EVI).notation == "weave disc"


def test_the_default_takes_the_last_free_thing_and_ends() -> None:
    at = last_one("brick")
    assert GAME.default_move(at.state, EVI).notation == "take marble disc_end"


def test_the_default_spends_nothing_that_is_not_owed() -> None:
    at = Position().activation(EVI, SHIP_BUILD).mat(EVI, wood=2, ships=1, workshops=[2]).hand(EVI, "wood")
    assert GAME.default_move(at.state, EVI).notation == "end done"
    at.mat(EVI, wood=0)
    assert GAME.default_move(at.state, EVI).notation == "end draw", "a card is free"
    at.empty_deck()
    assert GAME.default_move(at.state, EVI).notation == "end decline"


def test_the_default_of_a_placed_disc_does_what_is_owed_by_disc_before_any_card() -> None:
    at = Position().activation(ESZTER, SHIP_BUILD, position=1, owes=True).hand(ESZTER, "wood", "weave")
    at.mat(ESZTER, ships=1, workshops=[2])
    assert GAME.default_move(at.state, ESZTER).notation == "ship barcelona disc"
    at.mat(ESZTER, workshops=[0])
    assert GAME.default_move(at.state, ESZTER).notation == "draw build", "the duty forbids to end"
    at = Position().activation(ESZTER, SHIP_BUILD, position=1, owes=True, left=(1, 0)).hand(ESZTER, "weave")
    at.mat(ESZTER, ships=1)
    assert GAME.default_move(at.state, ESZTER).notation == "weave card", "there is no other way"


def test_the_default_places_an_own_disc_where_something_is_free() -> None:
    at = Position().turn(ESZTER).mat(ESZTER, ships=1, workshops=[4], wood=2)
    assert GAME.default_move(at.state, ESZTER).notation == f"place {ARTWORK_BRICK} own", "before shipping, on street 1"
    at.mat(ESZTER, wood=4, brick=4, marble=4)
    assert GAME.default_move(at.state, ESZTER).notation == f"place {ARTWORK_SHIP} own", "nothing is free"
    at.mat(ESZTER, discs=0)
    assert GAME.default_move(at.state, ESZTER).notation == f"place {ARTWORK_SHIP} white"


def test_the_default_places_where_no_card_is_needed() -> None:
    at = Position().turn(ESZTER).hand(ESZTER, "contribute").mat(ESZTER, wood=4, brick=4, marble=4, workshops=[4])
    at.mat(ESZTER, wood=0, brick=0, marble=0, cubes=0)
    at.mat(ESZTER, ships=1)
    at.state.layout["nw"], at.state.layout["e"] = "transport", "artwork"
    default = GAME.default_move(at.state, ESZTER)
    assert default.notation == f"place {ARTWORK_SHIP} own"
    at.play(ESZTER, default.notation)
    assert [m for m in GAME.moves(at.state, ESZTER) if getattr(m, "by", None) in BY_DISC]


def test_what_is_ended_goes_on_with_the_next_turn() -> None:
    at = last_one("ship")
    at.play(EVI, "take marble disc_end")
    assert isinstance(at.state.stack[-1], PlaceDisc)
