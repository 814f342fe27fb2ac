"""A person at the page: opens a table, sits down with others, plays a whole turn and sees the picture change."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Locator, Page, TimeoutError, expect

from bot import Guildhall
from engine import GAMES
from engine.tiletum.turn import open_actions
from localdiscord.testing import LocalWorld, serve_local
from render import wording
from tables import Table
from tests.browser.chromium import DESKTOP, PHONE, chromium, keep, page_at

pytestmark = pytest.mark.browser

SIZES = {"desktop": DESKTOP, "phone": PHONE}
TURNS = {
    "calimala": ("PlaceDisc",),
    "burgundy": ("Act",),
    "tiletum": ("TakeDie",),
    "tournay": ("TakeTurn",),
    "genoa": ("StartSpace",),
}
"""The decision with which a turn begins."""


class Visitor:
    """What a person does at the page, at either size."""

    def __init__(self, page: Page, local: LocalWorld, size: str) -> None:
        self.page = page
        self.local = local
        self.size = size

    async def enter(self) -> None:
        await self.page.goto(self.local.server.page_url)
        await self.ready()

    async def ready(self) -> None:
        await self.page.wait_for_selector("body[data-ready='1']")

    async def _drawer(self) -> None:
        if self.size == "phone":
            await self.page.get_by_test_id("drawer-toggle").click()

    async def play_as(self, name: str) -> None:
        await self._drawer()
        await self.page.get_by_test_id(f"person-{name}").click()
        await self.page.wait_for_url(f"**as={self.local.person(name).id}**")
        await self.ready()

    async def go(self, channel: str) -> None:
        await self._drawer()
        await self.page.locator(f"[data-testid^='channel-name-{channel}']").last.click()

    def button(self, verb: str) -> Locator:
        return self.page.locator(f"[data-testid=button][data-custom-id^='g:{verb}:']")

    async def press(self, verb: str) -> None:
        await self.button(verb).last.click()

    async def choose_from_menu(self, number: int = 0) -> None:
        """Open the menu (it closes when an arriving picture moves it away) and choose."""
        menu = self.page.locator("[data-testid=select][data-custom-id^='m:pick:']").last
        option = self.page.get_by_test_id("select-option").nth(number)
        for _ in range(5):
            await menu.click()
            try:
                await option.click(timeout=3_000)
                return
            except TimeoutError:
                continue
        raise AssertionError("the menu does not stay open")

    async def answers(self) -> str:
        """Press the first thing offered, again and again, until the turn can be confirmed."""
        panel = self.page.locator("[data-testid=message][data-ephemeral='true']").last
        for _ in range(30):
            await expect(panel.locator("[aria-busy=true]")).to_have_count(0)
            # All of its text: what a waiting button hides for a moment is no answer yet.
            before = await panel.text_content() or ""
            if "That is all for now" in before or "Confirm to see it" in before:
                return before
            if await panel.get_by_test_id("select").count():
                await self.choose_from_menu()
            else:
                await panel.locator("[data-testid=button][data-custom-id^='g:say:']").first.click()
            await expect(panel).not_to_have_text(before)
        raise AssertionError(f"the turn does not end: {await panel.inner_text()}")


@pytest.fixture
async def local(tmp_path: Path) -> AsyncIterator[tuple[LocalWorld, Guildhall]]:
    async with serve_local() as world:
        for name in ("Béla", "Csilla"):
            await world.person(name).change(locale="en-US")
        house = Guildhall(tmp_path)
        house.hall.new_seed = lambda: "a browser's game"
        async with world.running(house):
            yield world, house


async def seat_three(visitor: Visitor, game: str = "calimala") -> None:
    page = visitor.page
    await visitor.go("tables")
    composer = page.get_by_test_id("composer")
    await composer.click()
    await page.keyboard.type("/table")
    await page.locator("[data-testid=command][data-command='table new']").click()
    await page.get_by_test_id("command-option-game").click()
    await page.keyboard.type(GAMES[game].meta.title)
    # By name: the suggestions for the empty line may still be there.
    await page.get_by_test_id("choice").filter(has_text=GAMES[game].meta.title).click()
    await page.get_by_test_id("send").click()
    await expect(visitor.button("join")).to_be_visible()
    for name in ("Béla", "Csilla"):
        await visitor.play_as(name)
        await visitor.go("tables")
        await visitor.press("join")
        await expect(page.get_by_test_id("message").last).to_contain_text(name)
    await visitor.play_as("Anna")
    await visitor.go("tables")
    await visitor.press("start")
    await visitor.go(GAMES[game].meta.title)
    await expect(visitor.button("move")).to_be_visible()


def a_turn_begins(table: Table) -> bool:
    """One seat is asked, and not for its set-up."""
    return len(table.game.to_act(table.state)) == 1 and wording.step_name(table.state) in TURNS[table.row.game]


def an_action_is_nested(table: Table) -> bool:
    """Tiletum: an action that a bonus gave is open above another one."""
    return table.playing and len(open_actions(table.state)) > 1


async def play_until(house: Guildhall, reached: Callable[[Table], bool]) -> int:
    """Everybody plays, past the page, until that is true. Returns the seat that is asked then."""
    (table,) = house.hall._awake.values()
    rng = Random(1)
    while not reached(table):
        seat = table.game.to_act(table.state)[0]
        user = table.seats[seat].user_id
        assert user is not None
        move = rng.choice(table.game.moves(table.state, seat))
        await house.hall.draft(table.id, user, move.notation, instant=True)
    return int(table.game.to_act(table.state)[0])


CASES = [
    ("calimala", "desktop", a_turn_begins),
    *[(game, "phone", a_turn_begins) for game in GAMES],
    ("tiletum", "phone", an_action_is_nested),
]


@pytest.mark.parametrize(
    ("game", "size", "moment"), CASES, ids=[f"{game}-{size}-{moment.__name__}" for game, size, moment in CASES]
)
async def test_a_turn_is_played_at_the_page_and_the_picture_changes(
    local: tuple[LocalWorld, Guildhall], game: str, size: str, moment: Callable[[Table], bool]
) -> None:
    world, house = local
    title, shots = GAMES[game].meta.title, f"{game}-{size}-{moment.__name__}"
    async with chromium() as browser, page_at(browser, SIZES[size]) as page:
        visitor = Visitor(page, world, size)
        await visitor.enter()
        await keep(page, f"{shots}-1-entering")
        await seat_three(visitor, game)
        await keep(page, f"{shots}-2-table")
        seat = await play_until(house, moment)
        await house.postman.idle()

        await visitor.play_as(["Anna", "Béla", "Csilla"][seat])
        await visitor.go(title)
        table_message = page.locator("[data-testid=message][data-ephemeral='false']").last
        before = await table_message.get_by_test_id("picture").get_attribute("data-url")
        await visitor.press("move")
        await expect(page.locator("[data-testid=message][data-ephemeral='true']").last).to_contain_text("your move")
        await keep(page, f"{shots}-3-my-move")
        await visitor.answers()
        await keep(page, f"{shots}-4-drafted")
        (table,) = house.hall._awake.values()
        version = table.version
        await visitor.press("confirm")
        await expect(page.locator("[data-testid=message][data-ephemeral='true']").last).not_to_contain_text("Drafted")
        await house.postman.idle()
        assert table.version > version
        table_message = page.locator("[data-testid=message][data-ephemeral='false']").last
        await expect(table_message.get_by_test_id("picture")).not_to_have_attribute("data-url", before or "")
        await keep(page, f"{shots}-5-confirmed")

        width = await page.evaluate("document.documentElement.scrollWidth")
        assert width <= SIZES[size][0], "the page scrolls sideways"


async def bargaining(house: Guildhall) -> tuple[Table, int, int]:
    """Genoa: the tower stands at a building whose action is still to be had. Returns the trader and a buyer."""
    (table,) = house.hall._awake.values()
    while wording.step_name(table.state) != "OnSpace":
        user = table.seats[table.game.to_act(table.state)[0]].user_id
        assert user is not None
        move = "roll" if wording.step_name(table.state) == "StartSpace" else "stop"
        await house.hall.draft(table.id, user, move, instant=True)
    await house.postman.idle()
    trader = int(table.state.trader)
    return table, trader, (trader + 1) % 3


async def besides_its_picture(panel: Locator) -> float:
    """How much of a screen a panel fills, its picture apart."""
    whole, picture = await panel.bounding_box(), await panel.get_by_test_id("picture").first.bounding_box()
    assert whole is not None
    assert picture is not None
    return whole["height"] - picture["height"]


@pytest.mark.parametrize("size", SIZES)
async def test_an_offer_is_made_and_accepted_at_the_page(local: tuple[LocalWorld, Guildhall], size: str) -> None:
    world, house = local
    names = ["Anna", "Béla", "Csilla"]
    async with chromium() as browser, page_at(browser, SIZES[size]) as page:
        visitor = Visitor(page, world, size)
        panel = page.locator("[data-testid=message][data-ephemeral='true']").last
        await visitor.enter()
        await seat_three(visitor, "genoa")
        table, trader, buyer = await bargaining(house)
        purses = [player.ducats for player in table.state.players]
        here = table.state.path[-1]
        for tile in ("trade_1_1", "commodity_of_choice"):
            table.state.players[buyer].tiles[tile] += 1
            table.state.tiles[tile] -= 1

        async def choose(*words: str) -> None:
            await expect(panel.locator("[aria-busy=true]")).to_have_count(0)
            await panel.locator(f"[data-testid=button][data-custom-id$=':{'.'.join(words)}']").click()

        await visitor.play_as(names[buyer])
        await visitor.go("Genoa")
        await visitor.press("move")
        await expect(panel).to_contain_text("you may speak")
        await keep(page, f"genoa-{size}-1-may-speak")
        await choose("offer")
        await choose("offer", here)
        await expect(panel).to_contain_text("What do you pay at once?")
        await keep(page, f"genoa-{size}-2-suggestions")
        await visitor.press("form")
        form = page.locator("form.modal-form")
        await expect(form).to_be_visible()
        await form.locator("[data-testid=modal-field][data-custom-id=give]").fill("35 ducats")
        await keep(page, f"genoa-{size}-3-form")
        await form.get_by_test_id("modal-submit").click()
        await expect(panel).to_contain_text("Offer 35 ducats →")
        await keep(page, f"genoa-{size}-4-drafted")
        assert not table.state.offers
        await visitor.press("confirm")
        await expect(panel).to_contain_text("Played.")
        await house.postman.idle()
        assert [offer.give for offer in table.state.offers] == [("d35",)]

        await visitor.play_as(names[trader])
        await visitor.go("Genoa")
        await visitor.press("move")
        await expect(panel).to_contain_text(f"{names[buyer]}: 35 ducats →")
        await keep(page, f"genoa-{size}-5-trader")
        assert await besides_its_picture(panel) <= PHONE[1], "more than a screen"
        offer = table.state.offers[0]
        await choose("accept", str(offer.id), str(offer.revision))
        await expect(panel).to_contain_text("Drafted, not yet played")
        await visitor.press("confirm")
        await expect(panel).not_to_contain_text("Drafted, not yet played")
        await house.postman.idle()
        assert table.state.players[buyer].ducats == purses[buyer] - 35
        assert table.state.players[trader].ducats == purses[trader] + 35
        await keep(page, f"genoa-{size}-6-deal")

        await visitor.play_as(names[buyer])
        await visitor.go("Genoa")
        await visitor.press("move")
        await expect(panel).to_contain_text("your action")
        await expect(panel.locator("[data-testid=button][data-custom-id$=':trade']")).to_be_visible()
        await keep(page, f"genoa-{size}-7-action")
        assert await besides_its_picture(panel) <= PHONE[1], "more than a screen"
        width = await page.evaluate("document.documentElement.scrollWidth")
        assert width <= SIZES[size][0], "the page scrolls sideways"


@pytest.mark.parametrize("size", SIZES)
async def test_a_picture_opens_large_and_closes_again(local: tuple[LocalWorld, Guildhall], size: str) -> None:
    world, _ = local
    async with chromium() as browser, page_at(browser, SIZES[size]) as page:
        visitor = Visitor(page, world, size)
        await visitor.enter()
        await seat_three(visitor)
        await page.get_by_test_id("picture").last.click()
        await expect(page.get_by_test_id("lightbox")).to_be_visible()
        await keep(page, f"{size}-6-large")
        await page.keyboard.press("Escape")
        await expect(page.get_by_test_id("lightbox")).to_be_hidden()
