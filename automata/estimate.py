"""What a position promises each seat: imagined worlds are played to their end by journeymen, and counted.

A world is handed in (`game.redeal`: all that a seat does not know is dealt anew), so nothing here sees a real secret.
Worlds that are dealt from the same numbers share their luck: two moves compared in them differ by the moves alone.
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
"""Points of lead; less is no difference."""
MOST_MOVES = 20_000
"""No game of ours lasts so long."""


@dataclass(frozen=True, slots=True)
class Estimate:
    points: tuple[float, ...]
    """Expected at the end, by seat."""
    wins: tuple[float, ...]
    """The share of worlds each seat wins; of a shared victory, its part."""
    sources: tuple[dict[str, float], ...]
    """What the points are expected to come from, by seat."""
    ends: tuple[tuple[int, ...], ...]
    """The points in each world."""
    moves: int
    """That were played for it."""

    def leads(self, seat: Seat) -> list[float]:
        """In each world, by how much the seat ends ahead of the best of the others."""
        return [own[seat] - max((p for other, p in enumerate(own) if other != seat), default=0) for own in self.ends]

    def lead(self, seat: Seat) -> float:
        return fmean(self.leads(seat))

    def chance(self, seat: Seat) -> float:
        """To win. A world that is won or lost by a nose counts as nearly half: from a few worlds, that tells more than
        counting them."""
        leads = self.leads(seat)
        width = stdev(leads) * len(leads) ** (-1 / 3) if len(leads) > 1 else 0.0
        if not width:
            return self.wins[seat]
        nearly = NormalDist(0.0, width)
        return fmean(nearly.cdf(lead) for lead in leads)

    def doubt(self, seat: Seat) -> float:
        """Standard error of the chance. Reckoned with one more world that is won and one that is lost: a few worlds
        that all end alike prove little."""
        worlds = len(self.ends)
        share = (self.chance(seat) * worlds + 1) / (worlds + 2)
        return sqrt(share * (1 - share) / worlds)


def compared(one: Estimate, other: Estimate, seat: Seat) -> tuple[float, float]:
    """By how much one is better in the same worlds, in points of lead, and how far that may be off (the standard error
    of the differences, world by world)."""
    differences = [a - b for a, b in zip(one.leads(seat), other.leads(seat), strict=True)]
    error = stdev(differences) / sqrt(len(differences)) if len(differences) > 1 else 0.0
    return fmean(differences), error


def is_better(ahead: float, error: float) -> bool:
    """Whether a lead of so many points over another way is beyond doubt. Advice and reviews judge by the same rule:
    what a player does is put behind what another would do only then."""
    return ahead > max(NOTABLE, error)


def imagined(game: Game[Any], state: Any, seat: Seat | None, count: int, key: str) -> list[Any]:
    """So many worlds that the seat (None: a spectator) cannot tell from this one. The same key deals the same chance
    again: what is still to be rolled or drawn does not depend on when one asks."""
    worlds = []
    for number in range(count):
        world = game.redeal(state, seat, Random(f"{key} {number}"))
        world.draws = state.draws
        worlds.append(world)
    return worlds


def estimate(game_id: str, worlds: Sequence[Any], seat: Seat, *moves: Move) -> Estimate:
    """What comes of it on average, if the seat makes these moves first."""
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
    """The last position of one world, which is left as it was. Nothing is hidden from those who play in it: it is
    imagined, and to look away takes as long as to think."""
    world = world.clone()
    for move in moves:
        game.play(world, seat, move)
    for _ in range(MOST_MOVES):
        asked = game.to_act(world)
        if not asked:
            return world
        game.play(world, asked[0], plays.choose(world, asked[0]))
    raise RuntimeError(f"{game.meta.title} does not end")
