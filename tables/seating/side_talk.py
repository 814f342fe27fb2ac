"""Side talks: spectators among themselves, or two or three players, where the table allows it.

Everyone may know that a talk exists, but only its members read it. A substitute cannot read what was written before.
"""

from collections.abc import Sequence

from engine import Seat
from storage import posted
from storage.changes import Rows
from storage.posted import SideThread
from tables.core.access import must_attend, must_be_running, seat_in_play
from tables.core.actors import Actor, must_be_a_seat, must_have_power
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.storing import store_rows
from tables.core.table import Table
from tables.core.table_action import table_action

MOST = 3
"""Maximum players in a side talk."""


async def aside_of(hall: Hall, table_id: str) -> int | None:
    """The spectators' thread. None if there is none."""
    return await posted.side_thread(hall.db, table_id, (), 0)


def must_allow_aside(table: Table, actor: Actor) -> None:
    must_be_running(table)
    must_have_power(table, actor)
    if table.row.watching == "closed":
        raise Refused("table-watching-closed")


@table_action
async def open_aside(
    hall: Hall, table: Table, actor: Actor, thread_id: int, *, interaction_id: int | None = None
) -> Table:
    must_allow_aside(table, actor)
    kept = SideThread(thread_id, table.id, (), 0, hall.clock())
    rows = Rows(acts=[actor.did(table, "aside")], writes=[kept])
    return await store_rows(hall, table, rows, interaction_id=interaction_id)


def whisperers(table: Table, user_id: int, others: Sequence[Seat]) -> tuple[Seat, ...]:
    """Seats of a side talk. Raises Refused if the table does not allow it or a seat is unattended."""
    must_be_running(table)
    if not table.row.whispers:
        raise Refused("table-no-whispers")
    mine = seat_in_play(table, user_id)
    must_attend(table, mine)
    for seat in others:
        must_be_a_seat(table, seat)
        if not table.seats[seat].attended:
            raise Refused("table-whisper-nobody", name=table.seats[seat].name)
    seats = tuple(sorted({mine, *others}))
    if not 2 <= len(seats) <= MOST:
        raise Refused("table-whisper-how-many", most=MOST)
    if len(seats) == sum(seat.attended for seat in table.seats):
        raise Refused("table-whisper-all")
    return seats


async def thread_between(hall: Hall, table: Table, seats: Sequence[Seat]) -> int | None:
    """The side thread of these seats with their present players. None if there is none."""
    return await posted.side_thread(hall.db, table.id, seats, await posted.changes_of_hands(hall.db, table.id, seats))


@table_action
async def open_between(
    hall: Hall,
    table: Table,
    user_id: int,
    others: Sequence[Seat],
    thread_id: int,
    *,
    interaction_id: int | None = None,
) -> Table:
    """Logged publicly, with the seats."""
    seats = whisperers(table, user_id, others)
    changes = await posted.changes_of_hands(hall.db, table.id, seats)
    mine = table.seats[seat_in_play(table, user_id)]
    named = ", ".join(str(seat + 1) for seat in seats)
    act = Actor(user_id, mine.name).did(table, "whisper", table.seat_of(user_id), seats=named)
    kept = SideThread(thread_id, table.id, seats, changes, hall.clock())
    return await store_rows(hall, table, Rows(acts=[act], writes=[kept]), interaction_id=interaction_id)
