"""CAL-3.6 with cards (Q9): what can still be met, and what is refused because it could not."""

from random import Random

import pytest

from games.calimala.data import ROW_SPACES, ROWS, SPACES
from games.calimala.prospect import prospect, reachable
from games.calimala.steps import Activation
from tests.games.calimala.positions import (
    ARTWORK_SHIP,
    CONTRIBUTE_WOOD,
    ESZTER,
    GAME,
    SHIP_BUILD,
    TRANSPORT_MARBLE,
    WOOD_MARBLE,
    Position,
)


@pytest.mark.rule("CAL-3.6", "Q9")
def test_a_card_in_hand_opens_a_street() -> None:
    at = Position().turn(ESZTER)
    assert f"place {ARTWORK_SHIP} own" not in at.options(ESZTER)
    at.hand(ESZTER, "marble")
    assert f"place {ARTWORK_SHIP} own" in at.options(ESZTER)
    at.play(ESZTER, f"place {ARTWORK_SHIP} own")
    assert at.options(ESZTER) == ["draw ship", "take marble card"]
    assert at.reason(ESZTER, "draw artwork") == "duty", "then nothing could be carried out any more"
    at.play(ESZTER, "take marble card")
    assert at.reason(ESZTER, "end draw") == "duty"
    at.play(ESZTER, "artwork santa_croce disc")
    assert "end draw" in at.options(ESZTER)


@pytest.mark.rule("Q9")
def test_four_cards_may_be_needed() -> None:
    at = Position().turn(ESZTER).hand(ESZTER, "wood", "wood", "build", "weave").mat(ESZTER, marble=4)
    at.state.layout["nw"], at.state.layout["se"] = "marble", "artwork"
    place = f"place {ARTWORK_SHIP} own"  # now marble and ship
    assert place in at.options(ESZTER)
    at.play(ESZTER, place, "take wood card", "weave card", "take wood card", "build ship - card", "ship lisbon disc")
    assert not at.activated.owes


@pytest.mark.rule("Q9")
@pytest.mark.parametrize("missing", range(4))
def test_three_of_them_are_not_enough(missing: int) -> None:
    cards = ["wood", "wood", "build", "weave"]
    here = prospect(Position().state, ESZTER)
    assert reachable(here, "ship", cards)
    cards.pop(missing)
    assert not reachable(here, "ship", cards)


@pytest.mark.rule("Q9")
def test_a_card_that_would_make_the_duty_unreachable_is_refused() -> None:
    at = Position().turn(ESZTER).mat(ESZTER, wood=3, marble=4).hand(ESZTER, "wood")
    at.play(ESZTER, f"place {WOOD_MARBLE} own")
    assert at.reason(ESZTER, "take wood card") == "duty", "the warehouse would be full"
    assert at.options(ESZTER) == ["take wood disc", "draw marble"]
    at.play(ESZTER, "take wood disc")
    assert at.reason(ESZTER, "take wood card") == "warehouse-full"


@pytest.mark.rule("Q9")
def test_such_a_card_is_allowed_if_another_card_can_help() -> None:
    at = Position().turn(ESZTER).mat(ESZTER, wood=3, marble=4).hand(ESZTER, "wood", "contribute")
    at.play(ESZTER, f"place {WOOD_MARBLE} own")
    assert "take wood card" in at.options(ESZTER)
    at.play(ESZTER, "take wood card")
    gifts = {option.split()[1] for option in at.options(ESZTER) if option.startswith("contribute")}
    assert gifts == {"wood", "marble"}, "giving either away makes room again"
    at.play(ESZTER, "contribute wood santa_croce card")
    assert at.options(ESZTER) == ["take wood disc", "draw marble"]


