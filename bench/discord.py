"""One interaction end to end with two hundred live tables, against a bare discord.py bot.

Both bots run in processes of their own, each on its own local Discord; the same user acts on both in turns, so that
other load on the machine hits both alike. Timed from the press to the response at the user; for a confirmed move, until
the table's new picture is shown.
"""

import asyncio
import gc
import json
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import discord
from discord import app_commands

from app.guildhall import Guildhall
from app.running import answer_while_drawing, give_memory_back, until_told_to_stop
from app.settings import Settings
from bench.measure import Measure, Target
from bench.targets import DISCORD_COMMAND, DISCORD_MEMORY, DISCORD_MOVE
from localdiscord.redirect import hasten, redirect
from localdiscord.testing import LocalWorld, Player, buttons_of, connect_local
from storage import Database
from tables import Hall
from tables.core import access
from tables.lobby import opening
from tables.play import playing
from web.address import Address

TABLES, OWN = 200, 10
"""A user may sit at fifty tables at most: the three that are measured sit at ten, other users at the rest."""
ROUNDS = 200
MOVES, WARMING = 210, 10
THOUGHT = 0.25
"""Seconds between a drafted turn and Confirm, for a fast player."""
SEATED = ("Anna", "Béla", "Csilla")
BOARD_PORT = 8973
Times = list[float]


class Echo(discord.Client):
    """The minimal bot: answers a command with a word."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        @self.tree.command(description="answers")
        async def echo(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("echo", ephemeral=True)

        await self.tree.sync()


def main(which: str, base_url: str, data: str) -> None:
    """A bot in its own process: `python -m bench.discord echo|house|guarded|board BASE_URL DATA`."""

    redirect(base_url)
    presses = Settings().presses_per_minute if which == "guarded" else 0
    web = Address("127.0.0.1", BOARD_PORT) if which == "board" else None
    asyncio.run(_echo() if which == "echo" else _house(Path(data), presses, web))


async def _echo() -> None:
    async with Echo() as bot:
        hasten(bot)
        await bot.start("local")


async def _house(data: Path, presses: int, web: Address | None) -> None:
    """Runs as `python bot.py` does, except for the rate limit of presses: the benchmark is faster than any person."""
    give_memory_back()
    answer_while_drawing()
    bot = Guildhall(data, presses_per_minute=presses, web=web)
    hasten(bot)
    await until_told_to_stop(bot, "local")


# ---------------------------------------------------------------- the measurement


async def measures() -> list[Measure]:
    with tempfile.TemporaryDirectory() as folder:
        async with a_discord() as bare, a_discord() as ours:
            tables = await _tables(ours, Path(folder))
            async with a_bot("echo", bare, folder), a_bot("house", ours, folder) as house:
                await _all_shown(ours)
                stop_tidying()
                emma = await bare.person("Emma").open()
                echo = Turns(lambda: emma.slash("echo"))
                commands = await _commands(ours, tables[0], echo)
                moves = await _moves(ours, tables[:OWN], echo)
                memory = _memory(house.pid)
    return [*compared(commands, echo, DISCORD_COMMAND), *compared(moves, echo, DISCORD_MOVE), memory]


def stop_tidying() -> None:
    """Disable the GC: this process holds all that the users have received, and a collection would count towards the
    bots' times."""
    gc.collect()
    gc.disable()


@dataclass
class Turns:
    """Times the bare bot once after each measurement of ours."""

    work: Callable[[], Awaitable[object]]

    def __post_init__(self) -> None:
        self.times: Times = []

    async def __call__(self) -> None:
        self.times.append(await milliseconds(self.work))


async def milliseconds(work: Callable[[], Awaitable[object]]) -> float:
    began = time.perf_counter()
    await work()
    return (time.perf_counter() - began) * 1e3


async def in_turns(work: Callable[[], Awaitable[object]], echo: Turns, pause: float = 0.0) -> Times:
    """Times of `work`, each followed by one of the bare bot's. `pause`: seconds between the rounds."""
    for _ in range(5):
        await work()
    found = []
    for _ in range(ROUNDS):
        found.append(await milliseconds(work))
        await echo()
        await asyncio.sleep(pause)
    return found


def compared(found: dict[str, Times], echo: Turns, target: Target) -> Iterator[Measure]:
    for what, times in found.items():
        yield Measure(f"{what}, median", median(times), "ms", "bare bot", median(echo.times))
        yield Measure(f"{what}, 99th percentile", _p99(times), "ms", "bare bot", _p99(echo.times), target)


def _p99(times: Times) -> float:
    return sorted(times)[int(len(times) * 0.99)]


async def _commands(local: LocalWorld, table: str, echo: Turns) -> dict[str, Times]:
    anna = local.person("Anna")
    return {
        "/board in words": await in_turns(lambda: anna.slash("board", table=table, text=True), echo),
        "/mygames": await in_turns(lambda: anna.slash("mygames"), echo),
        "/log": await in_turns(lambda: anna.slash("log", table=table), echo),
    }


