"""Tables at which nobody has done anything for two months: everybody there is told, and a week later they close.

Any change begins the two months anew, also the word of one who wants to keep the table. The game stays to be exported,
and its host gets it as a file.
"""

from storage.changes import Rows
from storage.direct_messages import QueuedMessage
from storage.outbox import Notice
from tables.core import changing
from tables.core.access import must_be_running, seat_in_play
from tables.core.actors import Actor, house_did
from tables.core.changing import change
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.table import Table
from tables.post.notice_validity import Matter, holds_if
from tables.seating import closing
from tables.time.waking_hours import DAY

AFTER = 60 * DAY
NOTICE = 7 * DAY
KIND = "idle"


def closes_at(table: Table) -> float | None:
    """When a table of which it has been said that it is going to close does."""
    warned = table.row.warned_at
    return warned + NOTICE if warned is not None and warned >= table.row.changed_at else None


async def keep_open(hall: Hall, table_id: str, user_id: int, *, interaction_id: int | None = None) -> Table:
    async with hall.locked(table_id) as table:
        if await changing.answered(hall, interaction_id):
            return table
        must_be_running(table)
        seat = seat_in_play(table, user_id)
        if closes_at(table) is None:
            raise Refused("table-not-idle")
        act = Actor(user_id, table.seats[seat].name).did(table, "kept-open", seat)
        return await change(hall, table, Rows(columns={"warned_at": None}, acts=[act]), interaction_id=interaction_id)


@holds_if(KIND)
async def _is_idle(hall: Hall, table: Table, matter: Matter) -> bool:
    return table.playing and closes_at(table) is not None


class Idle:
    """The duty of saying so, and then of closing. A table that has lost its place has a duty of its own."""

    async def due(self, hall: Hall, table: Table) -> float | None:
        if not table.playing or table.displaced:
            return None
        return closes_at(table) or table.row.changed_at + AFTER

    async def do(self, hall: Hall, table: Table) -> None:
        await (self._warn if closes_at(table) is None else self._close)(hall, table)

    async def _warn(self, hall: Hall, table: Table) -> None:
        told = [
            Notice(table.id, table.version + 1, KIND, number, seat.user_id)
            for number, seat in enumerate(table.seats)
            if seat.user_id is not None
        ]
        await change(hall, table, Rows(columns={"warned_at": hall.clock()}, notices=told))

    async def _close(self, hall: Hall, table: Table) -> None:
        host = table.row.host_id
        kept = QueuedMessage(host, "kept", table.id, table.version + 1, table.seat_of(host))
        await closing.close(hall, table, "idle", acts=[house_did(table, "idle-closed")], letters=[kept])
