"""The outbox as the delivery reads it: notices at tables and direct messages."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from storage import acts, direct_messages, outbox, posted, seat_offers, tables
from storage.acts import Act
from storage.direct_messages import WITHOUT_POSITION, QueuedMessage
from storage.outbox import Notice
from storage.posted import OldMessage
from storage.seat_offers import SeatOffer
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.table import Table
from tables.post import notice_validity, update_notices
from tables.time.waking_hours import DAY


async def tables_owed(hall: Hall, busy: Collection[str] = ()) -> list[str]:
    """A batch of tables with undelivered notices, then with messages to delete or stale seat offers to close; none
    that is `busy`."""
    owed = await outbox.owing(hall.db, busy, hall.shards)
    old = await posted.tables_with_old_messages(hall.db, busy, hall.shards)
    return list(dict.fromkeys([*owed, *old, *await seat_offers.tables_with_stale(hall.db, busy, hall.shards)]))


async def unsent(hall: Hall, table_id: str) -> list[Notice]:
    return await outbox.unsent(hall.db, table_id)


async def mark_tried(hall: Hall, notices: list[Notice]) -> None:
    """Mark as being sent: after a crash, the next attempt knows that it may have been."""
    await hall.db.write(outbox.mark_tried, [n.id for n in notices], hall.clock())


async def mark_sent(
    hall: Hall,
    table_id: str,
    notices: list[Notice],
    message_id: int | None,
    channel_id: int | None = None,
    strays: Sequence[int] = (),
) -> None:
    """`message_id`: message that shows them, if any; the message it replaces and the `strays` are queued for
    deletion. Under the table's lock, so that an interruption reloads the table with its message."""
    async with hall.locked(table_id) as table:
        said = (table_id, message_id, channel_id, strays)
        if await hall.db.write(outbox.mark_sent, [n.id for n in notices], hall.clock(), *said):
            table.row.message_id = message_id if message_id is not None else table.row.message_id


async def old_messages_of(hall: Hall, table_id: str) -> list[OldMessage]:
    """Messages to delete."""
    return await posted.old_messages_of(hall.db, table_id)


async def forget_message(hall: Hall, old: OldMessage) -> None:
    """Call when it is deleted, or cannot be."""
    await hall.db.write(posted.forget_old_message, old.message_id)


async def seat_offered(hall: Hall, offer: SeatOffer) -> None:
    """Store that a message offers a seat."""
    await hall.db.write(seat_offers.put, offer)


async def stale_offers(hall: Hall, table_id: str) -> list[SeatOffer]:
    return await seat_offers.stale_of(hall.db, table_id)


async def offer_closed(hall: Hall, offer: SeatOffer) -> None:
    """Call when the message is deleted or its buttons are removed."""
    await hall.db.write(seat_offers.drop, offer.message_id)


async def still_put(hall: Hall, table: Table) -> list[Notice]:
    """Quiet notices of the present message that are still valid and may not have been seen."""
    if table.row.message_id is None:
        return []
    found = await outbox.said_in(hall.db, table.id, table.row.message_id, update_notices.PROPOSAL)
    return [n for n in found if await notice_validity.holds(hall, table, n)]


async def unreached(hall: Hall, table: Table) -> list[int]:
    """Users mentioned at the table because their direct messages are closed, while that notice is valid."""
    found = await outbox.undelivered(hall.db, table.id)
    standing = [n for n in found if await notice_validity.holds(hall, table, n)]
    return list(dict.fromkeys(n.user_id for n in standing if n.user_id is not None))


@dataclass(frozen=True, slots=True)
class Figures:
    """Figures for the metrics."""

    tables: dict[tuple[str, str], int]
    """(game, status) → number of tables."""
    owed: int
    overdue: int


async def figures(hall: Hall, patience: float) -> Figures:
    """`patience`: seconds after which an undelivered notice is overdue."""
    owed, overdue = await outbox.how_much_is_owed(hall.db, hall.clock() - patience)
    return Figures(await tables.count_by_game(hall.db), owed, overdue)


async def lately(hall: Hall, table: Table, within: float) -> list[Act]:
    """Acts at a table within the last `within` seconds, latest last."""
    return await acts.of_table(hall.db, table.id, since=hall.clock() - within, limit=10)


