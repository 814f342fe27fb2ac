"""Worlds imagined from a view, and what somebody may think of doing."""

from dataclasses import replace
from random import Random

import pytest

from engine.records import HIDDEN
from games.genoa.data import ADJACENT, CARDS, COMMODITIES, DECKS, ORDERS
from games.genoa.deals import Terms
from games.genoa.state import State
from games.genoa.window import ActionWindow, Resume, ShareCards, Swap
from tests.engine.worlds import imagined, refused, same_thing, thinkable, walk
from tests.engine.worlds import worlds as worlds_of
from tests.games.genoa.invariants import invariants
from tests.games.genoa.positions import GAME, JANI, KATA, MATE, PETER, Position, enrich

MANY = 30


def worlds(at: Position, seat: int = MATE, many: int = MANY) -> list[State]:
    return worlds_of(GAME, at.state, seat, many, invariants)


def promises_nothing_hidden(view: State) -> bool:
    """Where a hidden card is promised, the view does not say which: whatever fits is imagined."""
    bundles = [*view.offers, *view.asks, *[step.bundle for step in view.stack if isinstance(step, Terms)]]
    if any(HIDDEN in (*bundle.faces, bundle.bound) for bundle in bundles):
        return False
    for step in view.stack:
        if isinstance(step, Swap | ShareCards) or (isinstance(step, ActionWindow | Terms) and step.bound == HIDDEN):
            return False
        if isinstance(step, Resume) and step.window.bound == HIDDEN:
            return False
    return True


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_view_is_enough_to_deal_the_rest_again(seats: int) -> None:
    """From the view alone comes just what comes from the whole position: it holds all that the deal depends on."""
    start = enrich(GAME.new(seats, f"views {seats}"), Random(seats))
    for number, player in enumerate(start.players):
        player.messages = "ask" if number % 2 else "auto"
    compared = 0
    for number, state in enumerate(walk(GAME, start, f"views {seats}", 160)):
        seat = number % seats
        world = imagined(GAME, state, seat, number, invariants)
        view = GAME.view(state, seat)
        if view.stack and promises_nothing_hidden(view) and not any(isinstance(s, ActionWindow) for s in view.stack):
            compared += 1
            again = GAME.redeal(state, seat, Random(f"luck {number}"))
            assert GAME.dump(world) == GAME.dump(again)
    assert compared > 20


def test_a_game_that_is_over_can_be_imagined() -> None:
    at = Position().hand(JANI, "contract_inn", "message_03").has(JANI, ducats=200)
    at.run()
    for world in worlds(at, many=5):
        assert not world.stack


@pytest.mark.rule("GEN-13.25")
def test_who_leaves_messages_to_the_bot_is_imagined_without_one_that_would_be_delivered() -> None:
    at = Position(3).hand(JANI, "message_01").tower("coach_house", "inn", "street_7_4")
    at.deck("message").prefers(MATE, "messages", "ask")
    found = worlds(at, PETER, 40)
    assert all("message_03" not in world.players[JANI].message for world in found)
    assert all("message_03" in world.players[MATE].message for world in found)


@pytest.mark.parametrize("money", ["hidden", "open"])
def test_a_purse_that_is_shown_is_known(money: str) -> None:
    at = Position(money=money).has(JANI, ducats=345).tower("street_5_2")
    found = {world.players[JANI].ducats for world in worlds(at)}
    assert (found == {345}) == (money == "open")
    assert len(found) == 1 or len(found) > 5
    assert {world.players[MATE].ducats for world in worlds(at)} == {at.player(MATE).ducats}


# ---------------------------------------------------------------- what is promised


