"""Duties: everything that happens at a table because time has passed.

A duty states when it is due at a table and does it then. After each change, and at the moment stored as `due_at`, the
duties loop does what is due and stores the next moment. Duties are safe to repeat: each stores its progress in the
transaction of its effect.
"""

import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple, Protocol

from storage import (
    Damaged,
    Database,
    Unreachable,
    acts,
    board_keys,
    challenges,
    database,
    direct_messages,
    finding,
    outbox,
)  # fmt: skip
from storage import evenings as rows_of_evenings
from storage import leagues as rows_of_leagues
from storage import tables as rows
from storage.changes import Rows
from storage.dialects import Connection
from storage.outbox import Notice
from tables import channels
from tables.challenges import weekly
from tables.clock import absence, late_notices, reminders, timeouts, votes
from tables.core import storing
from tables.core.hall import Hall
from tables.core.refusals import Overtaken, Refused
from tables.core.storing import amend
from tables.core.table import Table
from tables.evenings import hour
from tables.finding import tell_me, wishes
from tables.finished import thinning, thread_archiving
from tables.leagues import rounds
from tables.lobby import expiry
from tables.play import playing
from tables.post import daily_digest, draft_reminders, update_notices
from tables.seating import seats
from tables.time import waking_hours
from tables.time.waking_hours import DAY

log = logging.getLogger(__name__)

REST = 60.0
"""Maximum seconds between two rounds of the duties loop."""
KEEP_ANSWERS = 86_400.0
KEEP_NOTICES = 7 * 86_400.0
AT_ONCE = 20
"""Maximum duties done at a table in one round; more indicate one that never completes."""


class Duty(Protocol):
    async def due(self, hall: Hall, table: Table) -> float | None:
        """Next moment it is due at this table. None if it is not."""

    async def do(self, hall: Hall, table: Table) -> None:
        """Do it. The caller holds the table's lock."""


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
    channels.Abandoned(),
    tell_me.TellSubscribers(),
)


class TimedWork(NamedTuple):
    """Timed work of what is more than one table: when it is due is stored in its own rows."""

    name: str
    due: Callable[[Database, float], Awaitable[list[int]]]
    next_due: Callable[[Database], Awaitable[float | None]]
    attend: Callable[[Hall, int], Awaitable[None]]
    """Does what is due of one row, and stores the next moment."""
    put_off: Callable[[Connection, int, float], None]


TIMED_WORK = (
    TimedWork("evening", rows_of_evenings.due, rows_of_evenings.next_due, hour.attend, rows_of_evenings.put_off),
    TimedWork("league", rows_of_leagues.due, rows_of_leagues.next_due, rounds.attend, rows_of_leagues.put_off),
)  # fmt: skip


async def attend(hall: Hall, table_id: str) -> None:
    """Do what is due at a table, in order, and store when to look again."""
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
    """Attend to every due table, evening and league and send every due daily summary. Returns seconds until the next
    round."""
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
            raise  # the database is gone: postponing would fail too
        except Exception:
            log.exception("table %s: timed jobs failed, retrying in %.0f s", table_id, REST)
            await _put_off(hall, table_id, REST)
    for work in TIMED_WORK:
        await _attend_rows(hall, work)
    await daily_digest.send_due(hall)
    due = [await rows.next_due(hall.db), await _find(hall), *[await work.next_due(hall.db) for work in TIMED_WORK]]
    return max(1.0, min([REST, *(at - hall.clock() for at in due if at is not None)]))


async def _attend_rows(hall: Hall, work: TimedWork) -> None:
    for number in await work.due(hall.db, hall.clock()):
        try:
            async with hall.claimed(f"{work.name} {number}") as ours:
                if ours:
                    await work.attend(hall, number)
                    hall.wake_delivery()
        except Unreachable:
            raise
        except Exception:
            log.exception("%s %s: timed jobs failed, retrying in %.0f s", work.name, number, REST)
            await hall.db.write(work.put_off, number, hall.clock() + REST)


async def _find(hall: Hall) -> float | None:
    """Attend to the people who look for a game."""
    try:
        return await wishes.make_rounds(hall)
    except Unreachable:
        raise
    except Exception:
        log.exception("timed jobs of people who look for a game failed, retrying in %.0f s", REST)
        return None


async def _put_off(hall: Hall, table_id: str, seconds: float) -> None:
    try:
        await hall.db.write(rows.put_off, table_id, hall.clock() + seconds)
    except Damaged as damaged:  # it stays due, and the other tables go on
        log.warning("table %s: putting off its timed jobs failed, retrying at once: %s", table_id, damaged)


async def tell_update(hall: Hall, version: str, link: str) -> None:
    """Record in the log of every running table that the bot was updated; shown among its news for a day."""
    await hall.db.write(acts.put_everywhere, "updated", {"version": version, "link": link or "empty"}, hall.clock())


async def _is_up(hall: Hall, notice: Notice) -> bool:
    """Whether the reader may be notified now; a duty notifies sleeping players on waking."""
    who = await hall.person(notice.user_id or 0)
    return who.at_once or waking_hours.awake(await hall.hours(notice.user_id), hall.clock())


async def tidy(hall: Hall) -> None:
    """At start and periodically: finish what a crash interrupted, and delete expired rows."""
    untold = [notice for notice in await outbox.untold(hall.db) if await _is_up(hall, notice)]
    if untold:
        told = await storing.tell(hall, untold)
        await hall.db.write(storing.put_told, told, hall.clock())
        hall.wake_delivery()
    for table_id in await rows.ids_waiting_for_nobody(hall.db):
        try:
            await playing.keep_going(hall, table_id)
        except Refused as unreadable:
            log.info("table %s: playing on failed, retrying in 6 hours: %s", table_id, unreadable)
    await channels.forget_left_servers(hall)
    await rounds.tidy(hall)
    await hour.tidy(hall)
    await hall.db.write(database.forget_old_answers, hall.clock() - KEEP_ANSWERS)
    await hall.db.write(board_keys.forget_expired, hall.clock())
    await hall.db.write(challenges.forget_before, hall.clock() - weekly.KEPT)
    await hall.db.write(finding.forget_started)
    await hall.db.write(outbox.forget_said, hall.clock() - KEEP_NOTICES)
    await hall.db.write(direct_messages.forget_sent, hall.clock() - KEEP_NOTICES)
