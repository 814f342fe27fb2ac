"""Confirmed moves per second on PostgreSQL with one, two and four processes, beside SQLite with one in the same run.

Each process is a hall with its own tables, as a bot with its own servers would be; every move is on disk when
acknowledged (this benchmark's database does not disable fsync). Once more with a disk that takes five milliseconds to
flush, and with fewer tables, so that the disk is the limit and not the processors.
"""

import asyncio
import itertools
import multiprocessing
import tempfile
import time
from multiprocessing.queues import Queue
from pathlib import Path
from statistics import mean
from typing import Any

import psycopg

from bench.measure import Measure
from bench.storage import AT_ONCE, GAMES_KNOWN, PEOPLE, script
from bench.targets import FOUR_PROCESSES, ONE_PROCESS, TWO_PROCESSES
from storage import Database
from storage.postgres import PostgresDatabase
from tables import Hall, Table
from tables.lobby import opening
from tables.play import playing
from tests.postgres import WHY_NOT, Cluster, cluster

SECONDS = 4.0
ROUNDS = 3
"""The settings alternate, so that other load on the machine hits all alike."""
FLUSH = 5_000
"""Microseconds that a flush of the slow disk takes."""
FEW = 4
"""Tables played at the same time with a slow disk."""


def measures() -> list[Measure]:
    found = cluster(safe=True)
    if found is None:
        print(WHY_NOT)
        return []
    quick = _alternating(found, {0: AT_ONCE, 1: AT_ONCE, 2: AT_ONCE, 4: AT_ONCE})
    _slow_down(found, FLUSH)
    slow = _alternating(found, {1: FEW, 4: FEW})
    what = "confirmed moves, PostgreSQL"
    return [
        Measure(f"{what}, 1 process", quick[1], "1/s", "SQLite", quick[0], ONE_PROCESS),
        Measure(f"{what}, 2 processes", quick[2], "1/s", "1 process", quick[1], TWO_PROCESSES),
        Measure(f"{what}, 4 processes", quick[4], "1/s", "1 process", quick[1]),
        Measure(f"{what}, 4 processes, 5 ms a flush", slow[4], "1/s", "1 process", slow[1], FOUR_PROCESSES),
    ]


def _alternating(found: Cluster, settings: dict[int, int]) -> dict[int, float]:
    """Moves per second by number of processes (0: SQLite), each with so many tables at the same time."""
    rates: dict[int, list[float]] = {count: [] for count in settings}
    for _ in range(ROUNDS):
        for count, tables in settings.items():
            with tempfile.TemporaryDirectory() as folder:
                where = [found.new()] * count if count else [f"{folder}/house.db"]
                rates[count].append(_together(where, tables))
    return {count: mean(each) for count, each in rates.items()}


def _slow_down(found: Cluster, micros: int) -> None:
    """Let each flush of the log take longer: PostgreSQL sleeps before it, and others wait for their turn."""
    with psycopg.connect(found.address("postgres"), autocommit=True) as db:
        db.execute(f"ALTER SYSTEM SET commit_delay={micros:d}")
        db.execute("ALTER SYSTEM SET commit_siblings=0")
        db.execute("SELECT pg_reload_conf()")


def _together(where: list[str], tables: int) -> float:
    """Moves per second of all processes together, while all of them play."""
    context = multiprocessing.get_context("spawn")
    begin, heard = context.Barrier(len(where)), context.Queue()
    workers = [context.Process(target=_play, args=(n, one, tables, begin, heard)) for n, one in enumerate(where)]
    for worker in workers:
        worker.start()
    done = sum(heard.get(timeout=300) for _ in workers)
    for worker in workers:
        worker.join()
    return done


def _play(number: int, where: str, tables: int, begin: Any, heard: "Queue[float]") -> None:
    heard.put(asyncio.run(_moves(number, where, tables, begin)))


async def _moves(number: int, where: str, count: int, begin: Any) -> float:
    postgres = where.startswith("postgresql")
    database = PostgresDatabase(where, [number]) if postgres else Database(Path(where))
    await database.open()
    for game in range(GAMES_KNOWN):
        script(f"bench-{game}")
    seeds, interactions = itertools.count(number), itertools.count((number + 1) << 40)
    hall = Hall(database, new_seed=lambda: f"bench-{next(seeds) % GAMES_KNOWN}")
    people = [user + 100 * number for user in PEOPLE]
    tables = [await _table(hall, people) for _ in range(count)]
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
