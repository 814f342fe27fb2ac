"""Proposals addressed to a player that do not block the game: an ask to one player, an offer to the trader."""

from engine.seats import Seat
from games.genoa.bargaining import TradersChoice
from games.genoa.state import Bundle, State


def addressed(state: State) -> dict[Seat, tuple[str, ...]]:
    """Seat → its open proposals (GEN-15.2). In a sale window, open call or action the trader sees offers afterwards."""
    found: dict[Seat, list[str]] = {}
    for ask in state.asks:
        if ask.to is not None and _stands(ask, ask.to):
            found.setdefault(ask.to, []).append(_word(ask))
    top = state.stack[-1] if state.stack else None
    if isinstance(top, TradersChoice) and state.trader in top.seats(state):
        offers = [_word(offer) for offer in state.offers if _stands(offer, state.trader)]
        if offers:
            found[state.trader] = offers
    return {seat: tuple(words) for seat, words in found.items()}


def _stands(bundle: Bundle, seat: Seat) -> bool:
    return bundle.live and seat not in bundle.rejected


def _word(bundle: Bundle) -> str:
    """Number, revision and public terms: numbers are reused after an undo."""
    sides = ("+".join(side) or "-" for side in (bundle.give, bundle.proceeds, bundle.take))
    return " ".join((f"{bundle.id}.{bundle.revision}", bundle.space, *sides))
