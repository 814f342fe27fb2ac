"""Genoa's catalogue entry: players, options and entry points."""

from typing import Literal

from engine.game import Game, Meta, Options, as_it_is
from engine.seats import Seat
from games.genoa import time_limits
from games.genoa.addressing import addressed
from games.genoa.imagine import imagine
from games.genoa.moves import BOOK
from games.genoa.redeal import redeal
from games.genoa.scoring import settled, standings
from games.genoa.setup import new_game
from games.genoa.state import State
from games.genoa.thinkable import HOW, thinkable


class GenoaOptions(Options):
    money: Literal["hidden", "open"] = "hidden"
    start: Literal["random", "first_seat"] = "random"


class Genoa(Game[State]):
    meta = Meta(
        id="genoa", title="Genoa", designers=("Rüdiger Dorn",),
        prefix="GEN", maturity="beta", order=5, bgg=1345, weight=3.2, minutes_per_seat=30,
        seats=range(2, 6), decisions={2: 233, 3: 353, 4: 465, 5: 517}, turns=60,
        options=GenoaOptions, rules_version=3, upgrades={1: as_it_is, 2: as_it_is},
    )  # fmt: skip
    book = BOOK
    state_type = State
    standings = staticmethod(standings)
    settled = staticmethod(settled)
    redeal = staticmethod(redeal)
    imagine = staticmethod(imagine)
    thinkable = staticmethod(thinkable)
    how = HOW
    addressed = staticmethod(addressed)
    clock_key = staticmethod(time_limits.clock_key)
    clock_share = staticmethod(time_limits.clock_share)
    step_aside = staticmethod(time_limits.step_aside)
    step_back = staticmethod(time_limits.step_back)

    def set_up(self, seats: int, seed: str, options: GenoaOptions) -> State:
        return new_game(seats, seed, options.money == "open", options.start == "random")

    def whose_turn(self, state: State) -> Seat | None:
        return state.trader


GENOA = Genoa()
