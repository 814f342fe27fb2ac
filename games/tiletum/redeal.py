"""A world that a seat cannot tell from this one.

Nobody holds anything secretly and everything that is still to be revealed is drawn only then, so a new seed is all.
"""

from random import Random

from engine.seats import Seat
from games.tiletum.state import State


def redeal(state: State, seat: Seat | None, rng: Random) -> State:
    world = state.clone()
    world.reseed(rng)
    return world
