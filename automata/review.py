"""Looking back at a finished game: how each seat's chances went up and down, and which moves made the difference.

Everything is estimated from what the seat itself knew then (`automata.estimate`). A line is an average over about a
round, for a few worlds shake, with its standard error beside it. The turns after which a chance seems quite other than
before are looked at more closely, and only where that is beyond doubt, and lasts, a jump is drawn as a jump. A move is
compared with what a good player would have done in its place; where that is the same move, with the next best. The
judge is that of the advice: a move that is better beyond doubt is what would have been advised.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from itertools import pairwise
from math import exp, sqrt
from typing import Any

from automata import LEVELS, Automaton, Weigher, caretaker, player
from automata.estimate import compared, estimate, imagined, is_better
from engine import GAMES
from engine.game import Game
from engine.moves import Move
from engine.seats import Seat
from engine.transcript import Recording

TURNING = 3
"""Number of turning points shown."""
SHOWN = 3
"""Number of costliest and of best moves shown per seat."""
COMPARED = {1: 6, 2: 6, 3: 4}
FEWEST_COMPARED = 3
"""Doubtful and clear decisions played out per seat, by number of seats."""
DOUBTED = 3
"""Decisions played out in a possible turning point."""
SUSPECTED = 6
"""Number of jumps examined again, and the factor of worlds for it:"""
CLOSER = 3
NEARLY = 0.7
"""Share of the largest jump at which the seat in turn is named instead of another."""
EVERYBODY = 130
"""Maximum number of estimates for asking every seat after every turn; in longer games only the seat in turn is
asked."""
NOTABLE = 0.5
"""Smallest difference shown, in points of lead,"""
NOTABLE_CHANCE = 0.04
"""and in chance."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """A played move compared with the best alternative."""

    number: int
    """Number of the move, from 1."""
    seat: Seat
    played: str
    other: str
    gain: float
    """Gain of the played move over the alternative, in points of lead; negative if it cost points."""
    error: float
    """Standard error of the gain."""
    advised: bool
    """Whether the played move would have been advised."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Consecutive moves within one seat's turn."""

    seat: Seat
    first: int
    last: int
    """First and last move number."""
    mark: str
    """Phase or round in which it began; empty if the game has none."""


@dataclass(frozen=True, slots=True)
class Swing:
    """A turning point: a turn that changed a seat's prospects."""

    turn: int
    """Number of the turn, from 0."""
    seat: Seat
    before: float
    after: float
    """Chance to win, from 0 to 1."""
    points: tuple[float, float]
    """Expected final points before and after."""
    verdict: Verdict | None
    """The move of that turn with the largest significant difference, if any."""


Point = tuple[int, float, float]
"""Number of turns, expected final points, and chance to win."""


