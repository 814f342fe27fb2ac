"""A person at the page: opens a table, sits down with others, plays a whole turn and sees the picture change."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.async_api import Locator, Page, expect

from cogs.table.welcome import greet
from engine import GAMES
from games.tiletum.turn import open_actions
from tables import Table
from tables.play import playing
from tests.browser.chromium import PHONE, keep
from tests.browser.conftest import Visit
from tests.browser.visitor import SIZES, Visitor, asked_in, something_else_asked
from tests.cogs.playing import Evening
from words import wording

pytestmark = [
    pytest.mark.browser,
    pytest.mark.xdist_group("browser"),
    pytest.mark.asyncio(loop_scope="package"),
]
NAMES = ["Anna", "Béla", "Csilla"]
TURNS = {"calimala": "PlaceDisc", "burgundy": "Act", "tournay": "TakeTurn", "genoa": "StartSpace"}
"""The decision with which a turn begins."""
YOUR_TURN = re.compile("your (move|turn)", re.IGNORECASE)
"""In the heading of a panel, or in its line about the position."""


def a_turn_begins(table: Table) -> bool:
    """One seat is asked, and not for its set-up."""
    step = wording.step_name(table.state)
    return len(table.game.to_act(table.state)) == 1 and step == TURNS.get(table.row.game, step)


def an_action_is_nested(table: Table) -> bool:
    """Tiletum: an action that a bonus gave is open above another one."""
    return table.playing and len(open_actions(table.state)) > 1


async def play_until(evening: Evening, reached: Callable[[Table], bool]) -> str:
    """Everybody plays, past the page, until that is true. Returns who is asked then."""
    hall, table, rng = evening.house.hall, evening.table, Random(1)
    while not reached(table):
        move = rng.choice(table.game.moves(table.state, table.game.to_act(table.state)[0]))
        await playing.play_at_once(hall, table.id, int(evening.asked[0].id), move.notation)
    await evening.house.table_messages.idle()
    return evening.asked[0].name


async def play_a_turn(evening: Evening, visitor: Visitor, name: str, shots: str) -> None:
    """By pressing what the panel offers; the picture of the table changes."""
    page, table = visitor.page, evening.table
    panel = page.locator("[data-testid=message][data-ephemeral='true']").last
    picture = page.locator("[data-testid=message][data-ephemeral='false']").last.get_by_test_id("picture")
    await visitor.play_as(name)
    await visitor.go(GAMES[table.row.game].meta.title)
    before = await picture.get_attribute("data-url")
    await visitor.press("move")
    await expect(panel).to_contain_text(YOUR_TURN)
    await keep(page, f"{shots}-3-my-move")
    version = table.version
    await visitor.answers()
    await keep(page, f"{shots}-4-drafted")
    if await panel.locator("[data-custom-id^='g:confirm:']").count():  # else the last answer was played at once
        await visitor.press("confirm")
    await expect(panel).not_to_contain_text("Your plan so far")
    await evening.house.table_messages.idle()
    assert table.version > version
    await expect(picture).not_to_have_attribute("data-url", before or "")
    await keep(page, f"{shots}-5-confirmed")
    await visitor.fits()


@pytest.mark.parametrize("size", SIZES)
async def test_three_open_a_table_and_play_at_the_page(evening: Evening, visit: Visit, size: str) -> None:
    async with visit(size) as visitor:
        page = visitor.page
        await keep(page, f"calimala-{size}-1-entering")
        await visitor.open_a_table("calimala")
        for name in NAMES[1:]:
            await visitor.joins_as(name)
        await visitor.play_as("Anna")
        await visitor.go("tables")
        await visitor.press("start")
        await visitor.go("Calimala")
        await expect(visitor.button("move")).to_be_visible()
        await keep(page, f"calimala-{size}-2-table")
        (evening.table_id,) = evening.house.hall._awake
        await play_a_turn(evening, visitor, await play_until(evening, a_turn_begins), f"calimala-{size}")

        await page.get_by_test_id("picture").last.click()
        await expect(page.get_by_test_id("lightbox")).to_be_visible()
        await keep(page, f"calimala-{size}-6-large")
        await page.keyboard.press("Escape")
        await expect(page.get_by_test_id("lightbox")).to_be_hidden()


async def test_somebody_is_mentioned_looked_up_and_settings_are_a_form(evening: Evening, visit: Visit) -> None:
    async with visit("phone") as visitor:
        page = visitor.page
        await visitor.go("tables")
        await page.get_by_test_id("composer").click()
        await page.keyboard.type("Who plays? @b")
        await expect(page.get_by_test_id("mention").first).to_contain_text("@Béla")
        await keep(page, "mention-phone")
        await page.keyboard.press("Enter")
        await page.keyboard.press("Enter")
        said = page.get_by_test_id("message").last
        await expect(said.locator(".mention")).to_contain_text("Béla")
        await said.get_by_test_id("apps").click()
        await keep(page, "apps-phone")
        await page.get_by_test_id("app").filter(has_text="Results and rating").click()
        answer = page.locator("[data-testid=message][data-ephemeral='true']").last
        await expect(answer).to_contain_text("Your record")
        await page.get_by_test_id("composer").click()
        await page.keyboard.type("/settings ")
        await page.get_by_test_id("send").click()
        await expect(answer).to_contain_text("Your settings")
        await keep(page, "settings-phone")
        await answer.locator("[data-custom-id='g:settings_form:-:-:notify']").click()
        await expect(page.get_by_test_id("modal")).to_be_visible()
        await page.locator("[data-testid=modal-choice][data-value=dm]").check()
        await keep(page, "settings-form-phone")
        await page.get_by_test_id("modal-submit").click()
        await expect(answer).to_contain_text("Send me a DM")
        await visitor.fits()
        bela = await evening.local.person("Béla").open()
        await bela.say(f"<@{evening.local.person('Anna').id}>, me!", "tavern")
        await expect(page).to_have_title(re.compile(r"^\(1\) "))
        await expect(page.locator("link[rel=icon]")).to_have_attribute("href", "icon-mentioned.svg")


@pytest.mark.parametrize("size", SIZES)
async def test_a_newcomer_plays_at_once_by_one_press(evening: Evening, visit: Visit, size: str) -> None:
    """The first thing on the page is the welcome; one press, and the automata have sat down and answered."""
    (guild,) = evening.house.guilds
    await greet(evening.house, guild)
    async with visit(size) as visitor:
        await keep(visitor.page, f"welcome-{size}")
        await visitor.page.locator("[data-custom-id^='g:practice:'][data-custom-id$=':burgundy']").click()
        await expect(visitor.page.get_by_test_id("message").last).to_contain_text("has begun")
        (evening.table_id,) = evening.house.hall._awake
        await evening.house.automata.idle()
        await play_a_turn(evening, visitor, "Anna", f"practice-{size}")
        await visitor.fits()


@pytest.mark.parametrize("game", [game for game in GAMES if game != "calimala"])
async def test_a_turn_of_each_game_is_played_on_a_phone(evening: Evening, visit: Visit, game: str) -> None:
    await evening.sit_down(*NAMES, game=game)
    name = await play_until(evening, an_action_is_nested if game == "tiletum" else a_turn_begins)
    async with visit("phone") as visitor:
        await play_a_turn(evening, visitor, name, f"{game}-phone")


# ---------------------------------------------------------------- Genoa: an offer


async def bargaining(evening: Evening) -> tuple[int, int]:
    """Genoa: the tower stands at a building whose action is still to be had. Returns the trader and a buyer."""
    table = evening.table
    while wording.step_name(table.state) != "OnSpace":
        move = "roll" if wording.step_name(table.state) == "StartSpace" else "stop"
        await playing.play_at_once(evening.house.hall, table.id, int(evening.asked[0].id), move)
    await evening.house.table_messages.idle()
    trader = int(table.state.trader)
    return trader, (trader + 1) % 3


async def besides_its_picture(panel: Locator) -> float:
    """How much of a screen a panel fills, its picture apart."""
    whole, picture = await panel.bounding_box(), await panel.get_by_test_id("picture").first.bounding_box()
    assert whole is not None
    assert picture is not None
    return whole["height"] - picture["height"]


@pytest.mark.parametrize("size", SIZES)
async def test_an_offer_is_made_and_accepted_at_the_page(evening: Evening, visit: Visit, size: str) -> None:
    await evening.sit_down(*NAMES, game="genoa")
    house, table = evening.house, evening.table
    trader, buyer = await bargaining(evening)
    async with visit(size) as visitor:
        page = visitor.page
        panel = page.locator("[data-testid=message][data-ephemeral='true']").last
        purses = [player.ducats for player in table.state.players]
        here = table.state.path[-1]
        for tile in ("trade_1_1", "commodity_of_choice"):
            table.state.players[buyer].tiles[tile] += 1
            table.state.tiles[tile] -= 1

        async def choose(*words: str) -> None:
            await expect(panel.locator("[aria-busy=true]")).to_have_count(0)
            await panel.locator(f"[data-testid=button][data-custom-id$=':{'.'.join(words)}']").click()

        await visitor.play_as(evening.at(buyer).name)
        await visitor.go("Genoa")
        await visitor.press("move")
        await expect(panel).to_contain_text("you may reply")
        await keep(page, f"genoa-{size}-1-may-speak")
        await choose("offer")
        await choose("offer", here)
        await expect(panel).to_contain_text("What do you pay now?")
        await keep(page, f"genoa-{size}-2-suggestions")
        await visitor.press("form")
        form = page.locator("form.modal-form")
        await expect(form).to_be_visible()
        await form.locator("[data-testid=modal-field][data-custom-id=give]").fill("35 ducats")
        await keep(page, f"genoa-{size}-3-form")
        await form.get_by_test_id("modal-submit").click()
        await expect(panel).to_contain_text("Offer 35 ducats ⇄")
        await keep(page, f"genoa-{size}-4-drafted")
        assert not table.state.offers
        await visitor.press("confirm")
        await expect(panel).to_contain_text("Done.")
        await house.table_messages.idle()
        assert [offer.give for offer in table.state.offers] == [("d35",)]

        await visitor.play_as(evening.at(trader).name)
        await visitor.go("Genoa")
        await visitor.press("move")
        await expect(panel).to_contain_text(f"{evening.at(buyer).name}: 35 ducats ⇄")
        await keep(page, f"genoa-{size}-5-trader")
        assert await besides_its_picture(panel) <= PHONE[1], "more than a screen"
        offer = table.state.offers[0]
        await choose("accept", str(offer.id), str(offer.revision))
        await expect(panel).to_contain_text("once you confirm")
        await visitor.press("confirm")
        await expect(panel).to_contain_text("Done.")
        await expect(panel).to_contain_text(f"{evening.at(buyer).name}: 35 ducats ⇄")
        await house.table_messages.idle()
        assert table.state.players[buyer].ducats == purses[buyer] - 35
        assert table.state.players[trader].ducats == purses[trader] + 35
        await keep(page, f"genoa-{size}-6-deal")

        await visitor.play_as(evening.at(buyer).name)
        await visitor.go("Genoa")
        await visitor.press("move")
        await expect(panel).to_contain_text("your action")
        await expect(panel).to_contain_text("Trade 1:1 tile")
        await keep(page, f"genoa-{size}-7-action")
        assert await besides_its_picture(panel) <= 1.05 * PHONE[1], "more than a screen"
        await visitor.fits()


# ---------------------------------------------------------------- by keyboard alone


ANSWERS = "[data-custom-id^='g:say:'], [data-custom-id^='g:finish:'], [data-testid=select]"


async def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something of that kind has the focus."""
    for _ in range(60):
        await page.keyboard.press("Tab")
        if await page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"the keyboard does not come to {selector}")


