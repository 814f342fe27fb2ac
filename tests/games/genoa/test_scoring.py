"""GEN-10 and the contracts of GEN-13."""

from random import Random

import pytest

from games.genoa.data import LAST_SPACE, OUTER_RING
from games.genoa.events import FinalScored
from games.genoa.scoring import TIE_BREAK, group_value, groups
from games.genoa.steps import EndOfTurn
from tests.games.genoa.positions import GAME, JANI, MATE, PETER, Position
from tests.games.genoa.recount import contract_value


def finished(at: Position) -> Position:
    at.state.marker = LAST_SPACE
    at.state.trader = len(at.state.players) - 1
    at.run(EndOfTurn())
    assert GAME.over(at.state)
    return at


@pytest.mark.rule("GEN-10.2", "GEN-16.8")
def test_what_is_shown_at_the_end_cannot_be_hidden_again() -> None:
    at = Position(3, start=MATE).trader(JANI).tower("street_5_2", "street_4_2")
    at.state.marker = LAST_SPACE
    at.play(JANI, "stop")
    assert GAME.over(at.state)
    assert at.state.barrier == at.state.played


@pytest.mark.rule("GEN-10.1")
def test_markers_on_buildings_pay_ten_each_and_others_nothing() -> None:
    at = finished(Position(3).owns(PETER, "inn", "park").has(JANI, markers=3))
    assert GAME.standings(at.state).points == (150, 130, 130)
    assert GAME.standings(at.state).breakdown[PETER] == {
        "genoa-points-ducats": 130,
        "genoa-points-buildings": 20,
        "genoa-points-contracts": 0,
    }


@pytest.mark.rule("GEN-10.2", "GEN-13.30", "Q21")
def test_contracts_are_revealed_and_paid() -> None:
    at = Position(3).hand(JANI, "contract_inn", "contract_warehouse_spices", "contract_tavern")
    at.state.marker, at.state.trader = LAST_SPACE, MATE
    events = at.run(EndOfTurn())
    told = next(event for event in events if isinstance(event, FinalScored) and event.seat == JANI)
    assert told.contracts == ("contract_warehouse_spices", "contract_inn", "contract_tavern")
    assert sorted(told.groups) == [1, 2]
    assert told.paid == 40
    assert GAME.standings(at.state).points == (130, 170, 130)


@pytest.mark.rule("GEN-10.3")
def test_other_cards_commodities_and_tiles_are_worth_nothing() -> None:
    at = Position(3).hand(PETER, "message_01", "large_order_01", "small_order_01").has(PETER, silver=3, extra_action=1)
    assert GAME.standings(finished(at).state).points == (130, 130, 130)


@pytest.mark.rule("GEN-10.4")
def test_most_ducats_win() -> None:
    standings = GAME.standings(finished(Position(3).has(MATE, ducats=135).has(JANI, silver=1)).state)
    assert standings.winners == (MATE,)
    assert standings.decided_by is None


@pytest.mark.rule("GEN-10.5", "Q14")
def test_a_tie_is_broken_by_cards_commodities_and_special_tiles() -> None:
    at = Position(3).hand(PETER, "message_01").has(JANI, silver=1, extra_action=1).has(MATE, markers=5)
    standings = GAME.standings(finished(at).state)
    assert standings.ranking == ((JANI,), (PETER,), (MATE,))
    assert standings.decided_by == TIE_BREAK
    at = Position(3).hand(PETER, "contract_inn").has(JANI, ducats=140).has(MATE, ducats=100)
    assert GAME.standings(finished(at).state).winners == (PETER,), "a contract counts as a card"


@pytest.mark.rule("GEN-10.6", "Q15")
def test_a_tie_that_is_left_is_shared() -> None:
    standings = GAME.standings(finished(Position(3)).state)
    assert standings.winners == (0, 1, 2)
    assert standings.decided_by is None
    behind = GAME.standings(finished(Position(3).has(MATE, ducats=100)).state)
    assert behind.ranking == ((PETER, JANI), (MATE,))
    assert behind.decided_by is None


@pytest.mark.rule("GEN-13.26", "GEN-13.27")
def test_groups_are_neighbours_in_the_ring() -> None:
    at = Position().hand(PETER, "contract_park")
    assert at.ducats(PETER) == (130,), "a contract pays nothing before the end"
    assert groups([]) == ()
    assert groups([f"contract_{b}" for b in OUTER_RING]) == (14,)
    assert sorted(groups([f"contract_{b}" for b in (*OUTER_RING[:2], *OUTER_RING[-2:], OUTER_RING[5])])) == [1, 4]


@pytest.mark.rule("GEN-13.28", "GEN-13.29")
def test_the_value_of_a_group() -> None:
    assert [group_value(n) for n in range(1, 15)] == [10, 30, 60, 100, *range(150, 601, 50)]


def test_any_hand_of_contracts_is_worth_what_a_slow_count_says() -> None:
    rng = Random("contracts")
    deck = [f"contract_{building}" for building in OUTER_RING]
    for _ in range(300):
        hand = rng.sample(deck, rng.randrange(15))
        assert sum(map(group_value, groups(hand))) == contract_value(hand)


def test_before_the_end_only_what_everybody_knows_is_counted() -> None:
    at = Position().owns(PETER, "inn").hand(PETER, "contract_inn")
    assert GAME.standings(at.state).points == (10, 0, 0, 0)
    at = Position(money="open").owns(PETER, "inn")
    assert GAME.standings(at.state).points == (140, 130, 130, 130)
    assert GAME.standings(GAME.view(at.state, JANI)) == GAME.standings(at.state)


@pytest.mark.rule("GEN-10.1", "GEN-10.2", "GEN-10.5")
def test_a_game_that_is_ended_by_agreement_is_settled_as_it_would_be_at_the_end() -> None:
    """Before that nobody knows what the others have."""
    at = Position(3, start=MATE).trader(JANI).tower("street_5_2", "street_4_2")
    at.owns(PETER, "inn").hand(JANI, "contract_inn", "contract_tavern").has(MATE, ducats=145, silver=2)
    before = GAME.settled(at.state)
    assert GAME.standings(at.state).points == (10, 0, 0)
    assert before.points == (140, 150, 145)
    assert before.breakdown == GAME.settled(at.state.clone()).breakdown, "nothing was changed by asking"
    assert not GAME.over(at.state)
    at.state.marker = LAST_SPACE
    at.play(JANI, "stop")
    end = at.state
    assert GAME.over(end)
    assert (before.points, before.breakdown, before.ranking) == (
        GAME.standings(end).points, GAME.standings(end).breakdown, GAME.standings(end).ranking,
    )  # fmt: skip
    assert GAME.settled(end) == GAME.standings(end)
