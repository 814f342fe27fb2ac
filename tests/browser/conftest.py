from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest_asyncio
from playwright.async_api import Browser

from tests.browser.chromium import chromium, page_at
from tests.browser.visitor import SIZES, Visitor
from tests.cogs.playing import Evening, an_evening

Visit = Callable[[str], AbstractAsyncContextManager[Visitor]]


@pytest_asyncio.fixture(scope="package", loop_scope="package")
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="package")
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    """An evening with real pictures, in English."""
    async with an_evening(tmp_path, seed="browser", pictures=True) as evening:
        for name in ("Béla", "Csilla"):
            await evening.local.person(name).change(locale="en-US")
        yield evening


@pytest_asyncio.fixture(loop_scope="package")
async def visit(browser: Browser, evening: Evening) -> Visit:
    """Anna opens the page, on a desktop or a phone."""

    @asynccontextmanager
    async def come(size: str) -> AsyncIterator[Visitor]:
        async with page_at(browser, SIZES[size], calm=True) as page:
            visitor = Visitor(page, evening.local, size)
            await visitor.enter()
            yield visitor

    return come
