"""The worked examples (RULES.md, section 4): the rulebook's, with its players, and those derived from the rules."""

import pytest

from engine.events import Event
from games.burgundy import BURGUNDY as GAME
from games.burgundy.estates import ESTATES
from games.burgundy.events import (
    AnimalsScored,
    ColourCompleted,
    Discarded,
    EffectLost,
    EndScored,
    MinesPaid,
    RegionCompleted,
    RoundBegan,
    Sold,
    Took,
    TookWorkers,
)
from games.burgundy.steps import BeginPhase, EndOfGame
from tests.games.burgundy.positions import ANNA, BENNO, CARLA, DARIO, Position, told

# ---------------------------------------------------------------- the rulebook's


@pytest.mark.rule("BUR-X1")
def test_x1_two_workers_make_a_six_of_a_two() -> None:
    at = Position().offer({"6b": "bank"}).has(ANNA, workers=2).turn(ANNA, 2, 3)
    events = at.play(ANNA, "take 2 6b -")
    assert told(events, Took) == [Took(ANNA, "bank", "6b", "die", 2, 2)]
    assert at.player(ANNA).workers == 0


@pytest.mark.rule("BUR-X2")
def test_x2_a_ship_with_one_free_goods_space() -> None:
    at = Position().goods(CARLA, turquoise=1, orange=1).store(CARLA, "ship").turn(CARLA, 2, 1)
    at.goods_on(3, "turquoise", "pink", "brown")
    at.play(CARLA, "place 2 ship d3")
    assert at.options(CARLA, "load 3") == ["load 3 pink", "load 3 brown"]
    at.play(CARLA, "load 3 brown")
    assert at.player(CARLA).goods == {"turquoise": 2, "orange": 1, "brown": 1}
    assert at.state.depot_goods[3] == ["pink"]
    assert at.state.track[1] == [CARLA]


@pytest.mark.rule("BUR-X3", "BUR-X4")
def test_x3_and_x4_cows() -> None:
    at = Position().estate(BENNO, c3="bank", b2="cow3").store(BENNO, "cow4", "cow4").turn(BENNO, 6, 4)
    events = at.play(BENNO, "place 6 cow4 a1")
    assert told(events, AnimalsScored)[0].points == 4 + 3
    events = at.play(BENNO, "place 4 cow4 c2")
    assert told(events, AnimalsScored)[0].points == 4 + 4 + 3


@pytest.mark.rule("BUR-X5")
def test_x5_a_castles_action_places_with_any_value() -> None:
    at = Position().estate(ANNA, c4="k01", d3="ship").store(ANNA, "castle", "ship").turn(ANNA, 6, 2)
    at.play(ANNA, "place 6 castle b3")
    assert at.options(ANNA, "place") == ["place - ship d2", "place - ship d5"]


@pytest.mark.rule("BUR-X6")
def test_x6_board_1_has_four_cities() -> None:
    sizes = [len(spaces) for name, spaces in ESTATES["1"].regions.items() if name.startswith("building")]
    assert sorted(sizes) == [1, 3, 3, 5]


@pytest.mark.rule("BUR-X7", "BUR-X8")
def test_x7_and_x8_sheep_and_a_pig_with_knowledge_7() -> None:
    at = Position().knows(BENNO, 7).estate(BENNO, c3="bank", b2="sheep4").store(BENNO, "sheep3", "pig2")
    at.turn(BENNO, 4, 6)
    assert told(at.play(BENNO, "place 4 sheep3 c2"), AnimalsScored)[0].points == (3 + 1) + (4 + 1)
    assert told(at.play(BENNO, "place 6 pig2 a1"), AnimalsScored)[0].points == 2 + 1


@pytest.mark.rule("BUR-X9")
def test_x9_three_steps_with_two_workers() -> None:
    at = Position().knows(CARLA, 8).offer({"6b": "bank"}).has(CARLA, workers=1).turn(CARLA, 3, 3)
    refused = at.refusal(CARLA, "take 3 6b -")
    assert refused.args_ == {"needed": 2, "workers": 1}
    at.has(CARLA, workers=2).play(CARLA, "take 3 6b -")
    assert at.player(CARLA).workers == 0


def final(at: Position, seat: int) -> dict[str, int]:
    return {event.source: event.points for event in told(at.run(EndOfGame()), EndScored) if event.seat == seat}


@pytest.mark.rule("BUR-X10", "BUR-X13")
def test_x10_and_x13_sold_types_and_tiles() -> None:
    at = Position().knows(DARIO, 15, 25).sold(DARIO, red=4, purple=3, pink=3, orange=1)
    scored = final(at, DARIO)
    assert (scored["k15"], scored["k25"]) == (12, 11)


@pytest.mark.rule("BUR-X11")
def test_x11_watchtowers_and_banks() -> None:
    at = Position().knows(BENNO, 17, 22)
    at.estate(BENNO, c3="watchtower", e4="watchtower", e5="bank", c5="bank", e1="bank", f1="bank")
    scored = final(at, BENNO)
    assert scored["k17"] + scored["k22"] == 2 * 4 + 4 * 4


