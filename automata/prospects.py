"""Prospects of a seat over a game: estimates of positions, and lines averaged from them.

Each position is estimated in worlds of its own, so that the errors of neighbours cancel out.
"""

from collections.abc import Collection, Mapping, Sequence
from math import exp, isinf
from typing import NamedTuple

from automata.estimate import doubt

Point = tuple[int, float, float]
"""Number of turns, expected final points, and chance to win."""


class Seen(NamedTuple):
    """Prospects of a seat in a position."""

    points: float
    chance: float
    worlds: float
    """Number of worlds in which they were seen; infinite at the end of the game."""

    @property
    def error(self) -> float:
        return 0.0 if isinf(self.worlds) else doubt(self.chance, self.worlds)


class At(NamedTuple):
    """Prospects after a number of turns."""

    turns: int
    seen: Seen


Line = list[At]


def before_the_end(line: Line, closely: Mapping[int, Seen]) -> Line:
    """All that is known of a seat before the end, closer estimates in place of others."""
    known = dict(line[:-1]) | {at: seen for at, seen in closely.items() if at < line[-1].turns}
    return [At(at, known[at]) for at in sorted(known)]


def average(known: Sequence[At], at: int, reach: float) -> Seen:
    """The nearest count most: one a round away (`reach`, in turns) for three fifths. Each was seen in worlds of its
    own, so that their errors cancel out."""
    weights = [one.seen.worlds * exp(-(((one.turns - at) / reach) ** 2) / 2) for one in known]
    whole = sum(weights)
    points = sum(weight * one.seen.points for weight, one in zip(weights, known, strict=True)) / whole
    chance = sum(weight * one.seen.chance for weight, one in zip(weights, known, strict=True)) / whole
    worlds = whole**2 / sum(weight**2 / one.seen.worlds for weight, one in zip(weights, known, strict=True))
    return Seen(points, chance, worlds)


def smoothed(
    line: Line, closely: Mapping[int, Seen], turning: Collection[int], reach: float
) -> tuple[list[Point], list[float]]:
    """Each point averaged with its neighbours, but not across a turning point, and its standard error; the end is
    exact. `closely`: by number of turns; `reach`: turns in a round."""
    known = before_the_end(line, closely)
    stretch = {one.turns: sum(turn < one.turns for turn in turning) for one in known}
    made, doubts = list[Point](), list[float]()
    for one in known:
        near = [other for other in known if stretch[other.turns] == stretch[one.turns]]
        found = average(near, one.turns, reach)
        made.append((one.turns, found.points, found.chance))
        doubts.append(found.error)
    turns, end = line[-1]
    return [*made, (turns, end.points, end.chance)], [*doubts, end.error]


def together(one: Seen, other: Seen) -> Seen:
    """Two estimates of the same position in different worlds."""
    if isinf(one.worlds):
        return one
    return average([At(0, one), At(0, other)], 0, 1.0)
