"""RULES.md and the tests: every clause and every example has a test that carries its id."""

import re
from pathlib import Path

import games.tiletum

HERE = Path(__file__).parent
RULES = (Path(games.tiletum.__file__).parent / "RULES.md").read_text()
CLAUSES = re.findall(r"^- \*\*(TIL-\d+\.\d+)\*\* \S", RULES, re.MULTILINE)
EXAMPLES = re.findall(r"^\| \*\*(TIL-X\d+)\*\* \|", RULES, re.MULTILINE)
RULINGS = re.findall(r"^\| (R-\d+) \|", RULES, re.MULTILINE)
MARKED = {
    clause
    for file in HERE.glob("test_*.py")
    for marks in re.findall(r"mark\.rule\(([^)]*)\)", file.read_text())
    for clause in re.findall(r'"([^"]+)"', marks)
}


def test_the_rules_are_complete_and_in_order() -> None:
    assert len(CLAUSES) == len(set(CLAUSES)) == 245
    assert [f"TIL-X{n}" for n in range(1, 18)] == EXAMPLES
    assert [f"R-{n}" for n in range(1, 36)] == RULINGS


def test_every_clause_has_a_test() -> None:
    assert sorted(set(CLAUSES) - MARKED) == []


def test_every_example_has_a_test() -> None:
    assert sorted(set(EXAMPLES) - MARKED) == []


def test_every_ruling_has_a_test() -> None:
    assert sorted(set(RULINGS) - MARKED) == []


def test_no_test_cites_a_clause_that_does_not_exist() -> None:
    assert sorted(MARKED - set(CLAUSES) - set(EXAMPLES) - set(RULINGS)) == []


def test_the_code_cites_only_clauses_and_rulings_that_exist() -> None:
    for file in Path(games.tiletum.__file__).parent.glob("*.py"):
        text = file.read_text()
        for clause in re.findall(r"TIL-\d+\.\d+", text):
            assert clause in CLAUSES, f"{file.name} cites {clause}"
        for ruling in re.findall(r"\bR-\d+", text):
            assert ruling in RULINGS, f"{file.name} cites {ruling}"
