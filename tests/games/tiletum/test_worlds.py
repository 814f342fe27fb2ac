"""Worlds imagined from a view, and what somebody may think of doing."""

import pytest

from games.tiletum import TILETUM as GAME
from games.tiletum.data import CATHEDRALS, CONTRACTS, HOUSE_SPACES, ROOMS
from tests.engine.worlds import dealt_again, imagined, positions, refused, same_thing, thinkable
from tests.games.tiletum.invariants import invariants
from tests.games.tiletum.positions import BLUE, GREEN, ORANGE, Position


@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_holds_anything_secretly(seats: int) -> None:
    """A view lacks nothing but the seed."""
    for number, state in enumerate(positions(GAME, seats, f"views {seats}", most=150)):
        world = imagined(GAME, state, number % seats, number, invariants)
        again = dealt_again(GAME, state, None, number, invariants)
        assert world.seed == again.seed
        state = state.clone()
        state.seed, state.draws = world.seed, 0
        assert GAME.dump(world) == GAME.dump(again) == GAME.dump(state)


# ---------------------------------------------------------------- what somebody may think of

TASKS = ["buy stone 1", "buy wool 1", "buy iron 1", "buy food 1"]


def acting(action: str, points: int = 3) -> Position:
    return Position().acting(BLUE, action, points)


def spent(at: Position) -> list[str]:
    """What is thought of before the tasks."""
    found = thinkable(GAME, at.state, BLUE)
    return found[: found.index(TASKS[0])]


def test_an_architect_may_be_thought_of_at_every_cathedral_and_tile() -> None:
    at = acting("architect")
    assert spent(at) == [
        *[f"architect {city} pillar" for city in CATHEDRALS],
        *[f"architect {city} tile" for city in at.state.city_tiles],
    ]


def test_a_merchant_may_be_thought_of_in_every_city_with_house_spaces_and_at_every_tile() -> None:
    at = acting("merchant")
    cities = [space.city for space in HOUSE_SPACES.values()]
    assert spent(at) == [
        *[f"merchant {city} house 1" for city in dict.fromkeys(cities)],
        *[f"merchant {city} tile -" for city in at.state.city_tiles],
    ]


def test_each_character_on_offer_and_each_room_for_one_in_the_warehouse_may_be_thought_of() -> None:
    king, merchant = "character_king_1", "character_merchant_1"
    at = acting("character").offers(characters=[king, "", merchant, "", ""])
    at.has(BLUE, warehouse=["crest_lion", "character_king_2"], rooms={"b1f1": "character_king_3"})
    free = [room for room in ROOMS if room != "b1f1"]
    assert spent(at) == [f"hire {king} -", f"hire {merchant} -", *[f"settle character_king_2 {room}" for room in free]]


def test_each_contract_on_offer_may_be_thought_of() -> None:
    at = acting("contract")
    tile = at.state.contract_offer[0]
    at.offers(contracts=[tile, "", tile, "", tile])
    assert spent(at) == ["sign 1", "sign 3", "sign 5"]


def test_inside_an_action_that_was_granted_one_thinks_of_that_one() -> None:
    at = Position().granted(BLUE, "contract", 2, outer="architect")
    assert all(move.startswith("sign") for move in spent(at))
    assert spent(Position().acting(BLUE, "king", 0)) == []


def test_tasks_may_be_thought_of_throughout_the_turn() -> None:
    at = Position().turn(BLUE).pillar("praha", GREEN, BLUE).pillar("roma", ORANGE)
    same = next(tile for tile in CONTRACTS if CONTRACTS[tile].any_same)
    named = next(tile for tile in CONTRACTS if not CONTRACTS[tile].any_same)
    held = [same, named, "crest_lion", "helper_vp_4", "character_king_1"]
    at.has(BLUE, gold=1, food=2, wool=5, stone=3, iron=4, warehouse=held)
    assert thinkable(GAME, at.state, BLUE) == [
        *TASKS,
        f"fulfil {same} wool",
        f"fulfil {named} -",
        *[f"crest crest_lion {building}" for building in range(1, 6)],
        "helper helper_vp_4 -",
        "contribute praha",
    ]


def test_who_is_not_asked_thinks_of_nothing() -> None:
    *_, over = positions(GAME, 2, "over", most=3000)
    assert not over.stack
    assert thinkable(GAME, over, BLUE) == []


def test_what_can_be_done_some_way_is_not_called_impossible() -> None:
    """Where in a city, for what, how often, and whether a character moves in at once is no other thing."""
    at = Position().poor(BLUE).acting(BLUE, "merchant", 3)
    reached = {move.split()[1] for move in at.options(BLUE, "merchant") if " house " in move}
    why = refused(GAME, at.state, BLUE)
    assert reached
    assert not reached & {move.split()[1] for move in why if " house " in move}
    assert {move for move in why if move.startswith("buy")} == {*TASKS}
    at = Position().acting(BLUE, "character", 3)
    hired = {move.split()[1] for move in at.options(BLUE, "hire")}
    assert hired
    assert not hired & {move.split()[1] for move in refused(GAME, at.state, BLUE) if move.startswith("hire")}


def test_how_a_thing_is_done_is_no_other_thing() -> None:
    assert same_thing(GAME, "fulfil contract_1 gold", "fulfil contract_1 -")
    assert same_thing(GAME, "merchant paris house 1", "merchant paris house 2")
    assert same_thing(GAME, "buy stone 1", "buy stone 2")
    assert same_thing(GAME, "hire character_king_1 -", "hire character_king_1 b1f1")
    assert not same_thing(GAME, "settle character_king_1 b1f1", "settle character_king_1 b1f2")
    assert not same_thing(GAME, "merchant paris house 1", "merchant paris tile -")
