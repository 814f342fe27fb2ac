"""CAL-8: scoring a tile, and breaking its ties."""

import pytest

from games.calimala.data import BUILDINGS, CITIES, MATERIALS, PORTS, ROWS, SCORING_TILES, TRADE_CITIES
from games.calimala.scoring import counts, points_for, score_tile
from tests.games.calimala.positions import BENEDEK, ESZTER, EVI, NIKI, WHITE, WOOD_MARBLE, Position


def points(at: Position, tile: str) -> tuple[int, ...]:
    return score_tile(at.state, tile)[1]


def everywhere() -> Position:
    """Évi has one cube on every kind of space, Eszter two in some."""
    at = Position()
    for city in CITIES:
        at.cloth(city, {EVI: 1})
    for building in BUILDINGS:
        for row in ROWS:
            at.row(building, row, {EVI: 1})
    return at.council(artworks=(EVI,))


@pytest.mark.rule("CAL-8.1")
def test_every_cube_counts_in_two_tiles_and_a_council_artwork_in_one() -> None:
    at = everywhere()
    total = sum(counts(at.state, tile)[EVI] for tile in SCORING_TILES)
    assert total == 2 * (len(CITIES) + len(BUILDINGS) * len(ROWS)) + 1
    assert all(counts(at.state, tile)[NIKI] == 0 for tile in SCORING_TILES), "own cubes only"


@pytest.mark.rule("CAL-8.2")
@pytest.mark.parametrize("city", CITIES)
def test_a_city_tile_counts_cloth_in_that_city(city: str) -> None:
    at = everywhere().cloth(city, {ESZTER: 4, EVI: 2})
    assert counts(at.state, city) == (4, 2, 0, 0)


@pytest.mark.rule("CAL-8.3")
@pytest.mark.parametrize("building", BUILDINGS)
def test_a_building_tile_counts_all_four_rows(building: str) -> None:
    at = everywhere().row(building, "artwork", {ESZTER: 1}).row(building, "wood", {ESZTER: 2})
    assert counts(at.state, building) == (3, 4, 0, 0)


@pytest.mark.rule("CAL-8.4")
def test_the_artwork_tile_counts_the_buildings_and_the_council() -> None:
    at = everywhere().council(artworks=(EVI, ESZTER, ESZTER))
    assert counts(at.state, "artwork") == (2, 4, 0, 0)


@pytest.mark.parametrize(
    ("tile", "cities"),
    [
        pytest.param("port_cities", PORTS, marks=pytest.mark.rule("CAL-8.5")),
        pytest.param("trade_cities", TRADE_CITIES, marks=pytest.mark.rule("CAL-8.6")),
    ],
)
def test_a_tile_for_three_cities_counts_them_together(tile: str, cities: tuple[str, ...]) -> None:
    at = everywhere().cloth(cities[0], {NIKI: 1}).cloth(cities[2], {NIKI: 3})
    assert counts(at.state, tile) == (0, 3, 0, 4)


@pytest.mark.rule("CAL-8.7")
@pytest.mark.parametrize("material", MATERIALS)
def test_a_contribution_tile_counts_one_materials_rows_without_artworks(material: str) -> None:
    at = everywhere().row("santa_croce", material, {BENEDEK: 2}).row("san_miniato", material, {BENEDEK: 1})
    at.row("san_miniato", "artwork", {BENEDEK: 2})
    assert counts(at.state, f"contribution_{material}") == (0, 3, 3, 0)


@pytest.mark.rule("CAL-8.8")
def test_most_cubes_three_points_then_two_then_one() -> None:
    at = Position(5).cloth("lisbon", {0: 1, 1: 4, 2: 2, 3: 3})
    at.cloth("london", {4: 1})
    assert points(at, "lisbon") == (0, 3, 1, 2, 0)
    assert [player.points for player in at.state.players] == [0, 3, 1, 2, 0]
    assert at.player(1).from_tiles == 3


@pytest.mark.rule("CAL-8.9")
def test_without_a_cube_there_is_nothing_even_for_the_council_favourite() -> None:
    at = Position().council(NIKI, NIKI).cloth("lisbon", {EVI: 1})
    assert points(at, "lisbon") == (0, 3, 0, 0)
    assert points(at, "london") == (0, 0, 0, 0)


