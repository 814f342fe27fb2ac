"""`python -m tests.browser.moving_picture [FILE]`: a turn played by touch, recorded for the README.

Films the real page at the size of a phone; a ring shows where the finger is.
"""

import asyncio
import io
import sys
import tempfile
from pathlib import Path

from PIL import Image, ImageDraw
from playwright.async_api import Locator, Page, expect

from tables.lobby import opening
from tests.browser.chromium import PHONE, chromium, page_at
from tests.tables.house import PEOPLE, asked, open_lobby, person_at
from tests.web.visiting import open_web

COLOURS = 256
FRAME, REST = 90, 1100
"""Milliseconds of a frame in motion, and of one to be read."""
MOST_TAPS = 8


class Film:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[Image.Image] = []
        self.times: list[int] = []

    async def frame(self, milliseconds: int, finger: tuple[float, float] | None = None) -> None:
        shot = Image.open(io.BytesIO(await self.page.screenshot())).convert("RGB")
        if finger is not None:
            x, y = finger
            ImageDraw.Draw(shot).ellipse((x - 20, y - 20, x + 20, y + 20), outline=(255, 214, 90), width=5)
        self.frames.append(shot)
        self.times.append(milliseconds)

    async def tap(self, found: Locator) -> None:
        await found.scroll_into_view_if_needed()
        box = await found.bounding_box()
        assert box is not None
        finger = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        await self.frame(500, finger)
        await self.page.touchscreen.tap(*finger)
        for _ in range(5):
            await self.frame(FRAME)
        await expect(self.page.locator("body")).not_to_have_attribute("aria-busy", "true")
        await self.frame(REST)

    def save(self, path: Path) -> None:
        width, height = self.frames[0].size
        whole = Image.new("RGB", (width, height * len(self.frames)))
        for number, frame in enumerate(self.frames):
            whole.paste(frame, (0, number * height))
        palette = whole.quantize(COLOURS, Image.Quantize.MEDIANCUT)
        drawn = [frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in self.frames]
        drawn[0].save(path, save_all=True, append_images=drawn[1:], duration=self.times, loop=0, optimize=True)


async def record(path: Path) -> None:
    with tempfile.TemporaryDirectory() as data:
        async with open_web(Path(data)) as web, chromium() as browser, page_at(browser, PHONE) as page:
            lobby = await open_lobby(web.hall, 2, game="burgundy")
            table = await opening.start(web.hall, lobby.id, PEOPLE[0])
            link = await web.link(table, person_at(table, asked(table)[0]))
            await page.goto(f"{web.server.address.url}/t/{table.id}/#{link}")
            await expect(page.locator("#spots .spot").first).to_be_attached()
            film = Film(page)
            await film.frame(REST)
            for _ in range(MOST_TAPS):
                if await page.locator("[data-control=confirm].go").count():
                    break
                if await page.locator("#sheet[open] .chip").count():
                    await film.tap(page.locator("#sheet .chip").first)
                    continue
                slot = page.locator("#spots [data-tag^=slot]")
                spots = slot if await slot.count() else page.locator("#spots .spot")
                await film.tap((spots if await spots.count() else page.locator("#chips .chip:not(.done)")).first)
            await film.tap(page.locator("[data-control=confirm]"))
            film.save(path)


if __name__ == "__main__":
    made = Path(sys.argv[1] if sys.argv[1:] else "docs/playing-by-touch.gif")
    asyncio.run(record(made))
    print(made, made.stat().st_size // 1024, "KB")
