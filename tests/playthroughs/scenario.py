"""Goals of recorded games, and policies that reach them.

A game lists its recordings in `scenarios.py`, beside its other tests:

    SCENARIOS = (Scenario("carnival", 2), Scenario("carnival", 3, "shared-victory", shared))
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from engine import GAMES, mirrored
from engine.events import Event
from engine.game import Game
from engine.moves import Move
from engine.seats import Seat
from engine.transcript import Policy, at_random


@dataclass(frozen=True, slots=True)
class Ending:
    """Data from which a scenario recognises its ending."""

    game: Game[Any]
    state: Any
    events: list[Event]

    @property
    def best(self) -> list[int]:
        points = self.game.standings(self.state).points
        return [seat for seat, p in enumerate(points) if p == max(points)]

    @property
    def winners(self) -> tuple[int, ...]:
        return self.game.standings(self.state).winners

    def told(self, kind: type[Event]) -> int:
        return sum(isinstance(event, kind) for event in self.events)


def any_ending(end: Ending) -> bool:
    return True


def decided_by_points(end: Ending) -> bool:
    return len(end.best) == 1


def decided_by_tie_break(end: Ending) -> bool:
    return len(end.winners) == 1 < len(end.best)


def shared(end: Ending) -> bool:
    return len(end.winners) > 1


def decided_by(tie_break: str) -> Callable[[Ending], bool]:
    return lambda end: end.game.standings(end.state).decided_by == tie_break


def greedy(seed: str) -> Policy:
    """Take a move with the most immediate points; among equal moves, any."""
    rng = Random(f"greedy {seed}")

    def choose(game: Game[Any], state: Any) -> tuple[Seat, Move]:
        seat = rng.choice(game.to_act(state))

        def gain(move: Move) -> tuple[int, float]:
            points = game.standings(game.attempt(state, seat, move).state).points
            return points[seat] - max(p for s, p in enumerate(points) if s != seat), rng.random()

        return seat, max(game.moves(state, seat), key=gain)

    return choose


@dataclass(frozen=True, slots=True)
class Scenario:
    game: str
    players: int
    variant: str = ""
    wants: Callable[[Ending], bool] = any_ending
    policy: Callable[[str], Policy] = at_random
    """Makes a policy from the game's seed."""
    options: dict[str, str] = field(default_factory=dict)
    known: str = "0"
    """The seed that is tried first."""

    @property
    def name(self) -> str:
        return "-".join(filter(None, (self.game, str(self.players), self.variant)))


def scenarios_of(game_id: str) -> tuple[Scenario, ...]:
    """The game's own scenarios, or a random game for every number of players."""
    if own := mirrored(game_id, "tests.games", "scenarios"):
        return tuple(own.SCENARIOS)
    return tuple(Scenario(game_id, players) for players in GAMES[game_id].meta.seats)
