"""No table stands still: what a locked offer or an open swap names stays where it is, and somebody can always go on."""

import pytest

from games.genoa.events import Discharged, MessageDelivered, Revived, Suspended, Walked
from tests.games.genoa.positions import GAME, JANI, MATE, PETER, Position

MESSAGE = "message_03"
"""From the coach house to the inn."""


def locked(*offers: str, hand: tuple[str, ...] = (MESSAGE,), seats: int = 3) -> Position:
    """Péter has used his action and must sell the inn to Jani, whose offers these are."""
    at = Position(seats).prefers(JANI, "messages", "ask").hand(JANI, *hand)
    at.tower("coach_house", "street_6_2", "warehouse_spices", "inn")
    at.player(PETER).performed = 1
    for other in range(2, seats):
        at.play(other, "pass turn")
    at.play(JANI, *offers)
    at.has(PETER, extra_action=1)
    at.play(PETER, "stop")
    assert at.asked == "ForcedChoice"
    return at


@pytest.mark.rule("GEN-15.27b")
@pytest.mark.parametrize("line", ["blind:message_03", "trader:message_03", "public:message_03", "random:message"])
def test_a_message_that_a_locked_offer_names_is_not_delivered_meanwhile(line: str) -> None:
    at = locked(f"offer inn {line}")
    assert f"deliver {MESSAGE}" not in at.options(JANI)
    assert at.reason(JANI, f"deliver {MESSAGE}") == "message-spoken-for"
    at.play(JANI, "set messages auto")
    assert at.player(JANI).message == [MESSAGE], "the automatics wait as well"
    assert {"accept 1 1", "use"} <= set(at.options(PETER))
    at.play(PETER, "accept 1 1")
    assert at.ducats(PETER) == (160,), "the message was his, and both buildings were visited"


@pytest.mark.rule("GEN-15.27b", "GEN-13.25")
def test_the_automatics_deliver_what_was_locked_as_soon_as_it_is_free() -> None:
    at = locked(f"offer inn blind:{MESSAGE}")
    at.play(JANI, "set messages auto")
    events = at.play(PETER, "use")
    assert MessageDelivered(JANI, MESSAGE, 30) in events


@pytest.mark.rule("GEN-15.27b", "GEN-13.25")
def test_the_automatics_deliver_what_a_locked_offer_wanted_of_the_trader() -> None:
    at = Position(3).prefers(PETER, "messages", "ask").hand(PETER, MESSAGE).tower("coach_house", "inn")
    at.play(MATE, "offer inn d5 - random:message")
    at.play(JANI, "offer inn d5")
    at.play(PETER, "stop", "set messages auto")
    assert (at.asked, at.player(PETER).message) == ("ForcedChoice", [MESSAGE])
    assert MessageDelivered(PETER, MESSAGE, 30) in at.play(PETER, "use")


@pytest.mark.rule("GEN-15.27b")
def test_only_what_the_locked_offer_needs_is_held_back() -> None:
    at = locked("offer inn random:message", hand=(MESSAGE, "message_13"))
    at.play(JANI, f"deliver {MESSAGE}")
    assert at.ducats(JANI) == (160,), "another message is left for the offer"
    assert "accept 1 1" in at.options(PETER)
    at = locked("offer inn d10", "offer street_7_4 blind:message_03")
    at.play(JANI, f"deliver {MESSAGE}")
    assert not at.offer(2).live, "an offer for elsewhere is not locked"  # type: ignore[union-attr]


@pytest.mark.rule("GEN-15.27b")
def test_the_trader_keeps_what_locked_offers_want_of_him() -> None:
    at = Position(3).prefers(PETER, "messages", "ask").hand(PETER, MESSAGE)
    at.tower("coach_house", "street_6_2", "warehouse_spices", "inn")
    at.play(JANI, "offer inn d20 - random:message")
    at.play(MATE, "offer inn d5")
    at.play(PETER, "stop")
    assert at.asked == "ForcedChoice"
    assert at.reason(PETER, f"deliver {MESSAGE}") == "message-spoken-for"
    at.play(PETER, "accept 2 1")
    assert at.allows(PETER, f"deliver {MESSAGE}"), "nothing is locked any more"


