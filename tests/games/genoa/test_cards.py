"""GEN-13: decks, orders, messages (contracts are in test_scoring)."""

import pytest

from games.genoa.data import DECKS
from games.genoa.events import MessageDelivered, OrderFulfilled, Reshuffled, Took
from games.genoa.goods import return_card
from tests.games.genoa.positions import GAME, JANI, KATA, MATE, PETER, Position
from tests.games.genoa.test_turn import all_pass

# ---------------------------------------------------------------- decks


@pytest.mark.rule("GEN-13.1")
def test_there_is_no_hand_limit() -> None:
    at = Position().deck("message", "message_01", "message_02").deck("small_order").deck("large_order").deck("contract")
    held = at.player(KATA).cards
    assert held == 58, "all but two messages"
    at.tower("post_office")
    at.play(KATA, "offer post_office d5")
    at.play(PETER, "accept 1 1")
    assert at.player(KATA).cards == held + 2, "none was given up for them"
    assert len(at.player(KATA).message) == 14
    while at.to_act == (KATA,):
        assert not at.kinds(KATA) - {"end", "fulfil", "offer", "pass", "set"}, "no discarding"
        at.play(KATA, "end")
    assert at.to_act == (PETER,)
    at.play(PETER, "move street_4_7", "stop")
    assert at.player(KATA).cards == 60, "nor at the end of the turn"


@pytest.mark.rule("GEN-13.2", "GEN-13.4")
@pytest.mark.parametrize("deck", DECKS)
def test_a_played_card_lies_face_up_under_its_deck(deck: str) -> None:
    at = Position()
    card = at.state.decks[deck].down[0]
    at.hand(PETER, card)
    return_card(at.state, PETER, card)
    assert at.state.decks[deck].up == [card]
    assert GAME.view(at.state, None).decks[deck].up == [card]


@pytest.mark.rule("GEN-13.3", "GEN-13.3a", "Q48")
def test_a_face_up_card_on_top_is_shuffled_at_once_even_between_two_draws() -> None:
    at = Position().deck("small_order", "small_order_01").tower("city_hall")
    return_card(at.state, KATA, "small_order_02")
    assert at.state.decks["small_order"].up == ["small_order_02"]
    events = at.play(PETER, "use")
    assert Reshuffled("small_order", 1) in events
    assert sorted(at.player(PETER).small_order) == ["small_order_01", "small_order_02"]
    at = Position().deck("small_order")
    return_card(at.state, KATA, "small_order_02")
    assert at.state.decks["small_order"].down == ["small_order_02"], "under an empty deck it is on top"


@pytest.mark.rule("GEN-13.5")
def test_an_empty_deck_gives_nothing() -> None:
    at = Position().deck("large_order").tower("guild_hall")
    at.play(PETER, "use")
    assert at.player(PETER).large_order == []
    assert at.player(PETER).performed == 1


# ---------------------------------------------------------------- large orders


def delivering(*tiles: str) -> Position:
    at = Position().hand(PETER, "large_order_05").has(PETER, silver=1, silk=1, saffron=1)
    return at.tower("villa_monetti")


@pytest.mark.rule("GEN-13.6", "GEN-13.7", "GEN-13.8", "GEN-13.9")
def test_a_large_order_is_delivered_in_its_villa() -> None:
    at = delivering()
    at.play(PETER, "use")
    events = at.play(PETER, "perform large_order_05")
    assert OrderFulfilled(PETER, "large_order_05", 100) in events
    assert at.ducats(PETER) == (230,)
    assert at.state.commodities["silver"] == 5
    assert at.state.decks["large_order"].up == ["large_order_05"]
    assert len([move for move in at.options(PETER) if move.startswith("tile")]) == 5
    at.play(PETER, "tile building_action")
    assert at.goods(PETER) == {"building_action": 1}
    at = Position().hand(PETER, "large_order_05").has(PETER, silver=1, silk=1, saffron=1)
    at.prefers(PETER, "windows", "ask").tower("villa_ricci")
    at.play(PETER, "use")
    assert at.reason(PETER, "perform large_order_05") == "order-for-elsewhere"


