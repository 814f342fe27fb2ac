"""GEN-16 for whoever keeps the clocks: which decisions share their time, and how a player who is away is set aside."""

from engine.moves import Move
from engine.seats import Seat
from games.genoa.acquiring import AcquireBuildings
from games.genoa.bargaining import ForcedChoice, SaleWindow, TradersChoice
from games.genoa.moves import Except, Set
from games.genoa.settings import PASS_ALL
from games.genoa.state import State
from games.genoa.window import ActionWindow, Reward, ShareCards, Swap

HALF = 0.5
"""GEN-16.1: a sale window, an open call and an opportunity of phase 3 have 12 hours where the others have 24."""


def clock_key(state: State, seat: Seat) -> str:
    """GEN-16.3a: what the trader spends on a space is counted together, whatever he opens and cancels there meanwhile.

    His decisions of a turn are one group, so after a time-out a forced choice has no time left. Whatever else a seat
    may say beside the matter in hand (an offer, a setting) does not wind its clock up again either.
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
    """His stance as it is now."""
    player = state.players[seat]
    if player.stance == "auto_pass_except":
        return Except(tuple(player.exceptions))
    return Set("stance", player.stance)