@pytest.mark.rule("Q9")
def test_the_last_cube_of_a_nearly_empty_supply_is_not_spent_elsewhere() -> None:
    at = Position().turn(ESZTER).mat(ESZTER, cubes=1, marble=4).hand(ESZTER, "brick")
    at.play(ESZTER, f"place {WOOD_MARBLE} own")
    assert at.reason(ESZTER, "take brick card") == "duty"
    at.player(ESZTER).cubes = 2
    assert "take brick card" in at.options(ESZTER)


@pytest.mark.rule("Q9")
def test_future_draws_do_not_count() -> None:
    at = Position().turn(ESZTER).next_draws("marble", 5)
    assert at.reason(ESZTER, f"place {ARTWORK_SHIP} own") == "nothing-to-do-there"


def stuck() -> Position:
    """Full warehouses and workshops, nothing to build or send, and the buildings are complete."""
    at = Position().turn(ESZTER).mat(ESZTER, wood=4, brick=4, marble=4, workshops=[4, 4, 4], ships=3)
    at.mat(ESZTER, houses=["troyes", "bruges", "hamburg"])
    for city in at.state.cities:
        at.state.cities[city] = (0, 12, 0, 0)
    for building, spaces in ROW_SPACES.items():
        at.state.buildings[building] = dict.fromkeys(ROWS, (0, spaces, 0, 0))
    return at.council(artworks=(1, 1, 1, 1))


@pytest.mark.rule("Q9", "CAL-3.8")
def test_if_no_street_qualifies_any_placement_is_legal_and_the_duty_lapses() -> None:
    at = stuck()
    assert len(at.options(ESZTER)) == 2 * len(SPACES)
    assert GAME.default_move(at.state, ESZTER).notation == f"place {ARTWORK_SHIP} own", "an absent seat places one, too"
    at.play(ESZTER, f"place {SHIP_BUILD} own")
    assert not at.activated.owes
    assert at.options(ESZTER) == ["draw ship", "draw build", "end draw", "end decline"]
    at.play(ESZTER, "draw ship", "draw build")
    assert len(at.player(ESZTER).hand) == 2


@pytest.mark.rule("Q9")
def test_whether_the_duty_has_lapsed_is_known_to_the_owner_only() -> None:
    at = Position().turn(ESZTER)
    at.play(ESZTER, f"place {WOOD_MARBLE} own")
    assert GAME.view(at.state, ESZTER).stack[-1].owes  # type: ignore[attr-defined]
    lapsed = stuck()
    lapsed.play(ESZTER, f"place {WOOD_MARBLE} own")
    for other in (None, 1):
        tops = [GAME.view(table.state, other).stack[-1] for table in (at, lapsed)]
        assert tops[0] == tops[1]


@pytest.mark.rule("Q9", "CAL-6.14")
def test_a_white_disc_may_give_up_an_execution_while_another_of_the_kind_remains() -> None:
    at = Position().turn(ESZTER)
    at.play(ESZTER, f"place {TRANSPORT_MARBLE} white", "draw transport", "skip marble")
    assert at.activated.left == (1, 1)
    assert at.options(ESZTER) == ["take marble disc", "draw transport"]
    assert at.reason(ESZTER, "skip marble") == "duty"


@pytest.mark.rule("Q36")
def test_compensation_and_leaving_out_do_not_meet_the_duty() -> None:
    at = Position().turn(ESZTER)
    at.play(ESZTER, f"place {CONTRIBUTE_WOOD} own", "draw contribute")
    assert at.activated.owes
    assert "end done" not in at.options(ESZTER)


def test_a_duty_once_owed_can_always_be_met() -> None:
    """Random play never gets stuck in it: every owed duty ends in an action carried out by the placed disc."""
    rng = Random("owed")
    for n in range(15):
        state = GAME.new(3, f"owed {n}")
        while seats := GAME.to_act(state):
            moves = GAME.moves(state, seats[0])
            top = state.stack[-1]
            if isinstance(top, Activation) and top.owes:
                assert all(move.kind != "end" for move in moves)
            GAME.play(state, seats[0], rng.choice(moves))