@dataclass(frozen=True, slots=True)
class Review:
    level: str
    worlds: int
    turns: list[Turn]
    lines: list[list[Point]]
    """Per seat; the last point is the actual result."""
    doubts: list[list[float]]
    """Standard error of the chance for each point of a line."""
    swings: list[Swing]
    costly: list[list[Verdict]]
    best: list[list[Verdict]]
    """Per seat, largest difference first."""

    def dump(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def load(cls, data: dict[str, Any]) -> "Review":
        def verdicts(by_seat: list[list[dict[str, Any]]]) -> list[list[Verdict]]:
            return [[Verdict(**verdict) for verdict in own] for own in by_seat]

        swings = [
            Swing(
                **{
                    **swing,
                    "points": (float(swing["points"][0]), float(swing["points"][1])),
                    "verdict": Verdict(**swing["verdict"]) if swing["verdict"] else None,
                }
            )
            for swing in data["swings"]
        ]
        return cls(
            data["level"],
            data["worlds"],
            [Turn(**turn) for turn in data["turns"]],
            [[(int(at), float(points), float(chance)) for at, points, chance in line] for line in data["lines"]],
            [[float(doubt) for doubt in own] for own in data["doubts"]],
            swings,
            verdicts(data["costly"]),
            verdicts(data["best"]),
        )


# ---------------------------------------------------------------- the game again


@dataclass(slots=True)
class Decided:
    """A decision: the position before it and the move made."""

    number: int
    state: Any
    seat: Seat
    move: Move


def decisions(recording: Recording) -> Iterator[Decided]:
    """Replay the game. A position is valid until the next one is requested."""
    game = GAMES[recording.game]
    state = game.new(recording.players, recording.seed, game.meta.options.read(recording.options))
    for number, (seat, notation) in enumerate(recording.moves, 1):
        move = game.book.read(notation)
        yield Decided(number, state, seat, move)
        game.play(state, seat, move)
    yield Decided(len(recording.moves) + 1, state, -1, None)  # type: ignore[arg-type]  # the end


def turns_of(recording: Recording) -> list[Turn]:
    """Turns of a game, by the seat in turn, or the acting seat if the game has no turns."""
    game, found = GAMES[recording.game], list[Turn]()
    started: tuple[Any, Seat, int, str] | None = None
    for at in decisions(recording):
        whose = game.whose_turn(at.state) if at.move is not None else None
        owner = at.seat if whose is None else whose
        key = (owner, mark(at.state)) if at.move is not None else None
        if started is not None and key != started[0]:
            found.append(Turn(started[1], started[2], at.number - 1, started[3]))
            started = None
        if started is None:
            started = (key, owner, at.number, mark(at.state))
    return found


def mark(state: Any) -> str:
    """Phase or round as counted by the game; empty if it has none."""
    return str(getattr(state, "phase", None) or getattr(state, "round", None) or "")


# ---------------------------------------------------------------- weighing what was done


@dataclass(slots=True)
class Judge:
    """Compares moves of one game. `worlds`: number per comparison; `key`: of their chance."""

    game: Game[Any]
    level: str
    worlds: int
    key: str
    adviser: Automaton = field(init=False)

    def __post_init__(self) -> None:
        self.adviser = player(self.game.meta.id, self.level)

    def promises(self, state: Any, seats: Sequence[Seat]) -> Iterator[tuple[Seat, float, float, float]]:
        """Expected points, chance and standard error for each of these seats from its own knowledge; computed once
        where all know the same."""
        if not self.game.to_act(state):
            end = self.game.standings(state)
            for seat in range(len(end.points)):
                yield seat, float(end.points[seat]), (seat in end.winners) / len(end.winners), 0.0
        elif _asked_of_all(self.game, state):
            found = estimate(self.game.meta.id, imagined(self.game, state, None, self.worlds, self.key), 0)
            for seat in range(len(found.points)):
                yield seat, found.points[seat], found.chance(seat), found.doubt(seat)
        else:
            for seat in seats:
                worlds = imagined(self.game, state, seat, self.worlds, self.key)
                found = estimate(self.game.meta.id, worlds, seat)
                yield seat, found.points[seat], found.chance(seat), found.doubt(seat)

    def doubt(self, at: Decided) -> float | None:
        """Heuristic deficit of the played move to the best one (negative: lead over the second). None if there was
        no choice or no evaluation."""
        weigher = caretaker(self.game.meta.id)
        view = self.game.view(at.state, at.seat)
        listed = self.game.moves(view, at.seat)
        if len(listed) < 2 or not isinstance(weigher, Weigher):
            return None
        outlook = weigher.outlook(view, at.seat)
        others = [outlook.worth(move) for move in listed if move != at.move]
        return max(others) - outlook.worth(at.move)

    def verdict(self, at: Decided) -> Verdict | None:
        view = self.game.view(at.state, at.seat)
        advised = self.adviser.choose(view, at.seat)
        other = advised if advised != at.move else self.next_best(view, at)
        if other is None:
            return None
        worlds = imagined(self.game, at.state, at.seat, self.worlds, self.key)
        own, theirs = (estimate(self.game.meta.id, worlds, at.seat, move) for move in (at.move, other))
        gain, error = compared(own, theirs, at.seat)
        agreed = advised == at.move or is_better(gain, error)
        return Verdict(at.number, at.seat, at.move.notation, other.notation, gain, error, agreed)

    def next_best(self, view: Any, at: Decided) -> Move | None:
        others = [move for move in self.game.moves(view, at.seat) if move != at.move]
        weigher = caretaker(self.game.meta.id)
        if not others or not isinstance(weigher, Weigher):
            return None
        return max(others, key=weigher.outlook(view, at.seat).worth)


# ---------------------------------------------------------------- the whole


@dataclass(frozen=True, slots=True)
class Work:
    """Amount of work: simulated games and automaton answers per world."""

    ends: int
    answers: int


def work(recording: Recording) -> Work:
    turns = turns_of(recording)
    seats = recording.players
    compared_here = 2 * compared_of(seats) * seats + DOUBTED * TURNING
    game = GAMES[recording.game]
    everybody = _asked_of_all(game, game.new(seats, recording.seed, game.meta.options.read(recording.options)))
    lines = len(turns) * (seats if not everybody and len(turns) * seats <= EVERYBODY else 1)
    return Work(lines + 2 * SUSPECTED * (CLOSER - 1) + 2 * compared_here, compared_here)


def compared_of(seats: int) -> int:
    return COMPARED.get(seats, FEWEST_COMPARED)


def review(recording: Recording, worlds: int, level: str = LEVELS[-1]) -> Review:
    """Review a game. `worlds`: number of imagined worlds per estimate."""
    game, seats = GAMES[recording.game], range(recording.players)
    turns = turns_of(recording)
    judge = Judge(game, level, worlds, f"review {recording.fingerprint}")
    lines, errors, doubts = _prospects(recording, turns, judge)
    swings, closely = _closely(recording, turns, judge, lines, suspected(turns, lines))
    wanted = {number for own in doubts for number in _to_compare(own, compared_of(recording.players))}
    for swing in swings:
        within = {n: d for n, d in doubts[turns[swing.turn].seat].items() if _is_in(turns[swing.turn], n)}
        wanted |= set(sorted(within, key=lambda n: (-abs(within[n]), n))[:DOUBTED])
    verdicts = [
        found
        for at in decisions(recording)
        if at.number in wanted and at.move is not None and (found := judge.verdict(at)) is not None
    ]
    sure = [v for v in verdicts if abs(v.gain) >= max(NOTABLE, v.error)]
    costly = [sorted((v for v in sure if v.seat == s and v.gain < 0), key=lambda v: v.gain) for s in seats]
    best = [sorted((v for v in sure if v.seat == s and v.gain > 0), key=lambda v: -v.gain) for s in seats]
    told = [replace(swing, verdict=_decisive(turns[swing.turn], sure, swing.seat)) for swing in swings]
    turning = {swing.turn for swing in told}
    drawn = [
        smoothed(line, own, {at: seen for (at, whose), seen in closely.items() if whose == seat}, turning, len(seats))
        for seat, (line, own) in enumerate(zip(lines, errors, strict=True))
    ]
    told = [_as_drawn(swing, drawn[swing.seat][0]) for swing in told]
    return Review(
        level,
        worlds,
        turns,
        [line for line, _ in drawn],
        [own for _, own in drawn],
        told,
        [own[:SHOWN] for own in costly],
        [own[:SHOWN] for own in best],
    )


def _asked_of_all(game: Game[Any], state: Any) -> bool:
    """Whether all seats have the same knowledge, so that one estimate holds for all."""
    public = game.dump(game.view(state, None))
    return all(game.dump(game.view(state, seat)) == public for seat in range(len(state.players)))


def _as_drawn(swing: Swing, line: Sequence[Point]) -> Swing:
    """A turning point in the figures of its line."""
    seen = {at: (points, chance) for at, points, chance in line}
    (was, before), (now, after) = seen[swing.turn], seen[swing.turn + 1]
    return replace(swing, before=before, after=after, points=(was, now))


def _prospects(
    recording: Recording, turns: Sequence[Turn], judge: Judge
) -> tuple[list[list[Point]], list[list[float]], list[dict[int, float]]]:
    """Each seat's line with the standard errors of its chances, and at a glance how doubtful its decisions were."""
    seats = range(recording.players)
    lines: list[list[Point]] = [[] for _ in seats]
    errors: list[list[float]] = [[] for _ in seats]
    doubts: list[dict[int, float]] = [{} for _ in seats]
    after = {turn.last + 1: number for number, turn in enumerate(turns, 1)}
    everybody = len(turns) * recording.players <= EVERYBODY
    for at in decisions(recording):
        if at.number == 1 or at.number in after:
            done = after.get(at.number, 0)
            whose = seats if everybody or not done or at.move is None else [turns[done - 1].seat]
            for seat, points, chance, error in judge.promises(at.state, whose):
                lines[seat].append((done, points, chance))
                errors[seat].append(error)
        if at.move is not None and (doubt := judge.doubt(at)) is not None:
            doubts[at.seat][at.number] = doubt
    return lines, errors, doubts


def suspected(turns: Sequence[Turn], lines: Sequence[Sequence[Point]]) -> list[tuple[int, Seat]]:
    """The turns with the largest jumps, each with a seat: the seat in turn, if its own jump is nearly the largest."""
    jumps: dict[int, dict[Seat, float]] = {}
    for seat, line in enumerate(lines):
        for (_, _, before), (done, _, after) in pairwise(line):
            jumps.setdefault(done - 1, {})[seat] = abs(after - before)
    found = []
    for turn, by_seat in jumps.items():
        farthest = max(by_seat, key=lambda seat: (by_seat[seat], -seat))
        own = turns[turn].seat
        found.append((turn, own if by_seat.get(own, 0.0) >= NEARLY * by_seat[farthest] else farthest))
    found.sort(key=lambda jump: (-max(jumps[jump[0]].values()), jump[0]))
    return sorted(found[:SUSPECTED])


Seen = tuple[float, float, float]
"""A seat's points, its chance and the standard error of that, seen in more worlds."""
Closely = dict[tuple[int, Seat], Seen]
"""Closer estimates by number of turns and seat."""


def _closely(
    recording: Recording,
    turns: Sequence[Turn],
    judge: Judge,
    lines: Sequence[Sequence[Point]],
    found: Sequence[tuple[int, Seat]],
) -> tuple[list[Swing], Closely]:
    """Suspected jumps estimated again before and after the turn in more, different worlds; the largest significant
    and lasting ones, in the order of the game."""
    closer = replace(judge, worlds=judge.worlds * CLOSER, key=f"{judge.key} closer")
    wanted: dict[int, tuple[int, set[Seat]]] = {}
    for turn, seat in found:
        for number, done in ((turns[turn].first, turn), (turns[turn].last + 1, turn + 1)):
            wanted.setdefault(number, (done, set()))[1].add(seat)
    seen: Closely = {}
    for at in decisions(recording):
        if at.number in wanted:
            done, asked = wanted[at.number]
            for seat, points, chance, error in closer.promises(at.state, sorted(asked)):
                seen[done, seat] = points, chance, error
    swings = []
    for turn, seat in found:
        own = {at: near for (at, whose), near in seen.items() if whose == seat}
        swing = lasting(turn, seat, lines[seat], own, recording.players)
        doubt = sqrt(own[turn][2] ** 2 + own[turn + 1][2] ** 2)
        if abs(swing.after - swing.before) >= max(NOTABLE_CHANCE, doubt):
            swings.append(swing)
    ranked = sorted(swings, key=lambda swing: (-abs(swing.after - swing.before), swing.turn))
    return sorted(ranked[:TURNING], key=lambda swing: swing.turn), seen


def lasting(turn: int, seat: Seat, line: Sequence[Point], closely: Mapping[int, Seen], seats: int) -> Swing:
    """Change by a turn, averaged over about a round before and after it: a dip that is recovered at once is no
    turning point."""
    known = _weighed(line, [0.0] * len(line), closely)
    before = _average([one for one in known if one.at <= turn], turn, seats)
    later = [one for one in known if one.at > turn]
    after = _average(later, turn + 1, seats) if later else line[-1][1:]
    return Swing(turn, seat, before[1], after[1], (before[0], after[0]), None)


@dataclass(frozen=True, slots=True)
class Weighed:
    """Estimate of a seat after a number of turns, and its weight in an average."""

    at: int
    points: float
    chance: float
    error: float
    weight: float


def _weighed(line: Sequence[Point], errors: Sequence[float], closely: Mapping[int, Seen]) -> list[Weighed]:
    """All that is known of a seat before the end, what was seen closely in place of the rest."""
    known = dict[int, Weighed]()
    for (at, points, chance), error in zip(line[:-1], errors[:-1], strict=True):
        known[at] = Weighed(at, points, chance, error, 1.0)
    for at, seen in closely.items():
        if at < line[-1][0]:
            known[at] = Weighed(at, *seen, float(CLOSER))
    return [known[at] for at in sorted(known)]


def _average(known: Sequence[Weighed], at: int, reach: float) -> Seen:
    """The nearest count most: one a round away (`reach`, in turns) for three fifths. Neighbours share their luck, so
    that the error is not less than theirs."""
    weights = [one.weight * exp(-(((one.at - at) / reach) ** 2) / 2) for one in known]
    whole = sum(weights)
    points, chance, square = (
        sum(weight * figure for weight, figure in zip(weights, figures, strict=True)) / whole
        for figures in (
            [one.points for one in known],
            [one.chance for one in known],
            [one.error**2 for one in known],
        )
    )
    return points, chance, sqrt(square)


def smoothed(
    line: Sequence[Point],
    errors: Sequence[float],
    closely: Mapping[int, Seen],
    turning: Collection[int],
    reach: float,
) -> tuple[list[Point], list[float]]:
    """Each point averaged with its neighbours, but not across a turning point, and its standard error; the end is
    exact. `closely`: by number of turns; `reach`: turns in a round."""
    known = _weighed(line, errors, closely)
    stretch = {one.at: sum(turn < one.at for turn in turning) for one in known}
    made, doubts = list[Point](), list[float]()
    for one in known:
        near = [other for other in known if stretch[other.at] == stretch[one.at]]
        points, chance, error = _average(near, one.at, reach)
        made.append((one.at, points, chance))
        doubts.append(error)
    return [*made, line[-1]], [*doubts, errors[-1]]


def _to_compare(doubts: dict[int, float], count: int) -> list[int]:
    """The decisions of a seat that look worst and those that look best."""
    ranked = sorted(doubts, key=lambda number: (-doubts[number], number))
    worst = [number for number in ranked[:count] if doubts[number] > 0]
    return [*worst, *[number for number in ranked[-count:] if doubts[number] < 0]]


def _is_in(turn: Turn, number: int) -> bool:
    return turn.first <= number <= turn.last


def _decisive(turn: Turn, verdicts: Sequence[Verdict], seat: Seat) -> Verdict | None:
    """The move of that turn with the largest difference, preferring the seat's own moves."""
    within = [v for v in verdicts if _is_in(turn, v.number)]
    own = [v for v in within if v.seat == seat]
    return max(own or within, key=lambda v: abs(v.gain), default=None)
