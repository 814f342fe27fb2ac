"""CAL-5: the nine actions, and the limits of CAL-1 that they meet."""

import pytest

from games.calimala.actions import CHOICES, POSSIBLE, carry_out
from games.calimala.data import ACTIONS, BUILDINGS, COUNCIL, MATERIALS, PORTS, ROW_SPACES, ROWS, SET_UP, TRADE_CITIES
from games.calimala.events import ArtworkGiven, Built, Contributed, Drew, Shipped, Took, Transported, Wove
from tests.games.calimala.invariants import cubes_are_conserved, cubes_on_board, nothing_overflows
from tests.games.calimala.positions import (
    ARTWORK_SHIP,
    BENEDEK,
    BRICK_CONTRIBUTE,
    BUILD_TRANSPORT,
    CONTRIBUTE_TRANSPORT,
    ESZTER,
    EVI,
    NIKI,
    SHIP_BUILD,
    TRANSPORT_MARBLE,
    WEAVE_WOOD,
    WOOD_MARBLE,
    Position,
)


def possible(at: Position, action: str) -> bool:
    return POSSIBLE[action](at.state, at.player(ESZTER))


def may_draw_for(at: Position, action: str) -> bool:
    """Compensation is offered exactly when the action is not."""
    options = at.options(ESZTER)
    draws = f"draw {action}" in options
    assert draws != (f"skip {action}" in options)
    assert draws != possible(at, action)
    return draws


# ---------------------------------------------------------------- wood, brick, marble


@pytest.mark.rule("CAL-5.1", "CAL-1.4")
@pytest.mark.parametrize(
    ("material", "space"), [("wood", WOOD_MARBLE), ("marble", WOOD_MARBLE), ("brick", BRICK_CONTRIBUTE)]
)
def test_a_material_action_moves_one_cube_to_its_warehouse(material: str, space: str) -> None:
    at = Position().activation(ESZTER, space)
    events = at.play(ESZTER, f"take {material} disc")
    assert events == [Took(ESZTER, material)]
    assert at.player(ESZTER).store == {m: int(m == material) for m in MATERIALS}
    assert at.player(ESZTER).cubes == 39


@pytest.mark.rule("CAL-5.2", "CAL-1.5")
def test_a_full_warehouse_and_only_that_earns_a_card() -> None:
    at = Position().activation(ESZTER, WOOD_MARBLE).mat(ESZTER, wood=3)
    assert not may_draw_for(at, "wood")
    at.mat(ESZTER, wood=4)
    assert may_draw_for(at, "wood")
    refused = at.refusal(ESZTER, "take wood disc")
    assert (refused.reason, refused.args_) == ("calimala-refusal-warehouse-full", {"material": "wood"})
    assert not may_draw_for(at, "marble"), "a warehouse holds its own material only"


@pytest.mark.rule("Q12")
def test_without_cubes_nothing_can_be_gained() -> None:
    at = Position().activation(ESZTER, WOOD_MARBLE).mat(ESZTER, cubes=0)
    assert may_draw_for(at, "wood")
    assert at.reason(ESZTER, "take wood disc") == "no-cubes"
    at = Position().activation(ESZTER, WEAVE_WOOD).mat(ESZTER, cubes=0)
    assert may_draw_for(at, "weave")
    assert at.reason(ESZTER, "weave disc") == "no-cubes"


# ---------------------------------------------------------------- build


@pytest.mark.rule("CAL-5.3")
def test_one_build_action_builds_exactly_one_thing() -> None:
    at = Position().activation(ESZTER, SHIP_BUILD).mat(ESZTER, wood=4, brick=4)
    builds = [option for option in at.options(ESZTER) if option.startswith("build")]
    assert builds == [
        "build ship - disc",
        "build house troyes disc",
        "build house bruges disc",
        "build house hamburg disc",
        "build workshop - disc",
    ]
    at.play(ESZTER, "build ship - disc")
    assert at.reason(ESZTER, "build workshop - disc") == "action-not-left"


@pytest.mark.rule("CAL-5.4")
def test_a_ship_costs_two_wood_that_return_to_the_supply() -> None:
    at = Position().activation(ESZTER, SHIP_BUILD).mat(ESZTER, wood=3)
    assert at.play(ESZTER, "build ship - disc") == [Built(ESZTER, "ship", None)]
    player = at.player(ESZTER)
    assert (player.ships, player.store["wood"], player.cubes) == (1, 1, 39)
    at = Position().activation(ESZTER, SHIP_BUILD).mat(ESZTER, wood=1)
    assert at.reason(ESZTER, "build ship - disc") == "ship-needs-wood"


