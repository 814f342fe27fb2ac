"""Reminder, once, of a complete draft that was not confirmed."""

from engine import Seat
from storage import outbox, private
from storage.changes import Rows
from storage.outbox import Notice
from tables.core.hall import Hall
from tables.core.seat_session import open_session
from tables.core.storing import amend
from tables.core.table import Table
from tables.time import waking_hours

AFTER = 1800.0
"""Waking seconds after the last change of the draft."""


class Unconfirmed:
    async def due(self, hall: Hall, table: Table) -> float | None:
        return min((await self._forgotten(hall, table, hall.clock())).values(), default=None)

    async def do(self, hall: Hall, table: Table) -> None:
        now = hall.clock()
        said = [_notice(table, seat) for seat, at in (await self._forgotten(hall, table, now)).items() if at <= now]
        await amend(hall, table, Rows(notices=said))

    async def _forgotten(self, hall: Hall, table: Table, now: float) -> dict[Seat, float]:
        """Seat → moment of its reminder, not before `now`, for each complete draft without one."""
        if not table.playing or table.paused or not table.drafts:
            return {}
        found = {}
        for seat, at in (await private.drafted_at(hall.db, table.id)).items():
            if await self._is_forgotten(hall, table, seat):
                hours = await hall.hours(table.seats[seat].user_id)
                found[seat] = waking_hours.next_waking(hours, max(waking_hours.after(hours, at, AFTER), now))
        return found

    async def _is_forgotten(self, hall: Hall, table: Table, seat: Seat) -> bool:
        user_id = table.seats[seat].user_id
        if seat not in table.owed or user_id is None or not table.seats[seat].attended:
            return False
        if not (await hall.person(user_id)).unconfirmed or await outbox.was_told(hall.db, _notice(table, seat).key):
            return False
        return open_session(table, seat).complete


def _notice(table: Table, seat: Seat) -> Notice:
    row = table.seats[seat]
    return Notice(table.id, row.owes_since or table.version, "unconfirmed", seat, row.user_id)
