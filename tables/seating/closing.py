"""Ending a game early: unfinished, or by agreement with the standings."""

from collections.abc import Iterable
from dataclasses import replace

from storage.acts import Act
from storage.changes import Rows, Write
from storage.direct_messages import QueuedMessage
from storage.outbox import Notice
from storage.tables import DropPending
from tables.core.hall import Hall
from tables.core.storing import store_rows
from tables.core.table import AGREED, Table
from tables.post import update_notices


async def close(
    hall: Hall,
    table: Table,
    how: str,
    *,
    acts: Iterable[Act] = (),
    direct_messages: Iterable[QueuedMessage] = (),
    writes: Iterable[Write] = (),
    interaction_id: int | None = None,
) -> Table:
    """`how`: `closed`, `voted`, `deserted`, `abandoned`, `idle`, or AGREED, after which the table is over as if
    played to its end. The caller holds the table's lock."""
    status, kind = ("over", update_notices.OVER) if how == AGREED else ("closed", update_notices.UNFINISHED)
    nobody_owes = {
        number: replace(seat, owes_since=None, owes_at=None, runs_from=None) for number, seat in enumerate(table.seats)
    }
    acts = [*acts]
    here = [table.seat_of(act.actor_id) for act in acts if act.actor_id is not None]
    away = update_notices.to_everybody(table, table.version + 1, kind, here=here)
    rows = Rows(
        seats=nobody_owes,
        columns={"ended_how": how, "paused_at": None},
        acts=acts,
        direct_messages=[*direct_messages, *update_notices.last_messages(table, table.version + 1)],
        notices=[Notice(table.id, table.version + 1, "post"), *(away if table.playing else [])],
        writes=[DropPending(table.id), *writes],
    )
    await store_rows(hall, table, rows, interaction_id=interaction_id, status=status)
    table.drafts, table.orders = {}, []
    return table
