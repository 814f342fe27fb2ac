"""Advice for the rest of a turn: the best ways to play it, and how they differ.

A way ends with the turn, or where hidden information is revealed. All ways are played out in the same imagined worlds.
The difference is explained by the sources of points and by the points of the other seats.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from automata import LEVELS, Automaton, Weigher, caretaker, player
from automata.estimate import NOTABLE, Estimate, compared, estimate, is_better, joined
from automata.mastery import mastery
from engine import GAMES
from engine.game import Game
from engine.moves import Move
from engine.refusals import IllegalMove
from engine.seats import Seat

TOLD = 3
"""Number of ways shown."""
TRIED = 6
"""Number of ways tried, the most promising by heuristic."""
FIRST = 5
"""Maximum fraction of the worlds (one in FIRST) used for the first comparison of all ways."""
SECONDS = 2.0
"""Approximate CPU seconds per request, counted in simulated moves (`Mastery.pace`); long games get fewer worlds."""
FEWEST = 2
"""Minimum number of worlds."""
LONGEST = 5
"""Maximum moves of a way; the rest of a long turn is a question of its own."""
NAMED = 5
"""Maximum number of sources named."""


@dataclass(frozen=True, slots=True)
class Advice:
    moves: tuple[str, ...]
    """Moves in notation."""
    points: float
    """Expected final points of the seat."""
    wins: float
    """Share of worlds won."""
    worlds: int
    """Number of worlds."""
    ahead: float
    """Difference in lead to the way it is compared with, in points; negative if worse."""
    error: float
    """Standard error of that difference."""
    sources: tuple[tuple[str, float], ...]
    """Differences by source of points, largest first."""
    others: float
    """Difference in points of the best opponent."""

    def dump(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def load(cls, data: dict[str, Any]) -> "Advice":
        sources = tuple((str(source), float(points)) for source, points in data["sources"])
        return cls(**{**data, "moves": tuple(data["moves"]), "sources": sources})


def advise(
    game_id: str, view: Any, worlds: Sequence[Any], seat: Seat, drafted: Sequence[Move] = (), level: str = LEVELS[-1]
) -> tuple[list[Advice], Advice | None]:
    """The best ways, best first, and the drafted one. The best is compared with the second, all others with the best.

    The asked automaton's own way comes first unless another is significantly better: it searches deeper than these
    worlds. `worlds`: indistinguishable from the real one for the seat (`automata.estimate.imagined`).
    """
    _, labour = mastery(game_id).labour(view)
    budget = int(SECONDS * mastery(game_id).pace) - labour
    tried, worlds = shortlist(game_id, worlds, seat, ways(game_id, view, worlds[0], seat, level), budget)
    own = tried[0]
    tried.sort(key=lambda pair: -pair[1].lead(seat))
    if not is_better(*compared(tried[0][1], own[1], seat)):
        tried.remove(own)
        tried.insert(0, own)
    best = tried[0][1]
    found = [
        _advice(way, found, best if number else (tried[1][1] if len(tried) > 1 else best), seat)
        for number, (way, found) in enumerate(tried)
    ]
    return found, _drafted(game_id, worlds, seat, drafted, best)


Way = tuple[Move, ...]


def first_thought(game_id: str, view: Any, world: Any, seat: Seat) -> Way:
    """The journeyman's way, without any simulation."""
    journeyman = caretaker(game_id)
    return followed(GAMES[game_id], world, seat, (journeyman.choose(view, seat),), journeyman)[0]


def ways(game_id: str, view: Any, world: Any, seat: Seat, level: str) -> list[Way]:
    """The asked automaton's way first, as far as it has planned, then the ways that begin with the most promising
    moves; all continue as a journeyman would. Of ways with equal results only the first is kept."""
    game, journeyman = GAMES[game_id], caretaker(game_id)
    found: dict[bytes, Way] = {}
    asked = player(game_id, level)
    from automata.master import Master  # brings numpy, which only thinking processes load

    planned = asked.plan(view, seat) if isinstance(asked, Master) else (asked.choose(view, seat),)
    then = journeyman if isinstance(asked, Master) else asked
    others = [((move,), journeyman) for move in glance(game_id, view, seat)]
    for begin, continuing in [(planned, then), *others]:
        way, after = followed(game, world, seat, begin, continuing)
        found.setdefault(_position(game, after, seat), way)
        if len(found) > TRIED:
            break
    return list(found.values())


