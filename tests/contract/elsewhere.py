"""The same games in another process, where Python hashes otherwise.

Run as a module it plays what it is told on standard input and prints a digest of everything that happened.
"""

import hashlib
import importlib
import json
import os
import subprocess
import sys
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from engine.game import Game
from tests.contract.kit import option_sets, walk

ROOT = Path(__file__).parent.parent.parent


def find(module: str, name: str) -> Game[Any]:
    """A game by its module and name there; `engine` keeps its games in GAMES, by id."""
    home = importlib.import_module(module)
    found = home.GAMES[name] if hasattr(home, "GAMES") else getattr(home, name)
    assert isinstance(found, Game)
    return found


def some_games(game: Game[Any], count: int) -> list[tuple[int, dict[str, str], str]]:
    """Player counts, options and seeds, so that every option set and every count gets its turn."""
    kinds = [(seats, options) for options in option_sets(game) for seats in game.meta.seats]
    return [(*kind, f"elsewhere-{number}") for number, kind in enumerate(islice(cycle(kinds), count))]


def digest_of(game: Game[Any], seats: int, options: dict[str, str], seed: str) -> str:
    """Of every move, event and position of a random game."""
    told = hashlib.sha256()
    for state, seat, move in walk(game, seats, seed, game.meta.options.read(options)):
        events = game.play(state, seat, move)
        happened = [seat, move.notation, *(event.dump() for event in events)]
        told.update(json.dumps(happened).encode())
        told.update(game.dump(state))
    return told.hexdigest()


def compare_with_another_process(module: str, name: str, games: int) -> None:
    game = find(module, name)
    played = some_games(game, games)
    here = [digest_of(game, *one) for one in played]
    elsewhere = _digests_elsewhere(module, name, played)
    for one, mine, other in zip(played, here, elsewhere, strict=True):
        assert mine == other, f"{name} {one} goes another way in another process"


def _digests_elsewhere(module: str, name: str, played: list[tuple[int, dict[str, str], str]]) -> list[str]:
    # Not this process's hash seed, whatever that is: strings then fall into another order in sets.
    seed = "4242" if os.environ.get("PYTHONHASHSEED") != "4242" else "2424"
    done = subprocess.run(
        [sys.executable, "-m", "tests.contract.elsewhere"],
        input=json.dumps({"module": module, "name": name, "games": played}),
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: list[str] = json.loads(done.stdout)
    return found


def main() -> None:
    told = json.load(sys.stdin)
    game = find(told["module"], told["name"])
    json.dump([digest_of(game, *one) for one in told["games"]], sys.stdout)


if __name__ == "__main__":
    main()
