"""What is put to one player though nothing waits for the answer: an ask that names them, an offer to the trader."""

from engine.seats import Seat
from games.genoa.bargaining import TradersChoice
from games.genoa.state import Bundle, State


def addressed(state: State) -> dict[Seat, tuple[str, ...]]:
    """GEN-15.2. In a sale window, an open call or an action the trader is asked when it is over, and sees them then."""
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
    """Number, revision and terms as everybody knows them: numbers are given again after moves were taken back."""
    sides = ("+".join(side) or "-" for side in (bundle.give, bundle.proceeds, bundle.take))
    return " ".join((f"{bundle.id}.{bundle.revision}", bundle.space, *sides))
