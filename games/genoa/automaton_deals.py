"""Genoa's bargains: offers for an action, the cost of letting others have it, and its minimum price."""

from functools import lru_cache
from math import inf

from automata.automaton import once
from engine.moves import Move
from games.genoa import GENOA
from games.genoa.automaton_prices import PriceList, expected
from games.genoa.bargaining import OnSpace, SaleWindow, TradersChoice
from games.genoa.book import EXTRA, IS_BUILDING, base_allowance, capacity, offers_here, unanswered
from games.genoa.data import COMMODITIES, SPACES, UNIT, next_spaces, within_reach
from games.genoa.lines import Lines
from games.genoa.moves import Accept, Ask, Offer, Reject
from games.genoa.posting import acceptable, rejectable, why_not_ask, why_not_offer
from games.genoa.state import Bundle

SELLERS_SHARE = 0.5
"""Minimum share of an action's list price for a voluntary sale. Not trained: self-play, with few and low offers,
would teach it to sell for next to nothing, which people would exploit."""

LEAST = 10
"""Minimum price of a building's action in ducats, whatever the list price. Not trained either."""

ASKED, WORTH_ASKING = 0.8, 15.0
"""Share of the list price that is asked for an action, and the minimum price in ducats worth asking for."""

STANDING = 3
"""Maximum voluntary offers in the book at a time."""


@lru_cache(maxsize=8192)
def reachable(path: tuple[str, ...]) -> tuple[str, ...]:
    """The spaces that the tower can still reach, in the order of the map."""
    reach = within_reach(path)
    return tuple([space for space in SPACES if space in reach])


