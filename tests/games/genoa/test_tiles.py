"""GEN-14: the special tiles (the starting space is in test_turn)."""

import pytest

from games.genoa.book import capacity
from games.genoa.data import DECKS
from games.genoa.events import ActionBegan, Drew, OrderFulfilled, OwnerPaid, Reshuffled
from tests.games.genoa.positions import JANI, PETER, Position
from tests.games.genoa.test_turn import all_pass


@pytest.mark.rule("GEN-14.1", "GEN-14.2")
def test_any_number_is_owned_and_used_in_any_order() -> None:
    at = Position().has(PETER, commodity_of_choice=3, trade_1_1=2, building_action=2).owns(PETER, "inn")
    at.window(PETER, "warehouse_metals")
    at.play(PETER, "pick ale", "trade ale", "take wine", "activate inn -", "pick ale", "perform -", "activate inn -")
    assert at.goods(PETER)["trade_1_1"] == 3
    assert at.goods(PETER)["commodity_of_choice"] == 1


# ---------------------------------------------------------------- extra action


@pytest.mark.rule("GEN-14.6", "GEN-14.9b", "Q42")
@pytest.mark.parametrize("seat", [PETER, JANI])
def test_the_extra_action_tile_is_spent_when_the_surplus_action_begins(seat: int) -> None:
    at = Position().has(seat, extra_action=1).tower("warehouse_drinks")
    at.player(seat).performed = 1
    assert capacity(at.state, seat) == 1
    if seat == JANI:
        at.play(JANI, "offer warehouse_drinks d5")
        events = at.play(PETER, "accept 1 1")
    else:
        events = at.play(PETER, "use")
    assert ActionBegan(seat, "warehouse_drinks", True) in events
    assert at.goods(seat) == {"ale": 1, "wine": 1}
    assert at.state.tiles["extra_action"] == 5
    at = Position().has(PETER, extra_action=1).tower("warehouse_drinks")
    events = at.play(PETER, "use")
    assert ActionBegan(PETER, "warehouse_drinks", False) in events, "base actions come first"


@pytest.mark.rule("GEN-14.7")
def test_several_extra_actions_in_one_turn() -> None:
    at = Position().has(PETER, extra_action=2).tower("warehouse_drinks")
    at.player(PETER).performed = 1
    assert capacity(at.state, PETER) == 2
    all_pass(at).play(PETER, "use", "move inn", "use", "end")
    assert at.player(PETER).performed == 3
    assert at.player(PETER).spent == 2


@pytest.mark.rule("GEN-14.8")
def test_an_extra_action_tile_may_be_used_in_the_turn_that_brought_it() -> None:
    at = all_pass(Position()).tower("park")
    at.play(PETER, "use", "move coach_house", "use")
    assert at.goods(PETER) == {"starting_space": 1}


@pytest.mark.rule("GEN-14.9", "GEN-14.9a")
def test_an_extra_action_needs_the_building_under_the_tower_and_unused() -> None:
    at = all_pass(Position()).has(PETER, extra_action=2).tower("inn")
    at.play(PETER, "use", "end")
    assert at.reason(PETER, "use") == "action-used"
    at.play(PETER, "move street_7_4")
    assert at.reason(PETER, "use") == "no-action-here"
    assert at.reason(JANI, "use") == "trader-only", "others must buy it"


# ---------------------------------------------------------------- inside an action


@pytest.mark.rule("GEN-14.10", "GEN-14.12")
def test_the_other_tiles_are_played_inside_an_own_action_only() -> None:
    at = Position().has(PETER, commodity_of_choice=1).has(JANI, commodity_of_choice=1).tower("street_5_2")
    assert at.reason(PETER, "pick ale") == "not-in-this-action"
    at.tower("warehouse_metals").play(PETER, "use")
    assert at.reason(JANI, "pick ale") == "not-in-this-action"
    at.play(PETER, "perform -", "end")
    assert at.reason(PETER, "pick ale") == "not-in-this-action"
    at = Position().window(PETER, "warehouse_metals")
    assert at.reason(PETER, "pick ale") == "no-such-tile"


@pytest.mark.rule("GEN-14.11")
def test_a_tile_may_be_played_in_the_action_that_brought_it() -> None:
    at = Position().tower("harbor")
    at.play(PETER, "use", "pick saffron")
    assert at.goods(PETER) == {"saffron": 1}


@pytest.mark.rule("GEN-14.13", "GEN-14.3")
def test_commodity_of_choice() -> None:
    at = Position().supply(ale=0).has(PETER, commodity_of_choice=1).window(PETER, "warehouse_metals")
    assert at.reason(PETER, "pick ale") == "not-in-supply"
    at.play(PETER, "pick wine")
    assert at.state.tiles["commodity_of_choice"] == 5
    assert at.state.commodities["wine"] == 4


