"""Section 4 of the rules: the worked examples that no other file has."""

import pytest

from games.tournay.events import CrierCalled, Defended, EventStruck, Gained, Looked
from games.tournay.quarter import empty_spaces
from tests.games.tournay.positions import BETTI, GABI, KARCSI, KRISZTI, Position, told


@pytest.mark.rule("TOU-X1")
def test_example_placing_a_card() -> None:
    at = Position().turn(BETTI).hand(BETTI, "market_1")
    at.quarter(BETTI, {"0,1": "quarry_1", "1,0": "barn_1", "1,1": "fort_1", "1,2": "prior_1", "2,1": "hospital_1"})
    assert at.spaces(BETTI, "market_1") == {f"{row},{column}" for row in range(3) for column in range(3)}
    offered = [move.split()[3] for move in at.options(BETTI, "play")]
    assert offered == ["0,0", "0,2", "2,0", "2,2", "0,1", "1,0", "1,1", "1,2", "2,1"], "empty spaces first"
    assert set(empty_spaces(frozenset(at.player(BETTI).quarter))) == {"0,0", "0,2", "2,0", "2,2"}
    assert at.gain(BETTI, "play market_1 - 1,2") == -1
    assert at.site(BETTI, "1,2").cards == ("market_1",)
    assert at.under("white_1") == ["prior_1"]


@pytest.mark.rule("TOU-X2")
def test_example_drawing_with_a_borrowed_citizen() -> None:
    at = Position().turn(KARCSI).plaza(KARCSI, white=1).plaza(BETTI, white=1)
    at.deck("white_2", "prior_2", "priest_2", "bridge_2", up="library_2_draw")
    at.play(KARCSI, "draw white_2 hidden 1+0")
    assert (at.player(BETTI).deniers, at.player(KARCSI).deniers) == (8, 4)
    assert at.lying(BETTI)["white"] == 2, "the one used and the one that lay already"
    assert at.lying(KARCSI)["white"] == 2
    assert at.under("white_2") == ["bridge_2", "library_2_draw"]
    at.play(KARCSI, "keep priest_2")
    assert at.player(KARCSI).hand == ["priest_2"]
    assert at.state.decks["white_2"].up == "prior_2"


@pytest.mark.rule("TOU-X3")
def test_example_a_crier() -> None:
    at = Position().turn(KARCSI).queue("drought", "banditry", "battle_of_bouvines", coins=(1, 2, 0))
    at.ramparts(GABI, "heresy").deck("red_1", "fort_1", "crier", "road_1", "arsenal_1")
    events = at.play(KARCSI, "draw red_1 hidden 2")
    assert (at.player(KARCSI).deniers, at.player(GABI).deniers) == (4, 8)
    assert told(events, Looked) == [Looked(KARCSI, "red_1", ("fort_1", "road_1"), True)]
    events = at.play(KARCSI, "keep fort_1")
    (called,) = told(events, CrierCalled)
    assert called.coins == (2, 3, 1)  # type: ignore[attr-defined]
    assert at.state.decks["red_1"].crier_out
    events = at.play(GABI, "defend banditry -")
    assert told(events, Defended) == [Defended(GABI, ("banditry",), ("heresy",), None)]
    assert told(events, EventStruck) == [
        EventStruck("drought", 2),
        EventStruck("banditry", 3),
        EventStruck("battle_of_bouvines", 1),
    ]
    assert [player.deniers for player in at.state.players] == [6 - 5, 0, 8 - 2]
    assert [at.player(seat).plaza["red"] for seat in (BETTI, KARCSI, GABI)] == [1, 1, 0]
    assert at.player(GABI).built == ["heresy"]


@pytest.mark.rule("TOU-X4")
def test_example_a_fight() -> None:
    at = Position().turn(GABI).queue("drought", "banditry", "norman_attack", coins=(0, 0, 1)).next_event("heresy")
    assert at.gain(GABI, "fight norman_attack 2") == -2
    assert at.lying(GABI) == {"red": 1}
    assert at.player(GABI).ramparts == ["norman_attack"]
    assert (at.state.queue[2], at.state.coins[2]) == ("heresy", 0)
    at.turn(GABI)
    assert at.reason(GABI, "fight drought 2+2") == "event-without-coins"


