"""Meta data of Calimala."""

from typing import Literal

from engine.game import Game, Meta, Options, as_it_is
from engine.seats import Seat
from games.calimala.moves import BOOK
from games.calimala.redeal import imagine, redeal
from games.calimala.scoring import standings
from games.calimala.setup import new_game
from games.calimala.state import State
from games.calimala.steps import DraftCard, KeepFinal
from games.calimala.thinkable import HOW, thinkable


class CalimalaOptions(Options):
    layout: Literal["random", "first_game"] = "random"
    start: Literal["random", "first_seat"] = "random"


class Calimala(Game[State]):
    meta = Meta(
        id="calimala", title="Calimala", designers=("Fabio Lopiano",),
        prefix="CAL", maturity="beta", order=1, bgg=199383, weight=3.0, minutes_per_seat=25,
        seats=range(3, 6), decisions={3: 273, 4: 305, 5: 303}, turns=18,
        options=CalimalaOptions, rules_version=3, upgrades={1: as_it_is, 2: as_it_is},
    )  # fmt: skip
    book = BOOK
    state_type = State
    standings = staticmethod(standings)
    redeal = staticmethod(redeal)
    imagine = staticmethod(imagine)
    thinkable = staticmethod(thinkable)
    how = HOW

    def set_up(self, seats: int, seed: str, options: CalimalaOptions) -> State:
        return new_game(seats, seed, options.layout, options.start)

    def whose_turn(self, state: State) -> Seat | None:
        """None before the first turn."""
        return None if isinstance(self.top(state), KeepFinal | DraftCard) else state.active


CALIMALA = Calimala()