def test_a_card_offered_blind_is_any_of_its_maker() -> None:
    at = Position().hand(JANI, "message_03", "message_08", "contract_inn").tower("coach_house")
    at.play(JANI, "offer coach_house blind:message_03+blind:contract_inn")
    found = worlds(at)
    for world in found:
        first, second = world.offers[0].faces
        assert {first, second} & {*world.players[JANI].message}
        assert {first, second} & {*world.players[JANI].contract}
    assert len({world.offers[0].faces for world in found}) > 5
    assert {world.offers[0].faces for world in worlds(at, JANI)} == {at.state.offers[0].faces}


@pytest.mark.rule("GEN-15.5")
def test_a_card_shown_to_the_trader_alone_is_known_to_him_alone() -> None:
    at = Position().hand(JANI, "message_03", "message_08", "message_12").tower("coach_house")
    at.play(JANI, "offer coach_house blind:message_08+trader:message_03")
    mine = at.state.offers[0]
    for world in worlds(at, PETER):
        offer = world.offers[0]
        assert offer.confided == mine.confided
        assert [face for face in offer.faces if face == "message_03"] == ["message_03"]
        assert {*offer.faces} <= {*world.players[JANI].message}
        assert len({*offer.faces}) == 2
    seen = set()
    for world in worlds(at, MATE):
        offer = world.offers[0]
        assert offer.confided is not None
        assert len(offer.confided.cards) == 1
        assert offer.faces[mine.faces.index("message_03")] == offer.confided.cards[0]
        assert {*offer.faces} <= {*world.players[JANI].message}
        assert len({*offer.faces}) == 2
        seen.add(offer.confided.cards)
    assert len(seen) > 5


def test_a_card_shown_to_all_is_known_to_be_there() -> None:
    at = Position().hand(JANI, "message_03", "message_08").hand(PETER, "message_11").tower("street_5_2")
    at.play(JANI, "offer coach_house public:message_03+blind:message_08")
    at.play(PETER, "ask guild_hall - d5 - public:message_11")
    found = worlds(at)
    for world in found:
        assert "message_03" in world.players[JANI].message
        assert "message_11" in world.players[PETER].message
        assert world.offers[0].faces[0] != "message_03"
        assert world.offers[0].faces[0] in world.players[JANI].message
    assert len({world.offers[0].faces for world in found}) > 5


@pytest.mark.parametrize("line", ["trader:message_03", "blind:message_03", "public:message_03"])
@pytest.mark.rule("GEN-15.19")
def test_a_card_that_was_offered_and_given_away_since_can_be_anywhere(line: str) -> None:
    at = Position().hand(JANI, "message_03").tower("street_5_2")
    at.play(JANI, f"offer coach_house {line}")
    at.player(JANI).message.remove("message_03")
    at.hand(KATA, "message_08").player(KATA).message.insert(0, "message_03")
    at.refresh()
    assert not at.state.offers[0].live
    for seat in at.state.seats:
        for world in worlds(at, seat, many=3):
            assert len(world.offers[0].faces) == len(at.state.offers[0].faces)
            assert world.players[JANI].message == []


def test_two_cards_shown_to_the_trader_keep_their_order() -> None:
    at = Position().hand(JANI, "message_03", "message_08", "message_11").tower("coach_house")
    at.play(JANI, "offer coach_house trader:message_08+blind:message_11+trader:message_03")
    mine = at.state.offers[0]
    for world in worlds(at, PETER):
        told = [face for face in world.offers[0].faces if face in ("message_03", "message_08")]
        assert tuple(told) == mine.confided.cards == world.offers[0].confided.cards  # type: ignore[union-attr]
        assert len({*world.offers[0].faces}) == 3
        assert {*world.offers[0].faces} == {*world.players[JANI].message}


def test_what_the_trader_adds_to_an_ask_is_his() -> None:
    at = Position().hand(PETER, "message_03", "message_08").tower("street_5_2")
    at.play(PETER, "ask guild_hall - d5 - blind:message_08")
    found = worlds(at)
    assert all(world.asks[0].faces[0] in world.players[PETER].message for world in found)
    assert len({world.asks[0].faces for world in found}) > 5
    assert {world.asks[0].faces for world in worlds(at, PETER)} == {("message_08",)}


