"""Every reason for refusing a move: it is met somewhere and quotes an existing clause."""

import pytest

from engine.moves import Unreadable
from games.tournay.moves import BOOK
from tests.games.tournay.positions import BETTI, GABI, KARCSI, Position


def test_a_refusal_names_what_is_wrong() -> None:
    at = Position().turn(BETTI).plaza(KARCSI, red=1)
    refused = at.refusal(BETTI, "draw red_2 hidden 1+1")
    assert refused.reason == "tournay-refusal-citizen-not-available"
    assert refused.clause == "TOU-4.3"
    assert refused.args_ == {"seat": KARCSI, "colour": "red", "available": 1}


def test_a_turn_comes_before_everything_that_belongs_elsewhere() -> None:
    at = Position().turn(BETTI).ramparts(BETTI, "heresy").hand(BETTI, "market_1")
    for notation in (
        "keep market_1", "take red_1", "copy 1 0,0", "fire drought", "hit 1 0,0", "name red", "pick market_1", "raise",
        "call 0,0", "skip", "defend - -", "damage 0,0", "lay red", "discard market_1", "build heresy",
    ):  # fmt: skip
        assert at.reason(BETTI, notation) == "turn-first"


def test_a_seat_that_is_not_there_lends_nothing() -> None:
    at = Position().turn(BETTI)
    assert at.reason(BETTI, "draw red_1 hidden 7") == "citizen-not-available"
    assert at.reason(BETTI, "draw red_1 hidden -1") == "citizen-not-available"


@pytest.mark.parametrize("space", ["99999,0", "--1,0", "0;0", "0,", "x,y", "1,1,1"])
def test_a_space_that_is_no_space_is_refused(space: str) -> None:
    at = Position().turn(BETTI).hand(BETTI, "market_1").quarter(BETTI, {"0,0": "fort_1"})
    assert at.reason(BETTI, f"play market_1 - {space}") == "no-such-space"


def test_too_many_cards_come_first() -> None:
    at = Position().turn(BETTI).hand(BETTI, "market_1", "quarry_1", "barn_1", "prior_1", "fort_1")
    at.play(BETTI, "gather")
    refused = at.refusal(BETTI, "gather")
    assert refused.args_ == {"limit": 4, "cards": 5}
    assert at.reason(BETTI, "discard mint_3") == "card-not-in-hand"
    assert at.reason(GABI, "discard fort_1") == "refusal-not-your-decision"


@pytest.mark.parametrize("text", ["", "dance", "draw red_1 sideways 0", "earn blue 1", "earn red many", "gather now"])
def test_what_is_no_move_cannot_be_read(text: str) -> None:
    with pytest.raises(Unreadable):
        BOOK.read(text)


# ---------------------------------------------------------------- the first thing that is wrong is said


@pytest.mark.parametrize("card", ["market_1", "barn_1"])
def test_of_a_citizen_for_a_building(card: str) -> None:
    """Whether its ability is used at once or asks something."""
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": card}).plaza(BETTI, red=1).deniers(BETTI, 1)
    colour = {"colour": "yellow"}
    assert at.why(BETTI, "activate 0,0 0") == ("citizen-not-available", {"seat": BETTI, **colour, "available": 0})
    assert at.why(BETTI, "activate 0,0 1") == ("cannot-pay-lenders", {"price": 2, "deniers": 1})
    assert at.why(BETTI, "activate 0,0 1+1") == ("wrong-number-of-citizens", {"need": 1, "given": 2})
    assert at.why(BETTI, "activate 0,0 -") == ("wrong-number-of-citizens", {"need": 1, "given": 0})
    if card == "market_1":
        assert at.why(BETTI, "visit 0,0 1") == ("cannot-pay-lenders", {"price": 2, "deniers": 1})
        assert at.deniers(BETTI, 2).why(BETTI, "visit 0,0 1") == ("nobody-reacts", {"card": card})
    else:
        assert at.why(BETTI, "visit 0,0 1") == ("decline-when-asked", {"card": card})


