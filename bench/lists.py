"""Lists of tables that many servers show: CPU time of one look after a change at one table."""

import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median
from time import process_time
from types import SimpleNamespace
from typing import Any

from bench.measure import Measure
from bench.targets import LISTS, LISTS_GOAL
from cogs.delivery.table_lists import TableListDelivery
from storage import Database
from tables import Hall
from tables.lobby import listing, opening

SERVERS = 500
LOOKS = 20


async def measures() -> list[Measure]:
    with tempfile.TemporaryDirectory() as folder:
        database = Database(Path(folder) / "guildhall.db")
        await database.open()
        hall = Hall(database)
        house: Any = SimpleNamespace(hall=hall)
        lists = TableListDelivery(house)
        for guild in range(1, SERVERS + 1):
            await listing.put_list(hall, guild, guild, "en")
        await lists.destinations(())
        lists._changed.clear()
        idle = await _milliseconds(lambda: lists.destinations(()), _nothing)
        seconds = await _milliseconds(lambda: lists.destinations(()), lambda: _change(hall))
        await database.close()
    goal = ("goal", LISTS_GOAL, LISTS)
    return [
        Measure(f"a wake-up with {SERVERS} lists and nothing changed", idle, "ms", *goal),
        Measure(f"a wake-up with {SERVERS} lists and one table changed", seconds, "ms", *goal),
    ]


async def _milliseconds(work: Callable[[], Awaitable[object]], before: Callable[[], Awaitable[object]]) -> float:
    found = []
    for _ in range(LOOKS):
        await before()
        begin = process_time()
        await work()
        found.append((process_time() - begin) * 1000)
    return median(found)


async def _nothing() -> None:
    return None


async def _change(hall: Hall) -> None:
    await opening.open_table(
        hall, "calimala", int(hall.clock() * 1000), "Anna", guild_id=7, channel_id=7, language="en"
    )
