"""Steps of an offer are named with the position before the first of them, where a later one may mean something new."""

from random import Random
from typing import Any

import pytest

from engine import GAMES, Game
from tests.packages import IN_THIS_REPOSITORY
from tests.words.walk import NAMES
from words import wording

MOVES = 250


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.meta.id)
def test_a_later_step_has_a_name_in_the_position_before(game: Game[Any]) -> None:
    rng, state, met = Random("a step ahead"), game.new(game.meta.seats[0], "a step ahead"), 0
    for _ in range(MOVES):
        seat = game.to_act(state)[0]
        before = game.view(state, seat)
        game.play(state, seat, rng.choice(game.moves(state, seat)))
        if game.to_act(state)[:1] == (seat,):
            for move in game.moves(state, seat)[:40]:
                for name in (wording.button_label, wording.step, wording.target):
                    assert isinstance(name(game.meta.id, before, seat, NAMES, "hu", move), str)
                met += 1
        elif not game.to_act(state):
            break
    assert met > 10 or game.meta.id not in IN_THIS_REPOSITORY, "no seat answers twice in a row"
