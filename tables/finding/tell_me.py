"""Notices of new tables to people who asked for them: once per table, in waking hours, with a free seat."""

from collections.abc import Collection, Sequence

from storage import finding as rows
from storage.changes import Rows
from storage.direct_messages import QueuedMessage
from storage.finding import Notify, Subscriber
from tables.core.blocked import meeting_nobody_blocked
from tables.core.hall import Hall
from tables.core.storing import amend
from tables.core.table import Table
from tables.post.notice_validity import Matter, holds_if
from tables.time import waking_hours

OPENED = "opened"
"""Kind of the message."""
AT_A_TIME = 500


async def games_of(hall: Hall, guild_id: int, user_id: int) -> list[str]:
    """Games of whose tables in a server a person wants to be told."""
    return await rows.subscribed(hall.db, guild_id, user_id)


async def choose(hall: Hall, guild_id: int, user_id: int, games: Collection[str], language: str) -> None:
    known = [game for game in games if game in hall.games]
    await hall.db.write(rows.subscribe, guild_id, user_id, known, language)


def _is_open(table: Table) -> bool:
    """Whether anyone may join."""
    row = table.row
    return table.status == "lobby" and table.free > 0 and not row.invite_only and row.watching == "open"


@holds_if(OPENED)
async def _still_open(hall: Hall, table: Table, matter: Matter) -> bool:
    who = matter.user_id or 0
    if not _is_open(table) or table.seat_of(who) is not None:
        return False
    if table.row.game not in await games_of(hall, table.row.guild_id, who):
        return False
    return bool(await meeting_nobody_blocked(hall, [who], table.user_ids))


class TellSubscribers:
    """Duty: message the subscribers of a game about a table that gathers players."""

    async def due(self, hall: Hall, table: Table) -> float | None:
        if not _is_open(table):
            return None
        if await rows.unnoticed(hall.db, table.id, table.row.guild_id, table.row.game, 1):
            return hall.clock()
        return await rows.next_waking(hall.db, table.id)

    async def do(self, hall: Hall, table: Table) -> None:
        now, where = hall.clock(), (table.id, table.row.guild_id, table.row.game)
        found = [
            *await rows.unnoticed(hall.db, *where, AT_A_TIME),
            *await rows.waking(hall.db, *where, now, AT_A_TIME),
        ]
        considered, told = await self._sorted_out(hall, table, found, now)
        await amend(hall, table, Rows(writes=[Notify(table.id, tuple(considered), tuple(told), now)]))
        hall.wake_delivery()

    async def _sorted_out(
        self, hall: Hall, table: Table, found: Sequence[Subscriber], now: float
    ) -> tuple[list[tuple[int, float | None]], list[QueuedMessage]]:
        """Who is done, who is told later, and the messages to the others."""
        considered: list[tuple[int, float | None]] = []
        told = []
        welcome = set(await meeting_nobody_blocked(hall, [one.user_id for one in found], table.user_ids))
        for one in found:
            due = None
            if one.user_id in welcome and one.user_id not in {*table.user_ids, *table.kept_for}:
                wakes = waking_hours.next_waking(await hall.hours(one.user_id), now)
                if wakes > now:
                    due = wakes
                else:
                    told.append(
                        QueuedMessage(
                            one.user_id, OPENED, table.id, about=str(one.user_id), args={"language": one.language}
                        )
                    )
            considered.append((one.user_id, due))
        return considered, told
