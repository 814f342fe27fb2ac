"""What The Castles of Burgundy is, before the first die."""

from collections.abc import Iterable
from random import Random
from typing import Literal

from engine.game import Game, Meta, Options, Standings, as_it_is
from engine.moves import Move, without
from engine.seats import Seat
from games.burgundy.moves import BOOK
from games.burgundy.redeal import imagine, redeal
from games.burgundy.scoring import standings
from games.burgundy.setup import new_game
from games.burgundy.state import State
from games.burgundy.thinkable import HOW, thinkable


class BurgundyOptions(Options):
    setup: Literal["basic", "expert_open", "expert_secret"] = "basic"
    """BUR-1 with board 1 for all, or BUR-2 with the choice made openly in turn order or secretly at once."""
    sheets: Literal["printed", "free"] = "printed"
    """Expert set-up: deal the sheets of 2.12, or two different board numbers to each (BUR-R20)."""
    board_8: Literal["allowed", "barred"] = "allowed"
    """Expert set-up: BUR-R29."""
    sold_goods: Literal["open", "hidden"] = "open"
    """BUR-R17."""


class Burgundy(Game[State]):
    meta = Meta(
        id="burgundy",
        title="The Castles of Burgundy",
        designers=("Stefan Feld",),
        seats=range(2, 5),
        weight=3.0,
        minutes_per_seat=30,
        rules_version=2,
        maturity="beta",
        prefix="BUR",
        order=2,
        options=BurgundyOptions,
        upgrades={1: as_it_is},
    )
    book = BOOK
    state_type = State

    def new(self, seats: int, seed: str, options: Options | None = None) -> State:
        if seats not in self.meta.seats:
            raise ValueError(f"The Castles of Burgundy is for 2 to 4 players, not {seats}")
        chosen: BurgundyOptions = self.options(options)
        return new_game(
            seats,
            seed,
            setup=chosen.setup,
            printed_sheets=chosen.sheets == "printed",
            bar_strong_board=chosen.board_8 == "barred",
            hide_sold=chosen.sold_goods == "hidden",
        )

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

    def view(self, state: State, seat: Seat | None) -> State:
        """Every sale was public, so unless the table wants to remember for itself all see what was sold (BUR-R17)."""
        seen = super().view(state, seat)
        if not state.hide_sold:
            for shown, player in zip(seen.players, state.players, strict=True):
                shown.sold = player.sold.copy()
        return seen


BURGUNDY = Burgundy()
