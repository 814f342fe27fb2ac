"""BUR-10: regions, colours, the VP track; BUR-17: in which order things are resolved."""

import pytest

from games.burgundy import BURGUNDY as GAME
from games.burgundy.effects import BuildingEffect, ExtraAction
from games.burgundy.estates import ESTATES
from games.burgundy.events import AnimalsScored, ColourCompleted, RegionCompleted
from games.burgundy.steps import Act
from tests.games.burgundy.positions import ANNA, BENNO, CARLA, DARIO, Position, kinds, told


@pytest.mark.rule("BUR-10.2")
def test_a_region_scores_when_its_last_space_is_covered() -> None:
    at = Position().store(ANNA, "ship", "ship").estate(ANNA, d3="ship").turn(ANNA, 1, 6)
    assert told(at.play(ANNA, "place 1 ship d2"), RegionCompleted) == []
    events = at.play(ANNA, "place 6 ship d1")
    assert told(events, RegionCompleted) == [RegionCompleted(ANNA, "ship_1", "ship", 3, 6, 10)]
    assert at.player(ANNA).earned == {"regions": 6, "phases": 10}


REGIONS = {
    1: ("1", "building_2"),
    2: ("2", "ship_1"),
    3: ("1", "ship_1"),
    4: ("2", "animal_2"),
    5: ("1", "animal_1"),
    6: ("6", "ship_1"),
    7: ("7", "building_1"),
    8: ("2", "building_1"),
}
"""Size → a board and a region of that size."""
TILES = {
    "ship": ["ship"] * 6,
    "animal": ["cow2", "pig2", "sheep2", "chicken2", "cow3"],
    "building": [
        "bank", "watchtower", "boarding_house", "warehouse", "church", "market", "carpenters_workshop", "city_hall",
    ],
}  # fmt: skip


@pytest.mark.rule("BUR-10.2", "BUR-10.3")
@pytest.mark.parametrize("size", REGIONS)
def test_points_by_size(size: int) -> None:
    board, region = REGIONS[size]
    *covered, last = ESTATES[board].regions[region]
    tile, *others = TILES[region.split("_")[0]]
    at = Position(4, "E").board(ANNA, board, ESTATES[board].castles[-1])
    at.estate(ANNA, **dict(zip(covered, others, strict=False))).store(ANNA, tile)
    at.has(ANNA, workers=3).turn(ANNA, 1, 1)
    (scored,) = told(at.play(ANNA, f"place 1 {tile} {last}"), RegionCompleted)
    assert (scored.region, scored.size, scored.bonus) == (region, size, 2)
    assert scored.points == [1, 3, 6, 10, 15, 21, 28, 36][size - 1]


@pytest.mark.rule("BUR-10.4")
def test_the_phase_bonus_does_not_depend_on_the_size() -> None:
    for space, tile in (("c3", "bank"), ("d2", "ship")):
        at = Position(4, "C").estate(ANNA, d1="ship", d3="ship").store(ANNA, tile).has(ANNA, workers=3)
        at.turn(ANNA, 1, 1)
        (scored,) = told(at.play(ANNA, f"place 1 {tile} {space}"), RegionCompleted)
        assert scored.bonus == 6


def third_mine(at: Position, seat: int) -> list[ColourCompleted]:
    at.estate(seat, e3="mine", f2="mine").store(seat, "mine").turn(seat, 3, 1)
    return told(at.play(seat, "place 3 mine g1"), ColourCompleted)


@pytest.mark.rule("BUR-10.5", "BUR-10.6", "BUR-10.7")
@pytest.mark.parametrize(("seats", "large", "small"), [(2, 5, 2), (3, 6, 3), (4, 7, 4)])
def test_the_first_two_to_finish_a_colour_get_its_bonus_tiles(seats: int, large: int, small: int) -> None:
    at = Position(seats)
    assert third_mine(at, BENNO) == [ColourCompleted(BENNO, "mine", 1, "large", large)]
    assert third_mine(at, ANNA) == [ColourCompleted(ANNA, "mine", 2, "small", small)]
    if seats > 2:
        assert third_mine(at, CARLA) == [ColourCompleted(CARLA, "mine", 3, "", 0)]
    if seats > 3:
        assert third_mine(at, DARIO) == [ColourCompleted(DARIO, "mine", 4, "", 0)]
    assert at.state.bonus_tiles(BENNO) == [("large", "mine")]
    assert at.state.bonus_tiles(ANNA) == [("small", "mine")]
    assert [at.player(seat).earned.get("colours", 0) for seat in range(seats)] == [small, large, 0, 0][:seats]


