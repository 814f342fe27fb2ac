"""Carnival's metadata and set-up."""

from typing import Literal

from carnival.data import COPIES, FAVOURS, KINDS, MASKS, NIGHTS, PATRONS_PER_KIND
from carnival.events import PatronDealt
from carnival.moves import BOOK
from carnival.redeal import redeal
from carnival.scoring import standings
from carnival.state import Player, State
from carnival.steps import BeginNight
from engine.game import Game, Meta, Options


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
    standings = staticmethod(standings)
    redeal = staticmethod(redeal)

    def set_up(self, seats: int, seed: str, options: CarnivalOptions) -> State:
        state = State(seed=seed, nights=NIGHTS[options.length])
        state.bag, state.patrons = dict.fromkeys(FAVOURS, COPIES), dict.fromkeys(KINDS, PATRONS_PER_KIND)
        for seat in range(seats):
            state.players.append(Player(masks=list(MASKS), patron=state.draw(state.patrons)))
            state.emit(PatronDealt(seat, state.players[seat].patron))
        state.then(BeginNight())
        state.settle()
        return state


CARNIVAL = Carnival()