async def ask_refresh(hall: Hall, table: Table) -> None:
    """Queue a redraw of the table's message."""
    refresh = Notice(table.id, table.version, "refresh")
    await hall.db.write(lambda db: outbox.put(db, [refresh], hall.clock(), again=True))
    hall.wake_delivery()


# ---------------------------------------------------------------- queued direct messages

ONLY_BY_DIRECT_MESSAGE = (
    "next",
    "test",
    "digest",
    "displaced",
    "kept",
    "unreadable",
    "followed-round",
    "followed-end",
    "opened",
)
"""Kinds that are never replaced by a mention at the table."""
NOTE_AGAIN = 7 * DAY
"""Seconds after which a table notes again that a player's direct messages are closed."""


async def recipients(hall: Hall, busy: Collection[int] = ()) -> list[int]:
    """A batch of users with undelivered direct messages; none that is `busy`."""
    return await direct_messages.owing(hall.db, hall.unreadable, busy)


async def unsent_messages(hall: Hall, user_id: int) -> list[QueuedMessage]:
    return await direct_messages.unsent(hall.db, user_id, hall.unreadable)


async def queue_message(hall: Hall, message: QueuedMessage) -> None:
    """Queue a direct message that is not part of a table's change."""
    await hall.db.write(direct_messages.put, [message], hall.clock())
    hall.wake_delivery()


async def message_holds(hall: Hall, message: QueuedMessage) -> bool:
    """Whether the message is still valid. Raises Refused if the table is unreadable and the message needs its
    position."""
    if message.table_id is None:
        check = notice_validity.PERSONAL_CHECKS.get(message.kind)
        return check is None or await check(hall, message)
    try:
        table = await hall.any_table(message.table_id)
        if message.version > table.version:
            table = await hall.table_as_stored(message.table_id, unreadable=True)
    except Refused:
        return False
    if table.unreadable and message.kind not in WITHOUT_POSITION:
        raise Refused("table-unreadable", table=table.id)
    return await notice_validity.holds(hall, table, message)


def says_nothing_new(message: QueuedMessage, waiting: list[QueuedMessage]) -> bool:
    """Whether another queued message makes it redundant: an unsent "your turn" for a reminder, or a later message
    for a proposal, as each lists all open ones."""
    if notice_validity.is_quiet(message):
        place = (message.table_id, message.seat, message.kind)
        return any(other.id > message.id and (other.table_id, other.seat, other.kind) == place for other in waiting)
    if message.kind == "turn" or not notice_validity.is_about_turn(message):
        return False
    about = (message.table_id, message.seat, message.version)
    return any(other.kind == "turn" and (other.table_id, other.seat, other.version) == about for other in waiting)


async def mark_message_tried(hall: Hall, message: QueuedMessage) -> None:
    """Mark as being sent: after a crash, the next attempt knows that it may have been."""
    await hall.db.write(direct_messages.mark_tried, message.id, hall.clock())


async def message_delivered(hall: Hall, message: QueuedMessage, message_id: int) -> None:
    await hall.db.write(direct_messages.mark_sent, message.id, hall.clock(), message_id)


async def drop_message(hall: Hall, message: QueuedMessage) -> None:
    """Mark as done without sending: no longer valid."""
    await hall.db.write(direct_messages.mark_sent, message.id, hall.clock(), None)


async def message_undeliverable(hall: Hall, message: QueuedMessage) -> None:
    """The user's direct messages are closed: mention them at the table instead, if it concerns one."""
    now, instead = hall.clock(), None
    if message.table_id is not None and message.kind not in ONLY_BY_DIRECT_MESSAGE:
        instead = Notice(
            message.table_id, message.version, message.kind, message.seat, message.user_id, args=message.args
        )
    await hall.db.write(direct_messages.mark_undeliverable, message.id, now, instead, now - NOTE_AGAIN)
    hall.wake_delivery()


async def message_fate(hall: Hall, message: QueuedMessage) -> str:
    """`waiting`, `delivered`, `dropped` or `failed`."""
    return await direct_messages.fate(hall.db, message.key)
