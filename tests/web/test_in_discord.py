"""The way from Discord to the board: a private link behind a button, where the host has opened a page."""

import re
from pathlib import Path

from localdiscord.testing import buttons_of
from tests.cogs.playing import an_evening, is_private, verb_of
from tests.web.visiting import Web
from web.address import Address

LINK = re.compile(r"<?(http://127\.0\.0\.1:\d+)/(?:t|share)/([\w-]+)/(?:#([\w-]+))?")


async def test_the_board_is_opened_and_shared_from_discord(tmp_path: Path) -> None:
    async with an_evening(tmp_path, web=Address("127.0.0.1", 0)) as evening:
        anna, bela = await evening.sit_down("Anna", "Béla", game="burgundy")
        assert evening.house.web is not None
        answer = await evening.press(bela, evening.post(bela), "open_board")
        assert is_private(evening.message_of(answer))
        found = LINK.search(answer.text)
        assert found is not None
        web = Web(evening.house.hall, evening.house.web)
        browser = web.browser()
        assert (await browser.enter(found[2], found[3]))[0] == 200
        board = await browser.board(found[2])
        assert board["reader"]["seat"] == evening.seat_of(bela)
        panel = await evening.my_move(evening.asked[0])
        assert "open_board" in {verb_of(button) for button in buttons_of(panel.message)}
        shared = LINK.search((await anna.slash("table share", channel=evening.thread)).text)
        assert shared is not None
        assert (await web.browser().get(f"/share/{shared[2]}/api/board"))[0] == 200
        await anna.slash("table share", stop=True, channel=evening.thread)
        assert (await web.browser().get(f"/share/{shared[2]}/api/board"))[0] == 410
        for session in web._browsers:
            await session.close()


async def test_without_a_page_there_is_no_button(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        anna, _ = await evening.sit_down("Anna", "Béla", game="burgundy")
        assert evening.house.web is None
        assert "open_board" not in {verb_of(button) for button in buttons_of(evening.post(anna))}
        assert "/t/" not in (await anna.slash("table share", channel=evening.thread)).text
