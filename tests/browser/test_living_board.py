"""People at the living board: on a phone and at a desk, by touch and by keyboard, and when the network fails them."""

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Request, Route, WebSocketRoute, expect

from engine import GAMES
from engine.transcript import at_random, record
from tables import Table, people
from tables.lobby import opening
from tables.seating import sharing
from tests.browser.board_reader import MOST_TAPS, Reader, at_the_board, go_to_board
from tests.browser.chromium import DESKTOP, PATIENCE, PHONE, keep, page_at
from tests.tables.house import NAMES, PEOPLE, asked, open_lobby, past_the_set_up, person_at, say
from tests.web.visiting import Web, open_web
from web import game_file, texts
from web.game_file import Told
from words import reader, speaker

pytestmark = [
    pytest.mark.browser,
    pytest.mark.xdist_group("browser"),
    pytest.mark.asyncio(loop_scope="package"),
]
MARK = "document.querySelectorAll('#stage i').forEach((sprite) => { sprite.known = true; })"
FLOWN = "[...document.querySelectorAll('#stage i.moves')].filter((sprite) => sprite.known).length"


@pytest_asyncio.fixture(scope="module", loop_scope="package")
async def web(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Web]:
    async with open_web(Path(tmp_path_factory.mktemp("board"))) as web:
        yield web


async def started(web: Web, game: str) -> Table:
    table = await open_lobby(web.hall, 3, game=game)
    return await opening.start(web.hall, table.id, PEOPLE[0])


async def confirm_twice(reader: Reader) -> None:
    """Spots before chips, until the whole turn is drafted. Then Confirm is pressed twice, and counts once."""
    for _ in range(MOST_TAPS):
        if await reader.page.locator("[data-control=confirm].go").count():
            break
        chips = reader.page.locator("#sheet .chip, #chips .chip:not(.done)")
        await reader.press((reader.spots if await reader.spots.count() else chips).first)
    await expect(reader.draft.first).to_be_visible()
    await expect(reader.confirm).to_have_class("go")
    await reader.confirm.dblclick()
    await expect(reader.draft).to_have_count(0)


async def test_a_turn_by_touch_on_a_phone(web: Web, browser: Browser) -> None:
    table = await started(web, "burgundy")
    async with at_the_board(web, browser, table, person_at(table, asked(table)[0]), PHONE, calm=False) as anna:
        page = anna.page
        await page.locator("#things .thing").first.tap()
        await expect(page.locator("#card h2")).not_to_be_empty()
        assert await anna.draft.count() == 0, "to look is not to choose"
        await page.locator("#card .close").tap()
        await page.evaluate(MARK)
        await anna.press(page.locator("#spots [data-tag^=slot]").first)
        await expect(anna.draft).to_have_count(1)
        assert await page.evaluate(FLOWN), "the tile flies to the storage"
        await keep(page, "board-phone-drafted")
        played = table.played
        await confirm_twice(anna)
        assert table.played == played + 2, "two dice, and a second tap that did nothing"
        assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        await keep(page, "board-phone-confirmed")


async def test_what_glows_comes_to_rest(web: Web, browser: Browser) -> None:
    """A page is left open for hours, and an animation without an end drains a phone's battery."""
    table = await started(web, "burgundy")
    async with at_the_board(web, browser, table, person_at(table, asked(table)[0]), PHONE, calm=False) as anna:
        await expect(anna.spots.first).to_be_visible()
        ends = await anna.page.evaluate(
            "document.getAnimations().map(({ effect }) => effect.getComputedTiming().endTime)"
        )
        assert ends, "the spots glow"
        assert max(ends) < 15_000


