"""Calimala's journeyman: a few of its habits."""

import pytest

from games.calimala.automaton import CARETAKER
from tests.games.calimala.positions import ARTWORK_SHIP, ESZTER, GAME, Position


@pytest.mark.parametrize(("rich", "answer"), [(False, "end draw"), (True, "draw artwork")])
def test_a_card_is_looked_at_before_ending_only_if_it_is_likely_to_be_played_at_once(rich: bool, answer: str) -> None:
    """A card for an action that is impossible is no card to play: who can do little ends with the draw."""
    at = Position().activation(ESZTER, ARTWORK_SHIP, position=1, left=(1, 0)).mat(ESZTER, cubes=0)
    if rich:
        at.mat(ESZTER, wood=2, brick=2, cubes=20, houses=["troyes"], workshops=[1, 0])
    assert {"draw artwork", "end draw"} <= {*at.options(ESZTER)}
    assert CARETAKER.choose(GAME.view(at.state, ESZTER), ESZTER).notation == answer
