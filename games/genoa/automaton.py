"""Genoa's caretaker: walks where its own action is worth most, sells what it does not need, and gives nothing away.

All worth is in ducats, by one price list for everything asked or offered. Before another player's tower moves on, it
may offer a plain price for the action it values most, one offer at a time. It never takes a rival's building and
answers every question at once.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from automata.automaton import Answers, Weigher, once
from automata.tuning import constants, tuned
from engine.moves import Move
from engine.seats import Seat
from games.genoa import GENOA, data
from games.genoa import moves as moved
from games.genoa.acquiring import PRICE
from games.genoa.automaton_deals import Dealer
from games.genoa.automaton_prices import SWAP
from games.genoa.bargaining import SaleWindow
from games.genoa.book import IS_BUILDING, capacity, find
from games.genoa.deals import Terms
from games.genoa.effects import deliverable_orders
from games.genoa.lines import ducats_of
from games.genoa.state import Bundle, State
from games.genoa.window import ActionWindow, Swap

NEVER = -1000.0
Path = tuple[str, ...]
NOWHERE: list[str] = []
Routes = tuple[tuple[str, Path, Any], ...]
"""The tower's next spaces, each with the path before it and the routes beyond it."""


@lru_cache(maxsize=16384)
def routes(paths: tuple[Path, ...], ends: frozenset[str]) -> Routes:
    """Routes that end at a building or one of these streets: a step to any other brings nothing by itself.

    Goes on from several paths that bring the same: next streets of one kind are one step, named by the first of them.
    """
    kinds: dict[str, list[Path]] = {}
    for path in paths:
        for space in data.next_spaces(path):
            kind = space if space in IS_BUILDING else "end" if space in ends else "street"
            kinds.setdefault(kind, []).append((*path, space))
    found = [(same[0][-1], same[0][:-1], routes(tuple(same), ends)) for same in kinds.values()]
    return tuple([way for way in found if way[2] or way[0] in IS_BUILDING or way[0] in ends])


