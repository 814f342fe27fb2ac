"""What Genoa is, before the first roll."""

from collections.abc import Iterable
from random import Random
from typing import Literal

from engine.game import Game, Meta, Options, Standings, as_it_is
from engine.moves import Move, without
from engine.seats import Seat
from games.genoa import clocks
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
        id="genoa",
        title="Genoa",
        designers=("Rüdiger Dorn",),
        seats=range(2, 6),
        weight=3.2,
        minutes_per_seat=30,
        rules_version=2,
        maturity="beta",
        prefix="GEN",
        order=5,
        options=GenoaOptions,
        upgrades={1: as_it_is},
    )
    book = BOOK
    state_type = State

    def new(self, seats: int, seed: str, options: Options | None = None) -> State:
        if seats not in self.meta.seats:
            raise ValueError(f"Genoa is for 2 to 5 players, not {seats}")
        chosen: GenoaOptions = self.options(options)
        return new_game(seats, seed, chosen.money == "open", chosen.start == "random")

    def standings(self, state: State) -> Standings:
        return standings(state)

    def settled(self, state: State) -> Standings:
        return settled(state)

    def redeal(self, state: State, seat: Seat | None, rng: Random) -> State:
        return redeal(state, seat, rng)

    def thinkable(self, view: State, seat: Seat) -> Iterable[Move]:
        return thinkable(view, seat)

    def aim(self, move: Move) -> tuple[object, ...]:
        return without(move, HOW)

    def imagine(self, view: State, seat: Seat, rng: Random) -> State:
        return imagine(view, seat, rng)

    def addressed(self, state: State) -> dict[Seat, tuple[str, ...]]:
        return addressed(state)

    def clock_key(self, state: State, seat: Seat) -> str | None:
        return clocks.clock_key(state, seat)

    def clock_share(self, state: State, seat: Seat) -> float:
        return clocks.clock_share(state, seat)

    def step_aside(self, state: State, seat: Seat) -> Move | None:
        return clocks.step_aside(state, seat)

    def step_back(self, state: State, seat: Seat) -> Move | None:
        return clocks.step_back(state, seat)

    def whose_turn(self, state: State) -> Seat | None:
        return state.trader


GENOA = Genoa()
