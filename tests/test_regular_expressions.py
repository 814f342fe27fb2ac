"""No regular expression of the code is slow on hostile input, however it is repeated."""

import ast
import re
import time
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PARTS = (
    "app", "automata", "cogs", "engine", "games", "localdiscord", "prompts", "render", "storage", "tables", "web",
    "words",
)  # fmt: skip
USES = {"compile", "match", "fullmatch", "search", "sub", "subn", "split", "findall", "finditer"}
REPEATED = (
    "a",
    "1",
    " ",
    "a ",
    "a.",
    "1,",
    "-",
    "(",
    "[",
    "](",
    "<@1",
    "*",
    "\\",
    "{",
    "$",
    "🙂",
    "a-1 ",
    "\n",
    "a:b ",
)
SHORT, LONG = 21, 2000
"""Characters. A pattern with exponential backtracking takes seconds for the first, a quadratic one less than the bound
for the second."""


@cache
def patterns() -> dict[str, str]:
    """Where → pattern, of all that are written as one string."""
    found = {}
    for part in PARTS:
        for path in sorted((ROOT / part).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args):
                    continue
                of_re = isinstance(node.func.value, ast.Name) and node.func.value.id == "re" and node.func.attr in USES
                first = node.args[0]
                if of_re and isinstance(first, ast.Constant) and isinstance(first.value, str):
                    found[f"{path.relative_to(ROOT)}:{node.lineno}"] = first.value
    return found


def seconds(pattern: re.Pattern[str], text: str) -> float:
    """Processor time of the slowest way to use it, on the text and with a character at its end that does not fit."""
    longest = 0.0
    for hostile in (text, f"{text}\0"):
        for use in (pattern.search, pattern.fullmatch):
            began = time.process_time()
            use(hostile)
            longest = max(longest, time.process_time() - began)
    return longest


def too_slow(source: str) -> bool:
    pattern = re.compile(source)
    for length, bound in ((SHORT, 0.05), (LONG, 1.0)):
        if any(seconds(pattern, (part * length)[:length]) > bound for part in REPEATED):
            return True
    return False


def test_all_of_them() -> None:
    assert len(patterns()) > 50, "they are found"
    assert [where for where, source in patterns().items() if too_slow(source)] == []


@pytest.mark.parametrize("source", [r"(a+)+$", r"(\w+\s?)*!"])
def test_a_slow_one_is_found(source: str) -> None:
    assert too_slow(source)
