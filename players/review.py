"""Looking back at a finished game: how each seat's prospects went up and down, and which moves made the difference.

Everything is estimated from what the seat itself knew then (`players.estimate`). A move is compared with what a good
player would have done in its place; where that is the same move, with the next best.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from itertools import pairwise
from typing import Any

from engine import GAMES
from engine.game import Game
from engine.moves import Move
from engine.seats import Seat
from engine.transcript import Recording
from players import LEVELS, Player, Weigher, caretaker, player
from players.estimate import compared, estimate, imagined

TURNING = 3
"""So many turning points are told."""
SHOWN = 3
"""Of each seat's costliest and of its best moves."""
COMPARED = 6
"""Of each seat's doubtful and of its lucid decisions, as many are played out."""
EVERYBODY = 130
"""If every seat is asked after every turn, at most so many estimates are made; of longer games, only of the seat that
has just had its turn."""
NOTABLE = 0.5
"""What makes a smaller difference is not worth telling."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """A move that was played, beside the best other one."""

    number: int
    """Of the move, counted from 1."""
    seat: Seat
    played: str
    other: str
    gain: float
    """Of the move that was played over the other one, in points of lead; below nought it cost that much."""
    error: float
    """How far that may be off."""
    advised: bool
    """Whether the player that was asked would have made the very move."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A stretch of moves within one seat's turn."""

    seat: Seat
    first: int
    last: int
    """The numbers of its moves."""
    mark: str
    """The phase or round in which it began; empty if the game has none."""


@dataclass(frozen=True, slots=True)
class Swing:
    """A turning point: a turn after which a seat's prospects were quite other than before."""

    turn: int
    """Which of the turns, counted from 0."""
    seat: Seat
    before: float
    after: float
    verdict: Verdict | None
    """About the move of that turn that made the greatest difference, if one did beyond doubt."""


