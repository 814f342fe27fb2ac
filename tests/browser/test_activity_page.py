"""The board inside Discord: a press, a frame with the board, and a move by a tap."""

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.browser.chromium import keep, page_at
from tests.browser.visitor import SIZES, Visitor
from tests.cogs.playing import an_evening
from web.address import Address

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser"), pytest.mark.asyncio(loop_scope="module")]


async def test_the_board_opens_in_a_frame_and_takes_a_tap(browser: Browser, tmp_path: Path) -> None:
    here = Address("127.0.0.1", 0)
    async with an_evening(tmp_path, seed="frame", pictures=True, web=here, client_secret="secret") as evening:
        await evening.sit_down("Anna", "Béla", game="burgundy")
        async with page_at(browser, SIZES["phone"]) as page:
            visitor = Visitor(page, evening.local, "phone")
            await page.goto(f"{evening.local.server.page_url}&as={evening.asked[0].id}#{evening.thread}")
            await visitor.ready()
            await visitor.press("open_board")
            frame = page.frame_locator("[data-testid=activity]")
            await expect(frame.locator("#stage canvas").first).to_be_attached()
            await expect(frame.locator("#lost")).to_be_hidden()
            await frame.locator("#spots [data-tag^=slot]").first.tap()
            await expect(frame.locator("#draft li")).to_have_count(1)
            await keep(page, "activity-phone")
            await page.get_by_test_id("activity-close").click()
            await expect(page.get_by_test_id("activity")).to_have_count(0)
            await evening.local.idle()
            assert not evening.local.server.activities.instances