@pytest.mark.rule("CAL-5.5")
def test_a_house_costs_two_brick_and_stands_in_a_trade_city() -> None:
    at = Position().activation(ESZTER, SHIP_BUILD).mat(ESZTER, brick=2)
    assert at.reason(ESZTER, "build house lisbon disc") == "house-needs-city"
    assert at.reason(ESZTER, "build house - disc") == "house-needs-city"
    assert at.play(ESZTER, "build house bruges disc") == [Built(ESZTER, "house", "bruges")]
    player = at.player(ESZTER)
    assert (player.houses, player.store["brick"], player.cubes) == (["bruges"], 0, 40)
    at = Position().activation(ESZTER, SHIP_BUILD).mat(ESZTER, brick=1)
    assert at.reason(ESZTER, "build house bruges disc") == "house-needs-brick"


@pytest.mark.rule("CAL-5.6")
def test_a_second_house_in_the_same_city_is_refused() -> None:
    at = Position().activation(ESZTER, SHIP_BUILD).mat(ESZTER, brick=4, houses=["troyes"])
    refused = at.refusal(ESZTER, "build house troyes disc")
    assert (refused.reason, refused.clause) == ("calimala-refusal-house-already-there", "CAL-5.6")
    assert {"build house bruges disc", "build house hamburg disc"} <= set(at.options(ESZTER))


@pytest.mark.rule("CAL-5.5", "Q4")
def test_others_houses_never_fill_a_city() -> None:
    at = Position(5).activation(ESZTER, SHIP_BUILD).mat(ESZTER, brick=2)
    for other in range(1, 5):
        at.mat(other, houses=list(TRADE_CITIES))
    assert "build house troyes disc" in at.options(ESZTER)
    assert max(SET_UP) == 5


@pytest.mark.rule("CAL-5.7", "CAL-1.7")
def test_a_workshop_costs_one_wood_and_one_brick_and_there_are_two_to_add() -> None:
    at = Position().activation(ESZTER, SHIP_BUILD).mat(ESZTER, wood=1, brick=1)
    assert at.play(ESZTER, "build workshop - disc") == [Built(ESZTER, "workshop", None)]
    player = at.player(ESZTER)
    assert (player.workshops, player.store, player.cubes) == ([0, 0], {"wood": 0, "brick": 0, "marble": 0}, 40)
    at = Position().activation(ESZTER, SHIP_BUILD).mat(ESZTER, wood=1, brick=1, workshops=[1, 0, 2])
    assert at.reason(ESZTER, "build workshop - disc") == "no-workshop-left"
    at.mat(ESZTER, workshops=[1], brick=0)
    assert at.reason(ESZTER, "build workshop - disc") == "workshop-needs-both"


@pytest.mark.rule("CAL-5.8", "CAL-5.7")
def test_a_new_workshop_is_the_leftmost_free_one_empty_and_works_at_once() -> None:
    at = Position().activation(ESZTER, SHIP_BUILD).mat(ESZTER, wood=1, brick=1, workshops=[3]).hand(ESZTER, "weave")
    at.play(ESZTER, "build workshop - disc")
    assert at.player(ESZTER).workshops == [3, 0]
    at.play(ESZTER, "weave card")
    assert at.player(ESZTER).workshops == [4, 1]


@pytest.mark.rule("CAL-5.9", "CAL-1.8")
@pytest.mark.parametrize(
    ("holds", "can"),
    [
        ({"wood": 2}, True),
        ({"brick": 2}, True),
        ({"wood": 1, "brick": 1}, True),
        ({"wood": 1}, False),
        ({"brick": 1, "marble": 4}, False),
        ({"wood": 2, "ships": 3}, False),
        ({"brick": 2, "houses": TRADE_CITIES}, False),
        ({"wood": 1, "brick": 1, "workshops": [0, 0, 0]}, False),
        ({"wood": 4, "brick": 4, "ships": 3, "houses": TRADE_CITIES, "workshops": [0, 0, 0]}, False),
        ({"wood": 4, "brick": 4, "ships": 3, "houses": TRADE_CITIES[:2], "workshops": [0, 0, 0]}, True),
    ],
)
def test_building_earns_a_card_only_if_none_of_the_three_can_be_built(holds: dict[str, object], can: bool) -> None:
    at = Position().activation(ESZTER, SHIP_BUILD).mat(ESZTER, **holds)
    assert may_draw_for(at, "build") is not can
    if holds.get("ships") == 3:
        assert at.reason(ESZTER, "build ship - disc") == "no-ship-left"