async def test_a_pinch_zooms_and_a_long_press_explains(web: Web, browser: Browser) -> None:
    table = await started(web, "burgundy")
    async with at_the_board(web, browser, table, person_at(table, asked(table)[0]), PHONE) as anna:
        page, fingers = anna.page, await anna.page.context.new_cdp_session(anna.page)

        async def touch(kind: str, *points: tuple[float, float]) -> None:
            touched = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
            await fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

        width = "document.querySelector('#sizer').offsetWidth"
        fitted = await page.evaluate(width)
        spot = await page.locator("#spots [data-tag^=slot]").first.bounding_box()
        assert spot is not None
        await touch("touchStart", (spot["x"] + 9, spot["y"] + 9))
        await expect(page.locator("#card h2")).not_to_be_empty()
        await touch("touchEnd")
        await page.locator("#card .close").tap()
        await touch("touchStart", (150, 400), (250, 400))
        await touch("touchMove", (100, 400), (300, 400))
        await touch("touchEnd")
        assert await page.evaluate(width) > 1.5 * fitted
        assert await page.locator("#draft li, .token, #sheet[open]").count() == 0, "nothing was chosen"


async def test_choices_beyond_the_edge_of_a_phone_are_in_a_list(web: Web, browser: Browser) -> None:
    table = await past_the_set_up(web.hall)
    async with at_the_board(web, browser, table, person_at(table, asked(table)[0]), PHONE) as anna:
        page, row = anna.page, anna.page.locator("#chips .chip:not(.all)")
        labels = await row.all_inner_texts()
        await anna.press(page.locator("#chips .all"))
        listed = page.locator("#sheet .chip")
        assert [label.split("\n")[0] for label in labels] == [
            label.split("\n")[0] for label in await listed.all_inner_texts()
        ]
        await anna.press(listed.last)
        await expect(page.locator("#sheet")).to_be_hidden()
        await expect(anna.draft).to_have_count(1)
        await anna.press(page.locator("[data-control=back]"))
        await anna.press(anna.spots.nth(2))
        await expect(row).to_have_count(await anna.spots.count())
        await anna.press(row.first)
        await expect(anna.draft).to_have_count(1)
        await page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        await expect(page.locator("#chips .all")).to_have_count(0)


async def test_a_phone_scrolls_to_where_most_of_a_new_question_is(web: Web, browser: Browser) -> None:
    """Calimala's disc is chosen at the bottom of the board, and its actions lie at the top."""
    table = await past_the_set_up(web.hall)
    async with at_the_board(web, browser, table, person_at(table, asked(table)[0]), PHONE) as anna:
        await anna.press(anna.spots.first)
        await anna.press(anna.page.locator("#spots [data-tag='disc white']"))
        await expect(anna.draft).to_have_count(1)
        most = anna.page.locator("#spots [data-place^=place]")
        await expect(most.first).to_be_in_viewport(ratio=1)


async def test_two_answers_of_a_phone_are_both_in_sight(web: Web, browser: Browser) -> None:
    table = await past_the_set_up(web.hall)
    async with at_the_board(web, browser, table, person_at(table, asked(table)[0]), PHONE) as anna:
        await anna.press(anna.spots.first)
        chips = anna.page.locator("#chips .chip")
        await expect(chips).to_have_count(2)
        for chip in await chips.all():
            await expect(chip).to_be_in_viewport(ratio=1)


async def test_signs_are_drawn_as_on_the_board_and_said_in_words(web: Web, browser: Browser) -> None:
    table = await started(web, "burgundy")
    async with at_the_board(web, browser, table, person_at(table, asked(table)[0]), PHONE) as anna:
        page = anna.page
        worker = page.locator("#chips .sign", has_text="👷")
        await expect(worker.first).to_have_css("background-image", re.compile("data:image/png"))
        names = [str(await one.get_attribute("aria-label")) for one in await anna.spots.all()]
        assert any("worker" in name for name in names)
        assert not any("👷" in name for name in names)