@pytest.mark.parametrize(
    ("quarter", "notation", "reason", "args"),
    [
        ({}, "activate 0,0 0", "nothing-there", {"space": "0,0"}),
        ({"0,0": "prior_1"}, "activate 0,0 0", "not-a-building", {"space": "0,0", "card": "prior_1"}),
        ({"0,0": "mint_3"}, "visit 0,0 0", "not-a-building", {"space": "0,0", "card": "mint_3"}),
        ({"0,0": "barn_1 : damage"}, "activate 0,0 0", "building-damaged", {"space": "0,0", "card": "barn_1"}),
        ({"0,0": "barn_1 : grey"}, "activate 0,0 0", "building-occupied", {"space": "0,0", "card": "barn_1"}),
    ],
)
def test_of_a_building(quarter: dict[str, str], notation: str, reason: str, args: dict[str, object]) -> None:
    assert Position().turn(BETTI).quarter(BETTI, quarter).why(BETTI, notation) == (reason, args)


def test_of_borrowed_citizens() -> None:
    at = Position(4).turn(KARCSI).deniers(KARCSI, 3)
    assert at.why(KARCSI, "draw red_2 hidden 2+1") == ("citizens-out-of-order", {})
    assert at.why(KARCSI, "draw red_2 hidden 0+3") == ("citizens-out-of-order", {})
    assert at.why(KARCSI, "draw red_2 hidden 2+0") == ("cannot-pay-lenders", {"price": 4, "deniers": 3})
    assert "draw red_2 hidden 1+0" in at.options(KARCSI)
    assert at.why(KARCSI, "draw red_2 hidden 1") == ("wrong-number-of-citizens", {"need": 2, "given": 1})
    assert at.why(KARCSI, "draw red_2 hidden 4+4")[1] == {"seat": 4, "colour": "red", "available": 0}


def test_of_a_deck() -> None:
    at = Position().turn(BETTI).deck("red_1").deck("red_2", up="fort_2").deck("white_1", "prior_1")
    assert at.why(BETTI, "draw blue_1 hidden 0") == ("no-such-deck", {"deck": "blue_1"})
    assert at.why(BETTI, "draw red_1 hidden 0") == ("deck-empty", {"deck": "red_1"})
    assert at.why(BETTI, "draw red_1 face_up 0") == ("deck-empty", {"deck": "red_1"})
    assert at.why(BETTI, "draw red_2 hidden 0+0") == ("last-card-must-be-taken", {"deck": "red_2"})
    assert at.why(BETTI, "draw white_1 face_up 0") == ("no-face-up-card", {"deck": "white_1"})


def test_of_an_event_to_fight() -> None:
    at = Position().turn(BETTI).queue("norman_attack", "crusade", coins=(2, 0, 0)).deniers(BETTI, 2)
    assert at.why(BETTI, "fight heresy 0") == ("event-not-in-queue", {"event": "heresy"})
    assert at.why(BETTI, "fight crusade 0") == ("event-without-coins", {"event": "crusade"})
    assert at.why(BETTI, "fight norman_attack 0") == ("ransom", {"event": "norman_attack", "ransom": 3, "deniers": 2})
    at.deniers(BETTI, 4)
    assert at.why(BETTI, "fight norman_attack 1") == ("cannot-pay-lenders", {"price": 5, "deniers": 4})
    assert at.options(BETTI, "fight") == ["fight norman_attack 0"]
    assert "fight norman_attack 1" in at.deniers(BETTI, 5).options(BETTI)


def test_of_earning_and_recruiting() -> None:
    at = Position().turn(BETTI)
    assert at.why(BETTI, "earn red 3") == ("too-few-own-citizens", {"colour": "red", "available": 2})
    assert at.why(BETTI, "earn red 0") == ("at-least-one", {})
    assert at.why(BETTI, "recruit red 0") == ("expert-only", {})
    at = Position(rules="expert").turn(BETTI).deniers(BETTI, 4)
    assert at.why(BETTI, "recruit red 0") == ("recruit-price", {"price": 5, "deniers": 4})
    assert at.deniers(BETTI, 6).why(BETTI, "recruit red 1") == ("cannot-pay-lenders", {"price": 7, "deniers": 6})
    assert at.deniers(BETTI, 7).options(BETTI, "recruit")[0:2] == ["recruit yellow 0", "recruit yellow 1"]
    at.state.supply["red"] = 0
    assert at.why(BETTI, "recruit red 0") == ("supply-empty", {"colour": "red"})


