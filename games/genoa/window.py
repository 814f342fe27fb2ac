"""The action window: the building's effect, one order, tiles, in any order (GEN-5.15 – 5.18, GEN-12 – GEN-14)."""

from functools import cache, lru_cache
from typing import Any

from engine.events import Forced
from engine.moves import Move
from engine.records import Owner, Public
from engine.refusals import IllegalMove
from engine.seats import Seat
from engine.steps import Step, step
from games.genoa.book import EXTRA, base_allowance, refresh
from games.genoa.data import (
    COMMODITIES,
    DECK_OF,
    DECKS,
    LARGE_ORDERS,
    MARKER,
    OWNER_INCOME,
    SMALL_ORDERS,
    TILES,
    VILLAS,
)
from games.genoa.effects import building_effect, deliverable_orders, draw, fulfil_order, pay_from_order
from games.genoa.events import ActionBegan, ActionEnded, OwnerPaid, ProceedsPaid, TilePlayed, Took, Traded
from games.genoa.goods import (
    bank_pays,
    deliver_messages,
    pass_cards,
    pay_markers,
    return_card,
    return_markers,
    take_markers,
)
from games.genoa.lines import Lines, promise
from games.genoa.made_once import made_once
from games.genoa.meeting import Meeting
from games.genoa.moves import Activate, End, Fulfil, HandOver, Perform, Pick, TakeTile, Trade, TradeFor
from games.genoa.promises import Impact, delivery_change, effect_change, keeps_promises, own_goods, swap_change
from games.genoa.refusals import refuse
from games.genoa.state import Player, State
from games.genoa.why_not_play import why_not_play

PLAIN, END = Perform(None), End()
PERFORMS: dict[str, Move] = {card: Perform(card) for card in LARGE_ORDERS}
FULFILS: dict[str, Move] = {card: Fulfil(card) for card in SMALL_ORDERS}
PICKS: dict[str, Move] = {commodity: Pick(commodity) for commodity in COMMODITIES}
REWARDS: dict[str, Move] = {tile: TakeTile(tile) for tile in TILES}
make_activate, make_trade, make_swap = made_once(Activate), made_once(Trade), made_once(TradeFor)
action_began, action_ended = cache(ActionBegan), cache(ActionEnded)


def begin_action(state: State, seat: Seat, building: str, owed: Lines, bound: str) -> None:
    """Count the action, spend a tile if needed, pay the owner, then open the window (GEN-5.5, 5.13, 14.9b)."""
    player = state.players[seat]
    by_tile = player.performed >= base_allowance(state, seat) + player.spent
    if by_tile:
        player.tiles[EXTRA] -= 1
        state.tiles[EXTRA] += 1
        player.spent += 1
    player.performed += 1
    state.action = "used"
    state.emit(action_began(seat, building, by_tile))
    owner = state.owners.get(building, seat)
    if owner != seat:
        bank_pays(state, owner, OWNER_INCOME)
        state.emit(OwnerPaid(owner, building, OWNER_INCOME))
    refresh(state)
    state.then(resume(seat, building, False, False, owed, bound))


