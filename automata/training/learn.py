"""Learns the value of positions for a game's master: python -m automata.training.learn burgundy --minutes 30.

Journeymen play first, then the master itself by its value and a narrow search; after each generation the network is
fitted to the last ones. Games of journeymen are dropped as soon as the master has its own, because a value predicts
games among those who played them. Progress is kept in `progress/` and resumed. At the end the newest network plays the
champion (the shipped network, or the journeyman) on fresh seeds; it is shipped if it wins more than its par and, in
games with strangers, is not significantly worse among them. `Schooling` has the numbers of games.
"""

import json
import os
from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Literal

import numpy as np

from automata import Automaton, Weigher, caretaker
from automata.__main__ import usual
from automata.duels import Duel, duel
from automata.duels import joined as whole
from automata.master import SURELY, Master, behind
from automata.mastery import Mastery, mastery
from automata.old import old
from automata.training.fitting import Array, corrected, fit, refined, smoothed
from automata.training.positions import Curious, Resolute, game_of
from automata.tuning import constants_of
from automata.value import Learned, Lesson, Network, StaleWeights, dumped, read, shipped
from engine import GAMES
from engine.game import Game

HERE = Path(__file__).parent
SHIPPED = HERE.parent.parent / "games"
AT_ONCE, AT_DUELS = 10, 12
"""Games per task of a worker process."""
LOST = 60
"""Maximum seconds of play lost when a run is interrupted."""
REMEMBERED = 3
"""Generations used for fitting."""
CURIOUS = (0.0, 0.0, 0.05, 0.15)
"""Probabilities with which the seats of a game explore."""
WATCH, FRESH, STRANGE = 40, 200, 60
"""Games against the previous network for the progress line, against the champion at the end, and of both among
strangers."""
NARROW = (5, 3, 2)
FEW, DREAMS = 12, 2
FINALISTS, TRIALS = 3, 18
"""Settings where the turn is not followed and the value is used in trials only."""

Seen = tuple[Array, Array, Array]
"""Rows of features, points made afterwards, and the track (seat and game) of each row."""
Rival = Lesson | Literal["old"] | None
"""A learned master, the stranger, or the journeyman (None)."""
NOTHING: Seen = (np.zeros((0, 0), np.float32), np.zeros(0, np.float32), np.zeros(0, np.float32))


def joined(parts: list[Seen]) -> Seen:
    """Concatenate with distinct tracks."""
    parts, rows, points, tracks, most = [part for part in parts if len(part[0])], [], [], [], 0
    if not parts:
        return NOTHING
    for some, more, of in parts:
        rows.append(some)
        points.append(more)
        tracks.append(of + most)
        most += int(of.max()) + 1
    return np.concatenate(rows), np.concatenate(points), np.concatenate(tracks)


