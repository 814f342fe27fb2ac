"""Worlds imagined from a view, and what somebody may think of doing."""

import pytest

from games.burgundy.data import BLACK, GOODS, TILES, TYPES
from games.burgundy.meta import BurgundyOptions
from games.burgundy.state import State
from tests.engine.worlds import imagined, positions, refused, same_thing, thinkable, worlds
from tests.games.burgundy.invariants import invariants
from tests.games.burgundy.positions import ANNA, BENNO, CARLA, GAME, Position

HIDDEN_SALES = BurgundyOptions(setup="expert_secret", sold_goods="hidden")
OPEN_SALES = BurgundyOptions(setup="expert_open", sheets="free")
MANY = 80


def all_holds(world: State) -> None:
    """What is left in each supply could be in it: no face more often than it was printed with that back."""
    invariants(world)
    for kind in TYPES:
        faces = [face for face, tile in TILES.items() if tile.type == kind and tile.own_back]
        assert list(world.supplies[kind].tiles) == faces
        assert all(count <= TILES[face].own_back for face, count in world.supplies[kind].tiles.items())
    assert list(world.supplies[BLACK].tiles) == [face for face, tile in TILES.items() if tile.black_back]
    assert all(count <= TILES[face].black_back for face, count in world.supplies[BLACK].tiles.items())
    assert list(world.goods_bag) == list(GOODS)


@pytest.mark.parametrize("options", [OPEN_SALES, HIDDEN_SALES], ids=str)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_view_is_enough_to_imagine_the_rest(seats: int, options: BurgundyOptions) -> None:
    for number, state in enumerate(positions(GAME, seats, f"views {seats}", options, most=600)):
        if number % 3:
            continue
        seat = number // 3 % seats
        world = imagined(GAME, state, seat, number, all_holds)
        for back, supply in state.supplies.items():
            assert sum(world.supplies[back].tiles.values()) == sum(supply.tiles.values())
        assert world.players[seat].sold == state.players[seat].sold
        if not state.hide_sold:
            assert [player.sold for player in world.players] == [player.sold for player in state.players]
            assert world.goods_bag == state.goods_bag, "all other goods can be counted"


def test_a_tile_with_two_kinds_of_backs_may_lie_in_either_supply() -> None:
    """The hexagonal tiles that left are seen, but not which of them had a black back."""
    at = Position().store(ANNA, "bank", "bank").store(BENNO, "cow4", "mine")  # and a church is on offer
    for tile in ("bank", "church"):
        at.state.supplies[BLACK].tiles[tile] -= 1
        at.player(CARLA).storage.append(tile)
    found = worlds(GAME, at.state, CARLA, MANY, all_holds)
    assert {world.supplies["building"].tiles["bank"] for world in found} == {2, 3, 4}
    assert {world.supplies[BLACK].tiles["church"] for world in found} == {0, 1, 2}
    for world in found:
        assert world.supplies["mine"].tiles == {"mine": sum(at.state.supplies["mine"].tiles.values())}
        assert world.supplies["building"].tiles["bank"] + world.supplies[BLACK].tiles["bank"] == 4
    knowledge = {tuple(world.supplies["knowledge"].tiles.items()) for world in found}
    assert knowledge == {tuple(at.state.supplies["knowledge"].tiles.items())}, "these have one kind of back each"


def test_what_has_left_the_game_is_in_no_supply() -> None:
    at = Position()
    at.state.removed = {at.draw("k01"): 1, at.draw("k07"): 1}
    at.estate(BENNO, c4="k02").store(ANNA, "k03").offer({"1a": "k04", "0b": "k12"})
    world = imagined(GAME, at.state, CARLA, 1, all_holds)
    assert [name for name, count in world.supplies["knowledge"].tiles.items() if not count] == [
        "k01",
        "k02",
        "k03",
        "k04",
    ]
    black = world.supplies[BLACK].tiles
    assert [name for name, count in black.items() if name.startswith("k") and not count] == ["k07", "k12"]


