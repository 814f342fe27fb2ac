"""Tables that do not start: after a week of waiting they close by themselves, and a day before that they say so."""

import secrets
from typing import Any

from storage.changes import Rows
from storage.outbox import Notice
from tables.core import storing
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.storing import store_rows
from tables.core.table import Table
from tables.post.notice_validity import Matter, holds_if
from tables.time.waking_hours import DAY

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and digits that nobody mistakes for each other."""
LIFE = 7 * DAY
NOTICE = DAY


def new_id() -> str:
    """The name of a new table: short enough to be typed."""
    return "".join(secrets.choice(ALPHABET) for _ in range(8))


def waits_from(now: float) -> dict[str, Any]:
    """The columns of a table that waits from now on: whoever sits down or stands up begins the week anew."""
    return {"expires_at": now + LIFE, "warned_at": None, "due_at": now + LIFE - NOTICE}


def is_closing(table: Table) -> bool:
    """It has been said that the table is about to close."""
    return table.status == "lobby" and table.row.warned_at is not None


async def keep_waiting(hall: Hall, table_id: str, user_id: int, *, interaction_id: int | None = None) -> Table:
    """Anybody who sits there may say that the table is still wanted."""
    async with hall.locked(table_id) as table:
        if await storing.answered(hall, interaction_id):
            return table
        if table.status == "closed":
            raise Refused("table-expired" if table.row.ended_how == "expired" else "table-closed")
        if table.status != "lobby":
            raise Refused("table-already-started")
        if table.seat_of(user_id) is None:
            raise Refused("table-not-waiting")
        return await store_rows(hall, table, Rows(columns=waits_from(hall.clock())), interaction_id=interaction_id)


@holds_if("expiring")
async def _still_closing(hall: Hall, table: Table, matter: Matter) -> bool:
    return is_closing(table) and matter.user_id == table.row.host_id


class LobbyExpiry:
    """First the notice, at least a day later the end: however long the house was shut, nobody is left unwarned."""

    async def due(self, hall: Hall, table: Table) -> float | None:
        expires = table.row.expires_at
        if table.status != "lobby" or expires is None:
            return None
        return expires if is_closing(table) else expires - NOTICE

    async def do(self, hall: Hall, table: Table) -> None:
        await (self._close if is_closing(table) else self._warn)(hall, table)

    async def _warn(self, hall: Hall, table: Table) -> None:
        """At the invitation, for everybody; and to the host in the way they have chosen."""
        now, host = hall.clock(), table.row.host_id
        expires = max(table.row.expires_at or now, now + NOTICE)
        warning = Notice(table.id, table.version + 1, "expiring", table.seat_of(host), host)
        await store_rows(hall, table, Rows(columns={"warned_at": now, "expires_at": expires}, notices=[warning]))

    async def _close(self, hall: Hall, table: Table) -> None:
        await store_rows(hall, table, Rows(columns={"ended_how": "expired"}), status="closed")
