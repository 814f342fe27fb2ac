"""Evolves the constants of a game's journeyman: make train GAME=burgundy MINUTES=10.

A generation has pairs of candidates on either side of the mean, all playing the same few games; the best third,
weighted by rank, become the next mean. Opponents come from the game's league (`Schooling`): the shipped constants (the
champion), the untrained ones, and the mean itself, because beating one opponent is not strength. Progress is kept in
`progress/` and resumed. At the end the mean plays the champion on fresh seeds; it is shipped if it wins significantly
more than its par and is not significantly worse against the untrained constants.
"""

import json
import os
from argparse import ArgumentParser
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from math import exp, inf, log, tanh
from pathlib import Path
from random import Random
from statistics import fmean
from time import monotonic
from typing import Any

from automata import Automaton, Weigher, caretaker
from automata.__main__ import usual
from automata.duels import Duel, Maker, duel, maker
from automata.master import SURELY, behind
from automata.mastery import Schooling, mastery
from automata.tuning import Constants, constants, tuned
from engine import GAMES

HERE = Path(__file__).parent
SHIPPED = HERE.parent.parent / "games"
CANDIDATES, PARENTS = 48, 16
"""Many with few games each find the way better than few with many."""
NARROWER, NARROWEST = 0.96, 0.08
"""Factor by which the spread shrinks each generation, and its minimum."""
SMALLEST = 0.01
"""Start value of a constant that was zero."""
WATCH, WATCHED = 4, 60
"""Generations between two progress duels, and their number of games."""
FRESH = 400
"""Games that decide whether the mean is shipped, and as many of the mean and the champion against `old`."""


# ---------------------------------------------------------------- constants as a row of numbers


def numbers(value: Any) -> Iterator[float]:
    """All numbers of some constants, in a fixed order."""
    if isinstance(value, dict):
        for name in sorted(value):
            yield from numbers(value[name])
    elif isinstance(value, list):
        for each in value:
            yield from numbers(each)
    else:
        yield float(value)


def refilled(value: Any, row: Iterator[float]) -> Any:
    """The same shape with other numbers."""
    if isinstance(value, dict):
        found = {name: refilled(value[name], row) for name in sorted(value)}
        return {name: found[name] for name in value}
    if isinstance(value, list):
        return [refilled(each, row) for each in value]
    return float(f"{next(row):.4g}")


def weigher(game_id: str, values: Constants) -> Automaton:
    journeyman = caretaker(game_id)
    if not isinstance(journeyman, Weigher):
        raise SystemExit(f"{game_id} has nothing to evolve: its automaton declares no constants")
    return Weigher(journeyman.game, tuned(journeyman.outlook, values))


def counted(margin: float, plenty: float) -> float:
    """A saturated lead: near `plenty` further points count less."""
    return margin if plenty == inf else plenty * tanh(margin / plenty)


# ---------------------------------------------------------------- evolution


@dataclass(slots=True)
class Progress:
    """State of a training, with logarithms of the constants: they vary by factors."""

    middle: list[float]
    spread: float
    generation: int = 0


