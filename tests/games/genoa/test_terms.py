"""The fine print: when terms may be changed, who may take them, and what is said where they may not."""

from collections.abc import Callable

import pytest

from games.genoa.data import ORDERS
from games.genoa.events import CardsReceived, MessageDelivered, Offered, Queued, Rejected, Revived, Suspended
from games.genoa.posting import improves, offer_from
from games.genoa.promises import Impact, delivery_change, effect_change, keeps_promises, swap_change
from games.genoa.settings import settings
from games.genoa.window import ActionWindow
from tests.games.genoa.positions import GAME, JANI, KATA, MATE, PETER, Position
from tests.games.genoa.test_protocol import selling
from tests.games.genoa.test_standstill import MESSAGE, locked


def street(**jani: int) -> Position:
    return Position().has(JANI, **jani).tower("palace", "street_5_2")


def offered(offer: str) -> Position:
    at = street()
    at.play(JANI, offer)
    return at


def asked(*asks: str) -> Position:
    at = street().has(PETER, silk=1)
    at.play(PETER, *asks)
    return at


def villa() -> Position:
    """Péter is about to act in the Villa Monetti and has a tile for one of his own buildings."""
    at = Position().prefers(PETER, "windows", "ask").has(PETER, building_action=1, silver=1, silk=1)
    return (
        at.hand(PETER, "large_order_01", "large_order_05")
        .owns(PETER, "inn", "villa_monetti")
        .window(PETER, "villa_monetti")
    )


# ---------------------------------------------------------------- asks


@pytest.mark.rule("GEN-15.4", "GEN-15.18")
def test_an_ask_for_the_same_space_and_player_is_the_next_revision_of_the_first() -> None:
    at = asked("ask coach_house - d10 - -", "ask coach_house 1 d10 - -")
    events = at.play(PETER, "ask coach_house - d15 - silk")
    assert [(ask.id, ask.revision, ask.to, ask.give, ask.take) for ask in at.state.asks] == [
        (1, 2, None, ("d15",), ("silk",)),
        (2, 1, JANI, ("d10",), ()),
    ]
    assert isinstance(events[0], Offered)
    assert at.reason(PETER, "ask coach_house - d15 - silk") == "offer-unchanged"
    assert at.reason(JANI, "accept 1 1") == "revision-changed"
    at.play(PETER, "ask guild_hall - d15 - -")
    assert at.state.asks[2].id == 3


@pytest.mark.rule("GEN-15.18")
def test_the_trader_has_at_most_eight_asks() -> None:
    at = Position(5).tower("guild_hall", action="used")
    for space in ("market", "street_4_2"):
        at.play(PETER, *[f"ask {space} {to} d5 - -" for to in ("-", 1, 2)])
    at.play(PETER, "ask street_5_2 - d5 - -", "ask street_5_2 1 d5 - -")
    assert at.reason(PETER, "ask street_5_2 2 d5 - -") == "too-many-offers"
    at.play(PETER, "ask market - d10 - -")


@pytest.mark.rule("GEN-15.10", "GEN-15.11")
def test_an_ask_wants_only_what_the_action_is_certain_to_give_somebody() -> None:
    at = Position().tower("market")
    assert at.reason(PETER, "ask city_hall - - ale -") == "not-certain"
    assert at.reason(PETER, "ask city_hall - - bind:large_order+order:d20 -") == "not-certain"
    assert at.reason(PETER, "ask city_hall - - bind:small_order+bind:large_order+order:d20 -") == "one-order"
    for seat in (JANI, KATA):
        at.has(seat, markers=7)
    at.play(PETER, "ask cathedral - - marker -")
    assert at.reason(PETER, "ask cathedral 1 - marker -") == "not-certain", "Jani has none left to take"
    assert at.refusal(PETER, "ask cathedral - - marker+drawn -").args_ == {"line": "marker"}, "as of the first of them"
    at.play(PETER, "ask cathedral 2 - marker -")
    at.has(MATE, markers=7)
    assert at.reason(PETER, "ask cathedral 2 - marker+marker -") == "not-certain"


