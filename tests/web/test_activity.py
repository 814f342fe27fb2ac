"""The board inside Discord: launched by a button, entered with Discord's word, and a link where it does not open."""

import asyncio
from pathlib import Path

import aiohttp

from storage import key_values
from tables.seating import board_keys
from tests.cogs.playing import Evening, an_evening
from tests.web.visiting import Browser
from web.activity import Activity
from web.address import Address
from web.guarding import headers

SECRET = "the application's secret"
HERE = Address("127.0.0.1", 0)


async def code_of(evening: Evening, name: str) -> str:
    said = await evening.local.post("/client/authorize", {"as": evening.local.person(name).id})
    return str(said["code"])


async def test_a_person_enters_the_table_that_they_have_opened(tmp_path: Path) -> None:
    async with an_evening(tmp_path, web=HERE, client_secret=SECRET) as evening:
        anna, bela = await evening.sit_down("Anna", "Béla", game="burgundy")
        activities = evening.local.server.activities
        await evening.press(bela, evening.post(bela), "open_board")
        (instance,) = activities.instances.values()
        assert instance.users == [bela.id]
        async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as http:
            browser = Browser(http, evening.local.base_url)
            entering = "/activity/.proxy/api/activity"
            code = await code_of(evening, "Béla")
            status, said = await browser.post(entering, {"code": code, "instance": instance.id})
            assert (status, said) == (200, {"table": evening.table_id})
            status, board = await browser.get(
                f"/activity/.proxy/t/{evening.table_id}/api/board", params={"page": "one"}
            )
            assert status == 200
            assert board["reader"]["seat"] == evening.seat_of(bela)
            assert (await browser.post(entering, {"code": code, "instance": instance.id}))[0] == 401, (
                "a code counts once"
            )
            not_there = {"code": await code_of(evening, "Anna"), "instance": instance.id}
            assert (await browser.post(entering, not_there))[0] == 401, "Anna has not opened it"
            activities.launch(activities.world.people[anna.id], instance.channel)
            joined = {"code": await code_of(evening, "Anna"), "instance": instance.id}
            assert (await browser.post(entering, joined))[1] == {"table": evening.table_id}, "she joins Béla's table"


async def test_where_it_does_not_open_there_is_the_link(tmp_path: Path) -> None:
    async with an_evening(tmp_path, web=HERE, client_secret=SECRET) as evening:
        anna, bela = await evening.sit_down("Anna", "Béla", game="burgundy")
        await evening.press(anna, evening.post(anna), "open_board")
        for _ in range(1000):  # the launch is remembered after the answer
            if await board_keys.is_launching(evening.house.hall, int(anna.id)):
                break
            await asyncio.sleep(0.01)
        again = await evening.press(anna, evening.post(anna), "open_board")
        assert f"/t/{evening.table_id}/#" in again.text, "no page has come of the first press"
        evening.local.server.activities.url = ""
        evening.expected_refusals.add(50035)
        evening.expects_complaints = True
        refused = await evening.press(bela, evening.post(bela), "open_board")
        assert f"/t/{evening.table_id}/#" in refused.text


async def test_commands_are_told_with_the_entry_point_that_discord_has_made(tmp_path: Path) -> None:
    async with an_evening(tmp_path, web=HERE, client_secret=SECRET) as evening:
        await key_values.write(evening.house.database, "commands", "of an older version")
        await evening.house.sync_commands()
        assert await key_values.read(evening.house.database, "commands") != "of an older version"
        told = evening.local.server.world.commands[""].values()
        (entry,) = [command for command in told if command["type"] == 4]
        assert (entry["name"], entry["handler"]) == ("launch", 2)
        assert len(told) > 1


def test_the_page_in_discords_frame_may_ask_and_listen() -> None:
    activity = Activity("42", "s", "t", "https://discord.com/api/v10")
    assert activity.origin == "https://42.discordsays.com"
    assert "secret" not in repr(activity)
    address = Address("127.0.0.1", 1, "https://board.example.org", activity.origin)
    assert address.origins == {"https://board.example.org", "https://42.discordsays.com"}
    assert "wss://42.discordsays.com" in headers(address)["Content-Security-Policy"]
