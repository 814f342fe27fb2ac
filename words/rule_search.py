"""Full-text search in the rules: defining clauses first, set-up and rulings last.

Words are also found by their name in the other language or in another edition (see the glossary of `RULES.md`):
`alderman` finds the Councillor, `combat` the fighting of events.
"""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import product
from typing import NamedTuple

from words import rulebook

WORD = re.compile(r"[\w.-]*\w")
SAME, FORM, KIN, ALIKE = 4, 3, 2, 1
"""Similarity of two words: equal, one inflected, both inflected, or a common stem only."""
HEADING_ALONE = 0.5
"""Weight of a word found only in the heading."""
SHORTEST_STEM = 4
LONGEST_ENDING = 3
"""Words that differ only in up to this many last letters are forms of one word (korongok, korongot)."""

IN_HEADING, IN_SUBJECT, IS_SUBJECT = 3, 2, 4
"""Bonus per word if all are in the heading of a clause, in its first words, or before its colon."""
FEW_WORDS = 2
"""Maximum bonus for a clause about little else."""
AT_SET_UP, IN_RULINGS, BY_ANOTHER_NAME = 5, 2, 1
"""Penalties."""
SUBJECT_LENGTH = 5
"""Number of first words that count as the subject of a clause, unless a colon ends it sooner."""
SET_UP = re.compile(r"set-up|preparation", re.IGNORECASE)
UPKEEP = re.compile(r"clean-up|by post|fair play", re.IGNORECASE)
"""Sections that mention things without defining them, like rulings."""


class Entry(NamedTuple):
    """A clause prepared for the search."""

    id: str
    text: str
    tokens: tuple[str, ...]
    heading: tuple[str, ...]
    subject: tuple[str, ...]
    is_headed: bool
    """Whether its subject ends in a colon: the clause defines it."""
    handicap: int
    """Penalty for a section that seldom answers a question, unless the query names the section."""


def look_up(game_id: str, words: str, lang: str, limit: int = 10) -> list[tuple[str, str]]:
    """The clause with that number, or the clauses that match the words."""
    number = rulebook.number_of(game_id, words, lang)
    return [(number, rulebook.texts(game_id, lang)[number])] if number else search(game_id, words, lang, limit)


def search(game_id: str, words: str, lang: str, limit: int = 10) -> list[tuple[str, str]]:
    """Clauses that contain all the words; if there are none, those with the most.

    Defining clauses come first, and sections by their best clause; within a section clauses are in the order of the
    book.
    """
    readings = _readings(game_id, tuple(_tokens(words)), lang)
    found = []
    for place, entry in enumerate(_entries(game_id, lang)):
        matched, relevance = max(
            (_match(entry, wanted, BY_ANOTHER_NAME * (number > 0)) for number, wanted in enumerate(readings)),
            default=(0.0, 0.0),
        )
        if matched:
            found.append((-matched, -relevance, place, (entry.id, entry.text)))
    found.sort()
    best = [(place, hit) for matched, _, place, hit in found if matched == found[0][0]][:limit]
    sections = list(dict.fromkeys(rulebook.heading(game_id, hit[0], lang) for _, hit in best))
    best.sort(key=lambda one: (sections.index(rulebook.heading(game_id, one[1][0], lang)), one[0]))
    return [hit for _, hit in best]


def meanings(game_id: str, typed: str) -> list[str]:
    """Our names of the things that another edition calls so, by prefix."""
    wanted = " ".join(_tokens(typed))
    return [
        name
        for term in rulebook.glossary(game_id) if wanted
        for elsewhere in term.names.get("", ()) if " ".join(_tokens(elsewhere)).startswith(wanted)
        for lang, names in term.names.items() if lang
        for name in names
    ]  # fmt: skip


# ---------------------------------------------------------------- relevance of a clause


