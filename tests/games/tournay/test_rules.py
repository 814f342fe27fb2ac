"""RULES.md and the tests: every clause, example and ruling has a test that carries its id."""

import re
from pathlib import Path

import games.tournay

HERE = Path(__file__).parent
CODE = Path(games.tournay.__file__).parent
RULES = (CODE / "RULES.md").read_text()
CLAUSES = re.findall(r"^- \*\*(TOU-\d+\.\d+a?)\*\* \S", RULES, re.MULTILINE)
EXAMPLES = re.findall(r"^\| \*\*(TOU-X\d+)\*\* \|", RULES, re.MULTILINE)
RULINGS = re.findall(r"^\| (Q\d+) \|", RULES, re.MULTILINE)
MARKED = {
    clause
    for file in HERE.glob("test_*.py")
    for marks in re.findall(r"mark\.rule\(([^)]*)\)", file.read_text())
    for clause in re.findall(r'"([^"]+)"', marks)
}


def test_the_rules_are_complete_and_in_order() -> None:
    assert len(CLAUSES) == len(set(CLAUSES)) == 245
    assert [f"TOU-X{n}" for n in range(1, 18)] == EXAMPLES
    assert [f"Q{n}" for n in range(1, 70)] == RULINGS


def test_every_clause_every_example_and_every_ruling_has_a_test() -> None:
    assert sorted({*CLAUSES, *EXAMPLES, *RULINGS} - MARKED) == []


def test_no_test_cites_what_does_not_exist() -> None:
    assert sorted(MARKED - {*CLAUSES, *EXAMPLES, *RULINGS}) == []


def test_the_code_cites_only_what_exists() -> None:
    for file in CODE.glob("*.py"):
        text = file.read_text()
        for clause in re.findall(r"TOU-\d+\.\d+a?", text):
            assert clause in CLAUSES, f"{file.name} cites {clause}"
        for ruling in re.findall(r"\bQ\d+\b", text):
            assert ruling in RULINGS, f"{file.name} cites {ruling}"
