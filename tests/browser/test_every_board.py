"""Every game on the living board: 390 and 1280 px wide, in both languages, by touch and by keyboard alone."""

import random
from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path

import pytest
import pytest_asyncio
from PIL import Image
from playwright.async_api import Browser, Page, expect

from engine import GAMES
from tables import Table, people
from tables.lobby import opening
from tables.play import playing
from tests.browser.board_reader import Reader, go_to_board
from tests.browser.chromium import DESKTOP, PHONE, keep, page_at
from tests.tables.house import NAMES, PEOPLE, asked, draft_a_turn, open_lobby, person_at
from tests.web.visiting import Web, open_web
from words import speaker

pytestmark = [
    pytest.mark.browser,
    pytest.mark.xdist_group("browser"),
    pytest.mark.asyncio(loop_scope="package"),
]

DRAWN = 5_000
"""More colours than spots have without a board, and less than half of any board's."""


@pytest_asyncio.fixture(scope="module", loop_scope="package")
async def web(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Web]:
    async with open_web(Path(tmp_path_factory.mktemp("boards"))) as web:
        yield web


@pytest_asyncio.fixture(scope="module", loop_scope="package")
async def pages(browser: Browser) -> AsyncIterator[tuple[Page, Page]]:
    """Of a phone and of a desk with touch, the same for all games."""
    async with (
        page_at(browser, PHONE, touch=True, calm=True) as phone,
        page_at(browser, DESKTOP, touch=True, calm=True) as desk,
    ):
        yield phone, desk


@pytest.mark.parametrize("game", GAMES)
async def test_three_turns_by_touch_and_one_by_keyboard(web: Web, pages: tuple[Page, Page], game: str) -> None:
    """Anna plays on a phone in English, Béla at 1280 px in Hungarian, where there is also a keyboard; their third turn
    by touch is in the other language."""
    rng = random.Random(game)
    table = await open_lobby(web.hall, GAMES[game].meta.seats[0], game=game)
    await opening.start(web.hall, table.id, PEOPLE[0])
    languages = {PEOPLE[0]: "en", PEOPLE[1]: "hu"}
    for user, lang in languages.items():
        await people.set_person(web.hall, user, language=lang)
    readers = [await go_to_board(web, page, table, user) for page, user in zip(pages, languages, strict=True)]
    await _speaks(readers, languages)
    await _at_the_area_and_back(readers[1])
    await _turns(web, table, readers, 2, rng)
    await _turns(web, table, readers[1:], 1, rng, by_keyboard=True)
    for reader, width in zip(readers, (390, 1280), strict=True):
        assert await reader.page.evaluate("document.documentElement.scrollWidth") <= width
        assert await _colours(reader.page) > DRAWN
        await keep(reader.page, f"board-{game}-{width}")
    languages = {PEOPLE[0]: "hu", PEOPLE[1]: "en"}
    for reader in readers:
        await people.set_person(web.hall, reader.user_id, language=languages[reader.user_id])
        await reader.page.reload()
    await _speaks(readers, languages)
    await _turns(web, table, readers, 1, rng)


async def _colours(page: Page) -> int:
    """Number of colours of the picture on the screen."""
    with Image.open(BytesIO(await page.locator("#view").screenshot())) as shot:
        return len(shot.convert("RGB").getcolors(shot.width * shot.height))


async def _speaks(readers: list[Reader], languages: dict[int, str]) -> None:
    for reader in readers:
        lang = languages[reader.user_id]
        await expect(reader.page.locator("html")).to_have_attribute("lang", lang)
        await expect(reader.page.locator("#log-title")).to_have_text(speaker(lang)("button-log"))


async def _at_the_area_and_back(reader: Reader) -> None:
    tabs, shown = reader.page.locator("#tabs button"), reader.page.locator("#tabs [aria-selected=true]")
    await reader.press(tabs.nth(1))
    await expect(shown).to_have_text(NAMES[0])
    await reader.press(tabs.first)
    await expect(shown).to_have_text(await tabs.first.inner_text())


async def _turns(
    web: Web, table: Table, readers: list[Reader], each: int, rng: random.Random, *, by_keyboard: bool = False
) -> None:
    """`each` turns of every reader on their own page; the hall plays those of others. Every page shows every turn."""
    left = {reader.user_id: each for reader in readers}
    while any(left.values()):
        due = [reader for reader in readers if table.seat_of(reader.user_id) in asked(table)]
        reader = next((one for one in due if left[one.user_id]), None)
        if reader is None:
            seat = rng.choice(asked(table))
            await draft_a_turn(web.hall, table, seat, rng)
            await playing.confirm(web.hall, table.id, person_at(table, seat))
        else:
            await reader.sees(table)
            await (reader.key_a_turn if by_keyboard else reader.touch_a_turn)(table, rng)
            left[reader.user_id] -= 1
        for one in readers:
            await one.sees(table)
