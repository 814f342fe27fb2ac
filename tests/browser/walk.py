"""Walk through a game as a newcomer alone does, and keep a picture of every panel: for looking at, not for testing.

    python -m tests.browser.walk burgundy --turns 10 --size phone --lang hu

Presses are random, emphasised buttons more often. The pictures are in `artefacts/walk`, one for each step, at full
height. Prints the presses of each turn, their number, and the heights of the panels.
"""

import argparse
import asyncio
import logging
import tempfile
from pathlib import Path
from random import Random
from statistics import median

from playwright.async_api import Locator, expect

from cogs.table.welcome import greet
from engine import GAMES
from localdiscord.testing import Player
from tests.browser.chromium import ARTEFACTS, PHONE, chromium, page_at
from tests.browser.visitor import SIZES, Visitor, asked_in, something_else_asked
from tests.cogs.playing import Evening, an_evening

LOCALES = {"en": "en-US", "hu": "hu"}
HIGH = 3000
"""Pixels of the page, so that the longest panel is seen whole."""
HIGHEST = 8
"""Number of the highest panels that are listed."""
MOST_STEPS = 40
TRIES = 20
PRESSES_OF_A_MENU = 2
EMPHASISED = 4
"""Weight of a coloured button against 1 for a grey one; a menu is nearly as likely."""
IN_A_MENU = 3
SAYS = "[data-custom-id^='g:say:'], [data-custom-id^='g:finish:']"
CONFIRMS = "[data-custom-id^='g:confirm:']"


class Walk:
    def __init__(self, evening: Evening, visitor: Visitor, folder: Path, rng: Random) -> None:
        self.evening, self.visitor, self.folder, self.rng = evening, visitor, folder, rng
        self.panel = visitor.page.locator("[data-testid=message][data-ephemeral='true']").last
        self.table = visitor.page.locator("[data-testid=message][data-ephemeral='false']").last
        self.heights: dict[str, float] = {}
        """Height of every panel in phone screens, with the margins of the page."""

    async def begin(self, game: str) -> None:
        (guild,) = self.evening.house.guilds
        await greet(self.evening.house, guild)
        await self.visitor.enter()
        await self.visitor.page.locator(f"[data-custom-id^='g:practice:'][data-custom-id$=':{game}']").click()
        await self.visitor.page.get_by_test_id("thread-card").last.click()
        (self.evening.table_id,) = self.evening.house.hall._awake

    async def turn(self, number: int) -> None:
        await self.evening.house.automata.idle()
        await self.evening.house.table_messages.idle()
        await self._keep(self.table, f"{number:02}-table")
        await self.visitor.press("move")
        await expect(self.panel.locator(f"{SAYS}, {CONFIRMS}, [data-testid=select]")).not_to_have_count(0)
        said = ["My move"]
        presses = 1
        for step in range(MOST_STEPS):
            await expect(self.panel.locator("[aria-busy=true], .thinking")).to_have_count(0)
            name = f"{number:02}-{step:02}"
            self.heights[name] = await self._keep(self.panel, name) / PHONE[1]
            before = await asked_in(self.panel)
            pressed, words = await self._answer()
            if not pressed:
                break
            presses, said = presses + pressed, [*said, words]
            await something_else_asked(self.panel, before)
        print(f"turn {number}: {presses} presses: {' → '.join(said)}")

    async def _answer(self) -> tuple[int, str]:
        """Number of presses needed (0 if nothing is asked any more), and what was pressed."""
        buttons, menus = await self.panel.locator(SAYS).all(), await self.panel.get_by_test_id("select").all()
        buttons = [
            button for button in buttons if not (await button.get_attribute("data-custom-id") or "").endswith(":more")
        ]
        weights = [1 if "secondary" in (await b.get_attribute("class") or "") else EMPHASISED for b in buttons]
        found = [*zip(buttons, weights, strict=True), *((menu, IN_A_MENU) for menu in menus)]
        if not found:
            confirm = self.panel.locator(CONFIRMS).first
            return (1, await _press(confirm)) if await confirm.count() else (0, "")
        chosen = self.rng.choices([each for each, _ in found], [weight for _, weight in found])[0]
        if chosen in buttons:
            return 1, await _press(chosen)
        await chosen.click()
        options = self.visitor.page.get_by_test_id("select-option")
        return PRESSES_OF_A_MENU, await _press(options.nth(self.rng.randrange(await options.count())))

    async def _keep(self, message: Locator, name: str) -> float:
        """Save a picture of the message, located by its position (the page redraws a message on every change);
        returns its height."""
        for _ in range(TRIES):
            await asyncio.sleep(0.2)
            if box := await message.bounding_box():
                clip = {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}
                await self.visitor.page.screenshot(path=self.folder / f"{name}.png", clip=clip)
                return float(box["height"])
        raise AssertionError(f"there is nothing to be seen for {name}")


async def _press(button: Locator) -> str:
    words = " ".join((await button.inner_text()).split())
    await button.click()
    return words


async def walk(game: str, turns: int, size: str, lang: str, seed: str) -> None:
    folder = ARTEFACTS / "walk" / f"{game}-{size}-{lang}"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        async with an_evening(Path(data), seed=seed, pictures=True, emojis=True) as evening, chromium() as browser:
            await evening.house._loading_emojis
            anna: Player = evening.local.person("Anna")
            await anna.change(locale=LOCALES[lang])
            async with page_at(browser, (SIZES[size][0], HIGH), LOCALES[lang]) as page:
                step = Walk(evening, Visitor(page, evening.local, size), folder, Random(seed))
                await step.begin(game)
                for number in range(1, turns + 1):
                    if evening.table.over:
                        break
                    await step.turn(number)
    highest = sorted(step.heights.items(), key=lambda each: -each[1])[:HIGHEST]
    named = ", ".join(f"{name} {height:.2f}" for name, height in highest)
    print(f"{len(highest)} highest of {len(step.heights)} panels, in screens: {named}")
    print(f"in the median {median(step.heights.values()):.2f}")
    print(f"pictures: {folder}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.browser.walk", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=GAMES, help="id of the game, such as burgundy")
    parser.add_argument("--turns", type=int, default=10, help="number of turns to play (default: 10)")
    parser.add_argument("--size", choices=SIZES, default="phone", help="size of the page (default: phone)")
    parser.add_argument("--lang", choices=LOCALES, default="en", help="language of the page (default: en)")
    parser.add_argument("--seed", default="walk", help="seed of the game and of the presses (default: walk)")
    asked = parser.parse_args()
    logging.disable(logging.CRITICAL)
    asyncio.run(walk(asked.game, asked.turns, asked.size, asked.lang, asked.seed))


if __name__ == "__main__":
    main()
