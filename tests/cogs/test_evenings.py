"""An evening from the form to the tables, through Discord, with a moved clock."""

import asyncio

import pytest

from cogs.company.evening import moment_of
from localdiscord.permissions import Permission
from localdiscord.testing import Player, Reply, buttons_of, text_of
from tables import Refused, duties
from tables import people as people_
from tests.cogs.days import Days, moment
from tests.cogs.playing import Evening, Json, verb_of
from words import speaker

en, hu = speaker("en"), speaker("hu")
NAMES = ("Anna", "Béla", "Csilla", "Dávid", "Emma", "Flóra")
START = moment("2026-05-08 18:00")
"""20:00 in Budapest."""


def posts(person: Player, verb: str) -> list[Json]:
    """Public messages with that button, oldest first."""
    found = [m for m in person.messages.values() if any(verb_of(b) == verb for b in buttons_of(m))]
    return sorted((m for m in found if not m.get("flags", 0) & 64), key=lambda m: int(m["id"]))


def letters(evening: Evening, kind: str) -> int:
    sql = "SELECT * FROM letters WHERE kind=? AND message_id IS NOT NULL"
    return len(evening.rows(sql, f"evening-{kind}"))


async def at(evening: Evening, days: Days, moment_: float) -> None:
    days.now = moment_
    await duties.make_rounds(evening.house.hall)
    await evening.settle()


async def announce(evening: Evening, anna: Player, **filled_in: object) -> Reply:
    form = await anna.slash("evening new", channel="tavern")
    given = {"name": "Friday", "when": "2026-05-08 20:00", "games": ["burgundy"], "places": "8", "repeat": "weekly"}
    said = await anna.submit(form, {**given, **filled_in})
    await evening.settle()
    return said


async def test_an_evening_from_the_form_to_the_tables(slow_evening: Evening, days: Days) -> None:
    evening, world = slow_evening, slow_evening.local.server.world
    await evening.local.add_person("Flóra")
    people = [await evening.local.person(name).open() for name in NAMES]
    anna, bela = people[:2]
    assert (await anna.slash("evening new", channel="tavern")).text == en("evening-no-zone")
    await people_.set_person(evening.house.hall, int(anna.id), zone="Europe/Budapest")
    said = await announce(evening, anna)
    assert en("evening-no-event") in said.text
    assert f"<t:{int(START)}:F>" in said.text
    assert not world.events
    world.grant_bot(world.bot_permissions | Permission.CREATE_EVENTS)
    (invitation,) = posts(anna, "evening_come")
    for person in people:
        come = await evening.press(person, invitation, "evening_come")
        assert f"<t:{int(START)}:F>" in come.text
    await evening.settle()
    (event,) = world.events.values()
    assert (event["name"], event["entity_metadata"]) == ("Friday", {"location": "#tavern"})
    assert str(invitation["id"]) in event["description"]
    assert "6 of 8 come:** Anna, Béla, Csilla, Dávid, Emma, Flóra" in text_of(posts(anna, "evening_come")[0])
    await evening.crash()
    await evening.open_house()
    await evening.settle()
    assert (len(world.events), len(posts(anna, "evening_come"))) == (1, 1), "nothing is posted twice"

    await at(evening, days, START - 3600)
    assert letters(evening, "soon") == 6
    await at(evening, days, START - 900)
    (call,) = posts(anna, "evening_here")
    for person in people[:5]:
        assert (await evening.press(person, call, "evening_here")).state == "done"
    await at(evening, days, START + 600)
    (call,) = posts(anna, "evening_here")
    assert text_of(call).count("**Table") == 2
    late = await evening.press(people[5], call, "evening_here")
    assert late.text.startswith("You're at table 2")
    await evening.settle()
    await at(evening, days, START + 720)
    tables = evening.rows("SELECT * FROM tables WHERE source IS NOT NULL ORDER BY source")
    assert [row["source"] for row in tables] == ["evening:1:1", "evening:1:2"]
    seated = [evening.rows("SELECT * FROM seats WHERE table_id=?", row["id"]) for row in tables]
    assert [len(seats) for seats in seated] == [3, 3]
    await duties.make_rounds(evening.house.hall)
    await evening.settle()
    assert all(row["thread_id"] for row in evening.rows("SELECT thread_id FROM tables"))
    refused = await evening.press(bela, posts(anna, "evening_here")[0], "evening_not")
    assert refused.text == hu("evening-playing")

    await at(evening, days, START + 3 * 3600)
    (second,) = posts(anna, "evening_come")
    assert f"<t:{int(START + 7 * 86400)}:F>" in text_of(second)
    assert f"<@{bela.id}>" in text_of(second)
    assert len(world.events) == 2
    await evening.press(bela, second, "evening_come")
    denied = await bela.slash("evening cancel", channel="tavern")
    assert denied.text == hu("evening-not-organiser", name="Anna")
    sure = await anna.slash("evening cancel", channel="tavern")
    done = await evening.press(anna, sure, "evening_cancel")
    assert done.text == en("evening-cancelled-this", name="Friday")
    await evening.settle()
    assert letters(evening, "cancelled") == 1
    assert [event["status"] for event in world.events.values()] == [1, 4, 1]
    (third,) = posts(anna, "evening_come")
    assert f"<t:{int(START + 14 * 86400)}:F>" in text_of(third)
    listed = await bela.slash("evening list", channel="tavern")
    assert "minden héten" in listed.text


async def test_a_deleted_channel_cancels_the_evening(slow_evening: Evening) -> None:
    evening, anna = slow_evening, await slow_evening.local.person("Anna").open()
    await people_.set_person(evening.house.hall, int(anna.id), zone="Europe/Budapest")
    for wrong, reason in [
        ({"when": "soon"}, en("evening-bad-when")),
        ({"when": "2026-05-03 20:00"}, en("evening-bad-time", days=180)),
        ({"places": "1"}, en("evening-bad-places", least=2, most=40)),
        ({"games": []}, en("evening-no-game")),
    ]:
        assert (await announce(evening, anna, **wrong)).text == reason
    await announce(evening, anna, games=["burgundy", "tiletum"])
    ticks = await evening.press(anna, posts(anna, "evening_come")[0], "evening_come")
    chosen = await anna.select(evening.message_of(ticks), ["tiletum"], custom_id=ticks.selects[0].custom_id)
    assert chosen.state == "done"
    world = evening.local.server.world
    channel = next(one for one in world.channels.values() if one.name == "tavern")
    evening.expected_refusals.add(10003)
    world.remove_channel(channel)
    await evening.local.idle()
    bela = await evening.local.person("Béla").open()
    async with asyncio.timeout(60):  # the gateway's event may come later than everything is settled
        while letters(evening, "cancelled") != 1:
            await evening.settle()
            await asyncio.sleep(0.02)
    assert (await bela.slash("evening list", channel="tables")).text.endswith(hu("evening-server-none"))


def test_an_hour_may_be_written_in_many_ways() -> None:
    now = moment("2026-05-08 15:00")
    for typed in ("2026-05-08 20:00", "05-08 20:00", "2026.05.08. 20h", "20", "20:00"):
        assert moment_of(typed, "Europe/Budapest", now) == START
    assert moment_of("16:30", "Europe/Budapest", now) == moment("2026-05-09 14:30")
    for typed in ("", "tomorrow 20:00", "2026-05-08"):
        with pytest.raises(Refused, match="evening-bad-when"):
            moment_of(typed, "Europe/Budapest", now)
