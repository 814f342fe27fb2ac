"""GEN-11."""

import pytest

from games.genoa.book import capacity
from games.genoa.events import Discharged
from tests.games.genoa.positions import GAME, JANI, PETER, Position


@pytest.mark.rule("GEN-11.1")
def test_two_play_by_the_same_rules() -> None:
    at = Position(2).has(JANI, silver=1).tower("street_5_2")
    at.play(JANI, "offer coach_house d20+silver")
    at.play(PETER, "accept 1 1")
    assert at.ducats(PETER, JANI) == (150, 110)
    assert at.goods(JANI) == {"starting_space": 1}


@pytest.mark.rule("GEN-11.2", "Q16")
def test_an_offer_must_contain_a_good_of_the_buyer() -> None:
    at = Position(2).tower("street_6_2")
    assert at.reason(JANI, "offer coach_house d20") == "two-players-need-a-good"
    assert at.allows(JANI, "offer warehouse_spices d20 pepper"), "a good out of the proceeds will do"
    assert at.reason(PETER, "ask coach_house - d20 - -") == "two-players-need-a-good"
    at.hand(JANI, "message_01")
    assert at.allows(JANI, "offer coach_house blind:message_01")


@pytest.mark.rule("GEN-11.2", "GEN-7.9")
def test_only_a_good_obliges_with_two() -> None:
    at = Position(2).has(JANI, markers=1).has(PETER, markers=7).tower("inn")
    at.play(JANI, "offer inn d20+marker")
    events = at.play(PETER, "move street_7_4")
    assert Discharged("inn") in events, "the marker does not reach the trader, and ducats alone do not count"


@pytest.mark.rule("GEN-11.3", "GEN-11.3a")
def test_the_second_action_comes_only_after_the_other_players() -> None:
    at = Position(2).tower("street_5_2")
    assert capacity(at.state, PETER) == 1
    at.player(JANI).performed = 1
    assert capacity(at.state, PETER) == 2
    assert capacity(at.state, JANI) == 0, "the other player has one"


@pytest.mark.rule("GEN-11.4")
def test_the_second_action_comes_also_after_the_first() -> None:
    at = Position(2).tower("street_5_2")
    at.player(PETER).performed = 1
    assert capacity(at.state, PETER) == 0
    at.player(JANI).performed = 1
    assert capacity(at.state, PETER) == 1


@pytest.mark.rule("GEN-11.5")
def test_extra_action_tiles_come_on_top_and_a_spent_one_stays_spent() -> None:
    at = Position(2).has(PETER, extra_action=1).tower("warehouse_drinks")
    at.player(PETER).performed = 1
    at.play(PETER, "use")
    assert at.goods(PETER) == {"ale": 1, "wine": 1}
    assert at.player(PETER).spent == 1
    at.player(JANI).performed = 1
    assert capacity(at.state, PETER) == 1, "one more by the rule, though a tile was spent before"


@pytest.mark.rule("GEN-11.6", "Q17")
def test_an_action_by_tile_does_not_unlock_the_second() -> None:
    at = Position(2).owns(JANI, "inn").has(JANI, building_action=1).window(JANI, "warehouse_drinks")
    at.player(JANI).performed = 0
    at.play(JANI, "activate inn -")
    assert capacity(at.state, PETER) == 1
    assert GAME.to_act(at.state) == (JANI,)
