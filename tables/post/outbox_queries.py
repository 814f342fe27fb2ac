"""What is owed to Discord, for whoever carries it there."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from storage import acts, outbox, posted, tables
from storage.acts import Act
from storage.outbox import Notice
from storage.posted import OldMessage
from tables.core.hall import Hall
from tables.core.table import Table
from tables.post import notice_validity, step_notices


async def tables_owed(hall: Hall, busy: Collection[str] = ()) -> list[str]:
    """Tables about which something is still to be said, then those of which something is to be deleted. Not all at
    once, and none that is `busy`."""
    owed = await outbox.owing(hall.db, busy, hall.shards)
    return list(dict.fromkeys([*owed, *await posted.tables_with_old_messages(hall.db, busy, hall.shards)]))


async def unsent(hall: Hall, table_id: str) -> list[Notice]:
    return await outbox.unsent(hall.db, table_id)


async def mark_tried(hall: Hall, notices: list[Notice]) -> None:
    """About to be said: should we crash now, the next one to try knows that it may have been said."""
    await hall.db.write(outbox.mark_tried, [n.id for n in notices], hall.clock())


async def mark_sent(
    hall: Hall,
    table_id: str,
    notices: list[Notice],
    message_id: int | None,
    channel_id: int | None = None,
    strays: Sequence[int] = (),
) -> None:
    """`message_id`: of the message in which they stand, if they stand in one; what it replaces and the `strays` are to
    be deleted. The table is held meanwhile: interrupted, it is read anew and knows its message."""
    async with hall.locked(table_id) as table:
        said = (table_id, message_id, channel_id, strays)
        if await hall.db.write(outbox.mark_sent, [n.id for n in notices], hall.clock(), *said):
            table.row.message_id = message_id if message_id is not None else table.row.message_id


async def old_messages_of(hall: Hall, table_id: str) -> list[OldMessage]:
    """Messages that are to be deleted."""
    return await posted.old_messages_of(hall.db, table_id)


async def forget_message(hall: Hall, old: OldMessage) -> None:
    """It is gone, or will never be."""
    await hall.db.write(posted.forget_old_message, old.message_id)


async def still_put(hall: Hall, table: Table) -> list[Notice]:
    """Of what the present message tells people quietly, what still stands: they may not have seen it yet."""
    if table.row.message_id is None:
        return []
    found = await outbox.said_in(hall.db, table.id, table.row.message_id, step_notices.PROPOSAL)
    return [n for n in found if await notice_validity.holds(hall, table, n)]


async def unreached(hall: Hall, table: Table) -> list[int]:
    """The people who had to be called at the table because no letter reaches them, while that call stands."""
    found = await outbox.undelivered(hall.db, table.id)
    standing = [n for n in found if await notice_validity.holds(hall, table, n)]
    return list(dict.fromkeys(n.user_id for n in standing if n.user_id is not None))


@dataclass(frozen=True, slots=True)
class Figures:
    """For whoever watches the house."""

    tables: dict[tuple[str, str], int]
    """Game and status → how many."""
    owed: int
    overdue: int


async def figures(hall: Hall, patience: float) -> Figures:
    """`patience`: what has been owed for more seconds is overdue."""
    owed, overdue = await outbox.how_much_is_owed(hall.db, hall.clock() - patience)
    return Figures(await tables.count_by_game(hall.db), owed, overdue)


async def lately(hall: Hall, table: Table, within: float) -> list[Act]:
    """What was done at a table apart from moves in the last so many seconds, the latest last."""
    return await acts.of_table(hall.db, table.id, since=hall.clock() - within, limit=10)


async def ask_refresh(hall: Hall, table: Table) -> None:
    """The table's message is to be drawn anew."""
    refresh = Notice(table.id, table.version, "refresh")
    await hall.db.write(lambda db: outbox.put(db, [refresh], hall.clock(), again=True))
    hall.wake_delivery()
