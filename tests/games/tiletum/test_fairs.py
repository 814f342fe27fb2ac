"""TIL-17, TIL-25: the fairs."""

import pytest

from games.tiletum.data import FAIR_TILES, FAIR_VP
from games.tiletum.events import FairScored, Scored
from games.tiletum.scoring import COUNTS, fair_worth
from games.tiletum.steps import Fair, KingScoring
from tests.games.tiletum.positions import BLUE, GREEN, ORANGE, PURPLE, Position, full_building, told


def fair(at: Position, tile: str, round: int = 1) -> FairScored:
    at.state.round = round
    at.state.fair_tiles[round - 1] = tile
    at.state.king_scored = [at.state.king_space(seat) for seat in range(4)]
    (scored,) = told(at.run(Fair()), FairScored)
    return scored


def worth(tile: str, round: int = 1, **holds: object) -> int:
    """What Blue scores in Tiletum in the first round, where the board adds 1."""
    return fair(Position().has(BLUE, **holds), tile, round).points[BLUE]


# ---------------------------------------------------------------- the phase


@pytest.mark.rule("TIL-17.1", "TIL-17.6", "TIL-17.2")
def test_one_fair_is_scored_in_the_city_of_the_round() -> None:
    at = Position()
    at.state.fair_tiles = ["fair_house", "fair_pillar", "fair_crest", "fair_king_track"]
    for round, city in enumerate(("tiletum", "arles", "verona", "troyes"), start=1):
        scored = fair(at, at.state.fair_tiles[round - 1], round)
        assert (scored.round, scored.city, scored.tile) == (round, city, at.state.fair_tiles[round - 1])
        assert at.state.fairs_done == round


@pytest.mark.rule("TIL-17.3", "TIL-17.7", "R-27")
def test_a_house_or_the_merchant_there_takes_part_once() -> None:
    at = Position().house(BLUE, "verona").house(ORANGE, "verona", 2).has(ORANGE, merchant="verona")
    at.has(GREEN, merchant="verona").has(PURPLE, merchant="milano", architect="verona")
    scored = fair(at, "fair_house", 3)
    assert scored.present == (BLUE, ORANGE, GREEN)
    assert scored.counts == (2, 2, 1, 1)
    assert scored.points == (10, 10, 0, 5)


@pytest.mark.rule("TIL-17.4")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_the_value_is_printed_points_and_tile(round: int) -> None:
    assert FAIR_VP == (1, 2, 3, 4)
    at = Position()
    at.state.fair_cities = ["tiletum"] * 4
    assert fair(at, "fair_house", round).points[BLUE] == 2 + round


@pytest.mark.rule("TIL-17.5")
def test_the_value_counts_for_each_time_the_condition_is_met() -> None:
    assert worth("fair_contract", contracts=["contract_iron_2"] * 3) == (3 + 1) * 3
    assert worth("fair_contract") == 0
    at = Position().has(BLUE, contracts=["contract_iron_2"] * 2)
    at.state.fair_tiles[0] = "fair_contract"
    assert fair_worth(at.state, BLUE, 1) == 8


@pytest.mark.rule("TIL-17.8", "R-27")
def test_taking_part_cannot_be_declined_even_if_it_costs() -> None:
    at = Position().track({0: (BLUE,), 4: (ORANGE, PURPLE, GREEN)})
    at.player(BLUE).points, at.player(BLUE).scored = 20, {"fairs": 20}
    scored = fair(at, "fair_king_track")
    assert scored.points[BLUE] == 3 + 1 - 10
    assert at.player(BLUE).points == 14
    assert at.to_act == ()


# ---------------------------------------------------------------- the tiles


@pytest.mark.rule("TIL-25.1", "TIL-25.13")
def test_sets_of_house_and_pillar() -> None:
    at = Position().house(BLUE, "arles").house(BLUE, "london").pillar("wien", BLUE).pillar("paris", BLUE)
    scored = fair(at, "fair_house_pillar_set")
    assert (scored.counts[BLUE], scored.points[BLUE]) == (2, 14)


