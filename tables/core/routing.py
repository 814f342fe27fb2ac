"""How people are told: mentioned at the table, by direct message, or not at all, as each of them has chosen."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from storage import direct_messages, outbox
from storage.dialects import Connection
from storage.direct_messages import QueuedMessage
from storage.outbox import Notice
from tables.core.hall import Hall


@dataclass(slots=True)
class Telling:
    """What a change says, and to whom. `hushed` is kept as said without being said."""

    notices: list[Notice] = field(default_factory=list)
    letters: list[QueuedMessage] = field(default_factory=list)
    hushed: list[Notice] = field(default_factory=list)


async def tell(hall: Hall, notices: Iterable[Notice], *, displaced: bool = False) -> Telling:
    """Each notice that is for a person goes the way that person has chosen; the others are for the table.

    `displaced`: nothing can be said at the table, so that whoever wants to be mentioned there is written to.
    """
    told = Telling()
    for notice in notices:
        how = "thread" if notice.user_id is None else (await hall.person(notice.user_id)).notify
        if how == "thread" and displaced and notice.user_id is not None:
            how = "dm"
        if how == "thread":
            told.notices.append(notice)
        elif how == "dm":
            told.letters.append(as_direct_message(notice))
        else:
            told.hushed.append(notice)
    return told


def put(db: Connection, told: Telling, now: float) -> None:
    """Write it down, within a transaction."""
    outbox.put(db, told.notices, now)
    outbox.hush(db, told.hushed, now)
    direct_messages.put(db, told.letters, now)


def as_direct_message(notice: Notice) -> QueuedMessage:
    assert notice.user_id is not None
    return QueuedMessage(notice.user_id, notice.kind, notice.table_id, notice.version, notice.seat, notice.args)