@pytest.mark.rule("GEN-15.13", "GEN-15.8")
def test_the_trader_must_have_what_he_adds_to_an_ask() -> None:
    at = asked().hand(PETER, "message_03")
    assert at.reason(PETER, "ask coach_house - d5 - d500") == "you-lack-ducats"
    assert at.reason(PETER, "ask coach_house - d5 - ale") == "you-lack"
    assert at.reason(PETER, "ask coach_house - d5 - blind:message_04") == "card-not-in-hand"
    assert at.reason(PETER, "ask coach_house - d5 - trader:message_03") == "unknown-line"
    at.play(PETER, "ask coach_house - d5 - blind:message_03")
    assert at.state.barrier < at.state.played, "nobody has seen anything"
    at.play(PETER, "ask coach_house 1 d5 - public:message_03")
    assert at.state.barrier == at.state.played


@pytest.mark.rule("GEN-15.16")
def test_an_ask_for_an_action_needs_somebody_who_can_act_after_the_transfers() -> None:
    at = asked().has(PETER, extra_action=1)
    for seat in (JANI, MATE, KATA):
        at.player(seat).performed = 1
    assert at.reason(PETER, "ask coach_house - d5 - -") == "nobody-can-accept"
    at.play(PETER, "ask coach_house - d5 - extra_action")
    at.has(JANI, extra_action=1)
    at.play(PETER, "ask coach_house 1 d5 - -")
    assert at.reason(PETER, "ask coach_house 2 d5 - -") == "nobody-can-accept"
    assert at.reason(PETER, "ask guild_hall 1 extra_action - -") == "nobody-can-accept"
    at.play(PETER, "ask street_4_2 - d5 - -")
    assert "accept 1 1" in at.options(JANI) and "accept 2 1" in at.options(JANI)  # noqa: PT018
    assert "accept 2 1" not in at.options(MATE)


@pytest.mark.rule("GEN-15.20", "GEN-15.2")
def test_an_ask_is_taken_by_whom_it_is_for_where_it_can_be_carried_out() -> None:
    at = Position(3).tower("inn", action="discharged").has(PETER, silk=1)
    at.play(PETER, "ask inn - d5 - silk", "ask street_7_4 2 d200 - -")
    assert [move for move in at.options(JANI) if move.startswith("accept")] == ["accept 1 1"]
    assert at.reason(MATE, "accept 2 1") == "you-lack-ducats"
    at.has(PETER, silk=0).refresh()
    assert at.reason(JANI, "accept 1 1") == "suspended"
    assert not any(move.startswith("accept") for move in at.options(JANI))


@pytest.mark.rule("GEN-15.32")
def test_all_asks_end_with_the_first_that_is_accepted() -> None:
    at = Position(3).tower("palace", "inn", action="discharged")
    at.play(PETER, "ask inn - d5 - -", "ask street_7_4 - d5 - -")
    assert "accept 2 1" in at.options(MATE)
    at.play(JANI, "accept 1 1")
    assert at.state.path[-1] == "inn", "the tower has not moved"
    assert at.state.asks == []
    assert at.reason(MATE, "accept 2 1") == "no-such-offer"


@pytest.mark.rule("GEN-15.9", "GEN-15.11")
def test_everybody_sees_who_names_the_order_that_an_ask_wants() -> None:
    at = street(copper=1, ale=1).hand(JANI, "small_order_05", "small_order_06")
    at.play(PETER, "ask coach_house - - bind:small_order+order:d20 -")
    at.play(JANI, "accept 1 1")
    for viewer in (PETER, JANI, MATE, None):
        assert GAME.to_act(GAME.view(at.state, viewer)) == (JANI,)
    assert at.options(JANI) == ["bind small_order_05", "bind small_order_06"]
    assert at.reason(JANI, "choose ale") == "settle-the-deal-first"
    at = street(ale=1, silk=1)
    at.play(JANI, "offer coach_house any:payer")
    at.play(PETER, "accept 1 1")
    assert at.reason(JANI, "bind small_order_05") == "settle-the-deal-first"


# ---------------------------------------------------------------- improving