@pytest.mark.rule("GEN-13.10", "Q18")
def test_an_exhausted_tile_cannot_be_chosen_and_none_is_given_when_none_is_left() -> None:
    at = delivering().supply(building_action=0)
    at.play(PETER, "use", "perform large_order_05")
    assert at.reason(PETER, "tile building_action") == "tile-gone"
    at = delivering().supply(starting_space=0, trade_1_1=0, commodity_of_choice=0, building_action=0)
    at.play(PETER, "use", "perform large_order_05")
    assert at.goods(PETER) == {"extra_action": 1}, "the only kind left is simply taken"
    at = delivering().supply(starting_space=0, trade_1_1=0, commodity_of_choice=0, building_action=0, extra_action=0)
    at.play(PETER, "use")
    events = at.play(PETER, "perform large_order_05")
    assert not any(isinstance(event, Took) for event in events)
    assert at.goods(PETER) == {}


@pytest.mark.rule("GEN-13.11", "GEN-13.17")
def test_one_order_an_action() -> None:
    at = delivering().hand(PETER, "large_order_06").has(PETER, ale=1, silk=2, saffron=2)
    at.prefers(PETER, "windows", "ask")
    at.play(PETER, "use", "perform large_order_05", "tile starting_space")
    assert at.reason(PETER, "perform large_order_06") == "effect-done"
    at = Position().hand(PETER, "small_order_05", "small_order_06").has(PETER, copper=1, ale=1)
    at.prefers(PETER, "windows", "ask").tower("coach_house")
    at.play(PETER, "use", "fulfil small_order_05")
    assert at.reason(PETER, "fulfil small_order_06") == "one-order"


# ---------------------------------------------------------------- small orders


@pytest.mark.rule("GEN-13.12", "GEN-13.13", "GEN-13.14", "GEN-13.15")
def test_a_small_order_is_fulfilled_inside_the_action_and_the_effect_comes_as_well() -> None:
    at = Position().hand(PETER, "small_order_05", "small_order_01").has(PETER, copper=1, silver=1).tower("coach_house")
    at.play(PETER, "use")
    assert at.reason(PETER, "fulfil small_order_01") == "order-for-elsewhere"
    events = at.play(PETER, "fulfil small_order_05")
    assert OrderFulfilled(PETER, "small_order_05", 40) in events
    assert at.ducats(PETER) == (170,)
    assert at.state.commodities["copper"] == 5
    assert at.goods(PETER) == {"silver": 1, "starting_space": 1}
    at = Position().hand(PETER, "small_order_05").prefers(PETER, "windows", "ask").tower("coach_house")
    at.play(PETER, "use")
    assert at.reason(PETER, "fulfil small_order_05") == "order-needs"


@pytest.mark.rule("GEN-13.16", "Q19")
def test_a_commodity_gained_in_the_action_serves_for_the_order() -> None:
    at = Position().hand(PETER, "small_order_07").tower("harbor")
    at.play(PETER, "use")
    assert at.goods(PETER) == {"commodity_of_choice": 1}
    at.play(PETER, "pick linen", "fulfil small_order_07")
    assert at.ducats(PETER) == (170,)


@pytest.mark.rule("GEN-13.16a")
def test_an_order_drawn_in_the_action_may_be_fulfilled_in_it() -> None:
    at = Position().deck("small_order", "small_order_14", "small_order_01").has(PETER, wine=1).tower("city_hall")
    at.play(PETER, "use")
    at.play(PETER, "fulfil small_order_14")
    assert at.ducats(PETER) == (170,)
    at = Position().deck("large_order", "large_order_05").has(PETER, silver=1, silk=1, saffron=1, trade_1_1=1, ale=1)
    at.tower("villa_monetti").play(PETER, "use", "trade ale", "take large_order", "perform large_order_05")
    assert at.ducats(PETER) == (230,)
    at = Position().deck("large_order", "large_order_05").has(PETER, silver=1, silk=1, saffron=1, trade_1_1=2, ale=1)
    at.tower("villa_monetti").play(PETER, "use", "perform -", "trade ale", "take large_order")
    assert at.reason(PETER, "perform large_order_05") == "effect-done"


@pytest.mark.rule("GEN-13.18", "GEN-14.22")
def test_a_building_action_tile_fulfils_no_small_order() -> None:
    at = Position().owns(PETER, "coach_house").hand(PETER, "small_order_05").has(PETER, copper=1, building_action=1)
    at.window(PETER, "warehouse_drinks")
    assert at.options(PETER).count("activate coach_house -") == 1
    assert at.reason(PETER, "activate coach_house small_order_05") == "only-villas-take-large-orders"
    assert at.reason(PETER, "fulfil small_order_05") == "order-for-elsewhere"


