"""What Tournay is, before the first card."""

from collections.abc import Iterable
from random import Random
from typing import Literal

from engine.game import Game, Meta, Options, Standings, as_it_is
from engine.moves import Move
from engine.seats import Seat
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
        id="tournay",
        title="Tournay",
        designers=("Sébastien Dujardin", "Xavier Georges", "Alain Orban"),
        seats=range(2, 5),
        weight=3.5,
        minutes_per_seat=30,
        rules_version=2,
        maturity="beta",
        prefix="TOU",
        order=4,
        options=TournayOptions,
        upgrades={1: as_it_is},
    )
    book = BOOK
    state_type = State

    def new(self, seats: int, seed: str, options: Options | None = None) -> State:
        if seats not in self.meta.seats:
            raise ValueError(f"Tournay is for 2 to 4 players, not {seats}")
        chosen: TournayOptions = self.options(options)
        return new_game(seats, seed, chosen.rules, chosen.expansion, chosen.start)

    def standings(self, state: State) -> Standings:
        return standings(state)

    def redeal(self, state: State, seat: Seat | None, rng: Random) -> State:
        return redeal(state, seat, rng)

    def thinkable(self, view: State, seat: Seat) -> Iterable[Move]:
        return thinkable(view, seat)

    def aim(self, move: Move) -> tuple[object, ...]:
        return aim(move)

    def imagine(self, view: State, seat: Seat, rng: Random) -> State:
        return imagine(view, seat, rng)


TOURNAY = Tournay()