def glance(game_id: str, view: Any, seat: Seat) -> list[Move]:
    """Legal moves, the most promising first."""
    listed, journeyman = GAMES[game_id].moves(view, seat), caretaker(game_id)
    if not listed:
        raise IllegalMove("refusal-not-your-decision")
    listed = [move for move in listed if not move.standing] or listed  # standing answers to future questions can wait
    if isinstance(journeyman, Weigher):
        outlook = journeyman.outlook(view, seat)
        listed = sorted(listed, key=outlook.worth, reverse=True)
    return listed


def followed(game: Game[Any], world: Any, seat: Seat, begin: Sequence[Move], then: Automaton) -> tuple[Way, Any]:
    """The way that begins with these moves as long as they are legal, up to the next revealed information, and the
    position after it."""
    state, way, turn = world, list[Move](), game.whose_turn(world)
    move, *planned = begin
    while True:
        outcome = game.attempt(state, seat, move)
        state = outcome.state
        way.append(move)
        going_on = seat in game.to_act(state) and game.whose_turn(state) == turn
        if outcome.reveals or not going_on or len(way) == LONGEST:
            return tuple(way), state
        view = game.view(state, seat)
        if planned and planned[0] in game.moves(view, seat):
            move = planned.pop(0)
        else:
            planned.clear()
            move = then.choose(view, seat)


def shortlist(
    game_id: str, worlds: Sequence[Any], seat: Seat, ways: Sequence[Way], budget: int
) -> tuple[list[tuple[Way, Estimate]], Sequence[Any]]:
    """The ways to show and the worlds used: all are tried in a few worlds, the best in as many as there is time for.

    The first way is always kept; ways with equal results in every world count as one. `budget`: simulated moves.
    """
    probe = estimate(game_id, worlds[:FEWEST], seat, *ways[0])
    moves = max(1, probe.moves // len(probe.ends))
    few = worlds[: min(max(FEWEST, budget // (2 * moves * len(ways))), max(FEWEST, len(worlds) // FIRST))]
    glimpses: dict[tuple[tuple[int, ...], ...], tuple[Way, Estimate]] = {}
    for number, way in enumerate(ways):
        seen = estimate(game_id, few, seat, *way) if number else _in_more(game_id, few, seat, way, probe)
        known = glimpses.setdefault(seen.ends, (way, seen))
        if len(way) < len(known[0]):
            glimpses[seen.ends] = way, seen
    first, *others = glimpses.values()
    others.sort(key=lambda pair: -pair[1].lead(seat))
    best = [first, *others[: TOLD - 1]]
    left = budget - moves * len(few) * len(ways)
    worlds = worlds[: max(len(few), len(few) + left // (moves * len(best)))]
    return [(way, _in_more(game_id, worlds, seat, way, seen)) for way, seen in best], worlds


def _in_more(game_id: str, worlds: Sequence[Any], seat: Seat, way: Way, seen: Estimate) -> Estimate:
    """The estimate of a way over all these worlds; it was seen in the first of them."""
    more = worlds[len(seen.ends) :]
    return joined(seen, estimate(game_id, more, seat, *way)) if more else seen


def _position(game: Game[Any], state: Any, seat: Seat) -> bytes:
    """Key of a position as the seat sees it."""
    bare = game.view(state, seat)
    bare.played = bare.barrier = 0
    return game.dump(bare)


def _drafted(game_id: str, worlds: Sequence[Any], seat: Seat, drafted: Sequence[Move], best: Estimate) -> Advice | None:
    if not drafted:
        return None
    try:
        found = estimate(game_id, worlds, seat, *drafted)
    except IllegalMove:  # legal in the real world but not in every imagined one: no fair comparison
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
        found.wins[seat] * len(found.ends),
        len(found.ends),
        ahead,
        error,
        tuple((source, points) for source, points in ranked[:NAMED] if abs(points) >= NOTABLE),
        rivals[0] - rivals[1],
    )
