"""The contract kit asks every caretaker the same question in twin worlds (see `tests.contract.hooks`)."""

from random import Random
from typing import Any

from automata import caretaker
from engine.game import Game
from engine.seats import Seat
from tests.contract.hooks import twin_check


@twin_check()
def a_caretaker_knows_no_more_than_its_seat(game: Game[Any], state: Any, twin: Any, seat: Seat | None) -> None:
    if seat is None or seat not in game.to_act(state):
        return
    player = caretaker(game.meta.id)
    here, there = (player.choose(game.view(world, seat), seat) for world in (state, twin))
    assert here == there, f"the caretaker of seat {seat} plays {here} here and {there} in a twin world"


@twin_check(share=0.5)
def what_is_imagined_from_a_view_looks_the_same(game: Game[Any], state: Any, twin: Any, seat: Seat | None) -> None:
    """Checks too that it is imagined from the view alone."""
    if seat is None or not game.can_be_imagined:
        return
    view = game.view(state, seat)
    world = game.imagine(view, seat, Random(1))
    assert game.view(world, seat) == view
    assert game.moves(world, seat) == game.moves(state, seat)
    assert world == game.imagine(game.view(twin, seat), seat, Random(1))