async def test_a_phone_held_sideways_has_its_answers_beside_the_board(web: Web, browser: Browser) -> None:
    table = await started(web, "burgundy")
    sideways = (PHONE[1], PHONE[0])
    async with at_the_board(web, browser, table, person_at(table, asked(table)[0]), sideways) as anna:
        board, answers = [await anna.page.locator(f"#{part}").bounding_box() for part in ("view", "prompt")]
        assert board is not None
        assert answers is not None
        assert board["height"] > 0.6 * PHONE[0]
        assert board["x"] + board["width"] <= answers["x"]
        assert answers["y"] + answers["height"] <= PHONE[0]


async def test_a_page_speaks_one_language_after_its_reader_changes_it(web: Web, browser: Browser) -> None:
    table = await started(web, "burgundy")
    user = person_at(table, asked(table)[0])
    async with at_the_board(web, browser, table, user, PHONE) as anna:
        await people.set_person(web.hall, user, language="hu")
        await anna.page.locator("#tabs button").nth(1).tap()
        await expect(anna.page.locator("#log-title")).to_have_text(speaker("hu")("button-log"))
        await expect(anna.page.locator("[data-control=why_not]")).to_have_text(speaker("hu")("button-why-not"))


async def test_a_plan_on_a_phone(web: Web, browser: Browser) -> None:
    table = await started(web, "burgundy")
    waiting = next(user for user in table.user_ids if table.seat_of(user) not in asked(table))
    async with at_the_board(web, browser, table, waiting, PHONE) as bela:
        page, status = bela.page, await bela.page.locator("#ask").inner_text()
        await page.locator("[data-control=plan]").tap()
        await expect(page.locator("#status")).to_have_text(speaker("en")("plan-picture"))
        await bela.press(page.locator("#spots [data-tag^=slot]").first)
        while not await bela.draft.count():
            await bela.press(bela.spots.first)  # which die
        await keep(page, "board-phone-plan")
        await page.locator("[data-control=present]").tap()
        await expect(page.locator("#ask")).to_have_text(status)
        await expect(bela.draft).to_have_count(0)
        await page.locator("[data-control=plan]").tap()
        await expect(bela.draft).to_have_count(1)
        await page.locator("[data-control=give]").tap()
        await expect(page.locator("#ask")).to_have_text(status)
        await bela.settled()
        assert [order.kind for order in table.orders] == ["play"]


async def test_a_turn_by_keyboard_alone(web: Web, browser: Browser) -> None:
    table = await started(web, "burgundy")
    async with at_the_board(web, browser, table, person_at(table, asked(table)[0]), DESKTOP) as anna:
        page, played = anna.page, table.played
        focused = page.locator(":focus")
        await page.keyboard.press("Tab")
        await expect(focused).to_have_id("ask")
        await page.keyboard.press("Tab")
        await expect(focused).to_have_class("spot")
        first = await focused.get_attribute("data-place")
        await page.keyboard.press("ArrowRight")
        await expect(focused).not_to_have_attribute("data-place", first or "")
        name, *_ = str(await focused.get_attribute("aria-label")).split(" · ")
        await expect(page.locator("#tip b").first).to_contain_text(name)
        for _ in range(MOST_TAPS):
            if await focused.get_attribute("data-control") == "confirm":
                break
            before = await page.locator("#prompt").inner_text()
            await page.keyboard.press("Enter")
            await expect(page.locator("#prompt")).not_to_have_text(before)
            await anna.settled()
            assert await focused.count(), "the focus is not lost"
            assert await focused.get_attribute("data-control") in (None, "confirm")
        await page.keyboard.press("Enter")
        await expect(anna.draft).to_have_count(0)
        assert table.played > played


async def test_another_page_sees_the_piece_fly(web: Web, browser: Browser) -> None:
    table = await started(web, "burgundy")
    mover = asked(table)[0]
    async with at_the_board(web, browser, table, person_at(table, (mover + 1) % 3), PHONE, calm=False) as bela:
        await bela.page.evaluate(MARK)
        take = next(m for m in table.game.moves(table.state, mover) if m.kind == "take")
        await say(web.hall, table, mover, take.notation)
        await expect(bela.page.locator("#stage i.moves").first).to_be_attached()
        assert await bela.page.evaluate(FLOWN), "and was not drawn anew"
        await expect(bela.page.locator("#say")).to_contain_text(table.names[mover])


