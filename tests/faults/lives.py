"""Bots in separate processes, and the table as seen from outside them."""

import asyncio
import json
import os
import random
import signal
import sys
import zlib
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine import GAMES
from localdiscord.testing import Player, buttons_of, text_of
from tests import postgres
from tests.cogs.playing import Panel, dice, is_private, verb_of

ROOT = Path(__file__).parent.parent.parent
PATIENCE, LOOK = 60.0, 0.02


# ---------------------------------------------------------------- processes


@asynccontextmanager
async def process(*arguments: str) -> AsyncIterator[asyncio.subprocess.Process]:
    pipe = asyncio.subprocess.PIPE
    child = await asyncio.create_subprocess_exec(sys.executable, *arguments, cwd=ROOT, stdin=pipe, stdout=pipe)
    try:
        yield child
    finally:
        if child.returncode is None:
            child.kill()
        await child.wait()


def elsewhere(folder: Path) -> tuple[str, ...]:
    """Extra arguments of a bot when the tests run on PostgreSQL."""
    address = postgres.address_of(folder / "guildhall.db")
    return (address, "0-0/1") if address else ()


@dataclass
class Houses:
    """Bots in successive processes."""

    mother: asyncio.subprocess.Process
    alive: int = 0
    ready: set[int] = field(default_factory=set)
    """Process ids of connected bots; one may be reported here before its parent has printed its start."""
    buried: int = 0
    """Process id killed last: on a busy machine it may hold its folder for a moment longer."""

    async def open(self, dies: str = "", clock: float = 0.0) -> None:
        """`dies`: the point at which this process ends; `clock`: error of its clock in seconds. Raises TimeoutError
        if it does not start; it has printed its stacks."""
        await self.begin(f"clock {clock}" if clock else dies)
        asking = asyncio.get_running_loop().call_later(PATIENCE, self.ask)
        try:
            async with asyncio.timeout(4 * PATIENCE):
                while self.alive not in self.ready:
                    await self._line()
        finally:
            asking.cancel()

    async def begin(self, dies: str) -> None:
        """Start a bot without waiting for its connection: it may die before that."""
        assert self.mother.stdin is not None
        await until(lambda: not self.buried or is_dead(self.buried))
        self.mother.stdin.write(f"{dies}\n".encode())
        async with asyncio.timeout(4 * PATIENCE):
            while not (line := await self._line()).isdigit():
                continue  # the last line of the previous process, or the first of this one
        self.alive = int(line)

    async def _line(self) -> str:
        assert self.mother.stdout is not None
        line = (await self.mother.stdout.readline()).decode().strip()
        word, _, process_id = line.partition(" ")
        if word == "ready":
            self.ready.add(int(process_id))
        return line

    def kill(self) -> None:
        os.kill(self.alive, signal.SIGKILL)
        self.alive, self.buried = 0, self.alive

    def ask(self) -> None:
        """Make the process print its stacks."""
        os.kill(self.alive, signal.SIGUSR1)

    @property
    def dead(self) -> bool:
        return is_dead(self.alive)


def is_dead(process_id: int) -> bool:
    try:
        os.kill(process_id, 0)
    except ProcessLookupError:
        return True
    return False


async def until(true: Callable[[], object]) -> None:
    """Wait until another process makes it true."""
    for _ in range(int(PATIENCE / LOOK)):
        if true():
            return
        await asyncio.sleep(LOOK)
    raise TimeoutError("that never came")


# ---------------------------------------------------------------- the table, seen from outside the bot


@dataclass
class Table:
    database: Path
    people: list[Player]
    id: str = ""

    def rows(self, sql: str, *given: object) -> list[Any]:
        return postgres.rows(self.database, sql, *given)

    @property
    def version(self) -> int:
        return int(self.rows("SELECT version FROM tables")[0]["version"])

    @property
    def moves(self) -> list[tuple[int, str]]:
        return [(row["seat"], row["notation"]) for row in self.rows("SELECT * FROM moves ORDER BY number")]

    @property
    def asked(self) -> list[Player]:
        owing = self.rows("SELECT user_id FROM seats WHERE owes_since IS NOT NULL ORDER BY seat")
        return [person for row in owing for person in self.people if int(person.id) == row["user_id"]]

    def post(self, person: Player) -> dict[str, Any]:
        thread = str(self.rows("SELECT thread_id FROM tables")[0]["thread_id"])
        here = [m for m in person.messages.values() if m["channel_id"] == thread and not is_private(m)]
        return max((m for m in here if buttons_of(m)), key=lambda m: int(m["id"]))

    def check(self) -> None:
        """Check that the stored moves lead from the seed to the stored position: no move is stored by half."""
        (row,) = self.rows("SELECT * FROM tables")
        (last,) = self.rows("SELECT * FROM positions ORDER BY version DESC LIMIT 1")
        assert last["version"] == row["version"]
        game = GAMES[row["game"]]
        options = game.meta.options.read(json.loads(row["options"]))
        replayed = game.replay(len(self.people), row["seed"], options, self.moves)
        assert game.dump(replayed) == zlib.decompress(last["state"])
        owing = {r["seat"] for r in self.rows("SELECT seat FROM seats WHERE owes_since IS NOT NULL")}
        assert owing == set(game.to_act(replayed))

    async def all_is_told(self) -> None:
        await until(lambda: not self.rows("SELECT 1 FROM outbox WHERE sent_at IS NULL"))
        for person in self.people:
            await person.until(self._is_seen_by(person))

    def _is_seen_by(self, person: Player) -> Callable[[], bool]:
        (row,) = self.rows("SELECT * FROM tables")
        message_id, stamp = str(row["message_id"]), f":{row['version']}.0:"
        return lambda: stamp in str(person.messages.get(message_id))

    def pings(self) -> Counter[int]:
        found: Counter[int] = Counter()
        for name, message in self.people[0].events:
            if name == "MESSAGE_CREATE" and message["author"].get("bot"):
                found.update(int(user["id"]) for user in message["mentions"])
        return found


def button(message: dict[str, Any], verb: str) -> str:
    for found in buttons_of(message):
        if verb_of(found) == verb:
            return str(found.custom_id)
    raise AssertionError(f"there is no {verb} here: {text_of(message)}")


async def open_table(table: Table) -> None:
    host = table.people[0]
    invitation = (await host.slash("table new", game="calimala")).message
    assert invitation is not None
    for person in table.people[1:]:
        await person.click(invitation, custom_id=button(invitation, "join"))
    await host.click(invitation, custom_id=button(invitation, "start"))
    await table.all_is_told()


async def draft_a_turn(table: Table, person: Player, rng: random.Random) -> Panel:
    panel = Panel(await person.click(table.post(person), custom_id=button(table.post(person), "move")))
    choose = dice(rng)
    while panel.answers:
        answer = choose(panel)
        if answer.in_menu:
            panel = Panel(await person.select(panel.message, [answer.what], custom_id=answer.menu))
        else:
            panel = Panel(await person.click(panel.message, custom_id=answer.what))
    return panel