def test_of_a_card_to_play() -> None:
    at = Position().turn(BETTI).hand(BETTI, "mint_3", "city_hall_3", "cloth_hall_3", "fort_1").deniers(BETTI, 4)
    at.quarter(BETTI, {"0,0": "market_1", "0,1": "quarry_1", "0,2": "barn_1"}).ramparts(BETTI, "heresy")
    for notation, reason, args in (
        ("play heresy - 0,0", "rampart-not-playable", {"card": "heresy"}),
        ("play inn_1 - 0,0", "card-not-in-hand", {"card": "inn_1"}),
        ("play mint_3 - 1,0", "too-dear", {"card": "mint_3", "price": 5, "deniers": 4}),
        ("play fort_1 plaza 1,0", "nothing-more-to-give", {"card": "fort_1"}),
        ("play cloth_hall_3 - 1,0", "give-citizen", {"card": "cloth_hall_3", "colour": "yellow"}),
        ("play cloth_hall_3 fort_1 1,0", "give-citizen", {"card": "cloth_hall_3", "colour": "yellow"}),
        ("play cloth_hall_3 lying 1,0", "no-citizen-there", {"place": "lying", "colour": "yellow"}),
        ("play cloth_hall_3 0,0 1,0", "no-citizen-there", {"place": "0,0", "colour": "yellow"}),
        ("play city_hall_3 - 1,0", "give-card", {"card": "city_hall_3"}),
        ("play city_hall_3 plaza 1,0", "cannot-give-that", {"pay": "plaza"}),
        ("play city_hall_3 city_hall_3 1,0", "cannot-give-that", {"pay": "city_hall_3"}),
        ("play fort_1 - 2,0", "not-adjacent", {"space": "2,0"}),
        ("play fort_1 - 0,3", "quarter-too-large", {"space": "0,3"}),
        ("play fort_1 - 0,-1", "quarter-too-large", {"space": "0,-1"}),
        ("play fort_1 - 01,0", "no-such-space", {"space": "01,0"}),
        ("play fort_1 - 1,-0", "no-such-space", {"space": "1,-0"}),
    ):
        assert at.why(BETTI, notation) == (reason, args)
    assert "play city_hall_3 0,2 1,1" in at.options(BETTI), "what is given away need not be touched"
    assert at.why(BETTI, "play city_hall_3 0,2 1,2") == ("not-adjacent", {"space": "1,2"})
    at.play(BETTI, "play fort_1 - 1,0")
    assert at.why(BETTI, "play mint_3 - 1,1") == ("one-card-per-turn", {})


def test_of_the_first_card_and_of_a_card_given_for_it() -> None:
    at = Position().turn(BETTI).hand(BETTI, "city_hall_3", "fort_1")
    assert at.why(BETTI, "play fort_1 - 1,1") == ("first-card-place", {"space": "0,0"})
    at.quarter(BETTI, {"2,2": "market_1"})
    (space,) = {move.split()[3] for move in at.options(BETTI, "play") if " 2,2 " in move}
    assert at.why(BETTI, "play city_hall_3 2,2 5,5") == ("first-card-place", {"space": space})
    at.quarter(BETTI, {"2,2": "market_1 quarry_1"})
    assert at.why(BETTI, "play city_hall_3 2,2 5,5") == ("not-adjacent", {"space": "5,5"}), "the card below stays"


