"""A person alone: automata by the lobby's menu, by `/table new` and by `/table practice`, through the real client."""

import random

import pytest

from cogs.ui.names import link
from localdiscord.testing import selects_of, text_of
from tables.lobby import rematch
from tests.cogs.playing import Evening, dice
from words import speaker

en = speaker("en")


async def test_one_command_opens_fills_and_starts_a_table_to_practise_at(evening: Evening, rng: random.Random) -> None:
    anna = await evening.local.person("Anna").open()
    reply = await anna.slash("table practice", game="burgundy", level="apprentice")
    assert reply.state == "done", reply.text
    table = await evening.at_the_only_table(anna)
    assert [seat.automaton for seat in table.seats] == [None, "apprentice", "apprentice"]
    assert evening.asked == [anna], "the automata have answered already"
    for _ in range(3):
        await evening.play_turn(anna, dice(rng))
        assert evening.asked == [anna]
    post = evening.post(anna)
    assert "🤖 Agnolo" in text_of(post)
    assert post["content"] == "" or "Agnolo" not in post["content"], "no ping for an automaton"
    log = await evening.press(anna, post, "log")
    assert "Agnolo took" in log.text or "Agnolo placed" in log.text, "the log tells their moves by their own names"


async def test_a_rematch_among_automata_begins_at_once_and_says_where(evening: Evening) -> None:
    """In the channel stands one short card for each table, the fingerprint behind its button."""
    anna = await evening.local.person("Anna").open()
    reply = await anna.slash("table practice", game="burgundy", level="apprentice")
    await evening.at_the_only_table(anna)
    card = evening.message_of(reply)
    assert len(text_of(card)) < 120
    assert evening.table.fingerprint not in text_of(card)
    assert evening.table.fingerprint in (await evening.press(anna, card, "fingerprint")).text
    await anna.slash("table end", result="standings", channel=evening.thread)
    await evening.settle()
    assert evening.table.over
    answer = await evening.press(anna, evening.post(anna), "rematch")
    again = await rematch.rematch_of(evening.house.hall, evening.table_id)
    assert again is not None
    assert again.playing
    assert again.row.thread_id is not None
    assert answer.text == en("rematch-begun", link=link(again))
    await evening.settle()
    assert en("rematch-open", link=link(again)) in text_of(evening.post(anna))


async def test_a_host_adds_automata_by_the_menu_and_plays_alone(evening: Evening, rng: random.Random) -> None:
    invitation = await evening.open_table("Anna", game="calimala")
    (anna,) = evening.seated
    message = evening.message_of(invitation)
    for _ in range(2):
        (menu,) = selects_of(message)
        reply = await anna.select(message, ["journeyman"], custom_id=menu.custom_id)
        assert reply.state == "done"
        message = anna.messages[message["id"]]
    assert "🤖 Agnolo · Journeyman" in text_of(message)
    assert "not rated" in text_of(message)
    (menu,) = selects_of(message)
    await anna.select(message, ["1"], custom_id=menu.custom_id)
    message = anna.messages[message["id"]]
    assert "Agnolo" not in text_of(message)
    (menu,) = selects_of(message)
    await anna.select(message, ["apprentice"], custom_id=menu.custom_id)
    await evening.press(anna, anna.messages[message["id"]], "start")
    await evening.settle()
    for _ in range(3):
        await evening.play_turn(anna, dice(rng))
        assert evening.asked == [anna]


async def test_only_the_host_adds_automata(evening: Evening) -> None:
    invitation = await evening.open_table("Anna", "Béla", game="calimala")
    message = evening.message_of(invitation)
    bela = evening.seated[1]
    (menu,) = selects_of(bela.messages[message["id"]])
    refused = await bela.select(bela.messages[message["id"]], ["journeyman"], custom_id=menu.custom_id)
    assert "Anna" in refused.text
    assert len(evening.table.seats) == 2


@pytest.mark.parametrize("automata", [1, 2])
async def test_a_new_table_with_automata_waits_for_people_too(evening: Evening, automata: int) -> None:
    anna = await evening.local.person("Anna").open()
    reply = await anna.slash("table new", game="tiletum", automata=automata)
    assert reply.state == "done", reply.text
    (evening.table_id,) = evening.house.hall._awake
    assert evening.table.status == "lobby"
    assert len(evening.table.seats) == 1 + automata


async def test_the_welcome_begins_a_game_by_one_press_in_the_language_of_whoever_presses(evening: Evening) -> None:
    bela = await evening.local.person("Béla").open()
    await evening.press_welcome(bela, "Tournay")
    assert (evening.table.row.game, evening.table.language, evening.table.playing) == ("tournay", "hu", True)
    assert len(evening.table.seats) == 3
