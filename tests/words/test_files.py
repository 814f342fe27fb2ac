"""The language files themselves: both say the same things, and nothing in them is broken."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from words import LANGUAGES
from words.speaker import ENTRY, HERE, files

pytestmark = pytest.mark.xdist_group("languages")  # the files are read once for all tests of them

PATHS = {lang: {path.name: path for path in files(lang)} for lang in LANGUAGES}
FILES = sorted(PATHS["en"])
"""By name: every game's begin with its id."""
ASPECT = re.compile(r"_(id|count|known|own)$")
"""`$ports_count` and `$material_id` are aspects of one argument (`Speaker.arguments`)."""


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def text_of(lang: str, name: str) -> str:
    return PATHS[lang][name].read_text(encoding="utf-8")


@cache
def entries(lang: str, name: str) -> list[ast.EntryType]:
    return FluentParser().parse(text_of(lang, name)).body


def broken_lines(path: Path) -> list[str]:
    """Where Fluent cannot read a file, and why."""
    text = path.read_text(encoding="utf-8")
    return [
        f"{path}:{text.count(chr(10), 0, note.span.start if note.span else 0) + 1}: {note.message}"
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Junk)
        for note in entry.annotations or ()
    ]


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
    assert broken_lines(PATHS[lang][name]) == []


def test_a_line_that_fluent_cannot_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "whist.ftl").write_text("whist-good = Good\n\nwhist-bad = { $count ->\n    [one] a trick\n}\n")
    assert broken_lines(tmp_path / "whist.ftl") == [
        f"{tmp_path}/whist.ftl:5: Expected one of the variants to be marked as default (*)"
    ]


def test_no_two_files_have_one_name() -> None:
    """A game's are called by its id: `carnival.ftl`, `carnival-render.ftl`."""
    for lang in LANGUAGES:
        assert len(files(lang)) == len(PATHS[lang])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_house_and_its_own_games_speak_every_language(lang: str) -> None:
    """Others may leave one out: then they are read in English."""
    ours = {path.name for spoken in LANGUAGES for path in (HERE / spoken).glob("*.ftl")}
    assert {path.name for path in (HERE / lang).glob("*.ftl")} == ours


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_speaker_tells_the_messages_apart_as_fluent_does(lang: str, name: str) -> None:
    """It cuts a file up itself, to read each message only when it is said."""
    text = text_of(lang, name)
    read = [entry for entry in entries(lang, name) if isinstance(entry, ast.Message | ast.Term)]
    cut = {entry["id"]: FluentParser().parse(entry[0]).body for entry in ENTRY.finditer(text)}
    assert [*cut] == [f"{'-' * isinstance(entry, ast.Term)}{entry.id.name}" for entry in read]
    for (alone,), entry in zip(cut.values(), read, strict=True):
        assert alone.equals(entry, ignored_fields=["span", "comment"])


@pytest.mark.parametrize("name", FILES)
def test_both_languages_have_the_same_messages_with_the_same_arguments(name: str) -> None:
    first, *others = [messages(lang, name) for lang in LANGUAGES]
    for lang, other in zip(LANGUAGES[1:], others, strict=True):
        differing = sorted(message for message in {*first, *other} if first.get(message) != other.get(message))
        assert not differing, f"{PATHS[lang][name]} lacks, has alone, or has with other arguments: {differing}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_given_twice(lang: str) -> None:
    ids = [entry.id.name for name in FILES for entry in entries(lang, name) if isinstance(entry, ast.Message)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_has_a_text(lang: str, name: str) -> None:
    empty = [e.id.name for e in entries(lang, name) if isinstance(e, ast.Message) and not (e.value or e.attributes)]
    assert empty == []


@pytest.mark.parametrize("name", FILES)
def test_no_sentence_of_its_own_line_begins_like_a_numbered_list(name: str) -> None:
    """`1. forduló: …` would be shown as the first entry of a list."""
    said = re.compile(r"^([\w-]+-(?:waiting|decision)-\w+|review-\w+-move) = \{ \$\w+ \}\. ", re.MULTILINE)
    assert [found for lang in LANGUAGES for found in said.findall(text_of(lang, name))] == []