@pytest.mark.rule("GEN-15.27")
@pytest.mark.parametrize(
    ("old", "new", "better"),
    [
        ("d10", "d15", True),
        ("d10+silver", "d15", False),
        ("d10 - silk", "d10", True),
        ("d10", "d10 - silk", False),
        ("d10 - silk", "d10 - ale", False),
        ("d10 - d10", "d10 - d5", True),
        ("d10 - d5", "d10 - d10", False),
        ("blind:message_03", "public:message_03", True),
        ("public:message_03", "blind:message_03", True),
        ("blind:message_03", "blind:message_04", False),
        ("public:message_03", "public:message_04", False),
        ("blind:message_03", "blind:message_03+public:message_04", True),
        ("blind:message_03", "d500", False),
        ("random:message", "blind:message_03", False),
        ("d5 trade_1_1", "d5", False),
        ("d5", "d5 trade_1_1", True),
        ("d5 bind:small_order_05+order:d10", "d5 bind:small_order_05+order:d20", True),
        ("d5 bind:small_order_05+order:d10", "d5 bind:small_order_06+order:d20", False),
        ("d5", "d5 bind:small_order_05+order:d10", True),
    ],
)
def test_in_the_window_nothing_is_taken_from_the_trader_again(old: str, new: str, better: bool) -> None:
    at = street()

    def spelt(terms: str):  # type: ignore[no-untyped-def]
        move = GAME.book.read(f"offer coach_house {terms}")
        return offer_from(at.state, JANI, move)  # type: ignore[arg-type]

    assert improves(spelt(new), spelt(old)) == better


# ---------------------------------------------------------------- what is said


@pytest.mark.parametrize(
    ("make", "seat", "move", "reason"),
    [
        (street, PETER, "ask nowhere - d5 - -", "no-such-space"),
        (street, PETER, "ask coach_house - gold - -", "unknown-line"),
        (street, PETER, "ask coach_house - d7 - -", "odd-sum"),
        (street, JANI, "withdraw 1", "no-such-offer"),
        (street, JANI, "reject 1 1", "no-such-offer"),
        (lambda: asked("ask coach_house - d5 - -"), JANI, "reject 1 2", "revision-changed"),
        (lambda: asked("ask coach_house - d5 - -"), PETER, "reject 1 1", "not-for-you"),
        (lambda: asked("ask coach_house 1 d5 - -"), MATE, "reject 1 1", "not-for-you"),
        (street, JANI, "cancel", "trader-only"),
        (street, JANI, "queue street_4_2+park", "trader-only"),
        (street, JANI, "call coach_house", "trader-only"),
        (selling, JANI, "move street_7_4", "trader-only"),
        (selling, JANI, "pass nowhere", "nothing-to-pass-on"),
        (lambda: offered("offer park d5 - d500"), PETER, "accept 1 1", "not-acceptable-now"),
        (lambda: offered("offer coach_house d5 - d500"), PETER, "accept 1 1", "cannot-pay-that"),
        (selling, PETER, "pass inn", "nothing-to-pass-on"),
        (selling, PETER, "ask inn - d5 - -", "no-bargaining-now"),
        (lambda: Position().has(PETER, starting_space=1), PETER, "start nowhere", "no-such-space"),
        (Position, PETER, "start inn", "no-such-tile"),
        (lambda: villa(), PETER, "activate inn large_order_05", "only-villas-take-large-orders"),
        (lambda: villa(), PETER, "activate villa_monetti large_order_06", "order-not-in-hand"),
        (lambda: villa(), PETER, "activate villa_monetti large_order_01", "order-for-elsewhere"),
        (lambda: villa(), PETER, "activate villa_monetti large_order_05", "order-needs"),
        (lambda: villa(), PETER, "activate villa_colini -", "not-your-building"),
        (lambda: villa(), PETER, "perform large_order_01", "order-for-elsewhere"),
        (lambda: villa(), PETER, "perform large_order_05", "order-needs"),
        (lambda: villa(), PETER, "end", "effect-first"),
        (lambda: villa(), JANI, "end", "not-in-this-action"),
        (lambda: Position().has(PETER, starting_space=1), JANI, "start inn", "roll-first"),
    ],
)
def test_the_reason_is_the_one_that_helps(make: Callable[[], Position], seat: int, move: str, reason: str) -> None:
    assert make().reason(seat, move) == reason


