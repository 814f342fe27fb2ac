"""Why a drafted move must be confirmed before the next: judged from its author's knowledge, never from what the move
reveals."""

from engine import Move, Seat
from games.genoa import moves as moved
from games.genoa.data import DECKS, EFFECTS
from games.genoa.state import State

DEALS = (moved.Accept, moved.Choose, moved.Bind)
"""Moves that strike a deal, or settle its open terms (GEN-16.8)."""


def sealing(view: State, seat: Seat, move: Move) -> str:
    """Message id of the reason."""
    if isinstance(move, DEALS):
        return "genoa-sealed-deal"
    return "panel-sealed" if _draws(view, move) else "panel-binding"


def _draws(view: State, move: Move) -> bool:
    """Whether dice or a deck decide the outcome."""
    match move:
        case moved.Roll():
            return True
        case moved.TradeFor():
            return move.good in DECKS
        case moved.Perform() | moved.Activate() if move.order is None:
            building = move.building if isinstance(move, moved.Activate) else view.space
            return bool(EFFECTS[building].deck)
    return False
