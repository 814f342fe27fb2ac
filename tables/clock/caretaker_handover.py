"""A seat passes to a caretaker when its person's time is out, and back when they return: one press."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from sqlite3 import Connection

from engine import Seat
from storage import tenures, votes
from storage.acts import Act
from storage.outbox import Notice
from tables.core import changing
from tables.core.actors import Actor, house_did, must_be_running
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.table import Table
from tables.play.playing import change_seats, seat_in_play
from tables.post.notice_validity import Matter, holds_if
from tables.time import clocks

CARETAKEN = "seat-caretaker"
"""What the person is told."""


async def give_to_caretaker(
    hall: Hall,
    table: Table,
    seat: Seat,
    acts: Iterable[Act],
    *,
    vacant: bool = False,
    interaction_id: int | None = None,
) -> Table:
    """In one step: a caretaker plays the seat and answers what is asked of it. The table's lock is held.

    `vacant`: somebody else may claim it for good, but until then it is still theirs.
    """
    old, now = table.seats[seat], hall.clock()
    stands = clocks.settle(table.pace_for(seat), old, await hall.hours(old.user_id), now, runs=False)
    row = replace(stands, caretaken=True, vacant=vacant)
    acts = [*acts]
    if not any(other.attended for other in table.with_seats({seat: row}).seats):
        acts.append(house_did(table, "everybody-away"))
    return await change_seats(
        hall,
        table,
        {seat: row},
        interaction_id=interaction_id,
        acts=acts,
        notices=[Notice(table.id, table.version, CARETAKEN, seat, old.user_id)],
        drop_drafts=[seat] if table.drafts.get(seat) else [],
        also=[_tenure(table, seat, "caretaker", now), partial(votes.drop, table_id=table.id, kind=f"out-{seat}")],
    )


async def take_back(hall: Hall, table_id: str, user_id: int, *, interaction_id: int | None = None) -> Table:
    """The person is there again. They have all the time there is; what the caretaker played stays played."""
    async with hall.locked(table_id) as table:
        if await changing.answered(hall, interaction_id):
            return table
        must_be_running(table)
        seat = seat_in_play(table, user_id)
        old = table.seats[seat]
        if not old.caretaken:
            raise Refused("table-seat-is-yours")
        row = replace(
            old, caretaken=False, vacant=False, timeouts=0, out_at=None, owes_since=None, owes_at=None,
            clock_key=None, bank=table.pace.bank,
        )  # fmt: skip
        return await change_seats(
            hall,
            table,
            {seat: row},
            interaction_id=interaction_id,
            acts=[Actor(user_id, old.name).did(table, "returned", seat)],
            also=[_tenure(table, seat, "return", hall.clock())],
        )


def _tenure(table: Table, seat: Seat, how: str, now: float) -> Callable[[Connection], object]:
    row, played = table.seats[seat], table.state.played
    return partial(
        tenures.take, table_id=table.id, seat=seat, after_move=played, user_id=row.user_id, name=row.name, how=how,
        at=now,
    )  # fmt: skip


@holds_if(CARETAKEN)
async def _still_caretaken(hall: Hall, table: Table, matter: Matter) -> bool:
    if matter.seat is None or not table.playing:
        return False
    seat = table.seats[matter.seat]
    return seat.caretaken and seat.user_id == matter.user_id
