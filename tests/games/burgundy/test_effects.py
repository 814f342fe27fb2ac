"""BUR-8 and BUR-9: ships, animals, castles, mines, knowledge and buildings."""

import pytest

from engine.events import Forced
from games.burgundy import BURGUNDY as GAME
from games.burgundy.effects import BuildingEffect, ExtraAction, LoadShip
from games.burgundy.events import (
    AnimalsScored,
    BuildingGave,
    EffectDeclined,
    EffectLost,
    Loaded,
    MovedUp,
    Placed,
    RoundBegan,
    Sold,
    Took,
    TookWorkers,
)
from tests.games.burgundy.positions import ANNA, BENNO, CARLA, DARIO, Position, kinds, told

# ---------------------------------------------------------------- ships


def sailing(**goods: int) -> Position:
    """Anna has a ship to place on d3 with her 2."""
    return Position().store(ANNA, "ship").goods(ANNA, **goods).turn(ANNA, 2, 6)


SAIL = "place 2 ship d3"


@pytest.mark.rule("BUR-8.1")
def test_a_ship_takes_all_goods_of_any_one_depot() -> None:
    at = sailing().goods_on(5, "pink", "red", "pink").goods_on(2, "brown")
    at.play(ANNA, SAIL)
    assert at.options(ANNA) == ["load 2 -", "load 5 -", "load 1 -"], "of the empty depots one will do"
    events = at.play(ANNA, "load 5 -")
    assert told(events, Loaded) == [Loaded(ANNA, (5,), ("pink", "pink", "red"))]
    assert at.player(ANNA).goods == {"pink": 2, "red": 1}
    assert (at.state.depot_goods[5], at.state.depot_goods[2]) == ([], ["brown"])


@pytest.mark.rule("BUR-8.2")
def test_three_types_are_stored_and_any_number_of_each() -> None:
    at = sailing(pink=3, red=1, brown=1).goods_on(1, "pink", "pink", "orange", "pink")
    at.play(ANNA, SAIL, "load 1 -")
    assert at.player(ANNA).goods == {"pink": 6, "red": 1, "brown": 1}
    assert at.state.depot_goods[1] == ["orange"]


@pytest.mark.rule("BUR-8.3")
def test_where_not_all_new_types_fit_the_player_chooses() -> None:
    at = sailing(pink=1).goods_on(4, "red", "brown", "orange", "red", "pink")
    at.play(ANNA, SAIL)
    assert at.options(ANNA, "load 4") == ["load 4 red+brown", "load 4 red+orange", "load 4 brown+orange"]
    at.play(ANNA, "load 4 red+orange")
    assert at.player(ANNA).goods == {"pink": 2, "red": 2, "orange": 1}
    assert at.state.depot_goods[4] == ["brown"]


@pytest.mark.rule("BUR-8.4", "BUR-R8")
def test_what_fits_must_be_taken_but_an_empty_depot_may_be_chosen() -> None:
    at = sailing(pink=1).goods_on(4, "red", "brown")
    at.play(ANNA, SAIL)
    assert at.options(ANNA, "load 4") == ["load 4 -"]
    assert at.reason(ANNA, "load 4 red") == "all-that-fits"
    events = at.play(ANNA, "load 1 -")
    assert told(events, Loaded) == [Loaded(ANNA, (1,), ())]
    assert at.player(ANNA).goods == {"pink": 1}


@pytest.mark.rule("BUR-8.1", "BUR-8.4")
def test_depots_that_give_nothing_come_to_the_same() -> None:
    """An empty depot and one whose goods do not fit; the lowest stands for all of them."""
    at = sailing(pink=1, red=1, brown=1).goods_on(1, "orange").goods_on(3, "red", "purple").goods_on(6, "pink")
    at.play(ANNA, SAIL)
    assert at.options(ANNA) == ["load 3 -", "load 6 -", "load 1 -"]
    for depot in (2, 4, 5):
        refused = at.refusal(ANNA, f"load {depot} -")
        assert (refused.reason, refused.args_) == ("burgundy-refusal-same-goods", {"depot": 1})


