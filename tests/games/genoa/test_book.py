"""GEN-15.1 – 15.20: offers and asks, their lines, and when they are live."""

import pytest

from games.genoa import book, effects, promises, why_not_play
from games.genoa.data import CARDS, ORDERS, Order
from games.genoa.events import CardsReceived, Expired, FacesShown, Offered, Revived, Struck, Suspended
from games.genoa.moves import BOOK
from games.genoa.refusals import REFUSALS
from games.genoa.state import Bundle
from games.genoa.window import ShareCards
from tests.games.genoa.positions import GAME, JANI, KATA, MATE, PETER, Position


def live(at: Position, number: int) -> bool:
    offer = at.offer(number)
    assert offer is not None
    return offer.live


# ---------------------------------------------------------------- objects


@pytest.mark.rule("GEN-15.1")
def test_nothing_but_what_stands_in_the_book_binds() -> None:
    at = Position().tower("street_5_2")
    assert at.reason(PETER, "accept 1 1") == "no-such-offer"
    assert at.state.offers == at.state.asks == []
    at.play(JANI, "offer coach_house d20", "withdraw 1")
    assert at.reason(PETER, "accept 1 1") == "no-such-offer", "taken back in time"
    at.play(JANI, "offer coach_house d20")
    for terms in ("1 2", "2 2", "3 1"):
        assert at.reason(PETER, f"accept {terms}") in ("no-such-offer", "revision-changed"), "only as it was written"
    assert at.reason(MATE, "accept 2 1") == "not-for-you", "an offer is between its maker and the trader"
    at.play(PETER, "accept 2 1")
    assert at.ducats(PETER, JANI) == (150, 110), "and what was written is carried out without a further word"
    assert at.state.path[-1] == "coach_house"


@pytest.mark.rule("GEN-16.10")
def test_only_their_owner_is_told_about_hidden_things() -> None:
    """Everybody else hears the same reasons whatever Jani holds; the trader alone hears of his own purse."""
    rich = Position().hand(JANI, "message_03", "small_order_05").has(JANI, copper=1, ducats=200).tower("street_5_2")
    poor = Position().hand(JANI, "message_04", "small_order_06").has(JANI, copper=1, ducats=10).tower("street_5_2")
    for at in (rich, poor):
        at.has(PETER, ducats=20, silk=1).play(JANI, "offer coach_house d5 - d50", "offer street_4_2 random:message")
        at.play(PETER, "ask guild_hall - d100 - -", "ask coach_house - - bind:small_order+order:d20 silk")
    own = {
        "offer coach_house d150": "you-lack-ducats",
        "offer coach_house blind:message_03": "card-not-in-hand",
        "offer coach_house - bind:small_order_05+order:d20": "order-cannot-be-bound",
        "accept 3 1": "you-lack-ducats",
        "accept 4 1": "order-cannot-be-bound",
        "deliver message_03": "message-not-in-hand",
    }
    for notation, reason in own.items():
        assert poor.reason(JANI, notation) == reason
        assert rich.allows(JANI, notation) or rich.reason(JANI, notation) != reason
        for other in (PETER, MATE, KATA):
            assert told(rich, other, notation) == told(poor, other, notation), (other, notation)
    for other in (PETER, MATE, KATA):
        for notation in (
            "accept 1 1",
            "accept 2 1",
            "withdraw 1",
            "reject 2 1",
            "offer street_4_2 d5 - random:message",
        ):
            assert told(rich, other, notation) == told(poor, other, notation), (other, notation)
    assert poor.reason(PETER, "accept 1 1") == "cannot-pay-that"
    assert {poor.reason(seat, "accept 1 1") for seat in (JANI, MATE, KATA)} == {"not-for-you"}


def told(at: Position, seat: int, notation: str) -> tuple[str, dict[str, object]] | None:
    """Why the seat may not say that; None if it may."""
    if at.allows(seat, notation):
        return None
    refused = at.refusal(seat, notation)
    return refused.reason, refused.args_


@pytest.mark.rule("GEN-15.2")
def test_an_ask_goes_to_one_player_or_to_all() -> None:
    at = Position().tower("street_5_2")
    at.play(PETER, "ask coach_house 1 d20 - -", "ask guild_hall - d10 - -")
    assert "accept 1 1" in at.options(JANI)
    assert "accept 1 1" not in at.options(MATE)
    assert at.reason(MATE, "accept 1 1") == "not-for-you"
    assert all("accept 2 1" in at.options(seat) for seat in (JANI, MATE, KATA))
    assert at.reason(PETER, "accept 2 1") == "not-for-you"
    assert at.reason(PETER, "ask guild_hall 0 d10 - -") == "no-such-player"


