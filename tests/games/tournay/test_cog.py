"""Tournay at the table: the town crier asks everybody at once, and cards can be looked at."""

import random

from localdiscord.testing import images_of
from tests.cogs.playing import Evening, dice


async def test_when_the_crier_comes_all_who_are_hit_answer_out_of_turn_and_privately(evening: Evening) -> None:
    rng = random.Random("the town crier")
    await evening.sit_down("Anna", "Béla", "Csilla", game="tournay")
    await evening.hurry(rng, until=lambda: len(evening.asked) > 1)
    asked = evening.asked
    assert len(asked) > 1, "no crier came for several at once"
    assert {person.name for person in asked} <= evening.pings().keys()
    step = type(evening.table.state.stack[-1]).__name__
    assert step in ("DeclareDefences", "Suffer"), step
    played = evening.table.state.played
    for person in reversed(asked):
        if person not in evening.asked or type(evening.table.state.stack[-1]).__name__ != step:
            break
        panel = await evening.my_move(person)
        assert panel.answers
        await evening.answer(person, panel, dice(rng)(panel))
        others = [other for other in asked if other is not person]
        assert all(panel.message["id"] not in other.messages for other in others), "somebody saw another's question"
        await evening.play_turn(person, dice(rng))
    assert evening.table.state.played >= played + 2


async def test_a_card_is_shown_closely_in_the_reader_s_language(evening: Evening) -> None:
    anna, bela = (await evening.sit_down("Anna", "Béla", game="tournay"))[:2]
    offered = await anna.autocomplete("card", focused="name", value="libr", channel=evening.thread)
    assert offered
    assert all("ibr" in choice["name"] for choice in offered)
    in_english = await anna.slash("card", options={"name": offered[0]["value"]}, channel=evening.thread)
    in_hungarian = await bela.slash("card", options={"name": offered[0]["value"]}, channel=evening.thread)
    assert in_english.ephemeral
    texts = {images_of(reply.message or {})[0].description for reply in (in_english, in_hungarian)}
    assert len(texts) == 2, "both languages say the same"
    unknown = await anna.slash("card", options={"name": "the moon"}, channel=evening.thread)
    assert unknown.ephemeral
    assert "the moon" in unknown.text