@pytest.mark.rule("TOU-X5")
def test_example_earning() -> None:
    at = Position(seats=4).turn(KRISZTI)
    assert at.gain(KRISZTI, "earn red 1") == 2
    assert at.lying(KRISZTI) == {"red": 1}
    at = Position(seats=4).turn(KRISZTI)
    assert at.gain(KRISZTI, "earn red 2") == 4


@pytest.mark.rule("TOU-X11")
def test_example_floating_bounds() -> None:
    two = frozenset({"0,0", "0,1"})
    assert set(empty_spaces(two)) == {"-1,0", "1,0", "-1,1", "1,1", "0,-1", "0,2"}
    three = empty_spaces(two | {"0,2"})
    assert "0,-1" not in three
    assert "0,3" not in three


@pytest.mark.rule("TOU-X12")
def test_example_a_priest() -> None:
    at = Position().turn(BETTI).quarter(BETTI, {"1,1": "priest_2", "1,0": "market_1 : yellow"})
    assert at.gain(BETTI, "activate 1,0 0") == 5
    at.turn(BETTI)
    assert at.reason(BETTI, "activate 1,0 1") == "building-occupied"
    for port, copies in (("port_1", False), ("port_2", True)):
        at = Position().quarter(BETTI, {"1,1": "priest_2", "1,0": "market_1 : yellow"})
        at.turn(KARCSI).quarter(KARCSI, {"0,0": port})
        at.play(KARCSI, "activate 0,0 1")
        assert ("copy 0 1,0" in at.options(KARCSI)) == copies, port


@pytest.mark.rule("TOU-X13")
def test_example_a_monk_s_chain() -> None:
    at = Position(expansion="replace").turn(BETTI)
    at.quarter(BETTI, {"0,0": "hospital_1", "0,1": "monk_1", "0,2": "market_1", "1,2": "journeyman_1"})
    events = at.play(BETTI, "activate 0,0 0", "activate 0,2 0")
    assert told(events, Gained) == [
        Gained(BETTI, 4, "hospital_1"),
        Gained(BETTI, 5, "market_1"),
        Gained(BETTI, 1, "journeyman_1"),
    ]
    assert at.player(BETTI).deniers == 16
    assert "white" not in at.standing(BETTI)
    assert at.to_act == (KARCSI,)


@pytest.mark.rule("TOU-X14")
def test_example_a_small_deck() -> None:
    at = Position().turn(BETTI).deck("red_1", "fort_1", up="road_1")
    at.play(BETTI, "draw red_1 face_up 0")
    assert at.player(BETTI).hand == ["road_1"]
    at = Position().turn(BETTI).deck("red_1", "fort_1", up="road_1")
    at.play(BETTI, "draw red_1 hidden 0", "keep fort_1")
    assert at.player(BETTI).hand == ["fort_1"]
    assert at.state.decks["red_1"].up == "road_1"
    at = Position().turn(BETTI).deck("red_1", "crier", up="road_1")
    events = at.play(BETTI, "draw red_1 hidden 0")
    assert at.player(BETTI).hand == ["road_1"]
    assert at.player(BETTI).known == ["road_1"]
    assert len(told(events, CrierCalled)) == 1


@pytest.mark.rule("TOU-X15")
def test_example_a_ballista_on_a_full_card() -> None:
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "ballista_1"}).queue("drought", coins=(3, 0, 0))
    at.ramparts(KARCSI, "heresy")
    at.play(BETTI, "activate 0,0 0", "fire drought")
    at.play(KARCSI, "defend drought -")
    assert at.state.coins[0] == 3
    assert [player.deniers for player in at.state.players] == [6, 6, 3]


@pytest.mark.rule("TOU-X17")
def test_example_paying_with_the_quarter() -> None:
    at = Position().turn(BETTI).full_quarter(BETTI).quarter(BETTI, {"2,2": "quarry_2"}).hand(BETTI, "city_hall_3")
    assert "2,2" in at.spaces(BETTI, "city_hall_3", "2,2")
    assert at.spaces(BETTI, "city_hall_3", "2,2") == set(at.player(BETTI).quarter)
    assert at.gain(BETTI, "play city_hall_3 2,2 2,2") == -2
    assert at.under("yellow_2") == ["quarry_2"]
    assert at.site(BETTI, "2,2").cards == ("city_hall_3",)
