"""The caretaker at a table of bargainers: it sells, it buys, and it gives nothing away."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from random import Random
from statistics import fmean
from typing import Any

import pytest

from automata import LEVELS, SLOW, Proposer, player
from automata.automaton import Weigher
from automata.old import old
from automata.tuning import tuned, untrained
from engine.moves import Move
from games.genoa import automaton
from games.genoa.automaton import CARETAKER, Broker
from games.genoa.automaton_deals import LEAST, STANDING, WORTH_ASKING
from games.genoa.automaton_prices import expected
from games.genoa.book import find
from games.genoa.data import BUILDINGS, FRONTAGE, OUTER_RING, next_spaces
from games.genoa.lines import ducats_of
from games.genoa.moves import Accept, Ask, Offer, Pass, Reject, Start, Stop, Trade, TradeFor, Use, Walk
from games.genoa.scoring import group_value, groups
from games.genoa.state import State
from tests.automata.hasty import quick
from tests.automata.sittings import sitting
from tests.contract.games import CERTIFICATES
from tests.games.genoa.positions import GAME, JANI, MATE, PETER, Position

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


def test_one_offer_stands_for_a_space_and_few_in_all_whatever_the_trader_says() -> None:
    at, spaces = waiting_for_saffron(), list[str]()
    while (offer := proposal(at, JANI)) is not None:
        assert isinstance(offer, Offer)
        at.play(JANI, offer.notation)
        spaces.append(offer.space)
        assert len(spaces) <= STANDING
    assert len(set(spaces)) == len(spaces) > 0
    at.play(PETER, "reject 1 1")
    again = proposal(at, JANI)
    assert again is None or (isinstance(again, Offer) and again.space not in spaces)


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
    """Of their own accord they say few things while the tower stands, and never two of one space."""
    struck = offered = 0
    for number in range(2):
        made: dict[tuple[int, int, tuple[str, ...]], int] = {}
        for state, seat, move in sitting(GAME, f"trade {number}", [JOURNEYMAN] * seats, {}, BOUND):
            of_own_accord = seat not in GAME.to_act(state)
            if of_own_accord and isinstance(move, Offer):
                offered += 1
                at = (state.round, seat, (str(state.trader), *state.path))
                made[at] = made.get(at, 0) + 1
                assert made[at] <= STANDING
                assert not any(offer.seat == seat and offer.space == move.space for offer in state.offers)
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


# ---------------------------------------------------------------- asks


def test_a_price_is_asked_once_for_a_building_that_is_left() -> None:
    asked = 0
    for number in range(2):
        told: set[tuple[object, ...]] = set()
        for state, seat, move in sitting(GAME, f"asks {number}", [JOURNEYMAN] * 3, {}, BOUND):
            if isinstance(move, Ask):
                at = (state.round, seat, *state.path)
                assert at not in told
                told.add(at)
                assert (move.space, state.action) == (state.path[-1], "open")
                price = ducats_of(move.give[0])
                assert price is not None
                assert price >= WORTH_ASKING
                asked += 1
    assert asked > 5


def test_who_is_not_waited_for_takes_a_bargain_and_says_no_once_if_asked_by_name() -> None:
    at = waiting_for_saffron()
    at.play(PETER, "ask warehouse_spices - d5")
    assert proposal(at, JANI) == Accept(1, 1)
    at.play(JANI, "accept 1 1")
    assert at.state.players[JANI].commodities["saffron"] == 1
    dear = waiting_for_saffron()
    dear.play(PETER, f"ask warehouse_spices {JANI} d120")
    dear.play(PETER, "ask coach_house - d120")
    assert proposal(dear, JANI) == Reject(1, 1)
    dear.play(JANI, "reject 1 1")
    assert not isinstance(proposal(dear, JANI), Reject | Accept)


# ---------------------------------------------------------------- contracts

RING = [f"contract_{building}" for building in OUTER_RING]
SWAPPING = Weigher(GAME, tuned(Broker, {**untrained("genoa"), "SWAPPED": 1.0, "CONTRACTS_BOUGHT": 1.0, "BID": 0.2}))


def test_a_contract_is_not_sold_to_who_gathers_them_for_what_it_pays_alone() -> None:
    at = Position().hand(PETER, RING[0]).hand(JANI, *RING[1:9]).tower("street_5_2")
    at.play(JANI, "offer street_4_2 d25 - random:contract")
    assert not isinstance(JOURNEYMAN.choose(GAME.view(at.state, PETER), PETER), Accept)


def test_who_gathers_contracts_offers_for_those_of_the_trader() -> None:
    at = Position().hand(PETER, RING[0]).hand(JANI, *RING[1:9]).tower("street_5_2")
    offer = SWAPPING.propose(GAME.view(at.state, JANI), JANI)
    assert isinstance(offer, Offer)
    assert offer.take == ("random:contract",)
    at.play(JANI, offer.notation)
    again = SWAPPING.propose(GAME.view(at.state, JANI), JANI)
    assert again is None or (isinstance(again, Offer) and not again.take), "one at a time"


def test_something_of_little_use_is_swapped_for_a_contract() -> None:
    at = Position().hand(PETER, "small_order_01", *RING[:6]).has(PETER, trade_1_1=1).window(PETER, "warehouse_drinks")
    at.play(PETER, "perform -")
    given = SWAPPING.choose(GAME.view(at.state, PETER), PETER)
    assert isinstance(given, Trade)
    assert given.away not in RING
    at.play(PETER, given.notation)
    assert SWAPPING.choose(GAME.view(at.state, PETER), PETER) == TradeFor("contract")


@pytest.mark.parametrize("count", range(15))
def test_what_so_many_contracts_are_worth_is_the_average_of_all_hands(count: int) -> None:
    hands = [*combinations(RING, count)][:: 7 if count in range(3, 12) else 1]
    average = fmean(sum(map(group_value, groups([*hand]))) for hand in hands)
    assert expected(count) == pytest.approx(average, rel=0.05)


# ---------------------------------------------------------------- the master


def test_masters_trade_and_their_games_end() -> None:
    """Also a master that looks at everything with little care: what only speaks is never tried for its own sake."""
    master, sold = quick("genoa", horizon=0), 0
    for _, _, move in sitting(GAME, "masters", [master] * 3, {}, BOUND):
        sold += isinstance(move, Accept)
    assert sold > 5


def test_routes_left_out_bring_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A last step to a street counts only beside a building that can be acquired, and of several streets that bring
    the same one is enough; all others change no worth."""
    positions = [
        (GAME.view(state, seat), seat)
        for seed in ("routes", "streets")
        for state in played(seed)
        for seat in GAME.to_act(state)[:1]
    ]

    for view, seat in positions[::2]:
        view.players[seat].stock = 2  # so that it can acquire a building

    def worth_of_routes() -> list[float]:
        return [
            outlook.worth(move)
            for view, seat in positions
            for outlook in (CARETAKER.outlook(view, seat),)
            for move in GAME.moves(view, seat)
            if isinstance(move, Walk | Start)
        ]

    found = worth_of_routes()
    assert found
    monkeypatch.setattr(automaton, "routes", all_routes)
    assert worth_of_routes() == found


@cache
def all_routes(paths: tuple[automaton.Path, ...], ends: frozenset[str] = frozenset()) -> automaton.Routes:
    return tuple([(space, path, all_routes(((*path, space),))) for path in paths for space in next_spaces(path)])


def played(seed: str) -> Iterator[State]:
    """The positions of a game among journeymen."""
    state = GAME.new(3, seed)
    while GAME.to_act(state):
        yield state.clone()
        seat = GAME.to_act(state)[0]
        GAME.play(state, seat, CARETAKER.choose(GAME.view(state, seat), seat))
