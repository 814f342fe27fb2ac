"""The worked examples (RULES.md, section 4). Péter is the trader."""

import pytest

from games.genoa.data import GRID, LAST_SPACE, TRACK_START
from games.genoa.events import Expired, OwnerPaid, Struck
from games.genoa.scoring import group_value, groups
from tests.games.genoa.positions import GAME, JANI, KATA, MATE, PETER, Position


def rolled(at: Position, blue: int, red: int, how: str = "roll") -> Position:
    """Tries seeds until the dice fall like that after the first player's roll, or after whatever lets the bot roll."""
    for number in range(2000):
        tried = at.state.clone()
        tried.seed = f"dice {number}"
        GAME.play(tried, at.to_act[0], GAME.book.read(how))
        if tried.path[:1] == [GRID[red - 1][blue - 1]]:
            at.state = tried
            return at
    raise AssertionError("the dice never fell like that")


@pytest.mark.rule("GEN-X1")
def test_x1_a_roll_puts_the_tower_on_a_street() -> None:
    at = rolled(Position(), 3, 2)
    assert at.state.path == ["street_3_2"]
    assert at.state.tower == 5
    assert at.state.marker == TRACK_START[4]
    assert at.asked == "Crossroads"


@pytest.mark.rule("GEN-X2")
def test_x2_two_routes() -> None:
    at = Position().tower("street_5_2")
    for space in ("guild_hall", "street_4_2", "park", "villa_colini"):
        for seat in range(1, 4):
            at.player(seat).passes = ["turn"]
        at.play(PETER, f"move {space}")
    assert at.state.path[-1] == "villa_colini"
    assert at.state.moves_left == 0
    assert at.reason(PETER, "move warehouse_metals") == "no-moves-left"
    at = Position().tower("street_5_2")
    at.play(PETER, "queue street_4_2+street_3_2+warehouse_metals")
    assert at.state.path[-1] == "warehouse_metals"
    assert at.state.moves_left == 1


@pytest.mark.rule("GEN-X3")
def test_x3_a_counter_offer() -> None:
    at = Position().has(JANI, silver=1).tower("street_3_3", "street_3_2", "street_4_2", "street_5_2")
    at.play(JANI, "offer coach_house d5")
    at.play(PETER, "reject 1 1", "ask coach_house 1 d5+any:payer - -")
    events = at.play(JANI, "accept 2 1")
    assert Struck(PETER, JANI, 2, "coach_house", ("d5", "silver"), (), ()) in events
    assert Expired(JANI, 1, "coach_house", False) in events
    assert at.ducats(PETER, JANI) == (135, 125)
    assert at.goods(PETER) == {"silver": 1}
    assert at.goods(JANI) == {"starting_space": 1}
    assert at.state.trader == JANI, "phase 2 is over, and nobody has markers for phase 3"


@pytest.mark.rule("GEN-X4")
def test_x4_an_offer_for_a_distant_space() -> None:
    at = Position().tower("street_5_2")
    at.play(JANI, "offer villa_colini d15")
    offer = at.offer(1)
    assert offer is not None
    assert offer.live
    assert at.reason(PETER, "accept 1 1") == "not-acceptable-now"
    assert at.ducats(PETER, JANI) == (130, 130)
    at.play(PETER, "move street_4_2", "move park")
    at.play(PETER, "use")
    at.play(PETER, "accept 1 1")
    assert at.ducats(PETER, JANI) == (145, 115)
    assert len(at.player(JANI).contract) == 1


@pytest.mark.rule("GEN-X5")
@pytest.mark.parametrize("way", ["accept", "use"])
def test_x5_forced_acceptance(way: str) -> None:
    at = Position().tower("street_5_7")
    at.play(PETER, "move harbor")
    at.play(JANI, "offer harbor d5")
    at.play(PETER, "move villa_monetti")
    at.play(MATE, "pass harbor")
    at.play(KATA, "pass harbor")
    assert at.asked == "ForcedChoice"
    assert at.reason(PETER, "move villa_monetti") == "must-sell-or-use"
    if way == "accept":
        at.play(PETER, "accept 1 1")
        assert at.goods(JANI) == {"commodity_of_choice": 1}
        at.play(JANI, "end")
        assert at.state.path[-1] == "villa_monetti"
        at.play(PETER, "use")
        assert len(at.player(PETER).contract) == 1
    else:
        at.play(PETER, "use", "end")
        assert at.goods(PETER) == {"commodity_of_choice": 1}
        assert at.state.path[-1] == "villa_monetti"
        assert at.reason(PETER, "use") == "no-capacity"


@pytest.mark.rule("GEN-X6")
def test_x6_acquiring_buildings() -> None:
    at = Position().has(PETER, markers=2).has(JANI, markers=3).has(MATE, markers=1).has(KATA, markers=1)
    at.acquiring("villa_ricci", "warehouse_spices", "street_6_2", "street_5_2", "guild_hall")
    at.play(PETER, "build street_5_2 place place")
    assert at.state.owners == {"coach_house": PETER, "guild_hall": PETER}
    at.play(JANI, "build street_6_2 replace place")
    assert at.state.owners == {"guild_hall": PETER, "coach_house": JANI, "warehouse_spices": JANI}
    assert at.player(JANI).stock == 0
    assert at.player(PETER).central == 6
    assert at.player(JANI).central == 5
    assert at.state.trader == JANI, "no street bears a disc, so the others are not asked"