# ---------------------------------------------------------------- artwork


@pytest.mark.rule("CAL-5.10")
@pytest.mark.parametrize("site", [*BUILDINGS, COUNCIL])
def test_marble_becomes_an_artwork_at_a_building_or_the_council(site: str) -> None:
    at = Position().activation(ESZTER, ARTWORK_SHIP).mat(ESZTER, marble=1)
    assert at.play(ESZTER, f"artwork {site} disc") == [ArtworkGiven(ESZTER, site)]
    assert at.player(ESZTER).store["marble"] == 0
    if site == COUNCIL:
        assert at.state.council_art == [ESZTER]
    else:
        assert at.state.buildings[site]["artwork"][ESZTER] == 1
        assert at.state.buildings[site]["marble"][ESZTER] == 0
    cubes_are_conserved(at.state)


@pytest.mark.rule("CAL-5.11", "CAL-1.10")
def test_artwork_earns_a_card_without_marble_or_with_all_sixteen_spaces_taken() -> None:
    at = Position().activation(ESZTER, ARTWORK_SHIP)
    assert may_draw_for(at, "artwork")
    assert at.reason(ESZTER, "artwork santa_croce disc") == "no-marble"
    at.mat(ESZTER, marble=1)
    for building, spaces in ROW_SPACES.items():
        at.row(building, "artwork", {NIKI: spaces})
    assert at.options(ESZTER)[0] == f"artwork {COUNCIL} disc"
    assert at.reason(ESZTER, "artwork santa_croce disc") == "artworks-full"
    at.council(artworks=(EVI, EVI, NIKI, EVI))
    assert at.reason(ESZTER, f"artwork {COUNCIL} disc") == "artworks-full"
    assert may_draw_for(at, "artwork")
    assert sum(ROW_SPACES.values()) + 4 == 16


# ---------------------------------------------------------------- weave


@pytest.mark.rule("CAL-5.12")
@pytest.mark.parametrize("workshops", [[0], [1, 3], [0, 2, 1]])
def test_weaving_puts_one_cube_in_each_workshop(workshops: list[int]) -> None:
    at = Position().activation(ESZTER, WEAVE_WOOD).mat(ESZTER, workshops=workshops)
    assert at.play(ESZTER, "weave disc") == [Wove(ESZTER, len(workshops))]
    assert at.player(ESZTER).workshops == [cloth + 1 for cloth in workshops]
    cubes_are_conserved(at.state)


@pytest.mark.rule("CAL-5.13", "CAL-1.6")
def test_a_full_workshop_gets_nothing_but_the_others_do() -> None:
    at = Position().activation(ESZTER, WEAVE_WOOD).mat(ESZTER, workshops=[4, 1, 4])
    assert at.play(ESZTER, "weave disc") == [Wove(ESZTER, 1)]
    assert at.player(ESZTER).workshops == [4, 2, 4]


@pytest.mark.rule("CAL-5.14")
def test_weaving_earns_a_card_only_if_all_workshops_are_full() -> None:
    at = Position().activation(ESZTER, WEAVE_WOOD).mat(ESZTER, workshops=[4, 3])
    assert not may_draw_for(at, "weave")
    at.mat(ESZTER, workshops=[4, 4])
    assert may_draw_for(at, "weave")
    assert at.reason(ESZTER, "weave disc") == "workshops-full"


@pytest.mark.rule("CAL-5.12", "Q12")
def test_with_too_few_cubes_the_emptiest_workshops_come_first() -> None:
    at = Position().activation(ESZTER, WEAVE_WOOD).mat(ESZTER, workshops=[2, 1, 0], cubes=2)
    at.play(ESZTER, "weave disc")
    assert at.player(ESZTER).workshops == [2, 2, 1]
    assert at.player(ESZTER).cubes == 0


# ---------------------------------------------------------------- ship


@pytest.mark.rule("CAL-5.15", "CAL-5.16", "CAL-5.18")
def test_each_ship_carries_one_cloth_to_a_port_of_choice_and_stays() -> None:
    at = Position().activation(ESZTER, ARTWORK_SHIP).mat(ESZTER, ships=3, workshops=[2, 2])
    assert at.play(ESZTER, "ship barcelona+london+london disc") == [Shipped(ESZTER, ("barcelona", "london", "london"))]
    assert [at.state.cities[port][ESZTER] for port in PORTS] == [1, 0, 2]
    assert at.player(ESZTER).ships == 3
    assert at.player(ESZTER).cloth == 1
    cubes_are_conserved(at.state)
    assert at.reason(ESZTER, "ship lisbon disc") == "action-not-left"


