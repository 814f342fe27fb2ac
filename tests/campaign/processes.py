"""Two bots with two shards each on one PostgreSQL: kill -9 of either, and of the database.

One bot receives the events of the tables' server, the other the direct messages: players notified by direct message
press there, while the others press at the table.
"""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from localdiscord.testing import connect_local
from tests.campaign.figures import Figures
from tests.campaign.kills import BY_LETTER, TABLES, Killing, choose_letters
from tests.campaign.looking import PostgresHouse
from tests.faults.lives import Houses, process
from tests.postgres import WHY_NOT, Cluster, programs

SHARDS = 4
DATABASE = "database"


@dataclass
class Several:
    """Several bots with the interface of one; a kill hits any of them."""

    houses: dict[str, Houses]
    cluster: Cluster
    rng: random.Random
    figures: Figures
    killed: str = ""

    @property
    def alive(self) -> int:
        return any(house.alive for house in self.houses.values())

    def kill(self) -> None:
        """Kill a bot or the database; a bot that is not ready yet comes first."""
        closed = [name for name, house in self.houses.items() if house.alive not in house.ready]
        self.killed = closed[0] if closed else self.rng.choice((*self.houses, DATABASE))
        self.figures.counts[f"kills of {self.killed}"] += 1
        if self.killed == DATABASE:
            self.cluster.kill()
        else:
            self.houses[self.killed].kill()

    async def open(self, dies: str = "", clock: float = 0.0) -> None:
        if self.killed == DATABASE:
            await asyncio.to_thread(self.cluster.start)
        else:
            await self.houses[self.killed].open(dies, clock)

    def ask(self) -> None:
        for house in self.houses.values():
            house.ask()

    def kill_all(self) -> None:
        for house in self.houses.values():
            if house.alive:
                house.kill()


@asynccontextmanager
async def a_scene(folder: Path, rng: random.Random, figures: Figures) -> AsyncIterator[Killing]:
    there = programs()
    if there is None:
        raise LookupError(WHY_NOT)
    async with AsyncExitStack() as stack:
        found = await asyncio.to_thread(Cluster, there)
        stack.callback(found.close)
        address = found.new()
        server = await stack.enter_async_context(process("-m", "localdiscord", "--answer", "30", "--token", "local"))
        assert server.stdout is not None
        page_url = json.loads(await server.stdout.readline())["page_url"]
        local = await stack.enter_async_context(connect_local(page_url))
        people = [await local.person(name).open() for name in ("Anna", "Béla", "Csilla", "Dávid")]
        tavern = next(channel for channel in people[0].channels.values() if channel.get("name") == "tavern")
        count = _apart(int(tavern["guild_id"]))
        houses = {}
        for name, ours in (("bot-a", f"0-{count // 2 - 1}/{count}"), ("bot-b", f"{count // 2}-{count - 1}/{count}")):
            mother = await stack.enter_async_context(
                process("-m", "tests.faults.houses", local.base_url, str(folder / name), address, ours)
            )
            houses[name] = Houses(mother)
            await houses[name].open()
        several = Several(houses, found, rng, figures)
        scene = Killing(local, several, PostgresHouse(folder, address), rng, figures, people, others_go_on=True)  # type: ignore[arg-type]
        for name in BY_LETTER:
            await choose_letters(local.person(name))
        for game, players in TABLES:
            await scene.open_table(game, players)
        await scene.settled()
        yield scene
        scene.house.close()
        several.kill_all()


def _apart(guild_id: int) -> int:
    """Number of shards with which the server is not in the first half, which has the direct messages."""
    return next(count for count in range(SHARDS, 64, 2) if (guild_id >> 22) % count >= count // 2)
