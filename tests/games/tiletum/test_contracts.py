"""TIL-10, TIL-22: the contract action and what contracts ask and give."""

import pytest

from engine.moves import Unreadable
from games.tiletum.data import CONTRACTS
from games.tiletum.events import ContractFulfilled, ContractsRefilled, Gained, Swapped, TileTaken
from games.tiletum.moves import BOOK, Swap
from games.tiletum.turn import open_actions
from tests.games.tiletum.positions import BLUE, ORANGE, Position, told

OFFER = ["contract_iron_9", "contract_wool_9", "crest_eagle", "contract_same_5", "contract_same_8"]


def signing(points: int, **holds: object) -> Position:
    return Position().poor(BLUE).acting(BLUE, "contract", points).offers(contracts=OFFER[:]).has(BLUE, **holds)


# ---------------------------------------------------------------- the action


@pytest.mark.rule("TIL-10.1")
@pytest.mark.parametrize(("space", "price"), [(1, 3), (2, 2), (3, 2), (4, 1), (5, 1)])
def test_a_tile_costs_the_points_below_its_space(space: int, price: int) -> None:
    at = signing(price)
    events = at.play(BLUE, f"sign {space}")
    assert told(events, TileTaken) == [TileTaken(BLUE, OFFER[space - 1], "contracts")]
    assert at.points == 0
    assert at.player(BLUE).warehouse == [OFFER[space - 1]]
    if price > 1:
        assert signing(price - 1).reason(BLUE, f"sign {space}") == "too-few-points"


@pytest.mark.rule("TIL-10.2")
def test_the_gap_stays_during_the_turn() -> None:
    at = signing(6)
    at.play(BLUE, "sign 4", "sign 2")
    assert at.state.contract_offer == [OFFER[0], "", OFFER[2], "", OFFER[4]]
    assert at.reason(BLUE, "sign 4") == "offer-gap"


@pytest.mark.rule("TIL-10.3")
def test_one_resource_is_swapped_for_another_gold_included() -> None:
    at = signing(2, gold=1, iron=1)
    at.state.swapped = True
    assert at.options(BLUE, "swap gold") == [f"swap gold {get}" for get in ("food", "wool", "stone", "iron")]
    assert not at.options(BLUE, "swap wool")
    events = at.play(BLUE, "swap iron gold")
    assert told(events, Swapped) == [Swapped(BLUE, "iron", "gold")]
    assert at.resources(BLUE) == (2, 0, 0, 0, 0)
    assert at.points == 1


@pytest.mark.rule("TIL-10.4", "R-16")
def test_the_first_swap_of_a_turn_gives_a_resource_of_choice() -> None:
    at = signing(3, food=2)
    assert at.reason(BLUE, "swap food gold") == "swap-bonus-due"
    events = at.play(BLUE, "swap food gold+gold")
    assert told(events, Swapped) == [Swapped(BLUE, "food", "gold")]
    assert told(events, Gained) == [Gained(BLUE, "gold", 1, "first_swap")]
    assert at.resources(BLUE) == (2, 1, 0, 0, 0)
    assert at.reason(BLUE, "swap food gold+iron") == "swap-bonus-spent"
    at.play(BLUE, "swap food gold")
    assert at.resources(BLUE) == (3, 0, 0, 0, 0)


@pytest.mark.rule("R-16")
def test_the_bonus_may_be_what_was_given_or_taken_and_each_outcome_is_listed_once() -> None:
    at = signing(1, gold=1, food=1, wool=1, stone=1, iron=1)
    offered = at.options(BLUE, "swap")
    outcomes = set()
    for swap in offered:
        after = signing(1, gold=1, food=1, wool=1, stone=1, iron=1)
        after.play(BLUE, swap)
        outcomes.add(after.resources(BLUE))
    assert len(offered) == len(outcomes) == 55
    gifts = {(2, 1, 1, 1, 1), (1, 2, 1, 1, 1), (1, 1, 2, 1, 1), (1, 1, 1, 2, 1), (1, 1, 1, 1, 2)}
    assert gifts < outcomes, "what was given comes back"
    assert at.reason(BLUE, "swap iron wool+iron") == "swap-gift"


