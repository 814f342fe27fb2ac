"""A Chromium for the browser tests: Debian's shell without a window, or a whole browser found on the machine."""

import shutil
import warnings
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser, ConsoleMessage, Page, async_playwright, expect

SHELL = "chromium-headless-shell"
"""Draws pages for two thirds of the processor time of a browser whose window is merely not shown."""
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--font-render-hinting=none",  # letters as wide as on a phone, also in the shell
)
ARTEFACTS = Path(__file__).parents[2] / "artefacts"
DESKTOP = (1280, 800)
PHONE = (390, 844)
PATIENCE = 30_000
"""Milliseconds: generous, since a busy machine draws slowly; a test that passes does not wait."""

expect.set_options(timeout=PATIENCE)


STALE = "409 (Conflict)"
"""How a tap on an older position is answered: the page shows the present one."""


def _is_fault(said: ConsoleMessage) -> bool:
    return said.type == "error" and STALE not in said.text


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None:
        pytest.fail(f"There is no Chromium on this machine. Install the package {SHELL} and run the tests again.")
    if Path(found).name != SHELL:
        warnings.warn(f"The pages are drawn by {found}, which costs more than the package {SHELL}.", stacklevel=2)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=found, args=[*QUIET])
        try:
            yield browser
        finally:
            await browser.close()


@asynccontextmanager
async def page_at(
    browser: Browser, size: tuple[int, int], locale: str = "en-US", *, touch: bool | None = None, calm: bool = False
) -> AsyncIterator[Page]:
    """A page of that size; an error in its console fails the test. `touch`: by default only on a phone; `calm`: without
    animations, which cost more than everything else on a page."""
    width, height = size
    context = await browser.new_context(
        viewport={"width": width, "height": height}, has_touch=width < 500 if touch is None else touch, locale=locale,
        color_scheme="dark", ignore_https_errors=True, reduced_motion="reduce" if calm else "no-preference",
    )  # fmt: skip
    page = await context.new_page()
    page.set_default_timeout(PATIENCE)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda said: errors.append(f"{said.text} {said.location}") if _is_fault(said) else None)
    try:
        yield page
    finally:
        await context.close()
    assert not errors, errors


async def keep(page: Page, name: str) -> None:
    """Save a screenshot among the artefacts of the run."""
    ARTEFACTS.mkdir(exist_ok=True)
    await page.screenshot(path=ARTEFACTS / f"{name}.png")