# ---------------------------------------------------------------- messages


@pytest.mark.rule("GEN-13.19", "GEN-13.20", "GEN-13.21", "GEN-13.22")
def test_a_message_is_delivered_when_the_tower_has_visited_both_buildings() -> None:
    at = all_pass(Position()).hand(MATE, "message_02").tower("warehouse_spices")
    at.play(PETER, "move street_6_2", "move street_5_2", "move street_4_2")
    assert at.ducats(MATE) == (130,)
    events = at.play(PETER, "move park")
    assert MessageDelivered(MATE, "message_02", 30) in events
    assert at.ducats(MATE) == (160,)
    assert at.player(MATE).performed == 0


@pytest.mark.rule("GEN-13.23")
def test_any_number_of_messages_is_delivered_in_a_turn() -> None:
    at = all_pass(Position()).hand(MATE, "message_01", "message_12").hand(JANI, "message_11")
    at.state.path = []
    at.tower("villa_ricci", "coach_house", "park", action="used")
    events = at.play(PETER, "move villa_colini")
    assert [event for event in events if isinstance(event, MessageDelivered)] == [
        MessageDelivered(MATE, "message_01", 30)
    ]
    at = all_pass(Position()).hand(MATE, "message_13", "message_14")
    at.tower("tavern", "warehouse_metals", "street_3_2", "street_4_2")
    at.state.path = ["tavern", "warehouse_metals", "coach_house", "street_4_2"]
    at.state.discs = dict.fromkeys(at.state.path[:-1], 1)
    at.play(PETER, "move park")
    assert at.ducats(MATE) == (190,)


@pytest.mark.rule("GEN-13.24", "Q20")
def test_a_message_obtained_later_in_the_turn_is_still_delivered() -> None:
    at = Position().hand(JANI, "message_02").prefers(JANI, "messages", "ask")
    at.tower("warehouse_spices", "street_6_2", "park", action="used")
    at.play(JANI, "offer street_4_2 blind:message_02")
    events = at.play(PETER, "accept 1 1")
    assert MessageDelivered(PETER, "message_02", 30) in events


@pytest.mark.rule("GEN-13.24", "GEN-13.25", "Q20")
def test_a_message_drawn_with_a_building_action_tile_is_delivered_at_once() -> None:
    at = Position().owns(PETER, "post_office").has(PETER, building_action=1).prefers(PETER, "windows", "ask")
    at.deck("message", "message_02", "message_09").tower("warehouse_spices", "street_6_2", "park")
    at.play(PETER, "use")
    events = at.play(PETER, "activate post_office -")
    assert MessageDelivered(PETER, "message_02", 30) in events
    assert at.player(PETER).message == ["message_09"]


@pytest.mark.rule("GEN-13.25", "Q39")
def test_who_wants_to_be_asked_delivers_when_he_likes_and_is_asked_at_the_end_of_the_turn() -> None:
    at = Position().hand(JANI, "message_02").hand(MATE, "message_09")
    at.prefers(JANI, "messages", "ask").prefers(MATE, "messages", "ask")
    at.tower("warehouse_spices", "street_6_2", "street_4_2")
    at.play(PETER, "move park")
    assert at.ducats(JANI) == (130,)
    assert "deliver message_02" in at.options(JANI)
    assert at.reason(MATE, "deliver message_09") == "message-not-yet"
    at.play(PETER, "use")
    at.play(PETER, "stop")
    assert at.asked == "LastMessages"
    assert at.to_act == (JANI, MATE), "everybody who might, so that the question tells nothing"
    assert at.default(JANI) == "deliver message_02"
    assert at.default(MATE) == "keep"
    at.play(MATE, "keep")
    at.play(JANI, "deliver message_02")
    assert at.ducats(JANI) == (160,)
    assert at.state.trader == JANI, "nobody is left to be asked"


@pytest.mark.rule("GEN-13.25")
def test_switching_back_delivers_at_once() -> None:
    at = Position().hand(JANI, "message_02").prefers(JANI, "messages", "ask")
    at.tower("warehouse_spices", "street_6_2", "park", action="used")
    events = at.play(JANI, "set messages auto")
    assert MessageDelivered(JANI, "message_02", 30) in events
