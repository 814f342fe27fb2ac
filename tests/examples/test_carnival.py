"""A game that is a package of its own, installed beside the house: found, certified, played, and offered to nobody who
has not asked for drafts."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.examples.installing import install

ROOT = Path(__file__).parents[2]
GAME = "carnival"
SHARED_TESTS = ("contract", "automata", "playthroughs", "test_architecture.py", "words", "render", "tables", "cogs")
PYTEST = ("-m", "pytest", "-q", "-c", "pyproject.toml", "--rootdir", str(ROOT), "-p", "no:cacheprovider")
SHARED = (*PYTEST, "-p", "tests.selection", "--game")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(ROOT / "examples" / GAME, tmp_path_factory.mktemp("site"))


def run(site: Path, *command: str) -> str:
    """In a fresh process that finds what is installed there."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(site), str(ROOT)])}
    done = subprocess.run([sys.executable, *command], cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-3000:]
    return done.stdout


def test_it_is_found_behind_our_own_and_only_offered_where_drafts_are(site: Path) -> None:
    told = run(
        site,
        "-c",
        "from types import SimpleNamespace\nfrom engine import GAMES\nfrom tables.core.hall import Hall\n"
        "nowhere = SimpleNamespace()\n"
        "print(list(GAMES)[-1], 'carnival' in Hall(nowhere).games, 'carnival' in Hall(nowhere, drafts=True).games)",
    )
    assert told.split() == [GAME, "False", "True"]


def test_every_clause_of_it_has_a_test(site: Path) -> None:
    assert "16 of 16 clauses" in run(site, "-m", "tests.rules_coverage", GAME)


def test_it_passes_what_every_game_must_pass(site: Path) -> None:
    assert " passed" in run(site, *SHARED, GAME, *[f"tests/{path}" for path in SHARED_TESTS], str(site / GAME))
