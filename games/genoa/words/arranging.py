"""Of very much that can be said, what is named first, what at once, and what only behind "More"."""

from collections.abc import Sequence

from engine import Move, Seat
from games.genoa import moves as moved
from games.genoa.bargaining import TradersChoice
from games.genoa.book import here
from games.genoa.deals import Terms
from games.genoa.meeting import Meeting
from games.genoa.state import WHOLE_TURN, State
from games.genoa.window import ActionWindow, Reward, ShareCards, Swap
from games.genoa.words.bundles import by_worth

DEALS = 3
"""So many deals that lie ready are named at once."""
OFFERS = 3
"""So many offers are, too."""
BUSY = (ActionWindow, Swap, Reward, ShareCards, Terms)
"""In the middle of an action nobody needs the bargaining before the eyes."""
BARGAINING = ("offer", "pass", "cancel")
BESIDE = ("set", "except", "unpass", "reject", "withdraw", "queue")
"""Seldom wanted, and easily mistaken for an answer."""
TILES_PLAYED = ("pick", "trade", "activate")
"""What is played with a tile is named by the tile first."""


def is_busy(view: State, seat: Seat) -> bool:
    """The seat is asked about its action, or about a deal."""
    top = view.stack[-1] if view.stack else None
    return isinstance(top, BUSY) and seat in top.seats(view)


def arranged(view: State, seat: Seat, moves: Sequence[Move]) -> list[Move]:
    """The trader reads the best offers first."""
    if seat != view.trader:
        return list(moves)
    place = {offer.id: n for n, offer in enumerate(by_worth(view))}
    best = iter(sorted((m for m in moves if isinstance(m, moved.Accept)), key=lambda m: place.get(m.id, 0)))
    return [next(best) if isinstance(move, moved.Accept) else move for move in moves]


def deals_ready(moves: Sequence[Move]) -> list[moved.Accept]:
    """The deals that are named at once, of moves that are arranged."""
    return [move for move in moves if isinstance(move, moved.Accept)][:DEALS]


def shortcuts(view: State, seat: Seat, moves: Sequence[Move], few: bool) -> list[Move]:
    """What most people want to say now: a deal that lies ready, the action, or nothing at all; of a few moves, all but
    what a tile is played for."""
    ready = [*deals_ready(moves), *_first_offers(view, seat, moves)]
    if few:
        return [move for move in moves if move in ready or move.kind not in (*TILES_PLAYED, "accept", "ask", "offer")]
    acting = [move for move in moves if isinstance(move, moved.Use | moved.Perform | moved.Fulfil | moved.End)]
    passes = [move for move in moves if isinstance(move, moved.Pass) and _answers(view, seat, move)]
    return [*ready, *acting, *passes]


def _first_offers(view: State, seat: Seat, moves: Sequence[Move]) -> list[Move]:
    """To whoever is asked for an offer, the first suggested prices in ducats: they are what is bid most. Where the
    trader has named a price, that is it."""
    asked = isinstance(view.stack[-1], Meeting) and seat != view.trader and not deals_ready(moves)
    offers: list[Move] = [m for m in moves if isinstance(m, moved.Offer) and _is_ducats(m)]
    return offers[:OFFERS] if asked else []


def _is_ducats(move: moved.Offer) -> bool:
    return len(move.give) == 1 and move.give[0][1:].isdecimal() and not move.proceeds and not move.take


def asides(view: State, seat: Seat, moves: Sequence[Move]) -> list[Move]:
    """What can be said besides the matter in hand. A call for offers is, once there are some."""
    top = view.stack[-1] if view.stack else None
    kinds = (*BESIDE, *BARGAINING) if is_busy(view, seat) else BESIDE
    if isinstance(top, TradersChoice) and any(offer.live for offer in view.offers):
        kinds = (*kinds, "call")
    return [move for move in moves if move.kind in kinds]


def _answers(view: State, seat: Seat, move: moved.Pass) -> bool:
    """A pass that answers what the seat is asked."""
    top = view.stack[-1] if view.stack else None
    owes = isinstance(top, Meeting) and not isinstance(top, BUSY) and seat in top.seats(view)
    return owes and move.space in (here(view), *view.call, WHOLE_TURN)
