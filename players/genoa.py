"""Genoa's caretaker: walks where its own action is worth most, sells what it does not need, and gives nothing away.

Everything is said in ducats, by one price list for whatever is asked of it or offered to it. Before the tower of a
neighbour goes on, it may offer a plain price for the action that it would like best, one offer at a time. It never
takes a rival's building and answers every question at once.
"""

from collections.abc import Iterable
from typing import Any

from engine.genoa import GENOA
from engine.genoa.acquiring import PRICE
from engine.genoa.bargaining import SaleWindow
from engine.genoa.book import IS_BUILDING, capacity, find
from engine.genoa.data import (
    COMMODITIES,
    DECK_OF,
    EFFECTS,
    FRONTAGE,
    LARGE_REWARD,
    MESSAGE_REWARD,
    MESSAGES,
    ORDERS,
    OWNER_INCOME,
    OWNER_SCORE,
    SMALL_REWARD,
    SPACES,
    VILLAS,
    next_spaces,
)
from engine.genoa.deals import Terms
from engine.genoa.effects import deliverable_orders
from engine.genoa.lines import ducats_of
from engine.genoa.moves import (
    Accept,
    Acquire,
    Activate,
    Ask,
    Bind,
    Call,
    Cancel,
    Choose,
    Deliver,
    End,
    Except,
    Forgo,
    Fulfil,
    HandOver,
    Keep,
    Offer,
    Pass,
    Perform,
    Pick,
    Queue,
    Reject,
    Roll,
    Set,
    Start,
    Stop,
    TakeTile,
    Trade,
    TradeFor,
    Unpass,
    Use,
    Walk,
    Withdraw,
)
from engine.genoa.state import Bundle, State
from engine.genoa.window import ActionWindow, Swap
from engine.seats import Seat
from players.genoa_deals import Dealer
from players.player import Weigher, once
from players.tuning import constants, tuned

NEVER = -1000.0
Path = tuple[str, ...]


