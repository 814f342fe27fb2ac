"""Prices and warnings, asked before a move is played."""

from random import Random

import pytest

from games.tiletum import TILETUM as GAME
from games.tiletum.events import Paid, PointsAdded
from games.tiletum.moves import BOOK, Contribute, Crest, Die, Fulfil
from games.tiletum.outlook import FREE, WARNINGS, Price, price, warnings
from games.tiletum.turn import PRICES, DieAction
from tests.games.tiletum.positions import BLUE, DULL, ORANGE, Position, full_building


def warned(at: Position, notation: str) -> dict[str, dict[str, object]]:
    found = warnings(GAME.view(at.state, BLUE), BLUE, BOOK.read(notation))
    return {warning.id.removeprefix("tiletum-warning-"): warning.args for warning in found}


def cost(at: Position, notation: str) -> Price:
    return price(GAME.view(at.state, BLUE), BLUE, BOOK.read(notation))


# ---------------------------------------------------------------- prices


def test_what_moves_cost() -> None:
    at = Position().poor(BLUE).dice("blue4", "pink2")
    assert cost(at, "die blue4 4 leave iron") == FREE
    assert cost(at, "die blue4 2 leave iron") == Price(0, (("gold", 4),))
    assert cost(at, "die blue4 4 leave gold").helper == "helper_change_colour"
    assert cost(at, "buy iron 2") == Price(0, (("gold", 4),))
    assert cost(at, "fulfil contract_same_2_iron_2 wool") == Price(0, (("iron", 2), ("wool", 2)))
    assert cost(at, "crest crest_lion 4") == Price(0, (("food", 4),))
    assert cost(at, "contribute wien") == Price(0, (("stone", 3),))
    assert cost(at, "helper helper_gold_4 -") == FREE
    at.acting(BLUE, "architect", 6)
    assert cost(at, "architect bordeaux both") == Price(5)
    at.acting(BLUE, "merchant", 6)
    assert cost(at, "merchant paris house 1") == Price(2)
    at.acting(BLUE, "character", 6)
    assert cost(at, "hire character_king_1 b1f3") == Price(4)
    assert cost(at, "settle character_king_1 b1f3") == Price(3)
    assert cost(at, "refresh") == Price(1)
    at.acting(BLUE, "contract", 6)
    assert cost(at, "sign 1") == Price(3)
    assert cost(at, "swap iron gold wool") == Price(1, (("iron", 1),))


def test_steps_of_a_bonus_cost_nothing() -> None:
    at = Position().acting(BLUE, "king", 0).has(BLUE, wool=5, warehouse=["contract_wool_5_merchant"])
    at.play(BLUE, "fulfil contract_wool_5_merchant -")
    assert cost(at, "merchant paris walk -") == FREE


def test_the_price_is_what_is_really_paid() -> None:
    """Points: where nothing else happened on the way. Resources: as told by what was paid."""
    rng = Random("prices")
    checked = 0
    for n in range(6):
        state = GAME.new(3, f"prices {n}")
        while acting := GAME.to_act(state):
            seat = acting[0]
            move = rng.choice(GAME.moves(state, seat))
            stack, points = list(state.stack), state.points
            asked = price(GAME.view(state, seat), seat, move)
            assert all(state.players[seat].resources[resource] >= amount for resource, amount in asked.resources)
            events = GAME.play(state, seat, move)
            paid = tuple(sorted((e.resource, e.amount) for e in events if isinstance(e, Paid) and e.seat == seat))
            if type(move) in (Die, Fulfil, Crest, Contribute):
                assert paid == tuple(sorted(asked.resources))
            if isinstance(stack[-1], DieAction) and type(move) in PRICES and state.stack == stack:
                checked += not any(isinstance(event, PointsAdded) for event in events)
                added = sum(event.points for event in events if isinstance(event, PointsAdded))
                assert state.points == points - asked.points + added
    assert checked > 100


# ---------------------------------------------------------------- warnings


