"""The contract kit asks every caretaker the same question in twin worlds (see `tests.contract.hooks`)."""

from typing import Any

from engine.game import Game
from engine.seats import Seat
from players import caretaker
from tests.contract.hooks import twin_check


@twin_check()
def a_caretaker_knows_no_more_than_its_seat(game: Game[Any], state: Any, twin: Any, seat: Seat | None) -> None:
    if seat is None or seat not in game.to_act(state):
        return
    player = caretaker(game.meta.id)
    here, there = (player.choose(game.view(world, seat), seat) for world in (state, twin))
    assert here == there, f"the caretaker of seat {seat} plays {here} here and {there} in a twin world"
