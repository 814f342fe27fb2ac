"""kill -9 in the middle of confirming: what was acknowledged is there, and nothing is ever there by half."""

import asyncio
import json
import random
from collections import Counter
from pathlib import Path

import pytest

from localdiscord.testing import Player, Reply, connect_local
from tests.cogs.playing import Panel
from tests.faults.lives import PATIENCE, Houses, Table, button, draft_a_turn, open_table, process

pytestmark = pytest.mark.faults

KILLS = 14


class Aim:
    """When to kill: before the press has been heard of, after it was acknowledged, and else around the moment between,
    which is sooner or later from machine to machine and is therefore sought."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.around = 0.01
        self.shots = 0

    async def wait(self, pressing: asyncio.Task[Reply]) -> None:
        self.shots += 1
        if self.shots == 1:
            return
        if self.shots == 2:
            await asyncio.wait({pressing}, timeout=PATIENCE)
            return
        await asyncio.sleep(self.rng.uniform(0.0, 2 * self.around))

    def learn(self, *, applied: bool, heard: bool) -> None:
        if heard:
            self.around /= 1.3
        elif not applied:
            self.around *= 1.3


async def confirm_and_kill(houses: Houses, person: Player, panel: Panel, aim: Aim) -> bool:
    """Press Confirm and kill the bot at some moment around it. Tells whether the press was acknowledged before."""
    custom_id = button(panel.message, "confirm")
    pressing = asyncio.create_task(person.click(panel.message, custom_id=custom_id, follow=False, within=PATIENCE))
    await aim.wait(pressing)
    houses.kill()
    done, _ = await asyncio.wait({pressing}, timeout=0.15)
    if not done:
        pressing.cancel()
        await asyncio.gather(pressing, return_exceptions=True)
        return False
    reply: Reply = pressing.result()
    return reply.state == "done"


def said_by(confirm: str) -> list[str]:
    """The move that a Confirm button says besides the draft."""
    _, finish, words = confirm.partition(":finish.")
    return [words.replace(".", " ")] if finish else []


async def test_no_acknowledged_move_is_ever_lost(tmp_path: Path) -> None:
    rng = random.Random(1)
    aim = Aim(rng)
    acknowledged = applied = 0
    async with process("-m", "localdiscord", "--answer", "30", "--token", "local") as server:
        assert server.stdout is not None
        page_url = json.loads(await server.stdout.readline())["page_url"]
        async with (
            connect_local(page_url) as local,
            process("-m", "tests.faults.houses", local.base_url, str(tmp_path)) as mother,
        ):
            houses = Houses(mother)
            people = [await local.person(name).open() for name in ("Anna", "Béla", "Csilla")]
            table = Table(tmp_path / "guildhall.db", people)
            await houses.open()
            await open_table(table)
            while houses.deaths < KILLS:
                person = rng.choice(table.asked)
                panel = await draft_a_turn(table, person, rng)
                before, version, drafted = table.moves, table.version, table.drafted_by(person)
                closing = said_by(button(panel.message, "confirm"))
                heard = await confirm_and_kill(houses, person, panel, aim)
                table.check()
                added = [notation for _, notation in table.moves[len(before) :]]
                assert table.moves[: len(before)] == before
                assert added in ([], drafted + closing), "the turn is there as a whole, or not at all"
                assert added or not heard, "an acknowledged turn is lost"
                assert table.version == version + bool(added)
                assert table.drafted_by(person) == ([] if added else drafted), "what was not played is still drafted"
                acknowledged += heard
                applied += bool(added)
                aim.learn(applied=bool(added), heard=heard)
                await houses.open()
                await table.all_is_told()
            told = "SELECT user_id FROM outbox WHERE kind='turn' AND message_id IS NOT NULL"  # not what went unsaid
            due = Counter(row["user_id"] for row in table.rows(told))
            assert table.pings() == due, "everybody was told of each turn once"
            houses.kill()
    assert 0 < acknowledged <= applied < KILLS, "the kills came before, within and after the confirming"
