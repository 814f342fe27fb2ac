"""What a new table message replaces is deleted, whatever breaks between its tick and that."""

import asyncio
import random

import pytest

from tables import OldMessage
from tables.post import outbox_queries
from tests.cogs.playing import Evening
from tests.faults.test_notices import confirm_a_turn, told

pytestmark = pytest.mark.faults


def written_down(evening: Evening) -> list[int]:
    return [row["message_id"] for row in evening.rows("SELECT message_id FROM old_messages ORDER BY message_id")]


async def test_a_crash_between_the_tick_and_the_clean_up(
    evening: Evening, rng: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    due, person, old = evening.pings(), evening.seated[0], evening.table.row.message_id

    async def the_last_thing_asked(*_: object) -> list[OldMessage]:
        await asyncio.Event().wait()
        return []

    with monkeypatch.context() as patch:
        patch.setattr(outbox_queries, "old_messages_of", the_last_thing_asked)
        due += await confirm_a_turn(evening, rng)
        await person.until(lambda: evening.pings() == due and len(evening.posts(person)) == 2)
        await evening.local.idle()
        await asyncio.sleep(0.2)
        await evening.close_house()
    assert written_down(evening) == [old], "together with the tick"
    await evening.open_house()
    await evening.wake()
    await told(evening, due)
    assert written_down(evening) == []


async def test_a_clean_up_that_fails_is_done_later(evening: Evening, rng: random.Random) -> None:
    faults, due = evening.local.server.faults, evening.pings()
    faults.next("drop", method="DELETE", path="/messages/", times=8)
    due += await confirm_a_turn(evening, rng)
    await evening.seated[0].until(lambda: evening.pings() == due and len(evening.posts(evening.seated[0])) == 1)
    await told(evening, due)
    assert written_down(evening) == []


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (403, 50013)])
async def test_a_clean_up_that_is_refused_for_good_is_not_tried_again(
    evening: Evening, rng: random.Random, status: int, code: int
) -> None:
    evening.expected_refusals = {code}
    faults = evening.local.server.faults
    refusal = faults.next(method="DELETE", path="/messages/", status=status, code=code, times=5)
    await confirm_a_turn(evening, rng)
    await evening.settle()
    assert written_down(evening) == []
    assert refusal.times == 4