def bound(building: str) -> Position:
    order = next(card for card in CARDS["small_order"] if ORDERS[card].building == building)
    goods = ORDERS[order].commodities
    at = Position().hand(JANI, order, "small_order_16").tower("palace", "street_5_2")
    at.has(JANI, **{name: goods.count(name) for name in goods})
    at.play(JANI, f"offer {building} - bind:{order}+order:d20")
    return at


def test_an_order_that_is_bound_is_one_for_the_building_that_can_be_fulfilled() -> None:
    at = bound("coach_house")
    own = at.state.offers[0].bound
    for world in worlds(at):
        offer = world.offers[0]
        assert ORDERS[offer.bound].building == "coach_house"
        assert offer.bound in world.players[JANI].small_order
        assert offer.live
    assert {world.offers[0].bound for world in worlds(at, JANI)} == {own}


def test_an_order_that_can_no_longer_be_fulfilled_is_still_one_for_the_building() -> None:
    at = bound("coach_house")
    at.has(JANI, **dict.fromkeys(COMMODITIES, 0)).refresh()
    assert not at.state.offers[0].live
    assert {ORDERS[world.offers[0].bound].building for world in worlds(at, many=5)} == {"coach_house"}


def test_an_order_that_is_bound_takes_no_place_of_a_card_that_is_shown() -> None:
    at = bound("coach_house")
    at.play(JANI, "offer guild_hall public:small_order_16")
    for world in worlds(at, many=5):
        assert {*world.players[JANI].small_order} == {"small_order_16", world.offers[0].bound}


@pytest.mark.parametrize("other", ["played", "shown", "own"])
@pytest.mark.parametrize("how", ["offered", "in hand", "trading meanwhile"])
def test_an_order_that_is_known_to_be_elsewhere_is_not_the_one_that_is_bound(other: str, how: str) -> None:
    at = Position().hand(JANI, "small_order_06").tower("street_5_2")
    at.has(JANI, **dict.fromkeys(COMMODITIES, 1))
    if other == "shown":
        at.hand(KATA, "small_order_05").play(KATA, "offer guild_hall public:small_order_05")
    elif other == "own":
        at.hand(MATE, "small_order_05")
    else:
        at.state.decks["small_order"].down.remove("small_order_05")
        at.state.decks["small_order"].up.append("small_order_05")
    if how == "offered":
        at.play(JANI, "offer coach_house - bind:small_order_06+order:d20")
        assert {world.offers[-1].bound for world in worlds(at, many=5)} == {"small_order_06"}
    else:
        window = ActionWindow(JANI, "coach_house", False, False, (), "small_order_06")
        trading = how == "trading meanwhile"
        at.state.stack.append(Swap(JANI, "silver", window) if trading else window)
        found = [world.stack[-1] for world in worlds(at, many=5)]
        assert {(step.window if trading else step).bound for step in found} == {"small_order_06"}


def test_a_card_at_random_is_nobody_s_yet() -> None:
    at = Position().hand(JANI, "message_03", "message_08").tower("coach_house")
    at.play(JANI, "offer coach_house random:message+blind:message_08")
    assert {len(world.offers[0].faces) for world in worlds(at)} == {1}


def test_an_order_bound_in_an_acceptance_under_way_stays_with_the_buyer() -> None:
    at = bound("coach_house")
    own = at.state.offers[0].bound
    bundle = at.state.offers[0]
    at.state.offers = []
    at.state.stack.append(Terms(JANI, bundle, (), own))
    (terms,) = [step for step in imagined(GAME, at.state, MATE, 1, lambda _: None).stack if isinstance(step, Terms)]
    assert terms.bound == terms.bundle.bound != HIDDEN
    assert ORDERS[terms.bound].building == "coach_house"
    at.state.stack[-1] = Terms(JANI, replace(bundle, bound=""), (), own)
    world = imagined(GAME, at.state, MATE, 1, lambda _: None)
    (terms,) = [step for step in world.stack if isinstance(step, Terms)]
    assert ORDERS[terms.bound].building == "coach_house", "chosen for an ask"
    assert terms.bound in world.players[JANI].small_order
    asked = Terms(JANI, bundle, (), "")
    at.state.stack[-1] = asked
    (terms,) = [step for step in imagined(GAME, at.state, MATE, 1, lambda _: None).stack if isinstance(step, Terms)]
    assert terms.bound == "", "it is not yet chosen"


