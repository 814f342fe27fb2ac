"""Storing a change of a table: one transaction, then the copy in memory.

Notices are routed by each reader's setting: mention at the table, direct message, or none.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from storage import changes, database, direct_messages, outbox, votes
from storage import tables as rows_of_tables
from storage.changes import Change, Rows
from storage.dialects import Connection
from storage.direct_messages import QueuedMessage
from storage.outbox import Notice
from tables.core.hall import Hall
from tables.core.table import Table
from tables.core.table_cache import Delivery

LOOK = 60.0
"""Seconds after a change until the table's duties are recomputed, at most."""


async def store(hall: Hall, table: Table, store_rows: Change, state: Any = None) -> None:
    """The only way to change a table. The caller holds its lock."""
    await _route(hall, table, store_rows)
    await hall.db.write(changes.commit, store_rows)
    hall.moves += len(store_rows.rows.moves)
    row = table.row
    row.version, row.changed_at = store_rows.version, store_rows.at
    if store_rows.look_by is not None:
        row.due_at = min(row.due_at or store_rows.look_by, store_rows.look_by)
    if store_rows.status is not None:
        row.status = store_rows.status
        row.started_at = store_rows.at if store_rows.started else row.started_at
        row.ended_at = store_rows.at if store_rows.ended else None
    for drafter in store_rows.rows.drop_drafts:
        table.drafts.pop(drafter, None)
    if state is not None:
        table.state = state
    if store_rows.taken_back is not None:
        table.acted, table.current_since = {}, store_rows.version
    table.acted |= {move.seat: store_rows.version for move in store_rows.rows.moves}
    _settle(table, store_rows.rows)
    hall.announce(table.id)
    hall.list_changed(row.guild_id)
    hall.wake_delivery(*_loops_for(table, store_rows.rows))


def _loops_for(table: Table, rows: Rows) -> Iterator[Delivery]:
    """Delivery loops that an update of a table gives something to do."""
    yield Delivery.TABLE_MESSAGES
    yield Delivery.TABLE_LISTS
    if rows.direct_messages:
        yield Delivery.DIRECT_MESSAGES
    if any(table.thinks(seat) for seat in range(len(table.seats))):
        yield Delivery.AUTOMATA


async def store_rows(
    hall: Hall, table: Table, rows: Rows, *, interaction_id: int | None = None, status: str | None = None
) -> Table:
    """Store a change without a move. It gets a version of its own, which makes older buttons stale.

    An open request to undo moves stays open.
    """
    now, version, kept = hall.clock(), table.version + 1, status or table.status
    rows.notices.append(Notice(table.id, version, "refresh"))
    rows.writes.append(votes.KeepUndoRequest(table.id, version))
    update = Change(
        table.id,
        version,
        now,
        rows,
        status=None if kept == table.status else kept,
        look_by=now + LOOK,
        interaction_id=interaction_id,
        answer=str(version),
        before=table.seats,
        ended=kept in ("over", "closed"),
    )
    await store(hall, table, update)
    return table


async def amend(hall: Hall, table: Table, rows: Rows, *, interaction_id: int | None = None) -> None:
    """Store something beside the game (a reminder, a stopped clock) without a new version, so that buttons stay
    valid."""
    written = Change(
        table.id, table.version, hall.clock(), rows, interaction_id=interaction_id, before=table.seats
    )  # fmt: skip
    await _route(hall, table, written)
    await hall.db.write(changes.commit_amendment, written)
    _settle(table, rows)
    hall.list_changed(table.row.guild_id)
    if rows.notices or rows.direct_messages:
        hall.wake_delivery()


async def _route(hall: Hall, table: Table, store_rows: Change) -> None:
    """Route each notice by its reader's setting, and stamp the acts with this version."""
    rows = store_rows.rows
    displaced = table.unreadable or rows.columns.get("displaced", table.row.displaced) is not None
    told = await tell(hall, rows.notices, displaced=displaced)
    rows.notices = told.notices
    rows.hushed = [*told.hushed, *rows.hushed]
    rows.direct_messages = [*told.direct_messages, *rows.direct_messages]
    rows.acts = [replace(act, version=store_rows.version, at=store_rows.at) for act in rows.acts]


def _settle(table: Table, rows: Rows) -> None:
    for number, seat in rows.seats.items():
        table.row.seats[number] = seat
    for column, value in rows.columns.items():
        setattr(table.row, column, value)


# ---------------------------------------------------------------- beside the game


async def answered(hall: Hall, interaction_id: int | None) -> bool:
    """Whether the interaction was already handled and is only being repeated."""
    return interaction_id is not None and await database.answer_to(hall.db, interaction_id) is not None


async def place(hall: Hall, table_id: str, **where: int | None) -> None:
    """Store the thread, invitation or message that shows a table."""
    async with hall.locked(table_id) as table:
        await hall.db.write(lambda db: rows_of_tables.place(db, table_id, **where))
        for column, value in where.items():
            setattr(table.row, column, value)
        row = table.row
        hall.list_changed(row.guild_id)
        if row.invitation_id is not None and row.published is None:
            row.published = f"{row.guild_id}/{row.thread_id or row.channel_id}/{row.invitation_id}"


# ---------------------------------------------------------------- routing of notices


@dataclass(slots=True)
class Telling:
    """Notices of a change by route. `hushed` ones are stored as sent without being sent."""

    notices: list[Notice] = field(default_factory=list)
    direct_messages: list[QueuedMessage] = field(default_factory=list)
    hushed: list[Notice] = field(default_factory=list)


async def tell(hall: Hall, notices: Iterable[Notice], *, displaced: bool = False) -> Telling:
    """Route each notice by its reader's setting; a notice without a user goes to the table.

    `displaced`: nothing can be posted at the table, so mentions become direct messages.
    """
    told = Telling()
    for notice in notices:
        how = "thread" if notice.user_id is None else (await hall.person(notice.user_id)).notify
        if how == "thread" and displaced and notice.user_id is not None:
            how = "dm"
        if how == "thread":
            told.notices.append(notice)
        elif how == "dm":
            told.direct_messages.append(as_direct_message(notice))
        else:
            told.hushed.append(notice)
    return told


def put_told(db: Connection, told: Telling, now: float) -> None:
    """Store the routed notices, within a transaction."""
    outbox.put(db, told.notices, now, hushed=told.hushed)
    direct_messages.put(db, told.direct_messages, now)


def as_direct_message(notice: Notice) -> QueuedMessage:
    assert notice.user_id is not None
    return QueuedMessage(notice.user_id, notice.kind, notice.table_id, notice.version, notice.seat, notice.args)
