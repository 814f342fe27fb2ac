"""GEN-6 and GEN-7: what may be offered, what a deal does, and when the trader must sell."""

import pytest

from games.genoa.events import Discharged, MarkersExchanged, Struck, Walked
from tests.games.genoa.positions import JANI, KATA, MATE, PETER, Position
from tests.games.genoa.test_turn import all_pass

# ---------------------------------------------------------------- offers


@pytest.mark.rule("GEN-6.1", "GEN-6.4")
def test_every_other_player_may_offer_a_payment_for_a_space() -> None:
    at = Position().tower("street_5_2")
    for seat in (JANI, MATE, KATA):
        at.play(seat, "offer guild_hall d10")
    assert [(offer.seat, offer.space, offer.give) for offer in at.state.offers] == [
        (seat, "guild_hall", ("d10",)) for seat in (JANI, MATE, KATA)
    ]
    assert at.reason(JANI, "offer park -") == "empty-offer"
    assert at.reason(JANI, "offer d10") == "no-such-space"


@pytest.mark.rule("GEN-6.2")
def test_the_trader_is_a_party_to_every_deal() -> None:
    at = Position().tower("street_5_2")
    assert at.reason(PETER, "offer guild_hall d10") == "trader-makes-asks"
    assert at.reason(JANI, "ask guild_hall - d10 - -") == "only-the-trader-asks"
    at.play(JANI, "offer guild_hall d10")
    assert at.reason(MATE, "accept 1 1") == "not-for-you"


@pytest.mark.rule("GEN-6.3", "GEN-6.17", "GEN-6.18", "GEN-6.19")
def test_a_deal_pays_moves_and_lets_the_buyer_act() -> None:
    at = Position().tower("street_5_2")
    at.play(JANI, "offer coach_house d15")
    events = at.play(PETER, "accept 1 1")
    kinds = [type(event).__name__ for event in events]
    assert kinds.index("Struck") < kinds.index("Walked") < kinds.index("ActionBegan") < kinds.index("Took")
    assert at.ducats(PETER, JANI) == (145, 115)
    assert at.state.path == ["street_5_2", "coach_house"]
    assert at.goods(JANI) == {"starting_space": 1}


@pytest.mark.rule("GEN-6.5", "GEN-6.6", "Q6")
@pytest.mark.parametrize(("start", "space"), [("street_5_2", "street_4_2"), ("guild_hall", "market")])
def test_streets_and_the_market_can_be_bought_as_moves(start: str, space: str) -> None:
    at = Position().tower(start, action="used" if start == "guild_hall" else None)
    at.play(JANI, f"offer {space} d5")
    events = at.play(PETER, "accept 1 1")
    assert Walked(PETER, start, space, 3) in events
    assert at.player(JANI).performed == 0
    assert at.asked == "Crossroads"


@pytest.mark.rule("GEN-6.7", "Q7")
def test_without_capacity_one_may_offer_for_streets_only() -> None:
    at = Position().tower("street_5_2")
    at.player(JANI).performed = 1
    assert at.reason(JANI, "offer coach_house d5") == "buyer-without-capacity"
    at.play(JANI, "offer street_4_2 d5")


@pytest.mark.rule("GEN-6.8")
def test_any_mixture_may_be_paid() -> None:
    at = Position().has(JANI, silver=2, ale=1, extra_action=1, markers=1).hand(JANI, "message_01", "contract_inn")
    at.tower("street_5_2")
    at.play(JANI, "offer street_4_2 d25+silver+silver+ale+extra_action+marker+blind:message_01+public:contract_inn")
    at.play(PETER, "accept 1 1")
    peter = at.player(PETER)
    assert peter.ducats == 155
    assert at.goods(PETER) == {"silver": 2, "ale": 1, "extra_action": 1}
    assert (peter.stock, peter.message, peter.contract) == (1, ["message_01"], ["contract_inn"])
    assert at.goods(JANI) == {}


@pytest.mark.rule("GEN-6.9", "GEN-6.10", "Q8")
def test_markers_change_colour_by_way_of_the_central_supply() -> None:
    at = Position().has(JANI, markers=2).has(PETER, markers=6).tower("street_5_2")
    at.play(JANI, "offer street_4_2 marker+marker")
    events = at.play(PETER, "accept 1 1")
    assert MarkersExchanged(JANI, PETER, 2, 1) in events
    assert (at.player(JANI).stock, at.player(JANI).central) == (0, 7)
    assert (at.player(PETER).stock, at.player(PETER).central) == (7, 0)


