"""A day of 100,000 tables and 20,000 people on 200 shards in 8 processes: which limit is met first.

The constants are measured here, on PostgreSQL with so many tables. Then a day is simulated with three kinds of queues:
the processor of each process, the disk of the database, and the requests that Discord allows to one bot per second.
"""

import asyncio
import itertools
import random
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import dataclass
from itertools import islice
from statistics import mean, median, quantiles
from typing import Any

from bench.measure import Clock, Measure, Target
from bench.panels import panel_time, sessions
from bench.pictures import NAMES, position
from bench.storage import GAMES_KNOWN, PEOPLE, script
from bench.targets import PRESSES_GOALS
from render.pictures import board
from storage import change_log, outbox
from storage.postgres import READERS, PostgresDatabase, connect
from tables import Hall, Table
from tables.lobby import listing, opening
from tables.play import automata, playing
from tables.post import outbox_queries
from tests.postgres import WHY_NOT, cluster
from words.reader import Reader

TABLES, USERS, SHARDS, PROCESSES = 100_000, 20_000, 200, 8
MOVES_A_DAY = 6
"""Per table."""
EVENING = 4.0
"""The busiest hour against the average one."""
BUSIEST = 20
PRESSES, PICTURES = 5, 6
"""Per move: each press shows a panel; a board for everybody and five close-ups are drawn."""
REQUESTS = 2
"""Per move, within Discord's limit: the new message is posted, the old one deleted. Answers to presses do not count."""
DISCORD = 50.0
"""Requests per second that Discord allows to one bot, whatever the number of its processes."""
FLUSH = 0.005
"""Seconds that a disk takes for a flush."""
CONNECTIONS = 100
"""PostgreSQL's default maximum."""
WAKE_UPS = 20.0
"""Maximum wake-ups per second by the changes of other processes."""
LOADED = Target("≤", 1.0)


@dataclass(frozen=True, slots=True)
class Constants:
    """Seconds, measured on this machine."""

    move: float
    """To confirm a move, in the bot's process."""
    panel: float
    picture: float
    look: float
    """To look for messages to deliver and for automata to play after a wake-up, the database's time included."""
    news: float
    """To read the change log, likewise."""


def measures() -> list[Measure]:
    found = cluster(safe=True)
    if found is None:
        print(WHY_NOT)
        return []
    constants = asyncio.run(_constants(found.new()))
    day = Day(constants, random.Random(1))
    day.run()
    return [
        Measure("confirmed move, one process", 1e3 * constants.move, "ms"),
        Measure("panel", 1e3 * constants.panel, "ms"),
        Measure("picture of a board", 1e3 * constants.picture, "ms"),
        Measure(f"look for work among {TABLES} tables", 1e3 * constants.look, "ms"),
        Measure("read the change log", 1e3 * constants.news, "ms"),
        Measure("connections", PROCESSES * (READERS + 2), "", "PostgreSQL's default", CONNECTIONS, LOADED),
        *day.measures(),
    ]


# ---------------------------------------------------------------- constants


