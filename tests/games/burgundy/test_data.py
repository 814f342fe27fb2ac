"""Section 2 of the rules: components, depots, estates."""

import re
from collections import Counter
from pathlib import Path

import pytest

import games.burgundy
from games.burgundy import data
from games.burgundy.estates import ESTATES, NEIGHBOURS, NUMBER_OF, SPACES, Hex

RULES = (Path(games.burgundy.__file__).parent / "RULES.md").read_text()
BOARDS = {
    board: (picture, regions)
    for board, picture, regions in re.findall(
        r"^\*\*Board (\d)\*\*\n\n```\n(.*?)```\n\nRegions: (.*?)\.$", RULES, re.MULTILINE | re.DOTALL
    )
}
COLOURS = {"A": "animal", "B": "building", "C": "castle", "K": "knowledge", "M": "mine", "S": "ship"}


def table_of(heading: str) -> list[list[str]]:
    """The cells of the first table below a heading of RULES.md, without its head."""
    below = RULES.partition(f"\n### {heading}")[2]
    assert below, f"RULES.md has no heading {heading}"
    rows = re.findall(r"(?:^\|.*\|\n)+", below, re.MULTILINE)[0].splitlines()
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[2:]]


def sizes(board: str, kind: str) -> list[int]:
    regions = ESTATES[board].regions
    return sorted((len(spaces) for name, spaces in regions.items() if name.startswith(kind)), reverse=True)


def test_tiles_by_type_and_back() -> None:
    counts = {
        kind: (
            sum(tile.own_back for tile in data.TILES.values() if tile.type == kind),
            sum(tile.black_back for tile in data.TILES.values() if tile.type == kind),
        )
        for kind in data.TYPES
    }
    assert counts == {
        "building": (40, 16),
        "animal": (20, 8),
        "knowledge": (20, 6),
        "castle": (14, 2),
        "mine": (10, 2),
        "ship": (20, 6),
    }


def test_types_and_animals_stand_in_the_order_of_the_rules() -> None:
    """As pictures and boards in words list them."""
    assert [f"`{kind}`" for kind in data.TYPES] == [row[0] for row in table_of("2.2 Hex tiles by type")][:-1]
    kinds = RULES.partition("\n### 2.4 Animals")[2].partition("For each kind (")[2].partition(")")[0]
    assert [f"`{animal}`" for animal in data.ANIMALS] == kinds.split(", ")


def test_what_each_building_does() -> None:
    assert dict(data.BUILDINGS) == {
        "warehouse": data.Building((), True, False, 0, 0, 0),
        "carpenters_workshop": data.Building(("building",), False, False, 0, 0, 0),
        "church": data.Building(("mine", "knowledge", "castle"), False, False, 0, 0, 0),
        "market": data.Building(("ship", "animal"), False, False, 0, 0, 0),
        "boarding_house": data.Building((), False, False, 4, 0, 0),
        "bank": data.Building((), False, False, 0, 2, 0),
        "city_hall": data.Building((), False, True, 0, 0, 0),
        "watchtower": data.Building((), False, False, 0, 0, 4),
    }


def test_only_animal_tiles_have_animals_and_only_knowledge_tiles_a_number() -> None:
    assert {tile.type for tile in data.TILES.values() if tile.animals or tile.animal} == {"animal"}
    assert {tile.type for tile in data.TILES.values() if tile.number} == {"knowledge"}


def test_seven_of_each_building_and_of_each_animal() -> None:
    assert all(data.TILES[building][1:3] == (5, 2) for building in data.BUILDINGS)
    for animal in data.ANIMALS:
        mine = [tile for tile in data.TILES.values() if tile.animal == animal]
        assert [(tile.animals, tile.own_back, tile.black_back) for tile in mine] == [(2, 2, 0), (3, 2, 1), (4, 1, 1)]


@pytest.mark.rule("BUR-16.20")
def test_26_knowledge_tiles_one_of_each_six_of_them_black() -> None:
    tiles = [tile for tile in data.TILES.values() if tile.type == "knowledge"]
    assert [tile.number for tile in tiles] == list(range(1, 27))
    assert all(tile.own_back + tile.black_back == 1 for tile in tiles)
    assert [tile.number for tile in tiles if tile.black_back] == [7, 12, 14, 15, 24, 25]


def test_goods_by_die() -> None:
    assert list(data.GOODS.items()) == [
        ("turquoise", 1), ("purple", 2), ("pink", 3), ("red", 4), ("brown", 5), ("orange", 6),
    ]  # fmt: skip


@pytest.mark.rule("BUR-3.6", "BUR-3.7", "BUR-3.8", "BUR-3.10")
@pytest.mark.parametrize(("players", "numbered", "black"), [(2, 12, 4), (3, 18, 6), (4, 24, 8)])
def test_depot_spaces_by_players(players: int, numbered: int, black: int) -> None:
    filled = [slot for slot in data.SLOTS.values() if slot.players <= players]
    assert sum(slot.depot > 0 for slot in filled) == numbered
    assert sum(slot.depot == 0 for slot in filled) == black


