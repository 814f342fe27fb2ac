"""What a move brings along: somebody who uses a building wants what it does, so that where it can do but one thing, it
is drafted at once. The choice says so, and Take back leaves the move by itself."""

from typing import Any

from cogs.ui.game_cog import cog_of
from engine import Move
from tables import SeatSession

LONGEST = 3
"""So many moves at most: a building may copy one that copies another."""


def brought_along(session: SeatSession, move: Move) -> list[tuple[Move, Any]]:
    """The moves that are drafted after this one, and what the seat sees before each. Nothing that would have to be
    known first, and nothing where there is a choice but to leave it."""
    cog, game, seat = cog_of(session.table.row.game), session.table.game, session.seat
    found: list[tuple[Move, Any]] = []
    state = session.ahead
    while seat is not None and move.kind in cog.brings_along and len(found) < LONGEST:
        outcome = game.attempt(state, seat, move)
        if outcome.reveals or seat not in game.to_act(outcome.state):
            break
        state = outcome.state
        listed = game.moves(state, seat)
        worth = [m for m in listed if m.kind not in cog.closing]
        if len(worth) != 1 or worth[0].open:
            break
        move = worth[0]
        found.append((move, game.view(state, seat)))
    return found
