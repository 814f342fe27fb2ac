"""Pages at two processes on one PostgreSQL: a move confirmed at one reaches a page that is open at the other."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tables import Hall
from tables.lobby import opening
from tables.play import playing
from tests import postgres
from tests.tables.house import PEOPLE, asked, draft_a_turn, open_lobby, person_at
from tests.web.visiting import Web, serving


@pytest.fixture
async def webs(tmp_path: Path) -> AsyncIterator[list[Web]]:
    cluster = postgres.cluster()
    if cluster is None:
        pytest.skip(postgres.WHY_NOT)
    address = cluster.new()
    databases = [postgres.LateListener(address, [shard]) for shard in range(2)]
    async with AsyncExitStack() as opened:
        for database in databases:
            await database.open()
            opened.push_async_callback(database.close)
        halls = [Hall(database, new_seed=lambda: "florence-1", drafts=True) for database in databases]
        yield [await opened.enter_async_context(serving(hall, tmp_path)) for hall in halls]


async def test_a_move_at_one_process_reaches_a_page_at_the_other(webs: list[Web]) -> None:
    here, there = webs
    table = await open_lobby(here.hall, 2, "burgundy")
    await opening.start(here.hall, table.id, PEOPLE[0])
    table = await here.hall.table(table.id)
    mover = asked(table)[0]
    browser = await there.visit(await there.hall.table(table.id), person_at(table, 1 - mover))
    before = await browser.board(table.id)
    async with asyncio.timeout(60), browser.socket(table.id) as socket:
        assert (await socket.receive_json())["version"] == before["version"]
        await draft_a_turn(here.hall, table, mover, random.Random(1))
        await playing.confirm(here.hall, table.id, person_at(table, mover))
        while (await socket.receive_json())["version"] == before["version"]:
            pass
    after = await browser.board(table.id)
    assert after["version"] == table.version > before["version"]
    assert after["sprites"] != before["sprites"]
