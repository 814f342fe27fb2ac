"""Threads are kept open only while a table lives: a day after its end the thread is put away."""

from storage import tables as rows
from storage.changes import Rows
from storage.outbox import Notice
from tables.core.hall import Hall
from tables.core.storing import amend
from tables.core.table import Table
from tables.time.waking_hours import DAY

AFTER = DAY
"""Time to read the result, to talk about it, and to ask for a rematch."""


async def threads_in_play(hall: Hall) -> list[int]:
    """The threads that have to stay open."""
    return await rows.threads_in_play(hall.db)


class Archive:
    async def due(self, hall: Hall, table: Table) -> float | None:
        row = table.row
        if table.status not in ("over", "closed") or row.thread_id is None or row.archived_at is not None:
            return None
        return (row.ended_at or row.changed_at) + AFTER

    async def do(self, hall: Hall, table: Table) -> None:
        """Written down as done; the delivery does it, as often as it has to."""
        archive = Notice(table.id, table.version, "archive")
        await amend(hall, table, Rows(columns={"archived_at": hall.clock()}, notices=[archive]))
