"""Called kindly: nobody is called in their sleep or on vacation, and a reminder can be told to stop."""

from datetime import date

import pytest

from tables import Hall, Refused, Table, duties, people
from tables.clock import personal_hours, reminders
from tables.time.time_control import NO_CLOCK, Pace
from tests.tables.clockwork import HOUR, MONDAY, Clockwork, seat_by_the_clock
from tests.tables.house import PEOPLE, STRANGER, asked, say

ANNA, BELA, CSILLA, *_ = PEOPLE


async def calls(hall: Hall, user_id: int, kept: str = "outbox") -> list[float]:
    """Hours after the start at which somebody was called to a decision."""
    found = await hall.db.all(f"SELECT created_at FROM {kept} WHERE user_id=? AND kind='turn' ORDER BY id", user_id)
    return [round((row["created_at"] - MONDAY) / HOUR, 1) for row in found]


async def at_belas_turn(hall: Hall, pace: Pace = NO_CLOCK) -> Table:
    """Everybody has kept a card, and Béla, who sleeps from 8:00 to 20:00, is next to draft."""
    table = await seat_by_the_clock(hall, pace)
    while asked(table) != (1,):
        await say(hall, table, next(seat for seat in asked(table) if seat != 1 or len(asked(table)) == 1))
    return table


@pytest.mark.parametrize("pace", [NO_CLOCK, Pace(limit=24 * HOUR)])
@pytest.mark.parametrize(("notify", "kept"), [("thread", "outbox"), ("dm", "letters")])
async def test_who_sleeps_is_called_once_on_waking_up(
    hall: Hall, time: Clockwork, pace: Pace, notify: str, kept: str
) -> None:
    await personal_hours.set_hours(hall, BELA, "Etc/UTC", 20 * 60, 8 * 60, "1111111")
    await people.set_person(hall, BELA, notify=notify)
    time.now += HOUR
    await at_belas_turn(hall, pace)
    await duties.tidy(hall)
    await time.hours(10.9)
    assert await calls(hall, BELA, kept) == []
    await time.hours(40)
    assert await calls(hall, BELA, kept) == [12.0]


async def test_who_wants_to_be_called_at_once_is(hall: Hall, time: Clockwork) -> None:
    await personal_hours.set_hours(hall, BELA, "Etc/UTC", 20 * 60, 8 * 60, "1111111")
    await people.set_person(hall, BELA, at_once=True)
    time.now += HOUR
    await at_belas_turn(hall)
    assert set(await calls(hall, BELA)) == {1.0}


async def test_a_call_waits_for_the_end_of_a_vacation_and_the_table_is_not_posted_anew(
    hall: Hall, time: Clockwork
) -> None:
    table = await at_belas_turn(hall)
    await say(hall, table, 1)
    await personal_hours.book_vacation(hall, BELA, date(2026, 5, 4), date(2026, 5, 10))
    while asked(table) != (1,):
        await say(hall, table, asked(table)[0])
    before = await calls(hall, BELA)
    kinds = [row["kind"] for row in await hall.db.all("SELECT kind FROM outbox WHERE version=?", table.version)]
    assert kinds == ["refresh"]
    await time.hours(24 * 9)
    assert await calls(hall, BELA) == [*before, 6 * 24 + 16.0]


async def test_who_has_moved_by_then_is_not_called(hall: Hall, time: Clockwork) -> None:
    await personal_hours.set_hours(hall, BELA, "Etc/UTC", 20 * 60, 8 * 60, "1111111")
    time.now += HOUR
    table = await at_belas_turn(hall)
    await say(hall, table, 1)
    await time.hours(48)
    assert await calls(hall, BELA) == []


async def test_not_this_turn(hall: Hall, time: Clockwork) -> None:
    table = await at_belas_turn(hall)
    with pytest.raises(Refused, match="table-not-waited-for"):
        await reminders.no_more(hall, table.id, ANNA)
    with pytest.raises(Refused, match="table-not-seated"):
        await reminders.no_more(hall, table.id, STRANGER)
    await time.hours(25)
    await reminders.no_more(hall, table.id, BELA)
    await time.hours(20 * 24)
    sql = "SELECT kind FROM outbox WHERE user_id=? AND kind LIKE 'remind%'"
    assert [row["kind"] for row in await hall.db.all(sql, BELA)] == ["remind-1"]
    await say(hall, table, 1)
    while asked(table) != (1,):
        await say(hall, table, asked(table)[0])
    await time.hours(25)
    assert [row["kind"] for row in await hall.db.all(sql, BELA)] == ["remind-1", "remind-1"], "the next turn is another"
