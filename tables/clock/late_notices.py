"""Notices to the player of a late seat: the others ask whether they are there, vote on the seat, or granted more time.

A player who is awake is notified in the update itself. A sleeping player is notified on waking, if the notice is still
valid then: the acts of the table hold what happened, the outbox what was sent.
"""

from engine import Seat
from storage import acts, outbox
from storage.changes import Rows
from storage.outbox import Notice
from tables.core.hall import Hall
from tables.core.storing import amend
from tables.core.table import Table
from tables.post import notice_validity
from tables.post.notice_validity import Matter, holds_if, still_theirs
from tables.time import waking_hours

LATE, EXTENDED, CALLED = "late", "extended", "called"
TOLD = {"out-asked": LATE, "out-extend": EXTENDED, "called": CALLED}
"""Kind of act about a seat → kind of notice to its player."""


async def at_once(hall: Hall, table: Table, seat: Seat, kind: str) -> list[Notice]:
    """Notice for the update that causes it; empty if the player sleeps."""
    now, row = hall.clock(), table.seats[seat]
    if row.owes_since is None or not waking_hours.awake(await hall.hours(row.user_id), now):
        return []
    return [_notice(table, seat, kind, table.version + 1)]


def _notice(table: Table, seat: Seat, kind: str, version: int) -> Notice:
    """Keyed by the pending decision, so that it expires with it, and by the version, so that each act is notified
    once."""
    row = table.seats[seat]
    return Notice(table.id, row.owes_since or table.version, f"{kind}-{version}", seat, row.user_id)


class Concerned:
    """Duty: send the notices that waited for their player to wake."""

    async def due(self, hall: Hall, table: Table) -> float | None:
        now, found = hall.clock(), []
        for notice in await self._untold(hall, table):
            found.append(waking_hours.next_waking(await hall.hours(notice.user_id), now))
        return min(found, default=None)

    async def do(self, hall: Hall, table: Table) -> None:
        now = hall.clock()
        said = [n for n in await self._untold(hall, table) if waking_hours.awake(await hall.hours(n.user_id), now)]
        await amend(hall, table, Rows(notices=said))

    async def _untold(self, hall: Hall, table: Table) -> list[Notice]:
        if not table.playing or table.paused:
            return []
        concerned = [n for n in table.owed if table.seats[n].timeouts or table.seats[n].called_at is not None]
        found = [await self._last_done(hall, table, seat) for seat in concerned]
        return [
            notice
            for notice in found
            if notice is not None
            and await notice_validity.holds(hall, table, notice)
            and not await outbox.was_told(hall.db, notice.key)
        ]

    async def _last_done(self, hall: Hall, table: Table, seat: Seat) -> Notice | None:
        """Notice about the last act on the seat's time since its decision became pending."""
        since = table.seats[seat].owes_at or 0.0
        done = [act for act in await acts.of_table(hall.db, table.id, since=since) if act.seat == seat]
        last = next((act for act in reversed(done) if act.kind in TOLD), None)
        return None if last is None else _notice(table, seat, TOLD[last.kind], last.version)


@holds_if(CALLED)
async def _is_called(hall: Hall, table: Table, matter: Matter) -> bool:
    """The question is open and is about the decision that is still pending."""
    if not still_theirs(table, matter) or matter.seat not in table.owed:
        return False
    seat = table.seats[matter.seat]
    return seat.owes_since == matter.version and seat.called_at is not None


@holds_if(EXTENDED)
async def _has_more_time(hall: Hall, table: Table, matter: Matter) -> bool:
    """The decision that got more time is still pending and not timed out."""
    if not still_theirs(table, matter) or matter.seat not in table.owed:
        return False
    seat = table.seats[matter.seat]
    return seat.owes_since == matter.version and seat.out_at is None
