"""BUR-16: the 26 knowledge tiles."""

import pytest

from games.burgundy import BURGUNDY as GAME
from games.burgundy.data import SCORED_BUILDING
from games.burgundy.dice import WORKERS, distance, price
from games.burgundy.events import AnimalsScored, EndScored, MinesPaid, Sold, Took, TookWorkers
from games.burgundy.steps import EndOfGame
from tests.games.burgundy.positions import ANNA, BENNO, Position, told

EVERY_DEPOT = {f"{depot}b": "castle" for depot in range(1, 7)}


def final(at: Position, seat: int = ANNA) -> dict[str, tuple[int, int]]:
    """What the final scoring counts, and its points."""
    events = told(at.run(EndOfGame()), EndScored)
    return {event.source: (event.count, event.points) for event in events if event.seat == seat}


@pytest.mark.rule("BUR-16.1")
def test_1_any_number_of_equal_buildings_in_a_city() -> None:
    at = Position().estate(ANNA, e4="bank").store(ANNA, "bank").turn(ANNA, 1, 3)
    assert at.options(ANNA, "place 1") == []
    at.knows(ANNA, 1)
    assert at.options(ANNA, "place 1") == ["place 1 bank e5"]
    at.play(ANNA, "place 1 bank e5")
    assert list(at.player(ANNA).estate.values()).count("bank") == 2


@pytest.mark.rule("BUR-16.1")
def test_knowledge_helps_only_its_owner() -> None:
    at = Position().knows(BENNO, 1).estate(ANNA, e4="bank").store(ANNA, "bank").turn(ANNA, 1, 3)
    assert at.options(ANNA, "place 1") == []


@pytest.mark.rule("BUR-16.2", "BUR-14.2")
def test_2_workers_from_mines_besides_the_silver() -> None:
    at = Position(2).knows(ANNA, 2).estate(ANNA, e3="mine", f2="mine").estate(BENNO, e3="mine").last_round("B")
    at.turn(BENNO, 1, 1)
    events = at.end_turn(BENNO)
    assert told(events, MinesPaid) == [MinesPaid(ANNA, 2, 2, 2), MinesPaid(BENNO, 1, 1, 0)]
    assert (at.player(ANNA).silver, at.player(ANNA).workers) == (2, 2)


@pytest.mark.rule("BUR-16.3", "BUR-16.4")
@pytest.mark.parametrize(("numbers", "gains"), [((3,), (2, 0)), ((4,), (1, 1)), ((3, 4), (2, 1))])
def test_3_and_4_a_sale_pays_more_by_die_and_by_warehouse(numbers: tuple[int, ...], gains: tuple[int, int]) -> None:
    at = Position().knows(ANNA, *numbers).goods(ANNA, pink=2, red=1).store(ANNA, "warehouse").turn(ANNA, 3, 3)
    events = at.play(ANNA, "sell 3 pink", "place 3 warehouse c3", "sell - red")
    assert [(sold.by, sold.silver, sold.workers) for sold in told(events, Sold)] == [
        ("die", *gains),
        ("warehouse", *gains),
    ]
    assert at.player(ANNA).silver == 2 * gains[0]


@pytest.mark.rule("BUR-16.3", "BUR-16.13", "BUR-R24")
def test_a_castles_action_is_an_ordinary_one() -> None:
    at = Position().knows(ANNA, 3, 4).estate(ANNA, c4="k08").goods(ANNA, pink=2).store(ANNA, "castle").turn(ANNA, 6, 1)
    at.play(ANNA, "place 6 castle b3")
    (sold,) = told(at.play(ANNA, "sell - pink"), Sold)
    assert (sold.silver, sold.workers) == (2, 1)


