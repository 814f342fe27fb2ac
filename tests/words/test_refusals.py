"""Whatever is refused, outside the rules of a game, is explained in the reader's language."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from words import LANGUAGES, speaker

ROOT = Path(__file__).parents[2]
REFUSING = ("tables", "prompts", "cogs", "web")


def reasons_in(tree: ast.Module) -> Iterator[str]:
    """Message ids given to `Refused` in a module, directly or by a name that is assigned there."""
    assigned: dict[str, list[ast.expr]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            assigned.setdefault(node.targets[0].id, []).append(node.value)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Refused", "Overtaken"):
            given = node.args[0]
            for value in assigned.get(given.id, ()) if isinstance(given, ast.Name) else [given]:
                yield from texts(value)


def texts(value: ast.expr) -> Iterator[str]:
    if isinstance(value, ast.IfExp):
        yield from (*texts(value.body), *texts(value.orelse))
    elif isinstance(value, ast.Constant) and isinstance(value.value, str):
        yield value.value


def reasons() -> set[str]:
    sources = [path.read_text(encoding="utf-8") for folder in REFUSING for path in (ROOT / folder).rglob("*.py")]
    return {reason for source in sources for reason in reasons_in(ast.parse(source))}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_its_words(lang: str) -> None:
    found, say = reasons(), speaker(lang)
    assert len(found) > 200
    assert sorted(reason for reason in found if not say.has(reason)) == []


def test_a_reason_is_found_however_it_is_given() -> None:
    source = """
LATE = "too-late"
def refuse(full):
    if full:
        raise Refused("full" if full > 1 else "nearly", table=1)
    reason = "odd" if full else "even"
    raise Refused(reason) if full else Overtaken(LATE)
"""
    assert {*reasons_in(ast.parse(source))} == {"full", "nearly", "odd", "even", "too-late"}