@pytest.mark.rule("R-16")
def test_the_gift_of_a_first_swap_is_for_whatever_is_owned() -> None:
    assert signing(1, wool=1).options(BLUE, "swap wool")[-4:] == [
        "swap wool gold+wool", "swap wool food+wool", "swap wool wool+stone", "swap wool wool+iron"
    ]  # fmt: skip
    at = signing(1, wool=1, iron=1)
    assert "swap iron wool+iron" in at.options(BLUE), "for what is given first, the other is"
    events = at.play(BLUE, "swap wool wool+iron")
    assert told(events, Swapped) == [Swapped(BLUE, "wool", "iron")]
    assert told(events, Gained) == [Gained(BLUE, "wool", 1, "first_swap")]
    assert at.resources(BLUE) == (0, 0, 1, 0, 2)


def test_a_swap_stored_under_the_first_rules_is_still_read() -> None:
    assert BOOK.read("swap food iron gold") == Swap("food", ("gold", "iron"))
    assert BOOK.read("swap food iron iron") == Swap("food", ("iron", "iron"))
    assert BOOK.read("swap food iron -") == BOOK.read("swap food iron") == Swap("food", ("iron",))
    with pytest.raises(Unreadable):
        BOOK.read("swap food cloth -")


@pytest.mark.rule("TIL-10.5")
def test_first_is_counted_over_all_contract_actions_of_the_turn() -> None:
    at = signing(2, food=3, warehouse=["helper_contract_2"])
    at.play(BLUE, "swap food iron+iron", "helper helper_contract_2 -")
    assert at.reason(BLUE, "swap food gold+iron") == "swap-bonus-spent"
    at.play(BLUE, "swap food gold", "end action", "end turn")
    assert not at.state.swapped


@pytest.mark.rule("TIL-10.6")
def test_at_the_end_of_the_turn_tiles_slide_right_and_new_ones_come_from_the_left() -> None:
    at = signing(6)
    at.play(BLUE, "sign 4", "sign 2")
    events = at.play(BLUE, "end turn")
    (refilled,) = told(events, ContractsRefilled)
    assert at.state.contract_offer == [*refilled.new, OFFER[0], OFFER[2], OFFER[4]]
    assert len(refilled.new) == 2
    assert at.to_act == (ORANGE,)
    assert at.state.barrier == at.state.played


@pytest.mark.rule("TIL-10.6")
def test_the_tile_drawn_first_slides_furthest() -> None:
    at = signing(6)
    at.play(BLUE, "sign 4", "sign 2")
    expected = at.state.clone()
    first, second = expected.draw(expected.contract_stack), expected.draw(expected.contract_stack)
    events = at.play(BLUE, "end turn")
    assert at.state.contract_offer[:2] == [second, first]
    assert told(events, ContractsRefilled) == [ContractsRefilled((second, first))]
    assert at.state.contract_stack == expected.contract_stack


@pytest.mark.rule("TIL-10.6")
def test_an_offer_without_gaps_stays_as_it_is() -> None:
    at = signing(6, gold=2)
    stack = dict(at.state.contract_stack)
    assert not told(at.play(BLUE, "end turn"), ContractsRefilled)
    assert (at.state.contract_offer, at.state.contract_stack) == (OFFER, stack)
    assert at.state.barrier < at.state.played, "nothing has come to light"


@pytest.mark.rule("TIL-10.6", "R-10")
def test_with_an_empty_stack_gaps_remain_on_the_left() -> None:
    at = signing(3)
    at.state.contract_stack = dict.fromkeys(at.state.contract_stack, 0) | {"contract_same_7": 1}
    at.play(BLUE, "sign 4", "sign 2")
    assert at.to_act == (ORANGE,), "with nothing left to do the turn is over"
    assert at.state.contract_offer == ["", "contract_same_7", OFFER[0], OFFER[2], OFFER[4]]


# ---------------------------------------------------------------- costs and rewards


def fulfil(contract: str, pay: str = "-", **resources: int) -> Position:
    """Exactly paid on the first contract space: one VP more than the tile."""
    at = Position().poor(BLUE).acting(BLUE, "king", 0).has(BLUE, warehouse=[contract], **resources)
    events = at.play(BLUE, f"fulfil {contract} {pay}")
    assert told(events, ContractFulfilled) == [ContractFulfilled(BLUE, contract, 1, True)]
    assert at.resources(BLUE) == (0, 0, 0, 0, 0)
    assert at.player(BLUE).contracts == [contract]
    return at


