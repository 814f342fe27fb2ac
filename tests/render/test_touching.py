"""Where answers lie on the boards of every game."""

import pytest

from engine import GAMES, part
from tests.render.touched import touched


@pytest.mark.parametrize("game_id", GAMES)
def test_a_place_is_on_a_picture_and_holds_one_answer_of_a_question(game_id: str) -> None:
    """A game that names no places has chips for everything."""
    found = touched(game_id)
    assert found.answers
    assert bool(found.placed.total()) == (part(game_id, "pictures.touch") is not None)
