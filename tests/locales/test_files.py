"""The language files themselves: both say the same things, and nothing in them is broken."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import locales
from locales import LANGUAGES
from locales.speaker import ENTRY

pytestmark = pytest.mark.xdist_group("languages")  # the files are read once for all tests of them

FOLDER = Path(locales.__file__).parent
FILES = sorted({path.name for lang in LANGUAGES for path in (FOLDER / lang).glob("*.ftl")})
ASPECT = re.compile(r"_(id|count|known)$")
"""`$ports_count` and `$material_id` are aspects of one argument (`Speaker.arguments`)."""


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


@cache
def entries(lang: str, name: str) -> list[ast.EntryType]:
    return FluentParser().parse((FOLDER / lang / name).read_text(encoding="utf-8")).body


@cache
def messages(lang: str, name: str) -> dict[str, set[str]]:
    """Each message of a file and its arguments."""
    found: dict[str, set[str]] = {}
    for entry in entries(lang, name):
        if isinstance(entry, ast.Message | ast.Term):
            listener = Variables()
            listener.visit(entry)
            found[entry.id.name] = {ASPECT.sub("", variable) for variable in listener.found}
    return found


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_fluent_can_read_every_line(lang: str, name: str) -> None:
    assert [entry.content for entry in entries(lang, name) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_speaker_tells_the_messages_apart_as_fluent_does(lang: str, name: str) -> None:
    """It cuts a file up itself, to read each message only when it is said."""
    text = (FOLDER / lang / name).read_text(encoding="utf-8")
    read = [entry for entry in entries(lang, name) if isinstance(entry, ast.Message | ast.Term)]
    cut = {entry["id"]: FluentParser().parse(entry[0]).body for entry in ENTRY.finditer(text)}
    assert [*cut] == [f"{'-' * isinstance(entry, ast.Term)}{entry.id.name}" for entry in read]
    for (alone,), entry in zip(cut.values(), read, strict=True):
        assert alone.equals(entry, ignored_fields=["span", "comment"])


@pytest.mark.parametrize("name", FILES)
def test_both_languages_have_the_same_messages_with_the_same_arguments(name: str) -> None:
    first, *others = [messages(lang, name) for lang in LANGUAGES]
    for other in others:
        assert other == first


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_given_twice(lang: str) -> None:
    ids = [entry.id.name for name in FILES for entry in entries(lang, name) if isinstance(entry, ast.Message)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_has_a_text(lang: str, name: str) -> None:
    empty = [e.id.name for e in entries(lang, name) if isinstance(e, ast.Message) and not (e.value or e.attributes)]
    assert empty == []