def test_a_tile_that_fills_the_warehouse() -> None:
    at = Position().dice("blue4", "pink2").has(BLUE, warehouse=[DULL] * 3)
    assert warned(at, "die blue4 4 take iron") == {"warehouse-fills": {"tile": DULL}}
    assert warned(at, "die blue4 4 leave iron") == {}
    at.has(BLUE, warehouse=[DULL] * 2)
    assert warned(at, "die blue4 4 take iron") == {}


def test_a_tile_for_which_there_is_no_room() -> None:
    at = Position().dice("blue4", "pink2").has(BLUE, warehouse=[DULL] * 4)
    assert warned(at, "die blue4 4 leave iron") == {"no-room-for-tile": {"tile": DULL}}
    at.state.action_tiles[at.state.action_at(4)] = ""
    assert warned(at, "die blue4 4 leave iron") == {}, "nor anything to find room for"


@pytest.mark.rule("R-8")
def test_a_character_that_can_never_be_placed() -> None:
    at = Position().poor(BLUE).acting(BLUE, "character", 1).has(BLUE, rooms=full_building(4, "king"))
    at.offers(characters=["character_king_3", *[f"character_contract_{n}" for n in (1, 2, 3, 4)]])
    assert warned(at, "hire character_king_3 -") == {"character-stuck": {"tile": "character_king_3"}}
    assert warned(at, "hire character_contract_1 -") == {}
    at.has(BLUE, rooms=full_building(2, "contract", without="b2f2"), warehouse=["character_contract_5"])
    assert "character-stuck" in warned(at, "hire character_contract_4 -"), "the last room is spoken for"


@pytest.mark.rule("R-7")
def test_a_contract_that_can_never_be_fulfilled() -> None:
    at = Position().poor(BLUE).acting(BLUE, "contract", 3).has(BLUE, contracts=["contract_same_1"] * 5)
    at.offers(contracts=["contract_iron_9", "contract_wool_9", "crest_eagle", "contract_same_5", "contract_same_8"])
    assert warned(at, "sign 5") == {}
    at.has(BLUE, warehouse=["contract_iron_2"])
    assert warned(at, "sign 5") == {"contract-stuck": {"tile": "contract_same_8"}}
    at.has(BLUE, warehouse=["contract_iron_2", "contract_wool_2"])
    assert warned(at, "sign 3") == {}, "only a contract could get stuck there"


def test_points_that_would_be_lost() -> None:
    at = Position().acting(BLUE, "architect", 3).has(BLUE, gold=2)
    assert warned(at, "end turn") == warned(at, "end action") == {"points-lost": {"points": 3}}
    at.state.points = 0
    assert warned(at, "end turn") == {}


def test_a_disc_at_the_end_of_the_track() -> None:
    at = Position().dice("pink1", "pink2").facing("king", 1).track({9: (BLUE,), 4: (ORANGE, 2, 3)})
    assert warned(at, "die pink1 1 leave food") == {"king-track-ends": {"points": 3}}


def test_a_bonus_that_would_be_lost() -> None:
    at = Position().has(BLUE, food=6, houses=0, warehouse=["crest_lion"])
    assert warned(at, "crest crest_lion 1") == {"bonus-lost": {"what": "house"}}
    at = Position().acting(BLUE, "character", 1).has(BLUE, warehouse=["character_architect_3"])
    assert warned(at, "settle character_architect_3 b4f1") == {"bonus-lost": {"what": "pillar"}}


def test_asking_changes_nothing_and_knows_all_ids() -> None:
    rng = Random("asking")
    state = GAME.new(4, "asking")
    while acting := GAME.to_act(state):
        seat = acting[0]
        view, before = GAME.view(state, seat), GAME.dump(state)
        for move in rng.sample(moves := GAME.moves(state, seat), min(2, len(moves))):
            assert all(warning.id in WARNINGS for warning in warnings(view, seat, move))
            price(view, seat, move)
        assert GAME.dump(state) == before
        assert view == GAME.view(state, seat)
        GAME.play(state, seat, rng.choice(moves))
