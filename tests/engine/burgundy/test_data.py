"""Section 2 of the rules: components, depots, estates."""

from collections import Counter

import pytest

from engine.burgundy.data import (
    ANIMALS,
    BUILDINGS,
    DEPOT_PAIRS,
    GOODS,
    PHASE_POINTS,
    RATES,
    REGION_POINTS,
    SHEETS,
    SLOTS,
    TILES,
    TYPES,
)
from engine.burgundy.estates import ESTATES, NEIGHBOURS, NUMBER_OF, SPACES

CITIES = {
    "1": [5, 3, 3, 1],
    "2": [8, 2, 2],
    "3": [5, 5, 1, 1],
    "4": [5, 5, 2],
    "5": [3, 3, 3, 2, 1],
    "6": [6, 4, 2],
    "7": [7, 3, 2],
    "8": [2, 2, 2, 2, 2, 2],
    "9": [6, 6],
}
OTHERS = {
    "1": "animal 5 1, knowledge 3 3, castle 3 1, mine 3, ship 3 3",
    "2": "animal 4 2, knowledge 2 2 2, castle 1 1 1 1, mine 2 1, ship 2 2 2",
    "3": "animal 4 2, knowledge 6, castle 1 1 1 1, mine 2 1, ship 3 2 1",
    "4": "animal 3 3, knowledge 3 3, castle 1 1 1 1, mine 2 1, ship 4 1 1",
    "5": "animal 3 3, knowledge 3 2 1, castle 1 1 1 1, mine 2 1, ship 3 2 1",
    "6": "animal 4 2, knowledge 3 3, castle 1 1 1 1, mine 1 1 1, ship 6",
    "7": "animal 3 3, knowledge 2 2 2, castle 2 2, mine 1 1 1, ship 2 2 2",
    "8": "animal 6, knowledge 4 2, castle 1 1 1 1, mine 2 1, ship 1 1 1 1 1 1",
    "9": "animal 4 2, knowledge 3 1 1 1, castle 1 1 1 1, mine 2 1, ship 4 2",
}
CASTLES = {
    "1": "a2 a3 b3 d4",
    "2": "a4 d7 g1 g4",
    "3": "b3 d4 f1 f5",
    "4": "a1 c5 e2 g4",
    "5": "c2 d5 e2 f4",
    "6": "a3 d4 g1 g4",
    "7": "a2 a3 g2 g3",
    "8": "b2 b4 f2 f4",
    "9": "a3 d1 d6 g2",
}


def sizes(board: str, kind: str) -> list[int]:
    regions = ESTATES[board].regions
    return sorted((len(spaces) for name, spaces in regions.items() if name.startswith(kind)), reverse=True)


def test_tiles_by_type_and_back() -> None:
    counts = {
        kind: (
            sum(tile.own_back for tile in TILES.values() if tile.type == kind),
            sum(tile.black_back for tile in TILES.values() if tile.type == kind),
        )
        for kind in TYPES
    }
    assert counts == {
        "building": (40, 16),
        "animal": (20, 8),
        "knowledge": (20, 6),
        "castle": (14, 2),
        "mine": (10, 2),
        "ship": (20, 6),
    }


def test_seven_of_each_building_and_of_each_animal() -> None:
    assert all(TILES[building][1:3] == (5, 2) for building in BUILDINGS)
    for animal in ANIMALS:
        mine = [tile for tile in TILES.values() if tile.animal == animal]
        assert [(tile.animals, tile.own_back, tile.black_back) for tile in mine] == [(2, 2, 0), (3, 2, 1), (4, 1, 1)]


@pytest.mark.rule("BUR-16.20")
def test_26_knowledge_tiles_one_of_each_six_of_them_black() -> None:
    tiles = [tile for tile in TILES.values() if tile.type == "knowledge"]
    assert [tile.number for tile in tiles] == list(range(1, 27))
    assert all(tile.own_back + tile.black_back == 1 for tile in tiles)
    assert [tile.number for tile in tiles if tile.black_back] == [7, 12, 14, 15, 24, 25]


