"""TOU-19: final scoring."""

import pytest

from engine.events import Finished
from games.tournay import TOURNAY as GAME
from games.tournay.cards import CARDS
from games.tournay.events import BuildingScored, PrestigeScored
from games.tournay.scoring import score, score_building, scored_buildings
from games.tournay.steps import FinalScoring
from tests.games.tournay.positions import BETTI, GABI, KARCSI, Position, told


def points(at: Position, card: str) -> tuple[int, ...]:
    return score_building(at.state, card).points


def empty() -> Position:
    """Nobody has citizens or deniers."""
    at = Position()
    for seat in range(3):
        at.citizens(seat).deniers(seat, 0)
    return at


@pytest.mark.rule("TOU-19.1")
def test_everybody_starts_at_nothing() -> None:
    at = Position()
    standings = GAME.standings(at.state)
    assert standings.points == (0, 0, 0)
    assert standings.ranking == ((0, 1, 2),)
    assert not standings.over


@pytest.mark.rule("TOU-19.2", "TOU-19.3")
def test_a_visible_prestigious_building_scores_for_everybody() -> None:
    at = empty().quarter(KARCSI, {"0,0": "city_hall_3"})
    for seat, count in ((BETTI, 3), (KARCSI, 2), (GABI, 0)):
        at.citizens(seat, yellow=count)
    assert score_building(at.state, "city_hall_3") == BuildingScored("city_hall_3", (KARCSI,), (3, 2, 0), (3, 4, 0))
    at.quarter(KARCSI, {"0,0": "city_hall_3 market_1"})
    assert scored_buildings(at.state) == [], "a covered one does not score"


@pytest.mark.rule("TOU-19.4")
def test_buildings_are_evaluated_from_the_start_player_on() -> None:
    at = empty().quarter(KARCSI, {"0,0": "mint_3", "0,1": "belfry_3"}).quarter(BETTI, {"0,0": "cathedral_3"})
    at.quarter(GABI, {"0,0": "mint_3"})
    assert scored_buildings(at.state) == ["cathedral_3", "mint_3", "belfry_3"]
    at.state.start = GABI
    assert scored_buildings(at.state) == ["mint_3", "cathedral_3", "belfry_3"]


@pytest.mark.rule("TOU-19.5", "TOU-X9")
def test_no_building_brings_more_than_twelve() -> None:
    at = empty().quarter(BETTI, {"0,0": "porte_de_la_vigne_3"}).citizens(BETTI, red=7)
    assert points(at, "porte_de_la_vigne_3")[BETTI] == 12
    at.quarter(BETTI, {"0,1": "mint_3"}).deniers(KARCSI, 60)
    assert points(at, "mint_3")[KARCSI] == 12


@pytest.mark.rule("TOU-19.6", "Q56")
def test_equal_names_score_once_and_a_covered_copy_is_none() -> None:
    at = empty().quarter(BETTI, {"0,0": "mint_3"}).quarter(KARCSI, {"0,0": "mint_3"})
    for seat in range(3):
        at.deniers(seat, 8)
    assert [event.card for event in score(at.state) if isinstance(event, BuildingScored)] == ["mint_3"]
    assert points(at, "mint_3") == (4, 4, 2)
    at.quarter(KARCSI, {"0,0": "mint_3 market_1"})
    assert points(at, "mint_3") == (4, 2, 2)


@pytest.mark.rule("TOU-19.7")
def test_printed_prestige_counts_even_if_covered() -> None:
    at = empty().quarter(BETTI, {"0,0": "quarry_2 market_1", "0,1": "fort_1", "0,2": "mint_3"})
    at.deniers(BETTI, 0)
    assert GAME.standings(at.state).breakdown[BETTI]["tournay-points-prestige"] == 2 + 0 + 1
    assert all(card.prestige == 0 for card in CARDS.values() if card.level == 3)


@pytest.mark.rule("TOU-19.8")
def test_each_built_rampart_is_a_point() -> None:
    at = empty().ramparts(BETTI, "heresy", built=("crusade", "procession"))
    assert GAME.standings(at.state).points == (2, 0, 0)


