"""Notifications that are read while the change that causes them is still being stored."""

import asyncio
import random
from collections.abc import Callable
from typing import Any

from storage import changes
from tables import people as table_people
from tests.cogs.playing import Evening
from tests.cogs.test_direct_messages import letters


def slow_memory(evening: Evening) -> None:
    """Let every delivery loop look between the commit of a change and its arrival in memory."""
    hall = evening.house.hall
    write = hall.db.write

    async def written(transaction: Callable[..., Any], *args: Any) -> Any:
        done = await write(transaction, *args)
        if transaction is changes.commit:
            hall.wake_delivery()
            await asyncio.sleep(0.05)
        return done

    hall.db.write = written  # type: ignore[method-assign]


async def test_a_table_that_starts_meanwhile_calls_its_players(evening: Evening) -> None:
    """Its first notices were taken for those of a lobby, and ticked off with its invitation."""
    slow_memory(evening)
    await evening.sit_down("Anna", "Béla", "Csilla")
    await evening.settle()
    assert evening.pings().keys() == {"Béla", "Csilla"} | {person.name for person in evening.asked}


async def test_a_direct_message_of_a_turn_that_begins_meanwhile_is_sent(evening: Evening) -> None:
    """It was dropped, since nobody seemed to wait for its reader."""
    people, rng = await evening.sit_down("Anna", "Béla", "Csilla"), random.Random(3)
    for person in people:
        await table_people.set_person(evening.house.hall, int(person.id), notify="dm")
    await evening.hurry(rng, until=lambda: len(evening.asked) == 1)
    (first,) = evening.asked
    before = {person.name: len(letters(evening, person)) for person in people}
    slow_memory(evening)
    await evening.hurry(rng, until=lambda: evening.asked != [first])
    (called,) = evening.asked
    assert len(letters(evening, called)) == before[called.name] + 1
