"""`/board` of one player while another floods the bot, against a bare discord.py bot.

One user asks for hints at twenty tables, has masters thinking at more, and presses Board a thousand times a minute.
Another views their own table meanwhile, alternating with the bare bot, with pauses that keep their rate limit from
being reached.
"""

import asyncio
import itertools
import random
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bench.discord import ROUNDS, Times, Turns, a_bot, a_discord, compared, milliseconds, stop_tidying
from bench.measure import Measure
from bench.targets import DISCORD_COMMAND, FLOODED
from localdiscord.testing import LocalWorld, Player, buttons_of
from storage import Database
from tables import Hall
from tables.core import access
from tables.lobby import opening
from tables.play import automata, playing

HINTS, MASTERS = 20, 20
"""Tables where the flooding user asks for hints, and tables where masters think for them."""
PRESSES = 1000
"""Per minute."""
REST = 0.35
"""Seconds between two views by the other player: less than three per second."""


async def measures() -> list[Measure]:
    with tempfile.TemporaryDirectory() as folder:
        async with a_discord() as bare, a_discord() as ours:
            own, hints = await _tables(ours, Path(folder))
            async with a_bot("echo", bare, folder), a_bot("guarded", ours, folder):
                anna, david, emma = ours.person("Anna"), ours.person("Dávid"), await bare.person("Emma").open()
                tables = 1 + HINTS + MASTERS
                await anna.until(lambda: sum(bool(buttons_of(m)) for m in anna.messages.values()) >= tables, within=180)
                stop_tidying()
                calm, meanwhile = (Turns(lambda: emma.slash("echo")) for _ in range(2))
                before = await _looks(anna, own, calm)
                async with _flooded(david, hints) as pressed:
                    flooded = await _looks(anna, own, meanwhile)
    what = f"/board in words, another person presses {PRESSES} times a minute"
    return [
        *compared({"/board in words, masters think": before}, calm, DISCORD_COMMAND),
        *compared({what: flooded}, meanwhile, FLOODED),
        Measure("presses of the one who floods", pressed[0], "presses"),
    ]


async def _looks(anna: Player, table: str, echo: Turns) -> Times:
    times = []
    for _ in range(ROUNDS):
        times.append(await milliseconds(lambda: anna.slash("board", table=table, text=True)))
        await echo()
        await asyncio.sleep(REST)
    return times


@asynccontextmanager
async def _flooded(david: Player, hints: list[str]) -> AsyncIterator[list[int]]:
    """Flood during the block: one user asks for everything, without waiting for responses."""
    post = next(m for m in david.messages.values() if any(_is_board(b.custom_id) for b in buttons_of(m)))
    board = next(b.custom_id for b in buttons_of(post) if _is_board(b.custom_id))
    asked = {asyncio.create_task(david.slash("hint", table=table, within=600)) for table in hints}
    pressed = [0]

    async def press() -> None:
        for number in itertools.count(1):
            asked.add(asyncio.create_task(david.click(post, custom_id=board, within=600)))
            pressed[0] = number
            await asyncio.sleep(60 / PRESSES)

    pressing = asyncio.create_task(press())
    await asyncio.sleep(1)
    try:
        yield pressed
    finally:
        pressing.cancel()
        for task in asked:
            task.cancel()
        await asyncio.gather(pressing, *asked, return_exceptions=True)


def _is_board(custom_id: str | None) -> bool:
    return str(custom_id).startswith("g:board:")


async def _tables(local: LocalWorld, folder: Path) -> tuple[str, list[str]]:
    """A table of Anna's, and the tables where the other user will ask for hints."""
    anna, david = await local.person("Anna").open(), await local.person("Dávid").open()
    tavern = next(c for c in anna.channels.values() if c.get("name") == "tavern")
    place = (int(tavern["guild_id"]), int(tavern["id"]))
    database = Database(folder / "guildhall.db")
    await database.open()
    hall, rng = Hall(database), random.Random(7)
    own = await _table(hall, "calimala", int(anna.id), "journeyman", place)
    hints = [await _table(hall, "burgundy", int(david.id), "journeyman", place) for _ in range(HINTS)]
    for _ in range(MASTERS):
        table = await _table(hall, "calimala", int(david.id), "master", place)
        await _until_automata_are_asked(hall, table, int(david.id), rng)
    await database.close()
    return own, hints


async def _table(hall: Hall, game: str, user: int, level: str, place: tuple[int, int]) -> str:
    seats = 1 if game == "burgundy" else 3
    table = await opening.open_table(
        hall, game, user, "0", guild_id=place[0], channel_id=place[1], language="en", automata=seats, level=level
    )
    await opening.start(hall, table.id, user)
    return table.id


async def _until_automata_are_asked(hall: Hall, table_id: str, user: int, rng: random.Random) -> None:
    table = await hall.table(table_id)
    while automata.asked(table) is None:
        session = await access.session_of(hall, table_id, user)
        while not session.complete:
            session = await playing.draft(hall, table_id, user, rng.choice(session.moves).notation)
        await playing.confirm(hall, table_id, user)
