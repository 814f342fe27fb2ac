"""A user's actions on the page, at a desk or on a phone."""

import asyncio

from playwright.async_api import Locator, Page, TimeoutError, expect

from engine import GAMES
from localdiscord.testing import LocalWorld
from tests.browser.chromium import DESKTOP, PATIENCE, PHONE

SIZES = {"desktop": DESKTOP, "phone": PHONE}


WITHOUT_MENUS = """panel => {
    const copy = panel.cloneNode(true);
    copy.querySelectorAll("[data-testid=select]").forEach((menu) => menu.replaceChildren());
    const ids = [...copy.querySelectorAll("[data-custom-id]")].map((each) => each.dataset.customId);
    return [copy.textContent, ...ids].join(" ");
}"""


async def asked_in(panel: Locator) -> str:
    """All text of a panel, with that hidden behind a waiting button, but without the current choice of a menu: it is
    there before the menu is answered."""
    return str(await panel.evaluate(WITHOUT_MENUS))


async def something_else_asked(panel: Locator, before: str) -> None:
    for _ in range(PATIENCE // 100):
        if await asked_in(panel) != before:
            return
        await asyncio.sleep(0.1)
    raise AssertionError(f"nothing happened: {before}")


class Visitor:
    def __init__(self, page: Page, local: LocalWorld, size: str) -> None:
        self.page = page
        self.local = local
        self.size = size

    async def enter(self) -> None:
        await self.page.goto(self.local.server.page_url)
        await self.ready()

    async def ready(self) -> None:
        await self.page.wait_for_selector("body[data-ready='1']")

    async def _drawer(self) -> None:
        if self.size == "phone":
            await self.page.get_by_test_id("drawer-toggle").click()

    async def play_as(self, name: str) -> None:
        await self._drawer()
        await self.page.get_by_test_id(f"person-{name}").click()
        await expect(self.page.get_by_test_id(f"person-{name}")).to_have_attribute("aria-current", "true")
        await self.ready()

    async def go(self, channel: str) -> None:
        await self._drawer()
        await self.page.locator(f"[data-testid^='channel-name-{channel}']").last.click()

    def button(self, verb: str) -> Locator:
        return self.page.locator(f"[data-testid=button][data-custom-id^='g:{verb}:']")

    async def press(self, verb: str) -> None:
        await self.button(verb).last.click()

    async def choose_from_menu(self, number: int = 0) -> None:
        """Open the menu (it closes when an arriving picture moves it away) and choose."""
        menu = self.page.locator("[data-testid=select][data-custom-id^='m:pick:']").last
        option = self.page.get_by_test_id("select-option").nth(number)
        for _ in range(5):
            await menu.click()
            try:
                await option.click(timeout=3_000)
                return
            except TimeoutError:
                continue
        raise AssertionError("the menu does not stay open")

    async def answers(self) -> str:
        """Press the first thing offered, again and again, until the turn can be confirmed or was played at once."""
        panel = self.page.locator("[data-testid=message][data-ephemeral='true']").last
        for _ in range(30):
            await expect(panel.locator("[aria-busy=true]")).to_have_count(0)
            before = await asked_in(panel)
            answer = panel.locator("[data-custom-id^='g:say:'], [data-custom-id^='g:finish:']").first
            if await panel.get_by_test_id("select").count():
                await self.choose_from_menu()
            elif await answer.count():
                await answer.click()
            else:
                return before
            await something_else_asked(panel, before)
        raise AssertionError(f"the turn does not end: {await panel.inner_text()}")

    async def open_a_table(self, game: str) -> None:
        page, title = self.page, GAMES[game].meta.title
        await self.go("tables")
        await page.get_by_test_id("composer").click()
        await page.keyboard.type("/table")
        await page.locator("[data-testid=command][data-command='table new']").click()
        await page.get_by_test_id("command-option-game").click()
        await page.keyboard.type(title)
        # By name: the suggestions for the empty line may still be there.
        await page.get_by_test_id("choice").filter(has_text=title).click()
        await page.get_by_test_id("send").click()
        await expect(self.button("join")).to_be_visible()

    async def joins_as(self, name: str) -> None:
        await self.play_as(name)
        await self.go("tables")
        await self.press("join")
        await expect(self.page.get_by_test_id("message").last).to_contain_text(name)

    async def fits(self) -> None:
        width = await self.page.evaluate("document.documentElement.scrollWidth")
        assert width <= SIZES[self.size][0], "the page scrolls sideways"
