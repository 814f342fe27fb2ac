"""A player's waking hours and vacations. Changes are never retroactive.

Before a change, the time used so far on each of the player's running clocks is recorded, at all their tables in one
update.
"""

from collections.abc import Callable
from contextlib import AsyncExitStack
from datetime import date, timedelta
from typing import Any

from storage import database, people
from storage import tables as rows
from storage.changes import Change, Rows, write_amendment
from storage.dialects import Connection
from storage.people import Person
from tables.core import storing
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.storing import LOOK
from tables.core.table import Table
from tables.post import daily_digest, outbox_queries
from tables.time import time_control, waking_hours
from tables.time.waking_hours import YEAR, Hours

Settings = dict[str, Any]
FARTHEST = 400
"""Days ahead for which a vacation can be booked."""


async def set_hours(
    hall: Hall, user_id: int, zone: str, wakes: int, sleeps: int, days: str, *, interaction_id: int | None = None
) -> Person:
    """Raises Refused if too few waking hours would be left to play with."""
    zone = _zone(zone)
    wanted = Hours(zone, wakes, sleeps, days)
    if not waking_hours.sensible(wanted):
        raise Refused("clock-too-little", hours=waking_hours.LEAST_MINUTES // 60, days=waking_hours.LEAST_DAYS)
    said = {"zone": zone, "wakes": wakes, "sleeps": sleeps, "days": days}
    return await _change(hall, user_id, lambda who: said, interaction_id)


async def set_zone(hall: Hall, user_id: int, zone: str, *, interaction_id: int | None = None) -> Person:
    """Change the time zone. Waking hours stay the same in local time."""
    said = {"zone": _zone(zone)}
    return await _change(hall, user_id, lambda who: said, interaction_id)


def _zone(said: str) -> str:
    if not waking_hours.is_zone(said):
        raise Refused("clock-no-such-zone", zone=said[:60])
    return waking_hours.REAL_UTC if said == waking_hours.UNSAID else said


async def book_vacation(
    hall: Hall, user_id: int, first: date, last: date, *, interaction_id: int | None = None
) -> Person:
    """From the start of the first day, or from now, to the end of the last."""
    now = hall.clock()
    if last < first:
        raise Refused("clock-vacation-backwards")

    def book(who: Person) -> Settings:
        today = waking_hours.local(who.zone, now).date()
        if first < today or last > today + timedelta(days=FARTHEST):
            raise Refused("clock-vacation-when", days=FARTHEST)
        away = max(now, waking_hours.moment(who.zone, first)), waking_hours.moment(who.zone, last + timedelta(days=1))
        if any(start < away[1] and end > away[0] for start, end in who.vacations):
            raise Refused("clock-vacation-overlaps")
        booked = (*remembered(who, now), away)
        if not waking_hours.within_allowance(booked):
            raise Refused("clock-vacation-too-much", days=round(waking_hours.ALLOWANCE / waking_hours.DAY))
        return {"vacations": tuple(sorted(booked))}

    return await _change(hall, user_id, book, interaction_id)


async def cancel_vacation(hall: Hall, user_id: int, start: int, *, interaction_id: int | None = None) -> Person:
    """Delete a vacation that has not begun; end one under way now."""
    now = hall.clock()

    def cancel(who: Person) -> Settings:
        found = next((away for away in who.vacations if int(away[0]) == start and away[1] > now), None)
        if found is None:
            raise Refused("clock-no-such-vacation")
        kept = tuple(away for away in remembered(who, now) if away != found)
        return {"vacations": kept if found[0] >= now else (*kept, (found[0], now))}

    return await _change(hall, user_id, cancel, interaction_id)


def remembered(who: Person, now: float) -> tuple[tuple[float, float], ...]:
    """Vacations that still matter to a clock or to the yearly allowance."""
    return tuple(away for away in who.vacations if away[1] > now - YEAR)


async def _change(
    hall: Hall, user_id: int, decide: "Callable[[Person], Settings]", interaction_id: int | None
) -> Person:
    """Store a change while holding the locks of all the player's tables, so that no clock is computed with half of
    it."""
    if await storing.answered(hall, interaction_id):
        return await hall.person(user_id)
    async with AsyncExitStack() as held:
        ids = sorted(await rows.ids_of_person(hall.db, user_id))
        tables = {table_id: await held.enter_async_context(hall.locked(table_id, unreadable=True)) for table_id in ids}
        changes = [change for table in tables.values() if (change := await _settled(hall, table, user_id))]
        try:
            who = await hall.choose(_write, user_id, decide, changes, hall.clock(), interaction_id)
        except database.Repeated:
            return await hall.person(user_id)
        for table in tables.values():
            if table.playing:
                await outbox_queries.ask_refresh(hall, table)
        for change in changes:
            row = tables[change.table_id].row
            row.due_at = change.rows.columns["due_at"]
            for number, seat in change.rows.seats.items():
                row.seats[number] = seat
        return who


async def _settled(hall: Hall, table: Table, user_id: int) -> Change | None:
    """The player's seat with the time used by the old hours recorded, and the table's duties due soon, to recompute
    them by the new ones. None if no clock of theirs runs here."""
    number = table.seat_of(user_id)
    if number is None or not table.playing or table.seats[number].runs_from is None:
        return None
    now = hall.clock()
    seat = time_control.charge(table.pace_for(number), table.seats[number], await hall.hours(user_id), now, runs=True)
    due = min(table.row.due_at or now + LOOK, now + LOOK)
    return Change(table.id, table.version, now, Rows(seats={number: seat}, columns={"due_at": due}))


def _write(
    db: Connection,
    user_id: int,
    decide: "Callable[[Person], Settings]",
    settled: list[Change],
    now: float,
    interaction_id: int | None,
) -> Person:
    """Reads the previous settings in the same transaction, so that concurrent changes are not lost."""
    database.answer_once(db, interaction_id, "changed", now)
    who = people.stored(db, user_id) or Person(user_id)
    settings = daily_digest.with_due(who, decide(who), now)
    for change in settled:
        write_amendment(db, change)
    return people.change(db, user_id, settings)
