"""The rules are found by clause and by word, in both languages."""

import re
from importlib import resources

import pytest

from engine import GAMES, home
from tests.contract.games import CERTIFICATES
from tests.packages import IN_THIS_REPOSITORY
from words import LANGUAGES, rule_search, rulebook

in_both = pytest.mark.parametrize("lang", LANGUAGES)
of_each = pytest.mark.parametrize("game_id", GAMES)


RULING = r"(?:Q|A|R-?)\d+"


def written(game_id: str) -> list[str]:
    """The ids of all clauses and rulings in RULES.md, read independently."""
    text = resources.files(home(GAMES[game_id])).joinpath("RULES.md").read_text(encoding="utf-8")
    prefix = GAMES[game_id].meta.prefix
    rulings = re.findall(rf"^\| (?:\*\*)?((?:{prefix}-)?{RULING})(?:\*\*)? \|", text, re.M)
    return re.findall(rf"^- \*\*({prefix}-[\d.]+[a-z]?)\*\*", text, re.M) + rulings


@in_both
@of_each
def test_each_clause_is_found(game_id: str, lang: str) -> None:
    ids = written(game_id)
    assert len(ids) >= CERTIFICATES[game_id].clauses
    assert [id_ for id_ in ids if not rulebook.clause(game_id, id_, lang)] == []


@of_each
def test_both_languages_have_the_same_clauses_in_the_same_order(game_id: str) -> None:
    english, hungarian = [
        [(section.id, [id_ for id_, _ in section.clauses]) for section in rulebook.sections(game_id, lang)]
        for lang in ("en", "hu")
    ]
    assert english == hungarian
    assert [id_ for _, ids in english for id_ in ids] == written(game_id)


@of_each
def test_a_translated_clause_names_the_clauses_and_numbers_of_the_original(game_id: str) -> None:
    for section in rulebook.sections(game_id, "en"):
        for id_, text in section.clauses:
            translated = rulebook.clause(game_id, id_, "hu") or ""
            if re.search(rf"\b{RULING}$", id_):
                continue
            rulings = set(re.findall(rf"\b{RULING}\b", text))
            assert rulings <= set(re.findall(rf"\b{RULING}\b", translated)), id_


@in_both
@of_each
def test_clauses_are_clean_text(game_id: str, lang: str) -> None:
    for section in rulebook.sections(game_id, lang):
        assert section.title
        for id_, text in section.clauses:
            assert text == text.strip(), id_
            assert not re.search(r"[`|]|\[ruling|\[rulebook|\[seed", text), id_


@in_both
@of_each
def test_clauses_speak_to_players(game_id: str, lang: str) -> None:
    """No ids of the code, decision points, sources, or tables that cannot be looked up."""
    for section in rulebook.sections(game_id, lang):
        for id_, text in section.clauses:
            assert not re.search(r"[a-z]_[a-z0-9]|\b[DP]\d+\b|\b(?:BGA|BGT|HIEW|JOA|MON|SOG|WBG|YU|YUC)\b", text), id_
            assert not re.search(r"\(2\.\d+\)|\btable 2\.", text), id_


@in_both
@of_each
def test_a_ruling_is_a_question_and_its_answer(game_id: str, lang: str) -> None:
    rulings = [clause for s in rulebook.sections(game_id, lang) if s.id == rulebook.RULINGS for clause in s.clauses]
    assert rulings or game_id not in IN_THIS_REPOSITORY
    for id_, text in rulings:
        question, answer = text.split("\n")
        assert question.endswith("?"), id_
        assert not answer[0].islower(), id_
        assert answer.endswith("."), id_


def test_a_ruling_says_why() -> None:
    assert rulebook.clause("genoa", "Q4", "en") == (
        "Can an unused action be used later in the turn?\n"
        "No, not even with an Extra action tile. Actions happen at once, while the tower stands on the building."
    )


def test_a_clause_fits_into_a_line() -> None:
    table = rulebook.in_a_line(rulebook.clause("calimala", "CAL-6.18", "en") or "")
    assert "only: • wood, brick, marble: that" in table
    assert rulebook.in_a_line(rulebook.clause("tiletum", "TIL-25.6", "en") or "").startswith("Fair of houses: per")


def test_an_id_is_found_however_it_is_typed() -> None:
    text = rulebook.clause("calimala", "CAL-3.6", "en")
    assert text is not None
    assert "Q9" not in text
    assert rulebook.clause("calimala", "cal-3.6", "en") == rulebook.clause("calimala", " 3.6 ", "en") == text
    assert rulebook.clause("calimala", "q9", "hu") == rulebook.clause("calimala", "Q9", "hu")


def test_there_is_no_clause_that_is_not_there() -> None:
    assert rulebook.clause("calimala", "CAL-99.1", "en") is None
    assert rulebook.clause("calimala", "", "en") is None


@in_both
def test_a_table_belongs_to_the_clause_before_it(lang: str) -> None:
    text = rulebook.clause("calimala", "CAL-6.18", lang) or ""
    assert text.count("\n• ") == 7


