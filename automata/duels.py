"""How strength is measured: one player sits among others of another kind, on every seat of the same games.

Clocks and files belong to whoever asks (`python -m automata`, `training`); here is the play and the arithmetic.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import fmean, quantiles
from traceback import format_exc
from typing import Any

from automata import LEVELS, Automaton, Obliging, Proposer, caretaker, player
from automata.old import old
from engine import GAMES
from engine.game import Game
from engine.moves import Move
from engine.seats import Seat

MOST_MOVES = 20_000
"""No game of ours lasts so long."""
LONGEST = 400
"""Decisions of a seat after which it is going round in circles: greed would rather ask and withdraw for ever in Genoa
than make a move that costs a point."""
SURE = 1.96
"""Standard deviations on either side of a share that hold 95 % of the cases."""

Clock = Callable[[], float]
Maker = Callable[[str], Automaton]
"""The seed of a game and a seat → who plays there."""


# ---------------------------------------------------------------- who plays


@dataclass(slots=True)
class Drifter:
    """Plays any legal move; the same ones whenever the game is played again."""

    game: Game[Any]
    seed: str
    rng: Random = field(init=False)

    def __post_init__(self) -> None:
        self.rng = Random(f"drifter {self.seed}")

    def choose(self, view: Any, seat: Seat) -> Move:
        return self.rng.choice(self.game.moves(view, seat))


@dataclass(slots=True)
class Greedy:
    """Most points at once before the best of the others; of equal moves, any. A yardstick for duels, for no table:
    a move can only be tried in a whole world, so it is handed one in which the others' secrets are dealt anew."""

    game: Game[Any]
    rng: Random
    asked: int = 0

    def choose(self, world: Any, seat: Seat) -> Move:
        def lead(move: Move) -> tuple[int, float]:
            points = self.game.standings(self.game.attempt(world, seat, move).state).points
            return margin(points, seat), self.rng.random()

        listed = self.game.moves(world, seat)
        self.asked += 1
        if self.asked > LONGEST:
            return self.game.default_move(world, seat)
        return listed[0] if len(listed) == 1 else max(listed, key=lead)


KINDS = (*LEVELS, "old", "greedy", "random", "default")
"""Who can be sent to a duel; `old` is the journeyman before any training."""


def maker(game_id: str, kind: str) -> Maker:
    """ValueError: there is no such kind."""
    game = GAMES[game_id]
    if kind == "random":
        return lambda seed: Drifter(game, seed)
    if kind == "greedy":
        return lambda seed: Greedy(game, Random(f"greedy {seed}"))
    if kind not in KINDS:
        raise ValueError(f"{kind} is none of {', '.join(KINDS)}")
    always = Obliging(game) if kind == "default" else old(game_id) if kind == "old" else player(game_id, kind)
    return lambda seed: always


# ---------------------------------------------------------------- the play


def margin(points: Sequence[int], seat: Seat) -> int:
    """By how much a seat leads, or lags behind the best of the others."""
    return points[seat] - max(other for n, other in enumerate(points) if n != seat)


@dataclass(slots=True)
class Duel:
    """What came of the games of one player against others of one kind."""

    seats: int
    wins: list[float] = field(default_factory=list)
    """For each game 1, 0, or a share of a win that is shared."""
    points: list[int] = field(default_factory=list)
    others: list[float] = field(default_factory=list)
    """What the others had on average."""
    margins: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    """How long each decision of the one player took."""
    failures: list[str] = field(default_factory=list)
    """Tracebacks of decisions in which a player failed and the journeyman answered in its place, as at a table."""

    def add(self, points: Sequence[int], winners: Sequence[Seat], seat: Seat) -> None:
        self.wins.append((seat in winners) / len(winners))
        self.points.append(points[seat])
        self.others.append(fmean(other for n, other in enumerate(points) if n != seat))
        self.margins.append(margin(points, seat))

    @property
    def fallbacks(self) -> int:
        return len(self.failures)

    @property
    def games(self) -> int:
        return len(self.wins)

    @property
    def share(self) -> float:
        return fmean(self.wins)

    @property
    def par(self) -> float:
        """The share of wins among equals."""
        return 1 / self.seats

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies in 95 of 100 cases (Wilson's: it also holds for few games and near 0 and 1)."""
        n, p, z = self.games, self.share, SURE
        middle, width = p + z * z / (2 * n), z * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return max(0.0, (middle - width) / (1 + z * z / n)), min(1.0, (middle + width) / (1 + z * z / n))

    @property
    def milliseconds(self) -> tuple[float, float]:
        """Of one decision: the median, and what 95 of 100 stay below."""
        if len(self.seconds) < 2:
            return (1000 * sum(self.seconds),) * 2
        cuts = quantiles(self.seconds, n=20)
        return 1000 * cuts[9], 1000 * cuts[18]


def joined(parts: Sequence[Duel]) -> Duel:
    """What was played in parts, as one."""
    whole = Duel(parts[0].seats)
    for part in parts:
        whole.wins += part.wins
        whole.points += part.points
        whole.others += part.others
        whole.margins += part.margins
        whole.seconds += part.seconds
        whole.failures += part.failures
    return whole


def duel(
    game_id: str,
    seats: int,
    games: int,
    one: Maker,
    others: Maker,
    clock: Clock,
    series: str = "duel",
    options: Mapping[str, str] | None = None,
) -> Duel:
    """Every seed is played from each seat in turn, so that neither the deal nor the seat favours anybody."""
    game, found = GAMES[game_id], Duel(seats)
    chosen = game.meta.options.read(options or {})
    for number in range(games):
        seat, seed = number % seats, f"{series} {number // seats}"
        company = [(one if n == seat else others)(f"{seed} {n}") for n in range(seats)]
        state = game.new(seats, seed, chosen)
        _play(game, state, company, seat, found, clock)
        standings = game.standings(state)
        found.add(standings.points, standings.winners, seat)
    return found


def proposals(game: Game[Any], state: Any, company: Sequence[Automaton]) -> Iterator[tuple[Seat, Move]]:
    """What those who owe nothing say of their own accord, each in turn; to be played before the next is asked."""
    for seat in game.welcome(state):
        one = company[seat]
        if isinstance(one, Proposer):
            move = one.propose(game.view(state, seat), seat)
            if move is not None:
                yield seat, move


def _play(game: Game[Any], state: Any, company: Sequence[Automaton], timed: Seat, found: Duel, clock: Clock) -> None:
    for _ in range(MOST_MOVES):
        for seat, move in proposals(game, state, company):
            game.play(state, seat, move)
        owing = game.to_act(state)  # a proposal may have changed it, or ended the game
        if not owing:
            return
        seat = owing[0]
        one = company[seat]
        seen = game.redeal(state, seat, one.rng) if isinstance(one, Greedy) else game.view(state, seat)
        begun = clock()
        try:
            move = one.choose(seen, seat)
        except Exception:
            found.failures.append(format_exc())
            move = caretaker(game.meta.id).choose(seen, seat)
        if seat == timed:
            found.seconds.append(clock() - begun)
        game.play(state, seat, move)
    raise RuntimeError(f"a game of {game.meta.id} does not end within {MOST_MOVES} moves")
