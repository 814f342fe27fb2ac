"""Estimates of a position for each seat, from imagined worlds played to their end by journeymen.

Worlds are passed in (`game.redeal`), so no real secret is seen. Worlds with the same key share their luck: two moves
compared in them differ by the moves alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import NormalDist, fmean, stdev
from typing import Any

from automata import Automaton, caretaker
from engine import GAMES
from engine.game import Game
from engine.moves import Move
from engine.seats import Seat

NOTABLE = 0.25
"""Smallest difference in lead that counts, in points."""
MOST_MOVES = 20_000
"""Upper bound of moves in a game."""


@dataclass(frozen=True, slots=True)
class Estimate:
    points: tuple[float, ...]
    """Expected final points by seat."""
    wins: tuple[float, ...]
    """Share of worlds won by seat; a shared victory counts in part."""
    sources: tuple[dict[str, float], ...]
    """Expected points by seat and source."""
    ends: tuple[tuple[int, ...], ...]
    """Final points in each world."""
    moves: int
    """Number of simulated moves."""

    def leads(self, seat: Seat) -> list[float]:
        """Final lead of the seat in each world."""
        return [own[seat] - max((p for other, p in enumerate(own) if other != seat), default=0) for own in self.ends]

    def lead(self, seat: Seat) -> float:
        return fmean(self.leads(seat))

    def chance(self, seat: Seat, worlds: int | None = None) -> float:
        """Chance to win. Narrow results count as nearly half, which is more precise for few worlds than counting
        wins. `worlds`: number of those that it is averaged over together with others; its own by default."""
        leads = self.leads(seat)
        width = stdev(leads) * max(len(leads), worlds or 0) ** (-1 / 3) if len(leads) > 1 else 0.0
        if not width:
            return self.wins[seat]
        nearly = NormalDist(0.0, width)
        return fmean(nearly.cdf(lead) for lead in leads)


def joined(one: Estimate, other: Estimate) -> Estimate:
    """The estimate over the worlds of both."""
    a, b = len(one.ends), len(other.ends)

    def mean(x: float, y: float) -> float:
        return (a * x + b * y) / (a + b)

    sources = tuple(
        {name: mean(first.get(name, 0.0), second.get(name, 0.0)) for name in first | second}
        for first, second in zip(one.sources, other.sources, strict=True)
    )
    return Estimate(
        tuple(map(mean, one.points, other.points)),
        tuple(map(mean, one.wins, other.wins)),
        sources,
        one.ends + other.ends,
        one.moves + other.moves,
    )


def doubt(chance: float, worlds: float) -> float:
    """Standard error of a chance seen in a number of worlds, with one additional won and one lost world: a few equal
    results prove little."""
    share = (chance * worlds + 1) / (worlds + 2)
    return sqrt(share * (1 - share) / worlds)


def compared(one: Estimate, other: Estimate, seat: Seat) -> tuple[float, float]:
    """Difference in lead over the same worlds, and its standard error."""
    return difference(one.leads(seat), other.leads(seat))


def difference(leads: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """Mean difference of results in the same worlds, and its standard error."""
    differences = [a - b for a, b in zip(leads, others, strict=True)]
    error = stdev(differences) / sqrt(len(differences)) if len(differences) > 1 else 0.0
    return fmean(differences), error


def is_better(ahead: float, error: float) -> bool:
    """Whether a lead is significant. Advice and reviews use the same rule: a played move is ranked below another
    only then."""
    return ahead > max(NOTABLE, error)


def imagined(game: Game[Any], state: Any, seat: Seat | None, count: int, key: str, after: int = 0) -> list[Any]:
    """`count` worlds that the seat (None: a spectator) cannot distinguish from this one. The same key deals the same
    chance again. `after`: number of worlds of that key already dealt."""
    worlds = []
    for number in range(after, after + count):
        world = game.redeal(state, seat, Random(f"{key} {number}"))
        world.draws = state.draws
        worlds.append(world)
    return worlds


def estimate(game_id: str, worlds: Sequence[Any], seat: Seat, *moves: Move) -> Estimate:
    """Average result if the seat makes these moves first."""
    game, plays = GAMES[game_id], caretaker(game_id)
    played = [played_out(game, plays, world, seat, moves) for world in worlds]
    ends = [game.standings(world) for world in played]
    seats = range(len(ends[0].points))
    named = dict.fromkeys(source for end in ends for parts in end.breakdown for source in parts)
    return Estimate(
        tuple(fmean(end.points[s] for end in ends) for s in seats),
        tuple(fmean((s in end.winners) / len(end.winners) for end in ends) for s in seats),
        tuple({source: fmean(end.breakdown[s].get(source, 0) for end in ends) for source in named} for s in seats),
        tuple(end.points for end in ends),
        sum(after.played - before.played for before, after in zip(worlds, played, strict=True)),
    )


def played_out(game: Game[Any], plays: Automaton, world: Any, seat: Seat, moves: Sequence[Move] = ()) -> Any:
    """The final position of one world, played on a copy. The players see all of it: it is imagined, and hiding would
    double the time."""
    world = world.clone()
    for move in moves:
        game.play(world, seat, move)
    for _ in range(MOST_MOVES):
        asked = game.to_act(world)
        if not asked:
            return world
        game.play(world, asked[0], plays.choose(world, asked[0]))
    raise RuntimeError(f"{game.meta.title} does not end")