@pytest.mark.parametrize(
    ("words", "lang", "expected"),
    [
        ("white disc council", "en", "CAL-7.6"),
        ("white disc", "en", "CAL-4.3"),
        ("Workshops", "en", "CAL-1.6"),
        ("feher korong tanacs", "hu", "CAL-7.6"),
        ("FEHÉR KORONGOK", "hu", "CAL-4.3"),
        ("kereskedőházak", "hu", "CAL-5.22"),
        ("cal-8.14", "hu", "CAL-8.14"),
    ],
)
def test_words_find_clauses_whatever_their_accents_and_endings(words: str, lang: str, expected: str) -> None:
    assert expected in [id_ for id_, _ in rule_search.search("calimala", words, lang, 8)]


@pytest.mark.parametrize(
    ("game_id", "words", "lang", "first", "never"),
    [
        ("burgundy", "workers", "en", {"BUR-5.5", "BUR-5.7", "BUR-5.8", "BUR-12.1"}, "BUR-1."),
        ("burgundy", "munkások", "hu", {"BUR-5.5", "BUR-5.7", "BUR-5.8"}, "BUR-1."),
        ("burgundy", "ship", "en", {"BUR-8.1", "BUR-8.5"}, "BUR-1."),
        ("burgundy", "silverling", "en", {"BUR-13.3", "BUR-8.14"}, "BUR-1."),
        ("tournay", "rampart", "en", {"TOU-7.1", "TOU-7.2", "TOU-7.3"}, "TOU-1."),
        ("genoa", "contract", "en", {"GEN-13.26", "GEN-13.28"}, "GEN-1."),
    ],
)
def test_a_word_is_answered_by_what_it_does_before_the_set_up(
    game_id: str, words: str, lang: str, first: set[str], never: str
) -> None:
    found = [id_ for id_, _ in rule_search.search(game_id, words, lang, 8)]
    assert first <= set(found)
    assert not [id_ for id_ in found if id_.startswith(never)]


@pytest.mark.parametrize(
    ("game_id", "words", "lang", "first"),
    [
        ("genoa", "deal", "en", "GEN-6.9"),
        ("tiletum", "corruption", "en", "TIL-4.1"),
        ("tiletum", "korrupció", "hu", "TIL-4.1"),
    ],
)
def test_a_word_is_answered_by_what_it_does_before_upkeep_and_fair_play(
    game_id: str, words: str, lang: str, first: str
) -> None:
    assert rule_search.search(game_id, words, lang, 8)[0][0] == first


def test_a_clause_that_begins_with_the_word_comes_first() -> None:
    assert [id_ for id_, _ in rule_search.search("burgundy", "mine", "en", 1)] == ["BUR-8.14"]
    assert [id_ for id_, _ in rule_search.search("burgundy", "boarding house", "en", 1)] == ["BUR-9.8"]


@in_both
def test_a_section_that_is_asked_for_is_answered_in_the_order_of_the_book(lang: str) -> None:
    asked = {"en": "set-up", "hu": "előkészületek"}[lang]
    found = [id_ for id_, _ in rule_search.search("calimala", asked, lang, 8)]
    assert found == sorted(found, key=[*rulebook.texts("calimala", lang)].index)
    assert all(id_.startswith("CAL-2.") for id_ in found)


@in_both
@pytest.mark.parametrize(
    ("game_id", "words", "expected"),
    [
        ("tournay", "alderman", "TOU-16.12"),
        ("tournay", "Ratsherr", "TOU-16.12"),
        ("tournay", "Augustiniánus", "TOU-16.14"),
        ("tournay", "customs house", "TOU-15.5"),
        ("tournay", "combat", "TOU-9.1"),
        ("tournay", "bástya", "TOU-7.3"),
        ("tournay", "rampart", "TOU-7.3"),
        ("tiletum", "storehouse", "TIL-14.2"),
        ("genoa", "privilege", "GEN-13.26"),
        ("burgundy", "monastery", "BUR-16.2"),
    ],
)
def test_names_of_other_languages_and_editions_find_the_clause(
    game_id: str, words: str, expected: str, lang: str
) -> None:
    assert expected in [id_ for id_, _ in rule_search.search(game_id, words, lang, 8)]


def test_a_row_of_the_glossary_may_name_several_things() -> None:
    names = [term.names for term in rulebook.glossary("genoa")]
    assert {"hu": ("sör",), "en": ("ale",)} in names
    assert {"hu": ("bor",), "en": ("wine",)} in names


@in_both
def test_a_search_gives_no_more_than_was_asked_for(lang: str) -> None:
    assert len(rule_search.search("calimala", "korong disc", lang, 3)) == 3
    assert rule_search.search("calimala", "", lang, 3) == []
    assert rule_search.search("calimala", "xylophone", lang, 3) == []


def test_a_language_without_a_translation_reads_english() -> None:
    assert rulebook.clause("calimala", "CAL-1.1", "de") == rulebook.clause("calimala", "CAL-1.1", "en")


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_clause_sends_its_reader_to_the_number_of_a_ruling(game_id: str, lang: str) -> None:
    for section in rulebook.sections(game_id, lang):
        for number, text in section.clauses:
            assert not re.search(rf"\([^()]*\b{RULING}\)", text), (number, text)
            assert "()" not in text, (number, text)