@step
class ActionWindow(Meeting):
    """D14 – D19, D21."""

    seat: Public[Seat]
    building: Public[str]
    done: Public[bool]
    """Whether the effect has been performed."""
    ordered: Public[bool]
    """Whether an order has been fulfilled in this action (GEN-13.17)."""
    owed: Public[Lines]
    """Proceeds promised to the trader and not yet paid."""
    bound: Owner[str]
    """The order that the deal wants fulfilled, "" once it is."""

    clause = "GEN-5.16"

    def answers(self, state: State, seat: Seat) -> list[Move]:
        if seat != self.seat:
            return []
        player = state.players[seat]
        found = self.performances(player)
        if not self.ordered:
            orders = deliverable_orders(player, "small_order", self.building)
            found += [FULFILS[card] for card in orders if self.bound in ("", card)]
        tiles = player.tiles
        if tiles["commodity_of_choice"]:
            found += [
                PICKS[c] for c in COMMODITIES if state.commodities[c] and self.keeps(state, Impact((c,), gains=(c,)))
            ]
        if tiles["trade_1_1"]:
            found += self.trades(state, player)
        if tiles["building_action"]:
            found += self.activations(state, player)
        if self.done and not self.bound:
            found.append(END)
        return found

    def performances(self, player: Player) -> list[Move]:
        """The effect: in a villa a contract, or a large order delivered (GEN-12.16)."""
        if self.done:
            return []
        if self.building not in VILLAS:
            return [PLAIN]
        orders = deliverable_orders(player, "large_order", self.building)
        if self.bound:
            return [PERFORMS[card] for card in orders if card == self.bound]
        return [PLAIN, *[PERFORMS[card] for card in orders if not promise(self.owed).drawn]]

    def trades(self, state: State, player: Player) -> list[Move]:
        """Goods that can be given away: each that anything else is available for."""
        supply = self.supply(state)
        return [
            make_trade(away)
            for away in own_goods(player, spare="trade_1_1")
            if any(good != away and self.keeps(state, swap_change(away, good)) for good in supply)
        ]

    def supply(self, state: State) -> list[str]:
        """Goods that can be taken (GEN-14.15a); the used tile is already back in its stack."""
        player = state.players[self.seat]
        found: list[str] = [c for c in COMMODITIES if state.commodities[c]]
        found += [t for t in TILES if state.tiles[t] or t == "trade_1_1"]
        if player.central:
            found.append(MARKER)
        found += [deck for deck in DECKS if state.decks[deck].down]
        return found

    def swaps(self, state: State, away: str) -> list[str]:
        """D18: goods available for it (GEN-14.14)."""
        return [good for good in self.supply(state) if good != away and self.keeps(state, swap_change(away, good))]

    def activations(self, state: State, player: Player) -> list[Move]:
        """D19: own buildings, wherever the tower is (GEN-14.17 – 14.23)."""
        found: list[Move] = []
        for building, owner in state.owners.items():
            if owner == self.seat:
                if self.keeps(state, effect_change(building)):
                    found.append(make_activate(building, None))
                if building in VILLAS:
                    found += [
                        make_activate(building, card)
                        for card in deliverable_orders(player, "large_order", building)
                        if self.keeps(state, delivery_change(card))
                    ]
        return found

    def keeps(self, state: State, change: Impact) -> bool:
        player = state.players[self.seat]
        return keeps_promises(state, player, self.building, self.owed, self.bound, self.done, change)

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,)

    def default(self, state: State, seat: Seat) -> Move:
        """GEN-16.5: bound obligations, else the plain effect, then the end."""
        if not self.done:
            return PERFORMS.get(self.bound, PLAIN)
        return FULFILS[self.bound] if self.bound else END

    def reason(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        return why_not_play(state, seat, move, self)

    # ------------------------------------------------------------ carrying out

    def decide(self, state: State, seat: Seat, move: Any) -> None:
        player = state.players[seat]
        if isinstance(move, End):
            state.emit(action_ended(seat, self.building))
            return
        if isinstance(move, Perform):
            self.perform(state, move)
        elif isinstance(move, Fulfil):
            fulfil_order(state, seat, move.card)
            pay_from_order(state, seat, promise(self.owed).ducats)
            left = tuple(word for word in self.owed if not word.startswith(("bind:", "order:")))
            state.then(resume(seat, self.building, self.done, True, left, ""))
        elif isinstance(move, Trade):
            play_tile(state, seat, "trade_1_1", "")
            state.then(Swap(seat, move.away, self), Resume(self))
        else:
            if isinstance(move, Pick):
                play_tile(state, seat, "commodity_of_choice", move.commodity)
                state.commodities[move.commodity] -= 1
                player.commodities[move.commodity] += 1
                state.emit(Took(seat, (move.commodity,)))
                state.then(Resume(self))
            else:
                play_tile(state, seat, "building_action", move.building)
                state.then(Resume(self))
                if move.order is None:
                    building_effect(state, seat, move.building)
                    deliver_messages(state)
                else:
                    fulfil_order(state, seat, move.order)
                    reward(state, seat, False)
        refresh(state)

    def perform(self, state: State, move: Perform) -> None:
        seat, promised = self.seat, promise(self.owed)
        if move.order is not None:
            state.then(resume(seat, self.building, True, True, (), ""))
            fulfil_order(state, seat, move.order)
            pay_from_order(state, seat, promised.ducats)
            reward(state, seat, promised.tile)
            return
        left = tuple(word for word in self.owed if word.startswith(("bind:", "order:")))
        state.then(resume(seat, self.building, True, self.ordered, left, self.bound))
        cards = building_effect(state, seat, self.building)
        hand_over_yield(state, seat, self.owed)
        if 0 < promised.drawn < len(cards):
            state.then(ShareCards(seat, cards, promised.drawn))
            return
        if promised.drawn:
            pass_cards(state, seat, state.trader, list(cards))
        deliver_messages(state)


@step
class Resume(Step):
    """GEN-5.18: moves without an alternative are automatic, unless the player wants to be asked always.

    Whether there is an alternative may depend on hidden cards, so continuing reveals information and cannot be undone.
    """

    window: Public[ActionWindow]

    def run(self, state: State) -> None:
        window = self.window
        player = state.players[window.seat]
        if player.windows == "auto":
            villa = window.building in VILLAS
            if (player.large_order and not window.done) if villa else (player.small_order and not window.ordered):
                state.reveal()
            answers = window.answers(state, window.seat)
            if len(answers) == 1:
                state.emit(forced(window.seat, answers[0]))
                window.decide(state, window.seat, answers[0])
                return
        state.then(window)


@lru_cache(maxsize=1024)
def forced(seat: Seat, move: Move) -> Forced:
    return Forced(seat, move.notation)


@lru_cache(maxsize=4096)
def resume(seat: Seat, building: str, done: bool, ordered: bool, owed: Lines, bound: str) -> Resume:
    """The step for the window's present state."""
    return Resume(ActionWindow(seat, building, done, ordered, owed, bound))


def play_tile(state: State, seat: Seat, tile: str, target: str) -> None:
    state.players[seat].tiles[tile] -= 1
    state.tiles[tile] += 1
    state.emit(TilePlayed(seat, tile, target))


def hand_over_yield(state: State, seat: Seat, owed: Lines) -> None:
    """Hand over the commodities, tile and markers promised out of the effect (GEN-15.12)."""
    promised, buyer, trader = promise(owed), state.players[seat], state.players[state.trader]
    for commodity in promised.commodities:
        buyer.commodities[commodity] -= 1
        trader.commodities[commodity] += 1
    for tile in promised.tiles:
        buyer.tiles[tile] -= 1
        trader.tiles[tile] += 1
    if promised.commodities or promised.tiles:
        state.emit(ProceedsPaid(seat, state.trader, promised.commodities + promised.tiles))
    if promised.markers:
        pay_markers(state, seat, state.trader, promised.markers)


# ---------------------------------------------------------------- choices inside the window


@step
class Swap(Meeting):
    """D18: the good gained with the Trade 1:1 tile."""

    seat: Public[Seat]
    away: Owner[str]
    window: Public[ActionWindow]

    clause = "GEN-14.14"

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,)

    def answers(self, state: State, seat: Seat) -> list[Move]:
        return [make_swap(good) for good in self.window.swaps(state, self.away)] if seat == self.seat else []

    def reason(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        if not isinstance(move, TradeFor) or seat != self.seat:
            return refuse("trade-first")
        if move.good == self.away:
            return refuse("same-good", good=move.good)
        if move.good not in self.window.supply(state):
            return refuse("not-in-supply", good=move.good)
        return refuse("spoils-the-deal")

    def needs(self, state: State, seat: Seat, card: str) -> bool:
        return card == self.away

    def decide(self, state: State, seat: Seat, move: TradeFor) -> None:
        """A card is drawn before the one given is put under the deck (GEN-14.15a)."""
        player, away, good = state.players[seat], self.away, move.good
        state.emit(Traded(seat, away, good))
        if good in DECKS:
            draw(state, seat, good, 1)
        elif good == MARKER:
            take_markers(player, 1)
        elif good in TILES:
            state.tiles[good] -= 1
            player.tiles[good] += 1
        else:
            state.commodities[good] -= 1
            player.commodities[good] += 1
        if away in DECK_OF:
            return_card(state, seat, away)
        elif away == MARKER:
            return_markers(player, 1)
        elif away in TILES:
            player.tiles[away] -= 1
            state.tiles[away] += 1
        else:
            player.commodities[away] -= 1
            state.commodities[away] += 1
        if good == "message":
            deliver_messages(state)
        refresh(state)


def reward(state: State, seat: Seat, promised: bool) -> None:
    """A special tile of choice, if there is any; a single kind is taken without asking (GEN-13.9, 13.10)."""
    kinds = [tile for tile in TILES if state.tiles[tile]]
    if len(kinds) == 1:
        Reward(seat, promised).decide(state, seat, TakeTile(kinds[0]))
    elif kinds:
        state.then(Reward(seat, promised))


@step
class Reward(Meeting):
    """D15."""

    seat: Public[Seat]
    promised: Public[bool]
    """Whether it goes to the trader."""

    clause = "GEN-13.9"

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,)

    def answers(self, state: State, seat: Seat) -> list[Move]:
        return [REWARDS[tile] for tile in TILES if state.tiles[tile]] if seat == self.seat else []

    def reason(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        if isinstance(move, TakeTile) and seat == self.seat:
            return refuse("tile-gone", tile=move.tile)
        return refuse("reward-first")

    def decide(self, state: State, seat: Seat, move: TakeTile) -> None:
        state.tiles[move.tile] -= 1
        state.emit(Took(seat, (move.tile,)))
        taker = state.trader if self.promised else seat
        state.players[taker].tiles[move.tile] += 1
        if self.promised:
            state.emit(ProceedsPaid(seat, taker, (move.tile,)))
        refresh(state)


@step
class ShareCards(Meeting):
    """D20: which of the cards just drawn go to the trader."""

    seat: Public[Seat]
    cards: Owner[tuple[str, ...]]
    left: Public[int]

    clause = "GEN-15.10"

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,)

    def answers(self, state: State, seat: Seat) -> list[Move]:
        return [HandOver(card) for card in self.cards] if seat == self.seat else []

    def reason(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        if isinstance(move, HandOver) and seat == self.seat:
            return refuse("not-just-drawn", card=move.card)
        return refuse("hand-over-first")

    def needs(self, state: State, seat: Seat, card: str) -> bool:
        return card in self.cards

    def decide(self, state: State, seat: Seat, move: HandOver) -> None:
        pass_cards(state, seat, state.trader, [move.card])
        cards = tuple(card for card in self.cards if card != move.card)
        if self.left > 1:
            state.then(ShareCards(seat, cards, self.left - 1))
        else:
            deliver_messages(state)
        refresh(state)