@pytest.mark.rule("BUR-16.5")
def test_5_a_ship_may_load_two_neighbouring_depots() -> None:
    at = Position().knows(ANNA, 5).store(ANNA, "ship").goods_on(6, "pink").goods_on(1, "red").turn(ANNA, 2, 1)
    at.play(ANNA, "place 2 ship d3")
    assert at.options(ANNA) == ["load 1 -", "load 6 -", "load 1+6 -", "load 2 -"], "a second depot only if it adds"
    assert at.refusal(ANNA, "load 1+2 -").args_ == {"depot": 1}
    assert at.reason(ANNA, "load 2+4 -") == "depots-not-neighbours"
    at.play(ANNA, "load 1+6 -")
    assert at.player(ANNA).goods == {"pink": 1, "red": 1}


@pytest.mark.rule("BUR-16.5", "BUR-R25")
def test_5_both_depots_are_one_pool() -> None:
    """BUR-R25: one type from each may be chosen."""
    at = Position().knows(ANNA, 5).store(ANNA, "ship").goods(ANNA, orange=1).turn(ANNA, 2, 1)
    at.goods_on(3, "pink", "red").goods_on(4, "purple", "pink", "orange")
    at.play(ANNA, "place 2 ship d3")
    assert at.options(ANNA, "load 3+4") == ["load 3+4 purple+pink", "load 3+4 purple+red", "load 3+4 pink+red"]
    at.play(ANNA, "load 3+4 purple+red")
    assert at.player(ANNA).goods == {"orange": 2, "purple": 1, "red": 1}
    assert (at.state.depot_goods[3], at.state.depot_goods[4]) == (["pink"], ["pink"])


@pytest.mark.rule("BUR-16.6", "BUR-R11")
def test_6_the_purchase_may_be_made_at_any_depot() -> None:
    """BUR-R11: still one tile, two silver, no workers."""
    at = Position().knows(ANNA, 6).offer({"4b": "ship", "0b": "mine"}).has(ANNA, silver=5, workers=5).turn(ANNA, 1, 1)
    assert at.options(ANNA, "buy") == ["buy 0b -", "buy 4b -"]
    at.play(ANNA, "buy 4b -")
    assert (at.player(ANNA).silver, at.player(ANNA).workers, at.player(ANNA).storage) == (3, 5, ["ship"])
    assert at.options(ANNA, "buy") == []


@pytest.mark.rule("BUR-16.6", "BUR-8.15", "BUR-R35")
def test_6_works_in_the_turn_in_which_it_is_placed() -> None:
    """BUR-R35: not before; and a purchase already made is still the one purchase."""
    at = Position().store(ANNA, "k06").offer({"4b": "ship", "0b": "mine"}).has(ANNA, silver=5).turn(ANNA, 1, 4)
    before = at.state.clone()
    assert at.options(ANNA, "buy") == ["buy 0b -"]
    at.play(ANNA, "place 1 k06 c4")
    assert at.options(ANNA, "buy") == ["buy 0b -", "buy 4b -"]
    at.play(ANNA, "buy 4b -")
    assert at.options(ANNA, "buy") == []

    at.state = before
    at.play(ANNA, "buy 0b -", "place 1 k06 c4")
    assert at.options(ANNA, "buy") == []
    assert at.reason(ANNA, "buy 4b -") == "already-bought"


@pytest.mark.rule("BUR-16.12", "BUR-8.15", "BUR-R35")
def test_12_works_in_the_turn_in_which_it_is_placed() -> None:
    at = Position().store(ANNA, "k12").offer({"1b": "ship", "6b": "bank"}).turn(ANNA, 1, 1)
    assert at.options(ANNA, "take") == ["take 1 1b -"]
    at.play(ANNA, "place 1 k12 c4")
    assert at.options(ANNA, "take") == ["take 1 1b -", "take 1 6b -"]
    at.play(ANNA, "take 1 6b -")
    assert (at.player(ANNA).storage, at.player(ANNA).workers) == (["bank"], 0)


