"""A reader of the living board, with a finger, a mouse or a keyboard; they choose only among what the page offers."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Browser, Locator, Page, expect

from tables import Table
from tests.browser.chromium import PATIENCE, page_at
from tests.web.visiting import Web

MOST_TAPS = 40
"""Of one turn."""
PATIENT = 12
"""Taps after which a reader confirms as soon as that is possible."""
ANSWERS = "#spots .spot, #chips .chip"
CLOSINGS = "#controls [data-control=confirm]"
LISTED = "#sheet[open] .chip, #sheet[open] form .go"
AIMED = """(one) => {
    one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    window.clicked = new Promise((done) => addEventListener("click", done, { once: true, capture: true }));
    const { x, y, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    const free = one.contains(hit) || (one.matches(".spot") && hit?.matches(".spot"));
    const covered = free ? "" : `${one.outerHTML} is covered by ${hit?.outerHTML}`;
    return [x + width / 2, y + height / 2, navigator.maxTouchPoints > 0, covered];
}"""
"""Scroll to an element; returns its middle, whether there is touch, and what covers it. Spots may lie in others."""
SETTLED = """async () => {
    await window.clicked;
    while (document.body.hasAttribute("aria-busy")) await new Promise((done) => {
        new MutationObserver((_, seen) => { seen.disconnect(); done(); }).observe(document.body, { attributes: true });
    });
}"""
"""Wait for the click that a tap becomes, and for the answer to it."""
SHOWN = """async (version) => {
    const stage = document.getElementById("stage");
    while (stage.dataset.version !== version) await new Promise((done) => {
        new MutationObserver((_, seen) => { seen.disconnect(); done(); }).observe(stage, { attributes: true });
    });
}"""
"""Wait for a version of the table."""


class Reader:
    def __init__(self, page: Page, user_id: int = 0) -> None:
        self.page, self.user_id = page, user_id
        self.spots = page.locator("#spots .spot")
        self.draft = page.locator("#draft li")
        self.confirm = page.locator("[data-control=confirm]")
        self.focused = page.locator(":focus")

    async def settled(self) -> None:
        await self.page.evaluate(SETTLED)

    async def sees(self, table: Table) -> None:
        async with asyncio.timeout(PATIENCE / 1000):
            await self.page.evaluate(SHOWN, str(table.version))

    # ------------------------------------------------------------ with a finger or the mouse

    async def press(self, found: Locator) -> None:
        """With a finger where there is touch, else with the mouse."""
        x, y, by_touch, covered = await found.evaluate(AIMED)
        assert not covered, covered
        if by_touch:
            await self.page.touchscreen.tap(x, y)
        else:
            await self.page.mouse.click(x, y)
        await self.settled()

    async def touch_a_turn(self, table: Table, rng: random.Random) -> int:
        """Choose at random until a turn is confirmed. Returns the number of taps."""
        version = table.version
        for taps in range(MOST_TAPS):
            if table.version > version:
                return taps
            await self.press(await self._next(rng, taps))
        raise AssertionError(f"the turn does not end: {await self.page.locator('#prompt').inner_text()}")

    async def _next(self, rng: random.Random, taps: int) -> Locator:
        if await self.page.locator("#sheet[open]").count():
            return await self._refused_form() or _any_of(rng, await self.page.locator(LISTED).all())
        ready = await self.page.locator(CLOSINGS if taps > PATIENT else f"{CLOSINGS}.go").all()
        return _any_of(rng, ready or await self.page.locator(ANSWERS).all())

    async def _refused_form(self) -> Locator | None:
        """Cancel, if the bot has refused what is typed in the open form."""
        refused = self.page.locator("#sheet[open] .wrong:not(:empty)")
        return self.page.locator("#sheet footer button").first if await refused.count() else None

    # ------------------------------------------------------------ by keyboard alone

    async def key_a_turn(self, table: Table, rng: random.Random) -> None:
        """The same with Tab, the arrows and Enter."""
        version = table.version
        for taps in range(MOST_TAPS):
            if table.version > version:
                return
            ready = await self.page.locator(CLOSINGS if taps > PATIENT else f"{CLOSINGS}.go").count()
            await self._tab_to(CLOSINGS if ready else f"{ANSWERS}, {LISTED}")
            if await self.focused.evaluate("(one) => one.matches('.spot')"):
                for _ in range(rng.randrange(4)):
                    await self.page.keyboard.press(rng.choice(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")))
            await self.page.keyboard.press("Enter")
            await self.settled()
            if refused := await self._refused_form():
                await refused.focus()
                await self.page.keyboard.press("Enter")
        raise AssertionError(f"the turn does not end: {await self.page.locator('#prompt').inner_text()}")

    async def _tab_to(self, wanted: str) -> None:
        for _ in range(60):
            if await self.page.evaluate(f"document.activeElement.matches({wanted!r})"):
                return
            await self.page.keyboard.press("Tab")
        raise AssertionError(f"{wanted} cannot be reached by Tab")


def _any_of(rng: random.Random, found: list[Locator]) -> Locator:
    assert found, "nothing can be chosen"
    return rng.choice(found)


@asynccontextmanager
async def at_the_board(
    web: Web, browser: Browser, table: Table, user_id: int, size: tuple[int, int], lang: str = "en",
    *, calm: bool = True,
) -> AsyncIterator[Reader]:  # fmt: skip
    async with page_at(browser, size, calm=calm) as page:
        yield await go_to_board(web, page, table, user_id, lang)


async def go_to_board(web: Web, page: Page, table: Table, user_id: int, lang: str = "en") -> Reader:
    await page.goto(f"{web.server.address.url}/t/{table.id}/#{await web.link(table, user_id, lang)}")
    await expect(page.locator("#stage i").first).to_be_attached()
    await expect(page.locator("#ask")).not_to_be_empty()
    return Reader(page, user_id)
