"""Runs all checks of one game, in the order in which they can be satisfied: `make game GAME=carnival`.

Stops at the first failure of the first check that is not satisfied, and prints what to do; `--from words` begins later.
See docs/ADD_A_GAME.md.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from engine import GAMES
from tests.packages import IN_THIS_REPOSITORY, ROOT, own_tests, package_of

NOTHING_COLLECTED = 5
PYTEST = [sys.executable, "-m", "pytest", "-q", "-x", "--tb=short", "--no-header", "-c", "pyproject.toml"]
"""Stops at the first failure: the others mostly follow from it."""
ROOMS = ("pictures", "words")
"""Folders of a game's own tests that are run after the rules."""


class Check(NamedTuple):
    name: str
    asks: str
    """Files or parts that the game must have for it."""
    command: list[str]


def tests(*paths: str | Path) -> list[str]:
    return [*PYTEST, "--rootdir", str(ROOT), *map(str, paths)]


def shared(game: str, *paths: str | Path) -> list[str]:
    """Command for the shared tests with the game as a parameter, and its own."""
    return [*tests(*[path for path in paths if (ROOT / path).exists()]), "-p", "tests.selection", "--game", game]


def checks(game: str) -> Iterator[Check]:
    folder, own = package_of(game), own_tests(game)
    here = folder.relative_to(ROOT) if folder.is_relative_to(ROOT) else folder
    yield Check(
        "files", f"RULES.md, meta, data, state, moves, events, steps, scoring in {here}, certificate.py in {own}",
        shared(game, "tests/test_architecture.py"),
    )  # fmt: skip
    yield Check("types", "annotations that mypy understands", [sys.executable, "-m", "mypy", *typed(game)])
    elsewhere = [word for name in ROOMS for word in ("--ignore", str(own / name))]
    yield Check("rules", f"a test for every clause, in {own}", [*tests(own), *elsewhere])
    yield Check(
        "clauses", '@pytest.mark.rule("…") on each of them', [sys.executable, "-m", "tests.rules_coverage", game]
    )
    yield Check(
        "words", f"every message that is named, in {here}/locales/en/*.ftl; Hungarian may be left out",
        shared(game, "tests/words", own / "words"),
    )  # fmt: skip
    yield Check("contract", f"pieces and points in {own}/certificate.py, redeal", shared(game, "tests/contract"))
    yield Check(
        "pictures", f"{here}/pictures: whatever shall not be made from words alone",
        shared(game, "tests/render", own / "pictures"),
    )  # fmt: skip
    yield Check(
        "automaton", "automaton.py: a caretaker, if the default moves are too dull", shared(game, "tests/automata")
    )
    yield Check(
        "recordings", f"`make playthroughs GAME={game}` once the rules stand", shared(game, "tests/playthroughs")
    )
    yield Check("tables", "nothing of its own", shared(game, "tests/tables", "tests/cogs"))
    yield Check("page", "nothing of its own, and a Chromium", shared(game, "tests/browser"))


def typed(game: str) -> list[str]:
    """Arguments of mypy: the settings of the project that the package belongs to, and the path of our own types."""
    if game in IN_THIS_REPOSITORY:
        return [str(package_of(game))]
    project = package_of(game).parent / "pyproject.toml"
    config = ["--config-file", str(project)] if project.exists() else ["--strict"]
    return [*config, str(package_of(game))]


def run(check: Check) -> bool:
    print(f"— {check.name}: {check.asks}", flush=True)
    start = time.monotonic()
    code = subprocess.run(check.command, cwd=ROOT, env={**os.environ, "MYPYPATH": str(ROOT)}).returncode
    print(f"— {check.name}: {time.monotonic() - start:.0f} s", flush=True)
    return code in (0, NOTHING_COLLECTED)


def not_there(game: str) -> str:
    """Message: why there is no such game, and what to do."""
    if game in GAMES.broken:
        return f"{GAMES.broken[game]}\nMend that line first: nothing can be checked before the package can be imported."
    return (
        f"No installed package offers a game called {game}. There are: {', '.join(GAMES)}.\n"
        f"A new one: make new-game NAME={game}. One that is there: pip install -e its folder, which needs\n"
        f'[project.entry-points."guildhall.games"] with {game} = "{game}:{game.upper()}" in its pyproject.toml.'
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="make game", description=__doc__)
    parser.add_argument("game", help="id of the game, such as burgundy")
    parser.add_argument("--from", dest="first", default="files", help="the first check to run (default: files)")
    parser.add_argument("--to", dest="last", default="page", help="the last check to run (default: page)")
    asked = parser.parse_args()
    for other, reason in GAMES.broken.items():
        if other != asked.game:
            print(f"(left out, because it is broken: {other}: {reason})")
    if asked.game not in GAMES:
        print(not_there(asked.game))
        return 1
    wanted = list(checks(asked.game))
    names = [check.name for check in wanted]
    if not {asked.first, asked.last} <= set(names):
        parser.error(f"the checks are {', '.join(names)}")
    for check in wanted[names.index(asked.first) : names.index(asked.last) + 1]:
        if not run(check):
            print(f"— {check.name} is not satisfied yet. What it asks for: {check.asks}.")
            print(f"— The first cause stands above. Go on with: make game GAME={asked.game} FROM={check.name}")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
