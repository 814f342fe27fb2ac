"""Archiving the thread of a table a day after its end."""

from storage import tables as rows
from storage.changes import Rows
from storage.outbox import Notice
from tables.core.hall import Hall
from tables.core.storing import amend
from tables.core.table import Table
from tables.time.waking_hours import DAY

AFTER = DAY
"""Time to read the result, discuss it and ask for a rematch."""


async def threads_in_play(hall: Hall) -> list[int]:
    """Threads that must stay open."""
    return await rows.threads_in_play(hall.db)


class Archive:
    async def due(self, hall: Hall, table: Table) -> float | None:
        row = table.row
        if table.status not in ("over", "closed") or row.thread_id is None or row.archived_at is not None:
            return None
        return (row.ended_at or row.changed_at) + AFTER

    async def do(self, hall: Hall, table: Table) -> None:
        """Mark as archived and queue the notice; the delivery retries it."""
        archive = Notice(table.id, table.version, "archive")
        await amend(hall, table, Rows(columns={"archived_at": hall.clock()}, notices=[archive]))
