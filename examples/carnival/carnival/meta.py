"""What Carnival is, and how it begins."""

from random import Random
from typing import Literal

from carnival.data import COPIES, FAVOURS, KINDS, MASKS, NIGHTS, PATRONS_PER_KIND
from carnival.events import PatronDealt
from carnival.moves import BOOK
from carnival.redeal import redeal
from carnival.scoring import standings
from carnival.state import Player, State
from carnival.steps import BeginNight
from engine.game import Game, Meta, Options, Standings
from engine.seats import Seat


class CarnivalOptions(Options):
    length: Literal["full", "short"] = "full"


class Carnival(Game[State]):
    meta = Meta(
        id="carnival",
        title="Carnival",
        designers=("the Guildhall's own",),
        seats=range(2, 7),
        weight=1.4,
        minutes_per_seat=3,
        rules_version=1,
        maturity="draft",
        prefix="CAR",
        options=CarnivalOptions,
    )
    book = BOOK
    state_type = State

    def new(self, seats: int, seed: str, options: Options | None = None) -> State:
        if seats not in self.meta.seats:
            raise ValueError(f"Carnival is for 2 to 6 players, not {seats}")
        state = State(seed=seed, nights=NIGHTS[self.options(options).length])
        state.bag, state.patrons = dict.fromkeys(FAVOURS, COPIES), dict.fromkeys(KINDS, PATRONS_PER_KIND)
        for seat in range(seats):
            state.players.append(Player(masks=list(MASKS), patron=state.draw(state.patrons)))
            state.emit(PatronDealt(seat, state.players[seat].patron))
        state.then(BeginNight())
        state.settle()
        return state

    def standings(self, state: State) -> Standings:
        return standings(state)

    def redeal(self, state: State, seat: Seat | None, rng: Random) -> State:
        return redeal(state, seat, rng)


CARNIVAL = Carnival()