@pytest.mark.rule("GEN-15.3")
def test_an_offer_holds_space_scope_give_proceeds_take_and_lifetime() -> None:
    at = Position().has(PETER, silk=1).tower("street_6_2")
    events = at.play(JANI, "offer warehouse_spices d10 pepper silk move step")
    offer = at.offer(1)
    assert isinstance(offer, Bundle)
    assert (offer.id, offer.revision, offer.space, offer.scope, offer.lifetime) == (
        1,
        1,
        "warehouse_spices",
        "move",
        "step",
    )
    assert (offer.give, offer.proceeds, offer.take) == (("d10",), ("pepper",), ("silk",))
    assert isinstance(events[0], Offered)
    assert at.reason(JANI, f"offer street_5_2 {'+'.join(['d5', *['marker'] * 41])}") == "too-many-lines"
    assert at.reason(JANI, f"offer street_5_2 {'+'.join(['d5', *['marker'] * 39])}") != "too-many-lines", "forty pieces"


@pytest.mark.rule("GEN-15.4")
def test_every_edit_raises_the_revision_and_an_old_one_is_not_accepted() -> None:
    at = Position().tower("street_5_2")
    at.play(JANI, "offer coach_house d20")
    at.play(JANI, "offer coach_house d5")
    refused = at.refusal(PETER, "accept 1 1")
    assert refused.reason == "genoa-refusal-revision-changed"
    assert refused.args_ == {"id": 1, "revision": 2}
    assert at.reason(JANI, "offer coach_house d5") == "offer-unchanged"
    at.play(PETER, "accept 1 2")
    assert at.ducats(JANI) == (125,)


@pytest.mark.rule("GEN-15.5", "Q26")
def test_scope_move_is_for_the_way_and_arrival_for_the_building_reached() -> None:
    at = Position().tower("street_7_4")
    at.play(JANI, "offer inn d10 - - move")
    at.play(MATE, "offer inn d10 - - arrival")
    at.play(KATA, "offer inn d10")
    accepts = {move for move in at.options(PETER) if move.startswith("accept")}
    assert accepts == {"accept 1 1", "accept 3 1"}
    events = at.play(PETER, "move inn")
    assert Expired(JANI, 1, "inn", False) in events
    accepts = {move for move in at.options(PETER) if move.startswith("accept")}
    assert accepts == {"accept 2 1", "accept 3 1"}
    assert at.reason(JANI, "offer inn d10 - - move") == "wrong-scope"
    assert at.reason(JANI, "offer street_7_5 d10 - - arrival") == "wrong-scope"


@pytest.mark.rule("GEN-15.6")
def test_lifetimes() -> None:
    at = Position().tower("street_5_2")
    at.play(JANI, "offer villa_colini d10 - - both step")
    at.play(MATE, "offer villa_colini d10")
    at.play(PETER, "ask coach_house - d10 - -")
    assert at.state.asks[0].lifetime == "step"
    events = at.play(PETER, "move street_4_2")
    assert [event for event in events if isinstance(event, Expired)] == [
        Expired(PETER, 3, "coach_house", True),
        Expired(JANI, 1, "villa_colini", False),
    ]
    assert [offer.seat for offer in at.state.offers] == [MATE]
    assert at.state.asks == []
    at.play(PETER, "stop")
    assert at.state.offers == []


@pytest.mark.rule("GEN-15.7", "GEN-15.8", "GEN-16.10", "Q25", "Q24")
@pytest.mark.parametrize("how", ["blind", "trader", "public"])
def test_a_card_line_names_its_deck_and_shows_its_face_as_the_payer_decides(how: str) -> None:
    at = Position().hand(JANI, "message_03").tower("street_5_2")
    events = at.play(JANI, f"offer coach_house {how}:message_03")
    assert (at.state.barrier == at.state.played) == (how != "blind"), "what has been seen cannot be hidden again"
    word = "public:message_03" if how == "public" else f"{how}:message"
    for viewer in (PETER, MATE, None):
        seen = GAME.view(at.state, viewer).offers[0]
        assert seen.give == (word,)
        told = events[0].seen_by(viewer)
        assert told.faces in ((), ("?",))  # type: ignore[attr-defined]
        faces = seen.confided.cards if seen.confided else ()
        assert faces == ((("message_03",) if viewer == PETER else ("?",)) if how == "trader" else ())
    assert GAME.view(at.state, JANI).offers[0].faces == (() if how == "public" else ("message_03",))
    assert (FacesShown(PETER, JANI, 1, ("message_03",)) in events) == (how == "trader")
    assert at.reason(JANI, "offer guild_hall blind:message_04") == "card-not-in-hand"
    events = at.play(PETER, "accept 1 1")
    assert CardsReceived(PETER, JANI, ("message",), ("message_03",)) in events
    assert CardsReceived(PETER, JANI, ("message",), ("?",)) in [event.seen_by(MATE) for event in events]