@pytest.mark.rule("BUR-X12")
def test_x12_three_kinds_of_animals() -> None:
    at = Position().knows(ANNA, 24).estate(ANNA, a1="cow2", b1="chicken3", b2="sheep2", c1="sheep3", c2="sheep4")
    assert final(at, ANNA)["k24"] == 12


@pytest.mark.rule("BUR-X14")
@pytest.mark.parametrize(("seats", "points"), [(2, 5), (3, 6), (4, 7)])
def test_x14_the_last_mine_or_animal_brings_the_large_bonus_tile(seats: int, points: int) -> None:
    at = Position(seats).estate(ANNA, e3="mine", f2="mine").store(ANNA, "mine").turn(ANNA, 3, 1)
    assert told(at.play(ANNA, "place 3 mine g1"), ColourCompleted) == [
        ColourCompleted(ANNA, "mine", 1, "large", points)
    ]
    at = Position(seats).estate(ANNA, c3="bank", a1="cow2", b1="pig3", b2="sheep2", c1="cow3", e6="pig4")
    at.store(ANNA, "cow4").turn(ANNA, 4, 1)
    assert told(at.play(ANNA, "place 4 cow4 c2"), ColourCompleted)[0].points == points


@pytest.mark.rule("BUR-X15")
def test_x15_a_market_without_ships_and_animals() -> None:
    at = Position().offer({"1b": "bank", "5b": "mine", "0b": "ship"}).store(ANNA, "market").turn(ANNA, 3, 1)
    assert told(at.play(ANNA, "place 3 market c3"), EffectLost) == [EffectLost(ANNA, "market")]


@pytest.mark.rule("BUR-X16")
def test_x16_depot_6_with_three_players() -> None:
    seen = []
    for phase in "ABCDE":
        at = Position(3)
        at.run(BeginPhase(phase))
        seen.append(at.state.depots["6a"])
    assert seen == ["castle", "mine", "castle", "mine", "castle"]


# ---------------------------------------------------------------- derived from the rules


def points_of(events: list[Event]) -> int:
    regions = sum(event.points + event.bonus for event in told(events, RegionCompleted))
    return regions + sum(event.points for event in told(events, ColourCompleted))


@pytest.mark.rule("BUR-X17")
def test_x17_the_third_mine() -> None:
    at = Position(4, "A").estate(ANNA, e3="mine", f2="mine").store(ANNA, "mine").turn(ANNA, 3, 1)
    events = at.play(ANNA, "place 3 mine g1")
    assert points_of(events) == at.player(ANNA).points == 6 + 10 + 7


@pytest.mark.rule("BUR-X18")
def test_x18_where_a_first_tile_can_go() -> None:
    wanted = {"c3": ("bank", 3), "c4": ("k08", 1), "d3": ("ship", 2), "d5": ("ship", 5), "e3": ("mine", 4)}
    wanted["e4"] = ("bank", 3)
    found: dict[str, tuple[str, int]] = {}
    for tile in ("bank", "k08", "ship", "mine", "castle", "cow2"):
        for die in range(1, 7):
            at = Position().store(ANNA, tile).turn(ANNA, die, die)
            found |= {notation.split()[3]: (tile, die) for notation in at.options(ANNA, "place")}
    assert found == wanted


@pytest.mark.rule("BUR-X19")
def test_x19_a_sale_with_knowledge_3_and_4() -> None:
    at = Position(2).knows(ANNA, 3, 4).goods(ANNA, pink=3).turn(ANNA, 3, 1)
    assert at.play(ANNA, "sell 3 pink") == [Sold(ANNA, "pink", 3, 6, 2, 1, "die", 3, 0)]
    assert at.player(ANNA).sold == {"pink": 3}


@pytest.mark.rule("BUR-X20")
def test_x20_a_castle_takes_workers_with_knowledge_13_and_14() -> None:
    at = Position().knows(ANNA, 13, 14).estate(ANNA, c4="k01").store(ANNA, "castle", "mine").turn(ANNA, 6, 1)
    at.play(ANNA, "place 6 castle b3")
    assert at.play(ANNA, "workers -") == [TookWorkers(ANNA, 4, 1, "castle", 0)]


@pytest.mark.rule("BUR-X21")
def test_x21_two_ships_in_a_round() -> None:
    at = Position().store(CARLA, "ship").store(DARIO, "ship").turn(CARLA, 2, 1)
    at.play(CARLA, "place 2 ship d3", "workers 1")
    at.player(DARIO).dice = [2, 1]
    at.play(DARIO, "place 2 ship d3")
    (began,) = told(at.play(DARIO, "workers 1"), RoundBegan)
    assert began.order == (DARIO, CARLA, ANNA, BENNO)
    assert at.state.track[1] == [CARLA, DARIO], "Dario's marker is on top"


