"""Whoever is not there: a caretaker answers for seats that nobody attends, standing orders for those who left some.

A caretaker sees what its seat sees and nothing else. It plays for the sake of those who are there: at a table that
everybody has left, it waits.
"""

import asyncio
from typing import TYPE_CHECKING

from engine import Seat
from players import caretaker
from tables import orders
from tables.played import Done, Played
from tables.table import Table

if TYPE_CHECKING:
    from tables.hall import Hall


async def stand_in(hall: "Hall", table: Table, played: Played) -> None:
    """Play on for everybody who is not there, until somebody who is must decide. Off the event loop: it may think."""
    if not any(seat.attended for seat in table.seats):
        return
    if unattended(table, played) is not None or any(order.seat in asked(table, played) for order in table.orders):
        await asyncio.to_thread(_stand_in, table, played, hall.clock())


def asked(table: Table, played: Played) -> tuple[Seat, ...]:
    return table.game.to_act(played.state)


def unattended(table: Table, played: Played) -> Seat | None:
    return next((s for s in asked(table, played) if not table.seats[s].attended), None)


def _stand_in(table: Table, played: Played, now: float) -> None:
    game, player = table.game, caretaker(table.row.game)
    while True:
        empty = unattended(table, played)
        if empty is not None:
            move = player.choose(game.view(played.state, empty), empty)
            played.moves.append(Done(empty, move, game.play(played.state, empty, move), "caretaker"))
        elif not orders.carry_out(table, played, now):
            return
