"""`make new-game` writes a package that passes the checks, and the kit names what is broken in it."""

import importlib.util
import os
import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

import engine.testing
from engine import Meta
from tests.examples.installing import install
from tests.examples.test_carnival import SHARED, run
from tests.game import checks

ROOT = Path(__file__).parents[2]
SPEC = importlib.util.spec_from_file_location("new_game", ROOT / "examples" / "new_game.py")
assert SPEC is not None
assert SPEC.loader is not None
new_game = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(new_game)
NAME = "two_pebbles"


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found: Path = new_game.write(NAME, tmp_path_factory.mktemp("projects") / NAME, {"CAL", "TWO"})
    return found


@pytest.fixture
def site(project: Path, tmp_path: Path) -> Path:
    """A copy, installed; a test may break it."""
    return install(project, tmp_path / "site")


def checked(site: Path, *command: str) -> str:
    """What `make game` says in a house with that package."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(site), str(ROOT)])}
    done = subprocess.run(
        [sys.executable, "-m", "tests.game", NAME, *command], cwd=ROOT, env=env, capture_output=True, text=True
    )
    return done.stdout


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_nothing_of_the_model_is_left(project: Path) -> None:
    files = [path for path in project.rglob("*") if path.is_file()]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    assert "carnival" not in f"{text} {files}".lower()
    assert "CAR-" not in text
    assert 'prefix="TWP"' in text
    assert 'title="Two Pebbles"' in text
    assert "class TwoPebblesOptions" in text
    assert not list(project.rglob("playthroughs"))


@pytest.mark.parametrize(
    ("name", "complaint"),
    [("Go", "small letters"), ("class", "small letters"), ("json", "already"), ("two-words", "small letters")],
)
def test_a_name_that_cannot_be_is_refused(name: str, complaint: str, tmp_path: Path) -> None:
    with pytest.raises(new_game.BadName, match=complaint):
        new_game.write(name, tmp_path / name, set())


def test_a_fresh_skeleton_passes_words_and_contract(site: Path) -> None:
    paths = ("tests/test_architecture.py", "tests/words", "tests/contract", str(site / NAME))
    assert " passed" in run(site, *SHARED, NAME, *paths)
    assert "16 of 16 clauses" in run(site, "-m", "tests.rules_coverage", NAME)


def test_an_event_that_betrays_a_secret_is_named(site: Path) -> None:
    change(site / NAME / "events.py", "mask: Owner[int]", "mask: int")
    told = checked(site, "--from", "contract", "--to", "contract")
    assert "Laid.mask tells" in told
    assert "mark the event's field `Owner[…]`" in told


def test_a_line_that_stops_the_package_is_named_and_other_games_are_checked(site: Path) -> None:
    change(site / NAME / "state.py", "coins: Public[int] = 0", "coins: Public[set[int]] = field(default_factory=set)")
    told = checked(site)
    assert "Player.coins: a record cannot hold set[int]" in told
    assert f"{Path(NAME) / 'state.py'}:" in told
    assert " passed" in run(site, *SHARED, "calimala", "tests/contract/test_contract.py", "-k", "certificate")


def test_a_missing_message_is_the_only_failure_and_named(site: Path) -> None:
    change(site / NAME / "locales" / "en" / f"{NAME}.ftl", f"{NAME}-event-Took = {{ $seat }} takes {{ $favour }}.", "")
    told = checked(site, "--from", "words", "--to", "words")
    assert "1 failed" in told
    assert f"{NAME}-event-Took" in told


def test_the_guide_names_what_there_is() -> None:
    guide = (ROOT / "docs" / "ADD_A_GAME.md").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert {"new-game", "game"} <= set(re.findall(r"(?:^|`)make ([a-z-]+)", guide, re.MULTILINE)) <= targets
    names = {check.name for check in checks("calimala")}
    assert {"words", "contract"} <= set(re.findall(r"(?:TO|FROM)=(\w+)", guide)) <= names
    for name in ("play", "refused", "of_kind", "finished"):
        assert f"`{name}`" in guide
        assert hasattr(engine.testing, name)
    assert set(re.findall(r"`(Meta\.\w+)`", guide)) <= {f"Meta.{field.name}" for field in fields(Meta)}
