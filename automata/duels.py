"""Measuring strength: one automaton plays among others of another kind, from every seat of the same games.

Only play and arithmetic; time and files belong to the callers (`python -m automata`, `training`).
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
"""Upper bound of moves in a game."""
LONGEST = 400
"""Decisions of a seat after which it is considered stuck: greedy play in Genoa would ask and withdraw for ever."""
SURE = 1.96
"""Standard deviations of a 95 % interval."""

Clock = Callable[[], float]
Maker = Callable[[str], Automaton]
"""Creates the automaton for the seed of a game and a seat."""


# ---------------------------------------------------------------- who plays


@dataclass(slots=True)
class Drifter:
    """Plays random legal moves, the same ones in a replay."""

    game: Game[Any]
    seed: str
    rng: Random = field(init=False)

    def __post_init__(self) -> None:
        self.rng = Random(f"drifter {self.seed}")

    def choose(self, view: Any, seat: Seat) -> Move:
        return self.rng.choice(self.game.moves(view, seat))


@dataclass(slots=True)
class Greedy:
    """Maximises the immediate lead; random among equals. For duels only: a move is tried in a world with redealt
    secrets."""

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
"""Kinds of players in duels; `old` is the untrained journeyman."""


def maker(game_id: str, kind: str) -> Maker:
    """Factory for a kind of player. Raises ValueError for an unknown kind."""
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
    """Lead of a seat over the best opponent, negative if behind."""
    return points[seat] - max(other for n, other in enumerate(points) if n != seat)


@dataclass(slots=True)
class Duel:
    """Results of the games of one player against others of one kind."""

    seats: int
    wins: list[float] = field(default_factory=list)
    """Per game 1, 0, or the share of a shared victory."""
    points: list[int] = field(default_factory=list)
    others: list[float] = field(default_factory=list)
    """Average points of the opponents."""
    margins: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    """Duration of each decision of the player."""
    failures: list[str] = field(default_factory=list)
    """Tracebacks of failed decisions, in which the journeyman answered instead, as at a table."""

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
        """Share of wins expected among equals."""
        return 1 / self.seats

    @property
    def interval(self) -> tuple[float, float]:
        """95 % interval of the share of wins (Wilson score)."""
        n, p, z = self.games, self.share, SURE
        middle, width = p + z * z / (2 * n), z * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return max(0.0, (middle - width) / (1 + z * z / n)), min(1.0, (middle + width) / (1 + z * z / n))

    @property
    def milliseconds(self) -> tuple[float, float]:
        """Median and 95th percentile of a decision."""
        if len(self.seconds) < 2:
            return (1000 * sum(self.seconds),) * 2
        cuts = quantiles(self.seconds, n=20)
        return 1000 * cuts[9], 1000 * cuts[18]


def joined(parts: Sequence[Duel]) -> Duel:
    """Merge results that were played in parts."""
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
    """Play every seed from each seat in turn, to cancel out deal and seat."""
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
    """Proposals of seats that owe no decision, in turn; each must be played before the next is requested."""
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
