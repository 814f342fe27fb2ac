"""BUR-6, 7, 11, 12, 13: take, place, sell, take workers, buy."""

import pytest

from engine.records import HIDDEN
from games.burgundy import BURGUNDY as GAME
from games.burgundy.events import Bought, Discarded, Placed, Sold, Took, TookWorkers
from games.burgundy.steps import BeginPhase
from tests.games.burgundy.positions import ANNA, BENNO, Position, kinds, told


def test_what_can_be_said_stands_in_the_order_of_a_game() -> None:
    """As the commands are listed."""
    assert list(GAME.book.kinds) == ["settle", "take", "place", "sell", "workers", "buy", "load", "skip", "end"]


# ---------------------------------------------------------------- take


@pytest.mark.rule("BUR-6.1", "BUR-6.2")
def test_a_tile_of_the_dies_depot_goes_to_the_storage() -> None:
    at = Position().offer({"4b": "ship", "4c": "bank", "5b": "mine"}).turn(ANNA, 4, 5)
    assert at.options(ANNA, "take 4") == ["take 4 4b -", "take 4 4c -"]
    events = at.play(ANNA, "take 4 4c -")
    assert events == [Took(ANNA, "bank", "4c", "die", 4, 0)]
    assert at.player(ANNA).storage == ["bank"]
    assert at.player(ANNA).estate == {"d4": "castle"}
    assert at.state.depots == {"4b": "ship", "5b": "mine"}


@pytest.mark.rule("BUR-6.1", "BUR-13.1")
def test_of_equal_tiles_on_a_depot_one_is_offered() -> None:
    at = Position().offer({"5a": "bank", "5b": "mine", "5c": "bank", "2b": "bank", "0a": "mine", "0c": "mine"})
    at.has(ANNA, silver=2).turn(ANNA, 5, 2)
    assert at.options(ANNA, "take", "buy") == ["take 5 5a -", "take 5 5b -", "take 2 2b -", "buy 0a -"]
    for other, listed in (("take 5 5c -", "5a"), ("buy 0c -", "0a")):
        refused = at.refusal(ANNA, other)
        assert (refused.reason, refused.args_) == ("burgundy-refusal-same-tile", {"slot": listed})


@pytest.mark.rule("BUR-6.3")
def test_a_full_storage_must_give_up_a_tile() -> None:
    at = Position().offer({"4b": "ship"}).store(ANNA, "mine", "bank", "mine").turn(ANNA, 4, 1)
    assert at.options(ANNA, "take") == ["take 4 4b mine", "take 4 4b bank"]
    assert at.reason(ANNA, "take 4 4b -") == "storage-full"
    assert at.reason(ANNA, "take 4 4b ship") == "discard-not-stored"
    events = at.play(ANNA, "take 4 4b mine")
    assert told(events, Discarded) == [Discarded(ANNA, "mine")]
    assert at.player(ANNA).storage == ["bank", "mine", "ship"]
    assert at.state.removed == {"mine": 1}


@pytest.mark.rule("BUR-6.4")
def test_nothing_may_be_thrown_away_without_need() -> None:
    at = Position().offer({"4b": "ship", "0b": "castle"}).store(ANNA, "mine", "bank").has(ANNA, silver=2)
    at.turn(ANNA, 4, 1)
    assert at.reason(ANNA, "take 4 4b mine") == "no-discard-needed"
    assert at.reason(ANNA, "buy 0b mine") == "no-discard-needed"


@pytest.mark.rule("BUR-6.5")
def test_no_die_reaches_the_black_depot() -> None:
    at = Position().offer({"0b": "ship"}).has(ANNA, workers=9).turn(ANNA, 1, 6)
    assert at.options(ANNA, "take") == []
    assert at.reason(ANNA, "take 1 0b -") == "black-depot"


@pytest.mark.rule("BUR-6.6")
def test_an_empty_depot_offers_nothing() -> None:
    at = Position().offer({"3c": "bank"}).turn(ANNA, 4, 3)
    assert at.options(ANNA, "take 4") == []
    assert at.reason(ANNA, "take 4 4b -") == "slot-empty"


@pytest.mark.rule("BUR-6.7")
def test_depots_are_refilled_only_when_a_phase_begins() -> None:
    at = Position(2).offer({"4b": "ship"}).turn(ANNA, 4, 1)
    at.play(ANNA, "take 4 4b -")
    for seat in (ANNA, BENNO, *at.state.turn_order):
        at.end_turn(seat)
        assert at.state.depots == {}
    at.run(BeginPhase("B"))
    assert at.state.depots["4b"] == "ship"


# ---------------------------------------------------------------- place