@pytest.mark.rule("GEN-15.28", "GEN-7.7")
def test_a_trader_whose_locked_offers_are_all_dead_is_free_again() -> None:
    """Such positions were stored when messages could be delivered from under an offer."""
    at = locked(f"offer inn blind:{MESSAGE}").has(PETER, extra_action=0)
    at.player(JANI).message.remove(MESSAGE)
    at.state.decks["message"].up.append(MESSAGE)
    at.refresh()
    at.state = GAME.load(GAME.dump(at.state))
    assert at.to_act == (PETER,)
    assert {"stop", "move street_7_4", "move street_7_5", "move warehouse_drinks"} <= set(at.options(PETER))
    assert at.default(PETER) == "stop"
    assert at.reason(PETER, "move tavern") == "not-adjacent"
    onward = Position(3)
    onward.state = at.state.clone()
    events = onward.play(PETER, "move street_7_5")
    assert Discharged("inn") in events
    assert Walked(PETER, "inn", "street_7_5", 0) in events
    assert not onward.state.locked
    at.play(PETER, "stop")
    assert at.state.trader == JANI


# ---------------------------------------------------------------- inside an action


def swapping() -> Position:
    """Péter gives his message away for whatever a Trade 1:1 tile brings."""
    at = Position(3).prefers(PETER, "messages", "ask").hand(PETER, MESSAGE, "message_13").has(PETER, trade_1_1=1)
    at.tower("coach_house", "street_6_2", "warehouse_spices", "inn")
    at.play(PETER, "use", f"trade {MESSAGE}")
    return at


@pytest.mark.rule("GEN-14.14")
def test_what_is_being_traded_is_not_delivered_meanwhile() -> None:
    at = swapping()
    assert at.reason(PETER, f"deliver {MESSAGE}") == "message-spoken-for"
    at.play(PETER, "set messages auto")
    assert at.player(PETER).message == [MESSAGE, "message_13"]
    at.play(PETER, "take silver")
    assert at.player(PETER).message == ["message_13"]
    assert at.ducats(PETER) == (130,), "traded, not delivered"


@pytest.mark.rule("GEN-14.14", "GEN-13.24")
def test_only_what_is_being_traded_waits() -> None:
    at = Position(3).prefers(PETER, "messages", "ask").prefers(JANI, "messages", "ask").has(PETER, trade_1_1=1)
    at.hand(PETER, MESSAGE, "message_09").hand(JANI, "message_06").tower(
        "harbor", "warehouse_fabric", "coach_house", "inn"
    )
    at.play(PETER, "use", f"trade {MESSAGE}")
    assert [move for move in at.options(PETER) if move.startswith("deliver")] == ["deliver message_09"]
    assert [move for move in at.options(JANI) if move.startswith("deliver")] == ["deliver message_06"]
    at.play(PETER, "deliver message_09")
    assert at.ducats(PETER) == (160,)


def sharing() -> Position:
    """Jani has drawn two messages in the post office, one of which he owes the trader."""
    at = Position(3).prefers(JANI, "messages", "ask").deck("message", MESSAGE, "message_06")
    at.tower("inn", "coach_house", "harbor", "street_5_7")
    at.play(JANI, "offer post_office - drawn")
    at.play(PETER, "accept 1 1")
    assert at.asked == "ShareCards"
    return at


@pytest.mark.rule("GEN-15.12")
def test_cards_to_be_shared_are_not_delivered_meanwhile() -> None:
    at = sharing()
    for card in (MESSAGE, "message_06"):
        assert at.reason(JANI, f"deliver {card}") == "message-spoken-for"
    at.play(JANI, "set messages auto")
    assert at.options(JANI)[:2] == [f"hand {MESSAGE}", "hand message_06"]
    events = at.play(JANI, f"hand {MESSAGE}")
    assert [e for e in events if isinstance(e, MessageDelivered)] == [
        MessageDelivered(PETER, MESSAGE, 30),
        MessageDelivered(JANI, "message_06", 30),
    ]


@pytest.mark.rule("GEN-15.12", "GEN-13.24")
def test_only_the_cards_to_be_shared_wait() -> None:
    at = Position(3).prefers(JANI, "messages", "ask").hand(JANI, "message_09").deck("message", MESSAGE, "message_06")
    at.tower("harbor", "warehouse_fabric", "inn", "street_5_7")
    at.play(JANI, "offer post_office - drawn")
    at.play(PETER, "accept 1 1")
    assert at.reason(JANI, "deliver message_06") == "message-spoken-for"
    at.play(JANI, "deliver message_09")
    assert at.ducats(JANI) == (160,)
    assert at.options(JANI)[:2] == [f"hand {MESSAGE}", "hand message_06"]