@pytest.mark.rule("GEN-15.37")
def test_exceptions_are_unchanged_only_if_they_are_the_same_buildings() -> None:
    at = street()
    at.play(JANI, "except inn+park")
    assert at.player(JANI).exceptions == ["park", "inn"]
    for same in ("inn+park", "park+inn", "inn+park+inn"):
        assert at.reason(JANI, f"except {same}") == "setting-unchanged"
    at.play(JANI, "except inn")
    assert at.player(JANI).exceptions == ["inn"]
    at.play(JANI, "set stance ask_me")
    assert at.player(JANI).exceptions == []
    at.play(JANI, "set stance auto_pass_all", "except inn+park")
    assert (at.player(JANI).stance, at.player(JANI).exceptions) == ("auto_pass_except", ["park", "inn"])
    at.player(MATE).exceptions = ["inn"]
    at.play(MATE, "except inn")
    assert at.player(MATE).stance == "auto_pass_except", "they meant nothing before"


# ---------------------------------------------------------------- the sale window


@pytest.mark.rule("GEN-15.24", "GEN-15.26")
def test_who_has_only_a_suspended_offer_is_asked_and_one_for_elsewhere_is_no_answer() -> None:
    at = Position().has(JANI, silver=1).tower("inn")
    at.play(JANI, "offer inn silver")
    at.play(MATE, "offer street_7_4 d5")
    at.play(KATA, "offer inn d5")
    at.has(JANI, silver=0).refresh()
    at.play(PETER, "stop")
    assert at.to_act == (JANI, MATE)


@pytest.mark.rule("GEN-15.27b", "GEN-13.25")
def test_what_was_locked_is_delivered_before_the_trader_acts() -> None:
    at = locked(f"offer inn blind:{MESSAGE}").prefers(PETER, "windows", "ask")
    at.play(JANI, "set messages auto")
    assert MessageDelivered(JANI, MESSAGE, 30) in at.play(PETER, "use")
    assert at.asked == "ActionWindow"


@pytest.mark.rule("GEN-15.34")
def test_a_rejected_offer_may_be_rejected_again_once_it_is_another() -> None:
    at = street()
    at.play(JANI, "offer coach_house d5")
    at.play(PETER, "reject 1 1")
    at.play(JANI, "offer coach_house d10")
    assert at.play(PETER, "reject 1 2") == [Rejected(PETER, 1, JANI, "coach_house")]


@pytest.mark.rule("GEN-15.36")
def test_only_a_new_offer_for_here_or_the_next_step_pauses_the_queue() -> None:
    for space, paused in (("park", True), ("coach_house", True), ("guild_hall", False), ("villa_ricci", False)):
        at = Position(3).tower("street_4_2")
        assert Queued(PETER, ("park", "coach_house")) in at.play(PETER, "queue park+coach_house")
        at.play(JANI, f"offer {space} d5")
        assert at.state.queue_paused == paused, space


@pytest.mark.rule("GEN-15.19")
def test_a_tile_that_the_trader_gets_out_of_an_order_revives_an_offer_that_wants_it() -> None:
    at = Position().hand(JANI, "large_order_01").has(JANI, silver=1, linen=1, pepper=1).tower("park", action="used")
    at.has(PETER, extra_action=1).play(MATE, "offer warehouse_metals d5 - extra_action")
    at.has(PETER, extra_action=0).refresh()
    at.play(JANI, "offer villa_colini - bind:large_order_01+order:d60+order:tile")
    at.play(PETER, "accept 2 1")
    assert Revived(MATE, 1, "warehouse_metals") in at.play(JANI, "tile extra_action")


@pytest.mark.rule("GEN-15.19", "GEN-13.25")
def test_a_message_that_is_delivered_on_going_over_to_the_automatics_suspends_the_offers_that_name_it() -> None:
    at = Position(3).prefers(JANI, "messages", "ask").hand(JANI, MESSAGE).tower("coach_house", "street_6_2", "inn")
    at.play(JANI, f"offer street_7_4 blind:{MESSAGE}")
    assert Suspended(JANI, 1, "street_7_4") in at.play(JANI, "set messages auto")


