"""Order of moves on a panel: which come first, which get buttons, and which are behind "More"."""

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
"""Maximum acceptable deals with buttons of their own."""
OFFERS = 3
"""Maximum suggested offers with buttons of their own."""
BUSY = (ActionWindow, Swap, Reward, ShareCards, Terms)
"""Decisions inside an action, during which bargaining moves are put aside."""
BARGAINING = ("offer", "pass", "cancel")
BESIDE = ("set", "except", "unpass", "reject", "withdraw", "queue")
"""Kinds rarely wanted and easily mistaken for an answer."""
TILES_PLAYED = ("pick", "trade", "activate")
"""Kinds that play a tile: the tile is chosen first."""


def is_busy(view: State, seat: Seat) -> bool:
    """Whether the seat must decide within its action or a deal."""
    top = view.stack[-1] if view.stack else None
    return isinstance(top, BUSY) and seat in top.seats(view)


def arranged(view: State, seat: Seat, moves: Sequence[Move]) -> list[Move]:
    """The moves, with the best offers first for the trader."""
    if seat != view.trader:
        return list(moves)
    place = {offer.id: n for n, offer in enumerate(by_worth(view))}
    best = iter(sorted((m for m in moves if isinstance(m, moved.Accept)), key=lambda m: place.get(m.id, 0)))
    return [next(best) if isinstance(move, moved.Accept) else move for move in moves]


def deals_ready(moves: Sequence[Move]) -> list[moved.Accept]:
    """Deals with buttons of their own, of arranged moves."""
    return [move for move in moves if isinstance(move, moved.Accept)][:DEALS]


def shortcuts(view: State, seat: Seat, moves: Sequence[Move], few: bool) -> list[Move]:
    """The most likely moves: acceptable deals, the action, or a pass; if there are few moves, all except those that
    play a tile."""
    ready = [*deals_ready(moves), *_first_offers(view, seat, moves)]
    if few:
        return [move for move in moves if move in ready or move.kind not in (*TILES_PLAYED, "accept", "ask", "offer")]
    acting = [move for move in moves if isinstance(move, moved.Use | moved.Perform | moved.Fulfil | moved.End)]
    passes = [move for move in moves if isinstance(move, moved.Pass) and _answers(view, seat, move)]
    return [*ready, *acting, *passes]


def _first_offers(view: State, seat: Seat, moves: Sequence[Move]) -> list[Move]:
    """The first suggested offers in ducats, which are the most common bids, for a seat that is asked for an offer.
    Empty if there is an ask to accept."""
    asked = isinstance(view.stack[-1], Meeting) and seat != view.trader and not deals_ready(moves)
    offers: list[Move] = [m for m in moves if isinstance(m, moved.Offer) and _is_ducats(m)]
    return offers[:OFFERS] if asked else []


def _is_ducats(move: moved.Offer) -> bool:
    return len(move.give) == 1 and move.give[0][1:].isdecimal() and not move.proceeds and not move.take


def asides(view: State, seat: Seat, moves: Sequence[Move]) -> list[Move]:
    """Moves beside the current decision, including a call for offers once there are some."""
    top = view.stack[-1] if view.stack else None
    kinds = (*BESIDE, *BARGAINING) if is_busy(view, seat) else BESIDE
    if isinstance(top, TradersChoice) and any(offer.live for offer in view.offers):
        kinds = (*kinds, "call")
    return [move for move in moves if move.kind in kinds]


def _answers(view: State, seat: Seat, move: moved.Pass) -> bool:
    """Whether a pass answers the seat's present question."""
    top = view.stack[-1] if view.stack else None
    owes = isinstance(top, Meeting) and not isinstance(top, BUSY) and seat in top.seats(view)
    return owes and move.space in (here(view), *view.call, WHOLE_TURN)