async def test_the_past_and_back_to_now(web: Web, browser: Browser) -> None:
    table = await started(web, "burgundy")
    for _ in range(4):
        await say(web.hall, table, asked(table)[0])
    async with at_the_board(web, browser, table, person_at(table, asked(table)[0]), DESKTOP) as anna:
        page = anna.page
        await page.locator("#history").click()
        last = await page.locator("#slider").get_attribute("max")
        await page.locator("#slider").fill("1")
        await expect(page.locator("#position")).to_have_text(f"1 / {last}")
        await expect(anna.spots).to_have_count(0)
        await expect(page.locator("[data-control=undo]")).to_have_count(0)
        await page.locator("#play").click()
        await expect(page.locator("#position")).to_have_text(f"{last} / {last}")
        await expect(page.locator("#now")).to_be_hidden()
        await expect(anna.spots.first).to_be_visible()
        line = page.locator("#log button.line").last
        await line.hover()
        await expect(page.locator("#lights i").first).to_be_attached()


async def test_a_stranger_with_a_link_looks_on(web: Web, browser: Browser) -> None:
    table = await started(web, "burgundy")
    share = await sharing.share(web.hall, table, PEOPLE[0])
    async with page_at(browser, PHONE) as page:
        await page.goto(f"{web.server.address.url}/share/{share.address}/")
        await expect(page.locator("#ask")).not_to_be_empty()
        await expect(page.locator("#prompt")).to_be_hidden()
        version = table.version
        await say(web.hall, table, asked(table)[0])
        assert table.version > version
        await expect(page.locator("#log li")).not_to_have_count(0)
        assert await page.context.cookies() == []


async def test_a_used_link_says_what_to_do(web: Web, browser: Browser) -> None:
    table = await started(web, "burgundy")
    link = f"{web.server.address.url}/t/{table.id}/#{await web.link(table, PEOPLE[0])}"
    async with page_at(browser, PHONE) as page:
        await page.goto(link)
        await expect(page.locator("#stage i").first).to_be_attached()
        assert "#" not in page.url
    context = await browser.new_context()
    try:
        page = await context.new_page()
        await page.goto(link)
        await expect(page.locator("#dead")).to_have_text(texts.plain(speaker("en")("web-link-gone")))
        await expect(page.locator("#top")).to_be_hidden()
    finally:
        await context.close()


