"""What is put to one player though nothing waits for the answer."""

import pytest

from games.genoa import GENOA as GAME
from games.genoa.book import refresh
from tests.games.genoa.positions import JANI, MATE, PETER, Position


@pytest.mark.rule("GEN-15.2", "GEN-15.8")
def test_asks_by_name_and_offers_to_the_trader_are_known_to_all_without_their_faces() -> None:
    at = Position(3).hand(JANI, "message_03").has(PETER, silver=1)
    at.tower("inn")
    at.play(JANI, "offer inn d5+blind:message_03")
    at.play(PETER, f"ask inn {MATE} d10 - silver")
    at.play(PETER, "ask inn - d20")
    put = GAME.addressed(at.state)
    assert put == {PETER: ("1.1 inn d5+blind:message - -",), MATE: ("2.1 inn d10 - silver",)}
    assert all(GAME.addressed(GAME.view(at.state, seat)) == put for seat in (None, PETER, JANI, MATE))
    at.play(PETER, f"ask inn {MATE} d15 - silver")
    assert GAME.addressed(at.state)[MATE] == ("2.2 inn d15 - silver",)
    at.play(MATE, "reject 2 2")
    assert MATE not in GAME.addressed(at.state)


@pytest.mark.rule("GEN-15.19", "GEN-15.23")
def test_what_rests_is_not_put_and_in_a_sale_window_the_trader_waits_for_all() -> None:
    at = Position(3).has(JANI, ducats=10)
    at.tower("inn")
    at.play(JANI, "offer inn d10")
    at.has(JANI, ducats=5)
    refresh(at.state)
    at.play(MATE, "offer inn d5")
    assert GAME.addressed(at.state) == {PETER: ("2.1 inn d5 - -",)}
    at.play(MATE, "withdraw 2")
    at.play(PETER, "move street_7_4")
    assert PETER not in GAME.to_act(at.state)
    assert GAME.addressed(at.state) == {}
