"""The caretaker at a table of bargainers: it sells, it buys, and it gives nothing away."""

from random import Random
from typing import Any

import pytest

from engine.genoa.book import find
from engine.genoa.data import BUILDINGS, FRONTAGE
from engine.genoa.lines import ducats_of
from engine.genoa.moves import Accept, Offer, Pass, Stop, Use, Walk
from engine.moves import Move
from players import LEVELS, SLOW, Proposer, player
from players.duels import old
from players.genoa_deals import LEAST
from tests.contract.games import CERTIFICATES
from tests.engine.genoa.positions import GAME, JANI, MATE, PETER, Position
from tests.players.sittings import sitting

BOUND = CERTIFICATES["genoa"].bound


def choice(at: Position, seat: int) -> Move:
    """What a caretaker does for a seat that owes an answer, by a price list that no training changes."""
    assert seat in GAME.to_act(at.state)
    return old("genoa").choose(GAME.view(at.state, seat), seat)


@pytest.mark.parametrize(
    ("offer", "sold"),
    [
        ("guild_hall d5", False),
        ("guild_hall d25", True),
        ("guild_hall d25 - silver+silver", False),
        ("street_4_2 d10", True),
        ("street_4_2 d10 - silver", False),
    ],
)
def test_an_offer_is_taken_only_if_it_pays_by_the_list(offer: str, sold: bool) -> None:
    at = Position().has(PETER, silver=2).tower("street_5_2")
    at.play(JANI, f"offer {offer}")
    assert isinstance(choice(at, PETER), Accept) is sold


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("building", ["warehouse_metals", "warehouse_drinks", "guild_hall", "tavern"])
def test_a_few_ducats_buy_nothing_of_worth(building: str, level: str) -> None:
    """Whatever training has made of the prices."""
    street = next(street for street, beside in FRONTAGE.items() if building in beside)
    at = Position().tower(street)
    at.play(JANI, f"offer {building} d5")
    answer = player("genoa", level).choose(GAME.view(at.state, PETER), PETER)
    assert not isinstance(answer, Accept)


def test_a_tile_is_not_spent_on_getting_it_back() -> None:
    """The Palace gives the tile with which it can be activated: a caretaker that did it once would do it for ever."""
    at = Position().owns(PETER, "palace").has(PETER, building_action=1).window(PETER, "warehouse_drinks")
    at.play(PETER, "perform -")
    assert "activate palace -" in at.options(PETER)
    assert choice(at, PETER).notation == "end"


def test_the_better_of_two_offers_is_taken() -> None:
    at = Position().tower("street_5_2")
    at.play(JANI, "offer guild_hall d25")
    at.play(MATE, "offer guild_hall d40")
    assert choice(at, PETER) == Accept(2, 1)


@pytest.mark.parametrize(("price", "bought"), [(5, True), (100, False)])
def test_an_ask_is_taken_only_if_the_action_is_worth_it(price: int, bought: bool) -> None:
    at = Position().tower("warehouse_metals")
    at.play(PETER, f"ask warehouse_metals - d{price}")
    at.play(PETER, "move tavern")
    assert isinstance(choice(at, JANI), Accept) is bought


def test_who_is_asked_bids_for_a_good_action_and_passes_on_a_poor_one() -> None:
    good = Position().tower("warehouse_metals")
    good.play(PETER, "move tavern")
    assert choice(good, JANI) == Offer("warehouse_metals", ("d10",))
    poor = Position().tower("coach_house")
    poor.play(PETER, "move park")
    assert choice(poor, JANI) == Pass("coach_house")


def test_a_called_seat_answers_at_once() -> None:
    at = Position().tower("street_5_2")
    at.play(PETER, "call coach_house+guild_hall")
    answer = choice(at, JANI)
    assert isinstance(answer, Pass)
    at.play(JANI, answer.notation)
    assert JANI not in GAME.to_act(at.state)


def test_the_trader_walks_to_the_villa_that_waits_for_his_goods_and_delivers_there() -> None:
    at = Position().hand(PETER, "large_order_09").has(PETER, copper=1, linen=1, saffron=1).tower("street_5_2")
    for _ in range(3):
        move = choice(at, PETER)
        if isinstance(move, Use):
            break
        assert isinstance(move, Walk)
        at.play(PETER, move.notation)
        for seat in GAME.to_act(at.state):
            if seat != PETER:
                at.play(seat, f"pass {at.state.path[-1]}")
    assert at.state.path[-1] == "villa_ricci"
    at.play(PETER, "use")
    assert choice(at, PETER).notation == "perform large_order_09"


def test_forced_to_sell_he_takes_the_best_or_uses_it_himself() -> None:
    at = Position().tower("coach_house")
    at.play(JANI, "offer coach_house d5")
    at.play(MATE, "offer coach_house d15")
    at.play(PETER, "stop")
    for seat in GAME.to_act(at.state):
        if seat != PETER:
            at.play(seat, "pass coach_house")
    answer = choice(at, PETER)
    assert answer in (Accept(2, 1), Use())


def test_with_nothing_to_be_had_the_tower_stops() -> None:
    at = Position().tower("street_5_2")
    at.state.players[PETER].performed = 1
    assert choice(at, PETER) == Stop()


