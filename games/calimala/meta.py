"""What Calimala is, before the first disc."""

from collections.abc import Iterable
from random import Random
from typing import Literal

from engine.game import Game, Meta, Options, Standings, as_it_is
from engine.moves import Move, without
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
        id="calimala",
        title="Calimala",
        designers=("Fabio Lopiano",),
        seats=range(3, 6),
        weight=3.0,
        minutes_per_seat=25,
        rules_version=2,
        maturity="beta",
        prefix="CAL",
        order=1,
        options=CalimalaOptions,
        upgrades={1: as_it_is},
    )
    book = BOOK
    state_type = State

    def new(self, seats: int, seed: str, options: Options | None = None) -> State:
        if seats not in self.meta.seats:
            raise ValueError(f"Calimala is for 3 to 5 players, not {seats}")
        chosen: CalimalaOptions = self.options(options)
        return new_game(seats, seed, chosen.layout, chosen.start)

    def standings(self, state: State) -> Standings:
        return standings(state)

    def redeal(self, state: State, seat: Seat | None, rng: Random) -> State:
        return redeal(state, seat, rng)

    def thinkable(self, view: State, seat: Seat) -> Iterable[Move]:
        return thinkable(view, seat)

    def aim(self, move: Move) -> tuple[object, ...]:
        return without(move, HOW)

    def imagine(self, view: State, seat: Seat, rng: Random) -> State:
        return imagine(view, seat, rng)

    def whose_turn(self, state: State) -> Seat | None:
        """Nobody's before the first turn."""
        return None if isinstance(self.top(state), KeepFinal | DraftCard) else state.active


CALIMALA = Calimala()