@pytest.mark.rule("TOU-19.9", "Q36")
def test_most_points_win_and_ties_share() -> None:
    at = empty().quarter(BETTI, {"0,0": "fort_1"}).quarter(KARCSI, {"0,0": "fort_1"})
    events = at.run(FinalScoring())
    assert events[-1] == Finished((BETTI, KARCSI))
    standings = GAME.standings(at.state)
    assert standings.over
    assert standings.ranking == ((BETTI, KARCSI), (GABI,))
    assert standings.decided_by is None
    assert told(events, PrestigeScored) == [
        PrestigeScored(BETTI, 1, 0),
        PrestigeScored(KARCSI, 1, 0),
        PrestigeScored(GABI, 0, 0),
    ]
    at = empty().quarter(BETTI, {"0,0": "quarry_2"}).quarter(KARCSI, {"0,0": "fort_1"})
    at.run(FinalScoring())
    assert GAME.standings(at.state).winners == (BETTI,)


@pytest.mark.rule("TOU-19.10")
@pytest.mark.parametrize("card", ["belfry_3", "saint_brice_3"])
def test_sets_of_cards(card: str) -> None:
    at = empty().quarter(BETTI, {"0,0": "market_1", "0,1": "prior_1", "0,2": "fort_1", "1,0": "barn_1", "2,2": card})
    at.quarter(KARCSI, {"0,0": "quarry_1", "0,1": "journeyman_1", "0,2": "bishop_1", "1,0": "bridge_1"})
    at.quarter(KARCSI, {"1,1": "road_1", "1,2": "knight_1", "2,0": "arsenal_1 tour_d_arras_3"})
    assert points(at, card) == (4, 4, 0)


@pytest.mark.rule("TOU-19.11")
@pytest.mark.parametrize(
    ("card", "colour"), [("city_hall_3", "yellow"), ("saint_quentin_3", "white"), ("porte_de_la_vigne_3", "red")]
)
def test_citizens_of_a_colour_wherever_they_are(card: str, colour: str) -> None:
    building = {"yellow": "market_1", "white": "hospital_1", "red": "fort_1"}[colour]
    at = empty().citizens(BETTI, **{colour: 2}).quarter(BETTI, {"0,0": card, "0,1": f"{building} : {colour} grey"})
    at.player(BETTI).lying[colour] += 1
    at.state.supply[colour] -= 1
    at.citizens(KARCSI, **{colour: 2})
    assert points(at, card) == (6, 2, 0)


@pytest.mark.rule("TOU-19.12")
@pytest.mark.parametrize(
    ("card", "cards"),
    [
        ("cloth_hall_3", ("market_1", "architect_1", "mint_3")),
        ("saint_jacques_3", ("hospital_1", "prior_1", "cathedral_3")),
        ("tour_saint_georges_3", ("fort_1", "knight_1", "tour_d_arras_3")),
    ],
)
def test_visible_cards_of_a_colour(card: str, cards: tuple[str, str, str]) -> None:
    building, character, prestigious = cards
    at = empty().quarter(BETTI, {"0,0": card, "0,1": building, "0,2": character, "1,0": prestigious})
    at.quarter(KARCSI, {"0,0": building, "0,1": f"{building} {character}"})
    assert points(at, card) == (4, 2, 0)


@pytest.mark.rule("TOU-19.13")
def test_full_groups_of_four_deniers() -> None:
    at = empty().quarter(BETTI, {"0,0": "mint_3"}).deniers(BETTI, 11).deniers(KARCSI, 4).deniers(GABI, 3)
    assert points(at, "mint_3") == (4, 1, 0)


@pytest.mark.rule("TOU-19.14")
def test_visible_characters() -> None:
    at = empty().quarter(BETTI, {"0,0": "tour_des_six_3", "0,1": "prior_1", "0,2": "knight_1 fort_1"})
    at.quarter(KARCSI, {"0,0": "senator_1", "0,1": "bishop_1 : damage"})
    assert points(at, "tour_des_six_3") == (2, 2, 0)


