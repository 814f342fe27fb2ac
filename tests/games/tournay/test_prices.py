"""TOU-17: paying for prestigious buildings."""

import pytest

from games.tournay import TOURNAY as GAME
from games.tournay.cards import CARDS
from games.tournay.events import CardGiven, CitizenGiven
from tests.games.tournay.positions import BETTI, KARCSI, Position, told


@pytest.mark.rule("TOU-17.1")
@pytest.mark.parametrize(
    "card",
    [
        "belfry_3", "mint_3", "tour_des_six_3", "saint_brice_3", "saint_nicolas_3", "pont_des_trous_3",
        "tour_d_arras_3", "tour_henry_viii_3",
    ],
)  # fmt: skip
def test_eight_of_them_cost_five_deniers(card: str) -> None:
    at = Position().turn(BETTI).deniers(BETTI, 5).hand(BETTI, card)
    assert at.gain(BETTI, f"play {card} - 0,0") == -5
    at = Position().turn(BETTI).deniers(BETTI, 4).hand(BETTI, card)
    assert at.reason(BETTI, f"play {card} - 0,0") == "too-dear"
    at.deniers(BETTI, 5)
    assert at.reason(BETTI, f"play {card} plaza 0,0") == "nothing-more-to-give"


@pytest.mark.rule("TOU-17.2")
def test_the_cathedral_costs_twenty() -> None:
    at = Position().turn(BETTI).deniers(BETTI, 20).hand(BETTI, "cathedral_3")
    assert at.gain(BETTI, "play cathedral_3 - 0,0") == -20


@pytest.mark.rule("TOU-17.3")
@pytest.mark.parametrize(
    ("card", "colour"), [("cloth_hall_3", "yellow"), ("saint_jacques_3", "white"), ("tour_saint_georges_3", "red")]
)
def test_three_of_them_cost_a_citizen_of_their_colour(card: str, colour: str) -> None:
    at = Position().turn(BETTI).deniers(BETTI, 0).hand(BETTI, card)
    events = at.play(BETTI, f"play {card} plaza 0,0")
    assert told(events, CitizenGiven) == [CitizenGiven(BETTI, colour, "plaza")]
    assert at.player(BETTI).citizens(colour) == 1
    assert at.state.supply[colour] == 4
    at = Position().turn(BETTI).hand(BETTI, card).citizens(BETTI)
    assert not at.options(BETTI, "play")
    assert at.reason(BETTI, f"play {card} plaza 0,0") == "no-citizen-there"
    assert at.reason(BETTI, f"play {card} - 0,0") == "give-citizen"
    at = Position().turn(BETTI).hand(BETTI, card).quarter(BETTI, {"0,0": "fort_1"})
    assert at.reason(BETTI, f"play {card} plaza 2,2") == "not-adjacent", "nothing is wrong with the citizen"
    for place in ("lying", "0,0"):
        assert at.reason(BETTI, f"play {card} {place} 0,1") == "no-citizen-there"


@pytest.mark.rule("Q68", "TOU-17.4")
def test_of_the_lying_citizen_and_the_one_who_would_lie_down_the_lying_one_is_given() -> None:
    at = Position().turn(BETTI).hand(BETTI, "cloth_hall_3").plaza(BETTI, yellow=1)
    at.quarter(BETTI, {"0,0": "market_1 : yellow"})
    at.player(BETTI).lying["yellow"] = 0
    at.turn(BETTI)
    assert "play cloth_hall_3 0,0 0,0" in at.options(BETTI), "nobody else is there to give"
    at.player(BETTI).lying["yellow"] = 1
    at.turn(BETTI)
    assert {"play cloth_hall_3 lying 0,0", "play cloth_hall_3 0,0 1,0"} <= set(at.options(BETTI))
    assert "play cloth_hall_3 0,0 0,0" not in at.options(BETTI)
    assert at.reason(BETTI, "play cloth_hall_3 0,0 0,0") == "give-the-lying-one"


@pytest.mark.rule("TOU-17.4")
def test_the_citizen_comes_from_plaza_side_or_building() -> None:
    at = Position().turn(BETTI).hand(BETTI, "cloth_hall_3").plaza(BETTI, yellow=1)
    at.quarter(BETTI, {"0,0": "market_1 : yellow", "0,1": "quarry_1 : grey"})
    at.player(BETTI).lying["yellow"] = 1
    pays = dict.fromkeys(move.split()[2] for move in at.options(BETTI, "play"))
    assert list(pays) == ["lying", "0,0"], "the last one on the plaza went to the Market"
    at.play(BETTI, "play cloth_hall_3 0,0 1,0")
    assert at.site(BETTI, "0,0").free, "the Market is free again"
    assert at.gain(BETTI, "gather") == 0
    at.turn(BETTI)
    assert "activate 0,0 0" in at.options(BETTI)
    at = Position().turn(BETTI).hand(BETTI, "cloth_hall_3").plaza(BETTI)
    at.play(BETTI, "play cloth_hall_3 lying 0,0")
    assert at.lying(BETTI)["yellow"] == 1