@pytest.mark.rule("BUR-16.7")
def test_7_one_point_more_for_each_tile_that_scores() -> None:
    at = Position().knows(ANNA, 7).estate(ANNA, c3="bank", c2="cow4").store(ANNA, "cow2").turn(ANNA, 5, 1)
    (scored,) = told(at.play(ANNA, "place 5 cow2 c1"), AnimalsScored)
    assert scored.points == (2 + 1) + (4 + 1)


@pytest.mark.rule("BUR-16.8", "BUR-R4")
def test_8_a_worker_shifts_by_up_to_two() -> None:
    at = Position().knows(ANNA, 8).offer(EVERY_DEPOT).has(ANNA, workers=1).turn(ANNA, 3, 3)
    assert at.options(ANNA, "take") == [f"take 3 {depot}b -" for depot in range(1, 6)]
    prices = [price(at.state, ANNA, move).workers for move in GAME.moves(at.state, ANNA)[:5]]
    assert prices == [1, 1, 0, 1, 1]


FREE = [(9, "bank", "c3"), (10, "ship", "d3"), (10, "cow2", "c2"), (11, "castle", "b3"), (11, "mine", "e3"),
        (11, "k20", "c4")]  # fmt: skip


@pytest.mark.rule("BUR-16.9", "BUR-16.10", "BUR-16.11", "BUR-R37")
@pytest.mark.parametrize(("number", "tile", "space"), FREE)
def test_9_to_11_a_free_shift_for_placing_their_types(number: int, tile: str, space: str) -> None:
    """BUR-R37: it is tied to the tile."""
    numbers = {"c3": 3, "d3": 2, "c2": 4, "b3": 6, "e3": 4, "c4": 1}
    for other in (9, 10, 11, 12):
        at = Position().knows(ANNA, other).estate(ANNA, b2="cow3", d2="ship").store(ANNA, tile)
        above, below = numbers[space] % 6 + 1, (numbers[space] - 2) % 6 + 1
        at.turn(ANNA, above, below)
        reached = {n.split()[1] for n in at.options(ANNA, "place") if n.endswith(space)}
        assert reached == ({str(above), str(below)} if other == number else set())
        if other == number:
            at.play(ANNA, f"place {above} {tile} {space}")
            assert at.player(ANNA).workers in (0, 2), "no worker was paid; a castle may have brought two"


@pytest.mark.rule("BUR-16.9")
def test_9_works_each_time() -> None:
    at = Position().knows(ANNA, 9).store(ANNA, "bank", "church").turn(ANNA, 4, 2)
    at.play(ANNA, "place 4 bank c3", "place 2 church e4")
    assert at.player(ANNA).workers == 0


@pytest.mark.rule("BUR-16.12")
def test_12_a_free_shift_for_taking() -> None:
    at = Position().knows(ANNA, 12).offer(EVERY_DEPOT).store(ANNA, "ship").goods(ANNA, turquoise=1).turn(ANNA, 6, 6)
    assert at.options(ANNA) == ["take 6 1b -", "take 6 5b -", "take 6 6b -", "workers 6"]
    assert told(at.play(ANNA, "take 6 1b -"), Took)[0].paid == 0


@pytest.mark.rule("BUR-16.8", "BUR-16.12", "BUR-R5", "BUR-R6")
def test_free_shift_and_workers_add_up() -> None:
    """BUR-R5, BUR-R6: the free shift stays one step; workers do the rest, each up to two with knowledge 8."""
    for die in range(1, 7):
        for number in range(1, 7):
            way = distance(die, number)
            assert WORKERS[0][0][die][number] == way
            assert WORKERS[0][1][die][number] == max(0, way - 1)
            assert WORKERS[1][0][die][number] == (way + 1) // 2
            assert WORKERS[1][1][die][number] == (max(0, way - 1) + 1) // 2
    at = Position().knows(ANNA, 12).offer(EVERY_DEPOT).has(ANNA, workers=1).turn(ANNA, 1, 1)
    assert at.options(ANNA, "take") == [f"take 1 {depot}b -" for depot in (1, 2, 3, 5, 6)]
    at.knows(ANNA, 8)
    assert len(at.options(ANNA, "take")) == 6


