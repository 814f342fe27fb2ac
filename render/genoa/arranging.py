"""Of very much that can be said, what is named first, what at once, and what only behind "More"."""

from collections.abc import Sequence

from engine import Move, Seat
from engine.genoa import moves as moved
from engine.genoa.book import here
from engine.genoa.deals import Terms
from engine.genoa.meeting import Meeting
from engine.genoa.state import WHOLE_TURN, State
from engine.genoa.window import ActionWindow, Reward, ShareCards, Swap
from render.genoa.bundles import by_worth

DEALS = 3
"""So many deals that lie ready are named at once."""
BUSY = (ActionWindow, Swap, Reward, ShareCards, Terms)
"""In the middle of an action nobody needs the bargaining before the eyes."""
BARGAINING = ("offer", "withdraw", "pass", "cancel")
BESIDE = ("set", "except", "unpass", "reject")
"""Seldom wanted, and easily mistaken for an answer."""


def arranged(view: State, seat: Seat, moves: Sequence[Move]) -> list[Move]:
    """The trader reads the best offers first."""
    if seat != view.trader:
        return list(moves)
    place = {offer.id: n for n, offer in enumerate(by_worth(view))}
    best = iter(sorted((m for m in moves if isinstance(m, moved.Accept)), key=lambda m: place.get(m.id, 0)))
    return [next(best) if isinstance(move, moved.Accept) else move for move in moves]


def shortcuts(view: State, seat: Seat, moves: Sequence[Move]) -> list[Move]:
    """What most people want to say now: a deal that lies ready, the action, or nothing at all."""
    deals = [move for move in moves if isinstance(move, moved.Accept)][:DEALS]
    use = [move for move in moves if isinstance(move, moved.Use)]
    passes = [move for move in moves if isinstance(move, moved.Pass) and _answers(view, seat, move)]
    return [*deals, *use, *passes]


def asides(view: State, seat: Seat, moves: Sequence[Move]) -> list[Move]:
    """What can be said besides the matter in hand."""
    top = view.stack[-1] if view.stack else None
    owes = isinstance(top, Meeting) and seat in top.seats(view)
    kinds = (*BESIDE, *BARGAINING) if owes and isinstance(top, BUSY) else BESIDE
    return [
        move
        for move in moves
        if move.kind in kinds or (owes and isinstance(move, moved.Pass) and not _answers(view, seat, move))
    ]


def _answers(view: State, seat: Seat, move: moved.Pass) -> bool:
    """A pass that answers what the seat is asked."""
    top = view.stack[-1] if view.stack else None
    owes = isinstance(top, Meeting) and not isinstance(top, BUSY) and seat in top.seats(view)
    return owes and move.space in (here(view), *view.call, WHOLE_TURN)