@pytest.mark.rule("GEN-6.11", "Q9")
def test_markers_on_buildings_cannot_be_paid() -> None:
    at = Position().owns(JANI, "inn", "park").tower("street_5_2")
    assert at.reason(JANI, "offer street_4_2 marker") == "you-lack"


@pytest.mark.rule("GEN-6.12")
@pytest.mark.parametrize("promise", ["next_turn", "later:d50", "move:park", "action:inn", "d5next"])
def test_promises_about_the_future_are_no_lines(promise: str) -> None:
    at = Position().tower("street_5_2")
    assert at.reason(JANI, f"offer coach_house {promise}") == "unknown-line"


@pytest.mark.rule("GEN-6.13")
def test_what_the_action_brings_can_be_promised_and_goes_on_at_once() -> None:
    at = Position().tower("street_6_2")
    at.play(JANI, "offer warehouse_spices d5 pepper+saffron")
    at.play(PETER, "accept 1 1")
    assert at.goods(PETER) == {"pepper": 1, "saffron": 1}
    assert at.goods(JANI) == {}


@pytest.mark.rule("GEN-6.14")
def test_the_trader_may_add_something() -> None:
    at = Position().has(PETER, silk=1).tower("street_5_2")
    at.play(JANI, "offer coach_house d30 - silk+d5")
    at.play(PETER, "accept 1 1")
    assert at.ducats(PETER, JANI) == (155, 105)
    assert at.goods(JANI) == {"silk": 1, "starting_space": 1}


@pytest.mark.rule("GEN-6.15")
def test_offers_may_be_changed_and_withdrawn_until_accepted() -> None:
    at = Position().tower("street_5_2")
    at.play(JANI, "offer coach_house d30", "offer coach_house d5")
    offer = at.offer(1)
    assert offer is not None
    assert (offer.revision, offer.give) == (2, ("d5",))
    assert at.reason(MATE, "withdraw 1") == "not-yours"
    at.play(JANI, "withdraw 1")
    assert at.state.offers == []
    assert at.reason(PETER, "accept 1 2") == "no-such-offer"


@pytest.mark.rule("GEN-6.16")
def test_no_offer_for_the_next_step_binds_the_trader() -> None:
    at = Position().tower("street_5_2")
    at.play(JANI, "offer coach_house d100")
    at.play(PETER, "move street_4_2")
    assert at.state.path[-1] == "street_4_2"
    assert at.ducats(PETER, JANI) == (130, 130)


@pytest.mark.rule("GEN-6.20")
def test_nobody_has_to_offer_and_who_waits_may_get_what_he_wants_for_nothing() -> None:
    at = Position(3).hand(JANI, "message_02").has(MATE, markers=1).tower("warehouse_spices", "street_6_2", "street_5_2")
    assert at.to_act == (PETER,), "before a step nobody is asked for an offer"
    at.play(PETER, "move street_4_2", "move park")
    assert at.ducats(PETER, JANI) == (130, 160), "the tower came by the park anyway"
    at.play(PETER, "stop")
    assert at.to_act == (JANI, MATE)
    for seat in (JANI, MATE):
        at.play(seat, "pass park")
    assert at.to_act == (MATE,), "and over a street beside which he can build"
    at.play(MATE, "build street_4_2 place leave")
    assert (at.ducats(PETER, MATE), at.state.owners) == ((130, 130), {"park": MATE})


@pytest.mark.rule("GEN-6.21")
def test_the_next_step_may_be_negotiated_as_long_as_the_tower_can_move() -> None:
    at = Position().tower("street_3_3", "street_3_2", "street_4_2", "street_5_2")
    assert at.allows(JANI, "offer coach_house d5")
    at = Position().tower("street_3_3", "street_3_2", "street_4_2", "street_5_2", "coach_house")
    assert at.reason(JANI, "offer villa_ricci d5") == "out-of-reach"
    assert at.allows(JANI, "offer coach_house d5"), "the building under the tower is still to be had"


@pytest.mark.rule("GEN-6.23", "Q10")
def test_one_deal_for_a_step_and_one_for_the_building() -> None:
    at = Position().tower("street_5_2")
    at.play(JANI, "offer coach_house d10")
    at.play(MATE, "offer coach_house d20")
    at.play(PETER, "accept 2 1")
    assert at.state.offers == [], "the other offer is void: its space is visited and its action used"
    assert at.ducats(JANI, MATE) == (130, 110)