@pytest.mark.rule("BUR-16.13", "BUR-16.14", "BUR-12.1")
@pytest.mark.parametrize(("numbers", "gains"), [((13,), (2, 1)), ((14,), (4, 0)), ((13, 14), (4, 1))])
def test_13_and_14_more_from_taking_workers(numbers: tuple[int, ...], gains: tuple[int, int]) -> None:
    at = Position().knows(ANNA, *numbers).turn(ANNA, 5, 5)
    assert at.play(ANNA, "workers 5") == [TookWorkers(ANNA, *gains, "die", 5)]


@pytest.mark.rule("BUR-16.13")
def test_13_says_nothing_about_boarding_houses() -> None:
    at = Position().knows(ANNA, 13, 14).store(ANNA, "boarding_house").turn(ANNA, 3, 5)
    at.play(ANNA, "place 3 boarding_house c3")
    assert (at.player(ANNA).workers, at.player(ANNA).silver) == (4, 0)


# ---------------------------------------------------------------- at the end of the game


@pytest.mark.rule("BUR-16.15")
def test_15_three_points_for_each_type_sold() -> None:
    at = Position().knows(ANNA, 15).sold(ANNA, pink=4, red=1).goods(ANNA, brown=2)
    assert final(at)["k15"] == (2, 6)


@pytest.mark.rule("BUR-16.16", "BUR-15.5", "BUR-R32")
@pytest.mark.parametrize("number", SCORED_BUILDING)
def test_16_to_23_four_points_for_each_building_of_a_kind(number: int) -> None:
    """BUR-R32: those in the storage do not count."""
    kind = {
        16: "warehouse", 17: "watchtower", 18: "carpenters_workshop", 19: "church",
        20: "market", 21: "boarding_house", 22: "bank", 23: "city_hall",
    }[number]  # fmt: skip
    at = Position().knows(ANNA, number).estate(ANNA, c3=kind, e4=kind, c5=kind).store(ANNA, kind)
    at.estate(ANNA, e1="bank" if kind != "bank" else "church")
    assert final(at)[f"k{number}"] == (3, 12)


@pytest.mark.rule("BUR-16.17")
def test_24_four_points_for_each_animal_kind_on_the_estate() -> None:
    at = Position().knows(ANNA, 24).estate(ANNA, a1="cow2", b1="cow4", b2="pig2", e6="sheep3").store(ANNA, "chicken2")
    assert final(at)["k24"] == (3, 12)


@pytest.mark.rule("BUR-16.18")
def test_25_a_point_for_each_tile_sold() -> None:
    at = Position().knows(ANNA, 25).sold(ANNA, pink=4, red=1).goods(ANNA, brown=2)
    assert final(at)["k25"] == (5, 5)


@pytest.mark.rule("BUR-16.19")
def test_26_two_points_for_each_bonus_tile() -> None:
    at = Position().knows(ANNA, 26)
    at.state.finished |= {"mine": [ANNA, BENNO], "ship": [BENNO, ANNA], "animal": [2, 3, ANNA]}
    assert final(at)["k26"] == (2, 4)


@pytest.mark.rule("BUR-16.20")
@pytest.mark.parametrize("number", range(1, 27))
def test_only_15_to_26_score_at_the_end(number: int) -> None:
    """Each of them counts for the one who has it on the estate."""
    at = Position().knows(ANNA, number)
    assert (f"k{number:02}" in final(at)) == (number >= 15)


@pytest.mark.rule("BUR-16.21")
def test_the_owner_can_always_look_at_the_own_sold_goods() -> None:
    at = Position(2).sold(ANNA, pink=3)
    at.state.hide_sold = True
    assert GAME.view(at.state, ANNA).players[ANNA].sold == {"pink": 3}