async def _moves(local: LocalWorld, tables: list[str], echo: Turns) -> dict[str, Times]:
    """From pressing Confirm to seeing the table's new picture."""
    rng, times = random.Random(11), []
    for number in range(MOVES):
        person, panel = await _drafted(local, tables[number % len(tables)], rng)
        confirm = next(str(b.custom_id) for b in buttons_of(panel) if str(b.custom_id).startswith("g:confirm:"))
        _, _, table, stamp, _ = confirm.split(":")
        shown = _shows(person, f":{table}:{int(stamp.split('.')[0]) + 1}.0:")

        async def confirm_and_see() -> None:
            await person.click(panel, custom_id=confirm)  # noqa: B023
            await person.until(shown)  # noqa: B023

        await asyncio.sleep(THOUGHT)
        times.append(await milliseconds(confirm_and_see))
        await local.idle()
        await echo()
    return {"a confirmed move with its new picture": times[WARMING:]}


async def _drafted(local: LocalWorld, table: str, rng: random.Random) -> tuple[Player, dict[str, object]]:
    """The player to act at the table, with a complete turn drafted."""
    for name in SEATED:
        person, panel = local.person(name), None
        while choices := await person.autocomplete("move", focused="move", table=table):
            panel = (await person.slash("move", table=table, move=rng.choice(choices)["value"])).message
        if panel is not None:
            return person, panel
    raise AssertionError("nobody is asked")


def _shows(person: Player, stamp: str) -> Callable[[], bool]:
    """Whether a public message with that stamp has arrived since now."""
    heard = len(person.events)

    def seen() -> bool:
        told = [message for name, message in person.events[heard:] if name in ("MESSAGE_CREATE", "MESSAGE_UPDATE")]
        return any(stamp in str(b.custom_id) for m in told if not m["flags"] & 64 for b in buttons_of(m))

    return seen


def resident(pid: int) -> float:
    """Resident memory in MB."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024


def _memory(pid: int) -> Measure:
    return Measure(f"resident with {TABLES} live tables", resident(pid), "MB", "bound", 250.0, DISCORD_MEMORY)


# ---------------------------------------------------------------- set-up


@asynccontextmanager
async def _process(*arguments: str) -> AsyncIterator[asyncio.subprocess.Process]:
    pipe = asyncio.subprocess.PIPE
    made = await asyncio.create_subprocess_exec(sys.executable, "-m", *arguments, stdout=pipe)
    try:
        yield made
    finally:
        made.terminate()
        await made.wait()


@asynccontextmanager
async def a_discord() -> AsyncIterator[LocalWorld]:
    async with _process("localdiscord", "--port", "0", "--token", "local") as server:
        assert server.stdout is not None
        page_url = json.loads(await server.stdout.readline())["page_url"]
        async with connect_local(page_url) as local:
            yield local


@asynccontextmanager
async def a_bot(which: str, local: LocalWorld, folder: str) -> AsyncIterator[asyncio.subprocess.Process]:
    watcher = await local.person("Anna").open()
    async with _process("bench.discord", which, local.base_url, folder) as process:
        await watcher.until(lambda: watcher.bot_online and watcher.commands, within=180)
        yield process


async def _tables(local: LocalWorld, folder: Path, count: int = TABLES) -> list[str]:
    """`count` games, each eight turns old, with their messages not yet posted."""
    people = [await local.person(name).open() for name in SEATED]
    tavern = next(c for c in people[0].channels.values() if c.get("name") == "tavern")
    rng, made = random.Random(7), []
    database = Database(folder / "guildhall.db")
    await database.open()
    hall = Hall(database)
    for number in range(count):
        users = [int(p.id) for p in people] if number < OWN else [10_000 + number * 3 + seat for seat in range(3)]
        made.append(await _table(hall, users, int(tavern["guild_id"]), int(tavern["id"]), rng))
    await database.close()
    return made


async def _table(hall: Hall, users: list[int], guild: int, channel: int, rng: random.Random) -> str:
    table = await opening.open_table(hall, "calimala", users[0], "0", guild_id=guild, channel_id=channel, language="en")
    for user in users[1:]:
        await opening.join(hall, table.id, user, str(user)[-4:])
    await opening.start(hall, table.id, users[0])
    for _ in range(8):
        user = users[table.game.to_act(table.state)[0]]
        session = await access.session_of(hall, table.id, user)
        while not session.complete:
            session = await playing.draft(hall, table.id, user, rng.choice(session.moves).notation)
        await playing.confirm(hall, table.id, user)
    return table.id


async def _all_shown(local: LocalWorld, count: int = TABLES) -> None:
    """Wait until every table has its thread and message."""
    anna = local.person("Anna")
    posts = lambda: sum(bool(buttons_of(m)) for m in anna.messages.values())  # noqa: E731
    await anna.until(lambda: posts() >= count, within=120)
    await local.idle()


if __name__ == "__main__":
    main(*sys.argv[1:])
