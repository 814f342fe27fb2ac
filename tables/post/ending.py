"""Telling everybody that a game has ended: whoever was away would wait for a turn that never comes."""

from collections.abc import Collection
from typing import TYPE_CHECKING

from engine import Seat
from storage.outbox import Notice
from tables.post.holding import Matter, holds_if
from tables.table import Table

if TYPE_CHECKING:
    from tables.hall import Hall

OVER, UNFINISHED = "over", "over-unfinished"


def notices(table: Table, version: int, kind: str, *, here: Collection[Seat] = ()) -> list[Notice]:
    """For all who have a seat, also for those whose seat a caretaker played. `here`: who ended it, and sees it."""
    return [
        Notice(table.id, version, kind, number, seat.user_id)
        for number, seat in enumerate(table.seats)
        if seat.user_id is not None and number not in here
    ]


@holds_if(OVER, UNFINISHED)
async def _has_ended(hall: "Hall", table: Table, matter: Matter) -> bool:
    """The last move may have been taken back."""
    return table.status == ("over" if matter.kind == OVER else "closed")
