"""The rules of every game and its tests: whatever RULES.md numbers is tested, whatever is cited is there."""

import ast
import re
from importlib import resources
from pathlib import Path

import pytest

from engine import GAMES, home, part
from tests.contract.games import CERTIFICATES
from tests.packages import own_tests
from tests.rules_coverage import Coverage, homes, read_citations, read_rules, report

of_each = pytest.mark.parametrize("game_id", GAMES)


def rule_modules(game_id: str) -> list[Path]:
    return sorted(Path(str(resources.files(home(GAMES[game_id])))).glob("*.py"))


def rules_of(game_id: str) -> Coverage:
    [rules] = read_rules([Path(str(resources.files(home(GAMES[game_id]))))])
    return rules


def number(clause: str) -> int:
    return int(re.findall(r"\d+", clause)[-1])


def test_every_clause_and_example_has_a_test_and_no_test_cites_another(capsys: pytest.CaptureFixture[str]) -> None:
    assert report(homes()) == 0, capsys.readouterr().out


@of_each
def test_examples_and_rulings_are_numbered_without_a_gap(game_id: str) -> None:
    rules = rules_of(game_id)
    for numbered in (rules.examples, rules.rulings):
        assert list(map(number, numbered)) == list(range(1, len(numbered) + 1))


@of_each
def test_every_ruling_has_a_test_or_a_reason_for_none(game_id: str) -> None:
    tests = own_tests(game_id)
    known = {citation.clause for citation in read_citations(tests, tests)} | {*CERTIFICATES[game_id].untested}
    assert [ruling for ruling in rules_of(game_id).rulings if ruling not in known] == []


@of_each
def test_the_code_cites_only_clauses_and_rulings_that_exist(game_id: str) -> None:
    rules, prefix = rules_of(game_id), GAMES[game_id].meta.prefix
    for path in rule_modules(game_id):
        cited = re.findall(rf"\b(?:{prefix}-\d+\.\d+[a-z]?|(?:{prefix}-R|R-|Q)\d+)\b", path.read_text("utf-8"))
        assert [clause for clause in cited if clause not in {*rules.clauses, *rules.rulings}] == [], path.name


@of_each
def test_every_reason_for_a_refusal_is_met_in_a_test(game_id: str) -> None:
    """That each has its words and quotes a clause is tested in `tests/words/test_games.py`."""
    refusals = part(game_id, "refusals")
    reasons = refusals.REFUSALS if refusals is not None else {}
    said = {
        node.value
        for path in own_tests(game_id).glob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert [r for r in reasons if not said & {r, r.removeprefix(f"{game_id}-refusal-")}] == []