@pytest.mark.rule("GEN-15.36")
def test_who_goes_another_way_drops_the_queue() -> None:
    at = Position(3).tower("street_4_2")
    at.play(PETER, "queue park+coach_house+street_5_2", "use")
    assert (at.state.path[-1], at.state.queue) == ("coach_house", ["street_5_2"])
    for seat in (JANI, MATE):
        at.play(seat, "pass turn")
    at.play(PETER, "move street_6_2")
    assert (at.state.path[-1], at.state.queue) == ("street_6_2", [])


@pytest.mark.rule("GEN-15.35")
def test_only_who_is_called_is_asked_about_the_spaces() -> None:
    at = Position().tower("street_5_2")
    at.play(JANI, "pass coach_house")
    at.play(PETER, "call coach_house")
    assert at.to_act == (MATE, KATA)
    elsewhere = [move for move in at.options(JANI) if move.startswith("offer guild_hall")]
    assert elsewhere, "Jani may speak of anything"
    assert not any(move.startswith("offer guild_hall") for move in at.options(MATE))
    for aside in ("set messages ask", "except park", "set stance ask_me", "set windows ask"):
        at.play(MATE, aside)
        assert at.to_act == (MATE, KATA), "a setting is no answer"
    at.play(MATE, "pass coach_house")
    assert at.to_act == (KATA,)
    assert "cancel" in at.options(PETER)
    at.play(KATA, "set stance auto_pass_all")
    assert at.to_act == (PETER,)
    assert "cancel" not in at.options(PETER), "all have answered: there is nothing to call off"


@pytest.mark.rule("GEN-15.31")
def test_a_message_that_is_sold_where_it_goes_is_delivered_before_the_buyer_acts() -> None:
    at = locked(f"offer inn blind:{MESSAGE}").prefers(JANI, "windows", "ask")
    assert MessageDelivered(PETER, MESSAGE, 30) in at.play(PETER, "accept 1 1")
    assert at.asked == "ActionWindow"


@pytest.mark.rule("GEN-13.25", "GEN-16.8")
def test_that_nothing_is_delivered_tells_something_too() -> None:
    at = Position(3).tower("coach_house", "street_6_2", "warehouse_spices", action="used")
    at.play(PETER, "move inn")
    assert at.state.barrier == at.state.played
    at = Position(3).tower("street_7_3", action="none")
    at.play(PETER, "move street_7_4")
    assert at.state.barrier < at.state.played, "no message goes between streets"


@pytest.mark.rule("GEN-15.12")
def test_what_each_play_would_take_spend_and_put_back() -> None:
    assert swap_change("ale", "silver") == Impact(("silver",), ("ale",), ("silver",), ("ale", "trade_1_1"))
    assert swap_change(MESSAGE, "extra_action") == Impact(("extra_action",), (MESSAGE,), (), ("message", "trade_1_1"))
    assert effect_change("warehouse_metals") == Impact(
        ("silver", "copper", ""), (), ("silver", "copper"), ("building_action",)
    )
    assert effect_change("cathedral").supply == ("", "marker", "marker")
    assert effect_change("city_hall").supply == ("", "small_order", "small_order")
    assert delivery_change("large_order_05") == Impact(
        (),
        ("silver", "silk", "saffron", "large_order_05"),
        (),
        ("silver", "silk", "saffron", "building_action"),
        True,
    )


@pytest.mark.rule("GEN-15.4", "GEN-15.27")
def test_before_the_window_an_offer_for_the_building_may_become_worse() -> None:
    at = Position(3).tower("inn")
    at.play(JANI, "offer inn d20", "offer inn d5", "withdraw 1", "offer inn d10")
    at.play(PETER, "stop")
    assert at.reason(JANI, "offer inn d5") == "only-improve"


@pytest.mark.rule("GEN-5.18", "GEN-16.8")
@pytest.mark.parametrize(
    ("building", "card", "tells"),
    [
        ("villa_monetti", "large_order_01", True),
        ("villa_monetti", "small_order_01", False),
        ("inn", "small_order_01", True),
        ("inn", "large_order_01", False),
    ],
)
def test_only_orders_that_could_be_meant_here_make_going_on_tell_something(
    building: str, card: str, tells: bool
) -> None:
    at = Position().has(PETER, commodity_of_choice=1).hand(PETER, card).tower(building)
    at.play(PETER, "use")
    assert at.asked == "ActionWindow"
    assert (at.state.barrier == at.state.played) == tells


