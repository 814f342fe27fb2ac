"""Handing a seat to a caretaker after a timeout, and back when its player returns."""

from collections.abc import Iterable
from dataclasses import replace

from engine import Seat
from storage import tenures, votes
from storage.acts import Act
from storage.changes import Rows
from storage.outbox import Notice
from storage.tenures import Tenure
from tables.core.access import running_seat
from tables.core.actors import Actor, house_did
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.table import Table
from tables.core.table_action import table_action
from tables.play.playing import change_seats
from tables.post.notice_validity import Matter, holds_if
from tables.seating.seats import new_host
from tables.time import time_control

CARETAKEN = "seat-caretaker"


async def give_to_caretaker(
    hall: Hall,
    table: Table,
    seat: Seat,
    acts: Iterable[Act],
    *,
    vacant: bool = False,
    interaction_id: int | None = None,
) -> Table:
    """Let a caretaker play the seat and answer its open questions, in one update. A replaced host passes hosting on.

    The caller holds the table's lock. `vacant`: the seat may be claimed for good by a substitute, but is its player's
    until then.
    """
    old, now = table.seats[seat], hall.clock()
    stands = time_control.charge(table.pace_for(seat), old, await hall.hours(old.user_id), now, runs=False)
    row = replace(stands, caretaken=True, vacant=vacant, called_at=None)
    acts, after, columns = [*acts], table.with_seats({seat: row}), dict[str, int]()
    if not any(other.attended for other in after.seats):
        acts.append(house_did(table, "everybody-away"))
    elif table.row.host_id == old.user_id:
        columns["host_id"], passed = new_host(after)
        acts.append(passed)
    rows = Rows(
        acts=acts,
        columns=columns,
        notices=[Notice(table.id, table.version + 1, CARETAKEN, seat, old.user_id)],
        drop_drafts=[seat] if table.drafts.get(seat) else [],
        writes=[_tenure(table, seat, "caretaker", now), votes.Drop(table.id, f"out-{seat}")],
    )
    return await change_seats(hall, table, {seat: row}, rows, interaction_id=interaction_id)


@table_action
async def take_back(hall: Hall, table: Table, user_id: int, *, interaction_id: int | None = None) -> Table:
    """Return the seat to its player with a full clock. Moves of the caretaker stay."""
    seat = running_seat(table, user_id)
    old = table.seats[seat]
    if not old.caretaken:
        raise Refused("table-seat-is-yours")
    row = replace(
        old, caretaken=False, vacant=False, timeouts=0, out_at=None, owes_since=None, owes_at=None,
        clock_key=None, bank=table.pace.bank,
    )  # fmt: skip
    rows = Rows(
        acts=[Actor(user_id, old.name).did(table, "returned", seat)],
        writes=[_tenure(table, seat, "return", hall.clock())],
    )
    return await change_seats(hall, table, {seat: row}, rows, interaction_id=interaction_id)


def _tenure(table: Table, seat: Seat, how: str, now: float) -> tenures.Take:
    row = table.seats[seat]
    return tenures.Take(table.id, Tenure(seat, table.state.played, row.user_id, row.name, how, now))


@holds_if(CARETAKEN)
async def _still_caretaken(hall: Hall, table: Table, matter: Matter) -> bool:
    if matter.seat is None or not table.playing:
        return False
    seat = table.seats[matter.seat]
    return seat.caretaken and seat.user_id == matter.user_id
