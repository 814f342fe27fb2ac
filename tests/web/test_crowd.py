"""Many pages at once: one drawing for all who see the same, in a queue behind the commands in Discord."""

import asyncio
import json
import threading
from collections.abc import Callable
from typing import Any

import pytest

from prompts.prompt import prompt
from render import recording
from render.recording import Recorded
from tables import Table
from tables.core import fair_use
from tables.seating import sharing
from tests.tables.house import PEOPLE, asked, say
from tests.web.visiting import Web
from web import acts

ANNA, BELA = PEOPLE[:2]


class Drawn:
    """Counts the boards that are drawn, and can hold them up."""

    def __init__(self, board: Callable[..., Recorded]) -> None:
        self.seats: list[int | None] = []
        self.begun, self.may_draw = threading.Event(), threading.Event()
        self.may_draw.set()
        self._board = board

    def __call__(self, *args: Any, seat: int | None, **how: Any) -> Recorded:
        self.seats.append(seat)
        self.begun.set()
        assert self.may_draw.wait(20)
        return self._board(*args, seat=seat, **how)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    made = Drawn(recording.board)
    monkeypatch.setattr(recording, "board", made)
    return made


async def test_readers_of_one_view_share_a_drawing_and_others_never_do(web: Web, table: Table, drawn: Drawn) -> None:
    share = await sharing.share(web.hall, table, ANNA)
    own = [await web.visit(table, user) for user in (ANNA, BELA) for _ in range(3)]
    stranger = web.browser()
    for _ in range(2):
        drawn.seats.clear()
        await say(web.hall, table, asked(table)[0])
        boards = await asyncio.gather(*[browser.board(table.id) for browser in own])
        for _ in range(2):
            assert (await stranger.get(f"/share/{share.address}/api/board"))[0] == 200
        assert sorted(drawn.seats, key=str) == sorted([table.seat_of(ANNA), table.seat_of(BELA), None], key=str)
        assert {board["version"] for board in boards} == {table.version}


async def test_pages_of_one_player_share_a_prompt_until_something_else_is_chosen(
    web: Web, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked_for: list[object] = []
    monkeypatch.setattr(acts, "prompt", lambda context, *how: [asked_for.append(how[0]), prompt(context, *how)][1])
    actor = table.seats[asked(table)[0]].user_id
    assert actor is not None
    pages = [await web.visit(table, actor) for _ in range(3)]
    boards = [await page.board(table.id) for page in pages]
    assert [len(asked_for), boards[0]["prompt"] == boards[1]["prompt"] == boards[2]["prompt"]] == [1, True]
    tag = next(spot["tag"] for spot in boards[0]["prompt"]["spots"] if spot["count"] > 1)
    chosen = await pages[0].board(table.id, chosen=json.dumps([tag]))
    assert chosen["prompt"]["chosen"][0][0] == tag
    assert (await pages[1].board(table.id))["prompt"] == boards[0]["prompt"]
    assert len(asked_for) == 2


async def test_a_page_lets_an_interaction_in_discord_pass(web: Web, table: Table, drawn: Drawn) -> None:
    anna = await web.visit(table, ANNA)
    with web.hall.foreground.answering():
        waiting = asyncio.ensure_future(anna.board(table.id))
        done, _ = await asyncio.wait({waiting}, timeout=fair_use.PASSING / 2)
        assert (done, drawn.seats) == (set(), [])
    assert (await waiting)["version"] == table.version


async def test_a_long_interaction_holds_no_page_up(web: Web, table: Table) -> None:
    anna = await web.visit(table, ANNA)
    with web.hall.foreground.answering():
        await asyncio.sleep(fair_use.PASSING)
        assert (await anna.board(table.id))["version"] == table.version


async def test_a_drafted_move_is_drawn_for_its_player_alone(web: Web, table: Table, drawn: Drawn) -> None:
    actor = table.seats[asked(table)[0]].user_id
    assert actor is not None
    mine, other = await web.visit(table, actor), await web.visit(table, next(u for u in PEOPLE[:2] if u != actor))
    before, theirs = await mine.board(table.id), await other.board(table.id)
    drawn.seats.clear()
    tag = before["prompt"]["spots"][0]["tag"]
    drafted = await mine.act(before, "tap", chosen=[tag])
    while not drafted["prompt"]["draft"]:
        tags = [tag for tag, _ in drafted["prompt"]["chosen"]]
        prompt = drafted["prompt"]
        if prompt["spots"]:
            drafted = await mine.act(drafted, "tap", chosen=[*tags, prompt["spots"][0]["tag"]])
        else:
            chip = prompt["chips"][0]
            drafted = await mine.act(drafted, chip["verb"], chosen=[*tags, *chip["tags"]], words=chip["words"])
    assert {*drawn.seats} == {table.seat_of(actor)}
    after = await other.board(table.id)
    assert (after["sprites"], after["atlases"]) == (theirs["sprites"], [])


async def test_a_picture_for_discord_waits_for_one_page_at_most(web: Web, table: Table, drawn: Drawn) -> None:
    browsers = [await web.visit(table, user) for user in (ANNA, BELA)]
    drawn.may_draw.clear()
    pages = [asyncio.ensure_future(browser.board(table.id)) for browser in browsers]
    pages.append(asyncio.ensure_future(browsers[0].board(table.id, shape="upright")))
    await asyncio.to_thread(drawn.begun.wait, 60)
    order: list[str] = []
    for page in pages:
        page.add_done_callback(lambda _: order.append("page"))
    command = asyncio.ensure_future(web.server.house.picture_cache.run("Csilla", lambda: order.append("command")))
    drawn.may_draw.set()
    await asyncio.gather(command, *pages)
    assert order.index("command") <= 1


async def test_a_page_that_has_waited_is_shown_the_newest_version(web: Web, table: Table, drawn: Drawn) -> None:
    anna, bela = await web.visit(table, ANNA), await web.visit(table, BELA)
    drawn.may_draw.clear()
    first = asyncio.ensure_future(anna.board(table.id))
    await asyncio.to_thread(drawn.begun.wait, 60)
    second = asyncio.ensure_future(bela.board(table.id))
    await asyncio.sleep(0.1)
    begun = table.version
    for _ in range(3):
        await say(web.hall, table, asked(table)[0])
    drawn.may_draw.set()
    assert (await first)["version"] == begun
    assert (await second)["version"] == table.version
    assert len(drawn.seats) == 2, "versions in between are drawn for nobody"


async def test_new_lines_of_the_log_come_with_the_board(web: Web, table: Table) -> None:
    anna = await web.visit(table, ANNA)
    last = (await anna.board(table.id))["last"]
    assert "log" not in await anna.board(table.id, since=last)
    await say(web.hall, table, asked(table)[0])
    board = await anna.board(table.id, since=last)
    _, log = await anna.get(f"/t/{table.id}/api/log", params={"since": last})
    assert board["log"] == {"since": last, **log}
    assert "log" not in await anna.board(table.id, since=last, at=0)