@pytest.mark.rule("GEN-15.12", "GEN-16.8")
def test_a_card_handed_over_cannot_be_taken_back() -> None:
    at = Position(3).tower("street_6_3")
    at.play(JANI, "offer city_hall - drawn")
    at.play(PETER, "accept 1 1")
    assert at.state.barrier == at.state.played
    at.play(JANI, "set windows ask")
    assert at.state.barrier < at.state.played
    at.play(JANI, at.options(JANI)[0])
    assert at.state.barrier == at.state.played, "the trader has seen it"


@pytest.mark.rule("GEN-15.12", "GEN-13.25")
def test_a_message_of_which_all_drawn_are_owed_is_delivered_by_the_trader() -> None:
    at = Position(3).deck("message", MESSAGE, "message_06")
    at.tower("inn", "coach_house", "harbor", "street_5_7")
    at.play(JANI, "offer post_office - drawn+drawn")
    events = at.play(PETER, "accept 1 1")
    assert [e for e in events if isinstance(e, MessageDelivered)] == [
        MessageDelivered(PETER, MESSAGE, 30),
        MessageDelivered(PETER, "message_06", 30),
    ]


@pytest.mark.rule("GEN-15.19")
def test_what_is_handed_over_revives_an_offer_that_wants_it() -> None:
    at = Position(3).hand(PETER, "message_01").tower("street_4_7")
    at.play(MATE, "offer street_6_6 d5 - random:message")
    at.play(JANI, "offer post_office d5 drawn random:message")
    assert Suspended(MATE, 1, "street_6_6") in at.play(PETER, "accept 2 1")
    assert at.asked == "ShareCards"
    assert Revived(MATE, 1, "street_6_6") in at.play(JANI, at.options(JANI)[0])


@pytest.mark.rule("GEN-13.25")
def test_messages_drawn_on_the_spot_are_delivered_on_the_spot() -> None:
    at = Position(3).deck("message", MESSAGE, "message_01").tower("inn", "coach_house", "post_office")
    assert MessageDelivered(PETER, MESSAGE, 30) in at.play(PETER, "use")


@pytest.mark.rule("GEN-16.8")
def test_going_over_to_the_automatics_cannot_be_taken_back_where_it_tells_of_a_hand() -> None:
    at = Position(3).prefers(PETER, "messages", "ask").tower("inn", "coach_house")
    at.play(PETER, "set messages auto")
    assert at.state.barrier == at.state.played, "that nothing was delivered tells something, too"
    at = Position(3).prefers(PETER, "messages", "ask").tower("coach_house")
    at.play(PETER, "set messages auto")
    assert at.state.barrier < at.state.played


# ---------------------------------------------------------------- both sides of a deal at once


@pytest.mark.rule("GEN-15.9", "GEN-15.31")
def test_nobody_gets_back_the_random_card_that_he_has_just_given() -> None:
    at = Position(3).hand(JANI, "contract_park").hand(PETER, "contract_inn").tower("street_5_2")
    at.play(JANI, "offer coach_house random:contract - random:contract")
    at.play(PETER, "accept 1 1")
    assert (at.player(PETER).contract, at.player(JANI).contract) == (["contract_park"], ["contract_inn"])
    at = Position(3).hand(JANI, "contract_park", "contract_tavern").hand(PETER, "contract_inn").tower("street_5_2")
    at.play(JANI, "offer coach_house blind:contract_park - random:contract")
    at.play(PETER, "accept 1 1")
    assert (at.player(PETER).contract, at.player(JANI).contract) == (
        ["contract_park"],
        ["contract_inn", "contract_tavern"],
    )


@pytest.mark.rule("GEN-6.9", "GEN-15.31")
def test_markers_paid_both_ways_are_all_in_the_central_supply_before_anybody_takes() -> None:
    at = Position(3).has(JANI, markers=2).has(PETER, markers=7).tower("street_5_2")
    at.play(JANI, "offer coach_house marker+marker - marker")
    at.play(PETER, "accept 1 1")
    assert (at.player(PETER).stock, at.player(PETER).central) == (7, 0), "one given, one of two taken"
    assert (at.player(JANI).stock, at.player(JANI).central) == (1, 6)
    at = Position(3).has(JANI, markers=2).has(PETER, markers=3).tower("street_5_2")
    at.play(JANI, "offer coach_house marker+marker - marker")
    at.play(PETER, "accept 1 1")
    assert (at.player(PETER).stock, at.player(PETER).central) == (4, 3), "one given, two taken"