@pytest.mark.rule("BUR-2.5")
def test_a_secret_choice_of_estate_may_be_any_other() -> None:
    state = GAME.new(3, "secret", HIDDEN_SALES)
    GAME.play(state, BENNO, GAME.moves(state, BENNO)[3])

    def choices(viewer: int, seat: int) -> set[tuple[str | None, str | None]]:
        found = worlds(GAME, state, viewer, MANY, all_holds)
        return {(world.players[seat].chosen_board, world.players[seat].chosen_castle) for world in found}

    assert {board for board, _ in choices(ANNA, BENNO)} == {*state.players[BENNO].sheet}
    assert len(choices(ANNA, BENNO)) == 8
    assert choices(ANNA, CARLA) == {(None, None)}
    assert choices(BENNO, BENNO) == {(state.players[BENNO].chosen_board, state.players[BENNO].chosen_castle)}


def test_hidden_sales_may_be_any_goods_that_are_not_seen() -> None:
    at = Position().sold(BENNO, red=1, brown=1).sold(CARLA, purple=2)
    at.sold(ANNA, pink=at.state.goods_bag["pink"] - 1).goods_on(1, "pink").goods(CARLA, red=2)
    at.state.hide_sold = True
    found = worlds(GAME, at.state, ANNA, MANY, all_holds)
    unseen = [goods for goods in GOODS if goods != "pink"]
    for seat in (BENNO, CARLA):
        assert [
            *dict.fromkeys(goods for goods in GOODS for world in found if goods in world.players[seat].sold)
        ] == unseen
        assert {sum(world.players[seat].sold.values()) for world in found} == {2}
        assert any(2 in world.players[seat].sold.values() for world in found)
    for world in found:
        assert world.players[ANNA].sold == at.player(ANNA).sold
        assert world.goods_bag["pink"] == 0
        for player in world.players:
            assert list(player.sold) == [goods for goods in GOODS if goods in player.sold]


# ---------------------------------------------------------------- what somebody may think of


def offered() -> Position:
    at = Position().offer({"1b": "bank", "1c": "bank", "2c": "castle", "0b": "mine", "0d": "mine", "0e": "ship"})
    return at.store(ANNA, "castle", "castle")


def test_one_may_think_of_every_tile_and_of_every_space_of_its_colour() -> None:
    at = offered().turn(ANNA, 1, 3)
    castles = [space for space, kind in at.player(ANNA).land.types.items() if kind == "castle" and space != "d4"]
    assert len(castles) == 3
    found = thinkable(GAME, at.state, ANNA)
    assert [move for move in found if move.startswith("take")] == ["take 1 1b -", "take 1 2c -"]
    assert sorted(move.split()[3] for move in found if move.startswith("place")) == sorted(castles)
    assert found[-4:] == ["sell 1 turquoise", "buy 0b -", "buy 0e -", "end"], "two equal tiles are one choice"
    assert len(found) == 2 + 3 + 4


def test_of_two_dice_the_one_is_thought_of_that_costs_less() -> None:
    at = offered().offer({"4b": "ship"}).turn(ANNA, 6, 3).goods(ANNA, pink=1, orange=2)
    found = thinkable(GAME, at.state, ANNA)
    assert [move for move in found if move.startswith(("take", "sell"))] == [
        "take 6 1b -", "take 3 2c -", "take 3 4b -", "sell 3 pink", "sell 6 orange",
    ]  # fmt: skip
    at.turn(ANNA)
    assert at.player(ANNA).used == [1, 1]
    assert {move.split()[1] for move in thinkable(GAME, at.state, ANNA) if move.startswith(("take", "sell"))} == {"1"}
    at.player(ANNA).used = [4, 5]
    assert "take 4 4b -" in thinkable(GAME, at.state, ANNA), "how far away it would have been with a die already used"


def test_with_a_full_storage_one_thinks_of_giving_up_the_first_tile() -> None:
    at = offered().turn(ANNA, 1, 3)
    at.player(ANNA).storage.insert(0, at.draw("ship"))
    found = thinkable(GAME, at.state, ANNA)
    assert [move for move in found if move.startswith(("take", "buy"))] == [
        "take 1 1b ship", "take 1 2c ship", "buy 0b ship", "buy 0e ship",
    ]  # fmt: skip


