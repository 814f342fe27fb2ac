"""A command while masters think at twenty tables, against a bare discord.py bot; and the memory that thinking takes.

Every table waits for masters from the start, and there are fewer worker processes than cores, so they are busy for the
whole measurement, as the last lines show. On a machine with other load the measurement may outlast them: figures taken
after the last one has finished mean nothing.
"""

import asyncio
import random
import tempfile
from pathlib import Path

from bench.discord import Turns, a_bot, a_discord, compared, in_turns, resident, stop_tidying
from bench.measure import Measure
from bench.targets import DISCORD_COMMAND, THINKING_MEMORY
from localdiscord.testing import LocalWorld, buttons_of
from storage import Database, tables
from tables import Hall
from tables.core import access
from tables.lobby import opening
from tables.play import automata, playing

TABLES, MASTERS = 20, 3
GAME = "calimala"
"""The game with the slowest masters; in Burgundy they finished before the measurement did."""
ALLOWED = 150.0
"""Additional megabytes."""


async def measures() -> list[Measure]:
    with tempfile.TemporaryDirectory() as folder:
        async with a_discord() as bare, a_discord() as ours:
            waiting = await _tables(ours, Path(folder))
            async with a_bot("echo", bare, folder), a_bot("house", ours, folder) as house:
                await _shown(ours)
                stop_tidying()
                anna, emma = ours.person("Anna"), await bare.person("Emma").open()
                echo = Turns(lambda: emma.slash("echo"))
                found, left = {}, {}
                for what, work in (
                    ("/board in words", lambda: anna.slash("board", table=waiting[0], text=True)),
                    ("/mygames", lambda: anna.slash("mygames")),
                ):
                    found[f"{what}, masters thinking at {TABLES} tables"] = await in_turns(work, echo)
                    left[what] = await _still_waiting(Path(folder))
                thinking = sum(map(resident, _children(house.pid)))
    return [
        *compared(found, echo, DISCORD_COMMAND),
        Measure("resident of the thinking processes", thinking, "MB", "allowed", ALLOWED, THINKING_MEMORY),
        *(Measure(f"tables that still wait for masters after {what}", n, "tables") for what, n in left.items()),
    ]


def _children(pid: int) -> list[int]:
    listed = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return [int(child) for child in listed.split()]


async def _tables(local: LocalWorld, folder: Path) -> list[str]:
    """Anna sits at one of them; at each a player has just moved, and three masters are to answer."""
    anna = await local.person("Anna").open()
    tavern = next(c for c in anna.channels.values() if c.get("name") == "tavern")
    rng, made = random.Random(7), []
    database = Database(folder / "guildhall.db")
    await database.open()
    hall = Hall(database)
    for number in range(TABLES):
        user = 10_000 + number if number else int(anna.id)
        table = await opening.open_table(
            hall, GAME, user, "0", guild_id=int(tavern["guild_id"]), channel_id=int(tavern["id"]), language="en",
            automata=MASTERS, level="master",
        )  # fmt: skip
        await opening.start(hall, table.id, user)
        while automata.asked(table) is None:
            session = await access.session_of(hall, table.id, user)
            while not session.complete:
                session = await playing.draft(hall, table.id, user, rng.choice(session.moves).notation)
            await playing.confirm(hall, table.id, user)
        made.append(table.id)
    await database.close()
    return made


async def _shown(local: LocalWorld) -> None:
    """Wait until every table has its message and thinking has begun."""
    anna = local.person("Anna")
    await anna.until(lambda: sum(bool(buttons_of(m)) for m in anna.messages.values()) >= TABLES, within=120)
    await asyncio.sleep(1)


async def _still_waiting(folder: Path) -> int:
    database = Database(folder / "guildhall.db")
    await database.open()
    waiting = await tables.ids_waiting_for_automata(database)
    await database.close()
    return len(waiting)
