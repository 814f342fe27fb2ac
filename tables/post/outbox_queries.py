"""What is owed to Discord, for whoever carries it there: notices at tables, and direct messages to people."""

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
    """Tables about which something is still to be said, then those of which a message is to be deleted or a stale offer
    of a seat to be closed. Not all at once, and none that is `busy`."""
    owed = await outbox.owing(hall.db, busy, hall.shards)
    old = await posted.tables_with_old_messages(hall.db, busy, hall.shards)
    return list(dict.fromkeys([*owed, *old, *await seat_offers.tables_with_stale(hall.db, busy, hall.shards)]))


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


async def seat_offered(hall: Hall, offer: SeatOffer) -> None:
    """A message offers somebody a seat from now on."""
    await hall.db.write(seat_offers.put, offer)


async def stale_offers(hall: Hall, table_id: str) -> list[SeatOffer]:
    return await seat_offers.stale_of(hall.db, table_id)


async def offer_closed(hall: Hall, offer: SeatOffer) -> None:
    """The message has no buttons any more, or is gone."""
    await hall.db.write(seat_offers.drop, offer.message_id)


async def still_put(hall: Hall, table: Table) -> list[Notice]:
    """Of what the present message tells people quietly, what still stands: they may not have seen it yet."""
    if table.row.message_id is None:
        return []
    found = await outbox.said_in(hall.db, table.id, table.row.message_id, update_notices.PROPOSAL)
    return [n for n in found if await notice_validity.holds(hall, table, n)]


async def unreached(hall: Hall, table: Table) -> list[int]:
    """The people who had to be called at the table because no direct message reaches them, while that call stands."""
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


# ---------------------------------------------------------------- direct messages on their way

ONLY_BY_DIRECT_MESSAGE = ("next", "test", "digest", "displaced", "kept", "unreadable", "followed-round", "followed-end")
"""What nobody is mentioned for at a table if it cannot be delivered."""
NOTE_AGAIN = 7 * DAY
"""At a table it is noted once in so long that somebody cannot be written to."""


async def recipients(hall: Hall, busy: Collection[int] = ()) -> list[int]:
    """People to whom a direct message is still to be delivered. Not all at once, and nobody who is `busy`."""
    return await direct_messages.owing(hall.db, hall.unreadable, busy)


async def unsent_messages(hall: Hall, user_id: int) -> list[QueuedMessage]:
    return await direct_messages.unsent(hall.db, user_id, hall.unreadable)


async def queue_message(hall: Hall, message: QueuedMessage) -> None:
    """A direct message that no change of a table causes."""
    await hall.db.write(direct_messages.put, [message], hall.clock())
    hall.wake_delivery()


async def message_holds(hall: Hall, message: QueuedMessage) -> bool:
    """Whether there is still need of it. Refused, if the table cannot be read, and it says how that stands."""
    if message.table_id is None:
        return True
    try:
        table = await hall.any_table(message.table_id)
    except Refused:
        return False
    if table.unreadable and message.kind not in WITHOUT_POSITION:
        raise Refused("table-unreadable", table=table.id)
    return await notice_validity.holds(hall, table, message)


def says_nothing_new(message: QueuedMessage, waiting: list[QueuedMessage]) -> bool:
    """A reminder that has not been sent yet, of a call that has not been sent yet; a proposal of which a later direct
    message tells too, since each tells of all that stands."""
    if notice_validity.is_quiet(message):
        place = (message.table_id, message.seat, message.kind)
        return any(other.id > message.id and (other.table_id, other.seat, other.kind) == place for other in waiting)
    if message.kind == "turn" or not notice_validity.is_about_turn(message):
        return False
    about = (message.table_id, message.seat, message.version)
    return any(other.kind == "turn" and (other.table_id, other.seat, other.version) == about for other in waiting)


async def mark_message_tried(hall: Hall, message: QueuedMessage) -> None:
    """About to be sent: should we crash now, the next one to try knows that it may have been."""
    await hall.db.write(direct_messages.mark_tried, message.id, hall.clock())


async def message_delivered(hall: Hall, message: QueuedMessage, message_id: int) -> None:
    await hall.db.write(direct_messages.mark_sent, message.id, hall.clock(), message_id)


async def drop_message(hall: Hall, message: QueuedMessage) -> None:
    """Ticked off without being sent: there is no need of it any more."""
    await hall.db.write(direct_messages.mark_sent, message.id, hall.clock(), None)


async def message_undeliverable(hall: Hall, message: QueuedMessage) -> None:
    """Their direct messages are closed: what concerns a table is said there instead."""
    now, instead = hall.clock(), None
    if message.table_id is not None and message.kind not in ONLY_BY_DIRECT_MESSAGE:
        instead = Notice(
            message.table_id, message.version, message.kind, message.seat, message.user_id, args=message.args
        )
    await hall.db.write(direct_messages.mark_undeliverable, message.id, now, instead, now - NOTE_AGAIN)
    hall.wake_delivery()


async def message_fate(hall: Hall, message: QueuedMessage) -> str:
    """What became of it: `waiting`, `delivered`, `dropped` or `failed`."""
    return await direct_messages.fate(hall.db, message.key)
