"""The tables of RULES.md, section 2, word for word against those of the code."""

import re
from pathlib import Path
from typing import get_args

import games.genoa
from games.genoa import data
from games.genoa.moves import Treatment
from games.genoa.scoring import group_value

RULES = (Path(games.genoa.__file__).parent / "RULES.md").read_text()


def section(number: str) -> str:
    return RULES.split(f"\n### {number} ")[1].split("\n### ")[0]


def ids(text: str) -> list[str]:
    return re.findall(r"`(\w+)`", text)


def test_every_square_of_the_board() -> None:
    found = [["street"] * 8 for _ in range(8)]
    squares = re.findall(r"^\| `(\w+)` \| ((?:\d-\d(?:, )?)+) \|", section("2.3"), re.MULTILINE)
    assert {building for building, _ in squares} == set(data.BUILDINGS)
    for building, where in [*squares, ("market", "4-4, 4-5, 5-4, 5-5")]:
        for blue, red in re.findall(r"(\d)-(\d)", where):
            found[int(red) - 1][int(blue) - 1] = building
    for red, row in enumerate(found, start=1):
        for blue, space in enumerate(row, start=1):
            assert data.GRID[red - 1][blue - 1] == (f"street_{blue}_{red}" if space == "street" else space)
    assert data.SIDES == 8
    assert (data.SPACES, len(set(data.SPACES))) == ((*data.BUILDINGS, "market", *data.STREETS), 39)


def test_the_ring_and_what_stands_beside_streets() -> None:
    ring = ids(section("2.2").split("**Outer ring**")[1])
    assert (*data.OUTER_RING, data.OUTER_RING[0]) == tuple(ring)
    assert (*data.OUTER_RING, *data.INNER) == data.BUILDINGS
    lone = ids(section("2.2").split("(one: ")[1].split(")")[0])
    assert sorted(lone) == sorted(street for street, beside in data.FRONTAGE.items() if len(beside) == 1)


def test_what_every_building_gives() -> None:
    told = dict(re.findall(r"^\| `(\w+)` \| [^|]+\| (.+) \|$", section("2.3"), re.MULTILINE))
    decks = {"large order": "large_order", "small orders": "small_order", "messages": "message", "contract": "contract"}
    for building, words in told.items():
        words = told["villa_colini"] if words.startswith("same") else words
        if tile := re.fullmatch(r"take 1 `(\w+)` tile", words):
            effect = data.Effect((), tile[1], 0, "", 0)
        elif pair := re.fullmatch(r"take 1 (\w+) \+ 1 (\w+)", words):
            effect = data.Effect((pair[1], pair[2]), "", 0, "", 0)
        elif drawn := re.match(r"draw (\d) ([a-z ]+?)(?: OR|$)", words):
            effect = data.Effect((), "", 0, decks[drawn[2]], int(drawn[1]))
        else:
            assert words == "take 2 ownership markers of one's own colour"
            effect = data.Effect((), "", 2, "", 0)
        assert data.EFFECTS[building] == effect, building
    assert set(told) == set(data.EFFECTS)


def test_commodities_and_special_tiles() -> None:
    assert tuple(ids(section("2.4"))) == data.COMMODITIES
    assert data.COMMODITY_COUNT == 5
    tiles = re.findall(r"^\| `(\w+)` \| (\d) \| ([\w, ]+) \|", section("2.5"), re.MULTILINE)
    assert tuple(tile for tile, _, _ in tiles) == data.TILES
    assert {tile: int(count) for tile, count, _ in tiles} == dict(data.TILE_COUNTS)
    for tile, _, source in tiles:
        sources = {building for building, effect in data.EFFECTS.items() if effect.tile == tile}
        assert sources == {name.lower().replace(" ", "_") for name in source.split(", ")}


def test_every_card() -> None:
    assert list(data.CONTRACTS.items()) == [(f"contract_{building}", building) for building in data.OUTER_RING]
    messages = re.findall(r"`(message_\d\d)` \| `(\w+)` \+ `(\w+)`", section("2.9"))
    assert {card: (one, other) for card, one, other in messages} == dict(data.MESSAGES)
    large = re.findall(r"`(large_order_\d\d)` \| (\w+) \| (\w+), (\w+), (\w+)", section("2.10"))
    assert {card: (f"villa_{villa.lower()}", tuple(wanted)) for card, villa, *wanted in large} == dict(
        data.LARGE_ORDERS
    )
    small = re.findall(r"`(small_order_\d\d)` \| `(\w+)` \| (\w+)", section("2.11"))
    assert {card: (building, (wanted,)) for card, building, wanted in small} == dict(data.SMALL_ORDERS)
    for deck, pieces in zip(
        data.DECKS, (data.CONTRACTS, data.MESSAGES, data.LARGE_ORDERS, data.SMALL_ORDERS), strict=True
    ):
        assert data.CARDS[deck] == tuple(sorted(pieces, key=list(pieces).index))
        assert {data.DECK_OF[card] for card in pieces} == {deck}


def test_the_numbers() -> None:
    assert (data.DISCS, data.UNIT, data.LAST_SPACE) == (5, 5, 12)
    assert dict(data.TRACK_START) == {2: 1, 3: 3, 4: 5, 5: 7}
    assert [group_value(size) for size in range(15)] == [0, 10, 30, 60, 100, *range(150, 601, 50)]
    assert (data.MAX_OFFERS, data.MAX_LINES, data.MAX_PIECES) == (8, 10, 40)
    assert get_args(Treatment) == ("leave", "place", "remove", "replace")