@pytest.mark.rule("CAL-5.16", "CAL-5.17")
def test_all_ways_to_ship_are_offered_also_fewer_than_possible() -> None:
    at = Position().activation(ESZTER, ARTWORK_SHIP).mat(ESZTER, ships=2, workshops=[4])
    ships = [option for option in at.options(ESZTER) if option.startswith("ship")]
    assert ships == [
        "ship barcelona disc",
        "ship lisbon disc",
        "ship london disc",
        "ship barcelona+barcelona disc",
        "ship barcelona+lisbon disc",
        "ship barcelona+london disc",
        "ship lisbon+lisbon disc",
        "ship lisbon+london disc",
        "ship london+london disc",
    ]


@pytest.mark.rule("CAL-5.15", "CAL-1.9")
def test_a_port_takes_no_more_than_twelve_cubes_of_all_players() -> None:
    at = Position().activation(ESZTER, ARTWORK_SHIP).mat(ESZTER, ships=2, workshops=[4])
    at.cloth("lisbon", {EVI: 6, NIKI: 5}).cloth("london", {EVI: 12})
    assert "ship lisbon disc" in at.options(ESZTER)
    refused = at.refusal(ESZTER, "ship lisbon+lisbon disc")
    assert (refused.reason, refused.args_) == ("calimala-refusal-city-full", {"city": "lisbon"})
    assert at.reason(ESZTER, "ship london disc") == "city-full"
    at.play(ESZTER, "ship barcelona+lisbon disc")
    nothing_overflows(at.state)


@pytest.mark.rule("CAL-5.19")
def test_shipping_earns_a_card_without_ship_without_cloth_or_with_full_ports() -> None:
    at = Position().activation(ESZTER, ARTWORK_SHIP).mat(ESZTER, ships=1, workshops=[1])
    assert not may_draw_for(at, "ship")
    at.mat(ESZTER, ships=0)
    assert may_draw_for(at, "ship")
    assert at.reason(ESZTER, "ship lisbon disc") == "no-ship"
    at.mat(ESZTER, ships=1, workshops=[0, 0])
    assert may_draw_for(at, "ship")
    assert at.reason(ESZTER, "ship lisbon disc") == "no-cloth"
    at.mat(ESZTER, workshops=[1])
    for port in PORTS:
        at.cloth(port, {EVI: 6, BENEDEK: 6})
    assert may_draw_for(at, "ship")


@pytest.mark.rule("Q24")
def test_cloth_is_taken_from_the_fullest_workshop() -> None:
    at = Position().activation(ESZTER, ARTWORK_SHIP).mat(ESZTER, ships=3, workshops=[1, 3, 3])
    at.play(ESZTER, "ship lisbon+lisbon+lisbon disc")
    assert at.player(ESZTER).workshops == [1, 1, 2]


# ---------------------------------------------------------------- transport


@pytest.mark.rule("CAL-5.20", "CAL-5.22")
def test_each_house_takes_one_cloth_to_its_own_city_and_stays() -> None:
    at = Position().activation(ESZTER, BUILD_TRANSPORT).mat(ESZTER, houses=["hamburg", "troyes"], workshops=[4])
    assert at.reason(ESZTER, "transport bruges disc") == "no-house-there"
    assert at.reason(ESZTER, "transport troyes+troyes disc") == "one-cloth-per-house"
    events = at.play(ESZTER, "transport troyes+hamburg disc")
    assert events == [Transported(ESZTER, ("troyes", "hamburg"))]
    assert [at.state.cities[city][ESZTER] for city in TRADE_CITIES] == [1, 0, 1]
    assert at.player(ESZTER).houses == ["hamburg", "troyes"]
    assert at.player(ESZTER).cloth == 2
    cubes_are_conserved(at.state)


@pytest.mark.rule("CAL-5.21")
def test_fewer_houses_may_be_served() -> None:
    at = Position().activation(ESZTER, TRANSPORT_MARBLE).mat(ESZTER, houses=TRADE_CITIES, workshops=[2])
    ways = [option for option in at.options(ESZTER) if option.startswith("transport")]
    assert ways == [
        "transport troyes disc",
        "transport bruges disc",
        "transport hamburg disc",
        "transport troyes+bruges disc",
        "transport troyes+hamburg disc",
        "transport bruges+hamburg disc",
    ]
    assert at.reason(ESZTER, "transport troyes+bruges+hamburg disc") == "too-little-cloth"