@pytest.mark.rule("GEN-15.9")
@pytest.mark.parametrize(("line", "chooser"), [("any:payer", JANI), ("any:receiver", PETER)])
def test_any_commodity_is_chosen_by_payer_or_receiver(line: str, chooser: int) -> None:
    at = Position().has(JANI, ale=1, silk=1).tower("street_5_2")
    at.play(JANI, f"offer coach_house {line}")
    at.play(PETER, "accept 1 1")
    assert at.to_act == (chooser,)
    assert at.options(chooser) == ["choose ale", "choose silk"]
    assert GAME.welcome(at.state) == (), "acceptance is atomic: nobody else is heard meanwhile"
    assert at.reason(chooser, "choose wine") == "not-among-the-tiles"
    events = at.play(chooser, "choose silk")
    assert Struck(PETER, JANI, 1, "coach_house", ("silk",), (), ()) in events
    assert at.goods(PETER) == {"silk": 1}


@pytest.mark.rule("GEN-15.9")
def test_open_lines_of_both_sides_are_settled_one_after_the_other() -> None:
    at = Position().has(JANI, ale=1, silk=1).has(PETER, wine=1, copper=2, linen=1).tower("street_5_2")
    at.play(JANI, "offer coach_house any:payer - any:payer+any:receiver+linen")
    at.play(PETER, "accept 1 1")
    assert (at.to_act, at.options(JANI)) == ((JANI,), ["choose ale", "choose silk"])
    at.play(JANI, "choose ale")
    assert (at.to_act, at.options(PETER)) == ((PETER,), ["choose wine", "choose copper"]), "the linen is named already"
    at.play(PETER, "choose copper")
    assert (at.to_act, at.options(JANI)) == ((JANI,), ["choose wine", "choose copper"])
    events = at.play(JANI, "choose wine")
    assert Struck(PETER, JANI, 1, "coach_house", ("ale",), (), ("wine", "copper", "linen")) in events
    assert at.goods(PETER) == {"ale": 1, "copper": 1}


@pytest.mark.rule("GEN-15.9")
def test_a_random_card_is_drawn_from_the_payers_hand() -> None:
    got = set()
    for number in range(12):
        at = Position().hand(JANI, "message_03", "message_04", "message_05").tower("street_5_2")
        at.state.seed = f"random card {number}"
        at.play(JANI, "offer coach_house random:message+public:message_03")
        at.play(PETER, "accept 1 1")
        assert "message_03" in at.player(PETER).message
        got |= set(at.player(PETER).message)
        assert at.state.barrier == at.state.played
    assert got == {"message_03", "message_04", "message_05"}


# ---------------------------------------------------------------- proceeds


@pytest.mark.rule("GEN-15.10")
@pytest.mark.parametrize(
    ("space", "proceeds", "certain"),
    [
        ("warehouse_metals", "silver+copper", True),
        ("warehouse_metals", "silver+silver", False),
        ("warehouse_metals", "ale", False),
        ("tavern", "trade_1_1", True),
        ("tavern", "extra_action", False),
        ("tavern", "trade_1_1+trade_1_1", False),
        ("tavern", "marker", False),
        ("tavern", "drawn", False),
        ("guild_hall", "bind:small_order_01+order:tile", False),
        ("cathedral", "marker+marker", True),
        ("cathedral", "marker+marker+marker", False),
        ("city_hall", "drawn+drawn", True),
        ("guild_hall", "drawn+drawn", False),
        ("villa_colini", "drawn", True),
        ("street_3_2", "drawn", False),
    ],
)
def test_only_what_the_action_is_certain_to_give_can_be_promised(space: str, proceeds: str, certain: bool) -> None:
    at = Position().tower("market" if space == "city_hall" else "street_3_3")
    if certain:
        at.play(JANI, f"offer {space} d5 {proceeds}")
    else:
        assert at.reason(JANI, f"offer {space} d5 {proceeds}") == "not-certain"


