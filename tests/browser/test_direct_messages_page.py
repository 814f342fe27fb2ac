"""Direct messages at the page: they are seen, they can be played from, and the door can be shut."""

import pytest
from playwright.async_api import expect

from tables import people
from tests.browser.chromium import keep
from tests.browser.conftest import Visit
from tests.browser.visitor import SIZES
from tests.cogs.playing import Evening

pytestmark = [
    pytest.mark.browser,
    pytest.mark.xdist_group("browser"),
    pytest.mark.asyncio(loop_scope="package"),
]


@pytest.mark.parametrize("size", SIZES)
async def test_a_letter_is_read_and_played_from_and_the_door_is_shut(evening: Evening, visit: Visit, size: str) -> None:
    anna = evening.local.person("Anna")
    await people.set_person(evening.house.hall, int(anna.id), notify="dm")
    await evening.sit_down("Anna", "Béla", "Csilla")
    async with visit(size) as visitor:
        page = visitor.page
        await visitor._drawer()
        letters = page.locator("a.dm")
        await expect(letters.locator(".mention-badge")).to_have_text("1")
        await keep(page, f"letters-{size}-1-unread")
        await letters.click()
        await expect(page.get_by_test_id("message").last).to_contain_text("It's your move.")
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
        await visitor.fits()
