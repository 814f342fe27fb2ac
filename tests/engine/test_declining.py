"""What a seat can pass on beforehand, and what touches it: the same promises in every game."""

from random import Random
from typing import Any

import pytest

from engine import GAMES, Event, Game
from games.calimala.events import Activated, TileScored, TurnBegan
from games.genoa.events import Acquired, Called
from games.tournay.events import CatapultHit, CitizensUsed


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_only_questions_of_anothers_turn_can_be_passed_on(game: Game[Any]) -> None:
    rng, passed = Random("passing"), 0
    for number in range(3):
        state = game.new(max(3, game.meta.seats[0]), f"passing {number}")
        while asked := game.to_act(state):
            for seat in asked:
                move = game.decline(state, seat)
                if move is not None:
                    passed += 1
                    assert game.whose_turn(state) != seat
                    assert move in game.moves(state, seat)
            seat = rng.choice(asked)
            game.play(state, seat, rng.choice(game.moves(state, seat)))
    assert bool(passed) == game.can_be_declined


@pytest.mark.parametrize(
    ("event", "touched"),
    [
        (Activated(1, "s04", 2), {1}),
        (TurnBegan(1, 3), set()),
        (TileScored("wood", (1, 1, 0), (3, 2, 0)), set()),
        (CatapultHit(0, 2, "1,1", "Tower"), {0, 2}),
        (CitizensUsed(0, "red", (0, 0, 1), 2), {0, 1}),
        (Acquired(0, "3-3", (), ("market",), (2,)), {0, 2}),
        (Called(0, ("market",), (1, 2)), set()),
    ],
)
def test_an_event_touches_whom_it_names_unless_it_is_routine(event: Event, touched: set[int]) -> None:
    assert {seat for seat in range(3) if event.touches(seat)} == touched