@pytest.mark.rule("GEN-15.10")
def test_the_first_thing_that_is_not_certain_is_named() -> None:
    at = Position().hand(JANI, "large_order_01").has(JANI, silver=1, linen=1, pepper=1).tower("park", action="used")
    street = at.refusal(JANI, "offer street_3_2 d5 ale+drawn")
    assert (street.reason, street.args_) == ("genoa-refusal-not-certain", {"line": "ale"})
    villa = at.refusal(JANI, "offer villa_colini - bind:large_order_01+order:tile+order:tile+order:d5")
    assert villa.args_ == {"line": "order:tile"}, "an order brings one"


@pytest.mark.rule("GEN-15.10", "GEN-6.9")
@pytest.mark.parametrize(
    ("central", "offer", "certain"),
    [
        (0, "d5 marker", False),
        (0, "marker marker", True),
        (0, "marker marker+marker", False),
        (1, "marker marker+marker", True),
        (1, "d5 marker+marker", False),
        (2, "d5 marker+marker", True),
        (2, "d5 marker+marker marker", False),
        (3, "d5 marker+marker marker", True),
        (1, "d5 marker marker+marker", False),
        (6, "d5 marker+marker+marker", False),
    ],
)
def test_markers_are_promised_as_far_as_the_central_supply_has_them_after_the_transfers(
    central: int, offer: str, certain: bool
) -> None:
    at = Position().has(JANI, markers=7 - central).has(PETER, markers=2).tower("market")
    assert at.allows(JANI, f"offer cathedral {offer}") == certain
    assert certain or at.reason(JANI, f"offer cathedral {offer}") == "not-certain"


@pytest.mark.rule("GEN-15.10", "GEN-15.11", "GEN-15.12", "Q29")
def test_an_order_can_be_bound_and_its_ducats_shared() -> None:
    at = Position().hand(JANI, "small_order_05", "small_order_06").has(JANI, copper=1, ale=1).tower("street_5_2")
    assert at.reason(JANI, "offer coach_house - order:d40") == "order-not-bound"
    assert at.reason(JANI, "offer coach_house - bind:small_order_05+order:d45") == "not-certain"
    assert at.reason(JANI, "offer coach_house - bind:small_order_05+order:tile") == "not-certain"
    assert at.reason(JANI, "offer coach_house copper bind:small_order_05+order:d40") == "order-cannot-be-bound"
    at.play(JANI, "offer coach_house - bind:small_order_05+order:d30")
    assert GAME.view(at.state, PETER).offers[0].proceeds == ("bind:small_order", "order:d30")
    assert GAME.view(at.state, PETER).offers[0].bound == "?"
    at.prefers(JANI, "windows", "ask").play(PETER, "accept 1 1")
    assert at.reason(JANI, "end") == "effect-first"
    assert at.reason(JANI, "fulfil small_order_06") == "only-the-bound-order"
    at.play(JANI, "perform -")
    assert at.reason(JANI, "end") == "bound-order-first"
    at.play(JANI, "fulfil small_order_05")
    assert at.ducats(PETER, JANI) == (160, 140)


@pytest.mark.rule("GEN-15.11")
@pytest.mark.parametrize(
    ("jani", "offer", "possible"),
    [
        ({"copper": 1}, "- bind:small_order_05+order:d20", True),
        ({}, "d5 bind:small_order_05+order:d20", False),
        ({"linen": 1}, "- bind:small_order_07+order:d20", False),
        ({"ale": 1}, "- bind:small_order_06+order:d20", False),
        ({"copper": 1}, "blind:small_order_05 bind:small_order_05+order:d20", False),
        ({"copper": 1}, "public:small_order_05 bind:small_order_05+order:d20", False),
        ({"copper": 1}, "blind:small_order_07 bind:small_order_05+order:d20", True),
        ({"copper": 1}, "random:small_order bind:small_order_05+order:d20", False),
        ({"copper": 1}, "random:message bind:small_order_05+order:d20", True),
        ({"copper": 1}, "copper bind:small_order_05+order:d20", False),
        ({"copper": 2}, "copper bind:small_order_05+order:d20", True),
        ({"copper": 2}, "copper+copper bind:small_order_05+order:d20", False),
        ({"copper": 1}, "copper bind:small_order_05+order:d20 copper", True),
        ({}, "d5 bind:small_order_05+order:d20 copper", True),
        ({"silk": 1}, "silk bind:small_order_05+order:d20 any:receiver", False),
        ({"copper": 1, "silk": 1}, "any:payer bind:small_order_05+order:d20", False),
        ({"copper": 2}, "any:receiver bind:small_order_05+order:d20", True),
        ({"copper": 3}, "any:receiver+any:payer bind:small_order_05+order:d20", True),
        ({"copper": 2, "silk": 3}, "any:receiver+any:payer bind:small_order_05+order:d20", False),
    ],
)
def test_a_bound_order_must_be_payable_after_the_transfers(jani: dict[str, int], offer: str, possible: bool) -> None:
    """`small_order_05` wants copper for the coach house, `small_order_06` ale, `small_order_07` is for the harbor."""
    at = Position().hand(JANI, "small_order_05", "small_order_07", "message_01").has(JANI, **jani).has(PETER, copper=1)
    at.tower("street_5_2")
    assert told(at, JANI, f"offer coach_house {offer}") == (
        None if possible else ("genoa-refusal-order-cannot-be-bound", {})
    )


