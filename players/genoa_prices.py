"""What Genoa's goods, cards and actions are worth to a seat, in ducats: the price list of its caretaker."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from engine.genoa.book import IS_BUILDING
from engine.genoa.data import (
    COMMODITIES,
    CONTRACTS,
    DECK_OF,
    DECKS,
    EFFECTS,
    LARGE_REWARD,
    LAST_SPACE,
    MARKER,
    ORDERS,
    SMALL_REWARD,
    TILES,
    VILLAS,
)
from engine.genoa.lines import Lines, ducats_of
from engine.genoa.scoring import group_value, groups
from engine.genoa.state import State
from engine.seats import Seat
from players.player import Outlook, once


@lru_cache(maxsize=4096)
def one_more(contracts: tuple[str, ...]) -> float:
    """What a contract that one does not hold adds to the score, on average."""
    now = sum(map(group_value, groups([*contracts])))
    others = [card for card in CONTRACTS if card not in contracts]
    return sum(sum(map(group_value, groups([*contracts, card]))) - now for card in others) / max(1, len(others))


class PriceList(Outlook):
    view: State

    COMMODITY: float
    TILE: Mapping[str, float]
    CARD: Mapping[str, float]
    MARKER_PRICE: float
    """The list."""
    WANTED: float
    """More for a commodity that an own order lacks."""
    COMPLETING: float
    """More for the last commodity that a large order lacks."""
    ADJACENT_CONTRACTS: float
    """More for a contract with every contract already held: neighbours pay better."""
    CONTRACT_GROUP: float
    """A contract, of what one more is worth on average at the end."""
    LATE: Sequence[float]
    """What goods are still good for in the last round but one, and in the last."""

    def __init__(self, view: State, seat: Seat) -> None:
        super().__init__(view, seat)
        self.player = view.players[seat]
        rounds = LAST_SPACE - view.marker
        self.late = 1.0 if rounds > 1 else self.LATE[0] if rounds else self.LATE[1]
        """What goods are still good for: at the end only ducats, contracts and buildings count."""
        self.rounds = rounds

    # ------------------------------------------------------------ the price list

    @once
    def commodity(self, name: str) -> float:
        held = self.player.commodities
        wanted = any(name in ORDERS[card].commodities and not held[name] for card in self.orders())
        worth = self.COMMODITY + self.WANTED * wanted
        if self.COMPLETING and wanted:
            lacking = [[c for c in ORDERS[card].commodities if not held[c]] for card in self.player.large_order]
            worth += self.COMPLETING * ([name] in lacking)
        return worth * self.late

    def orders(self) -> list[str]:
        return self.player.large_order + self.player.small_order

    def tile(self, name: str) -> float:
        return self.TILE[name] * self.late

    def card(self, deck: str) -> float:
        if deck == "contract":
            worth = self.CARD[deck] + self.ADJACENT_CONTRACTS * len(self.player.contract)
            return worth + self.CONTRACT_GROUP * one_more(tuple(self.player.contract)) if self.CONTRACT_GROUP else worth
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
    def market(self, building: str) -> float:
        """What the plain effect is worth to somebody of whom one knows nothing."""
        view, effect = self.view, EFFECTS[building]
        worth = self.COMMODITY * sum(view.commodities[name] > 0 for name in effect.commodities) * self.late
        if effect.tile and view.tiles[effect.tile]:
            worth += self.tile(effect.tile)
        if effect.deck:
            price = self.CARD[effect.deck] * (1.0 if effect.deck == "contract" else self.late)
            worth += price * min(effect.cards, view.decks[effect.deck].size)
        return worth + self.marker() * effect.markers

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