@pytest.mark.rule("BUR-7.1")
def test_a_stored_tile_is_placed_on_an_empty_space() -> None:
    at = Position().store(ANNA, "mine", "ship").turn(ANNA, 4, 1)
    events = at.play(ANNA, "place 4 mine e3")
    assert told(events, Placed) == [Placed(ANNA, "mine", "e3", "die", 4, 0)]
    assert (at.player(ANNA).storage, at.player(ANNA).estate["e3"]) == (["ship"], "mine")
    assert at.reason(ANNA, "place 1 mine f2") == "tile-not-stored"
    assert at.reason(ANNA, "place 1 ship d4") == "space-covered"


@pytest.mark.rule("BUR-7.2")
def test_the_number_of_the_space_must_be_that_of_the_die() -> None:
    at = Position().store(ANNA, "ship").turn(ANNA, 2, 4)
    assert at.options(ANNA, "place") == ["place 2 ship d3"]
    assert at.reason(ANNA, "place 4 ship d3") == "too-few-workers"


@pytest.mark.rule("BUR-7.3")
def test_colours_must_match() -> None:
    at = Position().store(ANNA, "ship").turn(ANNA, 4, 3)
    refused = at.refusal(ANNA, "place 4 ship e3")
    assert (refused.clause, refused.args_) == ("BUR-7.3", {"tile": "ship", "space": "e3", "type": "mine"})


@pytest.mark.rule("BUR-7.4")
def test_a_tile_must_touch_another() -> None:
    at = Position().store(ANNA, "ship").turn(ANNA, 1, 2)
    assert at.reason(ANNA, "place 1 ship d2") == "not-adjacent"
    at.estate(ANNA, c2="cow3")
    assert "place 1 ship d2" in at.options(ANNA)


@pytest.mark.rule("BUR-7.5")
def test_the_first_tile_goes_next_to_the_start_castle() -> None:
    at = Position().store(ANNA, "bank", "ship", "mine").has(ANNA, workers=9).turn(ANNA, 1, 1)
    spaces = {notation.split()[3] for notation in at.options(ANNA, "place")}
    assert spaces == {"c3", "d3", "d5", "e3", "e4"}
    at = Position().store(ANNA, "k08", "cow2", "castle").has(ANNA, workers=9).turn(ANNA, 1, 1)
    assert {notation.split()[3] for notation in at.options(ANNA, "place")} == {"c4"}


@pytest.mark.rule("BUR-7.6")
def test_a_building_stands_only_once_in_a_city() -> None:
    at = Position().store(ANNA, "bank").estate(ANNA, e4="bank").turn(ANNA, 1, 3)
    assert at.options(ANNA, "place") == ["place 3 bank c3"]
    assert at.reason(ANNA, "place 1 bank e5") == "same-building-in-city"
    at.store(ANNA, "church")
    assert "place 1 church e5" in at.options(ANNA)


@pytest.mark.rule("BUR-7.6")
def test_every_city_with_such_a_building_is_barred() -> None:
    at = Position().store(ANNA, "bank").estate(ANNA, c3="bank", c4="k08", c5="bank", e4="bank", e2="church")
    at.has(ANNA, workers=3).turn(ANNA, 2, 2)
    assert {notation.split()[3] for notation in at.options(ANNA, "place")} == {"e1", "f1"}
    for space in ("c6", "b5", "e5", "f4"):
        assert at.reason(ANNA, f"place 2 bank {space}") == "same-building-in-city"


@pytest.mark.rule("BUR-7.7", "BUR-17.2")
def test_the_effect_comes_at_once() -> None:
    at = Position().store(ANNA, "church").offer({"5b": "mine"}).turn(ANNA, 3, 6)
    at.play(ANNA, "place 3 church c3")
    assert at.options(ANNA) == ["take - 5b -", "skip"]
    assert at.reason(ANNA, "workers 6") == "effect-first"


@pytest.mark.rule("BUR-7.8")
def test_no_tile_on_the_estate_is_ever_covered_or_moved() -> None:
    at = Position().store(ANNA, "mine", "mine").turn(ANNA, 4, 4)
    at.play(ANNA, "place 4 mine e3")
    assert at.options(ANNA, "place") == []
    refused = at.refusal(ANNA, "place 4 mine e3")
    assert (refused.reason, refused.clause) == ("burgundy-refusal-space-covered", "BUR-7.8")


@pytest.mark.rule("BUR-7.9")
def test_a_tile_taken_with_the_first_die_may_be_placed_with_the_second() -> None:
    at = Position().offer({"5b": "mine"}).turn(ANNA, 5, 4)
    at.play(ANNA, "take 5 5b -")
    assert at.player(ANNA).storage == ["mine"]
    at.play(ANNA, "place 4 mine e3")
    assert at.player(ANNA).estate["e3"] == "mine"