@pytest.mark.rule("GEN-15.11", "GEN-15.12a")
def test_the_sure_yield_of_the_action_counts_for_the_bound_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """No order that we know goes to a warehouse; one that did could be paid with what the warehouse gives."""
    orders = {**ORDERS, "small_order_05": Order("warehouse_metals", ("copper",))}
    for module in (book, promises, effects, why_not_play):
        monkeypatch.setattr(module, "ORDERS", orders)
    offer = "offer warehouse_metals - bind:small_order_05+order:d20"
    at = Position().hand(JANI, "small_order_05").tower("street_3_2")
    assert at.reason(JANI, f"{offer}+copper") == "order-cannot-be-bound", "it would be gone at once"
    assert Position().supply(copper=0).hand(JANI, "small_order_05").tower("street_3_2").reason(JANI, offer) == (
        "order-cannot-be-bound"
    )
    orders["small_order_06"] = Order("warehouse_metals", ("copper", "copper"))
    two = offer.replace("05", "06")
    at = Position().hand(JANI, "small_order_06").tower("street_3_2")
    assert at.reason(JANI, two) == "order-cannot-be-bound", "it gives one"
    assert at.has(JANI, copper=1).allows(JANI, two)
    at = Position().supply(copper=1).hand(JANI, "small_order_05").has(JANI, commodity_of_choice=1, trade_1_1=1, silk=1)
    at.tower("street_3_2").play(JANI, offer)
    at.play(PETER, "accept 1 1")
    assert at.allows(JANI, "pick copper"), "then he has it in hand"
    at.play(JANI, "trade silk", "take linen", "perform -")
    assert at.reason(JANI, "trade copper") == "no-such-tile"
    at.play(JANI, "fulfil small_order_05")
    assert at.ducats(PETER, JANI) == (150, 150)


@pytest.mark.rule("GEN-15.11")
def test_a_bound_large_order_gives_ducats_and_tile() -> None:
    at = Position().hand(JANI, "large_order_01").has(JANI, silver=1, linen=1, pepper=1).tower("park", action="used")
    at.play(JANI, "offer villa_colini - bind:large_order_01+order:d60+order:tile")
    at.play(PETER, "accept 1 1")
    assert at.to_act == (JANI,)
    at.play(JANI, "tile extra_action")
    assert at.ducats(PETER, JANI) == (190, 170)
    assert at.goods(PETER) == {"extra_action": 1}


@pytest.mark.rule("GEN-15.11")
def test_an_ask_may_want_an_order_and_the_buyer_names_it() -> None:
    at = Position().hand(JANI, "small_order_05", "small_order_06").has(JANI, copper=1, ale=1).tower("street_5_2")
    at.play(PETER, "ask coach_house - - bind:small_order+order:d20 -")
    assert "accept 1 1" in at.options(JANI)
    assert at.reason(MATE, "accept 1 1") == "order-cannot-be-bound"
    at.play(JANI, "accept 1 1")
    assert at.options(JANI) == ["bind small_order_05", "bind small_order_06"]
    assert at.reason(JANI, "bind small_order_01") == "order-does-not-fit"
    at.play(JANI, "bind small_order_06", "fulfil small_order_06")
    assert at.ducats(PETER, JANI) == (150, 150)


@pytest.mark.rule("GEN-13.3a", "GEN-15.10")
def test_played_cards_under_a_deck_can_be_promised_too() -> None:
    at = Position().deck("message", "message_01", "message_02").tower("street_4_7")
    pile = at.state.decks["message"]
    pile.up = [pile.down.pop()]
    at.play(JANI, "offer post_office - drawn+drawn")
    at.play(PETER, "accept 1 1")
    assert at.player(PETER).message == ["message_01", "message_02"]


