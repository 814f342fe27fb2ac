"""Whoever is not there: a caretaker answers for seats that nobody attends, standing orders for those who left some.

A caretaker sees what its seat sees and nothing else. It plays for the sake of those who are there: at a table that
everybody has left, it waits.
"""

import asyncio

from engine import IllegalMove, Move, Seat
from players import caretaker
from tables.core.hall import Hall
from tables.core.played import Done, Played
from tables.core.table import Table
from tables.play import standing_orders


async def stand_in(hall: Hall, table: Table, played: Played) -> None:
    """Play on for everybody who is not there, until somebody who is must decide. Off the event loop: it may think."""
    if not any(seat.attended for seat in table.seats):
        return
    ordered = {order.seat for order in table.orders if order.stands}
    if unattended(table, played) is not None or ordered.intersection(asked(table, played)):
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
        elif not standing_orders.carry_out(table, played, now):
            return


# ---------------------------------------------------------------- who comes back


def play(table: Table, played: Played, number: Seat, move: Move) -> None:
    """A move that nobody said: the clock did."""
    played.moves.append(Done(number, move, table.game.play(played.state, number, move), "clock"))


def come_back(table: Table, number: Seat, draft: list[Move]) -> Played | None:
    """The draft of somebody who was set aside while away, after what is given back to them (GEN-16.7).

    None: nothing is to be given back, or this very draft says otherwise and counts as it stands.
    """
    game, notation = table.game, table.seats[number].comeback
    if notation is None:
        return None
    played = Played(table.state.clone())
    try:
        play(table, played, number, game.book.read(notation))
        for move in draft:
            played.moves.append(Done(number, move, game.play(played.state, number, move)))
    except IllegalMove:
        return None
    return played