@pytest.mark.parametrize("building", ["inn", "villa_colini"])
def test_the_order_that_an_action_must_fulfil_is_one_for_its_building(building: str) -> None:
    deck = "large_order" if building.startswith("villa") else "small_order"
    fitting = [card for card in CARDS[deck] if ORDERS[card].building == building]
    goods = ORDERS[fitting[-1]].commodities
    at = Position().hand(JANI, fitting[-1]).window(JANI, building)
    at.has(JANI, **{name: goods.count(name) for name in goods})
    at.state.stack[-1] = ActionWindow(JANI, building, False, False, (), fitting[-1])
    for world in worlds(at, many=5):
        top = world.stack[-1]
        assert isinstance(top, ActionWindow)
        assert top.bound == fitting[-1], "he has the goods for this one"
        assert top.bound in world.players[JANI].hand(deck)
    own = imagined(GAME, at.state, JANI, 1, invariants).stack[-1]
    assert own.bound == fitting[-1]


@pytest.mark.rule("GEN-14.14")
def test_what_is_being_traded_away_is_something_that_can_be() -> None:
    at = Position().hand(JANI, "message_03").has(JANI, trade_1_1=1, silk=1).window(JANI, "inn")
    at.play(JANI, "trade silk")
    for luck in range(5):
        assert imagined(GAME, at.state, MATE, luck, invariants).stack[-1].away == "silk", "a commodity first"
    at = Position().hand(JANI, "message_03").has(JANI, trade_1_1=2).window(JANI, "inn")
    at.play(JANI, "trade message_03")
    for luck in range(5):
        assert imagined(GAME, at.state, MATE, luck, invariants).stack[-1].away == "trade_1_1"
    at = Position().hand(JANI, "message_03").has(JANI, trade_1_1=1).window(JANI, "inn")
    at.play(JANI, "trade message_03")
    found = worlds(at)
    assert all(world.stack[-1].away in world.players[JANI].message for world in found)
    assert len({world.stack[-1].away for world in found}) > 5
    assert {world.stack[-1].away for world in worlds(at, JANI)} == {"message_03"}


def test_cards_that_were_drawn_to_be_shared_are_in_the_hand() -> None:
    at = Position().tower("street_7_4")
    at.play(JANI, "offer city_hall - drawn")
    at.play(PETER, "accept 1 1")
    assert at.asked == "ShareCards"
    at.hand(JANI, "contract_inn", "contract_park", "contract_harbor")
    assert {world.stack[-1].cards for world in worlds(at, JANI, 3)} == {at.state.stack[-1].cards}  # type: ignore[attr-defined]
    at.state.decks["contract"].down += at.player(JANI).contract
    at.player(JANI).contract = []
    found = worlds(at)
    for world in found:
        assert {*world.stack[-1].cards} == {*world.players[JANI].small_order}
        assert len({*world.stack[-1].cards}) == len(at.state.stack[-1].cards)  # type: ignore[attr-defined]
    assert len({world.stack[-1].cards for world in found}) > 5
    assert {world.stack[-1].cards for world in worlds(at, JANI)} == {at.state.stack[-1].cards}  # type: ignore[attr-defined]