@pytest.mark.rule("GEN-15.12", "GEN-15.10")
def test_the_buyer_picks_which_drawn_cards_he_hands_over() -> None:
    at = Position().tower("street_7_4")
    at.play(JANI, "offer city_hall - drawn")
    at.play(PETER, "accept 1 1")
    drawn = at.player(JANI).small_order
    assert len(drawn) == 2
    assert sorted(at.options(JANI)[:2]) == [f"hand {card}" for card in drawn]
    assert at.reason(JANI, "end") == "hand-over-first"
    given = drawn[1]
    at.play(JANI, f"hand {given}")
    assert at.player(PETER).small_order == [given]
    at = Position().tower("street_7_4")
    at.play(JANI, "offer city_hall - drawn+drawn")
    at.play(PETER, "accept 1 1")
    assert len(at.player(PETER).small_order) == 2, "all of them: nothing to choose"


@pytest.mark.rule("GEN-15.10")
def test_several_of_more_cards_are_handed_over_one_by_one() -> None:
    """No building draws three; one that did would be asked like this."""
    cards = ("small_order_01", "small_order_02", "small_order_03")
    at = Position().hand(JANI, *cards).tower("city_hall", action="used")
    at.run(ShareCards(JANI, cards, 2), keep=True)
    at.play(JANI, "hand small_order_02")
    assert at.options(JANI)[:2] == ["hand small_order_01", "hand small_order_03"]
    assert at.reason(JANI, "hand small_order_02") == "not-just-drawn"
    at.play(JANI, "hand small_order_03")
    assert (at.player(JANI).small_order, at.player(PETER).small_order) == ([cards[0]], [cards[1], cards[2]])
    assert at.asked == "Crossroads"


@pytest.mark.rule("GEN-15.12a", "Q47")
def test_no_play_may_spoil_what_is_promised() -> None:
    at = Position().supply(silver=1).has(JANI, commodity_of_choice=1, trade_1_1=1, ale=1).tower("street_3_2")
    at.play(JANI, "offer warehouse_metals - silver")
    at.play(PETER, "accept 1 1")
    assert at.reason(JANI, "pick silver") == "spoils-the-deal"
    at.play(JANI, "trade ale")
    assert at.reason(JANI, "take silver") == "spoils-the-deal"
    at.play(JANI, "take wine", "perform -")
    assert at.goods(PETER) == {"silver": 1}
    at = Position().hand(JANI, "small_order_05").has(JANI, copper=1, trade_1_1=1).tower("street_5_2")
    at.play(JANI, "offer coach_house - bind:small_order_05+order:d10")
    at.play(PETER, "accept 1 1")
    assert at.reason(JANI, "trade copper") == "spoils-the-deal"
    assert at.reason(JANI, "trade small_order_05") == "spoils-the-deal"
    at = Position().owns(JANI, "villa_colini").hand(JANI, "large_order_01", "large_order_09")
    at.has(JANI, silver=1, linen=1, pepper=1, copper=1, saffron=1, building_action=1).tower(
        "coach_house", action="used"
    )
    at.play(JANI, "offer villa_ricci - bind:large_order_09+order:d10")
    at.play(PETER, "accept 1 1")
    assert at.reason(JANI, "activate villa_colini large_order_01") == "spoils-the-deal", "there is one linen"
    assert at.reason(JANI, "perform -") == "only-the-bound-order"


