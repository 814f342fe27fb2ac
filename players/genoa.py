"""Genoa's caretaker: walks where its own action is worth most, sells what it does not need, and gives nothing away.

Everything is said in ducats, by one price list for whatever is asked of it or offered to it. It makes no proposals to
its neighbours but one: when it is asked about a building that nobody wants, it may bid a plain price well below what
the action is worth to it. It never takes a rival's building and answers every question at once.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from engine.genoa import GENOA
from engine.genoa.acquiring import PRICE
from engine.genoa.bargaining import SaleWindow
from engine.genoa.book import EXTRA, IS_BUILDING, base_allowance, capacity, find
from engine.genoa.data import (
    COMMODITIES,
    DECK_OF,
    DECKS,
    EFFECTS,
    FRONTAGE,
    LARGE_REWARD,
    LAST_SPACE,
    MARKER,
    MESSAGE_REWARD,
    MESSAGES,
    ORDERS,
    OWNER_INCOME,
    OWNER_SCORE,
    SMALL_REWARD,
    TILES,
    VILLAS,
    next_spaces,
)
from engine.genoa.deals import Terms
from engine.genoa.effects import deliverable_orders
from engine.genoa.lines import Lines, ducats_of
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
from players.player import Outlook, Weigher, once
from players.tuning import constants, tuned

NEVER = -1000.0
SELLERS_SHARE = 0.5
"""Of what an action yields by the list: for less it is not sold of one's own accord. Not for training: who only meets
its like, which offers little and seldom, learns to sell for next to nothing, and people would find out."""

Path = tuple[str, ...]


@lru_cache(maxsize=4096)
def ways_on(path: Path) -> tuple[Path, ...]:
    """Every way on for the tower, the shortest first; to stay where it is comes first of all."""
    found: list[Path] = [()]
    for way in found:
        found += [(*way, space) for space in next_spaces(path + way)]
    return tuple(found)


class Broker(Outlook):
    view: State

    COMMODITY: float
    TILE: Mapping[str, float]
    CARD: Mapping[str, float]
    MARKER_PRICE: float
    """The price list."""
    WANTED: float
    """More for a commodity that an own order lacks."""
    ADJACENT_CONTRACTS: float
    """More for a contract with every contract already held: neighbours pay better."""
    PROFIT: float
    """What a deal must bring by the list before the caretaker pays for an action."""
    STEP: float
    ROOM_TO_BUILD: float
    """A street on the way beside a building without an owner, for whoever has markers."""
    LATE: Sequence[float]
    """What goods are still good for in the last round but one, and in the last."""
    ROLL: float
    """A throw of the dice, of the best action there is."""
    INCOME: float
    """How often in a round an own building pays."""

    def __init__(self, view: State, seat: Seat) -> None:
        super().__init__(view, seat)
        self.player = view.players[seat]
        self.path: Path = tuple(view.path)
        rounds = LAST_SPACE - view.marker
        self.late = 1.0 if rounds > 1 else self.LATE[0] if rounds else self.LATE[1]
        """What goods are still good for: at the end only ducats, contracts and buildings count."""
        self.rounds = rounds

    # ------------------------------------------------------------ the price list

    @once
    def commodity(self, name: str) -> float:
        wanted = any(name in ORDERS[card].commodities and not self.player.commodities[name] for card in self.orders())
        return (self.COMMODITY + self.WANTED * wanted) * self.late

    def orders(self) -> list[str]:
        return self.player.large_order + self.player.small_order

    def tile(self, name: str) -> float:
        return self.TILE[name] * self.late

    def card(self, deck: str) -> float:
        if deck == "contract":
            return self.CARD[deck] + self.ADJACENT_CONTRACTS * len(self.player.contract)
        return self.CARD[deck] * self.late

    def marker(self) -> float:
        return self.MARKER_PRICE * self.late

    def thing(self, word: str) -> float:
        """A line of an offer, or a good named in a trade."""
        how, _, what = word.rpartition(":")
        if word in COMMODITIES:
            return self.commodity(word)
        if word in TILES:
            return self.tile(word)
        if word == MARKER:
            return self.marker()
        if how == "any":
            return self.COMMODITY * self.late
        if word == "order:tile":
            return max(map(self.tile, TILES))
        if word == "drawn":
            return min(map(self.card, DECKS))
        if how == "bind":
            return 0.0
        deck = DECK_OF.get(what, what)
        return self.card(deck) if deck in DECKS else float(ducats_of(word) or 0)

    def price(self, lines: Lines) -> float:
        return sum(map(self.thing, lines))

    # ------------------------------------------------------------ what an action brings

    def effect(self, building: str) -> float:
        """The plain effect, as far as the supply lasts."""
        view, effect = self.view, EFFECTS[building]
        worth = sum(self.commodity(name) for name in effect.commodities if view.commodities[name])
        if effect.tile and view.tiles[effect.tile]:
            worth += self.tile(effect.tile)
        if effect.deck:
            worth += self.card(effect.deck) * min(effect.cards, view.decks[effect.deck].size)
        return worth + self.marker() * min(effect.markers, self.player.central)

    @once
    def action(self, building: str) -> float:
        """An own action: the effect, and an order fulfilled."""
        if building not in IS_BUILDING:
            return 0.0
        worth = self.effect(building)
        deck = "large_order" if building in VILLAS else "small_order"
        orders = [card for card in self.player.hand(deck) if ORDERS[card].building == building]
        ready = [card for card in orders if all(self.at_hand(name, building) for name in ORDERS[card].commodities)]
        if not ready:
            return worth
        return max(worth, self.large_order()) if building in VILLAS else worth + self.small_order()

    def at_hand(self, commodity: str, building: str) -> bool:
        coming = commodity in EFFECTS[building].commodities and self.view.commodities[commodity] > 0
        return self.player.commodities[commodity] > 0 or coming

    def large_order(self) -> float:
        return LARGE_REWARD + max(map(self.tile, TILES)) - 3 * self.COMMODITY * self.late

    def small_order(self) -> float:
        return SMALL_REWARD - self.COMMODITY * self.late

    # ------------------------------------------------------------ the tower

    @once
    def ahead(self, path: Path, acts: bool, at_once: bool) -> float:
        """What the rest of the turn can bring once the tower has gone this far.

        `acts`: the own action is still to come; `at_once`: also where the tower stands.
        """
        here = self.action(path[-1]) if acts and at_once else 0.0
        worth = 0.0
        for way in ways_on(path):
            brings = max(here, max(map(self.action, way), default=0.0)) if acts else 0.0
            worth = max(worth, brings + self.visited(path + way) - self.STEP * len(way))
        return worth

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
        pairs = [MESSAGES[card] for card in self.player.message]
        delivered = sum(one in path and other in path for one, other in pairs)
        room = 0.0 if self.building_streets().isdisjoint(path) else self.ROOM_TO_BUILD
        return MESSAGE_REWARD * delivered + room

    def use(self, move: Use) -> float:
        more = capacity(self.view, self.seat) > 1
        by_tile = self.player.performed >= base_allowance(self.view, self.seat) + self.player.spent
        return self.action(self.path[-1]) + self.ahead(self.path, more, False) - self.tile(EXTRA) * by_tile

    # ------------------------------------------------------------ deals

    def accept(self, move: Accept) -> float:
        bundle = find(self.view, move.id)
        assert bundle is not None
        return self.buy(bundle) if bundle.is_ask else self.sell(bundle)

    def sell(self, offer: Bundle) -> float:
        """As the trader: what is paid, and the rest of the turn from there."""
        paid = self.price(offer.give) + self.price(offer.proceeds)
        given = self.price(offer.take)
        path = self.path if offer.space == self.path[-1] else (*self.path, offer.space)
        worth = paid - given + self.ahead(path, self.acting(), False)
        least = given + (SELLERS_SHARE * self.effect(offer.space) if offer.space in IS_BUILDING else 0.0)
        return worth if paid >= least and paid > 0 else worth + NEVER

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
        return self.action(move.space) - self.tile("starting_space")

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
