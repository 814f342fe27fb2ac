"""RULES.md and the tests: every clause and every example has a test that carries its id."""

import re
from pathlib import Path

import games.calimala
from games.calimala import data

HERE = Path(__file__).parent
RULES = (Path(games.calimala.__file__).parent / "RULES.md").read_text()
CLAUSES = re.findall(r"^- \*\*(CAL-\d+\.\d+a?)\*\* \S", RULES, re.MULTILINE)
EXAMPLES = re.findall(r"^\| \*\*(CAL-X\d+)\*\* \|", RULES, re.MULTILINE)
RULINGS = re.findall(r"^\| (Q\d+) \|", RULES, re.MULTILINE)
MARKED = {
    clause
    for file in HERE.glob("test_*.py")
    for marks in re.findall(r"mark\.rule\(([^)]*)\)", file.read_text())
    for clause in re.findall(r'"([^"]+)"', marks)
}

NOT_CHECKABLE = {
    "Q1": "says where the ninth action is; CAL-2.4 is tested",
    "Q2": "a datum; CAL-2.4 is tested",
    "Q3": "a datum; CAL-2.3 is tested",
    "Q5": "a datum; CAL-1.10 is tested",
    "Q6": "a datum; CAL-2.5 and CAL-2.22 are tested",
    "Q28": "CAL-2.1 is tested",
    "Q32": "CAL-1.1 is tested",
    "Q33": "says which edition is played",
    "Q34": "an invariant, checked after every move of the random games",
}


def test_the_rules_are_complete_and_in_order() -> None:
    assert len(CLAUSES) == len(set(CLAUSES)) == 150
    assert [f"CAL-X{n}" for n in range(1, 22)] == EXAMPLES
    assert [f"Q{n}" for n in range(1, 38)] == RULINGS


def test_every_clause_has_a_test() -> None:
    assert sorted(set(CLAUSES) - MARKED) == []


def test_every_example_has_a_test() -> None:
    assert sorted(set(EXAMPLES) - MARKED) == []


def test_every_ruling_has_a_test_or_a_reason_for_none() -> None:
    assert sorted(set(RULINGS) - MARKED - set(NOT_CHECKABLE)) == []


def test_no_test_cites_a_clause_that_does_not_exist() -> None:
    assert sorted(MARKED - set(CLAUSES) - set(EXAMPLES) - set(RULINGS)) == []


def test_the_code_cites_only_clauses_that_exist() -> None:
    for file in Path(games.calimala.__file__).parent.glob("*.py"):
        for clause in re.findall(r"CAL-\d+\.\d+a?", file.read_text()):
            assert clause in CLAUSES, f"{file.name} cites {clause}"


def test_the_components_are_those_of_the_rules_in_their_order() -> None:
    """Stored games and seeds rely on the order as well."""
    assert tuple(re.findall(r"^\| `act_(\w+)` \|", RULES, re.MULTILINE)) == data.ACTIONS
    places = re.findall(r"^\| `(\w+)` \| \d,\d \| .+ \| `act_(\w+)` \|", RULES, re.MULTILINE)
    assert places == list(data.FIRST_GAME.items())
    assert [place for place, _ in places] == list(data.PLACES)
    [tiles] = re.findall(r"^One each of (.+) `\[nine", RULES, re.MULTILINE)
    assert tuple(tiles.split(", ")) == data.ACTION_TILES
    assert {*data.ACTION_TILES, data.PRINTED_ACTION} == set(data.ACTIONS)
    streets = sorted(re.findall(r"`(s\d\d)` \| (\w+)–(\w+) \| (\w+) \+ (\w+)", RULES))
    assert [(street, (one, other)) for street, one, other, _, _ in streets] == list(data.SPACES.items())
    for _, one, other, *actions in streets:
        assert [data.FIRST_GAME[one], data.FIRST_GAME[other]] == actions
