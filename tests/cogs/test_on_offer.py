"""What is that? Everything on offer seen closely, in a private message of its own."""

import random

import pytest

from render import closeup
from tables.core import access
from tests.cogs.playing import EPHEMERAL, Evening
from words import LANGUAGES, wording


@pytest.mark.parametrize("game", ["burgundy", "tiletum", "tournay"])
async def test_all_that_is_offered_is_told_with_what_it_does(evening: Evening, game: str, rng: random.Random) -> None:
    await evening.sit_down("Anna", "Béla", game=game)
    await evening.hurry(rng, turns=6)
    person = evening.asked[0]
    session = await access.session_of(evening.house.hall, evening.table_id, int(person.id))
    panel = await evening.my_move(person)
    assert session.seat is not None
    found = wording.things(game, session.view, session.seat, session.moves)
    assert found
    reply = await evening.press(person, panel, "on_offer")
    assert reply.message is not None
    assert reply.message["id"] != panel.message["id"]
    assert reply.message["flags"] & EPHEMERAL
    for thing in found:
        assert any(f"**{closeup.about(game, thing, lang).name}**" in reply.text for lang in LANGUAGES), thing


async def test_whoever_is_not_asked_is_told_so(evening: Evening) -> None:
    await evening.sit_down("Anna", "Béla", game="burgundy")
    panel = await evening.forge(evening.idle_ones[0], f"g:on_offer:{evening.table_id}:-:")
    assert panel.text
