"""What a position promises each seat: imagined worlds are played to their end by journeymen, and counted.

A world is handed in (`game.redeal`: all that a seat does not know is dealt anew), so nothing here sees a real secret.
Worlds that are dealt from the same numbers share their luck: two moves compared in them differ by the moves alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import Any

from engine import GAMES
from engine.game import Game, Standings
from engine.moves import Move
from engine.seats import Seat
from players import Player, caretaker

MOST_MOVES = 20_000
"""No game of ours lasts so long."""


@dataclass(frozen=True, slots=True)
class Estimate:
    points: tuple[float, ...]
    """Expected at the end, by seat."""
    wins: tuple[float, ...]
    """The share of worlds each seat wins; of a shared victory, its part."""

    def lead(self, seat: Seat) -> float:
        """By how much the seat is expected to be ahead of the best of the others."""
        others = [points for other, points in enumerate(self.points) if other != seat]
        return self.points[seat] - max(others, default=0.0)


def imagined(game: Game[Any], state: Any, seat: Seat, count: int, key: str) -> list[Any]:
    """So many worlds that the seat cannot tell from this one. The same key deals the same chance again: what is still
    to be rolled or drawn does not depend on when one asks."""
    worlds = []
    for number in range(count):
        world = game.redeal(state, seat, Random(f"{key} {number}"))
        world.draws = state.draws
        worlds.append(world)
    return worlds


def estimate(game_id: str, worlds: Sequence[Any], seat: Seat, move: Move | None = None) -> Estimate:
    """What comes of it on average, if the seat makes that move first."""
    game, plays = GAMES[game_id], caretaker(game_id)
    ends = [played_out(game, plays, world, seat, move) for world in worlds]
    seats = range(len(ends[0].points))
    return Estimate(
        tuple(fmean(end.points[s] for end in ends) for s in seats),
        tuple(fmean((s in end.winners) / len(end.winners) for end in ends) for s in seats),
    )


def played_out(game: Game[Any], plays: Player, world: Any, seat: Seat, move: Move | None) -> Standings:
    """The end of one world; it is left as it was."""
    world = world.clone()
    if move is not None:
        game.play(world, seat, move)
    for _ in range(MOST_MOVES):
        asked = game.to_act(world)
        if not asked:
            return game.standings(world)
        game.play(world, asked[0], plays.choose(game.view(world, asked[0]), asked[0]))
    raise RuntimeError(f"{game.meta.title} does not end")
