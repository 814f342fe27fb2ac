"""Direct messages at the page: they are seen, they can be played from, and the door can be shut."""

from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.browser.chromium import DESKTOP, PHONE, chromium, keep, page_at
from tests.browser.test_page import Visitor
from tests.cogs.playing import an_evening

pytestmark = pytest.mark.browser
SIZES = {"desktop": DESKTOP, "phone": PHONE}


@pytest.mark.parametrize("size", SIZES)
async def test_a_letter_is_read_and_played_from_and_the_door_is_shut(tmp_path: Path, size: str) -> None:
    async with an_evening(tmp_path, pictures=True) as evening, chromium() as browser:
        anna = evening.local.person("Anna")
        await evening.house.hall.set_person(int(anna.id), notify="dm")
        await evening.sit_down("Anna", "Béla", "Csilla")
        async with page_at(browser, SIZES[size]) as page:
            visitor = Visitor(page, evening.local, size)
            await visitor.enter()
            await visitor._drawer()
            letters = page.locator("a.dm")
            await expect(letters.locator(".mention-badge")).to_have_text("1")
            await keep(page, f"letters-{size}-1-unread")
            await letters.click()
            await expect(page.get_by_test_id("message").last).to_contain_text("It is your move.")
            await expect(letters.locator(".mention-badge")).to_have_count(0)
            await visitor.press("move")
            await expect(page.locator("[data-testid=message][data-ephemeral='true']").last).to_contain_text("your move")
            await keep(page, f"letters-{size}-2-my-move")
            await visitor._drawer()
            door = page.get_by_test_id("door")
            await expect(door).to_have_attribute("aria-checked", "true")
            await door.click()
            await expect(door).to_have_attribute("aria-checked", "false")
            assert not evening.local.server.world.person(anna.id).dms_open
            await keep(page, f"letters-{size}-3-door")
            width = await page.evaluate("document.documentElement.scrollWidth")
            assert width <= SIZES[size][0], "the page scrolls sideways"
