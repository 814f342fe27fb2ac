"""Who is going to be asked next, as far as anybody can tell: for people who want to know beforehand.

Told from what everybody may know: all that is hidden is dealt again, and those who are asked do the least they can
until somebody else is asked. It is a guess, it says so, and it gives nothing away.
"""

import asyncio
import logging
from random import Random
from typing import Any

from engine import Game, Seat
from storage.changes import Rows
from storage.direct_messages import QueuedMessage
from tables.core import pending
from tables.core.hall import Hall
from tables.core.step import Step
from tables.core.table import Table

log = logging.getLogger(__name__)

FAR = 60
"""Moves to look ahead: more than any turn has."""


async def rows(hall: Hall, step: Step) -> Rows:
    """Direct messages to those who want to know that they are next, when the table begins to wait for somebody else."""
    table, waited_for = step.table, pending.waited_for(step.table)
    begins = any(since == step.version and seat not in waited_for for seat, since in step.owes.items())
    if step.undone is not None or not begins:
        return Rows()
    ordered = {order.seat for order in step.before.orders if order.kind == "play" and order.stands}
    curious = {
        seat: user_id
        for seat, user_id in await _curious(hall, table)
        if seat not in step.owes and seat not in ordered  # an order answers for them
    }
    if not curious:
        return Rows()
    try:
        coming = await asyncio.to_thread(next_seats, table.game, step.state, f"{table.id} {step.version}")
    except Exception:
        log.exception("who is next at table %s cannot be told", table.id)
        return Rows()
    told = [QueuedMessage(curious[seat], "next", table.id, step.version, seat) for seat in coming if seat in curious]
    return Rows(letters=told)


async def _curious(hall: Hall, table: Table) -> list[tuple[Seat, int]]:
    found = []
    for number, seat in enumerate(table.seats):
        if seat.user_id is not None and seat.attended and (await hall.person(seat.user_id)).next_up:
            found.append((number, seat.user_id))
    return found


def next_seats(game: Game[Any], state: Any, seed: str) -> tuple[Seat, ...]:
    """Who is asked when those who are asked now have answered; nobody if that is too far away or the game ends."""
    world = game.redeal(state, None, Random(seed))
    asked = game.to_act(world)
    for _ in range(FAR):
        to_act = game.to_act(world)
        coming = tuple(seat for seat in to_act if seat not in asked)
        if coming or not to_act:
            return coming
        game.play(world, to_act[0], game.default_move(world, to_act[0]))
    return ()