@pytest.mark.rule("BUR-8.1")
def test_where_every_depot_gives_something_nothing_stays_behind() -> None:
    at = sailing()
    for depot in range(1, 7):
        at.goods_on(depot, "pink")
    at.play(ANNA, SAIL)
    assert at.options(ANNA) == [f"load {depot} -" for depot in range(1, 7)]


@pytest.mark.rule("BUR-8.1")
@pytest.mark.parametrize(
    ("known", "on_depots", "loads"),
    [
        ((), {2: ("red",), 4: ("pink", "pink"), 5: ("brown", "brown")}, "load 4 -"),
        ((), {3: ("red", "orange", "brown")}, "load 3 red+brown"),
        ((5,), {1: ("pink",), 5: ("brown", "brown", "red"), 6: ("brown", "purple")}, "load 5+6 purple+brown"),
    ],
    ids=["the most tiles", "the lowest numbers", "two depots"],
)
def test_whose_time_is_out_loads_as_much_as_there_is(
    known: tuple[int, ...], on_depots: dict[int, tuple[str, ...]], loads: str
) -> None:
    at = sailing(turquoise=1).knows(ANNA, *known)
    for depot, goods in on_depots.items():
        at.goods_on(depot, *goods)
    at.play(ANNA, SAIL)
    assert GAME.default_move(at.state, ANNA).notation == loads


@pytest.mark.rule("BUR-8.5", "BUR-8.6")
def test_the_marker_moves_right_and_goes_on_top() -> None:
    at = sailing().goods_on(5, "pink").track([DARIO, CARLA, ANNA], [BENNO])
    at.turn(ANNA, 2, 6)
    at.play(ANNA, SAIL)
    events = at.play(ANNA, "load 5 -")
    assert at.state.track[:3] == [[DARIO, CARLA], [BENNO, ANNA], []]
    assert at.state.turn_order == [ANNA, BENNO, CARLA, DARIO]
    assert told(events, MovedUp) == [MovedUp(ANNA, 1, True)]


@pytest.mark.rule("BUR-8.7", "BUR-R19")
def test_a_ship_does_not_change_the_running_round() -> None:
    at = Position(3).store(BENNO, "ship").turn(BENNO, 2, 6)
    events = at.play(BENNO, SAIL)
    assert told(events, MovedUp) == [MovedUp(BENNO, 1, True)]
    at.end_turn(BENNO)
    assert at.to_act == (CARLA,)
    assert at.state.order == [ANNA, BENNO, CARLA]
    (began,) = told(at.end_turn(CARLA), RoundBegan)
    assert began.order == (BENNO, ANNA, CARLA)


@pytest.mark.rule("BUR-8.7")
def test_a_later_ship_may_overtake() -> None:
    at = Position(2).store(ANNA, "ship").store(BENNO, "ship", "ship").turn(ANNA, 2, 6)
    assert told(at.play(ANNA, SAIL), MovedUp) == [MovedUp(ANNA, 1, False)]
    at.end_turn(ANNA)
    at.turn(BENNO, 2, 1)
    at.estate(BENNO, c2="cow2")
    assert told(at.play(BENNO, SAIL), MovedUp) == [MovedUp(BENNO, 1, True)]
    assert told(at.play(BENNO, "place 1 ship d2"), MovedUp) == [MovedUp(BENNO, 2, False)]
    assert at.state.turn_order == [BENNO, ANNA]


@pytest.mark.rule("BUR-17.5")
@pytest.mark.parametrize("goods", [{}, {"pink": 1, "red": 1, "brown": 1}], ids=["nothing lies there", "nothing fits"])
def test_a_ship_that_can_store_nothing_is_not_asked(goods: dict[str, int]) -> None:
    at = sailing(**goods)
    if goods:
        at.goods_on(3, "orange", "purple")
    events = at.play(ANNA, SAIL)
    assert kinds(events) == ["Placed", "MovedUp"]
    assert not isinstance(at.top, LoadShip)