# ---------------------------------------------------------------- special cases


@pytest.mark.rule("GEN-7.1", "GEN-7.2")
def test_an_offer_for_a_distant_space_waits_until_the_tower_is_next_to_it() -> None:
    at = Position().tower("street_3_2")
    at.play(JANI, "offer coach_house d15")
    assert at.reason(PETER, "accept 1 1") == "not-acceptable-now"
    at.play(PETER, "move street_4_2", "move street_5_2")
    at.play(MATE, "offer coach_house d20")
    assert {"accept 1 1", "accept 2 1"} <= set(at.options(PETER))


@pytest.mark.rule("GEN-7.3")
def test_moving_towards_a_space_obliges_to_nothing() -> None:
    at = Position().tower("street_3_2")
    at.play(JANI, "offer coach_house d15")
    at.play(PETER, "move street_4_2", "stop")
    assert at.ducats(PETER, JANI) == (130, 130)


@pytest.mark.rule("GEN-7.4", "GEN-7.5", "Q34")
def test_on_a_building_without_a_deal_others_may_offer_and_the_trader_may_use_it_all_the_same() -> None:
    at = Position().tower("inn")
    at.play(JANI, "offer inn d50")
    at.play(PETER, "use")
    assert at.goods(PETER) == {"trade_1_1": 1}
    assert at.state.offers == []


@pytest.mark.rule("GEN-7.6", "GEN-7.8", "Q45")
def test_the_trader_who_will_not_use_the_action_must_sell_it_if_somebody_offers() -> None:
    at = Position(3).has(PETER, silk=1).tower("inn")
    at.play(JANI, "offer inn d5")
    at.play(MATE, "offer inn d50 - silk")
    at.play(PETER, "stop")
    assert at.asked == "ForcedChoice"
    assert {"accept 1 1", "accept 2 1", "use"} <= set(at.options(PETER)), "any of the offers, not only the obliging one"
    assert at.reason(PETER, "stop") == "must-sell-or-use"
    at.play(PETER, "accept 2 1")
    assert at.ducats(PETER, MATE) == (180, 80)


@pytest.mark.rule("GEN-7.7")
def test_if_nobody_offers_the_action_may_be_left() -> None:
    at = Position(3).tower("inn")
    at.play(PETER, "move street_7_4")
    at.play(JANI, "pass inn")
    events = at.play(MATE, "pass inn")
    assert Discharged("inn") in events
    assert at.state.path[-1] == "street_7_4"


@pytest.mark.rule("GEN-7.9", "GEN-15.26", "Q11")
@pytest.mark.parametrize(
    ("offer", "obliges"),
    [("d5", True), ("silver", True), ("- trade_1_1", True), ("d50 - ale", False), ("marker", True)],
)
def test_only_a_payment_for_nothing_but_the_action_obliges(offer: str, obliges: bool) -> None:
    at = Position(3).has(JANI, silver=1, markers=1).has(PETER, ale=1).tower("inn")
    at.play(JANI, f"offer inn {offer}")
    at.play(MATE, "pass inn")
    at.play(PETER, "stop")
    assert (at.asked == "ForcedChoice") == obliges


@pytest.mark.rule("GEN-7.9a")
def test_markers_that_the_trader_cannot_replace_oblige_to_nothing() -> None:
    at = Position(3).has(JANI, markers=1).has(PETER, markers=7).tower("inn")
    at.play(JANI, "offer inn marker")
    at.play(MATE, "pass inn")
    events = at.play(PETER, "move street_7_4")
    assert Discharged("inn") in events


@pytest.mark.rule("GEN-7.10")
def test_the_action_of_a_building_reached_by_a_deal_is_the_buyers() -> None:
    at = all_pass(Position()).tower("street_5_2")
    at.player(JANI).passes = []
    at.play(JANI, "offer coach_house d5")
    at.play(PETER, "accept 1 1")
    assert at.state.action == "used"
    assert at.reason(PETER, "use") == "action-used"
    assert at.reason(PETER, "ask coach_house - d5 - -") == "ask-elsewhere"


def test_a_deal_is_told_with_both_sides() -> None:
    at = Position().has(PETER, silk=1).tower("street_5_2")
    at.play(JANI, "offer coach_house d30 - silk")
    events = at.play(PETER, "accept 1 1")
    assert Struck(PETER, JANI, 1, "coach_house", ("d30",), (), ("silk",)) in events
