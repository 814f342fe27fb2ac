"""`make mutate` finds the lines that no test guards, and only those."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutants import Mutation, mutations, on_lines, sample

RULES = """\
PRICES = (1, 2)


def price(seat: int, rich: bool) -> int:
    assert seat < 9
    if rich and seat > 0:
        return 2
    while seat > 5:
        seat -= 1
    return PRICES[0]


def forgotten(seat: int) -> int:
    return seat + 1
"""
TESTS = """\
from games.toy.rules import price


def test_the_rich_pay_two():
    assert price(1, True) == 2
    assert price(0, True) == 1
    assert price(1, False) == 1
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for folder in ("games/toy", "tests/games/toy"):
        (tmp_path / folder).mkdir(parents=True)
    for package in ("games", "games/toy"):
        (tmp_path / package / "__init__.py").write_text("")
    (tmp_path / "games/toy/rules.py").write_text(RULES)
    (tmp_path / "tests/games/toy/test_rules.py").write_text(TESTS)
    return tmp_path


def of_line(tree: Path, line: int) -> list[Mutation]:
    return on_lines(tree, f"games/toy/rules.py:{line}")


def test_a_mutation_changes_one_thing(tree: Path) -> None:
    told = [mutation.describe(tree) for mutation in of_line(tree, 6)]
    assert all(text.startswith("games/toy/rules.py:6 ") for text in told)
    changes = {text[text.index("⟦") + 1 : text.index("⟧")] for text in told}
    assert {"and → or", "0 → 1", "0 → -1", "> → <=", "rich and → "} <= changes
    assert len(set(told)) == len(told), "no two are the same"


def test_annotations_and_assertions_are_left_alone(tree: Path) -> None:
    assert not of_line(tree, 4)
    assert not of_line(tree, 5)


@pytest.mark.parametrize(
    "line",
    [
        "Price = tuple[int, str]",
        "Colour = Literal['red', 'blue']",
        "pairs = zip(seats, strict=True)",
        "priced = lru_cache(maxsize=64)(price)",
        "price = prices.get(seat, seat)",
        "raise NotImplementedError",
        "from typing import Any",
    ],
)
def test_what_no_rule_can_depend_on_is_left_alone(tree: Path, line: str) -> None:
    (tree / "games/toy/rules.py").write_text(line)
    assert not of_line(tree, 1)


@pytest.mark.parametrize(
    ("line", "changes"),
    [
        ("one in ('r', 'b')", {"one not in ('r', 'b')", "one in ('r',)"}),
        ("max(one, two)", {"min(one, two)"}),
        (
            "max((one, two), key=price)",
            {"max((two, one), key=price)", "min((one, two), key=price)", "max((one,), key=price)"},
        ),
        ("sum((one, two))", {"sum((one,))"}),
    ],
)
def test_the_order_of_what_is_only_searched_or_summed_is_left_alone(tree: Path, line: str, changes: set[str]) -> None:
    (tree / "games/toy/rules.py").write_text(f"x = {line}")
    assert {ast.unparse(mutation.tree(tree))[4:] for mutation in of_line(tree, 1)} == changes


def test_names_of_types_that_are_read_as_data_are_changed(tree: Path) -> None:
    (tree / "games/toy/rules.py").write_text("Colour = Literal['red', 'blue']\nCOLOURS = get_args(Colour)")
    assert "Colour = Literal['blue', 'red']" in {ast.unparse(m.tree(tree)).split("\n")[0] for m in of_line(tree, 1)}


def test_a_mutated_rule_is_another_rule(tree: Path) -> None:
    answers = set()
    for mutation in of_line(tree, 6):
        rules: dict[str, object] = {}
        exec(compile(mutation.tree(tree), "rules.py", "exec"), rules)
        price = rules["price"]
        assert callable(price)
        answers.add((price(1, True), price(0, True), price(1, False)))
    assert {(1, 1, 1), (2, 2, 2), (2, 2, 1), (1, 2, 1)} <= answers
    assert (tree / "games/toy/rules.py").read_text() == RULES, "the files stay as they are"


def test_a_sample_is_the_same_for_one_seed(tree: Path) -> None:
    assert sample(tree, "toy", 3, "a") == sample(tree, "toy", 3, "a")
    everything = list(mutations(Path("games/toy/rules.py"), tree))
    assert set(sample(tree, "toy", 99, "b")) <= set(everything)
    assert len(sample(tree, "toy", 99, "b")) == len({mutation.line for mutation in everything})


def test_what_no_test_notices_is_listed(tree: Path) -> None:
    """Nothing asks for a high seat, so line 9 can do anything."""
    lines = "games/toy/rules.py:7,9"
    command = [sys.executable, "-m", "tests.mutation", "toy", "--lines", lines, "--root", str(tree)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    survivors = [line for line in run.stdout.splitlines() if "SURVIVED" in line]
    assert run.returncode == 1, run.stderr
    assert {line.split()[2] for line in survivors} == {"games/toy/rules.py:9"}
    assert "rules.py:7" not in "".join(survivors), "a test says what the rich pay"
    assert f"{len(survivors)} of" not in run.stdout.splitlines()[-1]


def test_what_no_test_goes_through_survives(tree: Path) -> None:
    command = [sys.executable, "-m", "tests.mutation", "toy", "--lines", "games/toy/rules.py:14", "--root", str(tree)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 1, run.stderr
    assert run.stdout.splitlines()[-1].startswith("toy: 0 of 3 mutations noticed")