class Broker(Dealer):
    STEP: float
    ROOM_TO_BUILD: float
    """Worth of a street beside an unowned building on the route, for a seat with markers."""
    ROLL: float
    """Share of the best action's worth for a roll of the dice."""
    INCOME: float
    """Expected payments of an owned building per round."""
    FROM_THERE: float
    """Share of the estimated rest of the route when choosing a starting space."""

    def __init__(self, view: State, seat: Seat) -> None:
        super().__init__(view, seat)
        self.path: Path = tuple(view.path)

    # ------------------------------------------------------------ the tower

    @once
    def ahead(self, path: Path, acts: bool, at_once: bool) -> float:
        """Worth of the rest of the turn once the tower has followed this path.

        `acts`: the seat's action is still available; `at_once`: the tower's present space counts too.
        """
        gains, step, reward = self.gains(), self.STEP, data.MESSAGE_REWARD

        def follow(routes: Routes, used: float, worth: float, room: float) -> float:
            """Worth of the best continuation. The hot path of a decision."""
            best = used + worth + room
            for space, before, beyond in routes:
                let, own, ends, street = gains[space]
                brings = worth + let - step
                if ends:
                    for end in ends:
                        if end in before:
                            brings += reward
                using = own if acts and own > used else used
                building = street or room
                found = follow(beyond, using, brings, building) if beyond else using + brings + building
                if found > best:
                    best = found
            return best

        let, own, _, _ = gains[path[-1]]
        here, used = (let, max(0.0, own) if acts else 0.0) if at_once else (0.0, 0.0)
        if len(path) == data.DISCS:
            return used + here + self.visited(path)
        delivered = data.MESSAGE_REWARD * sum(one in path and other in path for one, other in self.pairs())
        room = max([gains[space][3] for space in path])
        return max(0.0, follow(routes((path,), self.building_streets()), used, here + delivered, room))

    @once
    def gains(self) -> Mapping[str, tuple[float, float, list[str], float]]:
        """Space → what it brings on the way; only asked for where the tower can still get to."""
        return Answers(self.gain)

    def gain(self, space: str) -> tuple[float, float, list[str], float]:
        """Worth of letting others have a space, additional worth of using it, the other ends of the seat's messages,
        and the worth of a street for acquiring."""
        if space in IS_BUILDING:
            let = self.let(space) if self.SOLD else 0.0
            return let, self.action(space) - let, self.partners().get(space, NOWHERE), 0.0
        return 0.0, 0.0, NOWHERE, self.ROOM_TO_BUILD if space in self.building_streets() else 0.0

    def pairs(self) -> list[tuple[str, str]]:
        return [data.MESSAGES[card] for card in self.player.message]

    @once
    def partners(self) -> dict[str, list[str]]:
        """Building → the other ends of the seat's messages."""
        found: dict[str, list[str]] = {}
        for one, other in self.pairs():
            found.setdefault(one, []).append(other)
            found.setdefault(other, []).append(one)
        return found

    @once
    def building_streets(self) -> frozenset[str]:
        """Streets beside a building open to a marker."""
        if not self.player.stock:
            return frozenset()
        owners = self.view.owners
        return frozenset(street for street, beside in data.FRONTAGE.items() if any(b not in owners for b in beside))

    @once
    def acting(self) -> bool:
        return capacity(self.view, self.seat) > 0

    def walk(self, move: moved.Walk) -> float:
        return self.ahead((*self.path, move.space), self.acting(), True) - self.STEP

    def stop(self, move: moved.Stop) -> float:
        """Best only if no continuation brings anything."""
        return self.visited(self.path) - 0.1

    def visited(self, path: Path) -> float:
        """Worth of a path whatever is done on it: messages, and a street for acquiring."""
        delivered = sum(one in path and other in path for one, other in self.pairs())
        room = 0.0 if self.building_streets().isdisjoint(path) else self.ROOM_TO_BUILD
        return data.MESSAGE_REWARD * delivered + room

    def use(self, move: moved.Use) -> float:
        more = capacity(self.view, self.seat) > 1
        return self.action(self.path[-1]) + self.ahead(self.path, more, False) - self.extra_tile()

    # ------------------------------------------------------------ deals

    def accept(self, move: moved.Accept) -> float:
        bundle = find(self.view, move.id)
        assert bundle is not None
        return self.buy(bundle) if bundle.is_ask else self.sell(bundle)

    def sell(self, offer: Bundle) -> float:
        """Worth of an offer to the trader: its payment, and the rest of the turn from there."""
        space, takings = offer.space, self.takings(offer)
        path = self.path if space == self.path[-1] else (*self.path, space)
        worth = takings + self.ahead(path, self.acting(), False)
        if space not in IS_BUILDING:
            return worth if takings >= 0 and (offer.give or offer.proceeds) else worth + NEVER
        fair = takings > 0 and takings >= self.least(self.effect(space))
        worth -= self.ENVY * self.market(space)
        return worth if fair else worth + NEVER

    def offer(self, move: moved.Offer) -> float:
        """Only in a sale window, for use at once and with a plain price: ducats or one commodity."""
        view = self.view
        if self.BID:
            bid = self.bid()
            if bid is None or move.space != bid.space or move != bid:
                return NEVER
            return self.action(move.space) - self.price(move.give) - self.PROFIT
        asked = isinstance(GENOA.top(view), SaleWindow) and move.space == self.path[-1]
        plain = not move.proceeds and not move.take and move.scope == "both" and move.lifetime == "turn"
        if not (asked and plain and len(move.give) == 1) or self.player.performed:
            return NEVER
        if ducats_of(move.give[0]) is None and move.give[0] not in data.COMMODITIES:
            return NEVER
        return self.action(move.space) - self.price(move.give) - self.PROFIT

    def no(self, move: moved.Pass) -> float:
        """Neutral as an answer about the building under the tower or the call, otherwise a loss."""
        return 0.0 if move.space == self.path[-1] or move.space in self.view.call else -1.0

    def ideas(self) -> list[Move]:
        ask = self.asking()
        return super().ideas() if ask is None else [*super().ideas(), ask]

    def ask(self, move: moved.Ask) -> float:
        """Ask before leaving a building without using its action."""
        if move != self.asking():
            return 2 * NEVER
        leaving = max(
            [self.stop(moved.Stop()), *[self.walk(moved.Walk(space)) for space in data.next_spaces(self.path)]]
        )
        return leaving + self.STEP if not self.acting() or leaving > self.use(moved.Use()) else NEVER

    def choose_commodity(self, move: moved.Choose) -> float:
        """The commodity needed least as payer, or most as receiver."""
        top = GENOA.top(self.view)
        assert isinstance(top, Terms)
        line = top.open_line
        pays = line is not None and line[0] == (top.seat == self.seat)
        return -self.commodity(move.commodity) if pays else self.commodity(move.commodity)

    # ------------------------------------------------------------ inside an action

    def window(self) -> ActionWindow | None:
        top = GENOA.top(self.view)
        return top.window if isinstance(top, Swap) else top if isinstance(top, ActionWindow) else None

    def perform(self, move: moved.Perform) -> float:
        window = self.window()
        assert window is not None
        return 1.0 + (self.large_order() if move.order else self.effect(window.building))

    def fulfil(self, move: moved.Fulfil) -> float:
        """Before the building's effect: the reward is certain, and the effect may replace the goods it takes."""
        return data.LARGE_REWARD

    def completes(self, commodity: str) -> bool:
        """Whether one more of a commodity allows an order to be delivered in this action."""
        window = self.window()
        if window is None or window.ordered:
            return False
        deck = "large_order" if window.building in data.VILLAS else "small_order"
        if deck == "large_order" and window.done:
            return False
        if deliverable_orders(self.player, deck, window.building):
            return False
        orders = [data.ORDERS[card] for card in self.player.hand(deck) if data.ORDERS[card].building == window.building]
        return any(commodity in order.commodities and self.lacks_only(commodity, order.commodities) for order in orders)

    def lacks_only(self, commodity: str, wanted: Iterable[str]) -> bool:
        return all(self.player.commodities[name] > 0 or name == commodity for name in wanted)

    def pick(self, move: moved.Pick) -> float:
        return data.SMALL_REWARD + self.commodity(move.commodity) if self.completes(move.commodity) else -1.0

    def trade(self, move: moved.Trade) -> float:
        """A good that no order needs, for the commodity that an order lacks or for a better card."""
        better = self.SWAPPED * self.best_card() - self.parting(move.away) - self.tile(SWAP) if self.SWAPPED else -1.0
        lacking = [name for name in data.COMMODITIES if self.view.commodities[name] and self.completes(name)]
        if not lacking or move.away in data.DECK_OF or self.thing(move.away) > data.SMALL_REWARD:
            return better
        if self.needs(move.away):
            return better
        return max(better, data.SMALL_REWARD - self.thing(move.away))

    def trade_for(self, move: moved.TradeFor) -> float:
        return self.thing(move.good) + (
            data.LARGE_REWARD if move.good in data.COMMODITIES and self.completes(move.good) else 0
        )

    def activate(self, move: moved.Activate) -> float:
        """Includes a small cost: otherwise the Palace, which returns the tile it takes, would be activated for ever."""
        brings = self.large_order() if move.order else self.effect(move.building)
        return brings - self.tile("building_action") - self.STEP

    def take_tile(self, move: moved.TakeTile) -> float:
        return self.tile(move.tile)

    def hand_over(self, move: moved.HandOver) -> float:
        """Keep an order that could be delivered."""
        ready = move.card in data.ORDERS and all(
            self.player.commodities[name] for name in data.ORDERS[move.card].commodities
        )
        return -1.0 if ready else 0.0

    def end(self, move: moved.End) -> float:
        return 0.0

    # ------------------------------------------------------------ the rest

    def roll(self, move: moved.Roll) -> float:
        """Assumes something good within reach."""
        return self.ROLL * max(self.action(building) for building in data.EFFECTS)

    def start(self, move: moved.Start) -> float:
        worth = self.action(move.space)
        if self.FROM_THERE:
            worth += self.FROM_THERE * (self.ahead((move.space,), True, True) - worth)
        return worth - self.tile("starting_space")

    def acquire(self, move: moved.Acquire) -> float:
        """Only buildings without an owner: no marker of another player is removed."""
        deeds = [deed for deed in (move.one, move.other) if deed is not None]
        if any(deed in ("remove", "replace") for deed in deeds):
            return NEVER
        each = data.OWNER_SCORE + self.INCOME * data.OWNER_INCOME * self.rounds - self.marker() * 0.5
        return each * sum(map(PRICE.__getitem__, deeds))

    def deliver(self, move: moved.Deliver) -> float:
        return 2 * float(data.LARGE_REWARD)

    def bind(self, move: moved.Bind) -> float:
        return 0.0

    def never(self, move: Any) -> float:
        """Moves a caretaker never makes: proposals, settings, withdrawals."""
        return 2 * NEVER

    decisions = {
        moved.Roll: roll,
        moved.Start: start,
        moved.Walk: walk,
        moved.Use: use,
        moved.Stop: stop,
        moved.Accept: accept,
        moved.Offer: offer,
        moved.Pass: no,
        moved.Choose: choose_commodity,
        moved.Bind: bind,
        moved.Perform: perform,
        moved.Fulfil: fulfil,
        moved.Pick: pick,
        moved.Trade: trade,
        moved.TradeFor: trade_for,
        moved.Activate: activate,
        moved.TakeTile: take_tile,
        moved.HandOver: hand_over,
        moved.End: end,
        moved.Deliver: deliver,
        moved.Keep: end,
        moved.Acquire: acquire,
        moved.Forgo: end,
        moved.Ask: ask,
        **dict.fromkeys(
            (
                moved.Queue,
                moved.Call,
                moved.Cancel,
                moved.Reject,
                moved.Withdraw,
                moved.Unpass,
                moved.Set,
                moved.Except,
            ),
            never,
        ),
    }


CARETAKER = Weigher(GENOA, tuned(Broker, constants("genoa")))