# ---------------------------------------------------------------- animals


@pytest.mark.rule("BUR-8.8")
@pytest.mark.parametrize("animals", [2, 3, 4])
def test_an_animal_tile_scores_its_animals(animals: int) -> None:
    at = Position().store(ANNA, f"pig{animals}").estate(ANNA, c3="bank").turn(ANNA, 4, 6)
    events = at.play(ANNA, f"place 4 pig{animals} c2")
    assert told(events, AnimalsScored) == [AnimalsScored(ANNA, "pig", ("c2",), animals)]
    assert at.player(ANNA).earned == {"animals": animals}


@pytest.mark.rule("BUR-8.9", "BUR-8.10", "BUR-8.11")
def test_equal_animals_of_the_same_pasture_score_again() -> None:
    at = Position().estate(ANNA, c3="bank", c2="pig3", b2="cow4", a1="pig2", e6="pig4").store(ANNA, "pig4")
    at.turn(ANNA, 5, 6)
    (scored,) = told(at.play(ANNA, "place 5 pig4 c1"), AnimalsScored)
    assert scored.spaces == ("c1", "a1", "c2"), "a1 does not touch c1, and e6 is another pasture"
    assert scored.points == 4 + 2 + 3


# ---------------------------------------------------------------- castles, mines, knowledge


@pytest.mark.rule("BUR-8.12")
def test_a_castle_gives_an_action_of_any_kind_with_any_value() -> None:
    at = Position().store(ANNA, "castle", "mine", "ship").estate(ANNA, c4="k08").turn(ANNA, 6, 1)
    at.goods(ANNA, pink=1, orange=2).offer({"1b": "bank", "6d": "cow2", "0b": "ship"})
    at.play(ANNA, "place 6 castle b3")
    assert isinstance(at.top, ExtraAction)
    assert at.options(ANNA) == [
        "take - 1b -",
        "take - 6d -",
        "place - mine e3",
        "place - ship d3",
        "place - ship d5",
        "sell - pink",
        "sell - orange",
        "workers -",
    ]
    assert at.reason(ANNA, "skip") == "castle-not-skipped"
    assert at.reason(ANNA, "workers 1") == "die-during-effect"


@pytest.mark.rule("BUR-8.12", "BUR-R26")
@pytest.mark.parametrize(
    ("move", "told_of"),
    [("take - 1b -", Took), ("place - mine e3", Placed), ("sell - pink", Sold), ("workers -", TookWorkers)],
)
def test_the_castles_action_costs_no_worker_and_no_die(move: str, told_of: type) -> None:
    at = Position().store(ANNA, "castle", "mine").estate(ANNA, c4="k08").turn(ANNA, 6, 1)
    at.goods(ANNA, pink=1).offer({"1b": "bank", "1c": "ship"})
    at.play(ANNA, "place 6 castle b3")
    (event,) = told(at.play(ANNA, move), told_of)
    assert (event.by, event.die) == ("castle", 0)
    assert at.player(ANNA).dice == [1]


@pytest.mark.rule("BUR-8.12")
def test_a_castle_with_nothing_else_to_do_takes_workers_by_itself() -> None:
    at = Position().offer({}).store(ANNA, "castle").estate(ANNA, c4="k08").turn(ANNA, 6)
    events = at.play(ANNA, "place 6 castle b3")
    assert Forced(ANNA, "workers -") in events
    assert at.player(ANNA).workers == 2


@pytest.mark.rule("BUR-8.12", "BUR-6.3")
def test_a_castle_always_finds_room_for_the_tile_it_takes() -> None:
    at = Position().store(ANNA, "mine", "bank", "castle").estate(ANNA, c4="k08").turn(ANNA, 6, 1).offer({"1b": "bank"})
    at.play(ANNA, "place 6 castle b3")
    assert at.options(ANNA, "take") == ["take - 1b -"], "the castle has left its space"