@pytest.mark.rule("BUR-7.9", "BUR-6.3")
def test_a_taken_tile_passes_through_the_storage_even_if_it_is_full() -> None:
    at = Position().offer({"5b": "mine"}).store(ANNA, "bank", "bank", "bank").turn(ANNA, 5, 4)
    at.play(ANNA, "take 5 5b bank", "place 4 mine e3")
    assert at.player(ANNA).storage == ["bank", "bank"]


# ---------------------------------------------------------------- sell


@pytest.mark.rule("BUR-11.1", "BUR-R27")
def test_the_die_says_what_can_be_sold() -> None:
    """BUR-R27: nothing can be sold that is not owned."""
    at = Position().goods(ANNA, pink=2, red=1).turn(ANNA, 3, 5)
    assert at.options(ANNA, "sell") == ["sell 3 pink"]
    assert at.reason(ANNA, "sell 3 red") == "too-few-workers"
    assert at.reason(ANNA, "sell 5 brown") == "goods-not-owned"


@pytest.mark.rule("BUR-11.1")
def test_any_of_three_types_can_be_sold() -> None:
    at = Position().goods(ANNA, orange=1, red=2, purple=1).has(ANNA, workers=3).turn(ANNA, 4, 4)
    assert at.options(ANNA, "sell") == ["sell 4 orange", "sell 4 red", "sell 4 purple"]
    at.has(ANNA, workers=1)
    assert at.options(ANNA, "sell") == ["sell 4 red"]


@pytest.mark.rule("BUR-11.6")
def test_a_sale_makes_room_for_another_type() -> None:
    def sailing() -> Position:
        at = Position().goods(ANNA, pink=1, red=1, brown=1).goods_on(5, "orange", "orange").turn(ANNA, 3, 2)
        return at.store(ANNA, "ship")

    at = sailing()
    assert "Loaded" not in kinds(at.play(ANNA, "place 2 ship d3")), "the storage is full of other types"
    assert at.state.depot_goods[5] == ["orange", "orange"]
    at = sailing()
    at.play(ANNA, "sell 3 pink", "place 2 ship d3", "load 5 -")
    assert at.player(ANNA).goods == {"red": 1, "brown": 1, "orange": 2}
    assert at.state.depot_goods[5] == []


@pytest.mark.rule("BUR-11.2", "BUR-11.3")
def test_all_tiles_of_the_type_are_sold_and_turned_face_down() -> None:
    at = Position().goods(ANNA, pink=3, red=1).turn(ANNA, 3, 5)
    at.play(ANNA, "sell 3 pink")
    assert at.player(ANNA).goods == {"red": 1}
    assert at.player(ANNA).sold == {"pink": 3}


@pytest.mark.rule("BUR-11.4")
@pytest.mark.parametrize("tiles", [1, 2, 5])
def test_a_sale_pays_one_silver_whatever_its_size(tiles: int) -> None:
    at = Position().goods(ANNA, pink=tiles).turn(ANNA, 3, 5)
    at.play(ANNA, "sell 3 pink")
    assert at.player(ANNA).silver == 1


@pytest.mark.rule("BUR-11.5")
@pytest.mark.parametrize(("seats", "points"), [(2, 6), (3, 9), (4, 12)])
def test_points_for_each_tile_sold(seats: int, points: int) -> None:
    at = Position(seats).goods(ANNA, pink=3).turn(ANNA, 3, 5)
    (sold,) = at.play(ANNA, "sell 3 pink")
    assert sold == Sold(ANNA, "pink", 3, points, 1, 0, "die", 3, 0)
    assert at.player(ANNA).points == points
    assert GAME.standings(at.state).breakdown[ANNA]["burgundy-points-sales"] == points


@pytest.mark.rule("BUR-11.3", "BUR-16.21", "BUR-R17")
def test_who_sees_the_sold_goods() -> None:
    """BUR-R17: all do, unless the table hides them; the owner always does."""
    at = Position(2).sold(ANNA, pink=3, red=1)
    assert GAME.view(at.state, BENNO).players[ANNA].sold == {"pink": 3, "red": 1}
    at.state.hide_sold = True
    assert GAME.view(at.state, ANNA).players[ANNA].sold == {"pink": 3, "red": 1}
    assert GAME.view(at.state, BENNO).players[ANNA].sold == {HIDDEN: 4}
    assert GAME.view(at.state, None).players[ANNA].sold == {HIDDEN: 4}