@pytest.mark.rule("TOU-19.15")
def test_the_cathedral_is_for_its_builder_alone() -> None:
    assert points(empty().quarter(KARCSI, {"0,0": "cathedral_3"}), "cathedral_3") == (0, 8, 0)


@pytest.mark.rule("TOU-19.16")
def test_la_madeleine_counts_prestigious_buildings_and_itself() -> None:
    at = empty().quarter(BETTI, {"0,0": "la_madeleine_3", "0,1": "mint_3", "0,2": "belfry_3 market_1"})
    at.quarter(KARCSI, {"0,0": "mint_3"})
    assert points(at, "la_madeleine_3") == (4, 1, 0)


@pytest.mark.rule("TOU-19.17")
@pytest.mark.parametrize("card", ["saint_nicolas_3", "pont_des_trous_3"])
def test_sets_of_citizens(card: str) -> None:
    at = empty().quarter(BETTI, {"0,0": card}).citizens(BETTI, yellow=2, white=3, red=2)
    at.citizens(KARCSI, yellow=1, white=1, red=2).citizens(GABI, yellow=3, red=3)
    assert points(at, card) == (6, 1, 0)


@pytest.mark.rule("TOU-19.18")
def test_tour_d_arras_counts_white_and_yellow_buildings() -> None:
    at = empty().quarter(BETTI, {"0,0": "tour_d_arras_3", "0,1": "market_1", "0,2": "hospital_1", "1,0": "fort_1"})
    at.quarter(BETTI, {"1,1": "prior_1", "1,2": "mint_3"}).quarter(KARCSI, {"0,0": "bridge_1"})
    assert points(at, "tour_d_arras_3") == (4, 1, 0)


@pytest.mark.rule("TOU-19.19")
def test_tour_henry_viii_counts_ramparts_built() -> None:
    at = empty().quarter(BETTI, {"0,0": "tour_henry_viii_3"}).ramparts(BETTI, "heresy", built=("crusade",))
    at.ramparts(KARCSI, built=("procession", "norman_attack"))
    assert points(at, "tour_henry_viii_3") == (2, 2, 0)


@pytest.mark.rule("TOU-19.20", "Q57")
def test_tokens_on_a_card_change_nothing() -> None:
    clean = empty().quarter(BETTI, {"0,0": "cloth_hall_3", "0,1": "market_1", "0,2": "quarry_2"})
    used = empty().quarter(BETTI, {"0,0": "cloth_hall_3", "0,1": "market_1 : grey", "0,2": "quarry_2 : damage"})
    assert GAME.standings(clean.state).points == GAME.standings(used.state).points
    assert points(used, "cloth_hall_3") == (4, 0, 0)


@pytest.mark.rule("TOU-X6")
def test_example_final_scoring() -> None:
    at = Position(seats=2).deniers(BETTI, 7).deniers(KARCSI, 12)
    at.citizens(BETTI, red=4).citizens(KARCSI, red=1)
    at.quarter(BETTI, {"0,0": "saint_brice_3", "0,1": "porte_de_la_vigne_3"})
    at.quarter(BETTI, {"1,0": "market_1", "1,1": "hospital_1", "1,2": "fort_1"})
    at.quarter(KARCSI, {"0,0": "belfry_3", "0,1": "porte_de_la_vigne_3", "0,2": "mint_3"})
    at.quarter(KARCSI, {"1,0": "quarry_1", "1,1": "prior_1", "1,2": "fort_1"})
    at.quarter(KARCSI, {"2,0": "barn_1", "2,1": "bishop_1", "2,2": "road_1"})
    assert points(at, "saint_brice_3") == (4, 4)
    assert points(at, "belfry_3") == (2, 8)
    assert points(at, "porte_de_la_vigne_3") == (8, 2)
    assert points(at, "mint_3") == (1, 6)
    assert [part["tournay-points-prestigious"] for part in GAME.standings(at.state).breakdown] == [15, 20]
