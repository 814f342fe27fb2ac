"""Genoa's bargains: what is offered for an action, what it costs to let others have it, for how much it is sold."""

from math import inf

from automata.automaton import once
from engine.moves import Move
from games.genoa import GENOA
from games.genoa.automaton_prices import PriceList, expected
from games.genoa.bargaining import OnSpace, SaleWindow, TradersChoice
from games.genoa.book import EXTRA, IS_BUILDING, base_allowance, capacity, offers_here, unanswered
from games.genoa.data import COMMODITIES, ORDERS, SPACES, UNIT, next_spaces, within_reach
from games.genoa.lines import Lines
from games.genoa.moves import Accept, Ask, Offer, Reject
from games.genoa.posting import acceptable, rejectable, why_not_ask, why_not_offer
from games.genoa.state import Bundle

SELLERS_SHARE = 0.5
"""Of what an action yields by the list: for less it is not sold of one's own accord. Not for training: who only meets
its like, which offers little and seldom, learns to sell for next to nothing, and people would find out."""

LEAST = 10
"""In ducats: no building is sold for less, however little the list makes of it. Not for training either."""

ASKED, WORTH_ASKING = 0.8, 15.0
"""What is asked for an action, of what it yields by the list; and in ducats, for less nothing is asked."""

STANDING = 3
"""So many offers of one's own accord may stand at a time."""


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
    CONTRACTS_BOUGHT: float
    """A contract that the trader holds, of one that an action brings; 0 buys none."""
    CONTRACT_PRICE: float
    """What is offered for one at least; a quarter more for each that he holds."""
    ENVY: float
    """What it costs that somebody else has an action, of what it yields by the list."""

    # ------------------------------------------------------------ selling

    def takings(self, offer: Bundle) -> float:
        """What an offer brings. A contract is dear: neighbours of his make it worth more to the buyer."""
        contracts = sum(word.endswith(":contract") or ":contract_" in word for word in offer.take)
        held = len(self.view.players[offer.seat].contract)
        envied = SELLERS_SHARE * sum(expected(held + n + 1) - expected(held + n) for n in range(contracts))
        return self.price(offer.give) + self.price(offer.proceeds) - self.price(offer.take) - envied

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
        good = self.best_offers().get(building, 0.0)
        fair = good >= self.least(self.effect(building))
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
        """Of those who are asked whether they want the building that is being left: its price, once. Whoever takes it
        need not fear to be outbid."""
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

    def buy(self, ask: Bundle) -> float:
        """As anybody else: the action for what the trader wants, if it is a bargain."""
        if ask.space not in IS_BUILDING:
            return -inf
        gained = self.action(ask.space) + self.price(ask.take)
        given = self.price(ask.give) + self.price(ask.proceeds)
        return gained - given - self.PROFIT if gained >= given + self.PROFIT else -inf

    def extra_tile(self) -> float:
        """What one more action costs."""
        player = self.player
        return self.tile(EXTRA) if player.performed >= base_allowance(self.view, self.seat) + player.spent else 0.0

    def proposal(self) -> Move | None:
        """Before the tower goes on: for the best of the actions in reach, what the trader would sell it for.

        One offer for a space, and so many in all: what stands in the book is not haggled about, whatever the trader
        thinks of it.
        """
        view, seat = self.view, self.seat
        if not self.BID or seat == view.trader or not isinstance(GENOA.top(view), TradersChoice) or view.call:
            return None
        if view.asks and (answer := self.answer()) is not None:
            return answer
        mine = [offer.space for offer in view.offers if offer.seat == seat]
        if len(mine) >= STANDING:
            return None
        near, reach, passed = next_spaces(view.way), within_reach(view.way), self.player.passes
        if "turn" in passed:
            return None
        near_or_later = [space for space in SPACES if space in reach and space not in mine and space not in passed]
        able = capacity(view, seat) > 0
        take, dearer, gained = self.contract_from_trader()
        best, found = 0.0, None
        for space in near_or_later:
            is_near = space in near
            if space in IS_BUILDING:
                if not able:
                    continue
                least = self.least(self.market(space))
                profit = self.action(space) - least - self.PROFIT - self.extra_tile()
            elif take and is_near:
                least = profit = 0.0
            else:
                continue
            worth = profit + gained if is_near else self.DISTANT * (profit + gained)
            if worth > best:
                best, found = worth, (space, rounded_up(least + dearer + self.BID * (profit + gained)))
        return None if found is None else self.paying(*found, "move", take)

    def answer(self) -> Move | None:
        """To what the trader asks: a bargain is taken, and who was asked by name says no once."""
        view, seat = self.view, self.seat
        best = max(acceptable(view, seat), key=self.buy, default=None)
        if best is not None and self.buy(best) > 0:
            return Accept(best.id, best.revision)
        named = [ask for ask in rejectable(view.asks, seat) if ask.to == seat]
        return Reject(named[0].id, named[0].revision) if named and not view.locked else None

    @once
    def contract_from_trader(self) -> tuple[Lines, float, float]:
        """A contract of the trader's hand as a part of the deal: the line, what it is worth to him by the list, and how
        much more to the buyer; where it is not, nothing."""
        view, seat = self.view, self.seat
        held = len(view.players[view.trader].contract)
        asked = any(offer.seat == seat and offer.take for offer in view.offers)
        if not self.CONTRACTS_BOUGHT or not held or asked or len(view.players) == 2:
            return (), 0.0, 0.0
        theirs = self.CONTRACT_PRICE * (1 + held / 4)
        gained = self.CONTRACTS_BOUGHT * self.card("contract") - theirs - self.PROFIT
        return (("random:contract",), theirs, gained) if gained > 0 else ((), 0.0, 0.0)

    def paying(self, space: str, ducats: int, scope: str, take: Lines = ()) -> Offer | None:
        """A plain offer of about so much. With two players it must contain a good: the one that is needed least."""
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
        """Whether the last one of a kind is wanted by an own order."""
        wanted = any(commodity in ORDERS[card].commodities for card in self.orders())
        return wanted and self.player.commodities[commodity] < 2
