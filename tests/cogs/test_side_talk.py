"""Talk beside the table, on Discord: who reads it and who does not."""

from localdiscord.testing import Player, text_of
from tables.lobby import guests
from tests.cogs.playing import Evening
from words import speaker

en = speaker("en")


async def sit_down_to_whisper(evening: Evening) -> list[Player]:
    invitation = await evening.open_table("Anna", "Béla", "Csilla", game="genoa")
    anna = evening.seated[0]
    await guests.set_switch(evening.house.hall, evening.table_id, int(anna.id), "whispers", True)
    await evening.press(anna, evening.message_of(invitation), "start")
    await evening.settle()
    return evening.seated


async def test_two_players_talk_privately_and_spectators_apart(evening: Evening) -> None:
    invitation = await evening.open_table("Anna", "Béla", "Csilla", game="genoa")
    anna, bela, csilla = evening.seated
    assert en("lobby-talk-free") in text_of(evening.message_of(invitation))
    hall = evening.house.hall
    await guests.set_switch(hall, evening.table_id, int(anna.id), "whispers", True)
    await guests.set_talk(hall, evening.table_id, int(anna.id), "quiet")
    await evening.press(anna, evening.message_of(invitation), "start")
    await evening.settle()
    seat = evening.seat_of(csilla) + 1
    done = await anna.slash("table chat", seat=seat, channel=evening.thread)
    thread = done.text.split("<#")[1].split(">")[0]
    assert (await anna.slash("table chat", seat=seat, channel=evening.thread)).text == done.text
    await evening.settle()
    first = en("whisper-first", names=en.list(["Anna", "Csilla"]))
    assert any(first in message["content"] for message in await csilla.sees(thread))
    world = evening.local.server.world
    inside = {str(member) for member in world.channel(thread).members}
    assert {anna.id, csilla.id} <= inside
    assert bela.id not in inside
    assert "private chat: Anna and Csilla" in text_of(evening.post(bela))
    aside = await anna.slash("manage spectators", channel=evening.thread)
    await evening.settle()
    public = aside.text.split("<#")[1].split(">")[0]
    assert f"<#{public}>" in text_of(evening.post(bela))