def _match(entry: Entry, wanted: Sequence[str], handicap: int) -> tuple[float, float]:
    """Share of the words that a clause contains, and how relevant it is to them."""
    matched, relevance = 0, -float(handicap)
    if wanted and all(_best(word, entry.heading) >= FORM for word in wanted):
        relevance += IN_HEADING * len(wanted)
    else:
        relevance -= entry.handicap
    for word in wanted:
        score = _best(word, entry.tokens) or (HEADING_ALONE if _best(word, entry.heading) >= FORM else 0)
        if not score:
            continue
        matched += 1
        relevance += score
        if _best(word, entry.subject) >= KIN:
            relevance += IS_SUBJECT if entry.is_headed else IN_SUBJECT
        often = sum(_likeness(word, token) >= KIN for token in entry.tokens)
        relevance += min(FEW_WORDS, 10 * often / len(entry.tokens))
    return (matched / len(wanted) if wanted else 0.0), relevance


def _best(word: str, tokens: Iterable[str]) -> int:
    return max((_likeness(word, token) for token in tokens), default=0)


def _likeness(word: str, token: str) -> int:
    if word == token:
        return SAME
    if token.startswith(word):
        return FORM
    if word.startswith(token) and len(token) >= SHORTEST_STEM and len(word) - len(token) <= LONGEST_ENDING:
        return FORM
    stem = max(SHORTEST_STEM, len(word) - LONGEST_ENDING)
    if len(word) < SHORTEST_STEM or token[:stem] != word[:stem]:
        return 0
    return KIN if len(token) - stem <= LONGEST_ENDING else ALIKE


# ---------------------------------------------------------------- index


@cache
def _entries(game_id: str, lang: str) -> tuple[Entry, ...]:
    titles = {section.id: section.title for section in rulebook.sections(game_id, "en")}
    set_up = {id_ for id_, title in titles.items() if SET_UP.search(title)}
    seldom = {rulebook.RULINGS, *(id_ for id_, title in titles.items() if UPKEEP.search(title))}
    found = []
    for section in rulebook.sections(game_id, lang):
        handicap = AT_SET_UP if section.id in set_up else IN_RULINGS if section.id in seldom else 0
        heading = tuple(_tokens(section.title))
        for id_, text in section.clauses:
            before, colon, _ = text.partition(":")
            is_headed = bool(colon) and len(_tokens(before)) <= SUBJECT_LENGTH
            subject = _tokens(before if is_headed else text)[:SUBJECT_LENGTH]
            tokens = tuple(_tokens(f"{id_} {text}"))
            found.append(Entry(id_, text, tokens, heading, tuple(subject), is_headed, handicap))
    return tuple(found)


def _tokens(text: str) -> list[str]:
    """Lower-case words without accents."""
    spread = unicodedata.normalize("NFKD", text.casefold())
    return WORD.findall("".join(letter for letter in spread if not unicodedata.combining(letter)))


# ---------------------------------------------------------------- names in other languages and editions


@cache
def _names_elsewhere(game_id: str, lang: str) -> dict[tuple[str, ...], list[tuple[str, ...]]]:
    """Names in other languages and editions → names used by the rules in this language."""
    found: dict[tuple[str, ...], list[tuple[str, ...]]] = {}
    for term in rulebook.glossary(game_id):
        here = [tuple(_tokens(name)) for name in term.names.get(lang, ())]
        for elsewhere, names in term.names.items():
            for name in names if elsewhere != lang else ():
                key = tuple(_tokens(name))
                found[key] = [*found.get(key, ()), *(own for own in here if own != key)]
    return found


def _readings(game_id: str, typed: tuple[str, ...], lang: str) -> list[tuple[str, ...]]:
    """The words as typed, and with names of other languages and editions translated."""
    known = _names_elsewhere(game_id, lang)
    readings = [typed] if typed else []
    for start, end in product(range(len(typed)), range(1, len(typed) + 1)):
        if start < end:
            readings += [(*typed[:start], *own, *typed[end:]) for own in known.get(typed[start:end], ())]
    return list(dict.fromkeys(readings))