@pytest.mark.rule("GEN-14.14", "GEN-14.16", "Q22")
def test_trade_swaps_any_own_good_for_any_other_of_the_supply() -> None:
    at = Position().has(PETER, trade_1_1=1, ale=1, extra_action=1, markers=1).hand(PETER, "message_01")
    at.window(PETER, "warehouse_metals")
    ways = {move.split()[1] for move in at.options(PETER) if move.startswith("trade ")}
    assert ways == {"ale", "extra_action", "marker", "message_01"}
    assert at.reason(PETER, "trade d5") == "not-your-good"
    at.play(PETER, "trade ale")
    goods = {move.split()[1] for move in at.options(PETER) if move.startswith("take ")}
    assert "ale" not in goods
    assert {"wine", "starting_space", "trade_1_1", "marker", "message", "contract"} <= goods
    assert at.reason(PETER, "take ale") == "same-good"
    assert at.reason(PETER, "take d5") == "not-in-supply"
    assert at.reason(PETER, "end") == "trade-first"
    at.play(PETER, "take starting_space")
    assert at.goods(PETER) == {"silver": 1, "copper": 1, "extra_action": 1, "starting_space": 1}


@pytest.mark.rule("GEN-14.15", "GEN-14.15a")
def test_a_card_is_drawn_before_the_one_given_goes_under_the_deck() -> None:
    at = Position().deck("message", "message_05", "message_06").hand(PETER, "message_06").has(PETER, trade_1_1=1)
    at.window(PETER, "warehouse_metals")
    events = at.play(PETER, "trade message_06", "take message")
    assert at.player(PETER).message == ["message_05"]
    assert Drew(PETER, "message", ("message_05",)) in events
    assert Reshuffled("message", 1) in events
    assert at.state.decks["message"].down == ["message_06"]
    for deck in DECKS:
        at = Position().has(PETER, trade_1_1=1, ale=1).window(PETER, "warehouse_metals")
        size = at.state.decks[deck].size
        at.play(PETER, "trade ale", f"take {deck}")
        assert len(at.player(PETER).hand(deck)) == 1, "the top card, no more"
        assert at.state.decks[deck].size == size - 1
    at = Position().deck("message").has(PETER, trade_1_1=1, ale=1).window(PETER, "warehouse_metals")
    at.play(PETER, "trade ale")
    assert at.reason(PETER, "take message") == "not-in-supply"


@pytest.mark.rule("GEN-14.15b", "Q43")
def test_markers_are_traded_with_the_own_central_supply() -> None:
    at = Position().has(PETER, trade_1_1=1, markers=1).window(PETER, "warehouse_metals")
    at.play(PETER, "trade marker", "take ale")
    assert (at.player(PETER).stock, at.player(PETER).central) == (0, 7)
    at = Position().has(PETER, trade_1_1=1, ale=1).window(PETER, "warehouse_metals")
    at.play(PETER, "trade ale", "take marker")
    assert (at.player(PETER).stock, at.player(PETER).central) == (1, 6)
    at = Position().has(PETER, trade_1_1=1, ale=1, markers=7).window(PETER, "warehouse_metals")
    at.play(PETER, "trade ale")
    assert at.reason(PETER, "take marker") == "not-in-supply"


# ---------------------------------------------------------------- building action


@pytest.mark.rule("GEN-14.17", "GEN-14.18", "GEN-14.19")
def test_a_building_action_is_performed_on_an_own_building_anywhere() -> None:
    at = Position().owns(PETER, "inn").owns(JANI, "park").has(PETER, building_action=1)
    at.window(PETER, "warehouse_metals")
    assert at.reason(PETER, "activate park -") == "not-your-building"
    events = at.play(PETER, "activate inn -")
    assert at.goods(PETER)["trade_1_1"] == 1
    assert at.player(PETER).performed == 1
    assert not any(isinstance(event, OwnerPaid) for event in events)


@pytest.mark.rule("GEN-14.20", "GEN-14.21")
def test_it_works_on_a_used_building_and_several_times() -> None:
    at = Position().owns(PETER, "warehouse_metals").has(PETER, building_action=2).tower("warehouse_metals")
    at.play(PETER, "use", "perform -", "activate warehouse_metals -", "activate warehouse_metals -")
    assert at.goods(PETER) == {"silver": 3, "copper": 3}


@pytest.mark.rule("GEN-14.20a", "Q44")
def test_it_leaves_the_buildings_own_action_untouched() -> None:
    at = all_pass(Position()).owns(PETER, "tavern").has(PETER, building_action=1).tower("warehouse_metals")
    at.play(PETER, "use", "activate tavern -", "end", "move tavern")
    assert at.state.action == "open"
    assert at.allows(JANI, "offer tavern d5")


@pytest.mark.rule("GEN-14.23", "Q23")
def test_a_large_order_by_tile_is_counted_for_the_tile() -> None:
    at = Position().owns(PETER, "villa_monetti").hand(PETER, "large_order_05", "large_order_09")
    at.has(PETER, silver=1, silk=1, saffron=2, copper=1, linen=1, building_action=1).tower("villa_ricci")
    at.play(PETER, "use", "activate villa_monetti large_order_05", "tile extra_action")
    events = at.play(PETER, "perform large_order_09")
    assert OrderFulfilled(PETER, "large_order_09", 100) in events
    assert at.ducats(PETER) == (330,)
    assert at.reason(PETER, "activate villa_monetti -") == "reward-first"
