"""The board that a page gets: nothing in it tells apart two worlds that its reader cannot tell apart."""

import json
import random
import re
from typing import Any

import pytest

from engine import Seat
from render import recording
from tables import Table
from tables.core.seat_session import open_session
from tables.lobby import opening
from tables.seating.board_keys import Visitor
from tests.packages import IN_THIS_REPOSITORY
from tests.tables.house import PEOPLE, STRANGER, asked, open_lobby, play_randomly
from tests.web.visiting import Web
from web.board import Asked
from web.reading import Reading
from web.scenes import Scenes
from words.reader import Reader

SECRET = b"the same for both"
FIRST_LOAD, MOST_REQUESTS = 400 * 1024, 12
"""Bytes as they are sent, and the requests for them; the exchange of the link is one more."""


async def all_of_it(web: Web, table: Table, state: Any, seat: Seat | None, asked: Asked) -> tuple[bytes, list[bytes]]:
    """The whole answer of a session that begins, and all pictures that it names."""
    table.state = state
    web.server.scenes = Scenes(web.server.house.picture_cache, web.hall.foreground)
    user = None if seat is None else table.seats[seat].user_id
    visitor = None if user is None else Visitor(table.id, user, "en")
    reading = Reading(open_session(table, seat, watching=seat is None), Reader("en"), SECRET, visitor)
    board = await web.server.board(reading, asked)
    urls = [sheet["url"] for sheet in board["atlases"] if not sheet["url"].startswith("data:")]
    names = [url.rpartition("/")[2].removesuffix(".png") for url in urls]
    return json.dumps(board).encode(), [web.server.scenes.picture(SECRET, name) for name in names]


@pytest.mark.parametrize("game", IN_THIS_REPOSITORY)
async def test_twin_worlds_look_the_same_to_the_last_byte(web: Web, game: str) -> None:
    rng = random.Random(f"twins {game}")
    table = await open_lobby(web.hall, 3, game)
    await opening.start(web.hall, table.id, table.row.host_id)
    await play_randomly(web.hall, table, rng, 12)
    state = table.state
    for seat, wanted in ((asked(table)[0], Asked("upright", page="page")), (None, Asked("wide", page="page"))):
        twin = table.game.redeal(state, seat, rng)
        assert table.game.dump(twin) != table.game.dump(state)
        real = await all_of_it(web, table, state, seat, wanted)
        assert await all_of_it(web, table, twin, seat, wanted) == real, seat


async def test_a_page_is_sent_what_it_has_not_got(web: Web, table: Table) -> None:
    browser = await web.visit(table, table.row.host_id)
    first = await browser.board(table.id)
    assert first["fresh"]
    known = [box[0] for sheet in first["atlases"] for box in sheet["boxes"]]
    assert {sprite[0] for sprite in first["sprites"]} == set(known) == set(range(len(known)))
    again = await browser.board(table.id)
    assert (again["fresh"], again["atlases"], again["sprites"]) == (False, [], first["sprites"])
    assert "texts" not in again
    area = await browser.board(table.id, shape="area", area=1)
    assert all(box[0] >= len(known) for sheet in area["atlases"] for box in sheet["boxes"])
    picture = first["atlases"][0]["url"]
    assert (await browser.get(f"/t/{table.id}/{picture}"))[0] == 200
    other = await web.visit(table, table.user_ids[1])
    assert (await other.get(f"/t/{table.id}/{picture}"))[0] == 404


async def test_marks_are_since_the_own_move_for_players_alone(
    web: Web, table: Table, rng: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play_randomly(web.hall, table, rng, 8)
    drawn, marked = recording.board, list[str | None]()

    def board(*what: Any, marked_for: str | None = None, **how: Any) -> recording.Recorded:
        marked.append(marked_for)
        return drawn(*what, marked_for=marked_for, **how)

    monkeypatch.setattr(recording, "board", board)
    await (await web.visit(table, PEOPLE[0])).board(table.id)
    await (await web.visit(table, STRANGER)).board(table.id)
    await (await web.visit(table, PEOPLE[0])).board(table.id, at=1)
    assert marked == [None, "", ""]


async def test_the_first_load_of_the_fullest_board_is_small(web: Web) -> None:
    table = await open_lobby(web.hall, 4, "tiletum")
    await opening.start(web.hall, table.id, table.row.host_id)
    await play_randomly(web.hall, table, random.Random(1), 30)
    browser, sizes = await web.visit(table, table.row.host_id), dict[str, int]()

    async def load(path: str) -> bytes:
        async with browser.http.get(f"{browser.url}{path}") as answer:
            assert answer.status == 200
            sizes[path] = int(answer.headers["Content-Length"])
            return await answer.read()

    base = f"/t/{table.id}/"
    html = (await load(base)).decode()
    for name in re.findall(r'(?:src|href)="../../(static/[^"]+)"', html):
        await load(f"/{name}")
    board = json.loads(await load(f"{base}api/board?page=first"))
    for sheet in board["atlases"]:
        await load(base + sheet["url"])
    for name in ("log", "history"):
        await load(f"{base}api/{name}")
    assert sum(sizes.values()) <= FIRST_LOAD, sizes
    assert len(sizes) <= MOST_REQUESTS