@pytest.mark.rule("TIL-25.2", "TIL-25.13")
def test_sets_of_contract_and_cathedral_tile() -> None:
    at = Position().has(BLUE, contracts=["contract_iron_2"] * 3)
    at.state.contributors |= {"wien": (ORANGE, BLUE), "paris": (BLUE,)}
    scored = fair(at, "fair_contract_cathedral_set")
    assert (scored.counts[BLUE], scored.points[BLUE]) == (2, 12)


@pytest.mark.rule("TIL-25.3")
def test_fulfilled_contracts() -> None:
    assert worth("fair_contract", contracts=["contract_iron_2"] * 2, warehouse=["contract_wool_2"]) == 8


@pytest.mark.rule("TIL-25.4")
def test_the_king_track_is_added_not_multiplied() -> None:
    at = Position().track({8: (BLUE,), 1: (ORANGE,), 4: (PURPLE, GREEN)})
    for seat in range(4):
        at.player(seat).points, at.player(seat).scored = 10, {"fairs": 10}
    assert fair(at, "fair_king_track").points == (3 + 1 + 5, 3 + 1 - 5, 4, 4)


@pytest.mark.rule("TIL-25.5", "TIL-25.13", "R-11")
def test_sets_of_contract_and_crest() -> None:
    holds = {"contracts": ["contract_iron_2"] * 2, "crests": {4: "crest_lion"}, "warehouse": ["crest_eagle"]}
    assert worth("fair_contract_crest_set", **holds) == 14
    at = Position(warehouse_crests="ignored").has(BLUE, **holds)
    assert fair(at, "fair_contract_crest_set").points[BLUE] == 7


@pytest.mark.rule("TIL-25.6")
def test_houses() -> None:
    assert fair(Position().house(BLUE, "arles").house(BLUE, "london"), "fair_house").points[BLUE] == 9


@pytest.mark.rule("TIL-25.7", "R-35")
def test_characters_on_upper_floors() -> None:
    rooms = {**full_building(1, "king"), **full_building(2, "merchant", without="b2f1"), **full_building(4, "contract")}
    assert worth("fair_upper_floor_character", rooms=rooms) == 4 * 3


@pytest.mark.rule("TIL-25.8", "R-11")
def test_crests_count_in_the_warehouse_too() -> None:
    holds = {"crests": {1: "crest_lion", 6: "crest_cross"}, "warehouse": ["crest_eagle", "helper_any_2"]}
    assert worth("fair_crest", **holds) == 12
    at = Position(warehouse_crests="ignored").has(BLUE, **holds)
    assert fair(at, "fair_crest").points[BLUE] == 8


@pytest.mark.rule("TIL-25.9")
def test_pillars() -> None:
    assert fair(Position().pillar("wien", BLUE).pillar("paris", ORANGE, BLUE), "fair_pillar").points[BLUE] == 6


@pytest.mark.rule("TIL-25.10", "R-12", "R-35")
def test_full_buildings_completed_or_not() -> None:
    rooms = {**full_building(1, "king"), **full_building(2, "merchant", without="b2f1"), **full_building(5, "contract")}
    holds = {"rooms": rooms, "crests": {5: "crest_lion"}, "completed": [5], "markers": {"contract": 1}}
    assert worth("fair_full_building", **holds) == 12
    at = Position(occupied_building="counts").has(BLUE, **holds)
    assert fair(at, "fair_full_building").points[BLUE] == 18


@pytest.mark.rule("TIL-25.11")
def test_cathedral_tiles() -> None:
    at = Position()
    at.state.contributors |= {"wien": (ORANGE, BLUE), "paris": (BLUE,), "praha": (GREEN,)}
    assert fair(at, "fair_cathedral").points[BLUE] == 10


@pytest.mark.rule("TIL-25.12", "R-4")
def test_the_king_track_fair_uses_the_space_of_the_king_phase() -> None:
    at = Position().track({0: (BLUE,), 4: (ORANGE, PURPLE, GREEN)})
    at.player(BLUE).points, at.player(BLUE).scored = 30, {"fairs": 30}
    at.state.fair_tiles[0] = "fair_king_track"
    events = at.run(KingScoring(), Fair())
    assert at.state.king_space(BLUE) == 4, "the disc is back on 0"
    assert [e.points for e in told(events, Scored) if e.seat == BLUE] == [-10, -6]


def test_every_fair_tile_is_counted() -> None:
    assert set(COUNTS) == set(FAIR_TILES)