@dataclass(slots=True)
class Learning:
    game: Game[Any]
    mastery: Mastery
    journeyman: Weigher
    seats: int
    processes: int = 1
    pool: ProcessPoolExecutor | None = None
    """Worker processes, if any."""
    network: Network | None = None
    generation: int = 0
    """Current generation."""
    played: int = 0
    """Games played in it."""
    now: list[Seen] = field(default_factory=list)
    """Their rows."""
    seen: list[Seen] = field(default_factory=list)
    """Rows of the last generations, newest last."""

    def lesson(self, network: Network | None) -> Lesson | None:
        return None if network is None else Lesson(network, self.journeyman)

    def player(self, lesson: Rival) -> Automaton:
        """A master with value only or few trials and a narrow search, fast enough for thousands of games."""
        if lesson is None:
            return self.journeyman
        if lesson == "old":
            return old(self.game.meta.id)
        assert self.mastery.features is not None
        finalists = FINALISTS if self.mastery.plain else 1
        quick = replace(
            self.mastery, finalists=finalists, trials=TRIALS, widths=NARROW, most=FEW,
            dreams=min(self.mastery.dreams, DREAMS), labour=lambda view: (0, 0),
        )  # fmt: skip
        value = Learned(self.game, self.mastery.features, lesson.network, lesson.journeyman)
        return Master(lesson.journeyman, quick, value)

    def sitting(self, rng: Random) -> Automaton:
        one = self.player(self.lesson(self.network))
        if isinstance(one, Master) and not self.mastery.plain and self.mastery.dreams == 1:
            one = Resolute(one)
        return Curious(one, self.journeyman, rng, rng.choice(CURIOUS), self.mastery.least, self.mastery.turn)

    def some(self, first: int, games: int) -> Seen:
        """Rows of some games of this generation."""
        rows, points, tracks = [], [], []
        strangers = self.mastery.schooling.strangers
        for number in range(first, first + games):
            seed, odd = f"learn {self.generation} {number}", strangers[number % len(strangers)]
            for row, more, seat in game_of(self.game, self.mastery, self.journeyman, seed, self.sitting, odd):
                rows.append(row)
                points.append(more)
                tracks.append((number - first) * max(self.game.meta.seats) + seat)
        return tuple(np.asarray(each, np.float32) for each in (rows, points, tracks))  # type: ignore[return-value]

    def compared(self, one: Lesson | None, other: Rival, games: int, series: str) -> Duel:
        """Duel of two masters, in parallel if there are workers."""
        parts = [(min(AT_DUELS, games - at), f"{series} {at}") for at in range(0, games, AT_DUELS)]
        if self.pool is None:
            return whole([self.fought(one, other, *part) for part in parts])
        told = self.game.meta.id, self.dumped(one), other if other == "old" else self.dumped(other)
        asked = [self.pool.submit(fought_elsewhere, *told, *part) for part in parts]
        return whole([answer.result() for answer in asked])

    def fought(self, one: Lesson | None, other: Rival, games: int, series: str) -> Duel:
        first, second = self.player(one), self.player(other)
        return duel(self.game.meta.id, self.seats, games, lambda _: first, lambda _: second, monotonic, series)

    # ------------------------------------------------------------ kept between runs

    @property
    def constants(self) -> Any:
        """Constants of the journeyman used for games and features."""
        return np.array(json.dumps(constants_of(self.journeyman.outlook), sort_keys=True))

    def dumped(self, lesson: Lesson | None) -> bytes | None:
        assert self.mastery.features is not None
        return None if lesson is None else dumped(lesson, self.mastery.features, self.game.meta.rules_version)

    def read(self, weights: bytes) -> Lesson:
        """Parse weights. Raises StaleWeights if features, rules or considerations differ."""
        assert self.mastery.features is not None
        return read(weights, self.mastery.features, self.game.meta.rules_version, self.journeyman)

    def save(self, file: Path) -> None:
        arrays: dict[str, Any] = {"at": np.array([self.generation, self.played]), "journeyman": self.constants}
        for n, (rows, points, tracks) in enumerate([*self.seen, joined(self.now)]):
            arrays |= {f"rows{n}": rows, f"points{n}": points, f"tracks{n}": tracks}
        weights = self.dumped(self.lesson(self.network))
        if weights is not None:
            arrays["network"] = np.frombuffer(weights, np.uint8)
        new = file.with_suffix(".new")
        with new.open("wb") as opened:
            np.savez(opened, **arrays)
        new.replace(file)

    def resume(self, file: Path) -> None:
        if not file.exists():
            return
        with np.load(file, allow_pickle=False) as kept:
            if "journeyman" not in kept.files or kept["journeyman"] != self.constants:
                print("learned anew: the journeyman plays by other constants now")
                return
            if "network" in kept.files:
                try:
                    self.network = self.read(kept["network"].tobytes()).network
                except StaleWeights as other:
                    print(f"learned anew: {other}")
                    return
            self.generation, self.played = map(int, kept["at"])
            count = sum(name.startswith("rows") for name in kept.files)
            *self.seen, now = [(kept[f"rows{n}"], kept[f"points{n}"], kept[f"tracks{n}"]) for n in range(count)]
        self.now = [now] if len(now[0]) else []

    def go_on(self) -> None:
        """Begin with the shipped network, the journeyman that it was learned with, and its own games."""
        assert self.mastery.features is not None
        lesson = shipped(self.journeyman, self.mastery.features)
        if lesson is None:
            raise SystemExit(f"{self.game.meta.id} has no weights to go on from")
        self.network, self.journeyman, self.generation = lesson.network, lesson.journeyman, 1

    # ------------------------------------------------------------ a generation

    @property
    def games(self) -> int:
        """Number of games in this generation; 0 if training is complete."""
        return self.mastery.schooling.own if self.generation else len(self.mastery.schooling.strangers)

    def play(self, games: int, until: float, file: Path | None = None) -> bool:
        """Play the games of this generation, saving regularly. Returns False if the time ran out."""
        before, begun = self.played, monotonic()
        saved = begun
        while self.played < games:
            now = monotonic()
            if now > until:
                return False
            if file is not None and now - saved > LOST:
                self.save(file)
                saved = now
            few = [(at, min(AT_ONCE, games - at)) for at in range(self.played, games, AT_ONCE)][: self.processes]
            self.now += self.together(few)
            self.played = sum(few[-1])
        speed = (self.played - before) / (monotonic() - begun)
        print(f"generation {self.generation}: {speed:.1f} games/s", end=", ", flush=True)
        self.seen = [*self.seen[-REMEMBERED + 1 :], joined(self.now)]
        if self.generation == 1:
            del self.seen[:-1]
        self.now, self.played = [], 0
        return True

    def together(self, parts: list[tuple[int, int]]) -> list[Seen]:
        """Play batches of games in parallel."""
        if self.pool is None:
            return [self.some(*part) for part in parts]
        told = self.game.meta.id, self.dumped(self.lesson(self.network)), self.generation
        asked = [self.pool.submit(elsewhere, *told, *part) for part in parts]
        return [answer.result() for answer in asked]

    def learn(self) -> None:
        """Fit a new network and a correction, both also with TD(λ) targets, the correction also as a whole network,
        and keep the one that explains most of unseen games."""
        before = self.network
        rows, points, tracks = joined(self.seen)
        fresh, plain, whole = fit(rows, points)
        found = [(whole, fresh), fit(rows, smoothed(fresh, rows, points, tracks), points)[::-2]]
        if before is not None:
            corrections, explained = corrected(before, rows, points, points)
            found.append((explained, corrections))
            found.append(corrected(before, rows, smoothed(corrections, rows, points, tracks), points)[::-1])
            further = found[-1][1]
            found.append(refined(further, rows, smoothed(further, rows, points, tracks), points)[::-1])
        best, self.network = max(found, key=lambda pair: pair[0])
        told = ", ".join(f"{part:.1%}" for part, _ in found)
        watched = self.compared(self.lesson(self.network), self.lesson(before), WATCH, f"watch {self.generation}")
        print(
            f"{len(rows)} positions, a sum explains {plain:.1%}, networks {told}: {best:.1%} is taken, "
            f"it wins {watched.share:.0%} against the last one ({sum(watched.margins) / WATCH:+.1f} points)",
            flush=True,
        )
        self.generation += 1


