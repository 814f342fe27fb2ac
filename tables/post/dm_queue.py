"""Letters on their way to people, for whoever carries them."""

from collections.abc import Collection

from storage import direct_messages
from storage.direct_messages import WITHOUT_POSITION, QueuedMessage
from storage.outbox import Notice
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.post import notice_validity
from tables.time.waking_hours import DAY

ONLY_BY_LETTER = ("next", "test", "digest", "displaced", "kept", "unreadable", "followed-round", "followed-end")
"""What nobody is mentioned for at a table if it cannot be delivered."""
NOTE_AGAIN = 7 * DAY
"""At a table it is noted once in so long that somebody cannot be written to."""


async def recipients(hall: Hall, busy: Collection[int] = ()) -> list[int]:
    """People to whom a letter is still to be delivered. Not all at once, and nobody who is `busy`."""
    return await direct_messages.owing(hall.db, hall.unreadable, busy)


async def unsent(hall: Hall, user_id: int) -> list[QueuedMessage]:
    return await direct_messages.unsent(hall.db, user_id, hall.unreadable)


async def post(hall: Hall, letter: QueuedMessage) -> None:
    """A letter that no change of a table causes."""
    await hall.db.write(direct_messages.put, [letter], hall.clock())
    hall.wake_delivery()


async def holds(hall: Hall, letter: QueuedMessage) -> bool:
    """Whether there is still need of it. Refused, if the table cannot be read, and it says how that stands."""
    if letter.table_id is None:
        return True
    try:
        table = await hall.any_table(letter.table_id)
    except Refused:
        return False
    if table.unreadable and letter.kind not in WITHOUT_POSITION:
        raise Refused("table-unreadable", table=table.id)
    return await notice_validity.holds(hall, table, letter)


def says_nothing_new(letter: QueuedMessage, waiting: list[QueuedMessage]) -> bool:
    """A reminder that has not been sent yet, of a call that has not been sent yet; a proposal of which a later letter
    tells too, since each tells of all that stands."""
    if notice_validity.is_quiet(letter):
        place = (letter.table_id, letter.seat, letter.kind)
        return any(other.id > letter.id and (other.table_id, other.seat, other.kind) == place for other in waiting)
    if letter.kind == "turn" or not notice_validity.is_about_turn(letter):
        return False
    about = (letter.table_id, letter.seat, letter.version)
    return any(other.kind == "turn" and (other.table_id, other.seat, other.version) == about for other in waiting)


async def mark_tried(hall: Hall, letter: QueuedMessage) -> None:
    """About to be sent: should we crash now, the next one to try knows that it may have been."""
    await hall.db.write(direct_messages.mark_tried, letter.id, hall.clock())


async def delivered(hall: Hall, letter: QueuedMessage, message_id: int) -> None:
    await hall.db.write(direct_messages.mark_sent, letter.id, hall.clock(), message_id)


async def drop(hall: Hall, letter: QueuedMessage) -> None:
    """Ticked off without being sent: there is no need of it any more."""
    await hall.db.write(direct_messages.mark_sent, letter.id, hall.clock(), None)


async def undeliverable(hall: Hall, letter: QueuedMessage) -> None:
    """Their direct messages are closed: what concerns a table is said there instead."""
    now, instead = hall.clock(), None
    if letter.table_id is not None and letter.kind not in ONLY_BY_LETTER:
        instead = Notice(letter.table_id, letter.version, letter.kind, letter.seat, letter.user_id, args=letter.args)
    await hall.db.write(direct_messages.mark_undeliverable, letter.id, now, instead, now - NOTE_AGAIN)
    hall.wake_delivery()


async def fate(hall: Hall, letter: QueuedMessage) -> str:
    """What became of it: `waiting`, `delivered`, `dropped` or `failed`."""
    return await direct_messages.fate(hall.db, letter.key)