async def _constants(address: str) -> Constants:
    database = PostgresDatabase(address)
    await database.open()
    try:
        seeds = itertools.count()
        hall = Hall(database, new_seed=lambda: f"bench-{next(seeds) % GAMES_KNOWN}")
        table = await _table(hall)
        await asyncio.to_thread(_crowd, address, table.id)
        moves = itertools.count(1 << 40)

        async def move() -> None:
            nonlocal table, left
            following = next(left, None)
            if following is None:
                table = await _table(hall)
                left = iter(script(table.row.seed))
                following = next(left)
            seat, notation = following
            await playing.play_at_once(hall, table.id, PEOPLE[seat], notation, interaction_id=next(moves))

        async def look() -> None:
            await outbox.owing(hall.db, shards=(SHARDS, range(SHARDS // PROCESSES)))
            await outbox_queries.recipients(hall)
            await automata.waiting(hall)
            await automata.versions(hall)
            await listing.servers_with_list(hall, {table.row.guild_id})

        async def news() -> None:
            await database.all(change_log.NEWS, seen.end, seen.running, "another")

        left = iter(script(table.row.seed))
        row = await database.one(change_log.SNAPSHOT)
        assert row is not None
        seen = change_log.Snapshot.read(row["snapshot"])
        return Constants(
            await _spent(move, 300, time.process_time), mean(_panels()) / 1e3, mean(_pictures()),
            await _spent(look, 40, time.perf_counter), await _spent(news, 40, time.perf_counter),
        )  # fmt: skip
    finally:
        await database.close()


async def _spent(work: Callable[[], Awaitable[Any]], times: int, clock: Clock) -> float:
    """Seconds for one work, the median: other load on the machine must not count."""
    spent = []
    for _ in range(times):
        begin = clock()
        await work()
        spent.append(clock() - begin)
    return median(spent)


def _panels() -> list[float]:
    return [
        panel_time(session, number)[0]
        for game_id, goal in PRESSES_GOALS.items()
        for number, session in enumerate(islice(sessions(game_id, goal.players), 30))
    ]


def _pictures() -> list[float]:
    """CPU seconds of a warm board of each game."""
    found = []
    for game_id, goal in PRESSES_GOALS.items():
        view, seat, _ = position(game_id, goal.players, 60)
        names, spent = NAMES[: goal.players], []
        for _ in range(6):
            begin = time.process_time()
            board(game_id, view, names, Reader(), seat=seat)
            spent.append(time.process_time() - begin)
        found.append(median(spent[1:]))
    return found


async def _table(hall: Hall) -> Table:
    table = await opening.open_table(hall, "calimala", PEOPLE[0], "0", guild_id=1, channel_id=1, language="en")
    for user in PEOPLE[1:]:
        await opening.join(hall, table.id, user, str(user))
    return await opening.start(hall, table.id, PEOPLE[0])


def _crowd(address: str, table_id: str) -> None:
    """Copy the running table for so many others, in servers of all shards, each with seats and a delivered notice."""
    others = {
        "id": "id || n", "table_id": "table_id || n", "key": "key || n", "guild_id": f"(n % {20 * SHARDS}) << 22",
        "user_id": f"1000 + (user_id * 7919 + n * 31) % {USERS}", "sent_at": "1.0", "channel_id": "n",
    }  # fmt: skip
    with closing(connect(address)) as db:
        for name in ("tables", "seats", "outbox"):
            sql = (
                "SELECT column_name FROM information_schema.columns"
                " WHERE table_schema='public' AND table_name=$1 AND is_generated='NEVER'"
            )
            columns = [row["column_name"] for row in db.execute(sql, (name,))]
            if name == "outbox":
                columns.remove("id")
            db.execute(
                f"INSERT INTO {name} ({', '.join(columns)}) SELECT {', '.join(others.get(c, c) for c in columns)}"  # type: ignore[arg-type]
                f" FROM {name}, generate_series(1, {TABLES}) n WHERE {'id' if name == 'tables' else 'table_id'}=$1"
                " ON CONFLICT DO NOTHING",
                (table_id,),
            )
        db.execute("ANALYZE")


# ---------------------------------------------------------------- a day


class Queue:
    """A resource that serves one request after the other."""

    def __init__(self) -> None:
        self.free_at = self.busy = 0.0
        self.waits: list[float] = []

    def serve(self, at: float, seconds: float) -> float:
        """When a request that comes at that time is done."""
        begin = max(at, self.free_at)
        self.waits.append(begin - at)
        self.free_at = begin + seconds
        self.busy += seconds
        return self.free_at


class Day:
    """Presses come at random, more of them in the evening, to tables of random shards; some confirm a move."""

    def __init__(self, constants: Constants, chance: random.Random) -> None:
        self.constants, self.chance = constants, chance
        self.processes = [Queue() for _ in range(PROCESSES)]
        self.disk, self.discord = Queue(), Queue()
        self.evening = 0
        """Moves of the busiest hour."""

    def run(self) -> None:
        each = self.constants
        for hour in range(24):
            presses_a_second = PRESSES * TABLES * MOVES_A_DAY / 86_400 * _weight(hour)
            at, end = hour * 3600.0, (hour + 1) * 3600.0
            if hour == BUSIEST:
                self._begin_evening()
            while (at := at + self.chance.expovariate(presses_a_second)) < end:
                process = self.processes[self.chance.randrange(SHARDS) % PROCESSES]
                process.serve(at, each.panel + each.picture * PICTURES / PRESSES)
                if self.chance.randrange(PRESSES) == 0:
                    self._confirm(process, at)
                    self.evening += hour == BUSIEST
            if hour == BUSIEST:
                self._end_evening()

    def _confirm(self, process: Queue, at: float) -> None:
        process.serve(at, self.constants.move)
        if at > self.disk.free_at:  # otherwise it goes with the next flush
            self.disk.serve(at, FLUSH)
        for _ in range(REQUESTS):
            self.discord.serve(at, 1 / DISCORD)

    def _begin_evening(self) -> None:
        for queue in (*self.processes, self.disk, self.discord):
            queue.busy, queue.waits = 0.0, []

    def _end_evening(self) -> None:
        looks = min(WAKE_UPS, self.evening / 3600) * 3600
        for process in self.processes:
            process.busy += looks * (self.constants.look + self.constants.news)
        self.loads = {
            "a process": max(queue.busy for queue in self.processes) / 3600,
            "looking for work after wake-ups (part of it)": looks * (self.constants.look + self.constants.news) / 3600,
            "pictures (part of it)": self.evening / PROCESSES * PICTURES * self.constants.picture / 3600,
            "the database's disk": self.disk.busy / 3600,
            "Discord's requests": self.evening * REQUESTS / 3600 / DISCORD,
        }
        self.late = max(self.discord.waits)
        self.pressed = quantiles([wait for queue in self.processes for wait in queue.waits], n=20)[-1]

    def measures(self) -> list[Measure]:
        what = f"busiest hour, {self.evening / 3600:.0f} moves a second"
        return [
            *(Measure(f"{what}: {name}", load, "", "all of it", 1.0) for name, load in self.loads.items()),
            Measure(f"{what}: 95 % of presses wait less than", 1e3 * self.pressed, "ms"),
            Measure(f"{what}: latest notification", self.late, "s"),
        ]


def _weight(hour: int) -> float:
    """Moves of an hour against the average: EVENING in the busiest, falling off on both sides, the average being 1."""
    shape = [max(0.0, 1 - abs(each - BUSIEST) / 5.0) for each in range(24)]
    rest = (24 - EVENING * sum(shape)) / (24 - sum(shape))
    return EVENING * shape[hour] + rest * (1 - shape[hour])