@pytest.mark.rule("GEN-15.12a")
def test_what_does_not_touch_a_promise_may_be_played() -> None:
    at = (
        Position()
        .prefers(JANI, "windows", "ask")
        .supply(trade_1_1=1)
        .has(JANI, commodity_of_choice=1, building_action=1)
        .owns(JANI, "palace")
    )
    at.tower("street_2_4").play(JANI, "offer tavern - trade_1_1")
    at.play(PETER, "accept 1 1")
    at.play(JANI, "pick ale", "activate palace -", "perform -")
    assert at.goods(PETER) == {"trade_1_1": 1}
    at = (
        Position().prefers(JANI, "windows", "ask").owns(JANI, "tavern", "cathedral", "villa_colini").supply(trade_1_1=1)
    )
    at.has(JANI, building_action=1).tower("street_2_4").play(JANI, "offer tavern - trade_1_1")
    at.play(PETER, "accept 1 1")
    assert at.reason(JANI, "activate tavern -") == "spoils-the-deal", "it would take the last one"
    at = (
        Position()
        .prefers(JANI, "windows", "ask")
        .owns(JANI, "cathedral")
        .has(JANI, building_action=1, markers=4)
        .tower("street_2_4")
    )
    at.play(JANI, "offer cathedral - marker+marker")
    at.play(PETER, "accept 1 1")
    assert at.reason(JANI, "activate cathedral -") == "spoils-the-deal", "two are left, and both are promised"
    at = (
        Position()
        .prefers(JANI, "windows", "ask")
        .owns(JANI, "cathedral")
        .has(JANI, building_action=1, markers=2)
        .tower("street_2_4")
    )
    at.play(JANI, "offer cathedral - marker+marker")
    at.play(PETER, "accept 1 1")
    at.play(JANI, "activate cathedral -", "perform -")
    assert (at.player(JANI).stock, at.player(PETER).stock) == (4, 2)
    at = (
        Position()
        .prefers(JANI, "windows", "ask")
        .owns(JANI, "post_office")
        .deck("message", "message_01", "message_02", "message_03")
    )
    at.has(JANI, building_action=1).tower("street_4_7").play(JANI, "offer post_office - drawn+drawn")
    at.play(PETER, "accept 1 1")
    assert at.reason(JANI, "activate post_office -") == "spoils-the-deal", "one message would be left"
    at = Position().prefers(JANI, "windows", "ask").owns(JANI, "post_office").deck("message", *CARDS["message"][:4])
    at.has(JANI, building_action=1).tower("street_4_7").play(JANI, "offer post_office - drawn+drawn")
    at.play(PETER, "accept 1 1")
    at.play(JANI, "activate post_office -", "perform -")
    assert (len(at.player(JANI).message), len(at.player(PETER).message)) == (2, 2)


# ---------------------------------------------------------------- validity


@pytest.mark.rule("GEN-15.13", "GEN-15.19")
def test_one_asset_may_back_several_offers_and_what_is_gone_suspends_the_others() -> None:
    at = Position().has(JANI, silver=1).tower("street_5_2")
    at.play(JANI, "offer street_4_2 silver", "offer guild_hall silver")
    assert at.reason(JANI, "offer coach_house ale") == "you-lack"
    assert at.reason(JANI, "offer coach_house d135") == "you-lack-ducats"
    assert at.reason(JANI, "offer coach_house d5 - ale") == "other-lacks"
    events = at.play(PETER, "accept 1 1")
    assert Suspended(JANI, 2, "guild_hall") in events
    assert not live(at, 2)
    assert at.reason(PETER, "accept 2 1") == "suspended"
    at.play(JANI, "offer street_3_2 d5 - silver")
    events = at.play(PETER, "accept 3 1")
    assert Expired(JANI, 2, "guild_hall", False) not in events
    assert Revived(JANI, 2, "guild_hall") in events, "he has his silver again"
    at = Position().has(JANI, silver=1).tower("street_5_2")
    at.play(JANI, "offer street_4_2 silver", "offer guild_hall silver")
    at.play(MATE, "offer guild_hall d5")
    told = [event for event in at.play(PETER, "accept 1 1") if isinstance(event, Suspended | Revived)]
    assert told == [Suspended(JANI, 2, "guild_hall")], "nothing has become of what Máté offers"


@pytest.mark.rule("GEN-15.19")
def test_an_offer_comes_back_as_it_was() -> None:
    at = Position().hand(JANI, "message_03").has(JANI, silver=1).has(PETER, silk=1).tower("street_6_2")
    at.play(JANI, "offer warehouse_spices silver+trader:message_03 pepper silk move step")
    at.play(PETER, "reject 1 1")
    before = at.offer(1)
    at.has(JANI, silver=0).refresh()
    assert not live(at, 1)
    at.has(JANI, silver=1).refresh()
    assert at.offer(1) == before


@pytest.mark.rule("GEN-15.13a")
def test_an_offer_is_suspended_while_its_proceeds_are_not_certain() -> None:
    at = Position().tower("street_6_2")
    at.play(JANI, "offer warehouse_spices - pepper")
    at.supply(pepper=0).refresh()
    assert not live(at, 1)
    at.has(KATA, pepper=4).refresh()
    assert live(at, 1)


@pytest.mark.rule("GEN-15.13b", "Q46")
def test_hidden_ducats_of_the_trader_are_checked_only_when_he_accepts() -> None:
    at = Position().has(PETER, ducats=20).tower("street_5_2")
    at.play(JANI, "offer coach_house d5 - d50")
    assert live(at, 1), "nobody learns that he cannot pay"
    assert "accept 1 1" not in at.options(PETER)
    assert at.reason(PETER, "accept 1 1") == "cannot-pay-that"
    at = Position(money="open").has(PETER, ducats=20).tower("street_5_2")
    assert at.reason(JANI, "offer coach_house d5 - d50") == "other-lacks-ducats"


