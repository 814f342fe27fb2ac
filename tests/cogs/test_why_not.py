"""Why not? A quiet button beside the answers, a private message of its own, the panel as it was."""

import random

import pytest

from tests.cogs.playing import EPHEMERAL, Evening

LANGUAGES = {"en": "Why not?", "hu": "Miért nem?"}


@pytest.mark.parametrize("game", ["burgundy", "tournay"])
async def test_the_reasons_come_in_a_private_message_and_the_panel_stays(evening: Evening, game: str) -> None:
    await evening.sit_down("Anna", "Béla", game=game)
    person = evening.asked[0]
    panel = await evening.my_move(person)
    assert panel.button("why_not") is not None
    reply = await evening.press(person, panel, "why_not")
    assert reply.message is not None
    assert reply.message["id"] != panel.message["id"]
    assert reply.message["flags"] & EPHEMERAL
    assert LANGUAGES["en"] in reply.text or LANGUAGES["hu"] in reply.text
    prefix = evening.table.game.meta.prefix
    assert f"({prefix}-" in reply.text
    assert evening.table.state.played == 0


async def test_in_the_middle_of_a_game_it_still_fits_into_a_message(evening: Evening, rng: random.Random) -> None:
    await evening.sit_down("Anna", "Béla", "Csilla", game="tournay")
    for _ in range(3):
        await evening.hurry(rng, turns=8)
        person = evening.asked[0]
        reply = await evening.press(person, await evening.my_move(person), "why_not")
        assert reply.state == "done"


async def test_whoever_is_not_asked_is_told_so(evening: Evening) -> None:
    await evening.sit_down("Anna", "Béla", game="burgundy")
    panel = await evening.forge(evening.idle_ones[0], f"g:why_not:{evening.table_id}:-:")
    assert panel.text
    assert "(BUR-" not in panel.text