@pytest.mark.rule("GEN-X7")
def test_x7_the_last_round_through_the_market() -> None:
    at = Position(seats=2)
    at.state.marker = LAST_SPACE - 1
    at = rolled(at, 4, 4)
    assert at.state.path == ["market"]
    assert at.state.marker == LAST_SPACE
    at = rolled(at, 5, 5, "stop")
    assert at.state.trader == JANI
    assert at.state.marker == LAST_SPACE
    at.play(JANI, "stop")
    assert GAME.over(at.state)


@pytest.mark.rule("GEN-X8")
def test_x8_two_players_second_action() -> None:
    at = Position(seats=2).has(JANI, silver=1).tower("street_7_4")
    at.play(JANI, "offer city_hall silver")
    at.play(PETER, "accept 1 1")
    at.play(PETER, "move street_7_5", "move inn", "use", "end", "move warehouse_drinks", "use", "perform -")
    assert at.goods(PETER) == {"silver": 1, "trade_1_1": 1, "ale": 1, "wine": 1}


@pytest.mark.rule("GEN-X9")
def test_x9_two_players_other_order() -> None:
    at = Position(seats=2).has(JANI, silver=1).tower("warehouse_drinks")
    at.play(PETER, "use")
    assert at.reason(PETER, "use") == "action-used"
    at.play(PETER, "move villa_monetti")
    assert at.reason(PETER, "use") == "no-capacity"
    at.play(JANI, "offer villa_monetti silver")
    at.play(PETER, "accept 1 1", "move harbor", "use")
    assert at.goods(PETER)["commodity_of_choice"] == 1


@pytest.mark.rule("GEN-X10")
def test_x10_the_round_marker_at_set_up() -> None:
    for seats, rounds in ((2, 12), (3, 10), (4, 8), (5, 6)):
        assert LAST_SPACE - GAME.new(seats, "x10").marker + 1 == rounds


@pytest.mark.rule("GEN-X11")
def test_x11_contract_groups() -> None:
    held = ["villa_colini", "park", "coach_house", "villa_ricci", "tavern"]
    sizes = groups([f"contract_{building}" for building in held])
    assert sorted(sizes) == [1, 4]
    assert sum(map(group_value, sizes)) == 110
    assert [group_value(n) for n in (1, 4, 5, 6)] == [10, 100, 150, 200]
    assert groups(["contract_villa_colini", "contract_warehouse_metals"]) == (2,)


@pytest.mark.rule("GEN-X12")
def test_x12_a_building_action_tile() -> None:
    at = Position().owns(JANI, "post_office").hand(JANI, "small_order_16").has(JANI, pepper=1)
    at.tower("post_office")
    at.play(PETER, "use")
    at.play(PETER, "move street_4_7")
    at.play(JANI, "offer palace d5")
    at.play(PETER, "accept 1 1")
    at.play(JANI, "activate post_office -")
    assert len(at.player(JANI).message) == 2
    assert at.player(JANI).performed == 1
    assert at.player(JANI).small_order == ["small_order_16"]
    assert at.ducats(JANI) == (135,), "10 for Péter's use, 5 paid, nothing for his own"


@pytest.mark.rule("GEN-X13")
def test_x13_ownership_income() -> None:
    at = Position().owns(MATE, "coach_house").tower("coach_house")
    at.play(JANI, "offer coach_house d5")
    events = at.play(PETER, "accept 1 1")
    assert OwnerPaid(MATE, "coach_house", 10) in events
    assert at.ducats(MATE) == (140,)
    at = Position().owns(MATE, "coach_house").tower("coach_house")
    at.play(MATE, "offer coach_house d5")
    events = at.play(PETER, "accept 1 1")
    assert not any(isinstance(event, OwnerPaid) for event in events)
    assert at.ducats(MATE) == (125,)


@pytest.mark.rule("GEN-X14")
def test_x14_markers_in_a_deal() -> None:
    at = Position().has(JANI, markers=3).tower("street_5_2")
    at.play(JANI, "offer coach_house marker+marker")
    at.play(PETER, "accept 1 1")
    jani, peter = at.player(JANI), at.player(PETER)
    assert (jani.stock, jani.central) == (1, 6)
    assert (peter.stock, peter.central) == (2, 5)


@pytest.mark.rule("GEN-X15")
def test_x15_payment_out_of_the_action() -> None:
    at = Position().tower("street_6_2")
    at.play(JANI, "offer warehouse_spices - pepper")
    at.play(PETER, "accept 1 1")
    assert at.state.path[-1] == "warehouse_spices"
    assert at.goods(JANI) == {"saffron": 1}
    assert at.goods(PETER) == {"pepper": 1}
    at = Position().supply(pepper=0).tower("street_6_2")
    assert at.reason(JANI, "offer warehouse_spices - pepper") == "not-certain"


@pytest.mark.rule("GEN-X16")
def test_x16_the_sale_window() -> None:
    at = Position().tower("inn")
    at.play(JANI, "set stance auto_pass_all")
    at.play(MATE, "offer inn d10")
    at.play(PETER, "move street_7_4")
    assert at.asked == "SaleWindow"
    assert at.to_act == (KATA,)
    at.play(KATA, "pass inn")
    assert at.asked == "ForcedChoice"
    assert [move for move in at.options(PETER) if not move.startswith("set ")] == ["accept 1 1", "use"]
    at.play(PETER, "accept 1 1")
    assert at.ducats(PETER, MATE) == (140, 120)
    assert at.goods(MATE) == {"trade_1_1": 1}
    assert at.state.path == ["inn", "street_7_4"]
