"""The caretaker at a table of bargainers: it sells, it buys, and it gives nothing away."""

import pytest

from engine.genoa.data import FRONTAGE
from engine.genoa.moves import Accept, Offer, Pass, Stop, Use, Walk
from engine.moves import Move
from players import LEVELS, player
from players.duels import old
from tests.engine.genoa.positions import GAME, JANI, MATE, PETER, Position


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
