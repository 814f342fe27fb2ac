"""Pausing a table: clocks and reminders stop, moves are still allowed."""

from dataclasses import replace

from engine import Seat
from storage import votes
from storage.acts import Act
from storage.changes import Rows
from storage.tables import SeatRow
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.storing import store_rows
from tables.core.table import Table
from tables.time import time_control


async def pause(hall: Hall, table: Table, act: Act, *, interaction_id: int | None = None) -> Table:
    """Record the time used so far and stop all clocks. The caller holds the table's lock."""
    must_run(table)
    rows = await standing(hall, table, hall.clock())
    rows.acts.append(act)
    return await store_rows(hall, table, rows, interaction_id=interaction_id)


async def standing(hall: Hall, table: Table, now: float) -> Rows:
    """Rows that stop all clocks of a table."""
    stand = await settled(hall, table, now, runs=False)
    return Rows(seats=stand, columns={"paused_at": now}, writes=[votes.Drop(table.id, "pause")])


async def resume(hall: Hall, table: Table, act: Act, *, interaction_id: int | None = None) -> Table:
    """Restart the clocks with exactly the time that was left."""
    must_be_paused(table)
    rows = running(table, hall.clock())
    rows.acts.append(act)
    return await store_rows(hall, table, rows, interaction_id=interaction_id)


def running(table: Table, now: float) -> Rows:
    """Rows that restart the clocks of a paused table."""
    run = {
        number: replace(seat, runs_from=now)
        for number, seat in enumerate(table.seats)
        if seat.owes_since is not None and seat.attended
    }
    stood = now - (table.row.paused_at or now)
    return Rows(
        seats=run,
        columns={"paused_at": None},
        writes=[votes.PutOff(table.id, stood), votes.Drop(table.id, "resume")],
    )


async def settled(hall: Hall, table: Table, now: float, *, runs: bool) -> dict[Seat, SeatRow]:
    """Every seat with a running clock, with the time used so far recorded."""
    return {
        number: time_control.charge(table.pace_for(number), seat, await hall.hours(seat.user_id), now, runs=runs)
        for number, seat in enumerate(table.seats)
        if seat.runs_from is not None
    }


def must_run(table: Table) -> None:
    if table.paused:
        raise Refused("table-paused-already")


def must_be_paused(table: Table) -> None:
    if not table.paused:
        raise Refused("table-not-paused")
