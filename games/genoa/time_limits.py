"""Time limits (GEN-16): decisions that share their time, and moves that sideline an absent player."""

from engine.moves import Move
from engine.seats import Seat
from games.genoa.acquiring import AcquireBuildings
from games.genoa.bargaining import ForcedChoice, SaleWindow, TradersChoice
from games.genoa.moves import Except, Set
from games.genoa.settings import PASS_ALL
from games.genoa.state import State
from games.genoa.window import ActionWindow, Reward, ShareCards, Swap

HALF = 0.5
"""GEN-16.1: a sale window, an open call and an opportunity of phase 3 have 12 hours, other decisions 24."""


def clock_key(state: State, seat: Seat) -> str:
    """Key of the decisions that share one clock (GEN-16.3a): all that the trader opens and cancels on a space counts
    together.

    The trader's decisions of a turn are one group, so after a timeout a forced choice has no time left. Side moves of a
    seat (an offer, a setting) do not restart its clock either.
    """
    turn, spaces, top = f"{state.round}.{state.trader}", len(state.path), state.stack[-1]
    if isinstance(top, ForcedChoice):
        return f"trader{turn} forced{spaces}"
    if isinstance(top, TradersChoice):
        return f"trader{turn} {spaces}{state.action}" if seat == state.trader else f"call{turn}.{'+'.join(state.call)}"
    performed = sum(player.performed for player in state.players)
    matter = "action" if isinstance(top, ActionWindow | Swap | Reward | ShareCards) else type(top).__name__
    return f"{matter}{turn}.{spaces}.{performed}"


def clock_share(state: State, seat: Seat) -> float:
    top = state.stack[-1] if state.stack else None
    called = isinstance(top, TradersChoice) and seat != state.trader
    return HALF if called or isinstance(top, SaleWindow | AcquireBuildings) else 1.0


def step_aside(state: State, seat: Seat) -> Move | None:
    """GEN-16.7."""
    return None if state.players[seat].stance == "auto_pass_all" else PASS_ALL


def step_back(state: State, seat: Seat) -> Move:
    """Restores the present stance."""
    player = state.players[seat]
    if player.stance == "auto_pass_except":
        return Except(tuple(player.exceptions))
    return Set("stance", player.stance)
