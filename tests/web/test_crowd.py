"""Many pages at once: one drawing for all who see the same, in a queue behind the commands in Discord."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest

from render import recording
from render.recording import Recorded
from tables import Table
from tables.seating import sharing
from tests.tables.house import PEOPLE, asked, say
from tests.web.visiting import Web

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
    await asyncio.to_thread(drawn.begun.wait, 20)
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
    await asyncio.to_thread(drawn.begun.wait, 20)
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