class Broker(Dealer):
    STEP: float
    ROOM_TO_BUILD: float
    """A street on the way beside a building without an owner, for whoever has markers."""
    ROLL: float
    """A throw of the dice, of the best action there is."""
    INCOME: float
    """How often in a round an own building pays."""
    FROM_THERE: float
    """A space chosen to start from: what the rest of the way brings, of what it seems."""

    def __init__(self, view: State, seat: Seat) -> None:
        super().__init__(view, seat)
        self.path: Path = tuple(view.path)

    # ------------------------------------------------------------ the tower

    @once
    def ahead(self, path: Path, acts: bool, at_once: bool) -> float:
        """What the rest of the turn can bring once the tower has gone this far.

        `acts`: the own action is still to come; `at_once`: also where the tower stands.
        """
        actions, lets, partners = self.actions(), self.lets(), self.partners()
        streets, step = self.building_streets(), self.STEP
        best = 0.0

        def follow(path: Path, steps: int, used: float, let: float, messages: int, room: float) -> None:
            nonlocal best
            worth = used + let + (MESSAGE_REWARD * messages + room) - step * steps
            best = max(best, worth)
            for space in next_spaces(path):
                here = lets[space]
                follow(
                    (*path, space),
                    steps + 1,
                    max(used, actions[space] - here) if acts else 0.0,
                    let + here,
                    messages + sum([other in path for other in partners.get(space, ())]),
                    self.ROOM_TO_BUILD if space in streets else room,
                )

        here = lets[path[-1]] if at_once else 0.0
        used = max(0.0, actions[path[-1]] - here) if acts and at_once else 0.0
        messages = sum(one in path and other in path for one, other in self.pairs())
        follow(path, 0, used, here, messages, 0.0 if streets.isdisjoint(path) else self.ROOM_TO_BUILD)
        return best

    @once
    def actions(self) -> dict[str, float]:
        """Space → what its action brings."""
        return {space: self.action(space) for space in SPACES}

    @once
    def lets(self) -> dict[str, float]:
        """Space → what it brings the trader who does not use it."""
        return {space: self.let(space) if self.SOLD else 0.0 for space in SPACES}

    def pairs(self) -> list[tuple[str, str]]:
        return [MESSAGES[card] for card in self.player.message]

    @once
    def partners(self) -> dict[str, list[str]]:
        """Building → the other ends of own messages."""
        found: dict[str, list[str]] = {}
        for one, other in self.pairs():
            found.setdefault(one, []).append(other)
            found.setdefault(other, []).append(one)
        return found

    @once
    def building_streets(self) -> frozenset[str]:
        """Streets with a building that a marker could be put on."""
        if not self.player.stock:
            return frozenset()
        owners = self.view.owners
        return frozenset(street for street, beside in FRONTAGE.items() if any(b not in owners for b in beside))

    def acting(self) -> bool:
        return capacity(self.view, self.seat) > 0

    def walk(self, move: Walk) -> float:
        return self.ahead((*self.path, move.space), self.acting(), True) - self.STEP

    def stop(self, move: Stop) -> float:
        """For when nothing is to be had on any way."""
        return self.visited(self.path) - 0.1

    def visited(self, path: Path) -> float:
        """What a way brings whatever is done on it: messages, and a street to build from."""
        delivered = sum(one in path and other in path for one, other in self.pairs())
        room = 0.0 if self.building_streets().isdisjoint(path) else self.ROOM_TO_BUILD
        return MESSAGE_REWARD * delivered + room

    def use(self, move: Use) -> float:
        more = capacity(self.view, self.seat) > 1
        return self.action(self.path[-1]) + self.ahead(self.path, more, False) - self.extra_tile()

    # ------------------------------------------------------------ deals

    def accept(self, move: Accept) -> float:
        bundle = find(self.view, move.id)
        assert bundle is not None
        return self.buy(bundle) if bundle.is_ask else self.sell(bundle)

    def sell(self, offer: Bundle) -> float:
        """As the trader: what is paid, and the rest of the turn from there."""
        space, takings = offer.space, self.takings(offer)
        path = self.path if space == self.path[-1] else (*self.path, space)
        worth = takings + self.ahead(path, self.acting(), False)
        if space not in IS_BUILDING:
            return worth if takings >= 0 and (offer.give or offer.proceeds) else worth + NEVER
        fair = takings > 0 and takings >= self.least(self.effect(space))
        worth -= self.ENVY * self.market(space)
        return worth if fair else worth + NEVER

    def buy(self, ask: Bundle) -> float:
        """As anybody else: the action for what the trader wants, if it is a bargain."""
        if ask.space not in IS_BUILDING:
            return NEVER
        gained = self.action(ask.space) + self.price(ask.take)
        given = self.price(ask.give) + self.price(ask.proceeds)
        return gained - given - self.PROFIT if gained >= given + self.PROFIT else NEVER

    def offer(self, move: Offer) -> float:
        """Only when asked about a building, only at once, only a plain price: ducats or one commodity."""
        view = self.view
        if self.BID:
            return self.action(move.space) - self.price(move.give) - self.PROFIT if move == self.bid() else NEVER
        asked = isinstance(GENOA.top(view), SaleWindow) and move.space == self.path[-1]
        plain = not move.proceeds and not move.take and move.scope == "both" and move.lifetime == "turn"
        if not (asked and plain and len(move.give) == 1) or self.player.performed:
            return NEVER
        if ducats_of(move.give[0]) is None and move.give[0] not in COMMODITIES:
            return NEVER
        return self.action(move.space) - self.price(move.give) - self.PROFIT

    def no(self, move: Pass) -> float:
        """No to what is asked: the building under the tower, or the call."""
        return 0.0 if move.space == self.path[-1] or move.space in self.view.call else -1.0

    def choose_commodity(self, move: Choose) -> float:
        """The payer gives what he needs least, the receiver takes what he needs most."""
        top = GENOA.top(self.view)
        assert isinstance(top, Terms)
        line = top.open_line
        pays = line is not None and line[0] == (top.seat == self.seat)
        return -self.commodity(move.commodity) if pays else self.commodity(move.commodity)

    # ------------------------------------------------------------ inside an action

    def window(self) -> ActionWindow | None:
        top = GENOA.top(self.view)
        return top.window if isinstance(top, Swap) else top if isinstance(top, ActionWindow) else None

    def perform(self, move: Perform) -> float:
        window = self.window()
        assert window is not None
        return 1.0 + (self.large_order() if move.order else self.effect(window.building))

    def fulfil(self, move: Fulfil) -> float:
        """Before the effect: it is certain, and the goods it takes may come back with it."""
        return LARGE_REWARD

    def completes(self, commodity: str) -> bool:
        """Whether one more of a commodity lets an order be delivered in this very action."""
        window = self.window()
        if window is None or window.ordered:
            return False
        deck = "large_order" if window.building in VILLAS else "small_order"
        if deck == "large_order" and window.done:
            return False
        if deliverable_orders(self.player, deck, window.building):
            return False
        orders = [ORDERS[card] for card in self.player.hand(deck) if ORDERS[card].building == window.building]
        return any(commodity in order.commodities and self.lacks_only(commodity, order.commodities) for order in orders)

    def lacks_only(self, commodity: str, wanted: Iterable[str]) -> bool:
        return all(self.player.commodities[name] > 0 or name == commodity for name in wanted)

    def pick(self, move: Pick) -> float:
        return SMALL_REWARD + self.commodity(move.commodity) if self.completes(move.commodity) else -1.0

    def trade(self, move: Trade) -> float:
        """For the commodity that an order lacks, something that the order does not need."""
        lacking = [name for name in COMMODITIES if self.view.commodities[name] and self.completes(name)]
        if not lacking or move.away in DECK_OF or self.thing(move.away) > SMALL_REWARD:
            return -1.0
        wanted = [name for card in self.orders() for name in ORDERS[card].commodities]
        if move.away in wanted and self.player.commodities[move.away] < 2:
            return -1.0
        return SMALL_REWARD - self.thing(move.away)

    def trade_for(self, move: TradeFor) -> float:
        return self.thing(move.good) + (LARGE_REWARD if move.good in COMMODITIES and self.completes(move.good) else 0)

    def activate(self, move: Activate) -> float:
        """A step for the trouble: the Palace gives back the very tile that it takes, and so on for ever."""
        brings = self.large_order() if move.order else self.effect(move.building)
        return brings - self.tile("building_action") - self.STEP

    def take_tile(self, move: TakeTile) -> float:
        return self.tile(move.tile)

    def hand_over(self, move: HandOver) -> float:
        """An order that could be delivered is kept."""
        ready = move.card in ORDERS and all(self.player.commodities[name] for name in ORDERS[move.card].commodities)
        return -1.0 if ready else 0.0

    def end(self, move: End) -> float:
        return 0.0

    # ------------------------------------------------------------ the rest

    def roll(self, move: Roll) -> float:
        """A fair hope: something good within reach."""
        return self.ROLL * max(self.action(building) for building in EFFECTS)

    def start(self, move: Start) -> float:
        worth = self.action(move.space)
        if self.FROM_THERE:
            worth += self.FROM_THERE * (self.ahead((move.space,), True, True) - worth)
        return worth - self.tile("starting_space")

    def acquire(self, move: Acquire) -> float:
        """Buildings without an owner; nobody is robbed."""
        deeds = [deed for deed in (move.one, move.other) if deed is not None]
        if any(deed in ("remove", "replace") for deed in deeds):
            return NEVER
        each = OWNER_SCORE + self.INCOME * OWNER_INCOME * self.rounds - self.marker() * 0.5
        return each * sum(map(PRICE.__getitem__, deeds))

    def deliver(self, move: Deliver) -> float:
        return 2 * float(LARGE_REWARD)

    def bind(self, move: Bind) -> float:
        return 0.0

    def never(self, move: Any) -> float:
        """What a caretaker does not do: proposals, settings, taking back what stands."""
        return 2 * NEVER

    decisions = {
        Roll: roll,
        Start: start,
        Walk: walk,
        Use: use,
        Stop: stop,
        Accept: accept,
        Offer: offer,
        Pass: no,
        Choose: choose_commodity,
        Bind: bind,
        Perform: perform,
        Fulfil: fulfil,
        Pick: pick,
        Trade: trade,
        TradeFor: trade_for,
        Activate: activate,
        TakeTile: take_tile,
        HandOver: hand_over,
        End: end,
        Deliver: deliver,
        Keep: end,
        Acquire: acquire,
        Forgo: end,
        **dict.fromkeys((Queue, Ask, Call, Cancel, Reject, Withdraw, Unpass, Set, Except), never),
    }


CARETAKER = Weigher(GENOA, tuned(Broker, constants("genoa")))
