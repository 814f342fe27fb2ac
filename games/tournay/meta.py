"""Tournay's catalogue entry: players, options and entry points."""

from typing import Literal

from engine.game import Game, Meta, Options, as_it_is
from games.tournay.moves import BOOK
from games.tournay.redeal import imagine, redeal
from games.tournay.scoring import standings
from games.tournay.setup import new_game
from games.tournay.state import State
from games.tournay.thinkable import aim, thinkable


class TournayOptions(Options):
    rules: Literal["basic", "expert"] = "basic"
    """TOU-20."""
    expansion: Literal["none", "replace", "mix"] = "none"
    """TOU-21.1 (mode A) and 21.2 (mode B)."""
    start: Literal["random", "first_seat"] = "random"


class Tournay(Game[State]):
    meta = Meta(
        id="tournay", title="Tournay", designers=("Sébastien Dujardin", "Xavier Georges", "Alain Orban"),
        prefix="TOU", maturity="beta", order=4, bgg=105037, weight=3.5, minutes_per_seat=30,
        seats=range(2, 5), decisions={2: 88, 3: 132, 4: 163}, turns=23,
        options=TournayOptions, rules_version=3, upgrades={1: as_it_is, 2: as_it_is},
    )  # fmt: skip
    book = BOOK
    state_type = State
    standings = staticmethod(standings)
    redeal = staticmethod(redeal)
    imagine = staticmethod(imagine)
    thinkable = staticmethod(thinkable)
    aim = staticmethod(aim)

    def set_up(self, seats: int, seed: str, options: TournayOptions) -> State:
        return new_game(seats, seed, options.rules, options.expansion, options.start)


TOURNAY = Tournay()
