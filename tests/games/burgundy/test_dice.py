"""BUR-5: the turn, dice and workers."""

from typing import Any

import pytest

from engine.events import Forced
from games.burgundy import BURGUNDY as GAME
from games.burgundy.dice import distance, price, workers_to_sell
from games.burgundy.events import Placed, Sold, Took, TookWorkers
from games.burgundy.moves import BOOK
from tests.games.burgundy.positions import ANNA, BENNO, Position, kinds, told

EVERY_DEPOT = {f"{depot}b": "castle" for depot in range(1, 7)}


@pytest.mark.rule("BUR-5.1", "BUR-17.3", "BUR-R2")
def test_a_turn_is_two_actions_and_then_its_end() -> None:
    """BUR-R2: no die may be left unused, since workers can always be taken."""
    at = Position(2).turn(ANNA, 2, 5)
    assert at.reason(ANNA, "end") == "dice-left"
    at.play(ANNA, "workers 2")
    assert at.reason(ANNA, "end") == "dice-left"
    events = at.play(ANNA, "workers 5")
    assert kinds(events) == ["TookWorkers", "TurnBegan"], "nothing is left to choose, and nobody has to say so"
    assert at.to_act == (BENNO,)


@pytest.mark.rule("BUR-5.2")
def test_a_used_die_cannot_be_used_again() -> None:
    at = Position().turn(ANNA, 2, 5)
    at.play(ANNA, "workers 2")
    assert (at.player(ANNA).dice, at.player(ANNA).used[-1]) == ([5], 2)
    assert at.reason(ANNA, "workers 2") == "die-used"
    at.offer({"0b": "bank"}).has(ANNA, silver=2).play(ANNA, "workers 5")
    assert at.reason(ANNA, "workers 5") == "both-dice-used"


@pytest.mark.rule("BUR-5.2")
def test_two_equal_dice_are_two_dice() -> None:
    at = Position().turn(ANNA, 4, 4)
    assert at.options(ANNA) == ["take 4 4b -", "workers 4"]
    at.play(ANNA, "workers 4", "workers 4")
    assert at.player(ANNA).workers == 4
    assert at.to_act == (BENNO,)


@pytest.mark.rule("BUR-17.3")
def test_a_die_that_can_do_nothing_else_takes_workers_by_itself() -> None:
    at = Position().offer({"3c": "bank"}).turn(ANNA, 3, 1)
    events = at.play(ANNA, "take 3 3c -")
    assert events[1:3] == [Forced(ANNA, "workers 1"), TookWorkers(ANNA, 2, 0, "die", 1)]
    assert at.to_act == (BENNO,)


@pytest.mark.rule("BUR-17.3", "BUR-6.5")
def test_tiles_out_of_reach_and_on_the_black_depot_leave_a_die_nothing_else() -> None:
    at = Position().offer({"3c": "bank", "4b": "ship", "0b": "mine"}).has(ANNA, silver=1).turn(ANNA, 3, 1)
    assert Forced(ANNA, "workers 1") in at.play(ANNA, "take 3 3c -")


@pytest.mark.rule("BUR-17.3")
@pytest.mark.parametrize(
    ("offered", "has"),
    [
        ({"1b": "bank"}, {}),
        ({"6b": "bank"}, {"workers": 1}),
        ({"0b": "bank"}, {"silver": 2}),
        ({}, {"storage": ["k08"]}),
        ({}, {"goods": {"turquoise": 1}}),
    ],
    ids=["take", "take for a worker", "buy", "place", "sell"],
)
def test_a_die_that_can_do_anything_else_is_asked(offered: dict[str, str], has: dict[str, Any]) -> None:
    at = Position().offer(offered).has(BENNO, **has).turn(ANNA, 3, 4)
    at.player(BENNO).dice = [1, 1]
    at.end_turn(ANNA)
    assert at.to_act == (BENNO,)
    assert len(at.options(BENNO)) == 2


@pytest.mark.rule("BUR-17.3")
def test_a_turn_that_could_still_buy_is_ended_by_its_player() -> None:
    at = Position(2).offer({"0b": "bank", "0d": "mine"}).has(ANNA, silver=4).turn(ANNA, 3)
    at.play(ANNA, "workers 3")
    assert at.options(ANNA) == ["end", "buy 0b -", "buy 0d -"]
    assert GAME.default_move(at.state, ANNA).notation == "end"
    again = at.state.clone()
    GAME.play(again, ANNA, BOOK.read("end"))
    assert GAME.to_act(again) == (BENNO,)
    at.play(ANNA, "buy 0d -")
    assert at.to_act == (BENNO,), "that was the one purchase"


@pytest.mark.rule("BUR-17.3")
def test_a_turn_stored_before_turns_ended_by_themselves_is_ended_by_hand() -> None:
    at = Position(2).turn(ANNA)
    at.state = GAME.load(GAME.dump(at.state))
    assert at.options(ANNA) == ["end"]
    at.play(ANNA, "end")
    assert at.to_act == (BENNO,)


@pytest.mark.rule("BUR-5.3", "BUR-5.4")
def test_the_four_actions_in_any_order_and_also_twice() -> None:
    for first, second in [(2, 5), (5, 2)]:
        at = Position().offer({"2b": "bank", "5b": "mine"}).store(ANNA, "ship", "ship")
        at.goods(ANNA, purple=1, brown=1).turn(ANNA, 2, 5)
        for die in (first, second):
            offered = {notation.split()[0] for notation in at.options(ANNA) if notation.split()[1] == str(die)}
            assert offered == {"take", "place", "sell", "workers"}
        at.play(ANNA, f"sell {first} {'purple' if first == 2 else 'brown'}")
        assert {n.split()[0] for n in at.options(ANNA)} == {"take", "place", "sell", "workers"}
        at.play(ANNA, f"sell {second} {'purple' if second == 2 else 'brown'}")
        assert at.player(ANNA).goods == {}


