"""Watching: whether a table is open to spectators, and watching a seat.

An open table may be viewed by every member of its server, with a spectator's knowledge; a closed one only by its
players. In both a player may let a user watch their seat: they see what the seat sees, except its draft, and decide
nothing. As they cannot forget it, they may watch one seat only.
"""

from typing import Literal

from storage import seat_watchers, tenures
from storage.changes import Rows
from tables.core.access import must_be_running, must_not_be_sealed, open_invitations, running_seat
from tables.core.actors import Actor, must_have_power
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.storing import store_rows
from tables.core.table import Table
from tables.core.table_action import table_action
from tables.seating.seats import known_seats

Watching = Literal["open", "closed"]


async def guests(hall: Hall, table: Table) -> set[int]:
    """Users who may be in the thread of a closed table."""
    asked = {invitation.user_id for invitation in await open_invitations(hall, table)}
    return {*table.user_ids, *table.seat_watchers, *asked}


async def former_guests(hall: Hall, table: Table) -> set[int]:
    """Users who were let in before and may no longer be there."""
    once = {*await tenures.people_at(hall.db, table.id), *await seat_watchers.ever(hall.db, table.id)}
    return once - await guests(hall, table)


@table_action
async def set_watching(
    hall: Hall, table: Table, actor: Actor, watching: Watching, *, interaction_id: int | None = None
) -> Table:
    """Open or close a table to spectators. The host may do so at any time."""
    if table.status != "lobby":
        must_be_running(table)
    must_have_power(table, actor)
    if watching == table.row.watching:
        return table
    must_not_be_sealed(hall, table)
    rows = Rows(columns={"watching": watching}, acts=[actor.did(table, f"watching-{watching}")])
    return await store_rows(hall, table, rows, interaction_id=interaction_id)


# ---------------------------------------------------------------- watching a seat


@table_action
async def let_look(
    hall: Hall, table: Table, user_id: int, watcher_id: int, name: str, *, interaction_id: int | None = None
) -> Table:
    """Let a user watch the caller's seat. Logged publicly."""
    seat = running_seat(table, user_id)
    if table.seat_of(watcher_id) is not None:
        raise Refused("table-sits-here", name=name)
    must_not_be_sealed(hall, table)
    if await known_seats(hall, table, watcher_id) - {seat}:
        raise Refused("table-watches-already", name=name)
    if table.seat_watchers.get(watcher_id) == seat:
        return table
    act = Actor(user_id, table.seats[seat].name).did(table, "shoulder", seat, user_id=watcher_id, name=name)
    allowed = seat_watchers.Allow(table.id, watcher_id, seat, hall.clock())
    await store_rows(hall, table, Rows(acts=[act], writes=[allowed]), interaction_id=interaction_id)
    table.seat_watchers[watcher_id] = seat
    return table


@table_action
async def stop_looking(
    hall: Hall, table: Table, user_id: int, watcher_id: int, name: str, *, interaction_id: int | None = None
) -> Table:
    """End the watching, by the player or the watcher."""
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
