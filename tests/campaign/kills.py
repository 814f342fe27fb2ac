"""kill -9 at random moments, at several tables, with players notified by mention and by direct message, while
Discord fails and the bot's clock jumps. After each kill everything is checked from outside."""

import asyncio
import json
import random
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from localdiscord.testing import LocalWorld, Player, Refusal, Reply, buttons_of, connect_local, selects_of
from tests.campaign.figures import Figures
from tests.campaign.looking import House, house_of
from tests.cogs.playing import Panel, dice, settle_own
from tests.faults.lives import Houses, button, elsewhere, process, until
from words import speaker

TABLES = (("calimala", 3), ("burgundy", 2), ("tournay", 2))
BY_LETTER = ("Béla",)
PATIENCE = 60.0
REST_FAULTS: tuple[dict[str, Any], ...] = (
    {"kind": "status", "status": 500},
    {"kind": "status", "status": 429, "retry_after": 0.05},
    {"kind": "lost"},
    {"kind": "lost", "status": 500},
    {"kind": "drop"},
    {"kind": "delay", "seconds": 0.4},
)
GATEWAY_FAULTS = ("drop", "reconnect", "invalid", "invalid_resumable")
SORRY = [speaker(lang)("error-unexpected", reference="?").partition("?")[0] for lang in ("en", "hu")]
"""Beginning of the error message of an action that failed."""
HOUR, DAY = 3600.0, 86_400.0
JUMPS = (0.0, 0.0, 0.0, 0.0, 60.0, HOUR, -HOUR, DAY, -DAY)
"""Errors of the bot's clock in its next life, in seconds."""


class Way(NamedTuple):
    """A drafted turn that is ready to be confirmed."""

    press: Callable[[], Coroutine[Any, Any, str]]
    """Confirms it. Returns the answer; empty if it was not acknowledged."""
    closing: list[str]
    """The move that confirming adds to the draft."""


@dataclass
class Killing:
    local: LocalWorld
    houses: Houses
    house: House
    rng: random.Random
    figures: Figures
    people: list[Player]
    around: float = 0.02
    """Mean seconds from press to kill; adjusted so that about half of the presses are acknowledged."""
    open_tables: list[str] = field(default_factory=list)
    kills: int = 0
    others_go_on: bool = False
    """Whether another process may finish the work of a killed one: the result is known only when all is quiet."""

    tables: tuple[tuple[Any, ...], ...] = TABLES
    """Game, people and masters of the tables that are opened."""

    async def open_table(self, game: str, players: int, masters: int = 0) -> None:
        seated = self.rng.sample(self.people, players)
        invitation = (await seated[0].slash("table new", game=game)).message
        assert invitation is not None
        for person in seated[1:]:
            await person.click(invitation, custom_id=button(invitation, "join"))
        for _ in range(masters):
            adding = next(menu.custom_id for menu in selects_of(invitation) if ":automaton:" in menu.custom_id)
            await seated[0].select(invitation, ["master"], custom_id=adding)
        await seated[0].click(invitation, custom_id=button(invitation, "start"))
        self.open_tables.append(str(buttons_of(invitation)[0].custom_id).split(":")[2])
        self.figures.counts["tables"] += 1

    async def settled(self) -> None:
        """Wait until the outbox is empty and every player sees the present position."""
        await until(self.house.nothing_is_owed)
        await self.people[0].until(lambda: self.people[0].bot_online)
        for table in self.open_tables:
            for person in self.house.seated(table, self.people):
                await person.until(lambda table=table, person=person: self.house.sees_the_present(person, table))

    async def turn(self, *, kills: bool) -> None:
        """Draft and confirm a turn while something fails."""
        table = self.rng.choice(self.open_tables)
        asked = self.house.asked(table, self.people)
        if not asked and self.house.table(table)["status"] == "playing":
            await asyncio.sleep(0.1)  # a master thinks
            return
        if not asked:
            self.open_tables.remove(table)
            await self.open_table(*self.rng.choice(self.tables))
            return
        person = self.rng.choice(asked)
        try:
            way = await self._draft(table, person)
        except (Refusal, KeyError):  # the bot posted a newer message meanwhile and deleted this one
            self.figures.counts["presses on what was just replaced"] += 1
            return
        except Away:
            self.figures.counts["presses while the bot was connecting anew"] += 1
            await asyncio.sleep(0.2)
            return
        except TimeoutError:
            self.figures.expect(False, f"{table}: {person.name} waits for an answer in vain")
            self.houses.ask()
            await asyncio.sleep(2.0)
            return
        if way is None:
            return
        before = self.house.memory(table, person)
        await self._trouble(kills)
        heard = await self._confirm(way, kills)
        if not self.others_go_on:
            self.house.compare(self.figures, before, heard=heard, closing=way.closing)
        await self.local.fault(clear=True)  # a bot that cannot log in reports it and exits
        if kills:
            await self._begin_again()
        await self.settled()
        if self.others_go_on:
            self.house.compare(self.figures, before, heard=heard, closing=way.closing)
        await self.house.look_over(self.figures, self.people, self.open_tables)

    async def _draft(self, table: str, person: Player) -> Way | None:
        shown, choose = self._where_to_press(table, person), dice(self.rng)
        panel = answered(await person.click(shown, custom_id=button(shown, "move")))
        while panel.answers:
            answer = choose(panel)
            if answer.in_menu:
                panel = answered(await person.select(panel.message, [answer.what], custom_id=answer.menu))
            else:
                panel = answered(await person.click(panel.message, custom_id=answer.what))
        if not any(":confirm:" in str(b.custom_id) for b in panel.buttons):
            return None
        message, confirm = panel.message, button(panel.message, "confirm")

        async def press() -> str:
            reply = await person.click(message, custom_id=confirm, follow=False, within=PATIENCE)
            done = reply.state == "done" and not any(sorry in reply.text for sorry in SORRY)
            return (reply.text[:200] or "done") if done else ""

        return Way(press, said_by(confirm))

    def _where_to_press(self, table: str, person: Player) -> dict[str, Any]:
        """The table's message, or the direct message that asks for the move."""
        letters = self.house.letters_to(person, table)
        if not letters or self.rng.random() < 0.5:
            return self.house.post(person, table)
        self.figures.counts["turns begun in a letter"] += 1
        return letters[-1]

    async def _trouble(self, kills: bool) -> None:
        """Let some REST calls fail: sometimes when killing, always otherwise."""
        for _ in range(self.rng.choice((0, 0, 1, 2)) if kills else self.rng.choice((1, 2, 3))):
            await self.local.fault(**self.rng.choice(REST_FAULTS))
            self.figures.counts["REST calls that failed, hung or lost their answer"] += 1

    async def _confirm(self, way: Way, kills: bool) -> str:
        """The answer received before the kill; empty if the press was not acknowledged."""
        pressing = asyncio.create_task(way.press())
        if not kills:
            await self.local.fault(gateway=self.rng.choice(GATEWAY_FAULTS))
            self.figures.counts["gateway faults"] += 1
            await asyncio.wait({pressing}, timeout=3.0)
        else:
            if self.kills == 0:
                await asyncio.wait({pressing}, timeout=PATIENCE)  # once after the acknowledgement
            else:
                await asyncio.sleep(self.rng.uniform(0.0, 2 * self.around))
            self._kill()
            await asyncio.wait({pressing}, timeout=0.15)
        if not pressing.done():
            pressing.cancel()
        (answer,) = await asyncio.gather(pressing, return_exceptions=True)
        heard = answer if isinstance(answer, str) else ""
        self.around = max(0.002, self.around / 1.3) if heard else min(2.0, self.around * 1.3)
        return heard

    def _kill(self) -> None:
        self.houses.kill()
        self.kills += 1
        self.figures.counts["kills"] += 1

    async def _begin_again(self) -> None:
        jump = self.rng.choice(JUMPS)
        self.figures.counts["jumps of the clock"] += jump != 0.0
        try:
            await self.houses.open(clock=jump)
        except TimeoutError:
            self.figures.expect(False, f"a house did not open after the kill number {self.kills}")
            self.houses.kill()
            await self.houses.open()


