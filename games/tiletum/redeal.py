"""A position that a seat cannot distinguish from this one.

Nothing is held secretly and everything still to be revealed is drawn only then, so a new seed suffices.
"""

from random import Random

from engine.seats import Seat
from games.tiletum.state import State


def redeal(state: State, seat: Seat | None, rng: Random) -> State:
    world = state.clone()
    world.reseed(rng)
    return world