def test_hands_and_piles_stay_in_the_order_of_the_tables() -> None:
    at = Position().hand(JANI, "message_03", "message_08", "small_order_05").hand(KATA, "message_12").tower("inn")
    for world in worlds(at, many=5):
        for deck in DECKS:
            for player in world.players:
                assert player.hand(deck) == sorted(player.hand(deck), key=CARDS[deck].index)
        assert [len(player.message) for player in world.players] == [0, 2, 0, 1]


# ---------------------------------------------------------------- what somebody may think of


def test_the_trader_may_think_of_every_way_of_using_and_of_stopping() -> None:
    at = Position().tower("street_5_2", "coach_house")
    ways = [f"move {space}" for space in ADJACENT["coach_house"]]
    assert len(ways) > 1
    assert thinkable(GAME, at.state, PETER) == [*ways, "use", "stop"]
    assert thinkable(GAME, at.state, JANI) == []


def test_the_trader_may_think_of_every_offer_and_the_others_of_every_ask() -> None:
    at = Position().has(JANI, silver=1).has(MATE, silk=1).tower("street_5_2")
    at.play(JANI, "offer coach_house silver")
    at.play(PETER, "ask guild_hall - d5 - -")
    assert [move for move in thinkable(GAME, at.state, PETER) if move.startswith("accept")] == ["accept 1 1"]
    assert thinkable(GAME, at.state, JANI) == ["accept 2 1"]
    assert thinkable(GAME, at.state, MATE) == ["accept 2 1"]
    at.play(MATE, "offer coach_house silk")
    assert [move for move in thinkable(GAME, at.state, PETER) if move.startswith("accept")] == [
        "accept 1 1",
        "accept 3 1",
    ]


def test_who_is_asked_about_messages_may_think_of_each() -> None:
    at = Position().hand(JANI, "message_03", "message_08").tower("street_5_2")
    assert thinkable(GAME, at.state, JANI) == []
    at.prefers(JANI, "messages", "ask")
    assert thinkable(GAME, at.state, JANI) == ["deliver message_03", "deliver message_08"]
    assert {*refused(GAME, at.state, JANI)} == {"deliver message_03", "deliver message_08"}
    assert thinkable(GAME, at.state, MATE) == []


def test_in_an_action_one_may_think_of_its_effect_its_orders_and_the_own_tiles() -> None:
    at = (
        Position()
        .hand(JANI, "small_order_05", "large_order_03")
        .owns(JANI, "guild_hall", "inn")
        .owns(KATA, "coach_house")
    )
    at.window(JANI, "inn")
    assert thinkable(GAME, at.state, JANI) == ["perform -", "fulfil small_order_05", "end"]
    at.has(JANI, commodity_of_choice=1, building_action=1)
    assert thinkable(GAME, at.state, JANI) == [
        "perform -",
        "fulfil small_order_05",
        *[f"pick {commodity}" for commodity in COMMODITIES],
        "activate guild_hall -",
        "activate inn -",
        "end",
    ]
    assert thinkable(GAME, at.state, MATE) == []


def test_in_a_villa_one_may_think_of_each_large_order() -> None:
    at = Position().hand(JANI, "small_order_05", "large_order_03", "large_order_04").window(JANI, "villa_ricci")
    assert thinkable(GAME, at.state, JANI) == ["perform -", "perform large_order_03", "perform large_order_04", "end"]


def test_a_game_that_is_over_leaves_nothing_to_think_of() -> None:
    at = Position()
    at.run()
    assert thinkable(GAME, at.state, JANI) == []


def test_what_can_be_done_some_way_is_not_called_impossible() -> None:
    """Which revision of an offer is accepted is no other thing."""
    at = Position().has(JANI, silver=1).tower("street_5_2")
    at.play(JANI, "offer coach_house silver")
    assert not [move for move in refused(GAME, at.state, PETER) if move.startswith("accept")]


def test_how_a_thing_is_done_is_no_other_thing() -> None:
    assert same_thing(GAME, "accept 1 1", "accept 1 2")
    assert not same_thing(GAME, "accept 1 1", "accept 2 1")
