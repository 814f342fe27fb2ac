"""Reminders: few, further and further apart, and only while their reader is awake."""

from collections.abc import Iterable
from dataclasses import replace

from engine import Seat
from storage import outbox
from storage.changes import Rows
from storage.outbox import Notice
from storage.tables import SeatRow
from tables.core import storing
from tables.core.access import must_be_running, seat_in_play
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.storing import amend
from tables.core.table import Table
from tables.time import time_control, waking_hours
from tables.time.time_control import HOUR, Pace
from tables.time.waking_hours import DAY, Hours

SHARES = (0.5, 0.8)
"""With a clock: when so much of the time is gone."""
DAYS = (1, 3, 7, 15)
"""Without one: so many days after the first call; with one, so many days after the time was out."""


def next_reminder(pace: Pace, seat: SeatRow, hours: Hours, now: float) -> float | None:
    """When a seat is to be reminded next; None: it is not waited for, or has been reminded often enough.

    If the moment went by while the house was shut, now is good too, unless the person sleeps now.
    """
    if seat.owes_at is None or seat.runs_from is None or not seat.attended:
        return None
    if pace.runs and time_control.allowance(pace, seat) < HOUR:
        return None  # on a live evening nobody needs it
    shares = SHARES if pace.runs else ()
    if seat.reminded < len(shares):
        step = shares[seat.reminded] * time_control.allowance(pace, seat)
        return waking_hours.next_waking(hours, max(waking_hours.after(hours, seat.runs_from, step - seat.spent), now))
    first = seat.out_at if pace.runs else seat.owes_at
    late = seat.reminded - len(shares)
    if first is None or late >= len(DAYS):
        return None
    return waking_hours.next_waking(hours, max(first + DAYS[late] * DAY, now))


def begin_anew(table: Table, seats: Iterable[Seat]) -> outbox.Unsay:
    """Who has all the time once more for the same decision is reminded of it once more. For the step that says so."""
    kinds = [f"remind-{number}" for number in range(1, len(SHARES) + len(DAYS) + 1)]
    owed = [(seat, since) for seat in seats if (since := table.seats[seat].owes_since) is not None]
    return outbox.Unsay(tuple(Notice(table.id, since, kind, seat) for seat, since in owed for kind in kinds))


async def no_more(hall: Hall, table_id: str, user_id: int, *, interaction_id: int | None = None) -> Table:
    """Not this turn: whoever is waited for is not reminded of the present decision any more."""
    async with hall.locked(table_id) as table:
        if await storing.answered(hall, interaction_id):
            return table
        must_be_running(table)
        number = seat_in_play(table, user_id)
        if number not in table.owed:
            raise Refused("table-not-waited-for")
        row = replace(table.seats[number], reminded=len(SHARES) + len(DAYS))
        await amend(hall, table, Rows(seats={number: row}), interaction_id=interaction_id)
        return table


class Reminder:
    async def due(self, hall: Hall, table: Table) -> float | None:
        if not table.playing or table.paused:
            return None
        now, found = hall.clock(), []
        for number in table.owed:
            seat = table.seats[number]
            found.append(next_reminder(table.pace_for(number), seat, await hall.hours(seat.user_id), now))
        return min((at for at in found if at is not None), default=None)

    async def do(self, hall: Hall, table: Table) -> None:
        """Remind whoever is due, once, however many reminders were missed while the house was shut."""
        now, reminded, said = hall.clock(), {}, []
        for number in table.owed:
            seat = table.seats[number]
            hours, row = await hall.hours(seat.user_id), seat
            while (at := next_reminder(table.pace_for(number), row, hours, now)) is not None and at <= now:
                row = replace(row, reminded=row.reminded + 1)
            if row is not seat:
                reminded[number] = row
                since = seat.owes_since or table.version
                said.append(Notice(table.id, since, f"remind-{row.reminded}", number, seat.user_id))
        refresh = outbox.PutAgain(Notice(table.id, table.version, "refresh"), now)  # the others may ask what is wrong
        await amend(hall, table, Rows(seats=reminded, notices=said, writes=[refresh]))
