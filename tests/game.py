"""All checks of one game, in the order in which they can be satisfied: `make game GAME=carnival`.

Stops at the first that fails and says where to go on; `--from words` begins later. See docs/ADD_A_GAME.md.
"""

import argparse
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import NamedTuple

from engine import GAMES, home, is_ours

ROOT = Path(__file__).parent.parent
NOTHING_COLLECTED = 5


class Check(NamedTuple):
    name: str
    asks: str
    """What the game needs for it."""
    command: list[str]


def tests(game: str, *paths: str) -> list[str]:
    """Of shared tests those that are given the game."""
    return [*PYTEST, *paths, "-k", game]


PYTEST = [sys.executable, "-m", "pytest", "-q", "-c", "pyproject.toml", "--rootdir", str(ROOT)]


ROOMS = ("pictures", "words")
"""Of a game's own tests: they have their turn after the rules."""


def there(folder: Path) -> list[str]:
    return [str(folder)] if folder.is_dir() else []


def checks(game: str) -> Iterator[Check]:
    folder = Path(str(resources.files(home(GAMES[game]))))
    own = ROOT / "tests" / "games" / game if is_ours(game) else folder / "tests"
    here = folder.relative_to(ROOT) if folder.is_relative_to(ROOT) else folder
    yield Check(
        "files", f"RULES.md, meta, data, state, moves, events, steps, scoring in {here}",
        tests(game, "tests/test_architecture.py"),
    )  # fmt: skip
    elsewhere = [word for name in ROOMS for word in ("--ignore", str(own / name))]
    yield Check("rules", f"a test for every clause, in {own}", [*PYTEST, str(own), *elsewhere])
    yield Check(
        "clauses", '@pytest.mark.rule("…") on each of them', [sys.executable, "-m", "tests.rules_coverage", game]
    )
    yield Check("contract", f"{own}/certificate.py: pieces and points", tests(game, "tests/contract"))
    yield Check(
        "words", f"{here}/locales/en/*.ftl (Hungarian may be left out), RULES.md in plain words",
        tests(game, "tests/words", *there(own / "words")),
    )  # fmt: skip
    yield Check(
        "pictures", f"{here}/pictures: whatever shall not be made from words alone",
        tests(game, "tests/render", *there(own / "pictures")),
    )  # fmt: skip
    yield Check(
        "automaton", "automaton.py: a caretaker, if the default moves are too dull", tests(game, "tests/automata")
    )
    yield Check(
        "recordings", f"`make playthroughs GAME={game}` once the rules stand", tests(game, "tests/playthroughs")
    )
    yield Check("tables", "nothing of its own", tests(game, "tests/tables", "tests/cogs"))
    yield Check("page", "nothing of its own, and a Chromium", tests(game, "tests/browser"))


def main() -> int:
    parser = argparse.ArgumentParser(prog="make game", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--from", dest="first", default="files")
    parser.add_argument("--to", dest="last", default="page")
    asked = parser.parse_args()
    if asked.game not in GAMES:
        print(f"No installed package offers a game called {asked.game}. There are: {', '.join(GAMES)}.")
        print('A package does so with [project.entry-points."guildhall.games"] in its pyproject.toml, once installed.')
        return 1
    wanted = list(checks(asked.game))
    names = [check.name for check in wanted]
    if not {asked.first, asked.last} <= set(names):
        parser.error(f"the checks are {', '.join(names)}")
    for check in wanted[names.index(asked.first) : names.index(asked.last) + 1]:
        print(f"— {check.name}: {check.asks}", flush=True)
        start = time.monotonic()
        code = subprocess.run(check.command, cwd=ROOT).returncode
        if code not in (0, NOTHING_COLLECTED):
            print(f"— {check.name} is not satisfied yet. Go on with: make game GAME={asked.game} FROM={check.name}")
            return 1
        print(f"— {check.name}: {time.monotonic() - start:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
