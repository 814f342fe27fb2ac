"""Ending a game unfinished: nobody is waited for any more, nothing is counted."""

import sqlite3
from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from storage.acts import Act
from storage.outbox import Notice
from tables.core.changing import change
from tables.core.hall import Hall
from tables.core.table import Table
from tables.post import routing, start_end_notices

PENDING = ("drafts", "orders", "votes", "invitations", "undo_requests")
"""What has no meaning at a table where nobody plays."""


async def close(
    hall: Hall, table: Table, how: str, *, acts: Iterable[Act] = (), interaction_id: int | None = None
) -> Table:
    """`how`: `closed` by a person's power, `voted`, `deserted`. The table's lock is held."""
    nobody_owes = {
        number: replace(seat, owes_since=None, owes_at=None, runs_from=None) for number, seat in enumerate(table.seats)
    }
    acts = [*acts]
    here = [table.seat_of(act.actor_id) for act in acts if act.actor_id is not None]
    away = start_end_notices.notices(table, table.version + 1, start_end_notices.UNFINISHED, here=here)
    told = await routing.tell(hall, away if table.playing else [])
    await change(
        hall,
        table,
        interaction_id=interaction_id,
        status="closed",
        seats=nobody_owes,
        columns={"ended_how": how, "paused_at": None},
        acts=acts,
        notices=[Notice(table.id, table.version + 1, "post"), *told.notices],
        hushed=told.hushed,
        letters=told.letters,
        also=[partial(_drop_pending, table_id=table.id)],
    )
    table.drafts, table.orders = {}, []
    return table


def _drop_pending(db: sqlite3.Connection, table_id: str) -> None:
    for name in PENDING:
        db.execute(f"DELETE FROM {name} WHERE table_id=?", (table_id,))
