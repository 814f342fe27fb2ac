"""The caretaker's price list: worth of Genoa's goods, cards and actions to a seat, in ducats."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from math import comb

from automata.automaton import Outlook, once
from engine.seats import Seat
from games.genoa import data
from games.genoa.book import IS_BUILDING
from games.genoa.lines import Lines, ducats_of
from games.genoa.promises import own_goods
from games.genoa.scoring import group_value, groups
from games.genoa.state import State

SWAP = "trade_1_1"


@lru_cache(maxsize=4096)
def one_more(contracts: tuple[str, ...]) -> float:
    """Average increase of the score by a contract not yet held."""
    now = sum(map(group_value, groups([*contracts])))
    others = [card for card in data.CONTRACTS if card not in contracts]
    return sum(sum(map(group_value, groups([*contracts, card]))) - now for card in others) / max(1, len(others))


@cache
def expected(contracts: int) -> float:
    """Expected score of a number of random contracts: the groups of every length in the ring."""
    ring = len(data.CONTRACTS)
    if contracts >= ring - 1:
        return float(group_value(min(contracts, ring)))
    runs = [(length, ring * comb(ring - 2 - length, contracts - length)) for length in range(1, contracts + 1)]
    return sum(count * group_value(length) for length, count in runs) / comb(ring, contracts)


@lru_cache(maxsize=4096)
def rise(held: tuple[str, ...], hands: int, deck: int) -> float:
    """Expected increase of the final score by one more contract: the present average, plus a share of the contracts
    still in the deck, which tend to go to players who collect them. `hands`: contracts held by all players."""
    coming = deck * len(held) / max(1, hands)
    more, part = divmod(min(len(held) + coming, len(data.CONTRACTS) - 2.0), 1)
    rises = [expected(n + 1) - expected(n) for n in (len(held), int(more), int(more) + 1)]
    return one_more(held) + max(0.0, rises[1] + part * (rises[2] - rises[1]) - rises[0])


class PriceList(Outlook):
    view: State

    COMMODITY: float
    TILE: Mapping[str, float]
    CARD: Mapping[str, float]
    MARKER_PRICE: float
    WANTED: float
    """Extra worth of a commodity that an order of the seat lacks."""
    COMPLETING: float
    """Extra worth of the last commodity that a large order lacks."""
    ADJACENT_CONTRACTS: float
    """Extra worth of a contract for each contract held: neighbours score more."""
    CONTRACT_GROUP: float
    """Share of a contract's expected addition to the final score."""
    SWAPPED: float
    """Share of a card's worth if a Trade 1:1 tile gains it; 0 swaps only for an order."""
    LATE: Sequence[float]
    """Factor for the worth of goods in the last round but one, and in the last."""

    def __init__(self, view: State, seat: Seat) -> None:
        super().__init__(view, seat)
        self.player = view.players[seat]
        rounds = data.LAST_SPACE - view.marker
        self.late = 1.0 if rounds > 1 else self.LATE[0] if rounds else self.LATE[1]
        """Factor for the worth of goods: at the end only ducats, contracts and buildings count."""
        self.rounds = rounds

    # ------------------------------------------------------------ the price list

    def commodity(self, name: str) -> float:
        held = self.player.commodities
        wanted = name in self.ordered() and not held[name]
        worth = self.COMMODITY + self.WANTED * wanted
        if self.COMPLETING and wanted:
            lacking = [[c for c in data.ORDERS[card].commodities if not held[c]] for card in self.player.large_order]
            worth += self.COMPLETING * ([name] in lacking)
        return worth * self.late

    @once
    def ordered(self) -> set[str]:
        """The commodities of the seat's orders."""
        return {name for card in self.orders() for name in data.ORDERS[card].commodities}

    def orders(self) -> list[str]:
        return self.player.large_order + self.player.small_order

    def tile(self, name: str) -> float:
        return self.TILE[name] * self.late

    def card(self, deck: str) -> float:
        if deck == "contract":
            worth = self.CARD[deck] + self.ADJACENT_CONTRACTS * len(self.player.contract)
            return worth + self.CONTRACT_GROUP * self.next_contract() if self.CONTRACT_GROUP else worth
        return self.CARD[deck] * self.late

    @once
    def next_contract(self) -> float:
        """Expected increase of the final score by one more contract."""
        hands = sum([len(player.contract) for player in self.view.players])
        return rise(tuple(self.player.contract), hands, self.view.decks["contract"].size)

    def marker(self) -> float:
        return self.MARKER_PRICE * self.late

    def thing(self, word: str) -> float:
        """Worth of a line of an offer, or of a good named in a trade."""
        how, _, what = word.rpartition(":")
        if word in data.COMMODITIES:
            return self.commodity(word)
        if word in data.TILES:
            return self.tile(word)
        if word == data.MARKER:
            return self.marker()
        if how == "any":
            return self.COMMODITY * self.late
        if word == "order:tile":
            return max(map(self.tile, data.TILES))
        if word == "drawn":
            return min(map(self.card, data.DECKS))
        if how == "bind":
            return 0.0
        deck = data.DECK_OF.get(what, what)
        return self.card(deck) if deck in data.DECKS else float(ducats_of(word) or 0)

    def price(self, lines: Lines) -> float:
        return sum(map(self.thing, lines))

    # ------------------------------------------------------------ actions

    def effect(self, building: str) -> float:
        """Worth of the plain effect, limited by the supply."""
        view, effect = self.view, data.EFFECTS[building]
        worth = 0.0
        for name in effect.commodities:
            if view.commodities[name]:
                worth += self.commodity(name)
        if effect.tile and view.tiles[effect.tile]:
            worth += max(self.tile(effect.tile), self.swap()) if effect.tile == SWAP else self.tile(effect.tile)
        if effect.deck:
            worth += self.card(effect.deck) * min(effect.cards, view.decks[effect.deck].size)
        if effect.markers:
            worth += self.marker() * min(effect.markers, self.player.central)
        return worth

    # ------------------------------------------------------------ one good for another (GEN-14.14)

    @once
    def swap(self) -> float:
        """Worth of a Trade 1:1 tile played at once."""
        if not self.SWAPPED:
            return 0.0
        least = min(map(self.parting, own_goods(self.player, spare=SWAP)), default=None)
        return 0.0 if least is None else max(0.0, self.SWAPPED * self.best_card() - least)

    @once
    def best_card(self) -> float:
        """Worth of the best card that something can be swapped for."""
        return max([self.card(deck) for deck in data.DECKS if self.view.decks[deck].down], default=0.0)

    def parting(self, good: str) -> float:
        """Loss by giving a good away, high for contracts and for deliverable orders."""
        if good in data.COMMODITIES:
            wanted = good in self.ordered() and self.player.commodities[good] < 2
            return (self.COMMODITY + self.WANTED * wanted) * self.late
        if good in data.ORDERS:
            lacks = sum([not self.player.commodities[name] for name in data.ORDERS[good].commodities])
            return self.card(data.DECK_OF[good]) * (1.0, 0.75, 0.5, 0.25)[lacks] if lacks else float(data.LARGE_REWARD)
        return float(data.LARGE_REWARD) if data.DECK_OF.get(good) == "contract" else self.thing(good)

    def market(self, building: str) -> float:
        """Worth of the plain effect to an unknown player."""
        view, effect = self.view, data.EFFECTS[building]
        worth = 0.0
        if effect.commodities:
            worth = self.COMMODITY * len([name for name in effect.commodities if view.commodities[name]]) * self.late
        if effect.tile and view.tiles[effect.tile]:
            worth += self.tile(effect.tile)
        if effect.deck:
            price = self.CARD[effect.deck] * (1.0 if effect.deck == "contract" else self.late)
            worth += price * min(effect.cards, view.decks[effect.deck].size)
        if effect.markers:
            worth += self.marker() * effect.markers
        return worth

    def action(self, building: str) -> float:
        """Worth of using an action: the effect, and a fulfilled order."""
        if building not in IS_BUILDING:
            return 0.0
        worth = self.effect(building)
        for card in self.destined().get(building, ()):
            if all(self.at_hand(name, building) for name in data.ORDERS[card].commodities):
                return max(worth, self.large_order()) if building in data.VILLAS else worth + self.small_order()
        return worth

    @once
    def destined(self) -> dict[str, list[str]]:
        """Building → the own orders that are delivered there: large ones to villas, small ones elsewhere."""
        found: dict[str, list[str]] = {}
        for deck, villas in (("large_order", True), ("small_order", False)):
            for card in self.player.hand(deck):
                building = data.ORDERS[card].building
                if (building in data.VILLAS) == villas:
                    found.setdefault(building, []).append(card)
        return found

    def at_hand(self, commodity: str, building: str) -> bool:
        coming = commodity in data.EFFECTS[building].commodities and self.view.commodities[commodity] > 0
        return self.player.commodities[commodity] > 0 or coming

    def large_order(self) -> float:
        return data.LARGE_REWARD + max(map(self.tile, data.TILES)) - 3 * self.COMMODITY * self.late

    def small_order(self) -> float:
        return data.SMALL_REWARD - self.COMMODITY * self.late
