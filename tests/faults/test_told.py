"""What the campaign calls wrong about notices, and what not: it was wrong itself once (nov17p)."""

import random
from typing import Any

import pytest

from cogs.delivery.table_messages import TableMessageDelivery
from tables import Hall, Notice, Table
from tables.post import outbox_queries
from tests.campaign.figures import Figures
from tests.campaign.looking import house_of
from tests.cogs.playing import Evening
from tests.faults.test_notices import confirm_a_turn, never_tick_off_a_turn

pytestmark = pytest.mark.faults


async def look(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setattr("tests.campaign.looking.LASTS", 0.2)
    figures = Figures("", aloud=False)
    house = house_of(evening.data / "guildhall.db")
    await house.look_over(figures, evening.seated, [evening.table_id])
    house.close()
    return figures.wrong


async def test_whoever_answers_while_it_is_being_said_needs_no_telling(
    evening: Evening, rng: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is owed was read, and the table moves on before the message is made: it shows the new position, calls nobody
    to the old one, and is ticked off with what was read. The next one calls whoever is waited for now."""
    mark_tried, answered = outbox_queries.mark_tried, []

    async def somebody_is_quicker(hall: Hall, notices: list[Notice]) -> None:
        turns = [notice for notice in notices if notice.kind == "turn"]
        if turns and not answered:
            answered.append(turns[0].user_id)
            await confirm_a_turn(evening, rng)
        await mark_tried(hall, notices)

    monkeypatch.setattr(outbox_queries, "mark_tried", somebody_is_quicker)
    before = evening.pings()
    await confirm_a_turn(evening, rng)
    await evening.settle()
    (quick,) = [person.name for person in evening.seated if int(person.id) in answered]
    assert evening.pings()[quick] == before[quick], "they were not called"
    assert await look(evening, monkeypatch) == []


async def test_whoever_was_called_by_a_message_that_was_never_ticked_off_is_told(
    evening: Evening, rng: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The house dies before it is written down, and the table moves on: what was said is ticked off in the next
    message, which calls others."""
    with monkeypatch.context() as patch:
        never_tick_off_a_turn(patch)
        due = evening.pings()
        due += await confirm_a_turn(evening, rng)
        await evening.seated[0].until(lambda: evening.pings() == due)
        await confirm_a_turn(evening, rng)
        await evening.close_house()
    await evening.open_house()
    await evening.wake()
    await evening.settle()
    assert await look(evening, monkeypatch) == []


async def test_a_call_that_is_left_out_is_found(
    evening: Evening, rng: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nobody(self: TableMessageDelivery, table: Table, notices: Any) -> list[Notice]:
        return []

    monkeypatch.setattr(TableMessageDelivery, "_calls", nobody)
    await confirm_a_turn(evening, rng)
    await evening.settle()
    assert any("is not called by" in wrong for wrong in await look(evening, monkeypatch))


async def test_a_call_that_comes_twice_is_found(
    evening: Evening, rng: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The one who posts it again does not look for what was posted, and does it for one notice more."""

    async def nothing(self: TableMessageDelivery, thread: Any, table: Table) -> list[Any]:
        return []

    with monkeypatch.context() as patch:
        never_tick_off_a_turn(patch)
        due = evening.pings()
        due += await confirm_a_turn(evening, rng)
        await evening.seated[0].until(lambda: evening.pings() == due)
        await outbox_queries.ask_refresh(evening.house.hall, evening.table)
        await evening.close_house()
    monkeypatch.setattr(TableMessageDelivery, "_shown_before", nothing)
    await evening.open_house()
    await evening.wake()
    await evening.settle()
    assert any("for what was said before" in wrong for wrong in await look(evening, monkeypatch))
