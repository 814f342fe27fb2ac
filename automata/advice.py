"""Advice for the rest of a turn: the best ways through it that a good player sees, and what tells them apart.

A way ends where the turn does, or where something comes to light on which the rest depends. Each is played out in the
same imagined worlds. Why one is better is read off what came of it: where the points came from, and what the others
got.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from automata import LEVELS, Automaton, Weigher, caretaker, player
from automata.estimate import NOTABLE, Estimate, compared, estimate, is_better
from engine import GAMES
from engine.game import Game
from engine.moves import Move
from engine.refusals import IllegalMove
from engine.seats import Seat

TOLD = 3
"""So many ways are told."""
TRIED = 6
"""So many are tried: those that seem best at a glance."""
FIRST = 5
"""All that are tried are tried in one of so many worlds."""
PLAYED = 20_000
"""Moves that are played for all that is told, about: of long games there are fewer worlds."""
LONGEST = 5
"""Moves of a way at most: what comes later in a long turn is left to its own question."""
NAMED = 5
"""Sources that are named at most."""


@dataclass(frozen=True, slots=True)
class Advice:
    moves: tuple[str, ...]
    """In notation, one after another."""
    points: float
    """That the seat can expect at the end."""
    wins: float
    """In how many of the imagined worlds it wins."""
    worlds: int
    """How many there were."""
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
    """The best ways, best first, and what was drafted. The best is compared with the next, all others with the best.

    What the player asked would do comes first unless another way is better beyond doubt: it looks farther than a few
    imagined worlds. `worlds`: such as the seat cannot tell from the real one (`automata.estimate.imagined`).
    """
    tried, worlds = shortlist(game_id, worlds, seat, ways(game_id, view, worlds[0], seat, level))
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
    """The journeyman's way: at once, and untried."""
    journeyman = caretaker(game_id)
    return followed(GAMES[game_id], world, seat, journeyman.choose(view, seat), journeyman)[0]


def ways(game_id: str, view: Any, world: Any, seat: Seat, level: str) -> list[Way]:
    """First the way of the player asked, then those that begin with what seems best at a glance and go on as a
    journeyman would; of several that lead to one position the first."""
    game, journeyman = GAMES[game_id], caretaker(game_id)
    found: dict[bytes, Way] = {}
    asked = player(game_id, level)
    others = [(move, journeyman) for move in glance(game_id, view, seat)]
    for begin, then in [(asked.choose(view, seat), asked), *others]:
        way, after = followed(game, world, seat, begin, then)
        found.setdefault(_position(game, after, seat), way)
        if len(found) > TRIED:
            break
    return list(found.values())


def glance(game_id: str, view: Any, seat: Seat) -> list[Move]:
    """The legal moves, the most promising first."""
    listed, journeyman = GAMES[game_id].moves(view, seat), caretaker(game_id)
    if not listed:
        raise IllegalMove("refusal-not-your-decision")
    listed = [move for move in listed if not move.standing] or listed  # an answer to what is not asked yet can wait
    if isinstance(journeyman, Weigher):
        outlook = journeyman.outlook(view, seat)
        listed = sorted(listed, key=outlook.worth, reverse=True)
    return listed


def followed(game: Game[Any], world: Any, seat: Seat, begin: Move, then: Automaton) -> tuple[Way, Any]:
    """The way that begins with a move, as far as one can see without learning anything new, and where it leads."""
    state, way, turn = world, list[Move](), game.whose_turn(world)
    move = begin
    while True:
        outcome = game.attempt(state, seat, move)
        state = outcome.state
        way.append(move)
        going_on = seat in game.to_act(state) and game.whose_turn(state) == turn
        if outcome.reveals or not going_on or len(way) == LONGEST:
            return tuple(way), state
        move = then.choose(game.view(state, seat), seat)


def shortlist(
    game_id: str, worlds: Sequence[Any], seat: Seat, ways: Sequence[Way]
) -> tuple[list[tuple[Way, Estimate]], Sequence[Any]]:
    """All are tried in a few of the worlds, and those that are told in as many as there is time for; the first is
    always among these. Two that come to the same everywhere are one. And the worlds it was."""
    few = worlds[: max(2, len(worlds) // FIRST)]
    glimpses: dict[tuple[tuple[int, ...], ...], tuple[Way, Estimate]] = {}
    for way in ways:
        seen = estimate(game_id, few, seat, *way)
        known = glimpses.setdefault(seen.ends, (way, seen))
        if len(way) < len(known[0]):
            glimpses[seen.ends] = way, seen
    first, *others = glimpses.values()
    others.sort(key=lambda pair: -pair[1].lead(seat))
    played = first[1].moves // len(few) * (TOLD + 1)
    worlds = worlds[: max(len(few), PLAYED // max(1, played))]
    return [(way, estimate(game_id, worlds, seat, *way)) for way, _ in [first, *others[: TOLD - 1]]], worlds


def _position(game: Game[Any], state: Any, seat: Seat) -> bytes:
    """The same for two ways that the seat cannot tell apart once they are gone."""
    bare = game.view(state, seat)
    bare.played = bare.barrier = 0
    return game.dump(bare)


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
        found.wins[seat] * len(found.ends),
        len(found.ends),
        ahead,
        error,
        tuple((source, points) for source, points in ranked[:NAMED] if abs(points) >= NOTABLE),
        rivals[0] - rivals[1],
    )
