"""Whoever chooses a whole turn and forgets to confirm it is told once, by their own way, while they are awake."""

import random

import pytest

from storage import outbox
from tables import Hall, Table, duties, people
from tables.core import access
from tables.play import playing
from tables.post import outbox_queries
from tables.post.draft_reminders import AFTER
from tests.tables.house import asked, draft_a_turn, person_at

HOUR = 3600.0
MORNING = 8 * HOUR


@pytest.fixture
def now(hall: Hall) -> list[float]:
    """The time, to be changed at will: a quiet morning long ago."""
    moment = [MORNING]
    hall.clock = lambda: moment[0]
    return moment


async def told(hall: Hall, table: Table) -> list[str]:
    await duties.make_rounds(hall)
    return [n.kind for n in await outbox_queries.unsent(hall, table.id) if n.kind == "unconfirmed"]


async def test_a_whole_turn_that_lies_there_is_told_once(
    hall: Hall, table: Table, now: list[float], rng: random.Random
) -> None:
    await draft_a_turn(hall, table, asked(table)[0], rng)
    now[0] += AFTER - 1
    assert await told(hall, table) == []
    now[0] += 1
    assert await told(hall, table) == ["unconfirmed"]
    now[0] += 20 * HOUR
    assert await told(hall, table) == ["unconfirmed"]


async def test_the_time_goes_on_while_the_house_looks_at_it(
    hall: Hall, table: Table, now: list[float], rng: random.Random, caplog: pytest.LogCaptureFixture
) -> None:
    """A clock that stands still between two looks at it hides who compares one look with another."""
    await draft_a_turn(hall, table, asked(table)[0], rng)
    now[0] += AFTER

    def ticking() -> float:
        now[0] += 0.000_1
        return now[0]

    hall.clock = ticking
    assert await told(hall, table) == ["unconfirmed"]
    assert "never completes" not in caplog.text


async def test_half_a_turn_is_nobodys_business(hall: Hall, table: Table, now: list[float], rng: random.Random) -> None:
    session = await access.session_of(hall, table.id, person_at(table, asked(table)[0]))
    longer = next(m for m in session.moves if m.kind == "place")
    session = await playing.draft(hall, table.id, person_at(table, asked(table)[0]), longer.notation)
    assert not session.complete
    now[0] += AFTER + 1
    assert await told(hall, table) == []


async def test_it_goes_the_way_they_have_chosen_or_none(
    hall: Hall, table: Table, now: list[float], rng: random.Random
) -> None:
    person = person_at(table, asked(table)[0])
    await people.set_person(hall, person, notify="dm", unconfirmed=False)
    await draft_a_turn(hall, table, asked(table)[0], rng)
    now[0] += AFTER
    assert await told(hall, table) == []
    assert not await outbox_queries.recipients(hall)
    await people.set_person(hall, person, unconfirmed=True)
    await playing.take_back(hall, table.id, person, everything=True)
    await draft_a_turn(hall, table, asked(table)[0], rng)
    now[0] += AFTER
    assert await told(hall, table) == []
    assert [letter.kind for letter in await outbox_queries.unsent_messages(hall, person)] == ["unconfirmed"]


async def test_nobody_is_woken_for_it(hall: Hall, table: Table, now: list[float], rng: random.Random) -> None:
    person = person_at(table, asked(table)[0])
    await people.set_person(hall, person, zone="UTC", wakes=7 * 60, sleeps=8 * 60 + 10)
    await draft_a_turn(hall, table, asked(table)[0], rng)
    now[0] += AFTER
    assert await told(hall, table) == [], "twenty minutes are left for tomorrow"
    now[0] = 24 * HOUR + 7 * HOUR + 19 * 60
    assert await told(hall, table) == []
    now[0] += 61
    assert await told(hall, table) == ["unconfirmed"]


async def test_what_was_confirmed_in_the_meantime_is_not_told(
    hall: Hall, table: Table, now: list[float], rng: random.Random
) -> None:
    person = person_at(table, asked(table)[0])
    await draft_a_turn(hall, table, asked(table)[0], rng)
    await playing.confirm(hall, table.id, person)
    now[0] += 2 * AFTER
    assert await told(hall, table) == []
    assert not [n for n in await outbox.unsent(hall.db, table.id) if n.kind == "unconfirmed"]
