"""A world that a seat cannot tell from this one: all it does not know is dealt again.

Every tile and every goods tile was seen when it left its supply, so everybody can know what is still in there, though
not in which order it will come: a new seed is all it takes. Only a secret choice of estate is somebody's own.
"""

from random import Random

from engine.burgundy.estates import ESTATES
from engine.burgundy.state import State
from engine.seats import Seat


def redeal(state: State, seat: Seat | None, rng: Random) -> State:
    world = state.clone()
    world.seed = f"{rng.getrandbits(128):032x}"
    world.draws = 0
    for other, player in enumerate(world.players):
        if other != seat and player.chosen_board is not None:
            player.chosen_board = rng.choice(player.sheet)
            player.chosen_castle = rng.choice(ESTATES[player.chosen_board].castles)
    return world
