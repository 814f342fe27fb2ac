"""Close-ups: whatever lies on a table of ours can be looked at, is called by its name and cites its rule."""

import pytest

from engine import GAMES
from render import closeup
from render.text import look
from tests.render.kit import legible
from words import LANGUAGES, rulebook
from words.reader import Reader

WITH_CLOSEUPS = [game for game in GAMES if closeup.things(game)]


def test_every_game_of_ours_has_them() -> None:
    assert list(GAMES) == WITH_CLOSEUPS


@pytest.mark.parametrize("game", WITH_CLOSEUPS)
def test_everything_has_a_name_an_effect_and_its_rule(game: str) -> None:
    assert len(closeup.things(game)) == len(set(closeup.things(game))) >= 30
    for lang in LANGUAGES:
        for thing in closeup.things(game):
            told = closeup.about(game, thing, lang)
            assert told.name[0].isupper() or told.name[0].isdigit(), told
            assert told.effect.endswith("."), told
            assert told.kind, told
            assert told.clauses, told
            assert len(set(told.clauses)) == len(told.clauses), told
            for clause in told.clauses:
                assert rulebook.clause(game, clause, lang), (thing, clause)


@pytest.mark.parametrize("game", WITH_CLOSEUPS)
def test_no_two_are_told_alike(game: str) -> None:
    """By name and kind: otherwise one could not be picked from the suggestions."""
    for lang in LANGUAGES:
        told = [closeup.about(game, thing, lang) for thing in closeup.things(game)]
        assert len({(one.name, one.kind) for one in told}) == len(told)


def sample(game: str) -> list[str]:
    """The longest name and the longest effect of each kind: what fits there fits everywhere."""
    by_kind: dict[str, list[str]] = {}
    for thing in closeup.things(game):
        by_kind.setdefault(closeup.about(game, thing, "hu").kind, []).append(thing)
    found = [
        max(alike, key=lambda thing: len(getattr(closeup.about(game, thing, "hu"), what)))
        for alike in by_kind.values()
        for what in ("name", "effect")
    ]
    return list(dict.fromkeys(found))[:8]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", WITH_CLOSEUPS)
def test_they_are_legible_on_a_phone(game: str, lang: str) -> None:
    for thing in sample(game):
        page = closeup.draw(game, thing, look(Reader(lang), ()))
        legible("focus", page)
        assert page.size[0] == 800


@pytest.mark.parametrize(
    ("game", "thing", "clause", "says"),
    [
        ("burgundy", "k16", "BUR-16.16", "16"),
        ("burgundy", "k24", "BUR-16.17", "24"),
        ("burgundy", "k26", "BUR-16.19", "26"),
        ("burgundy", "city_hall", "BUR-9.10", "City hall"),
        ("tiletum", "helper_activate_building", "TIL-20.9", "Activate"),
        ("tiletum", "helper_four_resources", "TIL-20.8", "wool"),
        ("tiletum", "helper_gold_2_vp_2", "TIL-20.6", "gold"),
        ("genoa", "warehouse_spices", "GEN-12.14", "Spices"),
        ("genoa", "guild_hall", "GEN-12.1", "Guild Hall"),
        ("calimala", "tile.trade_cities", "CAL-8.6", "Trade cities"),
        ("tournay", "fort_1", "TOU-15.21", "Fort I"),
        ("tournay", "monastery_2_any", "TOU-15.16", "Monastery II (any)"),
    ],
)
def test_the_clause_speaks_of_the_thing(game: str, thing: str, clause: str, says: str) -> None:
    assert closeup.about(game, thing, "en").clauses[0] == clause
    assert says in (rulebook.clause(game, clause, "en") or "")
