"""What Calimala is, before the first disc."""

from typing import Literal

from engine.calimala.moves import BOOK
from engine.calimala.state import State
from engine.game import Game, Meta, Options


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
        rules_version=1,
        maturity="beta",
        prefix="CAL",
        options=CalimalaOptions,
    )
    book = BOOK
    state_type = State


CALIMALA = Calimala()