@pytest.mark.rule("BUR-8.13")
def test_the_castles_action_may_trigger_further_effects() -> None:
    at = Position().store(ANNA, "castle", "castle", "ship").estate(ANNA, c4="k08").turn(ANNA, 6, 1).goods_on(1, "red")
    at.play(ANNA, "place 6 castle b3", "place - castle a2")
    assert isinstance(at.top, ExtraAction)
    at.play(ANNA, "place - ship d5")
    assert isinstance(at.top, LoadShip)


@pytest.mark.rule("BUR-8.14")
def test_a_mine_does_nothing_at_once() -> None:
    at = Position().store(ANNA, "mine").turn(ANNA, 4, 1)
    assert kinds(at.play(ANNA, "place 4 mine e3")) == ["Placed"]
    assert at.player(ANNA).silver == 0


@pytest.mark.rule("BUR-8.15")
def test_knowledge_counts_from_the_moment_it_is_placed() -> None:
    at = Position().store(ANNA, "k14").turn(ANNA, 1, 5)
    assert at.player(ANNA).known == []
    at.play(ANNA, "place 1 k14 c4", "workers 5")
    assert at.player(ANNA).known == [14]
    assert at.player(ANNA).workers == 4


# ---------------------------------------------------------------- buildings

OFFER = {"1b": "bank", "1c": "ship", "2a": "k09", "2c": "castle", "3a": "cow2", "5b": "mine", "5a": "church"}
BLACK = {"0b": "bank", "0d": "ship", "0e": "mine"}


def building(kind: str) -> Position:
    """Anna places it on c3 with her 3, and has a 5 for the church in depot 5."""
    return Position().store(ANNA, kind).offer(OFFER | BLACK).turn(ANNA, 3, 5)


@pytest.mark.rule("BUR-9.1", "BUR-9.2")
def test_a_building_works_once_when_placed_and_needs_no_die() -> None:
    at = building("market")
    at.play(ANNA, "place 3 market c3", "take - 1c -")
    assert at.player(ANNA).dice == [5]
    assert not isinstance(at.top, BuildingEffect)
    at.end_turn(ANNA)
    at.turn(ANNA, 5, 6)
    assert at.options(ANNA, "take - ") == []


@pytest.mark.rule("BUR-9.3")
def test_a_warehouse_may_sell_any_type() -> None:
    at = building("warehouse").goods(ANNA, pink=2, orange=1)
    at.play(ANNA, "place 3 warehouse c3")
    assert at.options(ANNA) == ["sell - pink", "sell - orange", "skip"]
    (sold,) = told(at.play(ANNA, "sell - pink"), Sold)
    assert (sold.by, sold.tiles, sold.points, sold.silver) == ("warehouse", 2, 8, 1)
    assert at.player(ANNA).sold == {"pink": 2}


@pytest.mark.rule("BUR-9.4", "BUR-9.5", "BUR-9.6", "BUR-9.7", "BUR-R21")
@pytest.mark.parametrize(
    ("kind", "slots"), [("carpenters_workshop", ["1b", "5a"]), ("church", ["2a", "2c", "5b"]), ("market", ["1c", "3a"])]
)
def test_workshop_church_and_market_take_their_types_from_any_numbered_depot(kind: str, slots: list[str]) -> None:
    """BUR-R21: never from the black one."""
    at = building(kind)
    at.play(ANNA, f"place 3 {kind} c3")
    assert at.options(ANNA) == [*[f"take - {slot} -" for slot in slots], "skip"]
    for slot in BLACK:
        assert at.refusal(ANNA, f"take - {slot} -").clause == "BUR-9.7"
    (took,) = told(at.play(ANNA, f"take - {slots[0]} -"), Took)
    assert (took.by, took.die, took.paid) == (kind, 0, 0)
    assert at.player(ANNA).storage == [OFFER[slots[0]]]


