"""Reminders: few, at growing intervals, and only in the player's waking hours."""

from collections.abc import Iterable
from dataclasses import replace

from engine import Seat
from storage import outbox
from storage.changes import Rows
from storage.outbox import Notice
from storage.tables import SeatRow
from tables.core.access import running_seat
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.storing import amend
from tables.core.table import Table
from tables.core.table_action import table_action
from tables.time import time_control, waking_hours
from tables.time.time_control import HOUR, Pace
from tables.time.waking_hours import DAY, Hours

SHARES = (0.5, 0.8)
"""With a clock: fractions of the allowed time after which to remind."""
DAYS = (1, 3, 7, 15)
"""Days between the first notification and each reminder; with a clock, counted from the timeout."""


def next_reminder(pace: Pace, seat: SeatRow, hours: Hours, now: float) -> float | None:
    """Moment of a seat's next reminder. None if the seat is not waited for or has had all its reminders.

    A reminder missed while the bot was down is due at once, unless the player sleeps.
    """
    if seat.owes_at is None or seat.runs_from is None or not seat.attended:
        return None
    if pace.runs and time_control.allowance(pace, seat) < HOUR:
        return None  # a live game needs no reminders
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
    """Let the reminders of the present decision be sent again, for an update that restores the full time."""
    kinds = [f"remind-{number}" for number in range(1, len(SHARES) + len(DAYS) + 1)]
    owed = [(seat, since) for seat in seats if (since := table.seats[seat].owes_since) is not None]
    return outbox.Unsay(tuple(Notice(table.id, since, kind, seat) for seat, since in owed for kind in kinds))


@table_action
async def no_more(hall: Hall, table: Table, user_id: int, *, interaction_id: int | None = None) -> Table:
    """Stop reminding the caller of the present decision."""
    number = running_seat(table, user_id)
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
        """Remind every seat that is due, once, however many reminders were missed while the bot was down."""
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
        # the other players may now see the button to ask
        refresh = outbox.PutAgain(Notice(table.id, table.version, "refresh"), now)
        await amend(hall, table, Rows(seats=reminded, notices=said, writes=[refresh]))
