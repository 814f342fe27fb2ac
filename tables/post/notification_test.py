"""Testing a user's notifications: the test takes the same way as a real one."""

from storage import outbox
from storage.direct_messages import QueuedMessage
from storage.outbox import Notice
from tables.core import access
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.post import outbox_queries


async def send(hall: Hall, user_id: int, channel_id: int, interaction_id: int) -> QueuedMessage | Notice | None:
    """Send a test by the user's setting. None if they want no notifications. A mention is tested at the table of
    this channel, or at the user's only one."""
    how = (await hall.person(user_id)).notify
    if how == "none":
        return None
    if how == "dm":
        message = QueuedMessage(user_id, "test", about=str(interaction_id))
        await outbox_queries.queue_message(hall, message)
        return message
    try:
        table = await access.table_here(hall, channel_id, user_id)
    except Refused as several:
        if several.reason != "table-ambiguous":
            raise
        raise Refused("table-test-where", **several.args_) from several  # the command has no option for a table
    seat = access.own_seat(table, user_id)
    if table.state is None:
        raise Refused("table-not-started")
    notice = Notice(table.id, table.version, f"test-{interaction_id}", seat, user_id)
    await hall.db.write(outbox.put, [notice], hall.clock())
    hall.wake_delivery()
    return notice


async def outcome(hall: Hall, test: QueuedMessage | Notice) -> str:
    if isinstance(test, QueuedMessage):
        return await outbox_queries.message_fate(hall, test)
    return "mentioned" if await outbox.was_said(hall.db, test.key) else "waiting"