@pytest.mark.rule("BUR-X22")
def test_x22_a_fourth_tile() -> None:
    at = Position().store(ANNA, "mine", "bank", "ship").offer({"2c": "castle"}).turn(ANNA, 2, 1)
    assert at.options(ANNA, "take") == ["take 2 2c mine", "take 2 2c bank", "take 2 2c ship"]
    events = at.play(ANNA, "take 2 2c bank")
    assert told(events, Discarded) == [Discarded(ANNA, "bank")]
    assert at.player(ANNA).storage == ["mine", "ship", "castle"]
    assert at.state.removed == {"bank": 1}


@pytest.mark.rule("BUR-X23")
def test_x23_a_second_bank_by_city_hall() -> None:
    at = Position().estate(ANNA, e4="bank").store(ANNA, "city_hall", "bank").turn(ANNA, 1, 6)
    at.play(ANNA, "place 1 city_hall e5")
    assert at.reason(ANNA, "place - bank f4") == "same-building-in-city"
    assert at.options(ANNA, "place") == ["place - bank c3"]


@pytest.mark.rule("BUR-X24")
def test_x24_city_hall_castle_workshop() -> None:
    at = Position().estate(ANNA, c4="k01").store(ANNA, "city_hall", "castle", "carpenters_workshop").turn(ANNA, 3, 6)
    at.offer({"5a": "bank", "0b": "mine"}).has(ANNA, silver=2)
    at.play(ANNA, "place 3 city_hall e4")
    assert at.reason(ANNA, "buy 0b -") == "no-purchase-now"
    at.play(ANNA, "place - castle b3")
    assert at.reason(ANNA, "buy 0b -") == "no-purchase-now"
    at.play(ANNA, "place - carpenters_workshop c3")
    assert at.reason(ANNA, "buy 0b -") == "no-purchase-now"
    at.play(ANNA, "take - 5a -")
    assert at.player(ANNA).storage == ["bank"]
    assert "buy 0b -" in at.options(ANNA)


@pytest.mark.rule("BUR-X25")
def test_x25_left_over_at_the_end() -> None:
    at = Position().goods(ANNA, pink=2, red=1).has(ANNA, silver=4, workers=5).store(ANNA, "castle", "ship")
    at.run(EndOfGame())
    assert at.player(ANNA).points == 3 + 4 + 2


@pytest.mark.rule("BUR-X26")
def test_x26_a_tie_on_points() -> None:
    at = Position(2)
    for seat, empty in ((ANNA, 4), (BENNO, 6)):
        spaces = [space for space in ESTATES["1"].types if space != "d4"]
        for space in spaces[: 36 - empty]:
            at.player(seat).estate[space] = "mine"
        at.has(seat, points=80)
    at.run(EndOfGame())
    standings = GAME.standings(at.state)
    assert [player.empty_spaces for player in at.state.players] == [4, 6]
    assert standings.winners == (BENNO,)
    assert standings.decided_by == "burgundy-tiebreak-empty-spaces"


@pytest.mark.rule("BUR-X27")
def test_x27_three_mines_with_knowledge_2_at_the_end_of_phase_e() -> None:
    at = Position(2).knows(ANNA, 2).estate(ANNA, e3="mine", f2="mine", g1="mine").last_round("E").turn(BENNO, 1, 1)
    events = at.end_turn(BENNO)
    assert told(events, MinesPaid) == [MinesPaid(ANNA, 3, 3, 3)]
    scored = [event for event in told(events, EndScored) if event.seat == ANNA]
    assert scored[1:] == [EndScored(ANNA, "silver", 3, 3), EndScored(ANNA, "workers", 3, 1)]


@pytest.mark.rule("BUR-X28")
def test_x28_two_depots_and_one_free_goods_space() -> None:
    """Brown comes aboard at depot 1 alone, so that depot 6 need not be named."""
    both, brown = {6: [], 1: ["brown"]}, {6: ["pink"], 1: ["pink"]}
    for load, goods, left in (("1+6 pink", {"pink": 2}, both), ("1 brown", {"brown": 1}, brown)):
        at = Position().knows(ANNA, 5).store(ANNA, "ship").goods(ANNA, red=1, orange=1).turn(ANNA, 2, 1)
        at.goods_on(6, "pink").goods_on(1, "pink", "brown")
        at.play(ANNA, "place 2 ship d3")
        assert at.options(ANNA, "load 1") == ["load 1 pink", "load 1 brown", "load 1+6 pink"]
        at.play(ANNA, f"load {load}")
        assert at.player(ANNA).goods == {"red": 1, "orange": 1, **goods}
        assert {depot: at.state.depot_goods[depot] for depot in (6, 1)} == left


@pytest.mark.rule("BUR-X29")
def test_x29_a_free_shift_from_six_to_one() -> None:
    at = Position().knows(ANNA, 9).estate(ANNA, e4="church", d6="ship").store(ANNA, "bank", "ship").turn(ANNA, 6, 6)
    assert "place 6 bank e5" in at.options(ANNA)
    assert not at.options(ANNA, "place 6 ship")
    assert at.refusal(ANNA, "place 6 ship d7").args_ == {"needed": 1, "workers": 0}
