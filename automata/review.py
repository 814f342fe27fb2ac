"""Looking back at a finished game: how each seat's chances went up and down, and which moves made the difference.

Everything is estimated from what the seat itself knew then (`automata.estimate`). A line is an average over about a
round with its standard error; each position is played on in worlds of its own, so that a few of them are enough. The
turns after which a chance seems different for longer are examined more closely, and only where that is significant a
jump is drawn as a jump. A move is compared with what a good player would have done in its place; where that is the same
move, with the next best. All doubtful moves are compared in a few worlds first, and only those that seem to matter in
all worlds. The judge is that of the advice: a move that is significantly better is what would have been advised.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from itertools import pairwise
from math import inf, sqrt
from typing import Any

from automata import LEVELS, Automaton, Weigher, caretaker, player
from automata.estimate import Estimate, compared, difference, estimate, imagined, is_better
from automata.prospects import At, Line, Point, Seen, average, before_the_end, smoothed, together
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
"""Number of jumps examined again,"""
REMAINING = TURNING + 1
"""number of those examined in more worlds, and the factor of worlds:"""
CLOSER = 3
SHARED = 5
"""Worlds of a position of a line, as a fraction (one in SHARED): it is averaged with about ten others."""
COARSE = 4
"""Worlds of the first comparison of moves, as a fraction (one in COARSE)."""
CLEAR = 3.0
"""Standard errors at which a comparison ends early."""
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
    luck: list[float] = field(default_factory=list)
    """Per seat: points that dice and draws brought above expectation (`automata.luck`)."""

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
            [float(points) for points in data["luck"]],
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
    progress: Callable[[int], None] = lambda ends: None
    """Called with the number of games played to their end so far."""
    ends: int = 0
    adviser: Automaton = field(init=False)

    def __post_init__(self) -> None:
        self.adviser = player(self.game.meta.id, self.level)

    def estimate(self, worlds: Sequence[Any], seat: Seat, *moves: Move) -> Estimate:
        found = estimate(self.game.meta.id, worlds, seat, *moves)
        self.ends += len(worlds)
        self.progress(self.ends)
        return found

    def promises(self, state: Any, seats: Sequence[Seat], worlds: int, key: str) -> Iterator[tuple[Seat, Seen]]:
        """Prospects of each of these seats from its own knowledge; computed once where all know the same."""
        if not self.game.to_act(state):
            end = self.game.standings(state)
            for seat in range(len(end.points)):
                yield seat, Seen(float(end.points[seat]), (seat in end.winners) / len(end.winners), inf)
        elif _asked_of_all(self.game, state):
            found = self.estimate(imagined(self.game, state, None, worlds, key), 0)
            for seat in range(len(found.points)):
                yield seat, Seen(found.points[seat], found.chance(seat, self.worlds), worlds)
        else:
            for seat in seats:
                found = self.estimate(imagined(self.game, state, seat, worlds, key), seat)
                yield seat, Seen(found.points[seat], found.chance(seat, self.worlds), worlds)

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

    def glimpse(self, at: Decided) -> tuple[float, float]:
        """Gain of the played move over the best other one by heuristic, in a few worlds, and its standard error."""
        other = self.next_best(self.game.view(at.state, at.seat), at)
        if other is None:
            return 0.0, 0.0
        worlds = imagined(self.game, at.state, at.seat, max(2, self.worlds // COARSE), f"{self.key} glimpse")
        return compared(self.estimate(worlds, at.seat, at.move), self.estimate(worlds, at.seat, other), at.seat)

    def verdict(self, at: Decided) -> Verdict | None:
        """The played move compared with the advised one, in as many worlds as it takes."""
        view = self.game.view(at.state, at.seat)
        advised = self.adviser.choose(view, at.seat)
        other = advised if advised != at.move else self.next_best(view, at)
        if other is None:
            return None
        own, theirs = list[float](), list[float]()
        while len(own) < self.worlds:
            count = min(max(2, self.worlds // COARSE), self.worlds - len(own))
            worlds = imagined(self.game, at.state, at.seat, count, self.key, after=len(own))
            own += self.estimate(worlds, at.seat, at.move).leads(at.seat)
            theirs += self.estimate(worlds, at.seat, other).leads(at.seat)
            gain, error = difference(own, theirs)
            if len(own) >= self.worlds / 2 and abs(gain) > CLEAR * error > 0:
                break
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
    """Maximum amount of work: games simulated, per world, and answers of the automaton."""

    ends: float
    answers: int


def work(recording: Recording) -> Work:
    turns = turns_of(recording)
    seats = recording.players
    game = GAMES[recording.game]
    everybody = _asked_of_all(game, game.new(seats, recording.seed, game.meta.options.read(recording.options)))
    lines = len(turns) * (seats if not everybody and len(turns) * seats <= EVERYBODY else 1) / SHARED
    closely = 2 * SUSPECTED + 2 * REMAINING * (CLOSER - 1)
    glimpses = 2 * (2 * compared_of(seats) * seats + DOUBTED * TURNING) / COARSE
    answers = 2 * SHOWN * seats + TURNING
    return Work(lines + closely + glimpses + 2 * answers, answers)


def compared_of(seats: int) -> int:
    return COMPARED.get(seats, FEWEST_COMPARED)


def review(
    recording: Recording, worlds: int, level: str = LEVELS[-1], progress: Callable[[float], None] = lambda share: None
) -> Review:
    """Review a game. `worlds`: number of imagined worlds per estimate; `progress`: called with the share of the work
    done."""
    game, seats = GAMES[recording.game], range(recording.players)
    turns, whole = turns_of(recording), work(recording).ends * worlds
    judge = Judge(game, level, worlds, f"review {recording.fingerprint}", lambda ends: progress(min(1.0, ends / whole)))
    lines, doubts = _prospects(recording, turns, judge)
    swings, closely = _closely(recording, turns, judge, lines, suspected(turns, lines))
    verdicts = _verdicts(recording, turns, judge, doubts, swings)
    sure = [v for v in verdicts if abs(v.gain) >= max(NOTABLE, v.error)]
    costly = [sorted((v for v in sure if v.seat == s and v.gain < 0), key=lambda v: v.gain) for s in seats]
    best = [sorted((v for v in sure if v.seat == s and v.gain > 0), key=lambda v: -v.gain) for s in seats]
    told = [replace(swing, verdict=_decisive(turns[swing.turn], sure, swing.seat)) for swing in swings]
    turning = {swing.turn for swing in told}
    drawn = [
        smoothed(line, {at: seen for (at, whose), seen in closely.items() if whose == seat}, turning, len(seats))
        for seat, line in enumerate(lines)
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
        _luck(recording, progress),
    )


def _luck(recording: Recording, progress: Callable[[float], None]) -> list[float]:
    """Imported lazily: only thinking processes load numpy."""
    from automata.luck import luck

    return luck(recording, lambda share: progress(1.0))


def _verdicts(
    recording: Recording,
    turns: Sequence[Turn],
    judge: Judge,
    doubts: Sequence[dict[int, float]],
    swings: Sequence[Swing],
) -> list[Verdict]:
    """Verdicts on the decisions that seem to matter most."""
    wanted = {number for own in doubts for number in _to_compare(own, compared_of(recording.players))}
    turning = list[set[int]]()
    for swing in swings:
        within = {n: d for n, d in doubts[turns[swing.turn].seat].items() if _is_in(turns[swing.turn], n)}
        turning.append(set(sorted(within, key=lambda n: (-abs(within[n]), n))[:DOUBTED]))
    seen: dict[int, tuple[Seat, float]] = {}
    for at in decisions(recording):
        if at.move is not None and (at.number in wanted or any(at.number in own for own in turning)):
            gain, error = judge.glimpse(at)
            if abs(gain) >= max(NOTABLE, error):
                seen[at.number] = at.seat, gain
    chosen = set[int]()
    for seat in range(recording.players):
        ranked = sorted((n for n, (whose, _) in seen.items() if whose == seat), key=lambda n: seen[n][1])
        chosen |= {n for n in ranked[:SHOWN] if seen[n][1] < 0} | {n for n in ranked[-SHOWN:] if seen[n][1] > 0}
    for own in turning:
        chosen |= set(sorted(own & seen.keys(), key=lambda n: -abs(seen[n][1]))[:1])
    return [found for at in decisions(recording) if at.number in chosen and (found := judge.verdict(at)) is not None]


def _asked_of_all(game: Game[Any], state: Any) -> bool:
    """Whether all seats have the same knowledge, so that one estimate holds for all."""
    public = game.dump(game.view(state, None))
    return all(game.dump(game.view(state, seat)) == public for seat in range(len(state.players)))


def _as_drawn(swing: Swing, line: Sequence[Point]) -> Swing:
    """A turning point in the figures of its line."""
    seen = {at: (points, chance) for at, points, chance in line}
    (was, before), (now, after) = seen[swing.turn], seen[swing.turn + 1]
    return replace(swing, before=before, after=after, points=(was, now))


Closely = dict[tuple[int, Seat], Seen]
"""Closer estimates by number of turns and seat."""


def _prospects(recording: Recording, turns: Sequence[Turn], judge: Judge) -> tuple[list[Line], list[dict[int, float]]]:
    """Each seat's line, and by heuristic how doubtful its decisions were."""
    seats = range(recording.players)
    lines: list[Line] = [[] for _ in seats]
    doubts: list[dict[int, float]] = [{} for _ in seats]
    after = {turn.last + 1: number for number, turn in enumerate(turns, 1)}
    everybody = len(turns) * recording.players <= EVERYBODY
    worlds = max(2, judge.worlds // SHARED)
    for at in decisions(recording):
        if at.number == 1 or at.number in after:
            done = after.get(at.number, 0)
            whose = seats if everybody or not done or at.move is None else [turns[done - 1].seat]
            for seat, seen in judge.promises(at.state, whose, worlds, f"{judge.key} {done}"):
                lines[seat].append(At(done, seen))
        if at.move is not None and (deficit := judge.doubt(at)) is not None:
            doubts[at.seat][at.number] = deficit
    return lines, doubts


def suspected(turns: Sequence[Turn], lines: Sequence[Line]) -> list[tuple[int, Seat]]:
    """The turns with the largest lasting changes, each with a seat: the seat in turn, if its own change is nearly the
    largest. They are at least a round apart: turns beside each other show one change twice."""
    jumps: dict[int, dict[Seat, float]] = {}
    for seat, line in enumerate(lines):
        for _, (done, _) in pairwise(line):
            swing = lasting(done - 1, seat, line, {}, len(lines))
            jumps.setdefault(done - 1, {})[seat] = abs(swing.after - swing.before)
    found = []
    for turn, by_seat in jumps.items():
        farthest = max(by_seat, key=lambda seat: (by_seat[seat], -seat))
        own = turns[turn].seat
        found.append((turn, own if by_seat.get(own, 0.0) >= NEARLY * by_seat[farthest] else farthest))
    found.sort(key=lambda jump: (-max(jumps[jump[0]].values()), jump[0]))
    apart = list[tuple[int, Seat]]()
    for jump in found:
        if all(abs(jump[0] - other) >= len(lines) for other, _ in apart):
            apart.append(jump)
    return sorted(apart[:SUSPECTED])


def _closely(
    recording: Recording,
    turns: Sequence[Turn],
    judge: Judge,
    lines: Sequence[Line],
    found: Sequence[tuple[int, Seat]],
) -> tuple[list[Swing], Closely]:
    """Suspected changes estimated again before and after the turn in more, different worlds, and the largest of them in
    still more; the significant ones, in the order of the game."""
    key = f"{judge.key} closer"
    seen = _around(recording, turns, judge, found, judge.worlds, key)

    def change(jump: tuple[int, Seat]) -> Swing:
        turn, seat = jump
        return lasting(
            turn, seat, lines[seat], {at: one for (at, whose), one in seen.items() if whose == seat}, len(lines)
        )

    ranked = sorted((change(jump) for jump in found), key=lambda swing: (-abs(swing.after - swing.before), swing.turn))
    largest = [(swing.turn, swing.seat) for swing in ranked[:REMAINING]]
    more = _around(recording, turns, judge, largest, judge.worlds * (CLOSER - 1), f"{key} still")
    seen |= {at: together(seen[at], one) for at, one in more.items()}
    swings = []
    for turn, seat in largest:
        swing = change((turn, seat))
        error = sqrt(seen[turn, seat].error ** 2 + seen[turn + 1, seat].error ** 2)
        if abs(swing.after - swing.before) >= max(NOTABLE_CHANCE, error):
            swings.append(swing)
    ranked = sorted(swings, key=lambda swing: (-abs(swing.after - swing.before), swing.turn))
    return sorted(ranked[:TURNING], key=lambda swing: swing.turn), seen


def _around(
    recording: Recording,
    turns: Sequence[Turn],
    judge: Judge,
    jumps: Sequence[tuple[int, Seat]],
    worlds: int,
    key: str,
) -> Closely:
    """Estimates right before and right after these turns."""
    wanted: dict[int, tuple[int, set[Seat]]] = {}
    for turn, seat in jumps:
        for number, done in ((turns[turn].first, turn), (turns[turn].last + 1, turn + 1)):
            wanted.setdefault(number, (done, set()))[1].add(seat)
    seen: Closely = {}
    for at in decisions(recording):
        if at.number in wanted:
            done, asked = wanted[at.number]
            for seat, found in judge.promises(at.state, sorted(asked), worlds, key):
                seen[done, seat] = found
    return seen


def lasting(turn: int, seat: Seat, line: Line, closely: Mapping[int, Seen], seats: int) -> Swing:
    """Change by a turn, averaged over about a round before and after it: a dip that is recovered at once is no
    turning point."""
    known = before_the_end(line, closely)
    before = average([one for one in known if one.turns <= turn], turn, seats)
    later = [one for one in known if one.turns > turn]
    after = average(later, turn + 1, seats) if later else line[-1].seen
    return Swing(turn, seat, before.chance, after.chance, (before.points, after.points), None)


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