def test_of_an_ability() -> None:
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "library_1_draw"}).deck("red_2", up="fort_2").deck("white_2")
    at.play(BETTI, "activate 0,0 0")
    for notation, reason, args in (
        ("gather", "ability-first", {"card": "library_1_draw"}),
        ("take red_2", "ability-first", {"card": "library_1_draw"}),
        ("draw red_2 face_up 0", "no-citizens-needed", {}),
        ("draw red_1 hidden -", "not-this-deck", {"card": "library_1_draw", "deck": "red_1"}),
        ("draw blue_2 hidden -", "not-this-deck", {"card": "library_1_draw", "deck": "blue_2"}),
        ("draw red_2 hidden -", "last-card-must-be-taken", {"deck": "red_2"}),
        ("draw white_2 hidden -", "deck-empty", {"deck": "white_2"}),
    ):
        assert at.why(BETTI, notation) == (reason, args)
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "library_1_take_two"}).deck("white_1")
    at.play(BETTI, "activate 0,0 0")
    assert at.why(BETTI, "take white_1") == ("deck-empty", {"deck": "white_1"})
    assert at.why(BETTI, "take white_2") == ("not-this-deck", {"card": "library_1_take_two", "deck": "white_2"})
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "barn_1"})
    at.play(BETTI, "activate 0,0 0")
    assert at.why(BETTI, "draw red_2 hidden -") == ("not-this-deck", {"card": "barn_1", "deck": "red_2"})


def test_of_a_colour_and_of_events_to_name() -> None:
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "bakery_2"}).plaza(BETTI, yellow=1, red=1)
    at.play(BETTI, "activate 0,0 0")
    assert at.why(BETTI, "name yellow") == ("not-this-colour", {"card": "bakery_2", "colour": "yellow"})
    assert at.why(BETTI, "name white") == ("colour-changes-nothing", {"card": "bakery_2", "colour": "white"})
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "ballista_1"}).queue("banditry", "crusade", "drought")
    at.play(BETTI, "activate 0,0 0")
    assert at.why(BETTI, "fire heresy") == ("event-not-in-queue", {"event": "heresy"})
    assert at.why(BETTI, "fire banditry+crusade+drought") == ("too-many-events", {"most": 2})
    assert at.why(BETTI, "fire -") == ("too-many-events", {"most": 2})
    assert at.why(BETTI, "fire crusade+banditry") == ("events-out-of-order", {})
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "fort_1"}).queue("banditry", "crusade", coins=(1, 0, 0))
    at.play(BETTI, "activate 0,0 0")
    assert at.why(BETTI, "fight heresy -") == ("event-not-in-queue", {"event": "heresy"})
    assert at.why(BETTI, "fight crusade -") == ("event-without-coins", {"event": "crusade"})


def test_of_a_building_to_copy() -> None:
    at = Position(3).turn(BETTI).quarter(BETTI, {"0,0": "port_1"}).quarter(KARCSI, {"0,0": "market_1"})
    at.quarter(KARCSI, {"0,1": "prior_1", "0,2": "fort_1", "1,0": "quarry_1 : damage", "1,1": "barn_1 : grey"})
    at.quarter(KARCSI, {"1,2": "residence_1"}).deniers(BETTI, 2)
    at.play(BETTI, "activate 0,0 0")
    for notation, reason, args in (
        ("copy 0 0,0", "own-building", {}),
        ("copy 3 0,0", "nothing-there", {"space": "0,0"}),
        ("copy -1 0,0", "nothing-there", {"space": "0,0"}),
        ("copy 1 2,0", "nothing-there", {"space": "2,0"}),
        ("copy 1 0,1", "not-a-building", {"space": "0,1", "card": "prior_1"}),
        ("copy 1 0,2", "not-this-colour", {"card": "port_1", "colour": "red"}),
        ("copy 1 1,0", "no-copy-damaged", {"card": "quarry_1"}),
        ("copy 1 1,1", "no-copy-occupied", {"card": "barn_1"}),
        ("copy 1 1,2", "copy-does-nothing", {"card": "residence_1"}),
    ):
        assert at.why(BETTI, notation) == (reason, args)