@pytest.mark.rule("TIL-22.1", "R-14")
@pytest.mark.parametrize(("amount", "vp"), [(1, 1), (3, 3), (5, 6), (7, 10), (8, 13)])
@pytest.mark.parametrize("resource", ["gold", "food", "wool", "stone", "iron"])
def test_any_equal_resources(amount: int, vp: int, resource: str) -> None:
    at = fulfil(f"contract_same_{amount}", resource, **{resource: amount})
    assert at.player(BLUE).points == vp + 1


@pytest.mark.rule("TIL-22.1")
def test_equal_resources_are_not_mixed() -> None:
    at = Position().has(BLUE, gold=2, food=2, wool=2, stone=2, iron=2, warehouse=["contract_same_3"])
    assert at.options(BLUE, "fulfil") == []
    assert at.reason(BLUE, "fulfil contract_same_3 gold") == "contract-unpaid"


@pytest.mark.rule("TIL-22.2")
@pytest.mark.parametrize(("amount", "vp"), [(2, 2), (3, 4), (9, 17)])
def test_iron_contracts(amount: int, vp: int) -> None:
    assert fulfil(f"contract_iron_{amount}", iron=amount).player(BLUE).points == vp + 1


@pytest.mark.rule("TIL-22.4", "R-1")
@pytest.mark.parametrize(("amount", "vp"), [(2, 2), (3, 4), (9, 17)])
def test_wool_contracts(amount: int, vp: int) -> None:
    assert fulfil(f"contract_wool_{amount}", wool=amount).player(BLUE).points == vp + 1


@pytest.mark.rule("TIL-22.5", "R-13")
@pytest.mark.parametrize(("amount", "vp"), [(5, 7), (7, 11)])
def test_wool_contracts_with_a_step_of_the_merchant(amount: int, vp: int) -> None:
    at = fulfil(f"contract_wool_{amount}_merchant", wool=amount)
    assert at.player(BLUE).points == vp + 1
    assert at.options(BLUE, "merchant") == [
        f"merchant {space} walk -" for space in ("brugge", "antwerpen", "koeln", "paris", "troyes")
    ]
    assert "skip" in at.options(BLUE)
    at.play(BLUE, "merchant paris walk -")
    assert at.player(BLUE).merchant == "paris"
    assert open_actions(at.state) == [], "one step, and the turn is over"


@pytest.mark.rule("R-13")
def test_the_step_may_end_on_a_road_or_be_skipped() -> None:
    at = Position().has(BLUE, wool=5, merchant="paris", warehouse=["contract_wool_5_merchant"])
    at.play(BLUE, "fulfil contract_wool_5_merchant -")
    assert "merchant paris_bordeaux walk -" in at.options(BLUE)
    at.play(BLUE, "skip")
    assert at.player(BLUE).merchant == "paris"


@pytest.mark.rule("TIL-22.6", "TIL-22.7", "R-14")
@pytest.mark.parametrize("named", ["iron", "wool"])
@pytest.mark.parametrize(("amount", "vp"), [(2, 5), (3, 8)])
def test_equal_resources_and_iron_or_wool(named: str, amount: int, vp: int) -> None:
    contract = f"contract_same_{amount}_{named}_{amount}"
    assert fulfil(contract, "gold", gold=amount, **{named: amount}).player(BLUE).points == vp + 1
    same = fulfil(contract, named, **{named: 2 * amount})
    assert same.player(BLUE).points == vp + 1, "also of the same type"


@pytest.mark.rule("TIL-22.8")
@pytest.mark.parametrize(("contract", "iron", "wool"), [(2, 1, 1), (6, 2, 2), (12, 3, 4)])
def test_mixed_contracts(contract: int, iron: int, wool: int) -> None:
    assert fulfil(f"contract_mixed_{contract}", iron=iron, wool=wool).player(BLUE).points == contract + 1


@pytest.mark.rule("TIL-22.9")
@pytest.mark.parametrize(("each", "vp"), [(3, 9), (5, 16)])
def test_mixed_contracts_with_a_character_action(each: int, vp: int) -> None:
    at = fulfil(f"contract_mixed_{each}_{each}_character", iron=each, wool=each)
    assert at.player(BLUE).points == vp + 1
    assert open_actions(at.state)[-1] == ("character", 1, f"contract_mixed_{each}_{each}_character")


def test_every_contract_is_tested_above() -> None:
    assert len(CONTRACTS) == 24
    assert sum(c.any_same > 0 for c in CONTRACTS.values()) == 9
