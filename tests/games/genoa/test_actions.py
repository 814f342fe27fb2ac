"""GEN-5 and GEN-12: actions in general, and what each building gives."""

import pytest

from games.genoa.book import capacity
from games.genoa.data import BUILDINGS, EFFECTS, MARKET, STREETS, VILLAS
from games.genoa.events import ActionEnded, Drew, OwnerPaid, Took
from games.genoa.window import ActionWindow
from tests.games.genoa.positions import GAME, JANI, MATE, PETER, Position
from tests.games.genoa.test_turn import all_pass

# ---------------------------------------------------------------- actions in general


@pytest.mark.rule("GEN-5.1", "GEN-5.8")
def test_one_player_performs_the_action_of_the_building_under_the_tower_at_once() -> None:
    at = Position().tower("warehouse_metals")
    at.play(PETER, "use")
    assert at.goods(PETER) == {"silver": 1, "copper": 1}
    assert at.state.action == "used"


@pytest.mark.rule("GEN-5.2", "GEN-5.3", "GEN-5.4")
def test_only_buildings_have_actions() -> None:
    assert set(EFFECTS) == set(BUILDINGS)
    for space in (STREETS[0], MARKET):
        at = Position().tower(space)
        assert at.state.action == "none"
        assert at.reason(PETER, "use") == "no-action-here"


@pytest.mark.rule("GEN-5.5")
def test_everybody_has_one_action_a_turn() -> None:
    at = all_pass(Position()).tower("warehouse_metals")
    at.play(PETER, "use", "move tavern")
    assert at.reason(PETER, "use") == "no-capacity"


@pytest.mark.rule("GEN-5.6")
def test_a_turn_may_end_without_any_action() -> None:
    at = Position().tower("street_5_2")
    at.play(PETER, "stop")
    assert at.state.trader == JANI


@pytest.mark.rule("GEN-5.7")
def test_an_action_is_used_once_a_turn() -> None:
    at = Position().has(PETER, extra_action=2).tower("warehouse_metals")
    at.play(PETER, "use")
    assert at.reason(PETER, "use") == "action-used"
    assert at.reason(JANI, "offer warehouse_metals d5") == "out-of-reach"


@pytest.mark.rule("GEN-5.9", "Q4")
def test_an_unused_action_is_lost_when_the_tower_leaves() -> None:
    at = all_pass(Position()).has(PETER, extra_action=1).tower("warehouse_metals")
    at.play(PETER, "move street_3_2")
    assert at.reason(PETER, "use") == "no-action-here"
    assert at.reason(PETER, "move warehouse_metals") == "already-visited"


@pytest.mark.rule("GEN-5.10", "GEN-5.12", "Q5", "Q38")
def test_a_bought_action_counts_even_if_it_yields_nothing() -> None:
    at = Position().supply(starting_space=0).tower("street_5_2")
    at.play(JANI, "offer coach_house d5")
    events = at.play(PETER, "accept 1 1")
    assert Took(JANI, ()) in events
    assert at.player(JANI).performed == 1
    assert capacity(at.state, JANI) == 0


@pytest.mark.rule("GEN-5.11")
def test_a_short_supply_gives_what_is_left() -> None:
    at = Position().supply(silver=0).tower("warehouse_metals")
    events = at.play(PETER, "use")
    assert Took(PETER, ("copper",)) in events
    at = Position().deck("small_order", "small_order_01").tower("city_hall")
    events = at.play(PETER, "use")
    assert Drew(PETER, "small_order", ("small_order_01",)) in events


@pytest.mark.rule("GEN-5.13", "GEN-5.14", "Q33")
def test_the_owner_is_paid_when_another_uses_his_building() -> None:
    at = Position().owns(MATE, "inn").tower("inn")
    events = at.play(PETER, "use")
    assert OwnerPaid(MATE, "inn", 10) in events
    assert at.ducats(MATE, PETER) == (140, 130)
    at = Position().owns(PETER, "inn").tower("inn")
    at.play(PETER, "use")
    assert at.ducats(PETER) == (130,)


@pytest.mark.rule("GEN-5.15", "GEN-5.16", "GEN-5.17")
def test_the_window_holds_the_effect_once_and_ends_by_declaration() -> None:
    at = Position().has(PETER, commodity_of_choice=1, trade_1_1=1).window(PETER, "warehouse_metals")
    assert at.reason(PETER, "end") == "effect-first"
    at.play(PETER, "pick ale", "perform -")
    assert at.reason(PETER, "perform -") == "effect-done"
    at.play(PETER, "trade ale", "take wine")
    assert at.goods(PETER) == {"silver": 1, "copper": 1, "wine": 1}
    assert at.asked == "Crossroads", "nothing is left to do"
    at = Position().has(PETER, trade_1_1=1).window(PETER, "warehouse_metals")
    at.play(PETER, "perform -")
    events = at.play(PETER, "end")
    assert events == [ActionEnded(PETER, "warehouse_metals")]


