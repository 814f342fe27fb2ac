"""What is owed to Discord, for whoever carries it there."""

from typing import TYPE_CHECKING

from storage import outbox
from storage.outbox import Notice

if TYPE_CHECKING:
    from tables.hall import Hall


async def owing(hall: "Hall") -> list[str]:
    """Tables about which something is still to be said."""
    return await outbox.owing(hall.db)


async def unsent(hall: "Hall", table_id: str) -> list[Notice]:
    return await outbox.unsent(hall.db, table_id)


async def trying(hall: "Hall", notices: list[Notice]) -> None:
    """About to be said: should we crash now, the next one to try knows that it may have been said."""
    await hall.db.write(outbox.mark_tried, [n.id for n in notices], hall.clock())


async def said(hall: "Hall", table_id: str, notices: list[Notice], message_id: int | None) -> None:
    await hall.db.write(outbox.mark_sent, [n.id for n in notices], hall.clock(), table_id, message_id)
    table = await hall.table(table_id)
    if message_id is not None:
        table.row.message_id = message_id
