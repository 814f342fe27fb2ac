"""Watching: whether a table is open to onlookers, and looking over a shoulder.

An open table may be watched by everybody in its server, with a spectator's knowledge. At a closed one only those who
play may look. Either way a seat may let somebody look over its shoulder: they see what the seat sees, except what it
drafts, and never decide anything. What they have seen they cannot forget, so they look over one shoulder only.
"""

from typing import Literal

from storage import seat_watchers, tenures
from storage.changes import Rows
from tables.core import storing
from tables.core.access import must_be_running, open_invitations, seat_in_play
from tables.core.actors import Actor, must_have_power
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.storing import store_rows
from tables.core.table import Table
from tables.seating.seats import known_seats

Watching = Literal["open", "closed"]


async def guests(hall: Hall, table: Table) -> set[int]:
    """Everybody who may be where a closed table is played."""
    asked = {invitation.user_id for invitation in await open_invitations(hall, table)}
    return {*table.user_ids, *table.seat_watchers, *asked}


async def former_guests(hall: Hall, table: Table) -> set[int]:
    """Those who may have been let in once and may not be there any more."""
    once = {*await tenures.people_at(hall.db, table.id), *await seat_watchers.ever(hall.db, table.id)}
    return once - await guests(hall, table)


async def set_watching(
    hall: Hall, table_id: str, actor: Actor, watching: Watching, *, interaction_id: int | None = None
) -> Table:
    """Open or close a table to onlookers. The host's choice, at any time."""
    async with hall.locked(table_id) as table:
        if await storing.answered(hall, interaction_id):
            return table
        if table.status != "lobby":
            must_be_running(table)
        must_have_power(table, actor)
        if watching == table.row.watching:
            return table
        rows = Rows(columns={"watching": watching}, acts=[actor.did(table, f"watching-{watching}")])
        return await store_rows(hall, table, rows, interaction_id=interaction_id)


# ---------------------------------------------------------------- over a shoulder


async def let_look(
    hall: Hall, table_id: str, user_id: int, watcher_id: int, name: str, *, interaction_id: int | None = None
) -> Table:
    """Let somebody see what one's own seat sees. Everybody at the table is told."""
    async with hall.locked(table_id) as table:
        if await storing.answered(hall, interaction_id):
            return table
        must_be_running(table)
        seat = seat_in_play(table, user_id)
        if table.seat_of(watcher_id) is not None:
            raise Refused("table-sits-here", name=name)
        if await known_seats(hall, table, watcher_id) - {seat}:
            raise Refused("table-watches-already", name=name)
        if table.seat_watchers.get(watcher_id) == seat:
            return table
        act = Actor(user_id, table.seats[seat].name).did(table, "shoulder", seat, user_id=watcher_id, name=name)
        allowed = seat_watchers.Allow(table.id, watcher_id, seat, hall.clock())
        await store_rows(hall, table, Rows(acts=[act], writes=[allowed]), interaction_id=interaction_id)
        table.seat_watchers[watcher_id] = seat
        return table


async def stop_looking(
    hall: Hall, table_id: str, user_id: int, watcher_id: int, name: str, *, interaction_id: int | None = None
) -> Table:
    """Take the leave back; whoever looks on may give it back themselves."""
    async with hall.locked(table_id) as table:
        if await storing.answered(hall, interaction_id):
            return table
        must_be_running(table)
        seat = table.seat_watchers.get(watcher_id)
        if seat is None or (user_id != watcher_id and table.seat_of(user_id) != seat):
            raise Refused("table-not-watching", name=name)
        holder = table.seats[seat].name if user_id != watcher_id else name
        act = Actor(user_id, holder).did(table, "shoulder-ended", seat, user_id=watcher_id, name=name)
        ended = seat_watchers.End(table.id, watcher_id, hall.clock())
        await store_rows(hall, table, Rows(acts=[act], writes=[ended]), interaction_id=interaction_id)
        del table.seat_watchers[watcher_id]
        return table