@pytest.mark.rule("GEN-15.37")
def test_settings_are_listed_as_far_as_they_would_change_something() -> None:
    at = Position(3).tower("street_5_2")
    hidden = ["set stance auto_pass_all", "set messages ask", "set windows ask", "set acquire pass", "set money show"]
    assert [move.notation for move in settings(at.player(JANI))] == [*hidden, "except cathedral+guild_hall"]
    at.play(JANI, *hidden[1:])
    assert [move.notation for move in settings(at.player(JANI))] == [
        "set stance auto_pass_all",
        "set messages auto",
        "set windows auto",
        "set acquire ask",
        "except cathedral+guild_hall",
    ]
    at.play(JANI, "except inn")
    assert [move.notation for move in settings(at.player(JANI))][:2] == [
        "set stance ask_me",
        "set stance auto_pass_all",
    ]
    assert "except cathedral+guild_hall" not in [move.notation for move in settings(at.player(JANI))]


@pytest.mark.rule("GEN-15.12a")
def test_who_promised_the_contract_of_a_villa_cannot_deliver_there_instead() -> None:
    at = Position().hand(JANI, "large_order_01").has(JANI, silver=1, linen=1, pepper=1)
    at.prefers(JANI, "windows", "ask").tower("park", action="used")
    at.play(JANI, "offer villa_colini - drawn")
    at.play(PETER, "accept 1 1")
    assert at.reason(JANI, "perform large_order_01") == "spoils-the-deal"


@pytest.mark.parametrize("seat", [-1, 4])
def test_nobody_else_is_heard(seat: int) -> None:
    assert street().refusal(seat, "pass turn").reason == "refusal-not-your-decision"


@pytest.mark.rule("GEN-15.40")
def test_who_passes_on_the_whole_turn_has_nothing_more_to_pass_on() -> None:
    at = street()
    at.play(JANI, "pass coach_house")
    assert "pass turn" in at.options(JANI)
    assert "pass coach_house" not in at.options(JANI)
    at.play(JANI, "pass turn")
    assert not any(move.startswith("pass ") for move in at.options(JANI))
    assert {"unpass coach_house", "unpass turn"} <= set(at.options(JANI))


@pytest.mark.rule("GEN-15.8", "GEN-15.31")
def test_a_hidden_card_of_an_ask_goes_from_the_trader_to_the_buyer() -> None:
    at = asked().hand(PETER, "contract_inn", "message_03").hand(JANI, "contract_park")
    at.play(PETER, "ask street_4_2 - random:contract - blind:contract_inn+silk")
    events = at.play(JANI, "accept 1 1")
    assert (at.player(PETER).contract, at.player(JANI).contract) == (["contract_park"], ["contract_inn"])
    assert CardsReceived(JANI, PETER, ("contract",), ("contract_inn",)) in events
    assert CardsReceived(PETER, JANI, ("contract",), ("contract_park",)) in events
    assert (at.goods(JANI), at.player(PETER).message) == ({"silk": 1}, ["message_03"])


@pytest.mark.parametrize(
    ("path", "move", "said"),
    [
        (("street_4_2", "street_5_2"), "use", {"space": "street_5_2"}),
        (("inn", "street_7_4"), "use", {"space": "street_7_4"}),
        (("street_7_4", "inn"), "move street_7_4", {"space": "street_7_4"}),
        (("street_7_4", "street_7_5"), "move park", {"space": "park"}),
    ],
)
def test_a_refusal_names_where_the_tower_is_or_should_go(path: tuple[str, ...], move: str, said: object) -> None:
    assert Position().tower(*path).refusal(PETER, move).args_ == said


@pytest.mark.rule("GEN-15.28")
def test_a_trader_who_must_sell_is_told_which_action() -> None:
    assert locked("offer inn d10").refusal(PETER, "stop").args_ == {"space": "inn"}


@pytest.mark.rule("GEN-15.27")
def test_who_withdrew_may_offer_again_once_the_window_is_closed() -> None:
    at = selling()
    at.play(JANI, "offer inn d10", "withdraw 1")
    assert at.reason(JANI, "offer inn d10") == "withdrew-in-window"
    at.play(PETER, "cancel")
    assert at.state.barred == []
    at.play(PETER, "stop")
    assert at.to_act == (JANI, MATE)
    at.play(JANI, "offer inn d10")


