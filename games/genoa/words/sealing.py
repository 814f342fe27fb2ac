"""Why nothing can follow a drafted move before it is confirmed: told from what its author knows, never from what it
would bring to light."""

from engine import Move, Seat
from games.genoa import moves as moved
from games.genoa.data import DECKS, EFFECTS
from games.genoa.state import State

DEALS = (moved.Accept, moved.Choose, moved.Bind)
"""What strikes a deal, or settles what it left open (GEN-16.8)."""


def sealing(view: State, seat: Seat, move: Move) -> str:
    """The message that says it."""
    if isinstance(move, DEALS):
        return "genoa-sealed-deal"
    return "panel-sealed" if _draws(view, move) else "panel-binding"


def _draws(view: State, move: Move) -> bool:
    """Dice or a deck decide what comes of it."""
    match move:
        case moved.Roll():
            return True
        case moved.TradeFor():
            return move.good in DECKS
        case moved.Perform() | moved.Activate() if move.order is None:
            building = move.building if isinstance(move, moved.Activate) else view.space
            return bool(EFFECTS[building].deck)
    return False
