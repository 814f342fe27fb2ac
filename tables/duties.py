"""Duties: everything that happens at a table because time has passed.

A duty says when it falls due at a table and does it then. After each change of a table, and whenever the moment comes
that the table has noted (`due_at`), the duties loop does what is due and notes the next moment. Doing is safe to
repeat: each duty leaves a trace, in the same transaction as what it causes, that moves its next moment on.
"""

import logging
from typing import Protocol

from storage import Damaged, Unreachable, acts, board_keys, database, direct_messages, outbox
from storage import tables as rows
from storage.changes import Rows
from storage.outbox import Notice
from tables import places
from tables.clock import absence, late_notices, reminders, timeouts, votes
from tables.core import storing
from tables.core.hall import Hall
from tables.core.refusals import Overtaken, Refused
from tables.core.storing import amend
from tables.core.table import Table
from tables.finished import thinning, thread_archiving
from tables.lobby import expiry
from tables.play import playing
from tables.post import daily_digest, draft_reminders, update_notices
from tables.seating import seats
from tables.time import waking_hours
from tables.time.waking_hours import DAY

log = logging.getLogger(__name__)

REST = 60.0
"""the duties loop looks around at least so often."""
KEEP_ANSWERS = 86_400.0
KEEP_NOTICES = 7 * 86_400.0
AT_ONCE = 20
"""A table at which more duties fall due in a row than this has a duty that does not move on."""


class Duty(Protocol):
    async def due(self, hall: Hall, table: Table) -> float | None:
        """When it falls due next at this table; None: not as things stand."""

    async def do(self, hall: Hall, table: Table) -> None:
        """Do it. The table's lock is held."""


DUTIES: tuple[Duty, ...] = (
    update_notices.FirstCall(),
    reminders.Reminder(),
    timeouts.TimeOut(),
    votes.LastCall(),
    late_notices.Concerned(),
    absence.VanishedHost(),
    absence.Idle(),
    expiry.LobbyExpiry(),
    thread_archiving.Archive(),
    thinning.ThinOut(),
    seats.Expiry(),
    draft_reminders.Unconfirmed(),
    places.Abandoned(),
)


async def attend(hall: Hall, table_id: str) -> None:
    """Do what is due at a table, in the order in which it fell due, and note when to look again."""
    async with hall.locked(table_id) as table:
        for _ in range(AT_ONCE):
            due = [(at, n, duty) for n, duty in enumerate(DUTIES) if (at := await duty.due(hall, table)) is not None]
            if not due or min(due, key=lambda d: d[:2])[0] > hall.clock():
                break
            await min(due, key=lambda d: d[:2])[2].do(hall, table)
        else:
            never = type(min(due, key=lambda d: d[:2])[2]).__name__
            log.error("table %s: timed job %s never completes, retrying in an hour", table_id, never)
            due = [(hall.clock() + 3600.0, 0, DUTIES[0])]
        await amend(hall, table, Rows(columns={"due_at": min((at for at, _, _ in due), default=None)}))


async def make_rounds(hall: Hall) -> float:
    """Attend to every table that is due, and write to everybody whose daily summary is.

    Returns how many seconds may go by until the next round.
    """
    for table_id in await rows.ids_due(hall.db, hall.clock()):
        try:
            async with hall.claimed(f"duties {table_id}") as ours:
                if ours:
                    await attend(hall, table_id)
        except Overtaken:
            log.info("table %s: timed jobs left to the process that has just changed it", table_id)
        except Refused as unreadable:
            log.info("table %s: timed jobs put off for a day: %s", table_id, unreadable)
            await _put_off(hall, table_id, DAY)
        except Unreachable:
            raise  # nothing can be put off either
        except Exception:
            log.exception("table %s: timed jobs failed, retrying in %.0f s", table_id, REST)
            await _put_off(hall, table_id, REST)
    await daily_digest.send_due(hall)
    soonest = await rows.next_due(hall.db)
    return REST if soonest is None else max(1.0, min(REST, soonest - hall.clock()))


async def _put_off(hall: Hall, table_id: str, seconds: float) -> None:
    try:
        await hall.db.write(rows.put_off, table_id, hall.clock() + seconds)
    except Damaged as damaged:  # it is due again at once, and holds up none of the others
        log.warning("table %s: putting off its timed jobs failed, retrying at once: %s", table_id, damaged)


async def tell_update(hall: Hall, version: str, link: str) -> None:
    """The house was updated: it stands in the log of every running table, and with its news for a day."""
    await hall.db.write(acts.put_everywhere, "updated", {"version": version, "link": link or "empty"}, hall.clock())


async def _is_up(hall: Hall, notice: Notice) -> bool:
    """Who sleeps is called by the duty of that."""
    who = await hall.person(notice.user_id or 0)
    return who.at_once or waking_hours.awake(await hall.hours(notice.user_id), hall.clock())


async def tidy(hall: Hall) -> None:
    """At opening time and once in a while: what a crash left undone is done, what nobody needs is thrown away."""
    untold = [notice for notice in await outbox.untold(hall.db) if await _is_up(hall, notice)]
    if untold:
        told = await storing.tell(hall, untold)
        await hall.db.write(storing.put_told, told, hall.clock())
        hall.wake_delivery()
    for table_id in await rows.ids_waiting_for_nobody(hall.db):
        try:
            await playing.keep_going(hall, table_id)
        except Refused as unreadable:
            log.info("table %s: not played on at start: %s", table_id, unreadable)
    await places.forget_left_servers(hall)
    await hall.db.write(database.forget_old_answers, hall.clock() - KEEP_ANSWERS)
    await hall.db.write(board_keys.forget_expired, hall.clock())
    await hall.db.write(outbox.forget_said, hall.clock() - KEEP_NOTICES)
    await hall.db.write(direct_messages.forget_sent, hall.clock() - KEEP_NOTICES)