class Away(Exception):
    """Discord reports that the bot is offline."""


def answered(reply: Reply) -> Panel:
    if (reply.state, reply.reason) == ("failed", "offline"):
        raise Away
    if reply.state == "failed":
        raise TimeoutError
    return Panel(reply)


def said_by(confirm: str) -> list[str]:
    """The move that a Confirm button adds to the draft."""
    _, finish, words = confirm.partition(":finish.")
    return [words.replace(".", " ")] if finish else []


async def choose_letters(person: Player) -> None:
    await settle_own(person, "notify", notify="dm")


@asynccontextmanager
async def a_scene(folder: Path, rng: random.Random, figures: Figures) -> AsyncIterator[Killing]:
    async with process("-m", "localdiscord", "--answer", "30", "--token", "local") as server:
        assert server.stdout is not None
        page_url = json.loads(await server.stdout.readline())["page_url"]
        async with (
            connect_local(page_url) as local,
            process("-m", "tests.faults.houses", local.base_url, str(folder), *elsewhere(folder)) as mother,
        ):
            people = [await local.person(name).open() for name in ("Anna", "Béla", "Csilla", "Dávid")]
            houses = Houses(mother)
            scene = Killing(local, houses, house_of(folder / "guildhall.db"), rng, figures, people)
            await houses.open()
            for name in BY_LETTER:
                await choose_letters(local.person(name))
            for game, players in TABLES:
                await scene.open_table(game, players)
            await scene.settled()
            yield scene
            scene.house.close()
            if houses.alive:
                houses.kill()


Scene = Callable[[Path, random.Random, Figures], AbstractAsyncContextManager[Killing]]


async def live_and_die(made: Scene, figures: Figures, number: int, kills: int, until_minute: float) -> None:
    """One bot's share of the kills."""
    rng = random.Random(f"kills {figures.seed} {number}")
    with tempfile.TemporaryDirectory() as folder:
        async with made(Path(folder), rng, figures) as scene:
            while scene.kills < kills and figures.minutes < until_minute:
                await scene.turn(kills=rng.random() < 0.8)
                figures.progress("kills", 50)


async def campaign(figures: Figures, *, kills: int, minutes: float, scenes: int = 1, made: Scene = a_scene) -> None:
    """Kill and restart bots. `scenes`: number of bots side by side, each with its own Discord; mostly they wait for
    answers, not for the processor."""
    share, until_minute = -(-kills // scenes), figures.minutes + minutes
    async with asyncio.TaskGroup() as together:
        for number in range(scenes):
            together.create_task(live_and_die(made, figures, number, share, until_minute))
    figures.expect(figures.counts["turns acknowledged"] > 0, "no turn was ever acknowledged")