@pytest.mark.rule("GEN-15.14")
def test_a_space_must_be_unvisited_and_reachable_over_unvisited_spaces() -> None:
    at = Position().tower("market", "guild_hall", "street_4_2", "street_5_2")
    assert at.allows(JANI, "offer coach_house d5")
    assert at.reason(JANI, "offer villa_ricci d5") == "out-of-reach", "one move is left"
    assert at.reason(JANI, "offer guild_hall d5") == "out-of-reach"
    assert at.reason(JANI, "offer nowhere d5") == "no-such-space"
    at = Position().tower("coach_house", "villa_ricci")
    at.play(JANI, "offer villa_ricci d5")
    assert at.reason(JANI, "offer park d5") == "out-of-reach", "the coach house bars the way"


@pytest.mark.rule("GEN-15.15", "Q31")
def test_capacity_is_counted_after_the_transfers() -> None:
    at = Position().has(JANI, extra_action=1).has(PETER, extra_action=1).tower("street_5_2")
    at.player(JANI).performed = 1
    assert at.allows(JANI, "offer coach_house d5")
    assert at.reason(JANI, "offer coach_house extra_action") == "buyer-without-capacity"
    at.player(MATE).performed = 1
    assert at.reason(MATE, "offer coach_house d5") == "buyer-without-capacity"
    at.play(MATE, "offer coach_house d5 - extra_action")
    at.play(PETER, "accept 1 1")
    assert at.player(MATE).performed == 2
    at = Position().has(PETER, silver=1).tower("street_5_2")
    for seat in (JANI, MATE, KATA):
        at.player(seat).performed = 1
    assert at.reason(PETER, "ask coach_house - d5 - -") == "nobody-can-accept"


@pytest.mark.rule("GEN-15.16")
def test_the_buyers_side_must_not_be_empty() -> None:
    at = Position().has(PETER, silver=1).tower("street_5_2")
    assert at.reason(JANI, "offer coach_house - - silver") == "empty-offer"
    assert at.reason(PETER, "ask coach_house - - - silver") == "empty-offer"


@pytest.mark.rule("GEN-15.17")
@pytest.mark.parametrize("line", ["d3", "d0", "d12"])
def test_sums_are_positive_multiples_of_five(line: str) -> None:
    at = Position().tower("street_5_2")
    assert at.reason(JANI, f"offer coach_house {line}") == "odd-sum"


@pytest.mark.parametrize("line", ["d-5", "d5.0", "d05", "d", "d٥", "silver ", "blind:message", "trader:nothing", "?"])
def test_strange_words_are_no_lines(line: str) -> None:
    at = Position().tower("street_5_2")
    move = BOOK.validate({"kind": "offer", "space": "coach_house", "give": [line]})
    assert not GAME.top(at.state).allows(at.state, JANI, move)  # type: ignore[union-attr]


@pytest.mark.rule("GEN-15.18")
def test_one_offer_for_a_space_and_eight_in_all() -> None:
    at = Position().tower("street_5_2")
    spaces = ["coach_house", "guild_hall", "street_4_2", "street_6_2", "park", "street_3_2", "street_6_3", "market"]
    for number, space in enumerate(spaces, start=1):
        at.play(JANI, f"offer {space} d5")
        assert len(at.state.offers) == number
    assert at.reason(JANI, "offer city_hall d5") == "too-many-offers"
    at.play(JANI, "offer park d10")
    assert len(at.state.offers) == 8
    at.play(JANI, "withdraw 1", "offer city_hall d5")


@pytest.mark.rule("GEN-15.20")
def test_an_offer_for_a_neighbour_is_acceptable_once_the_building_is_settled() -> None:
    at = Position(3).tower("inn")
    at.play(JANI, "offer street_7_4 d5")
    at.play(PETER, "ask inn - d50 - -")
    events = at.play(PETER, "accept 1 1")
    assert at.asked == "SaleWindow", "the acceptance is an intent"
    assert not any(isinstance(event, Struck) for event in events)
    at.play(MATE, "pass inn")
    at.play(JANI, "pass inn")
    assert at.state.path == ["inn", "street_7_4"]
    assert at.ducats(PETER, JANI) == (135, 125)
    at = Position(3).tower("market", "guild_hall", "street_5_2", "street_4_2", "street_3_2")
    assert at.state.trader == JANI, "no move is left"


def test_every_reason_of_the_book_quotes_a_clause() -> None:
    assert all(clause.startswith("GEN-") for clause in REFUSALS.values())
