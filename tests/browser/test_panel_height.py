"""A panel is as high on a phone as the bot thinks, which chooses between buttons and menus by it."""

import copy
from typing import Any

import pytest
from PIL import Image
from playwright.async_api import Page

from bench.panel_height import height
from bench.presses import presses
from cogs.delivery import emoji_upload
from cogs.ui.phone_size import AROUND, SCREEN
from render import emojis
from render.png import encode
from tests.browser.conftest import Visit
from tests.cogs.playing import Evening

pytestmark = [
    pytest.mark.browser,
    pytest.mark.xdist_group("browser"),
    pytest.mark.asyncio(loop_scope="package"),
]
TURNS = 2
PLAYERS = {"calimala": 3, "burgundy": 2, "tiletum": 2, "tournay": 2, "genoa": 2}
LOWEST, HIGHEST, NEAR = 1.0, 1.13, 1.02
"""How high a panel is thought to be, against how high it is: at least, at most (a button may be
thought to have no room in a line by a hair), and in the middle of all at most."""
PIXEL = encode(Image.new("RGB", (1, 1)))
NOTHING = "data:image/gif;base64,R0lGODlhAQABAAAAACw="
DRAWN = """async (messages) => {
    const {layout} = await import("./components.js");
    const column = document.querySelector(".timeline-column");
    await document.fonts.load('14px "Guildhall letters"', "aő");
    return messages.map((message) => {
        const article = document.createElement("article");
        article.className = "message ephemeral";
        article.innerHTML = '<div class="message-side"></div><div><div class="message-body"></div></div>';
        article.querySelector(".message-body").append(...layout(message.components, message));
        column.append(article);
        const found = article.querySelector(".container").getBoundingClientRect().height;
        article.remove();
        return found;
    });
}"""


async def drawn(page: Page, panels: list[dict[str, Any]]) -> list[float]:
    """How high each is at the page, in pixels; what the page puts around it does not count."""
    shown = copy.deepcopy(panels)
    for panel in shown:
        for part in panel["components"][0]["components"]:
            for item in part.get("items", ()):  # it is where it is as high as Discord says, drawn or not
                item["media"] |= {"url": NOTHING, "proxy_url": NOTHING}
    return list(await page.evaluate(DRAWN, shown))


@pytest.mark.parametrize("game", PLAYERS)
async def test_a_panel_is_as_high_as_it_is_thought_to_be(
    visit: Visit, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With drawn emojis in Hungarian, in Unicode in English."""
    monkeypatch.setattr(emojis, "_png", lambda draw: PIXEL)  # how it looks does not count
    pictures = emojis.emoji_pictures([game])
    monkeypatch.setattr(emoji_upload, "emoji_pictures", lambda games: pictures)
    panels = [
        panel
        for lang in ("en", "hu")
        for panel in (await presses(game, PLAYERS[game], TURNS, seed="height", lang=lang, emojis=lang == "hu")).panels
    ]
    assert "<:seat_standard_0_" in str(panels)
    async with visit("phone") as visitor:
        await visitor.page.route("**/emojis/*.png", lambda route: route.fulfill(body=pictures[0].png))
        real = await drawn(visitor.page, panels)
    thought = [height(panel, pictures=True) * SCREEN - AROUND for panel in panels]
    ratios = sorted(one / other for one, other in zip(thought, real, strict=True))
    assert ratios[0] >= LOWEST
    assert ratios[-1] <= HIGHEST
    assert ratios[len(ratios) // 2] <= NEAR


async def test_around_a_private_message_there_is_no_more_than_is_thought(evening: Evening, visit: Visit) -> None:
    await evening.sit_down("Anna", "Béla", "Csilla")
    async with visit("phone") as visitor:
        await visitor.go("Calimala")
        await visitor.press("move")
        panel = visitor.page.locator("[data-testid=message][data-ephemeral='true']").last
        card = panel.locator(".container")
        await card.wait_for()
        await panel.locator("[data-custom-id^='g:say:']").first.click()
        await panel.locator(".edited").wait_for()
        whole, inside = await panel.bounding_box(), await card.bounding_box()
    assert whole is not None
    assert inside is not None
    assert 0.8 * AROUND <= whole["height"] - inside["height"] <= AROUND