@pytest.mark.rule("TOU-17.5", "TOU-17.7", "Q33")
@pytest.mark.parametrize("card", ["city_hall_3", "la_madeleine_3", "saint_quentin_3", "porte_de_la_vigne_3"])
def test_four_of_them_cost_two_deniers_and_a_card(card: str) -> None:
    at = Position().turn(BETTI).deniers(BETTI, 2).hand(BETTI, card, "market_1", "mint_3").ramparts(BETTI, "heresy")
    at.quarter(BETTI, {"0,0": "fort_1"})
    pays = dict.fromkeys(move.split()[2] for move in at.options(BETTI, "play") if move.split()[1] == card)
    assert list(pays) == ["market_1", "mint_3", "0,0"], "levels I to III, from hand or quarter, no rampart"
    assert at.reason(BETTI, f"play {card} heresy 0,1") == "cannot-give-that"
    assert at.reason(BETTI, f"play {card} {card} 0,1") == "cannot-give-that", "not the card itself"
    assert at.reason(BETTI, f"play {card} - 0,1") == "give-card"
    events = at.play(BETTI, f"play {card} market_1 0,1")
    assert told(events, CardGiven) == [CardGiven(BETTI, "yellow_1", "market_1", None, "")]
    assert at.player(BETTI).deniers == 0
    assert at.under("yellow_1") == ["market_1"], "face down, at the bottom"
    assert GAME.view(at.state, KARCSI).decks["yellow_1"].under[0].card == "?"
    at = Position().turn(BETTI).deniers(BETTI, 1).hand(BETTI, card, "market_1")
    assert at.reason(BETTI, f"play {card} market_1 0,0") == "too-dear"


@pytest.mark.rule("TOU-17.6", "TOU-17.9", "Q34")
def test_giving_a_card_of_the_quarter_may_leave_a_hole_and_the_new_one_may_fill_it() -> None:
    at = Position().turn(BETTI).hand(BETTI, "city_hall_3")
    at.quarter(BETTI, {"0,0": "fort_1", "0,1": "prior_1", "0,2": "market_1"})
    assert at.spaces(BETTI, "city_hall_3", "0,1") == {
        "-1,0", "1,0", "0,1", "-1,2", "1,2", "0,0", "0,2",
    }, "beside what is left, within three columns"  # fmt: skip
    at.play(BETTI, "play city_hall_3 0,1 1,0")
    assert set(at.player(BETTI).quarter) == {"0,0", "0,2", "1,0"}
    assert at.under("white_1") == ["prior_1"]
    assert GAME.view(at.state, KARCSI).decks["white_1"].under[0].shown == "prior_1", "everybody saw it lie there"
    at = Position().turn(BETTI).hand(BETTI, "city_hall_3").quarter(BETTI, {"0,0": "fort_1"})
    assert at.spaces(BETTI, "city_hall_3", "0,0") == {"0,0"}, "the quarter is empty again"
    assert at.reason(BETTI, "play city_hall_3 0,0 0,1") == "first-card-place"


@pytest.mark.rule("TOU-17.8", "TOU-17.9")
def test_only_a_whole_site_that_is_given_away_makes_room() -> None:
    at = Position().turn(BETTI).hand(BETTI, "city_hall_3").quarter(BETTI, {"0,0": "market_1 quarry_1"})
    assert at.reason(BETTI, "play city_hall_3 0,0 2,2") == "not-adjacent", "the Market stays"
    at = Position().turn(BETTI).hand(BETTI, "city_hall_3", "market_1")
    assert at.reason(BETTI, "play city_hall_3 market_1 2,2") == "first-card-place"
    at = Position().turn(BETTI).hand(BETTI, "cloth_hall_3").quarter(BETTI, {"0,0": "market_1 : yellow"})
    assert at.reason(BETTI, "play cloth_hall_3 0,0 2,2") == "not-adjacent", "only the citizen goes"


@pytest.mark.rule("TOU-17.8", "Q34")
def test_only_visible_cards_are_given_and_what_lay_on_them_goes_home() -> None:
    at = Position().turn(BETTI).hand(BETTI, "city_hall_3")
    at.quarter(BETTI, {"0,0": "market_1 quarry_1 : yellow grey", "0,1": "fort_1 : damage"})
    at.play(BETTI, "play city_hall_3 0,0 0,2")
    assert at.under("yellow_1") == ["quarry_1"]
    assert at.site(BETTI, "0,0").cards == ("market_1",), "the card below is visible again"
    assert at.site(BETTI, "0,0").free
    assert at.lying(BETTI) == {"yellow": 1}


@pytest.mark.rule("TOU-17.5")
def test_of_two_copies_in_hand_one_pays_for_the_other() -> None:
    at = Position().turn(BETTI).hand(BETTI, "city_hall_3", "city_hall_3")
    at.play(BETTI, "play city_hall_3 city_hall_3 0,0")
    assert at.player(BETTI).hand == []
    assert at.under("yellow_3") == ["city_hall_3"]
    assert CARDS["city_hall_3"].copies == 2
