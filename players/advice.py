"""Advice for one decision: the best moves that a good player sees, and what tells them apart.

Each is played out in the same imagined worlds. Why one is better is read off what came of it: where the points came
from, and what the others got.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from engine import GAMES
from engine.moves import Move
from engine.refusals import IllegalMove
from engine.seats import Seat
from players import LEVELS, Weigher, caretaker, player
from players.estimate import Estimate, compared, estimate

TOLD = 3
"""So many moves are told."""
TRIED = 6
"""So many are tried: those that seem best at a glance."""
NOTABLE = 0.25
"""A source that differs by less is not named."""
NAMED = 5
"""Sources that are named at most."""


@dataclass(frozen=True, slots=True)
class Advice:
    moves: tuple[str, ...]
    """In notation; of a draft all of them."""
    points: float
    """That the seat can expect at the end."""
    ahead: float
    """By how much it is better than what it is compared with (below nought: worse), in points of lead."""
    error: float
    """How far that may be off."""
    sources: tuple[tuple[str, float], ...]
    """What the seat would get more or less of, the greatest difference first."""
    others: float
    """How much more (or less) the best of the others would get."""

    def dump(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def load(cls, data: dict[str, Any]) -> "Advice":
        sources = tuple((str(source), float(points)) for source, points in data["sources"])
        return cls(**{**data, "moves": tuple(data["moves"]), "sources": sources})


def advise(
    game_id: str, view: Any, worlds: Sequence[Any], seat: Seat, drafted: Sequence[Move] = (), level: str = LEVELS[-1]
) -> tuple[list[Advice], Advice | None]:
    """The best moves, best first, and what was drafted. The best is compared with the next, all others with the best.

    `worlds`: such as the seat cannot tell from the real one (`players.estimate.imagined`).
    """
    tried = [(move, estimate(game_id, worlds, seat, move)) for move in candidates(game_id, view, seat, level)]
    tried.sort(key=lambda pair: -pair[1].lead(seat))
    best = tried[0][1]
    found = [
        _advice((move,), found, best if number else (tried[1][1] if len(tried) > 1 else best), seat)
        for number, (move, found) in enumerate(tried[:TOLD])
    ]
    return found, _drafted(game_id, worlds, seat, drafted, best)


def candidates(game_id: str, view: Any, seat: Seat, level: str) -> list[Move]:
    """What the player asked would do, and what seems best at a glance."""
    game, journeyman = GAMES[game_id], caretaker(game_id)
    listed = game.moves(view, seat)
    if not listed:
        raise IllegalMove("refusal-not-your-decision")
    if isinstance(journeyman, Weigher):
        outlook = journeyman.outlook(view, seat)
        listed = sorted(listed, key=outlook.worth, reverse=True)
    return list(dict.fromkeys([player(game_id, level).choose(view, seat), *listed[:TRIED]]))


def _drafted(game_id: str, worlds: Sequence[Any], seat: Seat, drafted: Sequence[Move], best: Estimate) -> Advice | None:
    if not drafted:
        return None
    try:
        found = estimate(game_id, worlds, seat, *drafted)
    except IllegalMove:  # possible in the real world and not in every imagined one: nothing honest can be said
        return None
    return _advice(tuple(drafted), found, best, seat)


def _advice(moves: Sequence[Move], found: Estimate, other: Estimate, seat: Seat) -> Advice:
    differences = {
        source: found.sources[seat].get(source, 0.0) - points for source, points in other.sources[seat].items()
    }
    ranked = sorted(differences.items(), key=lambda pair: -abs(pair[1]))
    ahead, error = compared(found, other, seat)
    rivals = [max((p for s, p in enumerate(e.points) if s != seat), default=0.0) for e in (found, other)]
    return Advice(
        tuple(move.notation for move in moves),
        found.points[seat],
        ahead,
        error,
        tuple((source, points) for source, points in ranked[:NAMED] if abs(points) >= NOTABLE),
        rivals[0] - rivals[1],
    )
