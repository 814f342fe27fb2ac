"""Since when the seats that a table waits for are waited for, and until when they have time. Whom it waits for now is
said by `Table.owed` alone: pings, lists, status and clocks all ask there.
"""

from engine import Seat
from tables.core.hall import Hall
from tables.core.table import Table
from tables.time import time_control


def owes_after(table: Table, to_act: tuple[Seat, ...], acted: set[Seat], version: int) -> dict[Seat, int]:
    """Seat → version since which it is waited for.

    A seat that was waited for before and has not acted in between still owes the same decision. One that acted and is
    asked on owes anew.
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
    """A seat that was waited for before the first of the moves taken back still owes the same decision, unless somebody
    has answered it for them since."""
    owes: dict[Seat, int] = {}
    for seat in to_act:
        before = table.seats[seat].owes_since
        owes[seat] = before if before is not None and before < since and seat not in acted else version
    return owes


def waited_for(table: Table) -> set[Seat]:
    """The seats that are waited for as the table stands now, before a change."""
    return {number for number, seat in enumerate(table.seats) if seat.owes_since is not None}


async def deadline(hall: Hall, table: Table, seat: Seat) -> float | None:
    """Until when a seat that is waited for has time, if its clock runs and has not run out."""
    row = table.seats[seat]
    if row.out_at is not None:
        return None
    return time_control.deadline(table.pace_for(seat), row, await hall.hours(row.user_id))
