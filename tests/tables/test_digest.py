"""The daily summary: when it is due, and to whom it is written."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tables import Hall, Table, duties, people
from tables.post.daily_digest import next_due
from tables.time.waking_hours import DAY
from tests.tables.house import PEOPLE, STRANGER, asked, say

ANNA, BELA, *_ = PEOPLE
NINE = 9 * 60


def moment(text: str, zone: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


@pytest.mark.parametrize(
    ("now", "then"),
    [
        ("2026-03-10 08:59", "2026-03-10 09:00"),
        ("2026-03-10 09:00", "2026-03-11 09:00"),
        ("2026-03-28 10:00", "2026-03-29 09:00"),
        ("2026-10-24 09:01", "2026-10-25 09:00"),
    ],
)
def test_it_is_due_at_that_minute_where_they_live_whatever_the_clocks_do(now: str, then: str) -> None:
    zone = "Europe/Budapest"
    assert next_due(NINE, zone, moment(now, zone)) == moment(then, zone)


@given(
    st.integers(0, 24 * 60 - 1),
    st.sampled_from(["UTC", "Europe/Budapest", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia"]),
    st.datetimes(datetime(2024, 1, 1), datetime(2027, 1, 1)),
)
def test_there_is_always_one_within_two_days_and_never_two_on_one_day(minute: int, zone: str, at: datetime) -> None:
    now = at.replace(tzinfo=UTC).timestamp()
    first = next_due(minute, zone, now)
    assert first is not None
    assert now < first <= now + 2 * DAY + 3600
    second = next_due(minute, zone, first)
    assert second is not None
    days = [datetime.fromtimestamp(t, ZoneInfo(zone)).date() for t in (first, second)]
    assert days[1] - days[0] >= timedelta(days=1)


async def letters(hall: Hall) -> list[tuple[int, str]]:
    rows = await hall.db.all("SELECT user_id, key FROM letters WHERE kind='digest' ORDER BY id")
    return [(row["user_id"], row["key"].split(":")[-1]) for row in rows]


async def test_one_letter_a_day_and_none_with_nothing_to_say(hall: Hall, table: Table) -> None:
    now = moment("2026-05-04 08:00", "Europe/Budapest")
    hall.clock = lambda: now
    waited_for, other = (table.seats[s].user_id or 0 for s in (asked(table)[0], (asked(table)[0] + 1) % 3))
    for user in (waited_for, other, STRANGER):
        await people.set_person(hall, user, digest=NINE, zone="Europe/Budapest")
    await say(hall, table, asked(table)[0])
    await duties.make_rounds(hall)
    assert await letters(hall) == []
    now += 3600
    await duties.make_rounds(hall)
    await duties.make_rounds(hall)
    told = await letters(hall)
    assert {user for user, _ in told} == {waited_for, other}, "whoever sits nowhere hears nothing"
    assert {day for _, day in told} == {"2026-05-04"}
    now += 3 * DAY + 60
    await duties.make_rounds(hall)
    later = (await letters(hall))[2:]
    owing = {seat.user_id for seat in table.seats if seat.owes_since is not None}
    assert {user for user, _ in later} == owing & {waited_for, other}, "one letter, however long the house was shut"
    assert (await hall.person(other)).digest_due == moment("2026-05-08 09:00", "Europe/Budapest")


async def test_none_on_vacation_and_none_for_those_who_gave_it_up(hall: Hall, table: Table) -> None:
    now = 1_700_000_000.0
    hall.clock = lambda: now
    await people.set_person(hall, ANNA, digest=0, vacations=((now, now + 2 * DAY),))
    await people.set_person(hall, BELA, digest=0)
    await people.set_person(hall, BELA, digest=None)
    assert (await hall.person(BELA)).digest_due is None
    while 0 not in asked(table):
        await say(hall, table, asked(table)[0])
    now += DAY
    await duties.make_rounds(hall)
    assert await letters(hall) == []
    now += 2 * DAY
    await duties.make_rounds(hall)
    assert [user for user, _ in await letters(hall)] == [ANNA], "back from vacation"
