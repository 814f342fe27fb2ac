"""The board inside Discord: a press, a frame with the board, and a tap; and Discord's own SDK in such a frame."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest
import pytest_asyncio
from aiohttp import web
from playwright.async_api import Browser, Page, expect

from tests.browser.chromium import keep, page_at
from tests.browser.visitor import SIZES, Visitor
from tests.cogs.playing import Evening, an_evening
from web.address import Address

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser"), pytest.mark.asyncio(loop_scope="package")]
SECRET = "secret"
SDK = Path(__file__).parent / "sdk" / "node_modules" / "@discord" / "embedded-app-sdk" / "output"
WITH_SDK = """<!doctype html><pre id="told"></pre><script type="module">
import { DiscordSDK } from "/activity/.proxy/sdk/index.mjs";
const told = {};
try {
  const sdk = new DiscordSDK("APPLICATION");
  await sdk.ready();
  const asked = { client_id: "APPLICATION", response_type: "code", state: "", prompt: "none", scope: ["identify"] };
  const { code } = await sdk.commands.authorize(asked);
  const { access_token } = await (await fetch("/activity/.proxy/token", { method: "POST", body: code })).json();
  const { user } = await sdk.commands.authenticate({ access_token });
  const { participants } = await sdk.commands.getInstanceConnectedParticipants();
  const { locale } = await sdk.commands.userSettingsGetLocale();
  const forged = await sdk.commands.authenticate({ access_token: "forged" }).catch(({ code }) => code);
  const ids = participants.map(({ id }) => id);
  Object.assign(told, { user: user.id, instance: sdk.instanceId, participants: ids, locale, forged });
} catch (error) {
  told.error = error.message ?? JSON.stringify(error);
}
document.querySelector("#told").textContent = JSON.stringify(told);
</script>"""


@pytest_asyncio.fixture(scope="module", loop_scope="package")
async def evening(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Evening]:
    data, here = Path(tmp_path_factory.mktemp("frame")), Address("127.0.0.1", 0)
    async with an_evening(data, seed="frame", pictures=True, web=here, client_secret=SECRET) as evening:
        await evening.sit_down("Anna", "Béla", game="burgundy")
        yield evening


@asynccontextmanager
async def opened(browser: Browser, evening: Evening) -> AsyncIterator[Page]:
    """The page of the player to move, who has opened the board."""
    async with page_at(browser, SIZES["phone"]) as page:
        visitor = Visitor(page, evening.local, "phone")
        await page.goto(f"{evening.local.server.page_url}&as={evening.asked[0].id}#{evening.thread}")
        await visitor.ready()
        await visitor.press("open_board")
        yield page


async def test_the_board_opens_in_a_frame_and_takes_a_tap(browser: Browser, evening: Evening) -> None:
    async with opened(browser, evening) as page:
        frame = page.frame_locator("[data-testid=activity]")
        await expect(frame.locator("#stage i").first).to_be_attached()
        await expect(frame.locator("#lost")).to_be_hidden()
        await frame.locator("#spots [data-tag^=slot]").first.tap()
        await expect(frame.locator("#draft li")).to_have_count(1)
        await keep(page, "activity-phone")
        await page.get_by_test_id("activity-close").click()
        await expect(page.get_by_test_id("activity")).to_have_count(0)
        await evening.local.idle()
        assert not evening.local.server.activities.instances


@asynccontextmanager
async def sdk_page(evening: Evening) -> AsyncIterator[str]:
    """URL of an Activity of another author, which uses Discord's SDK."""
    application = evening.local.server.activities.world.bot_id

    async def page(request: web.Request) -> web.Response:
        return web.Response(text=WITH_SDK.replace("APPLICATION", application), content_type="text/html")

    async def module(request: web.Request) -> web.FileResponse:
        return web.FileResponse(SDK / request.match_info["path"], headers={"Content-Type": "text/javascript"})

    async def token(request: web.Request) -> web.Response:
        known = {"client_id": application, "client_secret": SECRET, "grant_type": "authorization_code"}
        url = f"{evening.local.base_url}/api/v10/oauth2/token"
        async with (
            aiohttp.ClientSession() as http,
            http.post(url, data={**known, "code": await request.text()}) as given,
        ):
            return web.json_response(await given.json())

    app = web.Application()
    app.add_routes([web.get("/", page), web.get("/sdk/{path:.+}", module), web.post("/token", token)])
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()


@pytest.mark.skipif(not SDK.is_dir(), reason="Discord's SDK is not installed: run npm ci in tests/browser/sdk")
async def test_the_local_discord_hosts_an_activity_with_discords_own_sdk(browser: Browser, evening: Evening) -> None:
    activities = evening.local.server.activities
    async with sdk_page(evening) as url:
        board, activities.url = activities.url, url
        try:
            async with opened(browser, evening) as page:
                told = page.frame_locator("[data-testid=activity]").locator("#told")
                await expect(told).not_to_be_empty()
                found = await told.evaluate("(told) => JSON.parse(told.textContent)")
                (instance,) = activities.instances.values()
                reader = activities.world.people[evening.asked[0].id]
                assert found == {
                    "user": reader.id, "instance": instance.id, "participants": [reader.id], "locale": reader.locale,
                    "forged": 4009,
                }  # fmt: skip
        finally:
            activities.url = board
