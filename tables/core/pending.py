"""Pending decisions: since when a seat is waited for, and its deadline. `Table.owed` alone defines which seats are
waited for; pings, lists, status and clocks all use it."""

from engine import Seat
from tables.core.hall import Hall
from tables.core.table import Table
from tables.time import time_control


def owes_after(table: Table, to_act: tuple[Seat, ...], acted: set[Seat], version: int) -> dict[Seat, int]:
    """Seat → version since which it is waited for.

    A seat that was waited for and has not acted keeps its version. One that acted and must act again gets the new one.
    """
    before = {number: seat.owes_since for number, seat in enumerate(table.seats)}
    owes: dict[Seat, int] = {}
    for seat in to_act:
        since = before[seat]
        owes[seat] = since if since is not None and seat not in acted else version
    return owes


def owes_after_undo(
    table: Table, to_act: tuple[Seat, ...], acted: set[Seat], since: int, version: int
) -> dict[Seat, int]:
    """A seat that was waited for before the first undone move keeps its version, unless its decision was answered
    for it since."""
    owes: dict[Seat, int] = {}
    for seat in to_act:
        before = table.seats[seat].owes_since
        owes[seat] = before if before is not None and before < since and seat not in acted else version
    return owes


def waited_for(table: Table) -> set[Seat]:
    """Seats waited for before the change."""
    return {number for number, seat in enumerate(table.seats) if seat.owes_since is not None}


async def deadline(hall: Hall, table: Table, seat: Seat) -> float | None:
    """Deadline of a waiting seat. None if no clock runs or it has run out."""
    row = table.seats[seat]
    if row.out_at is not None:
        return None
    return time_control.deadline(table.pace_for(seat), row, await hall.hours(row.user_id))
