"""The drafted moves in words, each seen from the position in which it was made."""

from typing import Any

from engine import Move
from prompts.context import Context
from tables import SeatSession


def drafted(context: Context) -> list[str]:
    """A numbered line for each drafted move."""
    return [f"{number}. {context.line(*each)}" for number, each in enumerate(as_made(context.session), 1)]


def as_made(session: SeatSession) -> list[tuple[Move, Any]]:
    """The drafted moves, and what the seat sees before each."""
    game, state, made = session.table.game, session.table.state, []
    assert session.seat is not None
    for number, move in enumerate(session.draft, 1):
        made.append((move, game.view(state, session.seat)))
        if number < len(session.draft):
            state = game.attempt(state, session.seat, move).state
    return made