@pytest.mark.parametrize("game", GAMES)
async def test_a_turn_is_played_by_keyboard_alone(evening: Evening, visit: Visit, game: str) -> None:
    """Past the channels, to the panel, through its answers to Confirm; what has changed is announced, and the focus is
    on the heading of the new question. Then the position in words, its option chosen by the arrows."""
    await evening.sit_down(*NAMES, game=game)
    name = await play_until(evening, a_turn_begins)
    async with visit("desktop") as visitor:
        page = visitor.page
        await visitor.play_as(name)
        await visitor.go(GAMES[game].meta.title)
        await expect(visitor.button("move")).to_be_visible()
        await page.evaluate("document.activeElement.blur()")
        version = evening.table.version
        await tab_to(page, ".skip")
        await page.keyboard.press("Enter")
        await tab_to(page, "[data-custom-id^='g:move:']")
        await page.keyboard.press("Enter")
        panel = page.locator("[data-testid=message][data-ephemeral='true']").last
        await expect(panel).to_contain_text(YOUR_TURN)
        for _ in range(20):
            await expect(panel.locator("[aria-busy=true]")).to_have_count(0)
            before = await asked_in(panel)
            confirms = await panel.locator("[data-custom-id^='g:confirm:']").count()
            await tab_to(page, "[data-custom-id^='g:confirm:']" if confirms else ANSWERS)
            await page.keyboard.press("Enter")
            if await page.get_by_test_id("select-option").count():
                await page.keyboard.press("ArrowDown")
                await page.keyboard.press("Enter")
            await something_else_asked(panel, before)
            if evening.table.version > version:
                break
            focus = await page.evaluate("[document.activeElement.tagName, document.activeElement.dataset.testid]")
            assert focus[0].startswith("H") or focus[1] == "message", "on its heading or the panel, not on a control"
            said = await page.locator("#announcer").text_content()
            assert said
            assert not said.endswith(("…", "-")) or said.endswith(" …")
        assert evening.table.version > version
        await page.get_by_test_id("composer").focus()
        await page.keyboard.type("/board")
        await page.locator("[data-testid=command][data-command=board]").wait_for()
        await page.keyboard.press("Enter")
        await tab_to(page, "[data-testid=add-option-text]")
        await page.keyboard.press("Enter")
        await page.keyboard.press("ArrowDown")
        await page.keyboard.press("Enter")
        await page.keyboard.press("Enter")
        await expect(page.locator("[data-testid=message][data-ephemeral='true']").last).to_contain_text(
            "What you can do now" if evening.asked[0].name == name else NAMES[0]
        )