@dataclass(slots=True)
class Evolution:
    game: str
    seats: int
    shape: Constants
    progress: Progress
    schooling: Schooling
    pool: ProcessPoolExecutor | None = None
    """Worker processes, if any."""
    played: int = 0

    def values(self, row: list[float]) -> Constants:
        shape: Constants = refilled(self.shape, iter([exp(x) for x in row]))
        return shape

    def fight(self, row: list[float], others: Maker, games: int, series: str) -> Duel:
        one = weigher(self.game, self.values(row))
        self.played += games
        return duel(self.game, self.seats, games, lambda seed: one, others, monotonic, series)

    def league(self, row: list[float], series: str) -> float:
        """Mean saturated margin against the whole league."""
        kinds, plenty = self.schooling.league, self.schooling.plenty
        each = self.schooling.games // len(kinds)
        found = [self.fight(row, self.rivals(kind), each, f"{series} {kind}").margins for kind in kinds]
        return fmean(counted(margin, plenty) for margins in found for margin in margins)

    def rivals(self, kind: str) -> Maker:
        if kind != "middle":
            return maker(self.game, kind)
        middle = weigher(self.game, self.values(self.progress.middle))
        return lambda seed: middle

    def breed(self) -> float:
        """Run one generation; returns its best margin."""
        at = self.progress
        rng, series = Random(f"{self.game} {at.generation}"), f"generation {at.generation}"
        steps = [[at.spread * rng.gauss(0, 1) for _ in at.middle] for _ in range(CANDIDATES // 2)]
        born = [[x + way * step for x, step in zip(at.middle, some, strict=True)] for some in steps for way in (1, -1)]
        ranked = sorted(zip(self.judged(born, series), born, strict=True), reverse=True)
        best = [row for _, row in ranked[:PARENTS]]
        weights = [log(len(best) + 0.5) - log(place) for place in range(1, len(best) + 1)]
        at.middle = [fmean(column, weights) for column in zip(*best, strict=True)]
        at.spread = max(NARROWEST, at.spread * NARROWER)
        at.generation += 1
        return ranked[0][0]

    def judged(self, born: list[list[float]], series: str) -> list[float]:
        if self.pool is None:
            return [self.league(row, series) for row in born]
        self.played += len(born) * self.schooling.games
        told = self.game, self.seats, self.shape, self.progress, self.schooling
        asked = [self.pool.submit(elsewhere, *told, row, series) for row in born]
        return [answer.result() for answer in asked]


def elsewhere(
    game: str, seats: int, shape: Constants, at: Progress, schooling: Schooling, row: list[float], series: str
) -> float:
    """Play in a worker process."""
    return Evolution(game, seats, shape, at, schooling).league(row, series)


def resumed(game: str, file: Path, shape: Constants, spread: float) -> Progress:
    """Progress of the last run; from the shipped constants if there is none or its shape differs."""
    start = [log(x or SMALLEST) for x in numbers(shape)]
    if not file.exists():
        return Progress(start, spread)
    found = Progress(**json.loads(file.read_text(encoding="utf-8")))
    if len(found.middle) != len(start):
        print(f"{file} is of other constants: {game} is trained from the shipped ones")
        return Progress(start, spread)
    return found


def train(game: str, seats: int, minutes: float, processes: int = 1) -> None:
    with ProcessPoolExecutor(processes) as pool:
        _train(game, seats, minutes, pool if processes > 1 else None)


def _train(game: str, seats: int, minutes: float, pool: ProcessPoolExecutor | None) -> None:
    shape, file, schooling = constants(game), HERE / "progress" / f"{game}.json", mastery(game).schooling
    file.parent.mkdir(exist_ok=True)
    evolution = Evolution(game, seats, shape, resumed(game, file, shape, schooling.spread), schooling, pool)
    print(
        f"{game}, {seats} players, {len(evolution.progress.middle)} numbers, {schooling.games} games a candidate, "
        f"against {', '.join(schooling.league)}",
        flush=True,
    )
    begun = monotonic()
    while not evolution.played or monotonic() - begun < minutes * 60:
        best = evolution.breed()
        at = evolution.progress
        file.write_text(json.dumps(asdict(at)), encoding="utf-8")
        word = f"generation {at.generation}: best margin {best:+.1f}"
        if at.generation % WATCH == 0:
            watched = evolution.fight(at.middle, maker(game, "journeyman"), WATCHED, f"watch {at.generation}")
            word += f", the middle wins {watched.share:.0%} against the champion (par {watched.par:.0%})"
        print(f"{word}, {evolution.played / (monotonic() - begun):.1f} games/s", flush=True)
    ship(evolution)


def ship(evolution: Evolution) -> None:
    game, at = evolution.game, evolution.progress
    final = evolution.fight(at.middle, maker(game, "journeyman"), FRESH, f"fresh {at.generation}")
    low, high = final.interval
    word = f"{game}: {final.share:.0%} ({low:.0%}–{high:.0%}) against the champion in {FRESH} fresh games"
    wins = low > final.par
    if wins:
        now = [log(x or SMALLEST) for x in numbers(evolution.shape)]
        series = f"old {at.generation}"
        ours, theirs = (evolution.fight(row, maker(game, "old"), FRESH, series) for row in (at.middle, now))
        word += f", {ours.share:.0%} against old where the champion has {theirs.share:.0%}"
        wins = not behind(ours.margins, theirs.margins, SURELY)
    if not wins:
        print(f"{word}: the champion stays")
        return
    text = json.dumps(evolution.values(at.middle), indent=1) + "\n"
    (SHIPPED / game / "constants.json").write_text(text, encoding="utf-8")
    print(f"{word}: shipped")


def main() -> None:
    parser = ArgumentParser(
        prog="python -m automata.training.evolve", description="Evolve the constants of a game's automata."
    )
    parser.add_argument("game", choices=sorted(GAMES), help="id of the game, such as burgundy")
    parser.add_argument("--minutes", type=float, default=5.0, help="how long to train (default: 5)")
    parser.add_argument("--players", type=int, help="number of players at the table")
    parser.add_argument(
        "--processes",
        type=int,
        default=os.cpu_count() or 1,
        help="processes that play side by side (default: one per core)",
    )
    asked = parser.parse_args()
    train(asked.game, asked.players or usual(asked.game), asked.minutes, asked.processes)


if __name__ == "__main__":
    main()
