"""When people are awake and when they are away: what they change counts from now on."""

import asyncio
from datetime import date

import pytest

from tables import Hall, Refused
from tables.clock import personal_hours
from tables.time import waking_hours
from tables.time.time_control import Pace
from tests.tables.clockwork import HOUR, Clockwork, seat_by_the_clock
from tests.tables.house import PEOPLE, contents, open_house

ANNA, BELA, *_ = PEOPLE


async def test_new_hours_do_not_change_what_has_been_spent(hall: Hall, time: Clockwork) -> None:
    tables = [await seat_by_the_clock(hall, Pace(limit=48 * HOUR)) for _ in range(2)]
    await time.hours(30)
    await personal_hours.set_hours(hall, ANNA, "Asia/Kolkata", 9 * 60, 17 * 60, "1111100")
    for table in tables:
        assert table.seats[0].spent == table.seats[0].thought == 30 * HOUR
        assert table.seats[1].spent == 0
        async with open_house(hall.db.path) as later:
            assert (await later.table(table.id)).seats[0] == table.seats[0]
    assert await hall.hours(ANNA) == waking_hours.Hours("Asia/Kolkata", 540, 1020, "1111100")


@pytest.mark.parametrize(
    ("hours", "reason"),
    [
        (("Europe/Atlantis", 0, 600, "1111111"), "clock-no-such-zone"),
        (("Europe/Budapest", 480, 500, "1111111"), "clock-too-little"),
        (("Europe/Budapest", 480, 1200, "1000000"), "clock-too-little"),
    ],
)
async def test_hours_that_make_no_sense_are_refused(
    hall: Hall, time: Clockwork, hours: tuple[str, int, int, str], reason: str
) -> None:
    before = contents(hall)
    with pytest.raises(Refused, match=reason):
        await personal_hours.set_hours(hall, ANNA, *hours)
    assert contents(hall) == before


async def test_a_vacation_is_whole_days_where_one_lives_and_can_be_cancelled(hall: Hall, time: Clockwork) -> None:
    await personal_hours.set_hours(hall, ANNA, "Europe/Budapest", 0, 0, "1111111")
    table = await seat_by_the_clock(hall, Pace(limit=24 * HOUR))
    for _ in range(2):
        who = await personal_hours.book_vacation(hall, ANNA, date(2026, 5, 5), date(2026, 5, 6), interaction_id=8)
    midnight = waking_hours.moment("Europe/Budapest", date(2026, 5, 5))
    assert who.vacations == ((midnight, midnight + 48 * HOUR),)
    with pytest.raises(Refused, match="clock-vacation-overlaps"):
        await personal_hours.book_vacation(hall, ANNA, date(2026, 5, 6), date(2026, 5, 9))
    await time.hours(30)
    assert table.seats[0].out_at is None
    who = await personal_hours.cancel_vacation(hall, ANNA, int(midnight))
    assert who.vacations == ((midnight, time.now),), "what was had of it still counts against the allowance"
    assert table.seats[0].spent == midnight - (time.now - 30 * HOUR)
    with pytest.raises(Refused, match="clock-no-such-vacation"):
        await personal_hours.cancel_vacation(hall, ANNA, int(midnight))
    await personal_hours.book_vacation(hall, ANNA, date(2026, 6, 1), date(2026, 6, 2))
    later = (await hall.person(ANNA)).vacations[-1]
    assert later not in (await personal_hours.cancel_vacation(hall, ANNA, int(later[0]))).vacations


@pytest.mark.parametrize(
    ("first", "last", "reason"),
    [
        (date(2026, 5, 6), date(2026, 5, 5), "clock-vacation-backwards"),
        (date(2026, 5, 3), date(2026, 5, 5), "clock-vacation-when"),
        (date(2028, 5, 3), date(2028, 5, 5), "clock-vacation-when"),
        (date(2026, 5, 5), date(2026, 6, 4), "clock-vacation-too-much"),
    ],
)
async def test_a_vacation_that_cannot_be_is_refused(
    hall: Hall, time: Clockwork, first: date, last: date, reason: str
) -> None:
    with pytest.raises(Refused, match=reason):
        await personal_hours.book_vacation(hall, ANNA, first, last)
    assert (await hall.person(ANNA)).vacations == ()


async def test_of_two_vacations_booked_at_once_none_is_lost(hall: Hall, time: Clockwork) -> None:
    await asyncio.gather(
        personal_hours.book_vacation(hall, ANNA, date(2026, 5, 5), date(2026, 5, 6)),
        personal_hours.book_vacation(hall, ANNA, date(2026, 7, 5), date(2026, 7, 6)),
    )
    assert len((await hall.person(ANNA)).vacations) == 2
    assert (await hall.person(BELA)).vacations == ()