@pytest.mark.rule("BUR-9.4")
def test_there_is_always_room_for_the_tile_taken() -> None:
    at = building("church").store(ANNA, "ship", "ship")
    assert len(at.player(ANNA).storage) == 3
    at.play(ANNA, "place 3 church c3", "take - 2c -")
    assert at.player(ANNA).storage == ["ship", "ship", "castle"]


@pytest.mark.rule("BUR-9.8", "BUR-9.9", "BUR-9.11")
@pytest.mark.parametrize(
    ("kind", "gains"), [("boarding_house", (4, 0, 0)), ("bank", (0, 2, 0)), ("watchtower", (0, 0, 4))]
)
def test_boarding_house_bank_and_watchtower_give_at_once(kind: str, gains: tuple[int, int, int]) -> None:
    at = building(kind)
    events = at.play(ANNA, f"place 3 {kind} c3")
    assert told(events, BuildingGave) == [BuildingGave(ANNA, kind, *gains)]
    player = at.player(ANNA)
    assert (player.workers, player.silver, player.earned.get("watchtowers", 0)) == gains
    assert not isinstance(at.top, BuildingEffect), "there is nothing to decline (BUR-R3)"


@pytest.mark.rule("BUR-9.10", "BUR-R22")
def test_a_city_hall_places_a_further_tile_whatever_the_number() -> None:
    at = building("city_hall").store(ANNA, "mine", "bank")
    at.play(ANNA, "place 3 city_hall e4")
    assert at.options(ANNA) == ["place - mine e3", "place - bank c3", "place - bank e5", "place - bank f4", "skip"]
    assert at.reason(ANNA, "place - mine f2") == "not-adjacent"
    assert at.reason(ANNA, "place - mine c3") == "wrong-colour"
    events = at.play(ANNA, "place - bank f4")
    assert told(events, Placed) == [Placed(ANNA, "bank", "f4", "city_hall", 0, 0)]
    assert at.player(ANNA).silver == 2, "its effect is carried out too"


@pytest.mark.rule("BUR-9.10", "BUR-7.6", "BUR-R23")
def test_a_city_hall_may_place_a_city_hall_elsewhere() -> None:
    """BUR-R23: a chain, but not in the same city."""
    at = building("city_hall").store(ANNA, "city_hall", "mine")
    at.play(ANNA, "place 3 city_hall e4")
    assert at.reason(ANNA, "place - city_hall e5") == "same-building-in-city"
    at.play(ANNA, "place - city_hall c3")
    assert at.top == BuildingEffect(ANNA, "city_hall")
    assert at.options(ANNA) == ["place - mine e3", "skip"]


@pytest.mark.rule("BUR-9.3", "BUR-9.4", "BUR-9.10", "BUR-R3")
@pytest.mark.parametrize("kind", ["warehouse", "carpenters_workshop", "church", "market", "city_hall"])
def test_these_effects_may_be_declined(kind: str) -> None:
    at = building(kind).goods(ANNA, pink=1).store(ANNA, "mine")
    at.play(ANNA, f"place 3 {kind} c3")
    assert GAME.default_move(at.state, ANNA).notation == "skip"
    assert at.play(ANNA, "skip") == [EffectDeclined(ANNA, kind)]
    assert at.player(ANNA).goods == {"pink": 1}
    assert at.player(ANNA).storage == ["mine"]
    assert at.options(ANNA)[-1] == "workers 5"


@pytest.mark.rule("BUR-9.13", "BUR-17.4")
@pytest.mark.parametrize("kind", ["warehouse", "carpenters_workshop", "church", "market", "city_hall"])
def test_a_building_may_be_placed_though_its_effect_is_lost(kind: str) -> None:
    at = Position().store(ANNA, kind).offer(BLACK).turn(ANNA, 3)
    events = at.play(ANNA, f"place 3 {kind} c3")
    assert told(events, EffectLost) == [EffectLost(ANNA, kind)]
    assert at.to_act == (BENNO,)
