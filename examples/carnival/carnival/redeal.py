"""Sample a position consistent with a seat's view: everything it does not know is dealt again."""

from random import Random

from carnival.state import State
from engine.seats import Seat


def redeal(state: State, seat: Seat | None, rng: Random) -> State:
    other = state.clone()
    other.seed = str(rng.random())
    hidden = [player for number, player in enumerate(other.players) if number != seat]
    for player in hidden:
        if player.laid is not None:
            player.laid = rng.choice(player.masks)
    unknown = [player for player in hidden if player.liked is None]
    pool = [patron for patron, count in other.patrons.items() for _ in range(count)]
    pool = sorted(pool + [player.patron for player in unknown])  # not in the order in which they really lie
    rng.shuffle(pool)
    for player in unknown:
        player.patron = pool.pop()
    other.patrons = {patron: pool.count(patron) for patron in other.patrons}
    return other
