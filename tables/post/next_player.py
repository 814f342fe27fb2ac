"""Who is going to be asked next, as far as anybody can tell: for people who want to know beforehand.

Told from what everybody may know: all that is hidden is dealt again, and those who are asked do the least they can
until somebody else is asked. It is a guess, it says so, and it gives nothing away.
"""

import asyncio
import logging
from collections.abc import Mapping
from random import Random
from typing import Any

from engine import Game, Seat
from storage.direct_messages import Letter
from tables.core import pending
from tables.core.hall import Hall
from tables.core.table import Table

log = logging.getLogger(__name__)

FAR = 60
"""Moves to look ahead: more than any turn has."""


async def foretell(hall: Hall, table: Table, state: Any, owes: Mapping[Seat, int], version: int) -> list[Letter]:
    """Letters to those who want to know that they are next, when the table begins to wait for somebody else."""
    if not any(since == version and seat not in pending.waited_for(table) for seat, since in owes.items()):
        return []
    curious = {seat: user_id for seat, user_id in await _curious(hall, table) if seat not in owes}
    if not curious:
        return []
    try:
        coming = await asyncio.to_thread(next_seats, table.game, state, f"{table.id} {version}")
    except Exception:
        log.exception("who is next at table %s cannot be told", table.id)
        return []
    return [Letter(curious[seat], "next", table.id, version, seat) for seat in coming if seat in curious]


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
