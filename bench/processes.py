"""Confirmed moves per second on PostgreSQL with one, two and four processes, beside SQLite with one in the same run.

Each process is a hall with its own tables, set up as a bot with its own servers would be; every move is on disk when
acknowledged (this benchmark's database does not disable fsync). What several processes can reach is limited by the
processors, so their time per move is measured too, in the bots and in PostgreSQL. Once more with a disk that takes five
milliseconds to flush, and with fewer tables: there the processors are not the limit, and processes that stand in each
other's way would show.
"""

import asyncio
import itertools
import multiprocessing
import os
import tempfile
import time
from contextlib import suppress
from multiprocessing.queues import Queue
from pathlib import Path
from statistics import mean
from typing import Any, NamedTuple

import psycopg

from app.running import prepare_process
from bench.measure import Measure
from bench.storage import AT_ONCE, GAMES_KNOWN, PEOPLE, script
from bench.targets import FOUR_PROCESSES, ONE_PROCESS, TWO_PROCESSES, TWO_PROCESSES_SLOW_DISK
from storage import Database
from storage.postgres import PostgresDatabase
from tables import Hall, Table
from tables.lobby import opening
from tables.play import playing
from tests.postgres import WHY_NOT, Cluster, cluster, processes

SECONDS = 4.0
ROUNDS = 3
"""The settings alternate, so that other load on the machine hits all alike."""
FLUSH = 5_000
"""Microseconds that a flush of the slow disk takes."""
FEW = 4
"""Tables played at the same time with a slow disk."""


class Played(NamedTuple):
    """Moves of one process, or of all together, with the time that they took."""

    moves: float
    seconds: float
    bots: float
    """Processor seconds of the bots."""
    server: float = 0.0
    """Processor seconds of PostgreSQL."""

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    @property
    def allowed(self) -> float:
        """Moves per second if all processors did nothing else, at this cost of a move."""
        return self.moves / (self.bots + self.server) * len(os.sched_getaffinity(0))


def measures() -> list[Measure]:
    found = cluster(safe=True)
    if found is None:
        print(WHY_NOT)
        return []
    quick = _alternating(found, {0: AT_ONCE, 1: AT_ONCE, 2: AT_ONCE, 4: AT_ONCE})
    _slow_down(found, FLUSH)
    slow = _alternating(found, {1: FEW, 2: FEW, 4: FEW})
    what, slowly = "confirmed moves, PostgreSQL", f"{FLUSH / 1000:g} ms a flush"
    one, two = quick[1], quick[2]
    return [
        Measure(f"{what}, 1 process", one.rate, "1/s", "SQLite", quick[0].rate, ONE_PROCESS),
        Measure(f"{what}, 2 processes", two.rate, "1/s", "1 process", one.rate, TWO_PROCESSES),
        Measure(f"{what}, 2 processes", two.rate, "1/s", "all processors full", two.allowed),
        Measure(f"{what}, 4 processes", quick[4].rate, "1/s", "1 process", one.rate),
        Measure("processor time of a confirmed move, bot", 1000 * one.bots / one.moves, "ms"),
        Measure("processor time of a confirmed move, PostgreSQL", 1000 * one.server / one.moves, "ms"),
        Measure(
            f"{what}, 2 processes, {slowly}", slow[2].rate, "1/s", "1 process", slow[1].rate, TWO_PROCESSES_SLOW_DISK
        ),
        Measure(f"{what}, 4 processes, {slowly}", slow[4].rate, "1/s", "1 process", slow[1].rate, FOUR_PROCESSES),
    ]


def _alternating(found: Cluster, settings: dict[int, int]) -> dict[int, Played]:
    """What was played by number of processes (0: SQLite), each with so many tables at the same time."""
    rounds: dict[int, list[Played]] = {count: [] for count in settings}
    for _ in range(ROUNDS):
        for count, tables in settings.items():
            with tempfile.TemporaryDirectory() as folder:
                where = [found.new()] * count if count else [f"{folder}/house.db"]
                rounds[count].append(_together(found, where, tables))
    return {count: Played(*map(mean, zip(*each, strict=True))) for count, each in rounds.items()}


def _slow_down(found: Cluster, micros: int) -> None:
    """Let each flush of the log take longer: PostgreSQL sleeps before it, and others wait for their turn."""
    with psycopg.connect(found.address("postgres"), autocommit=True) as db:
        db.execute(f"ALTER SYSTEM SET commit_delay={micros:d}")
        db.execute("ALTER SYSTEM SET commit_siblings=0")
        db.execute("SELECT pg_reload_conf()")


def _together(found: Cluster, where: list[str], tables: int) -> Played:
    """What all processes play together."""
    context = multiprocessing.get_context("spawn")
    together, heard = context.Barrier(len(where) + 1), context.Queue()
    workers = [context.Process(target=_play, args=(n, one, tables, together, heard)) for n, one in enumerate(where)]
    for worker in workers:
        worker.start()
    together.wait()
    before = _processor_seconds(found)
    played = [heard.get(timeout=300) for _ in workers]
    server = _processor_seconds(found) - before
    together.wait()  # they keep their connections until here
    for worker in workers:
        worker.join()
    seconds = mean(one.seconds for one in played)
    return Played(sum(one.moves for one in played), seconds, sum(one.bots for one in played), server)


def _processor_seconds(found: Cluster) -> float:
    """Processor seconds that PostgreSQL has used, those of processes that have ended included."""
    first = int((found.data / "postmaster.pid").read_text().splitlines()[0])
    ticks = 0
    for process_id, (_, parent) in processes().items():
        if first in (process_id, parent):
            with suppress(OSError):  # it has ended by now
                stat = Path(f"/proc/{process_id}/stat").read_text().rpartition(") ")[2].split()
                ticks += sum(map(int, stat[11:15] if process_id == first else stat[11:13]))
    return ticks / os.sysconf("SC_CLK_TCK")


def _play(number: int, where: str, tables: int, together: Any, heard: "Queue[Played]") -> None:
    prepare_process()
    asyncio.run(_moves(number, where, tables, together, heard))


async def _moves(number: int, where: str, count: int, together: Any, heard: "Queue[Played]") -> None:
    postgres = where.startswith("postgresql")
    database = PostgresDatabase(where, [number]) if postgres else Database(Path(where))
    await database.open()
    for game in range(GAMES_KNOWN):
        script(f"bench-{game}")
    seeds, interactions = itertools.count(number), itertools.count((number + 1) << 40)
    hall = Hall(database, new_seed=lambda: f"bench-{next(seeds) % GAMES_KNOWN}")
    people = [user + 100 * number for user in PEOPLE]
    tables = [await _table(hall, people) for _ in range(count)]
    await asyncio.to_thread(together.wait)
    until, began, before = time.perf_counter() + SECONDS, time.perf_counter(), time.process_time()
    counts = await asyncio.gather(*(_table_of(hall, people, table, until, interactions) for table in tables))
    heard.put(Played(sum(counts), time.perf_counter() - began, time.process_time() - before))
    await asyncio.to_thread(together.wait)
    await database.close()


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
