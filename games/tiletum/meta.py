"""Tiletum's catalogue entry: players, options and entry points."""

from random import Random
from typing import Literal

from engine.game import Game, Meta, Options, as_it_is
from engine.seats import Seat
from games.tiletum.data import ROUNDS
from games.tiletum.moves import BOOK
from games.tiletum.redeal import redeal
from games.tiletum.scoring import standings
from games.tiletum.setup import new_game
from games.tiletum.state import State
from games.tiletum.thinkable import aim, thinkable


class TiletumOptions(Options):
    action_tiles: Literal["printed", "shuffled"] = "printed"
    """TIL-2.3, 2.4."""
    wheel_start: Literal["random", "fixed"] = "random"
    """TIL-2.2: any rotation; fixed: the 1 faces the first action."""
    king_tile_rounds: Literal["three", "four"] = "three"
    """R-3: four means a tile in every round and no 4 VP for the last leader."""
    warehouse_crests: Literal["count", "ignored"] = "count"
    """R-11: whether crests in the warehouse count at fairs."""
    occupied_building: Literal["ignored", "counts"] = "ignored"
    """R-12: whether the rightmost building counts as a full building at fairs."""


class Tiletum(Game[State]):
    meta = Meta(
        id="tiletum", title="Tiletum", designers=("Simone Luciani", "Daniele Tascini"),
        prefix="TIL", maturity="beta", order=3, bgg=351913, weight=3.4, minutes_per_seat=35,
        seats=range(2, 5), decisions={2: 148, 3: 202, 4: 262}, turns=12,
        options=TiletumOptions, rules_version=3, upgrades={1: as_it_is, 2: as_it_is},
    )  # fmt: skip
    book = BOOK
    state_type = State
    standings = staticmethod(standings)
    redeal = staticmethod(redeal)
    thinkable = staticmethod(thinkable)
    aim = staticmethod(aim)

    def set_up(self, seats: int, seed: str, options: TiletumOptions) -> State:
        return new_game(
            seats,
            seed,
            shuffled=options.action_tiles == "shuffled",
            random_wheel=options.wheel_start == "random",
            king_tile_rounds=ROUNDS if options.king_tile_rounds == "four" else ROUNDS - 1,
            warehouse_crests_count=options.warehouse_crests == "count",
            occupied_building_counts=options.occupied_building == "counts",
        )

    def imagine(self, view: State, seat: Seat, rng: Random) -> State:
        """The view with a new seed: nothing else is hidden."""
        return redeal(view, seat, rng)


TILETUM = Tiletum()