def test_nobody_is_robbed_of_a_building() -> None:
    at = Position().has(PETER, markers=4).owns(JANI, "guild_hall").acquiring("street_6_2", "street_5_2")
    built = choice(at, PETER)
    assert built.words[0] == "build"
    assert not {"remove", "replace"} & set(built.words)
    robbed = (
        Position().has(PETER, markers=4).owns(JANI, "guild_hall", "coach_house").acquiring("coach_house", "street_5_2")
    )
    assert choice(robbed, PETER).notation == "forgo"


# ---------------------------------------------------------------- offers of one's own accord

JOURNEYMAN = player("genoa", "journeyman")


def proposal(at: Position, seat: int, level: str = "journeyman") -> Move | None:
    who = player("genoa", level)
    assert isinstance(who, Proposer)
    return who.propose(GAME.view(at.state, seat), seat)


def waiting_for_saffron() -> Position:
    """Jani lacks one commodity for a large order, and the tower stands beside the warehouse that has it."""
    at = Position().hand(JANI, "large_order_09").has(JANI, copper=1, linen=1)
    return at.tower("street_6_2")


def test_what_a_neighbour_needs_he_offers_for_before_the_tower_goes_on() -> None:
    at = waiting_for_saffron()
    offer = proposal(at, JANI)
    assert isinstance(offer, Offer)
    assert (offer.space, offer.scope) == ("warehouse_spices", "move")
    assert ducats_of(offer.give[0]) in range(LEAST, 60, 5), "a fair price, in ducats"
    at.play(JANI, offer.notation)
    assert isinstance(JOURNEYMAN.choose(GAME.view(at.state, PETER), PETER), Accept), "the trader would sell for it"


def test_while_an_offer_stands_nothing_else_is_offered_whatever_the_trader_says() -> None:
    at = waiting_for_saffron()
    offer = proposal(at, JANI)
    assert offer is not None
    at.play(JANI, offer.notation)
    assert proposal(at, JANI) is None
    at.play(PETER, "reject 1 1")
    assert proposal(at, JANI) is None


def test_nothing_is_offered_by_the_trader_by_who_has_acted_or_has_passed_on_the_turn() -> None:
    at = waiting_for_saffron()
    assert proposal(at, PETER) is None
    at.state.players[JANI].performed = 1
    assert proposal(at, JANI) is None
    at = waiting_for_saffron()
    at.play(JANI, "pass turn")
    assert proposal(at, JANI) is None


def test_two_at_the_table_offer_a_good_that_is_not_needed() -> None:
    """GEN-11.2: ducats alone are not enough."""
    at = Position(2).hand(JANI, "large_order_09").has(JANI, copper=1, linen=1, ale=1).tower("street_6_2")
    offer = proposal(at, JANI)
    assert isinstance(offer, Offer)
    assert "ale" in offer.give
    assert not {"copper", "linen"} & set(offer.give)


def test_an_offer_is_the_same_in_every_world_that_looks_alike() -> None:
    rng, proposed = Random("twins"), 0
    for state, seat, move in sitting(GAME, "offers", [JOURNEYMAN] * 3, {}, BOUND):
        if seat not in GAME.to_act(state):
            proposed += 1
            twin = GAME.redeal(state, seat, rng)
            assert JOURNEYMAN.propose(GAME.view(twin, seat), seat) == move  # type: ignore[attr-defined]
    assert proposed > 10


@pytest.mark.parametrize("seats", [3, 4])
def test_automata_trade_with_one_another_and_never_haggle(seats: int) -> None:
    """At most one offer of their own accord stands for each of them, and at most one is made with each step."""
    struck = offered = 0
    for number in range(2):
        made: dict[tuple[int, int, tuple[str, ...]], int] = {}
        for state, seat, move in sitting(GAME, f"trade {number}", [JOURNEYMAN] * seats, {}, BOUND):
            of_own_accord = seat not in GAME.to_act(state)
            if of_own_accord:
                assert isinstance(move, Offer)
                offered += 1
                at = (state.round, seat, (str(state.trader), *state.path))
                made[at] = made.get(at, 0) + 1
                assert made[at] == 1
                assert not any(offer.seat == seat for offer in state.offers)
            elif isinstance(move, Accept):
                bundle = find(state, move.id)
                struck += bundle is not None and bundle.scope == "move"
    assert offered > 20
    assert struck > 5


class Miser:
    """Offers five ducats for every building, always, and does nothing else of its own."""

    def choose(self, view: Any, seat: int) -> Move:
        return self.propose(view, seat) or GAME.default_move(view, seat)

    def propose(self, view: Any, seat: int) -> Move | None:
        top, mine = GAME.top(view), [offer.space for offer in view.offers if offer.seat == seat]
        assert top is not None
        offers = (Offer(space, ("d5",)) for space in (*reversed(view.path), *BUILDINGS) if space not in mine)
        return next((offer for offer in offers if seat != view.trader and top.allows(view, seat, offer)), None)


@pytest.mark.parametrize("level", [level for level in LEVELS if level not in SLOW])
def test_who_offers_next_to_nothing_for_everything_gets_nothing(level: str) -> None:
    """But what the rules make the trader sell (GEN-7.6): a building that the tower began on or that nobody uses."""
    offered = 0
    for number in range(2):
        company = [Miser(), player("genoa", level), player("genoa", level)]
        for state, seat, move in sitting(GAME, f"miser {number}", company, {}, BOUND):
            offered += seat == 0 and isinstance(move, Offer)
            if isinstance(move, Accept) and seat != 0 and not state.locked:
                bundle = find(state, move.id)
                assert bundle is not None
                assert bundle.seat != 0 or bundle.give != ("d5",), f"{move} in {state.path}"
    assert offered > 100
