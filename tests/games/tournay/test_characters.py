"""TOU-16: the characters of the base game."""

import pytest

from games.tournay import TOURNAY as GAME
from games.tournay.events import EventFought, Gained, StoodUp
from games.tournay.quarter import activatable
from tests.games.tournay.positions import BETTI, GABI, KARCSI, Position, told

BUILDING = {"yellow": "quarry_1", "white": "hospital_1", "red": "barracks_1"}
WORTH = {"yellow": 4, "white": 4, "red": -3}


@pytest.mark.rule("TOU-16.1", "TOU-16.4", "TOU-16.5", "TOU-16.6")
@pytest.mark.parametrize(
    ("card", "colours", "deniers"),
    [
        ("journeyman_1", "yellow white red", 1), ("journeyman_2", "yellow white red", 2),
        ("tax_collector_1", "yellow", 1), ("tax_collector_2", "yellow", 2),
        ("prior_1", "white", 2), ("prior_2", "white", 3),
    ],
)  # fmt: skip
def test_who_is_paid_for_an_activation(card: str, colours: str, deniers: int) -> None:
    for colour, building in BUILDING.items():
        at = Position().turn(BETTI).quarter(BETTI, {"0,0": building, "0,2": card})
        paid = deniers if colour in colours.split() else 0
        assert at.gain(BETTI, "activate 0,0 0") == WORTH[colour] + paid, colour
        at = Position().turn(BETTI).quarter(BETTI, {"0,0": building, "1,1": card})
        assert at.gain(BETTI, "activate 0,0 0") == WORTH[colour], "not in its row or column"
        at = Position().turn(BETTI).hand(BETTI, "market_1").quarter(BETTI, {"0,0": card})
        assert at.gain(BETTI, "play market_1 - 0,1") == -1, "placing is not activating"


@pytest.mark.rule("TOU-16.2", "TOU-16.11", "TOU-16.12", "TOU-16.13", "TOU-16.14")
@pytest.mark.parametrize(
    ("card", "sees", "deniers"),
    [
        ("architect_1", "market_1 hospital_1 fort_1 mint_3", 1),
        ("architect_2", "market_1 hospital_1 fort_1 mint_3", 2),
        ("alderman_1", "journeyman_1 prior_1 knight_1", 2),
        ("alderman_2", "journeyman_1 prior_1 knight_1", 4),
        ("advocate_1", "market_1 hospital_1", 2),
        ("advocate_2", "market_1 hospital_1", 3),
        ("augustinian_2", "hospital_1 prior_1", 2),
    ],
)
def test_who_is_paid_for_a_card_placed(card: str, sees: str, deniers: int) -> None:
    prices = {"mint_3": 5}
    for placed in ("market_1", "hospital_1", "fort_1", "journeyman_1", "prior_1", "knight_1", "mint_3"):
        at = Position().turn(BETTI).quarter(BETTI, {"0,0": card}).hand(BETTI, placed)
        paid = deniers if placed in sees.split() else 0
        assert at.gain(BETTI, f"play {placed} - 1,0") == paid - prices.get(placed, 1), placed
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": card, "0,1": "hospital_1"})
    assert at.gain(BETTI, "activate 0,1 0") == 4, "activating is not placing"


@pytest.mark.rule("TOU-16.3")
def test_all_that_match_act_each_once() -> None:
    at = Position().turn(BETTI).deniers(BETTI, 9)
    at.quarter(BETTI, {"0,0": "architect_1", "0,1": "architect_2", "1,2": "advocate_1"}).hand(BETTI, "market_1")
    events = at.play(BETTI, "play market_1 - 0,2")
    assert told(events, Gained) == [
        Gained(BETTI, 1, "architect_1"),
        Gained(BETTI, 2, "architect_2"),
        Gained(BETTI, 2, "advocate_1"),
    ]


@pytest.mark.rule("TOU-16.7", "TOU-16.8", "Q32")
def test_a_priest_allows_a_second_activation_but_never_a_third() -> None:
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "market_1", "0,1": "priest_2", "0,2": "priest_1"})
    at.quarter(BETTI, {"1,1": "hospital_1", "1,0": "quarry_1"})
    assert at.gain(BETTI, "activate 0,0 0") == 5
    assert at.to_act == (KARCSI,), "one action each"
    assert at.turn(BETTI).gain(BETTI, "activate 0,0 2") == 5 - 2
    assert at.site(BETTI, "0,0").tokens == ("yellow", "grey")
    at.turn(BETTI)
    assert at.reason(BETTI, "activate 0,0 0") == "building-occupied", "two Priests do not make three"
    at.play(BETTI, "activate 1,0 0")
    at.turn(BETTI).plaza(BETTI, yellow=1)
    assert at.reason(BETTI, "activate 1,0 0") == "building-occupied", "not in the cross of a Priest"


@pytest.mark.rule("TOU-16.7")
def test_the_first_priest_sees_white_buildings_only() -> None:
    at = Position().quarter(BETTI, {"0,0": "market_1 : grey", "0,1": "priest_1", "0,2": "hospital_1 : grey"})
    assert [activatable(at.player(BETTI), space) for space in ("0,0", "0,2")] == [False, True]
    at.quarter(BETTI, {"1,0": "priest_2 : damage"})
    assert not activatable(at.player(BETTI), "0,0"), "a damaged Priest allows nothing"


@pytest.mark.rule("TOU-16.8")
def test_a_damaged_building_cannot_be_activated_even_under_a_priest() -> None:
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "market_1 : damage", "0,1": "priest_2"})
    assert at.reason(BETTI, "activate 0,0 0") == "building-damaged"


