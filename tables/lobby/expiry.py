"""Expiry of tables that do not start: a lobby closes after a week without change, announced a day before."""

import secrets
from typing import Any

from storage.changes import Rows
from storage.outbox import Notice
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.storing import store_rows
from tables.core.table import Table
from tables.core.table_action import table_action
from tables.post.notice_validity import Matter, holds_if
from tables.time.waking_hours import DAY

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""Characters that are not mistaken for each other."""
LIFE = 7 * DAY
NOTICE = DAY


def new_id() -> str:
    """Id of a new table, short enough to type."""
    return "".join(secrets.choice(ALPHABET) for _ in range(8))


def waits_from(now: float) -> dict[str, Any]:
    """Columns that restart the week, as joining and leaving do."""
    return {"expires_at": now + LIFE, "warned_at": None, "due_at": now}


def is_closing(table: Table) -> bool:
    """Whether the closing has been announced."""
    return table.status == "lobby" and table.row.warned_at is not None


@table_action
async def keep_waiting(hall: Hall, table: Table, user_id: int, *, interaction_id: int | None = None) -> Table:
    """Restart the week. Any seated player may do so."""
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
    """Duty: announce the closing, and close at least a day later, however long the bot was down."""

    async def due(self, hall: Hall, table: Table) -> float | None:
        expires = table.row.expires_at
        if table.status != "lobby" or expires is None:
            return None
        return expires if is_closing(table) else expires - NOTICE

    async def do(self, hall: Hall, table: Table) -> None:
        await (self._close if is_closing(table) else self._warn)(hall, table)

    async def _warn(self, hall: Hall, table: Table) -> None:
        """Shown at the invitation, and sent to the host by their setting."""
        now, host = hall.clock(), table.row.host_id
        expires = max(table.row.expires_at or now, now + NOTICE)
        warning = Notice(table.id, table.version + 1, "expiring", table.seat_of(host), host)
        await store_rows(hall, table, Rows(columns={"warned_at": now, "expires_at": expires}, notices=[warning]))

    async def _close(self, hall: Hall, table: Table) -> None:
        await store_rows(hall, table, Rows(columns={"ended_how": "expired"}), status="closed")
