"""The channel and thread of a table, and tables that have lost theirs.

If the channel was deleted, the thread locked or the bot removed, nothing can be posted. The table is then displaced:
queued notices wait, the clocks stop, the players are messaged once, and the game can continue by command. The
displacement ends when a host or admin moves the table, or when posting works again.
"""

import logging
from collections.abc import Collection
from typing import NamedTuple

from storage import outbox, votes
from storage import servers as rows_of_servers
from storage import tables as rows_of_tables
from storage.changes import Rows
from storage.direct_messages import QueuedMessage
from storage.outbox import HandOver, Notice
from storage.posted import OldMessage, WriteDown
from tables.clock import pauses
from tables.core import servers, storing
from tables.core.access import must_be_running
from tables.core.actors import Actor, house_did, must_have_power
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.storing import amend, store_rows
from tables.core.table import Table
from tables.core.table_action import table_action
from tables.post.notice_validity import Matter, holds_if
from tables.seating import closing
from tables.time.waking_hours import DAY

log = logging.getLogger(__name__)

CHANNEL, ACCESS, LOCKED, THREADS, PRIVATE, SERVER = "channel", "access", "locked", "threads", "private", "server"
REASONS = (CHANNEL, ACCESS, LOCKED, THREADS, PRIVATE, SERVER)
"""Channel deleted, no access, thread locked, too many threads, no private threads here, bot removed from the server."""
LEFT = "left"
"""Notice for the thread that a moved table left."""
KEPT = 90 * DAY
"""Seconds for which tables of a server are kept after the bot was removed."""


def is_living(table: Table) -> bool:
    return table.status in ("lobby", "playing")


class Location(NamedTuple):
    channel_id: int
    thread_id: int | None


def location_of(table: Table) -> Location:
    return Location(table.row.channel_id, table.row.thread_id)


async def lose(hall: Hall, table_id: str, reason: str, place: Location | None = None) -> bool:
    """Mark a table as displaced. Returns whether that is new. `place`: where posting failed; ignored if the table
    was moved since."""
    assert reason in REASONS
    async with hall.locked(table_id) as table:
        if table.row.displaced == reason or (place is not None and _has_left(table, place)):
            return False
        await (_lose(hall, table, reason) if is_living(table) else _lose_ended(hall, table, reason))
        return True


def _has_left(table: Table, place: Location) -> bool:
    """Whether it was moved, perhaps to a new thread of the same channel that is not open yet."""
    now = location_of(table)
    return now.channel_id != place.channel_id or (now.thread_id is None and place.thread_id is not None)


async def _lose(hall: Hall, table: Table, reason: str) -> None:
    """Stop the clocks. Players are messaged once, and again only if the whole server is lost."""
    now, row = hall.clock(), table.row
    known = table.displaced
    if known and row.paused_at is not None and row.paused_at == row.displaced_at:
        rows = Rows(columns={"paused_at": now}, writes=[votes.PutOff(table.id, now - row.paused_at)])
    elif table.playing and not table.paused:
        rows = await pauses.standing(hall, table, now)
    else:
        rows = Rows()
    rows.columns |= {"displaced": reason, "displaced_at": now}
    if not known or reason == SERVER:
        rows.direct_messages += await _letters(hall, table, reason)
        rows.acts.append(house_did(table, "displaced", reason=reason))
    await store_rows(hall, table, rows)


async def _letters(hall: Hall, table: Table, reason: str) -> list[QueuedMessage]:
    """To every player who accepts notifications."""
    return [
        QueuedMessage(seat.user_id, "displaced", table.id, table.version + 1, number, {"reason": reason})
        for number, seat in enumerate(table.seats)
        if seat.user_id is not None and (await hall.person(seat.user_id)).notify != "none"
    ]


async def _lose_ended(hall: Hall, table: Table, reason: str) -> None:
    """An ended table needs no place; its pending notices become direct messages."""
    unheard = [n for n in await outbox.unsent(hall.db, table.id) if n.user_id is not None]
    rows = Rows(
        columns={"displaced": reason, "displaced_at": hall.clock()},
        direct_messages=[storing.as_direct_message(notice) for notice in unheard],
        writes=[HandOver(tuple(unheard), hall.clock())],
    )
    await amend(hall, table, rows)


@holds_if("displaced")
async def _still_displaced(hall: Hall, table: Table, matter: Matter) -> bool:
    return table.displaced and matter.user_id in table.user_ids


# ---------------------------------------------------------------- restoring and moving


async def find_again(hall: Hall, table_id: str) -> None:
    """Posting works again: end the displacement."""
    async with hall.locked(table_id) as table:
        if not table.displaced:
            return
        rows = _placed(table, hall.clock())
        if is_living(table):
            rows.acts.append(house_did(table, "placed"))
            await store_rows(hall, table, rows)
        else:
            await amend(hall, table, rows)


def _placed(table: Table, now: float) -> Rows:
    """Rows that end a displacement. The clocks restart if they had stopped because of it."""
    stood = table.displaced and table.paused and table.row.paused_at == table.row.displaced_at
    rows = pauses.running(table, now) if stood else Rows()
    rows.columns |= {"displaced": None, "displaced_at": None}
    return rows


