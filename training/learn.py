"""Learns the value of positions for a game's master: python -m training.learn burgundy --minutes 30.

First journeymen play, then the master itself, by the value alone and with a narrow search; after so many games the
network is fitted anew to what the last generations saw. What has been reached is kept in `training/progress/`, and a
later run goes on from there. In the end the newest network plays the champion (the one that is shipped, or the
journeyman if there is none) on seeds that nobody has seen; if it wins more than its par, it is shipped.
"""

from argparse import ArgumentParser
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import numpy as np

from engine import GAMES
from engine.game import Game
from players import Player, Weigher, caretaker
from players.__main__ import usual
from players.duels import Duel, duel
from players.master import Master
from players.mastery import Mastery, mastery
from players.value import Learned, Network, StaleWeights, dumped, read, shipped
from training.fitting import Array, fit
from training.positions import Curious, game_of

HERE = Path(__file__).parent
SHIPPED = HERE.parent / "players" / "weights"
FIRST, EACH = 4000, 200
"""Games of the journeymen, and of each later generation, unless told."""
REMEMBERED = 4
"""The network is fitted to what so many generations saw."""
CURIOUS = (0.0, 0.0, 0.05, 0.15)
"""How often the seats of a game try something else."""
WATCH, FRESH = 20, 60
"""Games of the newest network against the one before, for the progress line, and against the champion in the end."""
NARROW = (5, 3, 2)
FEW, DREAMS = 12, 2
FINALISTS, TRIALS = 3, 18
"""Where the own turn is not followed, the value is heard in trials only."""


@dataclass(slots=True)
class Learning:
    game: Game[Any]
    mastery: Mastery
    journeyman: Weigher
    seats: int
    network: Network | None = None
    generation: int = 0
    """That is being played."""
    played: int = 0
    """Games of it that are behind us."""
    rows: list[list[float]] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    """What they showed."""
    seen: list[tuple[Array, Array]] = field(default_factory=list)
    """The same of the last generations, the newest last."""

    def player(self, network: Network | None) -> Player:
        """By the value alone, or few trials, with a narrow search: quick enough to learn from thousands of games."""
        if network is None:
            return self.journeyman
        assert self.mastery.features is not None
        finalists = FINALISTS if self.mastery.plain else 1
        quick = replace(
            self.mastery, finalists=finalists, trials=TRIALS, widths=NARROW, most=FEW,
            dreams=min(self.mastery.dreams, DREAMS),
        )  # fmt: skip
        return Master(self.journeyman, quick, Learned(self.game, self.mastery.features, network))

    def compared(self, one: Network | None, other: Network | None, games: int, series: str) -> Duel:
        first, second = self.player(one), self.player(other)
        return duel(self.game.meta.id, self.seats, games, lambda _: first, lambda _: second, monotonic, series)

    # ------------------------------------------------------------ kept between runs

    def save(self, file: Path) -> None:
        arrays: dict[str, Any] = {"at": np.array([self.generation, self.played])}
        now = (np.asarray(self.rows, np.float32), np.asarray(self.points, np.float32))
        for n, (rows, points) in enumerate([*self.seen, now]):
            arrays |= {f"rows{n}": rows, f"points{n}": points}
        if self.network is not None:
            assert self.mastery.features is not None
            weights = dumped(self.network, self.mastery.features, self.game.meta.rules_version)
            arrays["network"] = np.frombuffer(weights, np.uint8)
        np.savez(file, **arrays)

    def resume(self, file: Path) -> None:
        assert self.mastery.features is not None
        if not file.exists():
            return
        with np.load(file, allow_pickle=False) as kept:
            if "network" in kept.files:
                weights = kept["network"].tobytes()
                try:
                    network = read(weights, self.mastery.features, self.game.meta.rules_version, self.game.meta.id)
                except StaleWeights as other:
                    print(f"learned anew: {other}")
                    return
                self.network = network
            self.generation, self.played = map(int, kept["at"])
            count = sum(name.startswith("rows") for name in kept.files)
            *self.seen, now = [(kept[f"rows{n}"], kept[f"points{n}"]) for n in range(count)]
        self.rows, self.points = now[0].tolist(), now[1].tolist()

    # ------------------------------------------------------------ a generation

    def play(self, games: int, until: float) -> bool:
        """The games of this generation. False: the time was over before."""
        player, before, begun = self.player(self.network), self.played, monotonic()

        def sit(rng: Random) -> Player:
            return Curious(player, self.journeyman, rng, rng.choice(CURIOUS))

        while self.played < games:
            if monotonic() > until:
                return False
            for row, more in game_of(self.game, self.mastery, f"learn {self.generation} {self.played}", sit):
                self.rows.append(row)
                self.points.append(more)
            self.played += 1
        speed = (self.played - before) / (monotonic() - begun)
        print(f"generation {self.generation}: {speed:.1f} games/s", end=", ", flush=True)
        now = (np.asarray(self.rows, np.float32), np.asarray(self.points, np.float32))
        self.seen = [*self.seen, now][-REMEMBERED:]
        self.rows, self.points, self.played = [], [], 0
        return True

    def learn(self) -> None:
        before = self.network
        rows, points = (np.concatenate(parts) for parts in zip(*self.seen, strict=True))
        self.network, plain, whole = fit(rows, points)
        watched = self.compared(self.network, before, WATCH, f"watch {self.generation}")
        print(
            f"{len(rows)} positions, a sum explains {plain:.1%} and the network {whole:.1%}, "
            f"it wins {watched.share:.0%} against the last one ({sum(watched.margins) / WATCH:+.1f} points)",
            flush=True,
        )
        self.generation += 1


def train(game_id: str, minutes: float, first: int, each: int) -> None:
    game, known, journeyman = GAMES[game_id], mastery(game_id), caretaker(game_id)
    if known.features is None or not isinstance(journeyman, Weigher):
        raise SystemExit(f"{game_id} says nothing of its positions that could be learned from")
    learning, file = Learning(game, known, journeyman, usual(game_id)), HERE / "progress" / f"{game_id}.npz"
    file.parent.mkdir(exist_ok=True)
    learning.resume(file)
    until = monotonic() + minutes * 60
    while learning.play(each if learning.generation else first, until):
        learning.learn()
        learning.save(file)
    learning.save(file)
    if learning.network is None:
        raise SystemExit("not even the first generation was played: give it more time")
    ship(learning, learning.network)


def ship(learning: Learning, network: Network) -> None:
    game, features = learning.game, learning.mastery.features
    assert features is not None
    try:
        champion = shipped(game, features)
    except StaleWeights as stale:
        print(stale)
        champion = None
    final = learning.compared(network, champion, FRESH, f"fresh {learning.generation}")
    low, high = final.interval
    word = f"{game.meta.id}: {final.share:.0%} ({low:.0%}–{high:.0%}) against the champion in {FRESH} fresh games"
    if final.share <= final.par:
        print(f"{word}: the champion stays")
        return
    SHIPPED.mkdir(exist_ok=True)
    (SHIPPED / f"{game.meta.id}.npz").write_bytes(dumped(network, features, game.meta.rules_version))
    print(f"{word}: shipped")


def main() -> None:
    parser = ArgumentParser(prog="python -m training.learn", description="Learns the value of a game's positions.")
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--first", type=int, default=FIRST, help="games of the journeymen")
    parser.add_argument("--each", type=int, default=EACH, help="games of each later generation")
    asked = parser.parse_args()
    train(asked.game, asked.minutes, asked.first, asked.each)


if __name__ == "__main__":
    main()