def rounded_up(ducats: float) -> int:
    """Round up to a sum that can be offered."""
    return max(UNIT, -int(-ducats // UNIT) * UNIT)


class Dealer(PriceList):
    PROFIT: float
    """Minimum profit by the price list for buying an action."""
    BID: float
    """Share of the profit offered beyond the minimum price; 0 disables voluntary offers."""
    DISTANT: float
    """Share of an action's worth if the tower reaches it later than the next step."""
    BOOK: float
    """Share of an offer in the book for a building on the route."""
    SOLD: float
    """Expected price of a building on the route that the trader does not use."""
    CONTRACTS_BOUGHT: float
    """Share of a drawn contract's worth for one bought from the trader; 0 disables buying."""
    CONTRACT_PRICE: float
    """Minimum price offered for one; a quarter more for each that the trader holds."""
    ENVY: float
    """Cost of another player having an action, as a share of its list price."""

    # ------------------------------------------------------------ selling

    def takings(self, offer: Bundle) -> float:
        """Worth of an offer to the trader. Contracts are expensive: the buyer's other contracts raise their worth."""
        contracts = sum(word.endswith(":contract") or ":contract_" in word for word in offer.take)
        held = len(self.view.players[offer.seat].contract)
        envied = SELLERS_SHARE * sum(expected(held + n + 1) - expected(held + n) for n in range(contracts))
        return self.price(offer.give) + self.price(offer.proceeds) - self.price(offer.take) - envied

    def least(self, yields: float) -> float:
        """Minimum price of a voluntary sale."""
        return max(LEAST if self.BID else 0.0, SELLERS_SHARE * yields)

    @once
    def customers(self) -> int:
        """Number of other players that could still use an action."""
        return sum(capacity(self.view, seat) > 0 for seat in self.view.others)

    def let(self, building: str) -> float:
        """Worth of a building on the route to a trader who does not use its action."""
        if not self.customers():
            return 0.0
        good = self.best_offers().get(building, 0.0)
        fair = good > 0.0 and good >= self.least(self.effect(building))
        return (self.BOOK * good if fair else self.SOLD) - self.ENVY * self.market(building)

    @once
    def best_offers(self) -> dict[str, float]:
        """Space → what the best live offer for it brings, if the tower need not have just come there."""
        found: dict[str, float] = {}
        for offer in self.view.offers:
            if offer.live and offer.scope != "arrival":
                found[offer.space] = max(self.takings(offer), found.get(offer.space, -inf))
        return found

    @once
    def asking(self) -> Ask | None:
        """An ask for the building that the trader is leaving, at most once. A buyer who accepts it cannot be outbid."""
        view = self.view
        if not self.BID or self.seat != view.trader or not isinstance(GENOA.top(view), OnSpace) or view.asks:
            return None
        space = view.path[-1]
        price = ASKED * max(self.market(space), self.effect(space))
        if view.call or price < WORTH_ASKING or not self.customers() or offers_here(view):
            return None
        ask = Ask(space, None, ("any:payer",) if len(view.players) == 2 else (f"d{rounded_up(price)}",))
        return ask if why_not_ask(view, self.seat, ask) is None else None

    # ------------------------------------------------------------ buying

    def ideas(self) -> list[Move]:
        """Adds the seat's own bid: the suggestions contain only a few sums."""
        bid = self.bid()
        return [] if bid is None else [bid]

    @once
    def bid(self) -> Offer | None:
        """Bid in a sale window: slightly above the others, or a share of the profit if others have not answered yet."""
        view, seat = self.view, self.seat
        if not self.BID or not isinstance(GENOA.top(view), SaleWindow):
            return None
        asked = unanswered(view)
        if seat not in asked:
            return None
        space = view.path[-1]
        profit = self.action(space) - self.PROFIT - self.extra_tile()
        others = [self.takings(offer) for offer in offers_here(view) if offer.seat != seat and not offer.take]
        price = max(others, default=0.0) + 1
        if len(asked) > 1:
            price = max(price, self.BID * profit)
        return self.paying(space, rounded_up(price), "both") if rounded_up(price) <= profit else None

    def buy(self, ask: Bundle) -> float:
        """Worth of accepting the trader's ask, if the profit suffices; otherwise minus infinity."""
        if ask.space not in IS_BUILDING:
            return -inf
        gained = self.action(ask.space) + self.price(ask.take)
        given = self.price(ask.give) + self.price(ask.proceeds)
        return gained - given - self.PROFIT if gained >= given + self.PROFIT else -inf

    def extra_tile(self) -> float:
        """Cost of one more action."""
        player = self.player
        return self.tile(EXTRA) if player.performed >= base_allowance(self.view, self.seat) + player.spent else 0.0

    def proposal(self) -> Move | None:
        """Before the tower moves on: an offer for the best action in reach, at the trader's expected price.

        At most one offer for a space and STANDING in all; offers in the book are not improved.
        """
        view, seat = self.view, self.seat
        if not self.BID or seat == view.trader or not isinstance(GENOA.top(view), TradersChoice) or view.call:
            return None
        if view.asks and (answer := self.answer()) is not None:
            return answer
        mine = [offer.space for offer in view.offers if offer.seat == seat]
        if len(mine) >= STANDING:
            return None
        near, passed = next_spaces(view.way), self.player.passes
        able, (take, dearer, gained) = capacity(view, seat) > 0, self.contract_from_trader()
        if "turn" in passed or not (able or take):
            return None
        extra, best, found = self.extra_tile(), 0.0, None
        for space in reachable(view.way):
            if space in mine or space in passed:
                continue
            share = 1.0 if space in near else self.DISTANT
            if space in IS_BUILDING:
                if not able:
                    continue
                action = self.action(space)
                if share * (action - LEAST - self.PROFIT - extra + gained) <= best:
                    continue  # not even at the lowest price
                least = self.least(self.market(space))
                profit = action - least - self.PROFIT - extra
            elif take and space in near:
                least = profit = 0.0
            else:
                continue
            worth = share * (profit + gained)
            if worth > best:
                best, found = worth, (space, rounded_up(least + dearer + self.BID * (profit + gained)))
        return None if found is None else self.paying(*found, "move", take)

    def answer(self) -> Move | None:
        """Answer to the trader's asks: accept a bargain, or reject once if asked by name."""
        view, seat = self.view, self.seat
        best = max(acceptable(view, seat), key=self.buy, default=None)
        if best is not None and self.buy(best) > 0:
            return Accept(best.id, best.revision)
        named = [ask for ask in rejectable(view.asks, seat) if ask.to == seat]
        return Reject(named[0].id, named[0].revision) if named and not view.locked else None

    def contract_from_trader(self) -> tuple[Lines, float, float]:
        """A contract of the trader's as part of a deal: its line, its worth to the trader by the list, and the
        buyer's gain; empty if it does not pay."""
        view, seat = self.view, self.seat
        held = len(view.players[view.trader].contract)
        asked = any(offer.seat == seat and offer.take for offer in view.offers)
        if not self.CONTRACTS_BOUGHT or not held or asked or len(view.players) == 2:
            return (), 0.0, 0.0
        theirs = self.CONTRACT_PRICE * (1 + held / 4)
        gained = self.CONTRACTS_BOUGHT * self.card("contract") - theirs - self.PROFIT
        return (("random:contract",), theirs, gained) if gained > 0 else ((), 0.0, 0.0)

    def paying(self, space: str, ducats: int, scope: str, take: Lines = ()) -> Offer | None:
        """A plain offer of about this sum. With two players it must contain a good: the one needed least."""
        give: Lines = (f"d{ducats}",)
        if len(self.view.players) == 2:
            spare = [name for name in COMMODITIES if self.player.commodities[name] and not self.needs(name)]
            if not spare:
                return None
            good = min(spare, key=self.commodity)
            left = ducats - self.commodity(good)
            give = (f"d{rounded_up(left)}", good) if left > 0 else (good,)
        offer = Offer(space, give, take=take, scope=scope)  # type: ignore[arg-type]
        return offer if why_not_offer(self.view, self.seat, offer) is None else None

    def needs(self, commodity: str) -> bool:
        """Whether an order of the seat needs its last commodity of this kind."""
        return commodity in self.ordered() and self.player.commodities[commodity] < 2
