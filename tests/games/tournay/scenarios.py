"""Recorded games of Tournay: every number of players, the expert rules, the expansion, and a shared victory."""

from random import Random
from typing import Any

from engine.game import Game
from engine.moves import Move
from engine.seats import Seat
from engine.transcript import Policy
from tests.games.tournay.builder import build
from tests.playthroughs.scenario import Scenario, shared


def builder(seed: str) -> Policy:
    """Fill the quarter, with prestigious buildings in it."""
    rng = Random(f"builder {seed}")

    def choose(game: Game[Any], state: Any) -> tuple[Seat, Move]:
        seat = rng.choice(game.to_act(state))
        return seat, build(state, seat, rng)

    return choose


SCENARIOS = (
    Scenario("tournay", 2),
    Scenario("tournay", 3),
    Scenario("tournay", 4),
    Scenario("tournay", 3, "builders", policy=builder),
    Scenario("tournay", 2, "expert", policy=builder, options={"rules": "expert"}),
    Scenario("tournay", 2, "expansion-replace", options={"expansion": "replace"}),
    Scenario("tournay", 3, "expansion-mix", options={"expansion": "mix", "rules": "expert"}),
    Scenario("tournay", 2, "shared-victory", shared, known="23"),
)
