"""The rules of a game by clause, quoted by `/rules` and refusals from `games/<game>/RULES.md` and `RULES.hu.md`.

A clause is a line `- **CAL-3.6** text`; a table right after a clause that ends in a colon belongs to it. Rulings are
clauses too (`Q9`), written as rows of a table: question, answer and, in English, the reason. Marks of origin and the
numbers of rulings are removed. The glossary at the end pairs the names of things: Hungarian, English, and those of
other editions. `words.rule_search` searches the clauses.
"""

import re
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path

from engine import GAMES, home
from words import LANGUAGES

SECTION = re.compile(r"^#{2,3} (?:(?P<id>[A-Z]+-\d+)|\d+\.) (?P<title>.+)$")
NUMBER = r"(?:[A-Z]{3}-)?(?:Q|A|R-?)\d+"
"""Formats of the numbers of rulings: Q9, A3, R-12, BUR-R1."""
CLAUSE = re.compile(rf"^- \*\*(?P<id>[A-Z]+-\d[\w.]*|{NUMBER})\*\* (?P<text>.+)$")
RULING = re.compile(
    rf"^\| (?:\*\*)?(?P<id>{NUMBER})(?:\*\*)? \| (?P<question>[^|]+) \| (?P<ruling>[^|]+) \|(?: (?P<why>[^|]+) \|)?$"
)
ROW = re.compile(r"^\| (?P<first>[^|]+) \| (?P<second>[^|]+) \|$")
MARK = re.compile(r"\s*`\[(?P<mark>[^\]]*)\]`")
REFERENCES = (
    re.compile(rf"\s*\((?:[^()]*: |\w+ )?{NUMBER}(?:(?:,| and| és) {NUMBER})*\)"),
    re.compile(rf"[;,](?: \w+)? {NUMBER}(?=\))"),
)
"""References to remove: a bracket with nothing else, or the end of one."""
EMPHASIS = re.compile(r"[*`]+")
RULINGS = "Q"
"""Id of the section of rulings."""
GLOSSARY = "## 7. Glossary"
COLUMNS = {"Hungarian": "hu", "English": "en", "German": "", "Other editions": ""}
"""Column of the glossary → language; "" for other editions."""
REMARK = re.compile(r"\s*\([^()]*\)")


@dataclass(frozen=True, slots=True)
class Term:
    names: dict[str, tuple[str, ...]]
    """By language; "" for other editions."""


@dataclass(frozen=True, slots=True)
class Section:
    id: str
    title: str
    clauses: tuple[tuple[str, str], ...]
    """Ids and texts, in order."""


def clause(game_id: str, clause_id: str, lang: str) -> str | None:
    """The text of a clause. `CAL-3.6`, `cal-3.6` and `3.6` all find it."""
    number = number_of(game_id, clause_id, lang)
    return texts(game_id, lang)[number] if number else None


def heading(game_id: str, clause_id: str, lang: str) -> str:
    """Title of the section that contains a clause."""
    return _headings(game_id, lang)[clause_id]


@cache
def sections(game_id: str, lang: str) -> tuple[Section, ...]:
    """The rules in order, by section; the rulings last."""
    found: list[tuple[str, str, list[tuple[str, str]]]] = []
    lines = _source(game_id, lang).read_text(encoding="utf-8").splitlines()
    for line, following in zip(lines, [*lines[1:], ""], strict=True):
        if heading := SECTION.match(line):
            found.append((heading["id"] or RULINGS, _plain(heading["title"]), []))
            continue
        if not found:
            continue
        clauses = found[-1][2]
        if entry := CLAUSE.match(line):
            clauses.append((entry["id"], _plain(entry["text"])))
        elif entry := RULING.match(line):
            answer = [_plain(part) for part in (entry["ruling"], entry["why"]) if part]
            clauses.append((entry["id"], f"{_plain(entry['question'])}\n{' '.join(answer)}"))
        elif clauses and (row := ROW.match(line)) and not following.startswith("|--"):
            id_, text = clauses[-1]
            if text.split("\n")[0].endswith(":"):
                clauses[-1] = (id_, f"{text}\n• {_plain(row['first'])}: {_plain(row['second'])}")
    return tuple(Section(id_, title, tuple(clauses)) for id_, title, clauses in found if clauses)


@cache
def glossary(game_id: str) -> tuple[Term, ...]:
    """The glossary at the end of the English rules."""
    lines = _source(game_id, "en").read_text(encoding="utf-8").partition(f"\n{GLOSSARY}\n")[2].splitlines()
    found: list[Term] = []
    columns: list[str | None] = []
    for line, following in zip(lines, [*lines[1:], ""], strict=True):
        cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []
        if following.replace(" ", "").startswith("|--"):
            columns = [COLUMNS.get(cell) for cell in cells]
        elif cells and not set(line) <= set("|- "):
            found += _named(columns, cells)
    return tuple(found)


def _named(columns: list[str | None], cells: list[str]) -> list[Term]:
    """Several terms if all cells of a row have the same number of names (`sör, bor | ale, wine`), else one with
    several names."""
    named = [(lang, _names(cell)) for lang, cell in zip(columns, cells, strict=True) if lang is not None]
    counts = {len(names) for _, names in named}
    if len(counts) == 1:
        return [Term({lang: (names[place],) for lang, names in named}) for place in range(*counts)]
    return [Term({lang: tuple(names) for lang, names in named})]


def _names(cell: str) -> list[str]:
    return [name for name in re.split(r" / |, ", REMARK.sub("", EMPHASIS.sub("", cell)).strip()) if name.strip("– ")]


def in_a_line(text: str) -> str:
    """A clause as one plain line, for autocomplete choices."""
    return " ".join(EMPHASIS.sub("", text).split())


# ---------------------------------------------------------------- reading the file


def _source(game_id: str, lang: str) -> Path:
    """Rules file in this language; English if there is no translation."""
    folder = Path(str(resources.files(home(GAMES[game_id]))))
    translated = folder / f"RULES.{lang}.md"
    return translated if lang in LANGUAGES and translated.exists() else folder / "RULES.md"


def _plain(text: str) -> str:
    """The text without marks of origin and without numbers of rulings in brackets."""
    text = MARK.sub("", text)
    for reference in REFERENCES:
        text = reference.sub("", text)
    return text.strip()


@cache
def texts(game_id: str, lang: str) -> dict[str, str]:
    """Every clause by its number, in order."""
    return dict(clause for section in sections(game_id, lang) for clause in section.clauses)


@cache
def _headings(game_id: str, lang: str) -> dict[str, str]:
    return {id_: section.title for section in sections(game_id, lang) for id_, _ in section.clauses}


def number_of(game_id: str, typed: str, lang: str) -> str | None:
    """Number of the clause that was typed, if it is one."""
    wanted = typed.strip().casefold()
    prefixed = f"{GAMES[game_id].meta.prefix}-{wanted}".casefold()
    return next((id_ for id_ in texts(game_id, lang) if id_.casefold() in (wanted, prefixed)), None)