def learning_of(game_id: str) -> Learning:
    known, journeyman = mastery(game_id), caretaker(game_id)
    if known.features is None or not isinstance(journeyman, Weigher):
        raise SystemExit(f"{game_id} has nothing to learn from: its MASTERY declares no features")
    return Learning(GAMES[game_id], known, journeyman, usual(game_id))


def elsewhere(game_id: str, weights: bytes | None, generation: int, first: int, games: int) -> Seen:
    """Play in a worker process."""
    learning = learning_of(game_id)
    learning.generation = generation
    if weights is not None:
        lesson = learning.read(weights)
        learning.network, learning.journeyman = lesson.network, lesson.journeyman
    return learning.some(first, games)


def fought_elsewhere(
    game_id: str, one: bytes | None, other: bytes | Literal["old"] | None, games: int, series: str
) -> Duel:
    """Play a duel in a worker process."""
    learning = learning_of(game_id)
    rival: Rival = learning.read(other) if isinstance(other, bytes) else other
    return learning.fought(None if one is None else learning.read(one), rival, games, series)


def train(game_id: str, minutes: float, processes: int = 1, onward: bool = False) -> None:
    learning, file = learning_of(game_id), HERE / "progress" / f"{game_id}.npz"
    file.parent.mkdir(exist_ok=True)
    if onward:
        learning.go_on()
    learning.resume(file)
    until = monotonic() + minutes * 60
    with ProcessPoolExecutor(processes) as pool:
        learning.processes, learning.pool = processes, pool if processes > 1 else None
        while learning.games and learning.play(learning.games, until, file):
            learning.learn()
            learning.save(file)
        learning.save(file)
        if learning.network is None:
            raise SystemExit("the time was too short for one generation: give it more --minutes")
        ship(learning, learning.network)


def ship(learning: Learning, network: Network) -> None:
    game, features, lesson = learning.game, learning.mastery.features, Lesson(network, learning.journeyman)
    assert features is not None
    try:
        champion = shipped(learning.journeyman, features)
    except StaleWeights as stale:
        print(stale)
        champion = None
    final = learning.compared(lesson, champion, FRESH, f"fresh {learning.generation}")
    low, high = final.interval
    word = f"{game.meta.id}: {final.share:.0%} ({low:.0%}–{high:.0%}) against the champion in {FRESH} fresh games"
    wins = final.share > final.par
    if wins and any(learning.mastery.schooling.strangers):
        series = f"strange {learning.generation}"
        ours, theirs = (learning.compared(one, "old", STRANGE, series) for one in (lesson, champion))
        word += f", among strangers {ours.share:.0%} of {STRANGE} where the champion has {theirs.share:.0%}"
        wins = not behind(ours.margins, theirs.margins, SURELY)
    if not wins:
        print(f"{word}: the champion stays")
        return
    (SHIPPED / game.meta.id / "weights.npz").write_bytes(dumped(lesson, features, game.meta.rules_version))
    print(f"{word}: shipped")


def main() -> None:
    parser = ArgumentParser(
        prog="python -m automata.training.learn", description="Learn to value the positions of a game."
    )
    parser.add_argument("game", choices=sorted(GAMES), help="id of the game, such as burgundy")
    parser.add_argument("--minutes", type=float, default=30.0, help="how long to train (default: 30)")
    parser.add_argument(
        "--processes",
        type=int,
        default=os.cpu_count() or 1,
        help="processes that play side by side (default: one per core)",
    )
    parser.add_argument(
        "--onward", action="store_true", help="begin with the shipped network and its own games, not with journeymen's"
    )
    asked = parser.parse_args()
    train(asked.game, asked.minutes, asked.processes, asked.onward)


if __name__ == "__main__":
    main()