def test_a_castle_does_any_of_it_without_a_die() -> None:
    at = offered().store(ANNA, "ship").goods(ANNA, red=1).turn(ANNA, 6, 3)
    at.estate(ANNA, c4="k08").play(ANNA, "place 6 castle b3")
    assert type(at.top).__name__ == "ExtraAction"
    found = thinkable(GAME, at.state, ANNA)
    assert [move for move in found if not move.startswith("place")] == ["take - 1b -", "take - 2c -", "sell - red"]
    places = [move for move in found if move.startswith("place")]
    assert {move.split()[2] for move in places} == {"castle", "ship"}
    assert all(move.split()[1] == "-" for move in places)
    spaces = at.player(ANNA).land.types
    assert len(places) == sum(kind in ("castle", "ship") for kind in spaces.values()) - 2, "two castles stand"


def test_a_building_lets_one_think_of_its_takes_and_placings() -> None:
    at = offered().offer({"2b": "church"}).store(ANNA, "market").turn(ANNA, 3, 3)
    at.offer({"4b": "ship"}).play(ANNA, "place 3 market c3")
    assert type(at.top).__name__ == "BuildingEffect"
    found = thinkable(GAME, at.state, ANNA)
    assert [move for move in found if move.startswith("take")] == [f"take - {slot} -" for slot in at.state.depots]
    assert {move.split()[2] for move in found if move.startswith("place")} == {"castle"}
    assert {move.split()[0] for move in found} == {"take", "place"}
    why = refused(GAME, at.state, ANNA)
    assert "take - 4b -" not in why
    assert why["take - 0b -"] != why["take - 1b -"]
    at.store(ANNA, "ship")
    assert "take - 1b castle" in thinkable(GAME, at.state, ANNA)


def test_a_ship_lets_one_think_of_each_depot_with_goods() -> None:
    at = Position().store(ANNA, "ship").goods_on(2, "red").goods_on(5, "pink", "red").turn(ANNA, 2, 1)
    at.play(ANNA, "place 2 ship d3")
    assert thinkable(GAME, at.state, ANNA) == ["load 2 -", "load 5 -"]


def test_who_is_not_asked_thinks_of_nothing() -> None:
    assert thinkable(GAME, GAME.new(3, "settling", HIDDEN_SALES), ANNA) == []
    *_, over = positions(GAME, 2, "over", most=2000)
    assert not over.stack
    assert thinkable(GAME, over, ANNA) == []
    imagined(GAME, over, ANNA, 1, all_holds)


def test_what_can_be_done_some_way_is_not_called_impossible() -> None:
    """With which die, giving up what and keeping what is no other thing."""
    at = offered().offer({"6b": "bank"}).goods(ANNA, pink=1).turn(ANNA, 1, 3)
    why = refused(GAME, at.state, ANNA)
    assert {move.split()[0] for move in why} == {"take", "place", "buy", "end"}
    assert [move for move in why if move.startswith("take")] == ["take 1 2c -", "take 1 6b -"]
    assert why["take 1 6b -"] == "too-few-workers"
    assert why["buy 0b -"] == "too-little-silver"
    full = at.store(ANNA, "ship")
    assert "take 1 1b castle" not in refused(GAME, full.state, ANNA)


def test_how_a_thing_is_done_is_no_other_thing() -> None:
    assert same_thing(GAME, "take 1 1b -", "take 3 1b ship", "take - 1b castle")
    assert same_thing(GAME, "place 1 bank c3", "place 4 bank c3")
    assert same_thing(GAME, "load 1 -", "load 1 pink+red")
    assert same_thing(GAME, "sell 1 turquoise", "sell - turquoise")
    assert not same_thing(GAME, "take 1 1b -", "take 1 1c -")
    assert not same_thing(GAME, "load 1 -", "load 2 -")
    assert not same_thing(GAME, "place 1 bank c3", "place 1 bank e4")