@dataclass(frozen=True, slots=True)
class Review:
    level: str
    worlds: int
    turns: list[Turn]
    lines: list[list[tuple[int, float]]]
    """By seat: after so many turns, the points it could expect at the end. The last one is what it got."""
    swings: list[Swing]
    costly: list[list[Verdict]]
    best: list[list[Verdict]]
    """By seat, the greatest difference first."""

    def dump(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def load(cls, data: dict[str, Any]) -> "Review":
        def verdicts(by_seat: list[list[dict[str, Any]]]) -> list[list[Verdict]]:
            return [[Verdict(**verdict) for verdict in own] for own in by_seat]

        swings = [
            Swing(**{**swing, "verdict": Verdict(**swing["verdict"]) if swing["verdict"] else None})
            for swing in data["swings"]
        ]
        return cls(
            data["level"],
            data["worlds"],
            [Turn(**turn) for turn in data["turns"]],
            [[(int(at), float(points)) for at, points in line] for line in data["lines"]],
            swings,
            verdicts(data["costly"]),
            verdicts(data["best"]),
        )


# ---------------------------------------------------------------- the game again


@dataclass(slots=True)
class Decided:
    """A decision as it was: the position before it and the move that was made."""

    number: int
    state: Any
    seat: Seat
    move: Move


def decisions(recording: Recording) -> Iterator[Decided]:
    """The game once more. A position is only good until the next one is asked for."""
    game = GAMES[recording.game]
    state = game.new(recording.players, recording.seed, game.meta.options.read(recording.options))
    for number, (seat, notation) in enumerate(recording.moves, 1):
        move = game.book.read(notation)
        yield Decided(number, state, seat, move)
        game.play(state, seat, move)
    yield Decided(len(recording.moves) + 1, state, -1, None)  # type: ignore[arg-type]  # the end


def turns_of(recording: Recording) -> list[Turn]:
    """Where a turn ends: whose turn it is, or who acts if the game does not say."""
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
    """The phase or the round, as the game itself counts them; empty if it does not."""
    return str(getattr(state, "phase", None) or getattr(state, "round", None) or "")


# ---------------------------------------------------------------- weighing what was done


@dataclass(slots=True)
class Judge:
    """Compares moves of one game. `worlds`: for each comparison; `key`: which chance is dealt in them."""

    game: Game[Any]
    level: str
    worlds: int
    key: str
    adviser: Player = field(init=False)

    def __post_init__(self) -> None:
        self.adviser = player(self.game.meta.id, self.level)

    def doubt(self, at: Decided) -> float | None:
        """At a glance: by how much the move seems worse than the best (below nought: better than the next best). None:
        there was nothing to choose, or the game has no considerations to go by."""
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
        return Verdict(at.number, at.seat, at.move.notation, other.notation, gain, error, advised == at.move)

    def next_best(self, view: Any, at: Decided) -> Move | None:
        others = [move for move in self.game.moves(view, at.seat) if move != at.move]
        weigher = caretaker(self.game.meta.id)
        if not others or not isinstance(weigher, Weigher):
            return None
        return max(others, key=weigher.outlook(view, at.seat).worth)


def review(recording: Recording, worlds: Callable[[int], int], level: str = LEVELS[-1]) -> Review:
    """`worlds`: how many to imagine for an estimate, given how many estimates there will be."""
    game = GAMES[recording.game]
    turns = turns_of(recording)
    everybody = len(turns) * recording.players <= EVERYBODY
    estimates = len(turns) * (recording.players if everybody else 1) + 4 * COMPARED * recording.players
    count = worlds(estimates)
    judge = Judge(game, level, count, f"review {recording.fingerprint}")
    lines, doubts = _prospects(recording, turns, judge, everybody)
    swings = largest(turns, lines)
    wanted = {number for own in doubts for number in _to_compare(own)}
    wanted |= {number for turn, *_ in swings for number in range(turns[turn].first, turns[turn].last + 1)}
    verdicts = [
        found
        for at in decisions(recording)
        if at.number in wanted and at.move is not None and (found := judge.verdict(at)) is not None
    ]
    seats = range(recording.players)
    sure = [v for v in verdicts if abs(v.gain) >= max(NOTABLE, v.error)]
    costly = [sorted((v for v in sure if v.seat == s and v.gain < 0), key=lambda v: v.gain) for s in seats]
    best = [sorted((v for v in sure if v.seat == s and v.gain > 0), key=lambda v: -v.gain) for s in seats]
    told = [
        Swing(turn, seat, before, after, _decisive(turns[turn], sure, seat)) for turn, seat, before, after in swings
    ]
    return Review(level, count, turns, lines, told, [own[:SHOWN] for own in costly], [own[:SHOWN] for own in best])


def _prospects(
    recording: Recording, turns: Sequence[Turn], judge: Judge, everybody: bool
) -> tuple[list[list[tuple[int, float]]], list[dict[int, float]]]:
    """Each seat's line, and at a glance how doubtful its decisions were."""
    game, seats = judge.game, range(recording.players)
    lines: list[list[tuple[int, float]]] = [[] for _ in seats]
    doubts: list[dict[int, float]] = [{} for _ in seats]
    after = {turn.last + 1: number for number, turn in enumerate(turns, 1)}
    for at in decisions(recording):
        if at.number == 1 or at.number in after:
            done = after.get(at.number, 0)
            over = at.move is None
            asked = seats if everybody or over or not done else [turns[done - 1].seat]
            for seat in asked:
                if over:
                    lines[seat].append((done, float(game.standings(at.state).points[seat])))
                else:
                    worlds = imagined(game, at.state, seat, judge.worlds, judge.key)
                    lines[seat].append((done, estimate(recording.game, worlds, seat).points[seat]))
        if at.move is not None and (doubt := judge.doubt(at)) is not None:
            doubts[at.seat][at.number] = doubt
    return lines, doubts


def _to_compare(doubts: dict[int, float]) -> list[int]:
    """The decisions of a seat that look worst and those that look best."""
    ranked = sorted(doubts, key=lambda number: (-doubts[number], number))
    worst = [number for number in ranked[:COMPARED] if doubts[number] > 0]
    return [*worst, *[number for number in ranked[-COMPARED:] if doubts[number] < 0]]


def largest(
    turns: Sequence[Turn], lines: Sequence[Sequence[tuple[int, float]]]
) -> list[tuple[int, Seat, float, float]]:
    """The turns in which a line jumped most: turn, seat, before, after; in the order of the game, no turn twice."""
    jumps: dict[int, tuple[int, Seat, float, float]] = {}
    for seat, line in enumerate(lines):
        for (_, before), (done, after) in pairwise(line):
            known = jumps.get(done - 1)
            if known is None or abs(after - before) > abs(known[3] - known[2]):
                jumps[done - 1] = (done - 1, seat, before, after)
    ranked = sorted(jumps.values(), key=lambda jump: (-abs(jump[3] - jump[2]), jump[0]))
    return sorted(jump for jump in ranked[:TURNING] if abs(jump[3] - jump[2]) >= NOTABLE)


def _decisive(turn: Turn, verdicts: Sequence[Verdict], seat: Seat) -> Verdict | None:
    """Of the moves of that turn, the one that made the greatest difference; one of the seat's own first."""
    within = [v for v in verdicts if turn.first <= v.number <= turn.last]
    own = [v for v in within if v.seat == seat]
    return max(own or within, key=lambda v: abs(v.gain), default=None)
