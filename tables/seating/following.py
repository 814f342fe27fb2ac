"""Following a table without a seat. Messages to followers: `tables.post.update_notices`."""

from storage import followers
from storage.changes import Rows
from storage.followers import Follower
from tables.core import storing
from tables.core.access import must_be_running
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.storing import amend
from tables.core.table import Table
from tables.core.table_action import table_action
from tables.post.update_notices import may_follow


@table_action
async def follow(
    hall: Hall, table: Table, user_id: int, *, every_round: bool = False, interaction_id: int | None = None
) -> Table:
    """Replaces the caller's previous choice."""
    must_be_running(table)
    if table.seat_of(user_id) is not None:
        raise Refused("table-follow-seated")
    if not may_follow(table, user_id):
        raise Refused("table-watching-closed")
    who = Follower(user_id, every_round, table.played)
    written = followers.Follow(table.id, who, hall.clock())
    await amend(hall, table, Rows(writes=[written]), interaction_id=interaction_id)
    table.followers[user_id] = who
    return table


async def stop(hall: Hall, table_id: str, user_id: int, *, interaction_id: int | None = None) -> Table:
    async with hall.locked(table_id, unreadable=True) as table:
        if await storing.answered(hall, interaction_id):
            return table
        if user_id not in table.followers:
            raise Refused("table-not-followed")
        written = followers.Unfollow(table.id, user_id)
        await amend(hall, table, Rows(writes=[written]), interaction_id=interaction_id)
        del table.followers[user_id]
        return table
