"""`/find` among ten thousand people who wait and two thousand tables, against a bare discord.py bot.

Everybody in the queue shares the reader's game, number of players and pace, and fits nobody: each search compares as
many as it may, and the queue stays as long as it is. Timed are the reader's wish as `/find` shows it, its form, and
storing the filled-in form; the last against the bare bot with one bare commit as durable as ours, since most of it is
the disk's time.
"""

import asyncio
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from bench.discord import (
    SEATED,
    Times,
    Turns,
    _all_shown,
    _tables,
    a_bot,
    a_discord,
    compared,
    in_turns,
    milliseconds,
    stop_tidying,
)
from bench.measure import Measure
from bench.standings import FIRST, PEOPLE, TABLES
from bench.storage import columns_of
from bench.targets import DISCORD_COMMAND
from localdiscord.testing import Player, buttons_of
from storage.database import connect
from storage.dialects import Connection

REAL = 5
"""Running tables; the others are copies of the last one, closed: a running one would be posted first."""
CHANGES = 100
SETTLING = 3.0
"""Seconds in which the bot does what it does after a start."""
FORM = {"games": ["genoa"], "sizes": ["5"], "pace": "day", "rated": "any", "also": []}


async def measures() -> list[Measure]:
    with tempfile.TemporaryDirectory() as folder:
        async with a_discord() as bare, a_discord() as ours:
            tables = await _tables(ours, Path(folder), REAL)
            _fill(Path(folder) / "guildhall.db", tables[-1], {int(ours.person(name).id) for name in SEATED})
            bare_db = connect(Path(folder) / "bare.db")
            bare_db.execute("CREATE TABLE bare (n INTEGER)")
            async with a_bot("echo", bare, folder), a_bot("house", ours, folder):
                anna, emma = await ours.person("Anna").open(), await bare.person("Emma").open()
                await _all_shown(ours, REAL)
                stop_tidying()
                await asyncio.sleep(SETTLING)
                echo = Turns(lambda: emma.slash("echo"))
                kept = Turns(lambda: _echo_and_commit(emma, bare_db))
                await anna.submit(await anna.slash("find", channel="tavern"), FORM)
                shown = await in_turns(lambda: anna.slash("find", channel="tavern"), echo)
                opened, stored = await _changes(anna, echo, kept)
    of = f"{PEOPLE} people, {TABLES} tables"
    return [
        *compared({f"/find, {of}": shown, f"the form of /find, {of}": opened}, echo, DISCORD_COMMAND),
        *compared({f"a wish stored and compared, {of}": stored}, kept, DISCORD_COMMAND),
    ]


async def _echo_and_commit(emma: Player, db: Connection) -> None:
    await asyncio.to_thread(db.execute, "INSERT INTO bare VALUES (1)")
    await emma.slash("echo")


async def _changes(anna: Player, echo: Turns, kept: Turns) -> tuple[Times, Times]:
    """Times of opening the form and of storing what was filled in."""
    opened, stored = [], []
    for _ in range(CHANGES):
        shown = (await anna.slash("find", channel="tavern")).message
        assert shown is not None
        change = next(str(b.custom_id) for b in buttons_of(shown) if ":find:" in str(b.custom_id))
        forms: list[Any] = []

        async def click() -> None:
            forms.append(await anna.click(shown, custom_id=change))  # noqa: B023

        async def fill_in() -> None:
            answer = await anna.submit(forms[0], FORM)  # noqa: B023
            assert answer.state == "done", answer.text

        opened.append(await milliseconds(click))
        await echo()
        stored.append(await milliseconds(fill_in))
        await kept()
    return opened, stored


def _fill(database: Path, table: str, seated: set[int]) -> None:
    """Copies of a table with other people, and a queue of people who are all new to the game and want no
    beginners."""
    with closing(connect(database)) as db:
        db.execute("BEGIN")
        home = db.execute("SELECT guild_id, channel_id FROM tables WHERE id=?", (table,)).fetchone()
        _copy(db, table, seated)
        db.executemany(
            "INSERT INTO wishes (guild_id, user_id, name, channel_id, language, games, sizes, pace, rated, beginners,"
            " alike, since, expires_at, look_at)"
            " VALUES (?, ?, ?, ?, 'en', ' genoa ', 32, 'day', 'any', 0, 0, ?, 4e9, 4e9)",
            [(home["guild_id"], FIRST + n, f"Player {n}", home["channel_id"], float(n)) for n in range(PEOPLE)],
        )
        db.execute("COMMIT")
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _copy(db: Connection, table: str, seated: set[int]) -> None:
    own = {
        "tables": db.execute("SELECT * FROM tables WHERE id=?", (table,)).fetchall(),
        **{
            name: db.execute(f"SELECT * FROM {name} WHERE table_id=?", (table,)).fetchall()
            for name in ("seats", "moves", "positions")
        },
    }
    for name, rows in own.items():
        columns = columns_of(db, name)
        marks = ", ".join("?" * len(columns))
        db.executemany(
            f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks})",
            [
                [_copied(column, row[column], number, seated) for column in columns]
                for number in range(TABLES - REAL)
                for row in rows
            ],
        )


def _copied(column: str, value: Any, number: int, seated: set[int]) -> Any:
    """A value of the copy: another table, other people, closed, nothing due."""
    if column in ("id", "table_id"):
        return f"copy{number:05}"
    if column == "status":
        return "closed"
    if column in ("due_at", "source", "thread_id", "invitation_id"):
        return None
    return value + FIRST + 3 * number if value in seated else value
