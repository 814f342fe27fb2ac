"""Advice at the table: who may ask for it, and what everybody learns of that.

Among automata one may always ask. Among people only where the table agreed to it before the start, and then every
question stands in the log.
"""

import json
from collections.abc import Sequence

from automata.advice import Advice, advise
from automata.estimate import imagined
from engine import GAMES, Seat
from storage.changes import Rows
from storage.outbox import Notice
from tables.core import storing
from tables.core.actors import Actor
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.seat_session import SeatSession
from tables.core.table import Table

WORLDS = 40
"""In which the best ways are tried."""


def must_be_allowed(table: Table) -> None:
    if not table.allows_hints:
        raise Refused("hint-not-here")


async def ask(hall: Hall, session: SeatSession, name: str, user_id: int, interaction_id: int | None = None) -> None:
    """That somebody asks. At a table of people everybody can read it."""
    table = session.table
    must_be_allowed(table)
    if table.is_practice or await storing.answered(hall, interaction_id):
        return
    async with hall.locked(table.id) as now:
        act = Actor(user_id, name).did(now, "hint", session.seat)
        rows = Rows(acts=[act], notices=[Notice(now.id, now.version, "refresh")])
        await storing.amend(hall, now, rows, interaction_id=interaction_id)


def worlds(session: SeatSession, count: int = WORLDS) -> list[bytes]:
    """Such as the seat cannot tell from the real one, to be handed to a process: no secret leaves with them. Whoever
    asks again gets the same."""
    table, seat = session.table, session.seat
    assert seat is not None
    key = f"hint {table.id} {table.state.played} {seat}"
    made = imagined(table.game, table.state, seat, count, key)
    for world in made:
        world.draws = 0
    return [table.game.dump(world) for world in made]


def think(game_id: str, view: bytes, seen: Sequence[bytes], seat: Seat, drafted: Sequence[str]) -> str:
    """In a process of its own: advice as text."""
    game = GAMES[game_id]
    moves = [game.book.read(notation) for notation in drafted]
    found, own = advise(game_id, game.load(view), [game.load(world) for world in seen], seat, moves)
    return json.dumps([[advice.dump() for advice in found], own.dump() if own is not None else None])


def read(thought: str) -> tuple[list[Advice], Advice | None]:
    found, own = json.loads(thought)
    return [Advice.load(advice) for advice in found], Advice.load(own) if own is not None else None


__all__ = ["Advice", "ask", "read", "think", "worlds"]
