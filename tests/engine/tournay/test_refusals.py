"""Every reason for refusing a move: it is met somewhere and quotes an existing clause."""

import re
from pathlib import Path

import pytest

import engine.tournay
from engine.moves import Unreadable
from engine.tournay.moves import BOOK
from engine.tournay.refusals import REFUSALS
from tests.engine.tournay.positions import BETTI, GABI, KARCSI, Position

RULES = (Path(engine.tournay.__file__).parent / "RULES.md").read_text()
MET = {
    word
    for file in Path(__file__).parent.glob("test_*.py")
    for word in re.findall(r'== "(?:tournay-refusal-)?([a-z-]+)"', file.read_text())
}


@pytest.mark.parametrize("name", REFUSALS)
def test_every_refusal_quotes_a_clause_and_is_met_in_a_test(name: str) -> None:
    assert f"**{REFUSALS[name]}**" in RULES
    assert name.removeprefix("tournay-refusal-") in MET


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