@pytest.mark.rule("GEN-5.18")
def test_the_window_closes_by_itself_unless_one_wants_to_be_asked() -> None:
    at = Position().tower("warehouse_metals")
    events = at.play(PETER, "use")
    assert ActionEnded(PETER, "warehouse_metals") in events
    at = Position().prefers(PETER, "windows", "ask").tower("warehouse_metals")
    at.play(PETER, "use")
    assert isinstance(at.state.stack[-1], ActionWindow)
    at.play(PETER, "perform -", "end")
    assert at.asked == "Crossroads"


def test_going_on_by_itself_cannot_be_taken_back_where_it_tells_of_the_hand() -> None:
    at = Position().hand(PETER, "small_order_05").has(PETER, copper=1).tower("coach_house")
    at.play(PETER, "use")
    assert at.asked == "ActionWindow", "he could fulfil his order"
    assert at.state.barrier == at.state.played


# ---------------------------------------------------------------- the buildings


@pytest.mark.rule("GEN-12.1", "GEN-12.2", "GEN-12.3")
@pytest.mark.parametrize(
    ("building", "deck", "count"),
    [("guild_hall", "large_order", 1), ("city_hall", "small_order", 2), ("post_office", "message", 2)],
)
def test_halls_and_post_draw_cards(building: str, deck: str, count: int) -> None:
    at = Position().tower(building)
    before = len(at.state.decks[deck].down)
    at.play(PETER, "use")
    assert len(at.player(PETER).hand(deck)) == count
    assert len(at.state.decks[deck].down) == before - count


@pytest.mark.rule("GEN-12.4", "GEN-12.17")
def test_the_cathedral_gives_two_markers() -> None:
    at = Position().tower("cathedral")
    at.play(PETER, "use")
    assert (at.player(PETER).stock, at.player(PETER).central) == (2, 5)
    assert GAME.view(at.state, JANI).players[PETER].stock == 2, "they lie openly"
    at = Position().has(PETER, markers=6).tower("cathedral")
    at.play(PETER, "use")
    assert (at.player(PETER).stock, at.player(PETER).central) == (7, 0)


@pytest.mark.rule("GEN-12.5", "GEN-12.6", "GEN-12.7", "GEN-12.8", "GEN-12.9", "GEN-12.10")
@pytest.mark.parametrize(
    ("building", "tile"),
    [
        ("palace", "building_action"),
        ("park", "extra_action"),
        ("coach_house", "starting_space"),
        ("harbor", "commodity_of_choice"),
        ("tavern", "trade_1_1"),
        ("inn", "trade_1_1"),
    ],
)
def test_six_buildings_give_a_special_tile(building: str, tile: str) -> None:
    at = Position().tower(building)
    at.play(PETER, "use")
    assert at.goods(PETER) == {tile: 1}
    assert GAME.view(at.state, JANI).players[PETER].tiles[tile] == 1


@pytest.mark.rule("GEN-12.11", "GEN-12.12", "GEN-12.13", "GEN-12.14", "Q35")
@pytest.mark.parametrize(
    ("building", "pair"),
    [
        ("warehouse_drinks", {"ale", "wine"}),
        ("warehouse_metals", {"silver", "copper"}),
        ("warehouse_fabric", {"linen", "silk"}),
        ("warehouse_spices", {"pepper", "saffron"}),
    ],
)
def test_warehouses_give_one_of_each(building: str, pair: set[str]) -> None:
    at = Position().tower(building)
    at.play(PETER, "use")
    assert at.goods(PETER) == dict.fromkeys(pair, 1)


@pytest.mark.rule("GEN-12.15")
def test_a_warehouse_never_gives_two_alike() -> None:
    at = Position().supply(pepper=0).tower("warehouse_spices")
    at.play(PETER, "use")
    assert at.goods(PETER) == {"saffron": 1}


@pytest.mark.rule("GEN-12.16")
@pytest.mark.parametrize("villa", VILLAS)
def test_in_a_villa_one_draws_a_contract_or_delivers(villa: str) -> None:
    at = Position().tower(villa)
    at.play(PETER, "use")
    assert len(at.player(PETER).contract) == 1
    at = Position().hand(PETER, "large_order_09").has(PETER, copper=1, linen=1, saffron=1).tower("villa_ricci")
    at.play(PETER, "use")
    assert [move for move in at.options(PETER) if move.startswith("perform")] == ["perform -", "perform large_order_09"]
    at.play(PETER, "perform large_order_09", "tile extra_action")
    assert at.player(PETER).contract == []
    assert at.goods(PETER) == {"extra_action": 1}
