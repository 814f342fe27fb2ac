"""RULES.md and the tests: every clause and every example has a test that carries its id."""

import re
from pathlib import Path

import games.burgundy

HERE = Path(__file__).parent
RULES = (Path(games.burgundy.__file__).parent / "RULES.md").read_text()
CLAUSES = re.findall(r"^- \*\*(BUR-\d+\.\d+)\*\* \S", RULES, re.MULTILINE)
EXAMPLES = re.findall(r"^\| \*\*(BUR-X\d+)\*\* \|", RULES, re.MULTILINE)
RULINGS = re.findall(r"^\| \*\*(BUR-R\d+)\*\* \|", RULES, re.MULTILINE)
TESTS = [file.read_text() for file in sorted(HERE.glob("test_*.py")) if file != Path(__file__)]
MARKED = {
    clause
    for text in TESTS
    for marks in re.findall(r"mark\.rule\(([^)]*)\)", text)
    for clause in re.findall(r'"([^"]+)"', marks)
}
RULED = {ruling for text in TESTS for ruling in re.findall(r"BUR-R\d+", text)}
"""Rulings stand in the first words of the tests that check them."""


def test_the_rules_are_complete_and_in_order() -> None:
    assert len(CLAUSES) == len(set(CLAUSES)) == 159
    assert [f"BUR-X{n}" for n in range(1, 30)] == EXAMPLES
    assert [f"BUR-R{n}" for n in range(1, 38)] == RULINGS


def test_every_clause_has_a_test() -> None:
    assert sorted(set(CLAUSES) - MARKED) == []


def test_every_example_has_a_test() -> None:
    assert sorted(set(EXAMPLES) - MARKED) == []


def test_every_ruling_has_a_test() -> None:
    assert sorted(set(RULINGS) - RULED) == []


def test_no_test_cites_a_clause_that_does_not_exist() -> None:
    assert sorted(MARKED - set(CLAUSES) - set(EXAMPLES)) == []
    assert sorted(RULED - set(RULINGS)) == []


def test_the_code_cites_only_clauses_that_exist() -> None:
    for file in Path(games.burgundy.__file__).parent.glob("*.py"):
        for clause in re.findall(r"BUR-(?:\d+\.\d+|R\d+)", file.read_text()):
            assert clause in CLAUSES + RULINGS, f"{file.name} cites {clause}"
