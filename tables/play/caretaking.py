"""Whoever is not there: a caretaker answers for seats that nobody attends, standing orders for those who left some.

A caretaker sees what its seat sees and nothing else. It plays for the sake of those who are there: at a table that
everybody has left, it waits.
"""

import asyncio
import logging

from automata import caretaker
from engine import IllegalMove, Move, Seat
from storage.outbox import Notice
from tables.core import pending
from tables.core.hall import Hall
from tables.core.step import Step
from tables.core.table import Table
from tables.play import standing_orders
from tables.post.notice_validity import Matter, holds_if

log = logging.getLogger(__name__)

LONGEST = 2000
"""Moves in one go for those who are not there: more than a whole game has. Whoever needs more goes round in circles."""
STUCK = "stuck"
"""What the host is told where nobody can stand in."""


async def stand_in(hall: Hall, step: Step) -> None:
    """Play on for everybody who is not there, until somebody who is must decide. Off the event loop: it may think.

    Should that fail, the step is what it was before, the host is told, and the table waits.
    """
    if not any(seat.attended for seat in step.table.seats):
        return
    ordered = {order.seat for order in step.before.orders if order.stands}
    if unattended(step) is None and not ordered.intersection(step.to_act):
        return
    state, moves, orders = step.state.clone(), [*step.moves], dict(step.orders)
    try:
        await asyncio.to_thread(_stand_in, step)
    except Exception:
        log.exception("nobody can stand in at table %s after %d moves", step.before.id, step.state.played)
        step.state, step.moves, step.orders = state, moves, orders
        host = step.before.row.host_id
        step.rows.notices.append(Notice(step.before.id, step.version, STUCK, step.table.seat_of(host), host))


@holds_if(STUCK)
async def _waits_for_nobody(hall: Hall, table: Table, matter: Matter) -> bool:
    return any(not table.seats[seat].attended for seat in pending.owed(table))


def unattended(step: Step) -> Seat | None:
    """The first seat that a caretaker answers for at once."""
    table = step.table
    return next((s for s in step.to_act if not table.seats[s].attended and table.thinks(s) is None), None)


def _stand_in(step: Step) -> None:
    game, player = step.before.game, caretaker(step.before.row.game)
    for _ in range(LONGEST):
        empty = unattended(step)
        if empty is not None:
            step.play(empty, player.choose(game.view(step.state, empty), empty), "caretaker")
        elif not standing_orders.carry_out(step):
            return
    raise RuntimeError(f"{LONGEST} moves were not enough")


# ---------------------------------------------------------------- who comes back


def come_back(table: Table, number: Seat, draft: list[Move], now: float) -> Step | None:
    """The draft of somebody who was set aside while away, after what is given back to them (GEN-16.7).

    None: nothing is to be given back, or this very draft says otherwise and counts as it stands.
    """
    game, notation = table.game, table.seats[number].comeback
    if notation is None:
        return None
    step = Step(table, table.state.clone(), now)
    try:
        step.play(number, game.book.read(notation), "clock")
        for move in draft:
            step.play(number, move, "person")
    except IllegalMove:
        return None
    return step