@pytest.mark.rule("CAL-5.23", "Q11", "CAL-5.20")
def test_transport_earns_a_card_if_not_a_single_cube_can_go() -> None:
    at = Position().activation(ESZTER, CONTRIBUTE_TRANSPORT).mat(ESZTER, houses=["troyes"], workshops=[1])
    assert not may_draw_for(at, "transport")
    at.cloth("troyes", {EVI: 12})
    assert may_draw_for(at, "transport"), "another city has room, but no own house"
    assert at.reason(ESZTER, "transport troyes disc") == "city-full"
    at.mat(ESZTER, houses=["troyes", "bruges"])
    assert not may_draw_for(at, "transport")
    at.mat(ESZTER, workshops=[0])
    assert may_draw_for(at, "transport")
    at.mat(ESZTER, workshops=[1], houses=[])
    assert may_draw_for(at, "transport")


# ---------------------------------------------------------------- contribute


@pytest.mark.rule("CAL-5.24", "CAL-5.26")
@pytest.mark.parametrize("material", MATERIALS)
def test_material_goes_to_its_own_row_of_a_building(material: str) -> None:
    at = Position().activation(ESZTER, BRICK_CONTRIBUTE).mat(ESZTER, **{material: 1})
    ways = [option for option in at.options(ESZTER) if option.startswith("contribute")]
    assert ways == [f"contribute {material} {building} disc" for building in BUILDINGS]
    events = at.play(ESZTER, f"contribute {material} san_miniato disc")
    assert events == [Contributed(ESZTER, material, "san_miniato")]
    rows = at.state.buildings["san_miniato"]
    assert {row: cubes[ESZTER] for row, cubes in rows.items() if cubes[ESZTER]} == {material: 1}
    assert at.player(ESZTER).store[material] == 0
    cubes_are_conserved(at.state)


@pytest.mark.rule("CAL-5.25")
def test_the_council_takes_no_material() -> None:
    at = Position().activation(ESZTER, BRICK_CONTRIBUTE).mat(ESZTER, wood=1, brick=1, marble=1)
    ways = [option.split()[2] for option in at.options(ESZTER) if option.startswith("contribute")]
    assert set(ways) == set(BUILDINGS)


@pytest.mark.rule("CAL-5.27", "CAL-1.10")
def test_contributing_earns_a_card_if_no_own_material_fits() -> None:
    at = Position().activation(ESZTER, BRICK_CONTRIBUTE)
    assert may_draw_for(at, "contribute")
    assert at.reason(ESZTER, "contribute wood san_miniato disc") == "no-material"
    at.mat(ESZTER, wood=1)
    at.row("san_miniato", "wood", {EVI: 2, NIKI: 1}).row("santa_croce", "wood", {EVI: 4})
    assert not may_draw_for(at, "contribute")
    assert at.reason(ESZTER, "contribute wood san_miniato disc") == "row-full"
    at.row("santa_maria_del_fiore", "wood", {EVI: 5})
    assert may_draw_for(at, "contribute"), "room for brick and marble, but only wood in the warehouse"
    at.mat(ESZTER, marble=1)
    assert not may_draw_for(at, "contribute")


@pytest.mark.rule("CAL-1.11")
@pytest.mark.parametrize("action", ACTIONS)
def test_no_action_takes_a_cube_off_the_board(action: str) -> None:
    at = Position().mat(ESZTER, wood=2, brick=2, marble=2, ships=2, houses=["troyes", "bruges"], workshops=[2, 1])
    for city in at.state.cities:
        at.cloth(city, {ESZTER: 3, EVI: 2})
    for building in at.state.buildings:
        for row in ROWS:
            at.row(building, row, {ESZTER: 1, EVI: 1})
    at.council(artworks=(EVI, ESZTER))
    before = cubes_on_board(at.state)
    choices = CHOICES[action](at.state, at.player(ESZTER), "disc")
    assert choices
    for move in choices:
        there = at.state.clone()
        carry_out(there, ESZTER, move)
        assert all(now >= then for now, then in zip(cubes_on_board(there), before, strict=True))
        assert there.council_art[:2] == [EVI, ESZTER]


def test_a_draw_is_told_to_its_owner_only() -> None:
    at = Position().activation(ESZTER, ARTWORK_SHIP).next_draws("weave")
    drew = at.play(ESZTER, "draw ship")[0]
    assert drew == Drew(ESZTER, "ship", ("weave",))
    assert drew.seen_by(EVI) == Drew(ESZTER, "ship", ("?",))