@pytest.mark.rule("BUR-10.5", "BUR-R14")
def test_only_the_active_player_can_finish_a_colour() -> None:
    """BUR-R14: never two at the same time, however ready both are."""
    at = Position(2).estate(BENNO, e3="mine", f2="mine").store(BENNO, "mine")
    at.estate(ANNA, e3="mine", f2="mine").store(ANNA, "mine").turn(ANNA, 3)
    at.player(BENNO).dice = [3, 1]
    assert at.reason(BENNO, "place 3 mine g1") == "refusal-not-your-decision"
    at.play(ANNA, "place 3 mine g1")
    assert at.state.finished["mine"] == [ANNA]
    at.play(BENNO, "place 3 mine g1")
    assert at.state.finished["mine"] == [ANNA, BENNO]
    assert [at.state.bonus_tiles(seat) for seat in (ANNA, BENNO)] == [[("large", "mine")], [("small", "mine")]]


@pytest.mark.rule("BUR-10.8")
def test_the_start_castle_counts_for_its_colour() -> None:
    at = Position().estate(ANNA, b3="castle", a2="castle").store(ANNA, "castle").turn(ANNA, 4, 1)
    events = at.play(ANNA, "place 4 castle a3")
    assert told(events, RegionCompleted) == [RegionCompleted(ANNA, "castle_1", "castle", 3, 6, 10)]
    assert told(events, ColourCompleted) == [ColourCompleted(ANNA, "castle", 1, "large", 7)]


@pytest.mark.rule("BUR-10.9")
@pytest.mark.parametrize(("points", "tile", "marker"), [(99, 0, 99), (100, 100, 0), (187, 100, 87), (214, 200, 14)])
def test_beyond_99_the_marker_starts_again_and_the_tile_remembers(points: int, tile: int, marker: int) -> None:
    at = Position().has(ANNA, points=points)
    assert (at.player(ANNA).vp_tile, at.player(ANNA).vp_marker) == (tile, marker)
    assert GAME.standings(at.state).points[ANNA] == points


@pytest.mark.rule("BUR-10.11")
def test_region_and_colour_score_together_and_only_once() -> None:
    at = Position().estate(ANNA, e3="mine", f2="mine").store(ANNA, "mine", "bank").turn(ANNA, 3, 3)
    events = at.play(ANNA, "place 3 mine g1")
    assert kinds(events) == ["Placed", "RegionCompleted", "ColourCompleted"]
    assert at.player(ANNA).points == 6 + 10 + 7
    assert told(at.play(ANNA, "place 3 bank c3"), ColourCompleted) == []
    assert at.state.finished["mine"] == [ANNA]


# ---------------------------------------------------------------- the order of resolution


@pytest.mark.rule("BUR-17.1")
def test_own_points_then_region_then_colour_then_effect() -> None:
    at = Position().estate(ANNA, c3="bank", a1="cow2", b1="cow3", b2="pig2", c1="pig3", e6="sheep2")
    at.store(ANNA, "cow4").turn(ANNA, 4, 1)
    events = at.play(ANNA, "place 4 cow4 c2")
    assert kinds(events) == ["Placed", "AnimalsScored", "RegionCompleted", "ColourCompleted"]
    assert told(events, AnimalsScored)[0].points == 9
    at = Position().store(ANNA, "church").offer({"5b": "mine"}).turn(ANNA, 3, 1)
    assert kinds(at.play(ANNA, "place 3 church c3")) == ["Placed", "RegionCompleted"]
    assert at.top == BuildingEffect(ANNA, "church")


@pytest.mark.rule("BUR-17.1", "BUR-17.2")
def test_a_chain_ends_before_anything_else_may_be_done() -> None:
    at = Position().store(ANNA, "city_hall", "castle", "church").estate(ANNA, c4="k08").turn(ANNA, 3, 6)
    at.offer({"5b": "mine", "0b": "ship"}).has(ANNA, silver=2)
    at.play(ANNA, "place 3 city_hall c3")
    assert at.top == BuildingEffect(ANNA, "city_hall")
    at.play(ANNA, "place - castle b3")
    assert at.top == ExtraAction(ANNA)
    at.play(ANNA, "place - church e4")
    assert at.top == BuildingEffect(ANNA, "church")
    for move in ("workers 6", "end", "buy 0b -"):
        assert at.refusal(ANNA, move)
    at.play(ANNA, "take - 5b -")
    assert at.top == Act(ANNA)
    assert {"workers 6", "buy 0b -"} <= set(at.options(ANNA))


@pytest.mark.rule("BUR-17.3")
def test_only_what_ends_the_turn_rolls_the_next_dice() -> None:
    """Nothing is rolled before it, so the whole turn can be taken back."""
    at = Position(2).store(BENNO, "castle", "mine").estate(BENNO, c4="k08").turn(BENNO, 6, 6)
    at.offer({"5b": "mine", "6b": "bank"})
    before = at.state.barrier
    at.play(BENNO, "place 6 castle b3", "take - 5b -")
    assert at.state.barrier == before < at.state.played
    at.play(BENNO, "workers 6")
    assert at.state.barrier == at.state.played, "the next round's dice have been rolled"


@pytest.mark.rule("BUR-17.3")
def test_another_players_turn_begins_without_chance() -> None:
    at = Position(2).turn(ANNA, 6, 6)
    draws = at.state.draws
    at.end_turn(ANNA)
    assert at.state.draws == draws