def test_of_a_character_s_deed() -> None:
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "hospital_1", "0,1": "monk_1", "0,2": "market_1"})
    at.quarter(BETTI, {"1,1": "quarry_1", "1,0": "prior_2"}).plaza(BETTI, white=2).deniers(BETTI, 0)
    at.play(BETTI, "activate 0,0 0")
    at.deniers(BETTI, 1)
    assert at.options(BETTI) == ["activate 0,2 0", "call 1,0", "skip"]
    for notation, reason, args in (
        ("call 0,1", "character-not-reacting", {"space": "0,1"}),
        ("gather", "characters-first", {}),
        ("raise", "character-cannot-do-that", {}),
        ("fight banditry -", "character-cannot-do-that", {}),
        ("activate 0,0 0", "activated-in-this-action", {"space": "0,0"}),
        ("activate 1,1 0", "not-in-the-shared-line", {"space": "1,1"}),
        ("activate 1,2 0", "nothing-there", {"space": "1,2"}),
        ("activate 0,2 1", "cannot-pay-lenders", {"price": 2, "deniers": 1}),
        ("visit 0,2 0", "nobody-reacts", {"card": "market_1"}),
    ):
        assert at.why(BETTI, notation) == (reason, args)
    at.deniers(BETTI, 2)
    assert "activate 0,2 1" in at.options(BETTI), "two deniers are enough to borrow one"
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "knight_1"}).hand(BETTI, "mint_3").queue("heresy", "crusade")
    at.state.coins = [2, 0, 0]
    at.play(BETTI, "play mint_3 - 0,1")
    assert at.why(BETTI, "fight heresy 0") == ("no-citizens-needed", {})
    assert at.why(BETTI, "fight crusade -") == ("event-without-coins", {"event": "crusade"})
    assert at.why(BETTI, "activate 0,0 0") == ("character-cannot-do-that", {})


def test_of_a_defence() -> None:
    at = Position().queue("banditry", "crusade").ramparts(KARCSI, "heresy")
    at.crier_calls()
    for notation, reason, args in (
        ("gather", "defend-first", {}),
        ("defend drought -", "event-not-firing", {"event": "drought"}),
        ("defend - drought", "event-not-firing", {"event": "drought"}),
        ("defend banditry+banditry -", "one-defence-per-event", {"event": "banditry"}),
        ("defend banditry banditry", "one-defence-per-event", {"event": "banditry"}),
        ("defend banditry+crusade -", "too-few-ramparts", {"ramparts": 1}),
        ("defend - crusade", "no-catapult", {}),
    ):
        assert at.why(KARCSI, notation) == (reason, args)
    at = Position().queue("banditry", "crusade").ramparts(KARCSI, "heresy", "drought")
    at.crier_calls()
    assert at.why(KARCSI, "defend crusade+banditry -") == ("events-out-of-order", {})
    at = Position().queue("banditry", "crusade", "drought").ramparts(KARCSI, "heresy", "pillage")
    at.quarter(KARCSI, {"0,0": "catapult_1 : red"}).crier_calls()
    assert at.why(KARCSI, "defend crusade+banditry drought") == ("events-out-of-order", {})


def test_of_what_is_suffered() -> None:
    at = Position().queue("norman_attack").quarter(KARCSI, {"0,0": "market_1", "0,1": "fort_1", "0,2": "barn_1 : grey"})
    at.crier_calls()
    assert at.why(KARCSI, "damage 0,2") == ("damage-free-card", {"event": "norman_attack", "space": "0,2"})
    assert at.why(KARCSI, "lay red") == ("suffer-first", {"event": "norman_attack"})
    assert at.why(KARCSI, "gather") == ("suffer-first", {"event": "norman_attack"})
    at = Position().queue("crusade").plaza(KARCSI, red=1, white=1)
    at.crier_calls()
    assert at.why(KARCSI, "lay yellow") == ("no-such-citizen", {"colour": "yellow"})
    assert at.why(KARCSI, "damage 0,0") == ("suffer-first", {"event": "crusade"})


def test_of_who_is_not_asked() -> None:
    at = Position().turn(BETTI).ramparts(KARCSI, "heresy")
    assert at.why(KARCSI, "gather") == ("not-your-turn", {})
    assert at.why(KARCSI, "standing ask") == ("answer-stands-already", {"answer": "ask"})
    assert at.why(BETTI, "standing guard") == ("no-rampart-in-hand", {})
    at.ramparts(BETTI, "crusade")
    assert at.why(BETTI, "standing ask") == ("answer-stands-already", {"answer": "ask"})