@pytest.mark.rule("CAL-8.10")
def test_a_tie_goes_to_the_higher_sum_of_representatives_and_council_artworks() -> None:
    at = Position().cloth("lisbon", {ESZTER: 2, EVI: 2, NIKI: 2})
    at.council(EVI, EVI, NIKI, artworks=(NIKI, NIKI))
    assert points(at, "lisbon") == (1, 2, 0, 3)


@pytest.mark.rule("CAL-8.11")
def test_at_equal_sums_more_representatives_rank_first() -> None:
    at = Position().cloth("lisbon", {EVI: 2, NIKI: 2})
    at.council(NIKI, EVI, EVI, artworks=(NIKI,))
    assert points(at, "lisbon") == (0, 3, 0, 2)


@pytest.mark.rule("CAL-8.12", "Q22")
def test_at_equal_representatives_the_number_reached_earlier_ranks_first() -> None:
    at = Position().cloth("lisbon", {EVI: 2, NIKI: 2})
    at.council(NIKI, EVI, EVI, NIKI)
    assert points(at, "lisbon") == (0, 3, 0, 2), "Niki came first, but Évi had two earlier"


@pytest.mark.rule("CAL-8.13", "Q21")
def test_without_representatives_the_earlier_council_artwork_ranks_first() -> None:
    at = Position().cloth("lisbon", {EVI: 2, NIKI: 2})
    at.council(WHITE, artworks=(NIKI, EVI, EVI, NIKI))
    assert points(at, "lisbon") == (0, 2, 0, 3)
    at.row("san_miniato", "artwork", {EVI: 3})
    assert points(at, "lisbon") == (0, 2, 0, 3), "artworks at buildings do not matter here"


@pytest.mark.rule("CAL-8.14", "Q18")
@pytest.mark.parametrize(
    ("cloth", "won"),
    [
        ((2, 2, 1, 0), (2, 2, 1, 0)),  # (3 + 2) // 2
        ((1, 1, 1, 0), (2, 2, 2, 0)),  # (3 + 2 + 1) // 3
        ((1, 1, 1, 1), (1, 1, 1, 1)),  # 6 // 4
        ((3, 2, 1, 1), (3, 2, 0, 0)),  # 1 // 2
        ((3, 1, 1, 0), (3, 1, 1, 0)),  # (2 + 1) // 2
        ((3, 1, 1, 1), (3, 1, 1, 1)),  # (2 + 1 + 0) // 3
        ((0, 0, 1, 1), (0, 0, 2, 2)),
    ],
)
def test_who_cannot_be_told_apart_shares_rounded_down(cloth: tuple[int, ...], won: tuple[int, ...]) -> None:
    at = Position().cloth("lisbon", dict(enumerate(cloth)))
    assert points(at, "lisbon") == won


@pytest.mark.rule("Q18")
def test_shared_prizes_of_final_cards() -> None:
    at = Position()
    assert points_for(at.state, (2, 2, 1, 0), (5, 3, 1)) == (4, 4, 1, 0)
    assert points_for(at.state, (2, 2, 2, 0), (5, 3, 1)) == (3, 3, 3, 0)


@pytest.mark.rule("CAL-8.14")
def test_only_those_without_any_standing_share() -> None:
    at = Position().cloth("lisbon", {ESZTER: 1, EVI: 1, NIKI: 1}).council(NIKI)
    assert points(at, "lisbon") == (1, 1, 0, 3), "Niki is first; the others share 2 + 1"


@pytest.mark.rule("CAL-8.15")
def test_the_representative_that_triggers_a_scoring_counts_for_its_ties() -> None:
    at = Position(tile="lisbon").cloth("lisbon", {EVI: 1, NIKI: 1}).tower(WOOD_MARBLE, EVI, EVI, EVI, NIKI)
    at.fourth_disc(EVI, WOOD_MARBLE)
    assert [player.points for player in at.state.players] == [0, 2, 0, 3]


@pytest.mark.rule("CAL-8.16")
def test_the_fifty_point_tile_lies_beside_the_mat_from_fifty_points_on() -> None:
    at = Position().cloth("lisbon", {EVI: 2, NIKI: 1})
    at.player(EVI).points, at.player(NIKI).points = 47, 47
    points(at, "lisbon")
    assert (at.player(EVI).points, at.player(EVI).beyond_the_track) == (50, True)
    assert (at.player(NIKI).points, at.player(NIKI).beyond_the_track) == (49, False)
