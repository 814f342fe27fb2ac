"""The daily summary: one direct message about all of a user's tables, at the minute they chose.

Not sent if there is nothing to report. The queued message holds no content: it is computed on delivery, to be current.
"""

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, time, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from storage import direct_messages, people
from storage.dialects import Connection
from storage.direct_messages import QueuedMessage
from storage.people import Person
from tables.core import access
from tables.core.hall import Hall
from tables.core.table import Table
from tables.time import waking_hours
from tables.time.waking_hours import DAY

log = logging.getLogger(__name__)

LATER = 3600.0
"""Seconds until a failed summary is tried again."""


@dataclass(frozen=True, slots=True)
class Digest:
    """A user's tables as of now."""

    waiting: list[Table]
    """Tables waiting for the user, longest wait first."""
    moved: list[Table]
    """Tables with changes that wait for other players."""
    ended: list[Table]
    lobbies: list[Table]
    """Lobbies that changed."""

    def __bool__(self) -> bool:
        return bool(self.waiting or self.moved or self.ended or self.lobbies)


async def digest(hall: Hall, user_id: int, since: float) -> Digest:
    mine = await access.tables_of(hall, user_id, living=False)
    changed = [table for table in mine if table.row.changed_at >= since]
    waiting = await access.waiting_for(hall, user_id)
    return Digest(
        waiting=waiting,
        moved=[table for table in changed if table.playing and table not in waiting],
        ended=[table for table in changed if table.over],
        lobbies=[table for table in changed if table.status == "lobby"],
    )


def next_due(minute: int | None, zone: str, now: float) -> float | None:
    """Next moment after now with that minute of the day in the zone. None if `minute` is None."""
    if minute is None:
        return None
    local = ZoneInfo(zone)
    day = datetime.fromtimestamp(now, local).date()
    while (at := datetime.combine(day, time(minute // 60, minute % 60), local).timestamp()) <= now:
        day += timedelta(days=1)
    return at


def with_due(person: Person, settings: Mapping[str, Any], now: float) -> dict[str, Any]:
    """The settings, with the moment of the next summary if they change it."""
    if not {"digest", "zone"} & set(settings):
        return dict(settings)
    minute, zone = settings.get("digest", person.digest), settings.get("zone", person.zone)
    return {**settings, "digest_due": next_due(minute, zone, now)}


async def send_due(hall: Hall) -> None:
    """Send every due summary, at most one per user however long the bot was down."""
    for user_id in await people.ids_with_digest_due(hall.db, hall.clock()):
        try:
            await _send(hall, user_id)
        except Exception:
            log.exception("the daily digest of person %s failed, retrying in %.0f s", user_id, LATER)
            await hall.db.write(_put_off, user_id, hall.clock() + LATER)


async def _send(hall: Hall, user_id: int) -> None:
    now, person = hall.clock(), await hall.person(user_id)
    message = None
    if not _away(person, now) and await digest(hall, user_id, now - DAY):
        today = datetime.fromtimestamp(now, ZoneInfo(person.zone)).date()
        message = QueuedMessage(user_id, "digest", args={"since": now - DAY}, about=today.isoformat())
    try:
        await hall.db.write(_write, user_id, message, now)
    finally:
        hall.invalidate_person(user_id)
        hall.wake_delivery()


def _away(person: Person, now: float) -> bool:
    """Whether the user is on vacation."""
    return not waking_hours.awake(waking_hours.Hours(vacations=person.vacations), now)


def _write(db: Connection, user_id: int, message: QueuedMessage | None, now: float) -> None:
    """Queue the message and store the next moment in one transaction. Nothing if the user opted out meanwhile."""
    person = people.stored(db, user_id)
    if person is None or person.digest is None:
        return
    if message is not None:
        direct_messages.put(db, [message], now)
    people.change(db, user_id, {"digest_due": next_due(person.digest, person.zone, now)})


def _put_off(db: Connection, user_id: int, until: float) -> None:
    db.execute("UPDATE people SET digest_due=? WHERE user_id=? AND digest IS NOT NULL", (until, user_id))