def test_goods_by_die() -> None:
    assert list(GOODS.items()) == [
        ("turquoise", 1), ("purple", 2), ("pink", 3), ("red", 4), ("brown", 5), ("orange", 6),
    ]  # fmt: skip


@pytest.mark.rule("BUR-3.6", "BUR-3.7", "BUR-3.8", "BUR-3.10")
@pytest.mark.parametrize(("players", "numbered", "black"), [(2, 12, 4), (3, 18, 6), (4, 24, 8)])
def test_depot_spaces_by_players(players: int, numbered: int, black: int) -> None:
    filled = [slot for slot in SLOTS.values() if slot.players <= players]
    assert sum(slot.depot > 0 for slot in filled) == numbered
    assert sum(slot.depot == 0 for slot in filled) == black


def test_the_depots_stand_in_a_ring() -> None:
    """BUR-R7: 6 is next to 1."""
    assert Counter(depot for pair in DEPOT_PAIRS for depot in pair) == Counter(dict.fromkeys(range(1, 7), 2))
    assert (1, 6) in DEPOT_PAIRS


@pytest.mark.rule("BUR-10.3", "BUR-10.4", "BUR-10.5", "BUR-10.6", "BUR-11.5")
def test_number_tables() -> None:
    assert REGION_POINTS == (0, 1, 3, 6, 10, 15, 21, 28, 36)
    assert PHASE_POINTS == {"A": 10, "B": 8, "C": 6, "D": 4, "E": 2}
    assert {players: tuple(rates) for players, rates in RATES.items()} == {2: (5, 2, 2), 3: (6, 3, 3), 4: (7, 4, 4)}


def test_the_sheets_have_four_faces_1_and_one_of_each_other() -> None:
    """BUR-R20."""
    assert Counter(board for sheet in SHEETS for board in sheet) == Counter({"1": 4} | dict.fromkeys("23456789", 1))


# ---------------------------------------------------------------- estates


def test_37_spaces_with_their_numbers_and_neighbours() -> None:
    assert len(SPACES) == 37
    assert Counter(NUMBER_OF.values()) == {1: 7, 2: 6, 3: 6, 4: 6, 5: 6, 6: 6}
    assert set(NEIGHBOURS["d4"]) == {"c3", "c4", "d3", "d5", "e3", "e4"}
    assert set(NEIGHBOURS["a1"]) == {"a2", "b1", "b2"}
    assert all(one in NEIGHBOURS[other] for one in SPACES for other in NEIGHBOURS[one])


@pytest.mark.rule("BUR-10.1", "BUR-10.10")
@pytest.mark.parametrize("board", ESTATES)
def test_the_regions_of_a_board(board: str) -> None:
    assert sizes(board, "building") == CITIES[board]
    for entry in OTHERS[board].split(", "):
        kind, *wanted = entry.split()
        assert sizes(board, kind) == [int(size) for size in wanted]
    assert list(ESTATES[board].castles) == CASTLES[board].split()


@pytest.mark.rule("BUR-10.10")
@pytest.mark.parametrize("board", ESTATES)
def test_every_estate_has_the_same_number_of_spaces_of_each_colour(board: str) -> None:
    assert Counter(ESTATES[board].types.values()) == {
        "building": 12, "animal": 6, "knowledge": 6, "ship": 6, "castle": 4, "mine": 3,
    }  # fmt: skip
    assert 2 <= len(sizes(board, "building")) <= 6
    assert all(1 <= len(spaces) <= 8 for spaces in ESTATES[board].regions.values())


@pytest.mark.rule("BUR-10.1")
@pytest.mark.parametrize("board", ESTATES)
def test_regions_are_as_large_as_they_can_be(board: str) -> None:
    """No space of a region touches a space of its colour in another region."""
    estate = ESTATES[board]
    for space, others in NEIGHBOURS.items():
        for other in others:
            alike = estate.types[space] == estate.types[other]
            assert alike == (estate.region_of[space] == estate.region_of[other])
