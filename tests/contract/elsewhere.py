"""The same games in another process, with another hash seed.

As a module it reads games from standard input, plays them and prints a digest of everything that happened.
"""

import hashlib
import importlib
import json
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from engine.game import Game
from tests.contract.playouts import option_sets, walk

ROOT = Path(__file__).parent.parent.parent
STRIDE = 5
"""Step through the option sets, which are too many to play all."""

Kind = tuple[int, dict[str, str], str]


def find(module: str, name: str) -> Game[Any]:
    """A game by its module and name there; the games of `engine` are in GAMES, by id."""
    home = importlib.import_module(module)
    found = home.GAMES[name] if hasattr(home, "GAMES") else getattr(home, name)
    assert isinstance(found, Game)
    return found


def some_games(game: Game[Any], count: int) -> list[Kind]:
    """Player counts, options and seeds: every count and every value of every option gets its turn."""
    seats, sets = game.meta.seats, option_sets(game)
    return [
        (seats[number % len(seats)], sets[(number * STRIDE + number // len(sets)) % len(sets)], f"elsewhere-{number}")
        for number in range(count)
    ]


def digest_of(game: Game[Any], seats: int, options: dict[str, str], seed: str) -> str:
    """Digest of every move, event and position of a random game."""
    told = hashlib.sha256()
    for state, seat, move, _ in walk(game, seats, seed, game.meta.options.read(options)):
        events = game.play(state, seat, move)
        happened = [seat, move.notation, *(event.dump() for event in events)]
        told.update(json.dumps(happened).encode())
        told.update(game.dump(state))
    return told.hexdigest()


def compare_with_another_process(module: str, names: Iterable[str], games: int) -> None:
    """Some games of each, played here and in one other process at the same time."""
    played = [(name, *kind) for name in names for kind in some_games(find(module, name), games)]
    with _another_process() as process:
        assert process.stdin is not None
        json.dump({"module": module, "games": played}, process.stdin)
        process.stdin.close()
        process.stdin = None  # communicate() must not flush the closed pipe
        here = _digests(module, played)
        told, complaint = process.communicate()
    assert process.returncode == 0, complaint
    for one, mine, other in zip(played, here, json.loads(told), strict=True):
        assert mine == other, f"{one} goes another way in another process"


def _another_process() -> "subprocess.Popen[str]":
    # Another hash seed than this process has: strings then have another order in sets.
    seed = "4242" if os.environ.get("PYTHONHASHSEED") != "4242" else "2424"
    return subprocess.Popen(
        [sys.executable, "-m", "tests.contract.elsewhere"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])},
    )


def _digests(module: str, played: Iterable[tuple[str, int, dict[str, str], str]]) -> list[str]:
    return [digest_of(find(module, name), seats, options, seed) for name, seats, options, seed in played]


def main() -> None:
    told = json.load(sys.stdin)
    json.dump(_digests(told["module"], told["games"]), sys.stdout)


if __name__ == "__main__":
    main()