@pytest.mark.rule("BUR-11.6", "BUR-R34")
def test_stored_goods_leave_only_by_a_sale() -> None:
    """BUR-R34: there is no move that throws goods away."""
    at = Position().goods(ANNA, pink=1, red=1, brown=1).turn(ANNA, 1, 1)
    assert at.options(ANNA) == ["take 1 1c -", "workers 1"]
    assert {"discard", "drop"} & set(GAME.book.kinds) == set()


# ---------------------------------------------------------------- workers


@pytest.mark.rule("BUR-12.1")
@pytest.mark.parametrize("die", range(1, 7))
def test_any_die_takes_two_workers(die: int) -> None:
    at = Position().turn(ANNA, die, die)
    assert at.play(ANNA, f"workers {die}") == [TookWorkers(ANNA, 2, 0, "die", die)]
    assert at.player(ANNA).workers == 2


# ---------------------------------------------------------------- buy


def rich() -> Position:
    return Position().offer({"0b": "ship", "0d": "castle", "4b": "ship"}).has(ANNA, silver=5).turn(ANNA, 1, 2)


@pytest.mark.rule("BUR-13.1", "BUR-13.3", "BUR-13.4")
def test_one_tile_of_the_black_depot_may_be_bought_for_two_silver() -> None:
    at = rich()
    assert at.options(ANNA, "buy") == ["buy 0b -", "buy 0d -"]
    assert at.reason(ANNA, "buy 4b -") == "not-for-sale"
    assert at.play(ANNA, "buy 0b -") == [Bought(ANNA, "ship", "0b", 2)]
    assert (at.player(ANNA).silver, at.player(ANNA).storage) == (3, ["ship"])
    assert at.options(ANNA, "buy") == []
    assert at.reason(ANNA, "buy 0d -") == "already-bought"


@pytest.mark.rule("BUR-13.1")
def test_every_turn_has_its_own_purchase() -> None:
    at = rich().round(1)
    at.play(ANNA, "buy 0b -")
    for seat in (ANNA, BENNO, 2, 3, *[s for s in at.state.turn_order if s < ANNA]):
        at.end_turn(seat)
    assert at.to_act == (ANNA,)
    assert at.options(ANNA, "buy") == ["buy 0d -"]


@pytest.mark.rule("BUR-13.2")
@pytest.mark.parametrize("before", [[], ["workers 1"], ["workers 1", "workers 2"]], ids=["before", "between", "after"])
def test_before_between_or_after_the_actions(before: list[str]) -> None:
    at = rich()
    at.play(ANNA, *before, "buy 0d -")
    assert at.player(ANNA).storage == ["castle"]
    assert len(at.player(ANNA).dice) == 2 - len(before)


@pytest.mark.rule("BUR-13.2", "BUR-17.3")
def test_the_end_of_the_turn_and_a_purchase_are_offered_together() -> None:
    at = rich()
    at.play(ANNA, "workers 1", "workers 2")
    assert at.options(ANNA) == ["end", "buy 0b -", "buy 0d -"]


@pytest.mark.rule("BUR-13.3")
def test_two_silver_are_needed() -> None:
    at = rich().has(ANNA, silver=1)
    assert at.options(ANNA, "buy") == []
    assert at.reason(ANNA, "buy 0b -") == "too-little-silver"


@pytest.mark.rule("BUR-13.4", "BUR-6.3", "BUR-R1")
def test_a_purchase_may_push_a_tile_out_of_a_full_storage() -> None:
    at = rich().store(ANNA, "bank", "bank", "mine")
    assert at.options(ANNA, "buy 0b") == ["buy 0b bank", "buy 0b mine"]
    events = at.play(ANNA, "buy 0b bank")
    assert kinds(events) == ["Discarded", "Bought"]
    assert at.player(ANNA).storage == ["bank", "mine", "ship"]


@pytest.mark.rule("BUR-13.5", "BUR-R10")
@pytest.mark.parametrize(
    ("tile", "place"), [("castle", "b3"), ("city_hall", "c3"), ("ship", "d3")], ids=["castle", "city hall", "ship"]
)
def test_nothing_can_be_bought_while_an_effect_is_carried_out(tile: str, place: str) -> None:
    at = rich().store(ANNA, tile, "mine").estate(ANNA, c4="k08").goods_on(2, "pink").has(ANNA, workers=6)
    at.play(ANNA, f"place 1 {tile} {place}")
    assert at.options(ANNA, "buy") == []
    refused = at.refusal(ANNA, "buy 0b -")
    assert (refused.reason, refused.clause) == ("burgundy-refusal-no-purchase-now", "BUR-13.5")
