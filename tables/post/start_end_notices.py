"""A word to everybody who is not there: the game has begun, the game has ended.

Without it, somebody who sat down days ago would not know that there is a thread to look into, and somebody who was away
at the end would wait for a turn that never comes.
"""

from collections.abc import Collection

from engine import Seat
from storage.changes import Rows
from storage.outbox import Notice
from tables.core.hall import Hall
from tables.core.step import Step
from tables.core.table import Table
from tables.post.notice_validity import Matter, holds_if

BEGUN, OVER, UNFINISHED = "begun", "over", "over-unfinished"


async def rows(hall: Hall, step: Step) -> Rows:
    """Whoever is asked at the beginning is called anyway, and who presses Start is there."""
    table, said = step.table, []
    if step.started:
        said += notices(table, step.version, BEGUN, here=[*step.owes, table.seat_of(table.row.host_id)])
    if step.over:
        said += notices(table, step.version, OVER, here=step.here)
    return Rows(notices=said)


def notices(table: Table, version: int, kind: str, *, here: Collection[Seat | None] = ()) -> list[Notice]:
    """For all who have a seat, also for those whose seat a caretaker plays. `here`: who needs no telling."""
    return [
        Notice(table.id, version, kind, number, seat.user_id)
        for number, seat in enumerate(table.seats)
        if seat.user_id is not None and number not in here
    ]


@holds_if(BEGUN)
async def _goes_on(hall: Hall, table: Table, matter: Matter) -> bool:
    return table.playing


@holds_if(OVER, UNFINISHED)
async def _has_ended(hall: Hall, table: Table, matter: Matter) -> bool:
    """The last move may have been taken back."""
    return table.status == ("over" if matter.kind == OVER else "closed")
