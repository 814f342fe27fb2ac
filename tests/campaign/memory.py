"""Memory of a bot with many live tables of every game, played by presses with real pictures: it must not grow."""

import asyncio
import random
import tempfile
from pathlib import Path

from bench.discord import a_bot, a_discord, resident
from engine import GAMES
from localdiscord.testing import LocalWorld, Player, Refusal, buttons_of
from storage import Database
from tables import Hall
from tables.lobby import opening
from tests.campaign.figures import Figures
from tests.campaign.kills import Away, answered
from tests.campaign.looking import House
from tests.cogs.playing import Panel, dice
from tests.faults.lives import button

SEATED = ("Anna", "Béla", "Csilla")
AT_REST = 300.0
"""Megabytes."""
REST = 20.0
"""Seconds without a press before the memory at rest is taken."""
LOOK = 0.1


async def campaign(figures: Figures, *, tables: int, minutes: float) -> None:
    rng = random.Random(f"memory {figures.seed}")
    with tempfile.TemporaryDirectory() as folder:
        async with a_discord() as local:
            await _tables(local, Path(folder), tables)
            async with a_bot("house", local, folder) as bot:
                people = [local.person(name) for name in SEATED]
                await people[0].until(lambda: _posts(people[0]) >= tables, within=300)
                house, peak = House(Path(folder) / "guildhall.db"), Peak(bot.pid)
                watching = asyncio.create_task(peak.watch())
                await asyncio.sleep(REST)
                figures.counts["MB at rest before the first move"] = round(resident(bot.pid))
                until_minute = figures.minutes + minutes
                while figures.minutes < until_minute:
                    await _turn(house, people, rng, figures)
                    figures.progress("turns with pictures", 200)
                await asyncio.sleep(REST)
                watching.cancel()
                rest = resident(bot.pid)
                house.close()
    figures.counts["MB at rest after the last move"] = round(rest)
    figures.counts["MB at the peak"] = round(peak.seen)
    figures.expect(rest <= AT_REST, f"the bot holds {rest:.0f} MB at rest with {tables} tables")


class Peak:
    """The most memory that a process had."""

    def __init__(self, pid: int) -> None:
        self.pid, self.seen = pid, 0.0

    async def watch(self) -> None:
        while True:
            self.seen = max(self.seen, resident(self.pid))
            await asyncio.sleep(LOOK)


async def _tables(local: LocalWorld, folder: Path, count: int) -> None:
    """Games of every title, just begun, with their messages not yet posted."""
    people = [await local.person(name).open() for name in SEATED]
    tavern = next(c for c in people[0].channels.values() if c.get("name") == "tavern")
    where = {"guild_id": int(tavern["guild_id"]), "channel_id": int(tavern["id"]), "language": "en"}
    database = Database(folder / "guildhall.db")
    await database.open()
    hall, games = Hall(database), sorted(GAMES)
    for number in range(count):
        host, *others = people
        table = await opening.open_table(hall, games[number % len(games)], int(host.id), host.name, **where)
        for other in others:
            await opening.join(hall, table.id, int(other.id), other.name)
        await opening.start(hall, table.id, int(host.id))
    await database.close()


def _posts(person: Player) -> int:
    return sum(bool(buttons_of(message)) for message in person.messages.values())


async def _turn(house: House, people: list[Player], rng: random.Random, figures: Figures) -> None:
    """One turn through the panel, at any table."""
    playing = house.rows("SELECT id FROM tables WHERE status='playing' AND message_id IS NOT NULL")
    table = rng.choice([row["id"] for row in playing])
    asked = house.asked(table, people)
    if not asked:
        return
    person, choose = rng.choice(asked), dice(rng)
    try:
        shown = house.post(person, table)
        panel = answered(await person.click(shown, custom_id=button(shown, "move")))
        while panel.answers:
            answer = choose(panel)
            if answer.in_menu:
                panel = answered(await person.select(panel.message, [answer.what], custom_id=answer.menu))
            else:
                panel = answered(await person.click(panel.message, custom_id=answer.what))
        if any(":confirm:" in str(b.custom_id) for b in panel.buttons):
            Panel(await person.click(panel.message, custom_id=button(panel.message, "confirm")))
            figures.counts["turns with pictures"] += 1
    except (Refusal, KeyError, Away):  # a newer message has replaced this one
        figures.counts["presses on what was just replaced"] += 1