@table_action
async def relocate(
    hall: Hall, table: Table, actor: Actor, *, guild_id: int, channel_id: int, interaction_id: int | None = None
) -> Table:
    """Show a table in another channel from now on, in a new thread. Pending notices go there."""
    if table.status != "lobby":
        must_be_running(table)
    must_have_power(table, actor)
    _must_be_elsewhere(table, guild_id, channel_id)
    rows = _placed(table, hall.clock())
    rows.columns |= {
        "guild_id": guild_id,
        "channel_id": channel_id,
        "thread_id": None,
        "invitation_id": None,
        "message_id": None,
    }
    rows.notices += [*_moved(table, actor), *_says_where(table)]
    rows.acts.append(actor.did(table, "moved"))
    rows.writes += _left_behind(table, hall.clock())
    return await store_rows(hall, table, rows, interaction_id=interaction_id)


def _must_be_elsewhere(table: Table, guild_id: int, channel_id: int) -> None:
    """A table may leave its server only if the bot was removed from that server: its players share it."""
    if guild_id != table.row.guild_id and table.row.displaced != SERVER:
        raise Refused("table-moves-within-server")
    if channel_id == table.row.channel_id and not table.displaced:
        raise Refused("table-is-here")


def _moved(table: Table, actor: Actor) -> list[Notice]:
    """A new invitation, or a new message that mentions the players where the game continues."""
    version = table.version + 1
    if table.status == "lobby":
        return [Notice(table.id, version, "invite")]
    called = [
        Notice(table.id, version, "moved", number, seat.user_id)
        for number, seat in enumerate(table.seats)
        if seat.user_id is not None and seat.user_id != actor.user_id
    ]
    return [Notice(table.id, version, "post"), *called]


def _says_where(table: Table) -> list[Notice]:
    """Notice for the old thread, sent after those of the new one, to which it links."""
    old = table.row.thread_id
    return [] if old is None else [Notice(table.id, table.version + 1, LEFT, args={"thread": old})]


def _left_behind(table: Table, now: float) -> list[WriteDown]:
    """The old message that showed the table."""
    row = table.row
    where, message = (
        (row.thread_id or row.channel_id, row.invitation_id)
        if table.status == "lobby"
        else (row.thread_id, row.message_id)
    )
    if where is None or message is None:
        return []
    return [WriteDown(table.id, (OldMessage(where, message),), now)]


# ---------------------------------------------------------------- servers


async def leave_server(hall: Hall, guild_id: int) -> None:
    """The bot was removed: displace the server's tables and store the time. An unreadable table does not stop the
    others."""
    if (await servers.settings(hall, guild_id)).left_at is None:
        await servers.save_settings(hall, guild_id, left_at=hall.clock())
    for table_id in await rows_of_tables.ids_living_in(hall.db, guild_id):
        try:
            await lose(hall, table_id, SERVER)
        except Exception:
            log.exception(
                "suspending table %s of a server without the bot failed, retrying when posting there fails", table_id
            )


async def return_to_server(hall: Hall, guild_id: int) -> None:
    """The bot is back: clear the stored time."""
    if (await servers.settings(hall, guild_id)).left_at is not None:
        await servers.save_settings(hall, guild_id, left_at=None)


async def left_servers(hall: Hall, guild_ids: Collection[int]) -> list[int]:
    """Servers with stored data of which the bot is no longer a member."""
    return [one for one in await rows_of_servers.known(hall.db) if one not in guild_ids]


async def forget_left_servers(hall: Hall) -> None:
    """Erase servers that removed the bot KEPT seconds ago. Running tables are closed by then, and each is kept until
    its host has received the game by direct message."""
    for guild_id in await rows_of_servers.left_before(hall.db, hall.clock() - KEPT):
        for table_id in await rows_of_servers.erasable(hall.db, guild_id):
            async with hall.locked(table_id, unreadable=True):
                await hall.db.write(rows_of_servers.erase_table, table_id)
                hall.forget(table_id)
        if await hall.db.write(rows_of_servers.forget_server, guild_id):
            log.info("erased the data of server %s: the bot was removed %d days ago", guild_id, KEPT / DAY)


async def displaced_in(hall: Hall, guild_id: int) -> dict[str, str]:
    """Displaced tables of a server → reason."""
    return await rows_of_tables.displaced_in(hall.db, guild_id)


class Abandoned:
    """Duty: close a table KEPT seconds after its server removed the bot, and send the host the game."""

    async def due(self, hall: Hall, table: Table) -> float | None:
        if not is_living(table) or table.row.displaced != SERVER or table.row.displaced_at is None:
            return None
        return table.row.displaced_at + KEPT

    async def do(self, hall: Hall, table: Table) -> None:
        host, version = table.row.host_id, table.version + 1
        kept = QueuedMessage(host, "kept", table.id, version, table.seat_of(host))
        messages = [kept] if table.state is not None else []
        acts = [house_did(table, "abandoned")]
        await closing.close(hall, table, "abandoned", acts=acts, direct_messages=messages)
