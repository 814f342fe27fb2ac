"""The documents name files and functions that exist, and the generated tables are those of the code."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture_tables import PAGE, ROOT, message_ids, verbs, written_anew


def test_the_tables_of_the_page_are_those_of_the_code() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert written_anew(page) == page, "write them anew: python -m tests.architecture_tables"


def test_what_is_put_together_in_the_code_is_found() -> None:
    ids = {said.id: said.where for said in message_ids()}
    assert "words/wording.py" in ids["<game>-ask-kind-<Decision>"]
    assert ids["<game>-event-<Event>"] == "words/speaker.py"
    assert ("confirm", "cogs/play/play.py `confirm_pressed`") in verbs()


PATH = re.compile(
    r"`((?:app|automata|bench|cogs|deploy|docs|engine|examples|games|localdiscord|prompts|render|storage|tables|tests|web|words)"
    r"/[\w/.-]*)`"
)


@pytest.mark.parametrize(
    "page", ["CONTRIBUTING.md", "docs/ARCHITECTURE.md", "docs/ADD_A_GAME.md", "docs/RELIABILITY.md"]
)
def test_what_the_docs_point_to_is_there(page: str) -> None:
    named = PATH.findall((ROOT / page).read_text(encoding="utf-8"))
    assert len(named) > 3
    assert [path for path in named if not (ROOT / path).exists()] == []


AFTER_A_FILE = re.compile(r"`([a-z]+/[\w/<>.-]*\.py)`((?:,? `[A-Za-z_]\w*`)+)")
"""A module and the functions, classes or constants that are named right after it."""


def _named_functions(page: str) -> Iterator[tuple[str, str]]:
    for path, names in AFTER_A_FILE.findall((ROOT / page).read_text(encoding="utf-8")):
        for name in re.findall(r"`(\w+)`", names):
            yield path, name


def _defined(path: Path) -> set[str]:
    """Functions, methods, classes and constants of a module."""
    found = set[str]()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
    return found


@pytest.mark.parametrize("page", ["CONTRIBUTING.md", "docs/ARCHITECTURE.md", "docs/AUTOMATA.md"])
def test_a_function_that_the_docs_name_is_in_that_file(page: str) -> None:
    missing = []
    for path, name in _named_functions(page):
        files = list(ROOT.glob(re.sub(r"<\w+>", "*", path)))
        if not files or not all(name in _defined(file) for file in files):
            missing.append(f"{path} {name}")
    assert missing == []


def test_the_walk_of_a_confirmed_move_names_its_functions() -> None:
    assert len(list(_named_functions("docs/ARCHITECTURE.md"))) > 15
