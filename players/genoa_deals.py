"""Genoa's bargains: what is offered for an action, what it costs to let others have it, for how much it is sold."""

from engine.genoa import GENOA
from engine.genoa.bargaining import SaleWindow, TradersChoice
from engine.genoa.book import EXTRA, IS_BUILDING, base_allowance, capacity, offers_here, unanswered
from engine.genoa.data import BUILDINGS, COMMODITIES, ORDERS, UNIT, next_spaces, within_reach
from engine.genoa.lines import Lines
from engine.genoa.moves import Offer
from engine.genoa.posting import why_not_offer
from engine.genoa.state import Bundle
from engine.moves import Move
from players.genoa_prices import PriceList
from players.player import once

SELLERS_SHARE = 0.5
"""Of what an action yields by the list: for less it is not sold of one's own accord. Not for training: who only meets
its like, which offers little and seldom, learns to sell for next to nothing, and people would find out."""

LEAST = 10
"""In ducats: no building is sold for less, however little the list makes of it. Not for training either."""


def rounded_up(ducats: float) -> int:
    """To a sum that can be offered."""
    return max(UNIT, -int(-ducats // UNIT) * UNIT)


class Dealer(PriceList):
    PROFIT: float
    """What a deal must bring by the list before the caretaker pays for an action."""
    BID: float
    """What is offered beyond the least, of what the deal would bring; 0 makes no offers of its own accord."""
    DISTANT: float
    """An action that the tower can reach later, of one that it can reach at the next step."""
    BOOK: float
    """What stands in the book for a building on the way, of what is offered."""
    SOLD: float
    """What somebody will pay for a building on the way that one does not use."""
    ENVY: float
    """What it costs that somebody else has an action, of what it yields by the list."""

    # ------------------------------------------------------------ selling

    def takings(self, offer: Bundle) -> float:
        return self.price(offer.give) + self.price(offer.proceeds) - self.price(offer.take)

    def least(self, yields: float) -> float:
        """For less an action is not sold of one's own accord."""
        return max(LEAST if self.BID else 0.0, SELLERS_SHARE * yields)

    @once
    def customers(self) -> int:
        """How many others could still use an action."""
        return sum(capacity(self.view, seat) > 0 for seat in self.view.others)

    @once
    def let(self, building: str) -> float:
        """What a building on the way brings the trader who does not use it himself."""
        if building not in IS_BUILDING or not self.customers():
            return 0.0
        paid = [self.takings(o) for o in self.view.offers if o.live and o.space == building and o.scope != "arrival"]
        good = max(paid, default=0.0)
        fair = good >= self.least(self.effect(building))
        return (self.BOOK * good if fair else self.SOLD) - self.ENVY * self.market(building)

    # ------------------------------------------------------------ buying

    def ideas(self) -> list[Move]:
        """Who is asked bids what may be enough; the suggestions know only a few sums."""
        bid = self.bid()
        return [] if bid is None else [bid]

    @once
    def bid(self) -> Offer | None:
        """In a sale window: a little more than the others, or a share of the profit where others have not answered."""
        view, seat = self.view, self.seat
        if not self.BID or not isinstance(GENOA.top(view), SaleWindow) or seat not in unanswered(view):
            return None
        space = view.path[-1]
        profit = self.action(space) - self.PROFIT - self.extra_tile()
        others = [self.takings(offer) for offer in offers_here(view) if offer.seat != seat and not offer.take]
        price = max(others, default=0.0) + 1
        if len(unanswered(view)) > 1:
            price = max(price, self.BID * profit)
        return self.paying(space, rounded_up(price), "both") if rounded_up(price) <= profit else None

    def extra_tile(self) -> float:
        """What one more action costs."""
        player = self.player
        return self.tile(EXTRA) if player.performed >= base_allowance(self.view, self.seat) + player.spent else 0.0

    def proposal(self) -> Move | None:
        """Before the tower goes on: for the best action in reach, what the trader would sell it for.

        One offer at a time: while it stands in the book, whatever the trader thinks of it, nothing else is offered.
        """
        view, seat = self.view, self.seat
        if not self.BID or seat == view.trader or not isinstance(GENOA.top(view), TradersChoice) or view.call:
            return None
        if capacity(view, seat) < 1 or any(offer.seat == seat for offer in view.offers):
            return None
        near, reach, passed = next_spaces(view.way), within_reach(view.way), self.player.passes
        best, found = 0.0, None
        for space in BUILDINGS:
            if space not in reach:
                continue
            least = self.least(self.market(space))
            profit = self.action(space) - least - self.PROFIT - self.extra_tile()
            worth = profit if space in near else self.DISTANT * profit
            if worth > best and space not in passed and "turn" not in passed:
                best, found = worth, (space, rounded_up(least + self.BID * profit))
        return None if found is None else self.paying(*found, "move")

    def paying(self, space: str, ducats: int, scope: str) -> Offer | None:
        """A plain offer of about so much. With two players it must contain a good: the one that is needed least."""
        give: Lines = (f"d{ducats}",)
        if len(self.view.players) == 2:
            spare = [name for name in COMMODITIES if self.player.commodities[name] and not self.needs(name)]
            if not spare:
                return None
            good = min(spare, key=self.commodity)
            left = ducats - self.commodity(good)
            give = (f"d{rounded_up(left)}", good) if left > 0 else (good,)
        offer = Offer(space, give, scope=scope)  # type: ignore[arg-type]
        return offer if why_not_offer(self.view, self.seat, offer) is None else None

    def needs(self, commodity: str) -> bool:
        """Whether the last one of a kind is wanted by an own order."""
        wanted = any(commodity in ORDERS[card].commodities for card in self.orders())
        return wanted and self.player.commodities[commodity] < 2
