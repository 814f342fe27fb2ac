"""Looking closely at a card, a tile or a building, through Discord."""

import time
from pathlib import Path

import pytest

from cogs.person.card import found
from localdiscord.testing import images_of, text_of
from render import closeup
from tests.cogs.playing import an_evening
from words import speaker

ASKED = {
    "burgundy": ("church", "church"),
    "calimala": ("palazzo", "final.palazzo_vecchio"),
    "tiletum": ("lion", "crest_lion"),
    "genoa": ("tavern", "tavern"),
    "tournay": ("fort ii", "fort_2"),
}


async def test_any_thing_of_any_game_is_shown_with_its_effect_and_its_rule(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        anna = await evening.local.person("Anna").open()
        for game, (typed, thing) in ASKED.items():
            offered = await anna.autocomplete("card", focused="name", value=typed, game=game)
            assert offered[0]["value"] == thing
            reply = await anna.slash("card", options={"name": typed, "game": game})
            assert reply.ephemeral
            told = closeup.about(game, thing, "en")
            (image,) = images_of(reply.message or {})
            assert told.effect in image.description
            assert all(f"**{clause}**" in text_of(reply.message or {}) for clause in told.clauses)
        unknown = await anna.slash("card", options={"name": "the moon", "game": "burgundy"})
        assert unknown.text == speaker("en")("closeup-unknown", what="the moon", game="The Castles of Burgundy")
        everywhere = await anna.autocomplete("card", focused="name", value="church")
        assert any("Burgundy" in choice["name"] for choice in everywhere)
        await evening.sit_down("Anna", "Béla", game="genoa")
        here = await anna.autocomplete("card", focused="name", value="tavern", channel=evening.thread)
        assert here[0]["value"] == "tavern"
        assert "Genoa" not in here[0]["name"], "the game of the thread goes without saying"


@pytest.mark.parametrize(
    ("game", "typed", "first"),
    [
        ("burgundy", "tudás 7", "k07"),
        ("burgundy", "k07", "k07"),
        ("burgundy", "TEMPLOM", "church"),
        ("calimala", "műalk", "card.artwork"),
        ("genoa", "palace", "palace"),
        ("genoa", "message (par", "message_02"),
        ("tournay", "alderman", "alderman_1"),
        ("tournay", "Ratsh", "alderman_1"),
        ("tournay", "Augustiniánus", "augustinian_2"),
        ("tournay", "Zollhaus", "customs_house_2"),
        ("genoa", "privilege", "contract_villa_colini"),
    ],
)
def test_it_is_found_by_any_of_its_names_and_the_nearest_comes_first(game: str, typed: str, first: str) -> None:
    assert found(game, typed)[0] == first
    assert not found(game, "the moon")
    assert len(found(game, "")) == len(closeup.things(game))


def test_a_name_of_any_length_is_looked_for_at_once() -> None:
    began = time.process_time()
    assert found("genoa", "-" * 60_000) == []
    assert time.process_time() - began < 2.0