def test_the_24_spaces_of_the_numbered_depots_are_those_of_the_rules() -> None:
    wanted = {}
    for depot, *cells in table_of("2.7 Numbered depots"):
        for letter, cell in zip("abcd", cells, strict=True):
            kind, players = cell.split()[:2]
            wanted[f"{depot}{letter}"] = data.Slot(int(depot), kind, int(players))  # type: ignore[arg-type]
    assert len(wanted) == 24
    assert {name: slot for name, slot in data.SLOTS.items() if slot.depot} == wanted


def test_the_black_depot_has_eight_spaces_of_no_colour() -> None:
    black = {name: slot for name, slot in data.SLOTS.items() if not slot.depot}
    assert list(black) == [f"0{letter}" for letter in "abcdefgh"]
    assert Counter(slot.players for slot in black.values()) == {2: 4, 3: 2, 4: 2}
    assert {slot.type for slot in black.values()} == {None}


@pytest.mark.rule("BUR-R7")
def test_the_depots_stand_in_a_ring() -> None:
    """BUR-R7: 6 is next to 1."""
    assert data.DEPOT_PAIRS == ((1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (1, 6))


@pytest.mark.rule("BUR-10.3", "BUR-10.4", "BUR-10.5", "BUR-10.6", "BUR-11.5")
def test_number_tables() -> None:
    assert data.REGION_POINTS == (0, 1, 3, 6, 10, 15, 21, 28, 36)
    assert data.PHASE_POINTS == {"A": 10, "B": 8, "C": 6, "D": 4, "E": 2}
    assert {players: tuple(rates) for players, rates in data.RATES.items()} == {
        2: (5, 2, 2),
        3: (6, 3, 3),
        4: (7, 4, 4),
    }


@pytest.mark.rule("BUR-R20")
def test_the_sheets_have_four_faces_1_and_one_of_each_other() -> None:
    """BUR-R20: and which are back to back."""
    printed = RULES.partition("\n### 2.12 Board sheets")[2].partition("\n### ")[0]
    assert [tuple(sheet) for sheet in re.findall(r"\b(\d)/(\d)\b", printed)] == list(data.SHEETS)
    assert Counter(board for sheet in data.SHEETS for board in sheet) == Counter(
        {"1": 4} | dict.fromkeys("23456789", 1)
    )


# ---------------------------------------------------------------- estates


def test_37_spaces_with_their_numbers_and_neighbours() -> None:
    wanted = {
        space: Hex(int(q), int(r), int(number), tuple(neighbours.split()))
        for space, q, r, number, neighbours in table_of("2.10 Estate geometry")
    }
    assert len(wanted) == 37
    assert list(SPACES.items()) == list(wanted.items())
    assert Counter(NUMBER_OF.values()) == {1: 7, 2: 6, 3: 6, 4: 6, 5: 6, 6: 6}
    assert all(one in NEIGHBOURS[other] for one in SPACES for other in NEIGHBOURS[one])


@pytest.mark.parametrize("board", [str(number) for number in range(1, 10)])
def test_every_space_of_a_board_has_the_colour_and_number_of_the_rules(board: str) -> None:
    cells = {}
    for row in BOARDS[board][0].splitlines():
        letter, *spaces = row.split()
        cells |= {f"{letter}{at}": cell for at, cell in enumerate(spaces, start=1)}
    assert len(cells) == 37
    assert dict(ESTATES[board].types) == {space: COLOURS[cell[0]] for space, cell in cells.items()}
    assert dict(NUMBER_OF) == {space: int(cell[1]) for space, cell in cells.items()}


@pytest.mark.rule("BUR-10.1", "BUR-10.10")
@pytest.mark.parametrize("board", ESTATES)
def test_the_regions_of_a_board(board: str) -> None:
    """Numbered within their colour by their first space."""
    wanted = {}
    for colour in BOARDS[board][1].split("; "):
        kind = colour.split()[0]
        for number, (size, spaces) in enumerate(re.findall(r"(\d) \(([^)]*)\)", colour), start=1):
            wanted[f"{kind}_{number}"] = tuple(spaces.split())
            assert len(spaces.split()) == int(size)
    assert dict(ESTATES[board].regions) == wanted
    assert dict(ESTATES[board].region_of) == {space: name for name, spaces in wanted.items() for space in spaces}


@pytest.mark.parametrize("board", ESTATES)
def test_the_castles_of_a_board(board: str) -> None:
    castles = {row[0]: row[-1] for row in table_of("2.11 Estate boards 1–9")}
    assert list(ESTATES[board].castles) == castles[board].split()


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
