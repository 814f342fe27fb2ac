"""Evenings and leagues within the simulated weeks: people sign up, come or stay away, and play.

Everyone who came to an evening sits at one table or was told why not; every table of a league counts once.
"""

import random
from dataclasses import dataclass, field
from typing import Any

from localdiscord.testing import Player
from tables import Hall, Organiser
from tables.evenings import gathering, hour
from tables.leagues import model, signup
from tables.leagues.model import Settings
from tests.campaign.figures import Figures
from tests.cogs.days import DAY, HOUR, Days
from tests.cogs.playing import Evening

COMES = 0.8
"""Chance that a guest presses "I'm here"."""


@dataclass
class Company:
    evening: Evening
    days: Days
    rng: random.Random
    figures: Figures
    evening_id: int | None = None
    league_id: int | None = None
    _came: set[int] = field(default_factory=set)

    @property
    def hall(self) -> Hall:
        return self.evening.house.hall

    @property
    def people(self) -> list[Player]:
        return list(self.evening.local.people)

    def place(self) -> dict[str, Any]:
        tavern = next(c for c in self.people[0].channels.values() if c.get("name") == "tavern")
        return {"guild_id": int(tavern["guild_id"]), "channel_id": int(tavern["id"]), "language": "en"}

    async def tables(self) -> list[str]:
        """Running tables of evenings and leagues."""
        found = await self.hall.db.all(
            "SELECT id FROM tables WHERE source IS NOT NULL AND status='playing' ORDER BY id"
        )
        return [row["id"] for row in found]

    async def pass_time(self, until: float) -> None:
        """Let time pass, with a stop when an evening calls its guests."""
        if self.evening_id is not None:
            calls_at = (await gathering.load(self.hall, self.evening_id)).calls_at
            if self.days.now < calls_at < until:
                await self.days.go_by(self.evening, calls_at)
                await self._arrive(self.evening_id)
        await self.days.go_by(self.evening, until)

    async def step(self) -> None:
        """Announce what is missing, and look over what is over."""
        if self.evening_id is None:
            await self._announce()
        elif (await gathering.load(self.hall, self.evening_id)).row.status not in gathering.LIVING:
            await self._look_at_evening(self.evening_id)
            self.evening_id = None
        if self.league_id is None:
            await self._found()
        elif (league := await model.load(self.hall, self.league_id)).row.status in ("over", "cancelled"):
            self._look_at_league(league)
            self.league_id = None

    # ------------------------------------------------------------ an evening

    async def _announce(self) -> None:
        anna, start = self.people[0], self.days.now + self.rng.randint(20, 60) * HOUR
        made = await gathering.announce(
            self.hall, Organiser(int(anna.id), anna.name), "Friday", ["burgundy", "calimala"], 8, start,
            zone="UTC", weekly=False, **self.place(),
        )  # fmt: skip
        for person in self.rng.sample(self.people, self.rng.randint(1, len(self.people))):
            await gathering.sign_up(self.hall, made.id, int(person.id), person.name)
        self.evening_id, self._came = made.id, set()

    async def _arrive(self, evening_id: int) -> None:
        for person in self.people:
            if self.rng.random() < COMES:
                await hour.arrive(self.hall, evening_id, int(person.id), person.name)
                self._came.add(int(person.id))

    async def _look_at_evening(self, evening_id: int) -> None:
        evening = await gathering.load(self.hall, evening_id)
        opened = {one.number for one in evening.drawn if one.table_id is not None}
        for user_id in self._came:
            guest = evening.guest(user_id)
            self.figures.expect(
                guest is not None and (guest.table_number in opened or bool(guest.why)),
                f"evening {evening_id}: {user_id} came and was neither seated nor told why: {guest}",
            )
        sources = await self.hall.db.all("SELECT source FROM tables WHERE source LIKE ?", f"evening:{evening_id}:%")
        self.figures.expect(len(sources) == len(opened), f"evening {evening_id}: {len(sources)} tables of {opened}")
        self.figures.counts.update(
            {"evenings": 1, "tables of evenings": len(opened), "guests who came": len(self._came)}
        )

    # ------------------------------------------------------------ a league

    async def _found(self) -> None:
        anna = Organiser(int(self.people[0].id), self.people[0].name)
        settings = Settings(games=("burgundy", "tournay"), seats=2, rounds=2, round_days=5, format="swiss")
        made = await signup.found(
            self.hall, anna, "Autumn", settings, closes_at=self.days.now + 2 * DAY, **self.place()
        )  # fmt: skip
        await signup.publish(self.hall, made.id, anna)
        for person in self.people:
            await signup.join(self.hall, made.id, int(person.id), person.name)
        self.league_id = made.id

    def _look_at_league(self, league: model.League) -> None:
        played = [one for one in league.drawn if one.status != "bye"]
        self.figures.expect(league.row.status == "over", f"league {league.id} was cancelled")
        self.figures.expect(
            all(one.status == "ended" and one.result for one in played), f"league {league.id}: a table has no result"
        )
        rounds = {one.round for one in league.drawn}
        self.figures.expect(len(rounds) == league.settings.rounds, f"league {league.id} ended after {rounds}")
        self.figures.counts.update({"leagues": 1, "tables of leagues": len(played)})
