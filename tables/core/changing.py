"""Changing a table in any way: one step, stored as a whole, and only then true in memory."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from engine import Seat
from storage import answers, changes, undo_requests
from storage import tables as rows
from storage.acts import Act
from storage.changes import Change
from storage.direct_messages import Letter
from storage.outbox import Notice
from storage.tables import SeatRow
from tables.core.hall import Hall
from tables.core.table import Table

if TYPE_CHECKING:
    import sqlite3


LOOK = 60.0
"""So long after a change the keeper looks at the table: rarely enough to cost nothing, soon enough for any clock."""


async def store(hall: Hall, table: Table, change: Change, state: Any = None) -> None:
    """The one way in which a table changes. Its lock is held."""
    await hall.db.write(changes.commit, change)
    row = table.row
    row.version, row.changed_at = change.version, change.at
    if change.status is not None:
        row.status = change.status
        row.started_at = change.at if change.started else row.started_at
        row.ended_at = change.at if change.ended else None
    for drafter in change.drop_drafts:
        table.drafts.pop(drafter, None)
    if state is not None:
        table.state = state
    if change.undo_to is not None:
        table.acted, table.woken = {}, change.version
    table.acted |= {move.seat: change.version for move in change.moves}
    _settle(table, change)
    hall.wake_delivery()


async def answered(hall: Hall, interaction_id: int | None) -> bool:
    """Whether an interaction has done its work already and is only being repeated."""
    return interaction_id is not None and await answers.answer(hall.db, interaction_id) is not None


async def place(hall: Hall, table_id: str, **where: int | None) -> None:
    """Remember the thread, invitation or message that shows a table."""
    async with hall.locked(table_id) as table:
        await hall.db.write(lambda db: rows.place(db, table_id, **where))
        for column, value in where.items():
            setattr(table.row, column, value)


async def change(
    hall: Hall,
    table: Table,
    *,
    interaction_id: int | None = None,
    status: str | None = None,
    seats: Mapping[Seat, SeatRow] | None = None,
    columns: Mapping[str, Any] | None = None,
    drop_drafts: Sequence[Seat] = (),
    acts: Iterable[Act] = (),
    notices: Iterable[Notice] = (),
    hushed: Iterable[Notice] = (),
    letters: Iterable[Letter] = (),
    also: "Sequence[Callable[[sqlite3.Connection], object]]" = (),
) -> Table:
    """A step of the table's life in which nobody moves. It has a version of its own, so older buttons are old.

    Who is asked to let moves be taken back is still asked.
    """
    now, version, kept = hall.clock(), table.version + 1, status or table.status
    step = Change(
        table_id=table.id,
        version=version,
        at=now,
        status=None if kept == table.status == "playing" else kept,
        interaction_id=interaction_id,
        answer=str(version),
        seats=seats or {},
        before=table.seats,
        columns={"due_at": now + LOOK, **(columns or {})},
        drop_drafts=drop_drafts,
        acts=[replace(act, version=version, at=now) for act in acts],
        notices=[*[replace(n, version=version) for n in notices], Notice(table.id, version, "refresh")],
        hushed=hushed,
        letters=letters,
        also=[*also, partial(undo_requests.keep, table_id=table.id, version=version)],
        ended=kept in ("over", "closed"),
    )
    await store(hall, table, step)
    return table


async def amend(
    hall: Hall,
    table: Table,
    *,
    interaction_id: int | None = None,
    seats: Mapping[Seat, SeatRow] | None = None,
    columns: Mapping[str, Any] | None = None,
    notices: Iterable[Notice] = (),
    hushed: Iterable[Notice] = (),
    letters: Iterable[Letter] = (),
    acts: Iterable[Act] = (),
    also: "Sequence[Callable[[sqlite3.Connection], object]]" = (),
) -> None:
    """Something written beside the game (a reminder, a clock that stops) that makes nobody's buttons old."""
    written = Change(
        table_id=table.id,
        version=table.version,
        at=hall.clock(),
        interaction_id=interaction_id,
        seats=seats or {},
        before=table.seats,
        columns=columns or {},
        notices=list(notices),
        hushed=hushed,
        letters=list(letters),
        acts=acts,
        also=also,
    )
    await hall.db.write(changes.commit_amendment, written)
    _settle(table, written)
    if written.notices or written.letters:
        hall.wake_delivery()


def _settle(table: Table, change: Change) -> None:
    for number, seat in change.seats.items():
        table.row.seats[number] = seat
    for column, value in change.columns.items():
        setattr(table.row, column, value)
