"""kill -9 on the way of a letter: whoever is to be written to has each letter once, wherever the bot died."""

import asyncio
import random
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from localdiscord.messages import NONCE_SECONDS
from localdiscord.testing import Player, serve_local
from tests.cogs.playing import Panel, settle_own
from tests.faults.lives import PATIENCE, Houses, Table, draft_a_turn, elsewhere, open_table, process, until

pytestmark = pytest.mark.faults

DIRECT = 1
DEATHS: list[tuple[str, float, tuple[bool, bool, bool]]] = [
    ("written", 0.0, (False, False, False)),
    ("tried", 0.0, (True, False, False)),
    ("sent", 0.0, (True, True, False)),
    ("sent", NONCE_SECONDS + 60, (True, True, False)),
    ("ticked", 0.0, (True, True, True)),
]
"""How far the bot comes, how long it was dead before, and what is true of the letter then: tried, arrived, ticked off.
The second time it dies right after sending, Discord has forgotten the first."""


def letters_of(person: Player) -> list[int]:
    """The messages written to somebody, each as often as it came."""
    here = {id_ for id_, channel in person.channels.items() if channel.get("type") == DIRECT}
    return [
        int(message["id"])
        for name, message in person.events
        if name == "MESSAGE_CREATE" and message["channel_id"] in here and message["author"].get("bot")
    ]


async def choose_letters(person: Player) -> None:
    await settle_own(person, "notify", notify="dm")


async def delivered(table: Table) -> None:
    """Until everything owed has been said and written, and everybody has it."""
    await until(lambda: not table.rows("SELECT 1 FROM letters WHERE sent_at IS NULL"))
    await table.all_is_told()
    rows = table.rows("SELECT user_id, message_id, failed FROM letters WHERE kind='turn' ORDER BY id")
    assert not any(row["failed"] for row in rows)
    for person in table.people:
        owed = [row["message_id"] for row in rows if row["user_id"] == int(person.id)]
        await person.until(partial(_has, person, len(owed)))
        assert letters_of(person) == owed, "each letter came once, and is the one that was ticked off"


def _has(person: Player, letters: int) -> bool:
    return len(letters_of(person)) >= letters


def _came(had: dict[Player, int]) -> int:
    """How many letters came since everybody had so many."""
    return sum(len(letters_of(person)) - before for person, before in had.items())


async def play_until_it_dies(houses: Houses, table: Table, rng: random.Random) -> Any:
    """Whole turns; the letter about one of them is the bot's last. Returns its row."""
    while True:
        person = rng.choice(table.asked)
        before = len(table.rows("SELECT 1 FROM letters"))
        pressing = asyncio.create_task(a_turn(table, person, rng))  # an answer played at once may be its last
        await until(partial(_it_is_over, houses, table, pressing, before))
        if houses.dead:
            pressing.cancel()
            await asyncio.gather(pressing, return_exceptions=True)
            return table.rows("SELECT * FROM letters ORDER BY id DESC LIMIT 1")[0]
        await pressing
        await table.all_is_told()


async def a_turn(table: Table, person: Player, rng: random.Random) -> None:
    await confirmed(person, await draft_a_turn(table, person, rng))


async def confirmed(person: Player, panel: Panel) -> None:
    """Unless it was played at once."""
    confirm = panel.button("confirm")
    if confirm is not None:
        await person.click(panel.message, custom_id=str(confirm.custom_id), follow=False, within=PATIENCE)


def _it_is_over(houses: Houses, table: Table, pressing: asyncio.Task[Any], letters: int) -> bool:
    """The bot is dead, or it has played a turn about which nobody is written to."""
    return houses.dead or (pressing.done() and len(table.rows("SELECT 1 FROM letters")) == letters)


async def test_a_letter_comes_once_however_often_the_bot_dies_on_the_way(tmp_path: Path) -> None:
    """One letter, five deaths: each life comes a little further than the one before."""
    rng, late = random.Random(3), [0.0]
    async with (
        serve_local(clock=lambda: time.time() + late[0]) as local,
        process("-m", "tests.faults.houses", local.base_url, str(tmp_path), *elsewhere(tmp_path)) as mother,
    ):
        houses = Houses(mother)
        people = [await local.person(name).open() for name in ("Anna", "Béla", "Csilla")]
        table = Table(tmp_path / "guildhall.db", people)
        await houses.open()
        for person in people:
            await choose_letters(person)
        await open_table(table)
        while len(table.asked) > 1:  # all choose a card at once
            await draft_and_confirm(table, table.asked[0], rng)
        await delivered(table)
        houses.kill()
        letter = None
        for point, absence, (tried, arrived, ticked) in DEATHS:
            late[0] += absence
            if letter is None:
                await houses.open(dies=point)
                had = {person: len(letters_of(person)) for person in people}
                letter = await play_until_it_dies(houses, table, rng)
            else:
                await houses.begin(dies=point)
                await until(lambda: houses.dead)
            await local.server.idle(answered=False)
            if arrived:
                await until(partial(_came, had))
            (row,) = table.rows("SELECT * FROM letters WHERE id=?", letter["id"])
            assert (row["tries"] > 0, _came(had), row["sent_at"] is not None) == (tried, int(arrived), ticked), point
        await houses.open()
        await delivered(table)
        houses.kill()
        assert table.pings() == {}, "whoever is written to is not mentioned"


async def draft_and_confirm(table: Table, person: Player, rng: random.Random) -> None:
    await a_turn(table, person, rng)
    await table.all_is_told()
