"""The rules of a game by clause: `/rules` and refusals quote them from `games/<game>/RULES.md` and `RULES.hu.md`.

A clause is a line `- **CAL-3.6** text`; a table right after a clause that ends in a colon belongs to it. Rulings are
clauses too (`Q9`), kept as rows of a table: question, answer and, in English, the reason. Marks of origin and the
numbers of rulings are left out.
"""

import re
import unicodedata
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path

from engine import GAMES, home
from words import LANGUAGES

SECTION = re.compile(r"^#{2,3} (?:(?P<id>[A-Z]+-\d+)|\d+\.) (?P<title>.+)$")
NUMBER = r"(?:[A-Z]{3}-)?(?:Q|A|R-?)\d+"
"""How the games number their rulings: Q9, A3, R-12, BUR-R1."""
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
"""Brackets that hold nothing else, and what stands at the end of others."""
EMPHASIS = re.compile(r"[*`]+")
WORD = re.compile(r"[\w.-]*\w")
RULINGS = "Q"
"""The id of the section of rulings."""

SAME, BEGINS, ALIKE = 4, 3, 1
SHORTEST_STEM = 4
LONGEST_ENDING = 3
"""Words that agree but for so many letters at the end are forms of one word (korongok, korongot)."""


@dataclass(frozen=True, slots=True)
class Section:
    id: str
    title: str
    clauses: tuple[tuple[str, str], ...]
    """Ids and texts, in order."""


def clause(game_id: str, clause_id: str, lang: str) -> str | None:
    """The text of a clause. `CAL-3.6`, `cal-3.6` and `3.6` all find it."""
    number = _number(game_id, clause_id, lang)
    return _texts(game_id, lang)[number] if number else None


def look_up(game_id: str, words: str, lang: str, limit: int = 10) -> list[tuple[str, str]]:
    """The clause with that number, or the clauses that speak of the words."""
    number = _number(game_id, words, lang)
    return [(number, _texts(game_id, lang)[number])] if number else search(game_id, words, lang, limit)


def heading(game_id: str, clause_id: str, lang: str) -> str:
    """The title of the section that a clause stands in."""
    return _headings(game_id, lang)[clause_id]


def search(game_id: str, words: str, lang: str, limit: int = 10) -> list[tuple[str, str]]:
    """The clauses that speak of all the words, the closest first; if none does, those that speak of most."""
    wanted = _tokens(words)
    found = []
    for place, (id_, text, tokens) in enumerate(_searchable(game_id, lang)):
        scores = [max((_likeness(word, token) for token in tokens), default=0) for word in wanted]
        matched = sum(score > 0 for score in scores)
        if matched:
            found.append((-matched, -sum(scores), place, (id_, text)))
    found.sort()
    most = found[0][0] if found else 0
    return [hit for matched, _, _, hit in found if matched == most][:limit]


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


def in_a_line(text: str) -> str:
    """A clause where nothing can be set in bold or on a line of its own, as in the choices of an option."""
    return " ".join(EMPHASIS.sub("", text).split())


# ---------------------------------------------------------------- reading the file


def _source(game_id: str, lang: str) -> Path:
    """The rules in that language, in English where there is no translation."""
    folder = Path(str(resources.files(home(GAMES[game_id]))))
    translated = folder / f"RULES.{lang}.md"
    return translated if lang in LANGUAGES and translated.exists() else folder / "RULES.md"


def _plain(text: str) -> str:
    """As a player reads it: without marks of origin, and without the numbers of our rulings in brackets."""
    text = MARK.sub("", text)
    for reference in REFERENCES:
        text = reference.sub("", text)
    return text.strip()


@cache
def _texts(game_id: str, lang: str) -> dict[str, str]:
    return dict(clause for section in sections(game_id, lang) for clause in section.clauses)


@cache
def _headings(game_id: str, lang: str) -> dict[str, str]:
    return {id_: section.title for section in sections(game_id, lang) for id_, _ in section.clauses}


def _number(game_id: str, typed: str, lang: str) -> str | None:
    wanted = typed.strip().casefold()
    prefixed = f"{GAMES[game_id].meta.prefix}-{wanted}".casefold()
    return next((id_ for id_ in _texts(game_id, lang) if id_.casefold() in (wanted, prefixed)), None)


# ---------------------------------------------------------------- searching


@cache
def _searchable(game_id: str, lang: str) -> tuple[tuple[str, str, frozenset[str]], ...]:
    return tuple((id_, text, frozenset(_tokens(f"{id_} {text}"))) for id_, text in _texts(game_id, lang).items())


def _tokens(text: str) -> list[str]:
    """Words without case and accents."""
    spread = unicodedata.normalize("NFKD", text.casefold())
    return WORD.findall("".join(letter for letter in spread if not unicodedata.combining(letter)))


def _likeness(word: str, token: str) -> int:
    if word == token:
        return SAME
    if token.startswith(word):
        return BEGINS
    stem = max(SHORTEST_STEM, len(word) - LONGEST_ENDING)
    return ALIKE if len(word) >= SHORTEST_STEM and token[:stem] == word[:stem] else 0
