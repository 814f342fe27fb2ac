"""The script that counts tested clauses, on rules made up for it."""

from pathlib import Path

import pytest

from tests import rules_coverage

RULES = """
# Whist

- **WHI-1.1** Four play.
- **WHI-1.2** See **WHI-1.1**; the dealer is last.
  - **WHI-1.2a** Below another clause.
- WHI-9.9 is only mentioned.

| Example | Given |
|---|---|
| **WHI-X1** | An ace |
| WHI-X2 | A king |

| Q | Question |
|---|---|
| Q1 | Whose lead? |
| Q2 | What if all pass? |
"""


def house(tmp_path: Path, tests: str, rules: str = RULES) -> Path:
    (tmp_path / "engine" / "whist").mkdir(parents=True)
    (tmp_path / "engine" / "whist" / "RULES.md").write_text(rules)
    (tmp_path / "tests" / "engine" / "whist").mkdir(parents=True)
    (tmp_path / "tests" / "engine" / "whist" / "test_it.py").write_text(
        "import pytest\nfrom pytest import mark\n" + tests
    )
    return tmp_path


def report(root: Path) -> int:
    return rules_coverage.report([root / "engine" / "whist"], root)


def rule(*clauses: str, mark: str = "pytest.mark") -> str:
    return f"@{mark}.rule({', '.join(map(repr, clauses))})\ndef test_{abs(hash(clauses))}(): ...\n"


def test_all_clauses_and_examples_covered(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tests = rule("WHI-1.1", "WHI-1.2") + rule("WHI-1.2a", mark="mark") + rule("WHI-X1", "WHI-X2", "Q2")
    assert report(house(tmp_path, tests)) == 0
    assert capsys.readouterr().out == "whist: 3 of 3 clauses, 2 of 2 examples and 1 of 2 rulings have a test\n"


def test_clauses_without_a_test_are_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert report(house(tmp_path, rule("WHI-1.1") + rule("WHI-X2"))) == 1
    said = capsys.readouterr().out
    assert "whist: 1 of 3 clauses, 1 of 2 examples and 0 of 2 rulings have a test" in said
    assert "without a test: WHI-1.2, WHI-1.2a, WHI-X1" in said


def test_a_citation_of_nothing_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tests = rule("WHI-1.1", "WHI-1.2", "WHI-1.2a", "WHI-X1", "WHI-X2") + rule("WHI-9.9")
    assert report(house(tmp_path, tests)) == 1
    assert "tests/engine/whist/test_it.py:5 cites WHI-9.9, which no rules have" in capsys.readouterr().out


def test_a_ruling_is_cited_from_its_own_game_only(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = house(tmp_path, rule("WHI-1.1"), "- **WHI-1.1** Four play.\n| Q1 | Whose lead? |\n")
    (root / "tests" / "engine" / "test_bridge.py").write_text("import pytest\n" + rule("Q1"))
    assert report(root) == 1
    assert "tests/engine/test_bridge.py:2 cites Q1" in capsys.readouterr().out


def test_a_mark_inside_a_parameter_counts(tmp_path: Path) -> None:
    parameter = "pytest.param(1, marks=pytest.mark.rule('WHI-1.1'))\n"
    assert report(house(tmp_path, parameter, "- **WHI-1.1** Four play.\n")) == 0


def test_a_clause_numbered_twice_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules = "- **WHI-1.1** Four play.\n- **WHI-1.1** Five play.\n"
    assert report(house(tmp_path, rule("WHI-1.1"), rules)) == 1
    assert "numbered twice: WHI-1.1" in capsys.readouterr().out


def test_a_clause_that_is_not_written_out_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="must be written out"):
        report(house(tmp_path, "name = 'WHI-1.1'\nmark.rule(name)\n"))


def test_other_calls_are_no_citations(tmp_path: Path) -> None:
    assert report(house(tmp_path, rule("WHI-1.1") + "engine.rule('x')\n", "- **WHI-1.1** Four play.\n")) == 0


def test_no_rules_at_all_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "tests").mkdir()
    assert report(tmp_path) == 1
    assert "no rules found" in capsys.readouterr().out
