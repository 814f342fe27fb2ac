"""Effects of buildings, orders and tiles on goods (GEN-12, GEN-13, GEN-14), without decisions."""

from engine.seats import Seat
from games.genoa.data import DECK_OF, EFFECTS, ORDERS, REWARD
from games.genoa.events import Drew, OrderFulfilled, ProceedsPaid, Took
from games.genoa.goods import add_card, bank_pays, draw_card, pay, return_card, take_markers
from games.genoa.made_once import made_once
from games.genoa.state import Player, State

took = made_once(Took)


def building_effect(state: State, seat: Seat, building: str) -> tuple[str, ...]:
    """Gain a building's yield, as far as the supply lasts (GEN-5.11); returns the cards drawn."""
    effect, player = EFFECTS[building], state.players[seat]
    if effect.deck:
        return draw(state, seat, effect.deck, effect.cards)
    things: list[str] = []
    for commodity in effect.commodities:
        if state.commodities[commodity]:
            state.commodities[commodity] -= 1
            player.commodities[commodity] += 1
            things.append(commodity)
    if effect.tile and state.tiles[effect.tile]:
        state.tiles[effect.tile] -= 1
        player.tiles[effect.tile] += 1
        things.append(effect.tile)
    things += ["marker"] * take_markers(player, effect.markers)
    state.emit(took(seat, tuple(things)))
    return ()


def draw(state: State, seat: Seat, deck: str, count: int) -> tuple[str, ...]:
    cards: list[str] = []
    for _ in range(count):
        card = draw_card(state, deck)
        if card is not None:
            cards.append(card)
            add_card(state.players[seat], card)
    state.emit(Drew(seat, deck, tuple(cards)))
    return tuple(cards)


def fulfil_order(state: State, seat: Seat, card: str) -> None:
    """GEN-13.7, 13.8, 13.13, 13.14."""
    player, ducats = state.players[seat], REWARD[DECK_OF[card]]
    for commodity in ORDERS[card].commodities:
        player.commodities[commodity] -= 1
        state.commodities[commodity] += 1
    return_card(state, seat, card)
    bank_pays(state, seat, ducats)
    state.emit(OrderFulfilled(seat, card, ducats))


def pay_from_order(state: State, seat: Seat, ducats: int) -> None:
    if ducats:
        pay(state, seat, state.trader, ducats)
        state.emit(ProceedsPaid(seat, state.trader, (f"d{ducats}",)))


def missing_commodity(player: Player, card: str) -> str | None:
    """The first commodity that an order still lacks; None if complete."""
    wanted = ORDERS[card].commodities
    for commodity in wanted:
        if player.commodities[commodity] < wanted.count(commodity):
            return commodity
    return None


def deliverable_orders(player: Player, deck: str, building: str) -> list[str]:
    """Orders in hand for this building with all their commodities."""
    return [
        card
        for card in player.hand(deck)
        if ORDERS[card].building == building and missing_commodity(player, card) is None
    ]
