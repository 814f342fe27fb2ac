"""docs/HOSTING.md and deploy/ against the code: what a host types, sets, reads and searches for exists."""

import configparser
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from app import settings
from app.command_line import arguments
from app.settings import Settings, is_readable_by_all, read_settings, unknown_settings

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs/HOSTING.md").read_text(encoding="utf-8")
STARTS_A_DAY = 1_000
"""After more of them Discord resets the token."""

AS_WRITTEN = {
    "is in use by process 123": "is in use by {",
    "reference 3f9a0c1e": "reference %s",
    "was written by Guildhall": "was written by {",
}
"""Messages on the page with an example in place of what the code fills in."""

OF_SQLITE = "database or disk is full"


def sources() -> str:
    files = [file for part in ("app", "cogs", "engine", "storage", "tables") for file in (ROOT / part).rglob("*.py")]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def section(title: str) -> str:
    return PAGE.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def searched_for() -> Iterator[str]:
    """The parts of messages in the tables that begin with what a log line or an exit message says."""
    rows = section("Read the log").partition("| search for |")[2] + section("When it does not start")
    for said in re.findall(r"^\| (`.+?`.*?) \|", rows, re.MULTILINE):
        for quoted in re.findall(r"`([^`]+)`", said):
            yield from (part.strip() for part in quoted.split("…") if part.strip())


@pytest.mark.parametrize("part", sorted({*searched_for()} - {OF_SQLITE}))
def test_a_message_that_hosts_search_for_is_one_of_ours(part: str) -> None:
    assert AS_WRITTEN.get(part, part) in re.sub(r'"\s+f?"', "", sources())


def test_there_are_messages_to_look_for() -> None:
    assert len(set(searched_for())) > 20


def test_every_setting_is_listed_and_every_listed_one_exists() -> None:
    listed = {name.lower() for name in re.findall(r"`GUILDHALL_([A-Z_]+)", PAGE)}
    assert listed - {"memory"} == set(Settings.model_fields)


def test_every_command_on_the_page_exists() -> None:
    (commands,) = [action.choices for action in arguments()._actions if action.dest == "where"]
    named = set(re.findall(r"bot\.py ([a-z]+)", PAGE))
    assert named
    assert named <= set(commands)


def test_a_misspelt_setting_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in settings.FOR_COMPOSE:
        monkeypatch.setenv(name, "2g")
    (tmp_path / ".env").write_text("GUILDHALL_BACKUP=30\nexport guildhall_log=json\nPOSTGRES_PASSWORD=x\n")
    monkeypatch.setenv("GUILDHALL_DATABSE", "postgresql://guildhall:secret@localhost/guildhall")
    assert (unknown_settings(), read_settings().log) == (["GUILDHALL_BACKUP", "GUILDHALL_DATABSE"], "json")


def test_a_token_that_every_user_can_read_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert not is_readable_by_all()
    (tmp_path / ".env").write_text("GUILDHALL_TOKEN=x\n")
    found = []
    for mode in (0o600, 0o640, 0o644):
        (tmp_path / ".env").chmod(mode)
        found.append(is_readable_by_all())
    assert found == [False, False, True]


def test_the_unit_never_gives_up_and_does_not_wear_out_the_token() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(ROOT / "deploy/guildhall.service")
    assert unit["Unit"]["StartLimitIntervalSec"] == "0"
    assert unit["Service"]["Restart"] == "always"
    assert 86_400 / int(unit["Service"]["RestartSec"]) < STARTS_A_DAY


def test_the_dashboard_takes_the_source_of_whoever_imports_it() -> None:
    board = json.loads((ROOT / "deploy/grafana/dashboards/guildhall.json").read_text(encoding="utf-8"))
    (variable,) = board["templating"]["list"]
    assert (variable["type"], variable["query"]) == ("datasource", "prometheus")
    assert {panel["datasource"]["uid"] for panel in board["panels"]} == {f"${{{variable['name']}}}"}