@pytest.mark.rule("GEN-15.12")
@pytest.mark.parametrize(("left", "kept"), [(1, False), (2, True)])
def test_a_reward_of_choice_might_be_the_promised_tile(left: int, kept: bool) -> None:
    at = Position().supply(trade_1_1=left)
    change = delivery_change("large_order_05")
    assert keeps_promises(at.state, at.player(JANI), "inn", ("trade_1_1",), "", False, change) == kept


# ---------------------------------------------------------------- exactly enough


@pytest.mark.rule("GEN-15.13", "GEN-15.13b")
def test_who_has_just_as_many_ducats_can_pay() -> None:
    at = street(ducats=50)
    assert at.allows(JANI, "offer coach_house d50")
    assert at.reason(JANI, "offer coach_house d55") == "you-lack-ducats"
    at.has(PETER, ducats=20)
    assert at.allows(PETER, "ask coach_house - d50 - d20")
    assert at.reason(PETER, "ask coach_house - d50 - d25") == "you-lack-ducats"
    at.has(JANI, silver=1).play(JANI, "offer coach_house silver - d20")
    assert "accept 1 1" in at.options(PETER)
    at.has(PETER, ducats=15)
    assert at.reason(PETER, "accept 1 1") == "cannot-pay-that"
    at = Position(money="open").has(PETER, ducats=20).has(JANI, silver=1).tower("street_5_2")
    assert at.allows(JANI, "offer coach_house silver - d20")
    assert at.reason(JANI, "offer coach_house silver - d25") == "other-lacks-ducats"
    at = Position().has(PETER, silk=1, ducats=20).tower("street_5_2")
    at.play(PETER, "ask coach_house - d50 - silk")
    at.has(JANI, ducats=50).has(MATE, ducats=45)
    assert "accept 1 1" in at.options(JANI)
    assert at.reason(MATE, "accept 1 1") == "you-lack-ducats"


@pytest.mark.rule("GEN-15.28", "GEN-15.13b")
@pytest.mark.parametrize(("ducats", "payable"), [(20, True), (15, False)])
def test_the_trader_who_must_sell_is_offered_what_he_can_just_pay(ducats: int, payable: bool) -> None:
    at = Position(3).has(JANI, silver=1).has(PETER, ducats=ducats).tower("palace", "inn")
    at.play(JANI, "offer inn silver - d20")
    at.play(MATE, "offer inn d10")
    at.play(PETER, "stop")
    assert at.asked == "ForcedChoice"
    assert ("accept 1 1" in at.options(PETER)) == payable
    assert "accept 2 1" in at.options(PETER)


@pytest.mark.rule("GEN-15.9")
def test_a_commodity_that_is_settled_cannot_be_chosen_again_but_by_the_other_side() -> None:
    at = Position(3).has(JANI, ale=1, silk=1, pepper=1).has(PETER, ale=1, silk=1).tower("street_5_2")
    at.play(JANI, "offer coach_house any:payer+any:payer - any:payer+any:payer")
    at.play(PETER, "accept 1 1")
    assert at.options(JANI) == ["choose ale", "choose silk", "choose pepper"]
    at.play(JANI, "choose ale")
    assert at.options(JANI) == ["choose silk", "choose pepper"]
    at.play(JANI, "choose silk")
    assert at.to_act == (PETER,)
    assert at.options(PETER) == ["choose ale", "choose silk"], "he pays with his own"
    at.play(PETER, "choose silk")
    assert at.player(PETER).commodities["ale"] == at.player(PETER).commodities["silk"] == 1
    assert at.player(JANI).commodities["ale"] == 1


