"""Confirmed moves per second on PostgreSQL with one, two and four processes, beside SQLite with one in the same run.

Each process is a hall with its own tables, as a bot with its own servers would be; every move is on disk when
acknowledged (this benchmark's database does not disable fsync).
"""

import asyncio
import itertools
import multiprocessing
import tempfile
import time
from multiprocessing.queues import Queue
from pathlib import Path
from typing import Any

from bench.measure import Measure
from bench.storage import AT_ONCE, GAMES_KNOWN, PEOPLE, script
from storage import Database
from storage.postgres import PostgresDatabase
from tables import Hall, Table
from tables.lobby import opening
from tables.play import playing
from tests.postgres import WHY_NOT, cluster

SECONDS = 8.0
PROCESSES = (1, 2, 4)


def measures() -> list[Measure]:
    found = cluster(safe=True)
    if found is None:
        print(WHY_NOT)
        return []
    with tempfile.TemporaryDirectory() as folder:
        sqlite = _together([f"{folder}/house.db"])
        made = []
        for count in PROCESSES:
            address = found.new()
            rate = _together([address] * count)
            made.append(Measure(f"confirmed moves, PostgreSQL, {count} processes", rate, "1/s", "SQLite, one", sqlite))
    return made


def _together(where: list[str]) -> float:
    """Moves per second of all processes together, while all of them play."""
    context = multiprocessing.get_context("spawn")
    begin, heard = context.Barrier(len(where)), context.Queue()
    workers = [context.Process(target=_play, args=(n, one, begin, heard)) for n, one in enumerate(where)]
    for worker in workers:
        worker.start()
    done = sum(heard.get(timeout=300) for _ in workers)
    for worker in workers:
        worker.join()
    return done


def _play(number: int, where: str, begin: Any, heard: "Queue[float]") -> None:
    heard.put(asyncio.run(_moves(number, where, begin)))


async def _moves(number: int, where: str, begin: Any) -> float:
    postgres = where.startswith("postgresql")
    database = PostgresDatabase(where, [number]) if postgres else Database(Path(where))
    await database.open()
    seeds, interactions = itertools.count(number), itertools.count((number + 1) << 40)
    hall = Hall(database, new_seed=lambda: f"bench-{next(seeds) % GAMES_KNOWN}")
    people = [user + 100 * number for user in PEOPLE]
    tables = [await _table(hall, people) for _ in range(AT_ONCE)]
    await asyncio.to_thread(begin.wait)
    until, began = time.perf_counter() + SECONDS, time.perf_counter()
    counts = await asyncio.gather(*(_table_of(hall, people, table, until, interactions) for table in tables))
    spent = time.perf_counter() - began
    await database.close()
    return sum(counts) / spent


async def _table(hall: Hall, people: list[int]) -> Table:
    table = await opening.open_table(hall, "calimala", people[0], "0", guild_id=1, channel_id=1, language="en")
    for user in people[1:]:
        await opening.join(hall, table.id, user, str(user))
    return await opening.start(hall, table.id, people[0])


async def _table_of(hall: Hall, people: list[int], table: Table, until: float, numbers: "itertools.count[int]") -> int:
    done = 0
    while True:
        for seat, notation in script(table.row.seed):
            await playing.play_at_once(
                hall, table.id, people[seat], notation, interaction_id=next(numbers)
            )  # fmt: skip
            done += 1
            if time.perf_counter() >= until:
                return done
        table = await _table(hall, people)
