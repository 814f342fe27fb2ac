"""Weeks at many tables in simulated time, with evenings and leagues: clocks, reminders, restarts, crashes and a faulty
Discord. Every notification arrives exactly once."""

import asyncio
import random
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

import cogs.delivery.delivery_loop
from tables import Refused, Table
from tables.clock import caretaker_handover
from tables.core import access
from tables.lobby import opening
from tables.people import set_person
from tables.play import playing
from tables.time import time_control
from tests.campaign.company import Company
from tests.campaign.figures import Figures
from tests.campaign.kills import REST_FAULTS
from tests.campaign.looking import House
from tests.cogs.days import DAY, HOUR, Days, moment
from tests.cogs.playing import Evening, an_evening

BEGIN = moment("2027-03-01 08:00")
GAMES = (("calimala", 3), ("burgundy", 2), ("tournay", 2), ("tiletum", 2))
STEPS_A_DAY = 4
AGAIN = {10008, 40060, 50083, 160004}
"""Discord's error codes for a repeated action of which the first answer was lost: message already deleted,
interaction already answered, thread already opened; and for a thread that was archived a moment ago."""
LIVELY = 0.3
"""Chance that a player answers within a step of six hours, or that an absent one is back."""


@dataclass
class Weeks:
    evening: Evening
    days: Days
    rng: random.Random
    figures: Figures
    tables: list[str] = field(default_factory=list)
    company: Company = field(init=False)

    def __post_init__(self) -> None:
        self.company = Company(self.evening, self.days, self.rng, self.figures)

    async def open_table(self) -> None:
        game, players = self.rng.choice(GAMES)
        people = self.rng.sample(self.evening.local.people, players)
        hall, tavern = self.evening.house.hall, next(
            c for c in people[0].channels.values() if c.get("name") == "tavern"
        )  # fmt: skip
        where = {"guild_id": int(tavern["guild_id"]), "channel_id": int(tavern["id"]), "language": "en"}
        table = await opening.open_table(hall, game, int(people[0].id), people[0].name, **where)
        for person in people[1:]:
            await opening.join(hall, table.id, int(person.id), person.name)
        await opening.set_pace(hall, table.id, int(people[0].id), time_control.Pace(limit=2 * DAY, out="caretaker"))
        await opening.start(hall, table.id, int(people[0].id))
        self.tables.append(table.id)
        self.figures.counts["games begun"] += 1

    async def step(self) -> None:
        """Six hours: some players answer, something fails, time passes."""
        hall = self.evening.house.hall
        for table_id in list(self.tables):
            table = await hall.table(table_id)
            if not table.playing:
                self.tables.remove(table_id)
                self.figures.counts["games ended"] += 1
                await self.open_table()
            elif self.rng.random() < LIVELY:
                await self._play(table)
        await self.company.step()
        for table_id in await self.company.tables():
            if self.rng.random() < LIVELY:
                await self._play(await hall.table(table_id))
        for _ in range(self.rng.choice((0, 0, 1, 3))):
            await self.evening.local.fault(**self.rng.choice(REST_FAULTS))
            self.figures.counts["REST calls that failed, hung or lost their answer"] += 1
        if self.rng.random() < 0.05:
            await self.evening.local.fault(clear=True)  # a bot that cannot log in reports it and exits
            await self.evening.crash()
            await self.evening.open_house()
            self.figures.counts["crashes"] += 1
        await self.company.pass_time(self.days.now + 6 * HOUR)

    async def _play(self, table: Table) -> None:
        hall = self.evening.house.hall
        for away in [seat.user_id for seat in table.seats if seat.caretaken and seat.user_id is not None][:1]:
            await caretaker_handover.take_back(hall, table.id, away)
            self.figures.counts["seats taken back from a caretaker"] += 1
        for seat in table.game.to_act(table.state)[:1]:
            user = table.seats[seat].user_id
            if user is None or table.seats[seat].caretaken:
                return
            try:
                session = await access.session_of(hall, table.id, user)
                while not session.complete:
                    session = await playing.draft(hall, table.id, user, self.rng.choice(session.moves).notation)
                await playing.confirm(hall, table.id, user)
            except Refused as refused:
                self.figures.counts[f"refused: {refused.reason}"] += 1
            else:
                self.figures.counts["turns played by people"] += 1


async def campaign(figures: Figures, *, tables: int, weeks: float, minutes: float) -> None:
    rng, days = random.Random(f"weeks {figures.seed}"), Days(BEGIN)
    cogs.delivery.delivery_loop.FIRST_RETRY, cogs.delivery.delivery_loop.LONGEST_RETRY = 0.05, 0.2
    with tempfile.TemporaryDirectory() as folder:
        async with an_evening(Path(folder), clock=days) as evening:
            evening.expects_complaints, evening.expected_refusals = True, AGAIN
            people = [await person.open() for person in evening.local.people]
            lived = Weeks(evening, days, rng, figures)
            for person in people[1:3]:
                await set_person(evening.house.hall, int(person.id), notify="dm")
            for _ in range(tables):
                await lived.open_table()
            await evening.settle()
            house, began = House(Path(folder) / "guildhall.db"), figures.minutes
            while days.now < BEGIN + weeks * 7 * DAY and figures.minutes - began < minutes:
                for _ in range(STEPS_A_DAY):
                    await lived.step()
                await _all_heard(evening)
                await house.look_over(figures, people, [*lived.tables, *await lived.company.tables()])
                figures.counts["days at so many tables"] += 1
                figures.progress("days at so many tables", 7)
            house.replay_from_the_start()
            await house.look_over(figures, people, lived.tables)
            crashes = evening.local.server.crashes
            figures.expect(not crashes, f"the local Discord itself failed: {crashes[:3]!r}")
            crashes.clear()


async def _all_heard(evening: Evening) -> None:
    for _ in range(3):
        await evening.settle()
        await asyncio.sleep(0.05)