@pytest.mark.rule("GEN-15.12")
@pytest.mark.parametrize("first", ["fulfil small_order_05", "perform -"])
def test_an_order_that_is_fulfilled_is_owed_no_longer(first: str) -> None:
    at = Position().hand(JANI, "small_order_05").has(JANI, copper=1).prefers(JANI, "windows", "ask")
    at.tower("street_5_2").play(JANI, "offer coach_house - starting_space+bind:small_order_05+order:d20")
    at.play(PETER, "accept 1 1")
    owed = ("starting_space", "bind:small_order", "order:d20")
    assert at.state.stack[-1].owed == owed  # type: ignore[attr-defined]
    at.play(JANI, first)
    assert at.state.stack[-1].owed == (owed[:1] if first.startswith("fulfil") else owed[1:])  # type: ignore[attr-defined]
    at.play(JANI, "perform -" if first.startswith("fulfil") else "fulfil small_order_05")
    assert at.state.stack[-1].owed == ()  # type: ignore[attr-defined]
    assert at.ducats(JANI, PETER) == (130 + 40 - 20, 130 + 20)
    assert at.goods(PETER) == {"starting_space": 1}


@pytest.mark.rule("GEN-13.9", "GEN-13.10")
@pytest.mark.parametrize("promised", [True, False])
def test_the_only_kind_of_tile_that_is_left_goes_where_it_belongs(promised: bool) -> None:
    order = "large_order_09"
    at = Position(3).hand(JANI, order).has(JANI, copper=1, linen=1, saffron=1).prefers(JANI, "windows", "ask")
    at.supply(starting_space=0, trade_1_1=0, commodity_of_choice=0, building_action=0, extra_action=2)
    at.tower("coach_house", action="used")
    at.play(JANI, f"offer villa_ricci - bind:{order}+order:d60+order:tile" if promised else "offer villa_ricci d5")
    at.play(PETER, "accept 1 1")
    at.play(JANI, f"perform {order}")
    taker, other = (PETER, JANI) if promised else (JANI, PETER)
    assert at.player(taker).tiles["extra_action"] == 1
    assert at.player(other).tiles["extra_action"] == 0


@pytest.mark.rule("GEN-15.11", "GEN-15.18")
@pytest.mark.parametrize("terms", ["d5 bind:small_order_05+order:d20", "d5+blind:message_03", "d5+trader:message_03"])
def test_an_offer_that_hides_a_card_is_not_raised_by_suggestion(terms: str) -> None:
    at = Position().hand(JANI, "small_order_05", "message_03").has(JANI, copper=1).tower("street_5_2")
    at.play(JANI, f"offer coach_house {terms}")
    assert not [move for move in at.options(JANI) if move.startswith("offer coach_house")]
    assert all(at.allows(JANI, move) for move in at.options(JANI))


@pytest.mark.rule("GEN-15.11", "GEN-15.12a")
@pytest.mark.parametrize(
    ("proceeds", "performances"),
    [
        ("bind:large_order_09+order:d60", ["perform large_order_09"]),
        ("drawn", ["perform -"]),
        ("-", ["perform -", "perform large_order_09", "perform large_order_10"]),
    ],
)
def test_what_a_deal_leaves_to_do_in_a_villa(proceeds: str, performances: list[str]) -> None:
    goods = {name for order in ("large_order_09", "large_order_10") for name in ORDERS[order].commodities}
    at = Position(3).hand(JANI, "large_order_09", "large_order_10").has(JANI, **dict.fromkeys(goods, 2))
    at.prefers(JANI, "windows", "ask").tower("coach_house", action="used")
    at.play(JANI, f"offer villa_ricci d5 {proceeds}")
    at.play(PETER, "accept 1 1")
    assert [move for move in at.options(JANI) if move.startswith("perform")] == performances


@pytest.mark.rule("GEN-13.17", "GEN-15.12")
def test_a_large_order_is_the_order_of_its_action_and_pays_what_was_owed() -> None:
    at = (
        Position(3).hand(JANI, "large_order_09").has(JANI, copper=1, linen=1, saffron=1).prefers(JANI, "windows", "ask")
    )
    at.tower("coach_house", action="used").play(JANI, "offer villa_ricci - bind:large_order_09+order:d60")
    at.play(PETER, "accept 1 1")
    at.play(JANI, "perform large_order_09", "tile extra_action")
    window = at.state.stack[-1]
    assert isinstance(window, ActionWindow)
    assert (window.done, window.ordered, window.owed, window.bound) == (True, True, (), "")
    assert at.ducats(JANI, PETER) == (130 + 100 - 60, 130 + 60)