async def test_a_dead_socket_comes_back_and_shows_the_present(web: Web, browser: Browser) -> None:
    table = await started(web, "burgundy")
    sockets: asyncio.Queue[WebSocketRoute] = asyncio.Queue()

    def connected(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.put_nowait(socket)

    async with page_at(browser, DESKTOP) as page:
        await page.route_web_socket("**/ws", connected)
        await page.goto(f"{web.server.address.url}/t/{table.id}/#{await web.link(table, PEOPLE[0])}")
        await expect(page.locator("#stage i").first).to_be_attached()
        await expect(page.locator("#ask")).not_to_be_empty()
        before = await page.locator("#ask").inner_text()
        async with asyncio.timeout(PATIENCE / 1000):
            await (await sockets.get()).close()
        await expect(page.locator("#lost")).to_be_visible()
        for _ in range(3):
            await say(web.hall, table, asked(table)[0])
        async with asyncio.timeout(PATIENCE / 1000):
            await sockets.get()
        await expect(page.locator("#lost")).to_be_hidden()
        await expect(page.locator("#ask")).not_to_have_text(before)


async def test_where_sockets_are_blocked_moves_are_still_seen(web: Web, browser: Browser) -> None:
    table = await started(web, "burgundy")

    async def blocked(socket: WebSocketRoute) -> None:
        await socket.close()

    async with page_at(browser, PHONE, calm=True) as page:
        await page.route_web_socket("**/ws", blocked)
        bela = await go_to_board(web, page, table, PEOPLE[1])
        await say(web.hall, table, asked(table)[0])
        await bela.sees(table)


async def test_a_late_answer_does_not_paint_over_a_newer_one(web: Web, browser: Browser) -> None:
    table = await started(web, "burgundy")
    async with at_the_board(web, browser, table, PEOPLE[0], DESKTOP) as anna:
        page, released = anna.page, asyncio.Event()

        async def late(route: Route, request: Request) -> None:
            answer = await route.fetch()
            await released.wait()
            await route.fulfill(response=answer)

        size = await page.evaluate("document.querySelector('#stage').style.height")
        await page.route("**/api/board?*shape=area*", late)
        await page.locator("#tabs button").nth(1).click()
        await page.locator("#tabs button").first.click()
        await expect(page.locator("#tabs [aria-selected=true]")).to_have_text(speaker("en")("button-board"))
        async with page.expect_response("**/api/board?*shape=area*") as answered:
            released.set()
        await (await answered.value).finished()
        await page.wait_for_timeout(150)
        assert await page.evaluate("document.querySelector('#stage').style.height") == size


async def test_an_exported_game_plays_from_the_disk(browser: Browser, tmp_path: Path) -> None:
    recorded = record(GAMES["tournay"], 2, "file", {}, at_random("file"), limit=6)
    saved = tmp_path / "game.html"
    line = {"index": 2, "text": "Anna paid 1 🪙.", "at": 0.0, "places": ["mat 0"], "seat": 0}
    chart = {"picture": "data:image/gif;base64,R0lGODlhAQABAAAAACw=", "alt": "the chart", "size": [1, 1]}
    told = Told("Anna wins.", ["the proof"], [line], chart)
    html = game_file.make(recorded.write(), NAMES[:2], reader.Reader("en"), [0, 2, 5, 6], told)
    saved.write_text(html, encoding="utf-8")
    async with page_at(browser, DESKTOP) as page:
        page.on("request", lambda asked: pytest.fail(asked.url) if asked.url.startswith("http") else None)
        await page.goto(saved.as_uri())
        await expect(page.locator("#ask")).to_have_text("Anna wins.")
        await expect(page.locator("#proof")).to_have_text("the proof")
        await page.locator("#slider").fill("1")
        await expect(page.locator("#position")).to_have_text("1 / 3")
        await page.locator("#tabs button").nth(2).click()
        await expect(page.locator("#tabs [aria-selected=true]")).to_have_text(NAMES[1])
        hidden = await page.locator("#view").get_attribute("aria-label")
        await page.locator("#eyes").select_option("1")
        await expect(page.locator("#view")).not_to_have_attribute("aria-label", hidden or "")
        await page.locator("#things .thing").first.click()
        await expect(page.locator("#card img")).to_be_visible()
        await page.keyboard.press("Escape")
        await page.locator("#tabs button").first.click()
        await expect(page.locator("#tabs [aria-selected=true]")).to_have_text(speaker("en")("button-board"))
        await page.locator("#log .line").hover()
        await expect(page.locator("#log .sign")).to_have_css("background-image", re.compile("data:image/png"))
        await expect(page.locator("#lights i")).to_have_count(1)
        await page.locator("#review").click()
        await expect(page.locator("#sheet img")).to_have_attribute("alt", "the chart")
        await keep(page, "board-file")
        await page.keyboard.press("Escape")
        await page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        tabs = await page.locator("#tabs").bounding_box()
        assert tabs is not None
        assert tabs["width"] > 0.9 * PHONE[0], "the choice of whose eyes leaves room for the tabs"
        assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        await page.set_viewport_size({"width": 320, "height": 640})
        await page.locator("#log-open").click()
        await expect(page.locator("#log-title")).to_be_in_viewport()
