"""Meta data of The Castles of Burgundy."""

from typing import Literal

from engine.game import Game, Meta, Options, as_it_is
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
        id="burgundy", title="The Castles of Burgundy", designers=("Stefan Feld",),
        prefix="BUR", maturity="beta", order=2, bgg=84876, weight=3.0, minutes_per_seat=30,
        seats=range(2, 5), decisions={2: 134, 3: 209, 4: 273}, turns=25,
        options=BurgundyOptions, rules_version=2, upgrades={1: as_it_is},
    )  # fmt: skip
    book = BOOK
    state_type = State
    standings = staticmethod(standings)
    redeal = staticmethod(redeal)
    imagine = staticmethod(imagine)
    thinkable = staticmethod(thinkable)
    how = HOW

    def set_up(self, seats: int, seed: str, options: BurgundyOptions) -> State:
        return new_game(
            seats,
            seed,
            setup=options.setup,
            printed_sheets=options.sheets == "printed",
            bar_strong_board=options.board_8 == "barred",
            hide_sold=options.sold_goods == "hidden",
        )

    def bare_view(self, state: State, seat: Seat | None) -> State:
        """Every sale was public, so unless the table wants to remember for itself all see what was sold (BUR-R17)."""
        seen = super().bare_view(state, seat)
        if not state.hide_sold:
            for other, player in enumerate(state.players):
                if other != seat:
                    seen.players[other].sold = player.sold.copy()
        return seen


BURGUNDY = Burgundy()