@pytest.mark.rule("TOU-16.9", "Q32")
def test_half_used_under_a_priest_is_occupied() -> None:
    at = Position().quarter(KARCSI, {"0,0": "market_1 : yellow", "0,1": "priest_2 : damage"})
    at.turn(BETTI).quarter(BETTI, {"0,0": "port_1"})
    at.play(BETTI, "activate 0,0 0")
    assert at.to_act == (KARCSI,), "nothing free to copy"
    at.queue("norman_attack").crier_calls()
    assert at.site(KARCSI, "0,0").tokens == ("yellow",), "and no target for an event"
    assert not at.site(KARCSI, "0,0").damaged


@pytest.mark.rule("TOU-16.10")
def test_a_bishop_stands_lying_citizens_up_if_wanted() -> None:
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "hospital_1", "0,1": "bishop_1", "1,0": "market_1 : yellow"})
    at.plaza(BETTI, white=1)
    at.play(BETTI, "activate 0,0 0")
    assert at.options(BETTI) == ["raise", "skip"]
    events = at.play(BETTI, "raise")
    assert told(events, StoodUp) == [StoodUp(BETTI, "bishop_1", ("yellow", "white", "red", "red"))]
    assert at.standing(BETTI) == {"yellow": 1, "white": 1, "red": 2}
    assert at.site(BETTI, "1,0").tokens == ("yellow",), "who is on a building stays"
    assert at.site(BETTI, "0,0").tokens == ("white",)
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "hospital_1", "0,1": "bishop_1"}).plaza(BETTI, white=1)
    at.play(BETTI, "activate 0,0 0", "skip")
    assert at.lying(BETTI) == {"yellow": 2, "white": 1, "red": 2}
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "market_1", "0,1": "bishop_1"}).plaza(BETTI, yellow=1)
    at.play(BETTI, "activate 0,0 0")
    assert at.to_act == (KARCSI,), "a yellow building is nothing to him"


@pytest.mark.rule("TOU-16.10")
def test_without_anybody_lying_a_bishop_is_not_asked_about() -> None:
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "hospital_1", "0,1": "bishop_1"})
    at.play(BETTI, "activate 0,0 0")
    assert at.to_act == (KARCSI,), "all others stand, and who works stays at work"
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "hospital_1", "0,1": "bishop_1"}).plaza(KARCSI)
    at.play(BETTI, "activate 0,0 0")
    assert at.to_act == (KARCSI,), "citizens of others lie where they lie"


def test_by_default_a_bishop_helps_and_nobody_fights() -> None:
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "hospital_1", "0,1": "bishop_1"}).plaza(BETTI, white=1)
    at.play(BETTI, "activate 0,0 0")
    assert GAME.default_move(at.state, BETTI).notation == "raise"
    at = Position(expansion="replace").turn(BETTI).plaza(BETTI, white=2)
    at.quarter(BETTI, {"0,0": "hospital_1", "0,1": "bishop_1", "1,0": "monk_1", "2,0": "market_1"})
    at.play(BETTI, "activate 0,0 0")
    assert at.options(BETTI) == ["call 0,1", "call 1,0", "skip"]
    assert GAME.default_move(at.state, BETTI).notation == "call 0,1"
    at.play(BETTI, "call 0,1", "raise")
    assert at.options(BETTI)[0] == "activate 2,0 0"
    assert GAME.default_move(at.state, BETTI).notation == "skip"
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "knight_1"}).hand(BETTI, "mint_3")
    at.queue("heresy", coins=(3, 0, 0)).play(BETTI, "play mint_3 - 0,1")
    assert GAME.default_move(at.state, BETTI).notation == "skip"


@pytest.mark.rule("TOU-16.15")
def test_the_knight_may_fight_when_a_prestigious_building_is_placed() -> None:
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "knight_1"}).hand(BETTI, "mint_3", "market_1")
    at.queue("heresy", "crusade", "drought", coins=(3, 0, 1)).deniers(BETTI, 5)
    at.play(BETTI, "play mint_3 - 0,1")
    assert at.options(BETTI) == ["fight heresy -", "fight drought -", "skip"]
    assert at.reason(BETTI, "fight crusade -") == "event-without-coins"
    assert at.reason(BETTI, "fight heresy 0") == "no-citizens-needed"
    events = at.play(BETTI, "fight heresy -")
    assert told(events, EventFought) == [EventFought(BETTI, "heresy", 0, 0, 3, 3, "knight_1")]
    assert at.player(BETTI).deniers == 3
    assert at.player(BETTI).ramparts == ["heresy"]
    assert at.asked == "TakeTurn", "the action is still to come"
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "knight_1"}).hand(BETTI, "market_1")
    at.queue("heresy", coins=(3, 0, 0)).play(BETTI, "play market_1 - 0,1")
    assert at.asked == "TakeTurn", "a Market does not call him"
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "knight_1"}).hand(BETTI, "mint_3")
    at.queue("heresy", coins=(3, 0, 0)).play(BETTI, "play mint_3 - 0,1", "skip")
    assert at.player(BETTI).ramparts == [], "he may stay at home"


@pytest.mark.rule("TOU-8.7")
def test_the_knight_and_money_for_one_card() -> None:
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "knight_1", "0,2": "architect_2"}).hand(BETTI, "mint_3")
    at.queue("heresy", coins=(1, 0, 0))
    at.play(BETTI, "play mint_3 - 0,1")
    assert at.options(BETTI) == ["fight heresy -", "call 0,2", "skip"]
    assert at.gain(BETTI, "fight heresy -") == 1 + 2, "the money that is left comes by itself"
    assert at.lying(GABI) == {}
