"""Tournay's caretaker where it must not go round in circles."""

from random import Random

from automata import caretaker
from games.tournay import TOURNAY as GAME
from tests.contract.games import CERTIFICATES
from tests.contract.liveness import check_liveness
from tests.games.tournay.positions import BETTI, GABI, KARCSI, Position

HANDS = {
    BETTI: ["market_2", "customs_house_2", "bakery_2", "city_hall_3"],
    KARCSI: ["brewery_2", "bishopric_2", "belfry_3", "mint_3"],
    GABI: ["ballista_2", "barracks_2", "tax_collector_2", "mercenary_2"],
}


def poor(turns: int) -> Position:
    """Full hands, empty purses, and buildings that bring nothing but cards."""
    at = Position(3, rules="expert").quarter(BETTI, {"0,0": "library_2_take_two"}).quarter(KARCSI, {"0,0": "barn_1"})
    at.quarter(GABI, {"0,0": "bridge_2"}).turn(BETTI)
    for seat, hand in HANDS.items():
        at.hand(seat, *hand).deniers(seat, 0).player(seat).turns = turns
    return at


def test_a_full_hand_that_nothing_can_be_paid_of_is_no_reason_to_draw_for_ever() -> None:
    at = poor(turns=80)
    assert caretaker("tournay").choose(GAME.view(at.state, BETTI), BETTI).notation.startswith("earn")
    at = poor(turns=5)
    assert caretaker("tournay").choose(GAME.view(at.state, BETTI), BETTI).notation.startswith(("activate", "draw"))


def test_poor_caretakers_come_to_an_end() -> None:
    check_liveness(GAME, CERTIFICATES["tournay"], poor(turns=80).state, Random(0))