@pytest.mark.rule("BUR-5.5")
def test_a_worker_shifts_a_die_by_one_up_or_down() -> None:
    at = Position().offer(EVERY_DEPOT).has(ANNA, workers=1).turn(ANNA, 3, 3)
    assert at.options(ANNA, "take") == ["take 3 2b -", "take 3 3b -", "take 3 4b -"]
    events = at.play(ANNA, "take 3 4b -")
    assert told(events, Took)[0].paid == 1
    assert at.player(ANNA).workers == 0
    assert at.options(ANNA, "take") == ["take 3 3b -"]
    assert at.reason(ANNA, "take 3 2b -") == "too-few-workers"


@pytest.mark.rule("BUR-5.6")
def test_six_and_one_are_neighbours() -> None:
    assert (distance(6, 1), distance(1, 6), distance(2, 6), distance(1, 4)) == (1, 1, 2, 3)
    at = Position().offer(EVERY_DEPOT).has(ANNA, workers=1).turn(ANNA, 6, 1)
    assert at.options(ANNA, "take 6") == ["take 6 1b -", "take 6 5b -", "take 6 6b -"]
    assert at.options(ANNA, "take 1") == ["take 1 1b -", "take 1 2b -", "take 1 6b -"]
    assert told(at.play(ANNA, "take 6 1b -"), Took)[0].paid == 1


@pytest.mark.rule("BUR-5.5", "BUR-12.1", "BUR-13.3")
def test_only_a_shift_costs_workers_and_only_a_purchase_silver() -> None:
    at = Position().offer({"4b": "ship", "0b": "bank"}).store(ANNA, "mine").goods(ANNA, brown=1)
    at.has(ANNA, workers=3, silver=2).turn(ANNA, 3)
    paid = {"take 3 4b -": (1, 0), "place 3 mine e3": (1, 0), "sell 3 brown": (2, 0), "workers 3": (0, 0)}
    for notation, cost in (paid | {"buy 0b -": (0, 2)}).items():
        assert price(at.state, ANNA, BOOK.read(notation)) == cost
        after = at.state.clone()
        GAME.play(after, ANNA, BOOK.read(notation))
        gained = {"workers 3": (2, 0), "sell 3 brown": (0, 1)}.get(notation, (0, 0))
        left = (after.players[ANNA].workers, after.players[ANNA].silver)
        assert left == (3 - cost[0] + gained[0], 2 - cost[1] + gained[1])


@pytest.mark.rule("BUR-5.7", "BUR-16.8")
@pytest.mark.parametrize("number", [number for number in range(1, 27) if number != 8])
def test_no_knowledge_but_8_makes_selling_cheaper(number: int) -> None:
    at = Position().knows(ANNA, number).goods(ANNA, pink=1).turn(ANNA, 1, 6)
    assert [workers_to_sell(at.player(ANNA), die, "pink") for die in range(1, 7)] == [2, 1, 0, 1, 2, 3]


@pytest.mark.rule("BUR-5.7")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_price_is_the_way_on_the_ring_at_most_three(die: int) -> None:
    at = Position().offer(EVERY_DEPOT).has(ANNA, workers=3).turn(ANNA, die, die)
    prices = [price(at.state, ANNA, move).workers for move in GAME.moves(at.state, ANNA)[:6]]
    assert prices == [distance(die, depot) for depot in range(1, 7)]
    assert sorted(prices) == [0, 1, 1, 2, 2, 3]


@pytest.mark.rule("BUR-5.8")
def test_workers_may_go_to_both_dice() -> None:
    at = Position().offer(EVERY_DEPOT).goods(ANNA, pink=1).has(ANNA, workers=3).turn(ANNA, 2, 5)
    events = at.play(ANNA, "take 2 1b -", "sell 5 pink")
    assert (told(events, Took)[0].paid, told(events, Sold)[0].paid) == (1, 2)
    assert at.player(ANNA).workers == 0


@pytest.mark.rule("BUR-5.5", "BUR-7.2", "BUR-R31")
def test_the_price_of_a_move_can_be_told_from_a_view() -> None:
    """BUR-R31: shifting and using a die are one move."""
    at = Position().offer(EVERY_DEPOT).offer({"0b": "ship"}).store(ANNA, "mine").goods(ANNA, orange=2)
    at.has(ANNA, workers=5, silver=2).turn(ANNA, 2, 3)
    for move in GAME.moves(at.state, ANNA):
        cost = price(GAME.view(at.state, BENNO), ANNA, move)
        after = at.state.clone()
        events = GAME.play(after, ANNA, move)
        paid = sum(getattr(event, "paid", 0) for event in events)
        assert cost.workers == paid <= 3
        assert cost.silver == (2 if move.kind == "buy" else 0)
    assert price(at.state, ANNA, BOOK.read("place 2 mine e3")).workers == 2
    assert workers_to_sell(at.player(ANNA), 3, "orange") == 3


@pytest.mark.rule("BUR-5.7")
def test_a_number_out_of_reach_is_not_offered() -> None:
    at = Position().store(ANNA, "mine").has(ANNA, workers=1).turn(ANNA, 2, 3)
    assert at.options(ANNA, "place") == ["place 3 mine e3"]
    refused = at.refusal(ANNA, "place 2 mine e3")
    assert (refused.reason, refused.args_) == ("burgundy-refusal-too-few-workers", {"needed": 2, "workers": 1})
    assert told(at.play(ANNA, "place 3 mine e3"), Placed)[0].paid == 1
