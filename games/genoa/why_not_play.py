"""Reasons to refuse a play inside an action (GEN-5.15 – 5.17, 13.6 – 13.17, 14.10 – 14.23, 15.12a)."""

from typing import TYPE_CHECKING

from engine.moves import Move
from engine.refusals import IllegalMove
from engine.seats import Seat
from games.genoa.data import ORDERS, VILLAS
from games.genoa.effects import deliverable_orders, missing_commodity
from games.genoa.moves import Activate, End, Fulfil, Perform, Pick, Trade
from games.genoa.promises import own_goods
from games.genoa.refusals import refuse
from games.genoa.state import Player, State

if TYPE_CHECKING:
    from games.genoa.window import ActionWindow


def why_not_play(state: State, seat: Seat, move: Move, window: "ActionWindow") -> IllegalMove:
    if seat != window.seat:
        return refuse("not-in-this-action")
    player = state.players[seat]
    if isinstance(move, End):
        return refuse("bound-order-first" if window.done else "effect-first")
    if isinstance(move, Perform):
        return _why_not_perform(player, move, window)
    if isinstance(move, Fulfil):
        if window.ordered:
            return refuse("one-order")
        return _why_not_order(player, move.card, "small_order", window.building)
    if isinstance(move, Pick | Trade | Activate):
        tile = {Pick: "commodity_of_choice", Trade: "trade_1_1", Activate: "building_action"}[type(move)]
        if not player.tiles[tile]:
            return refuse("no-such-tile", tile=tile)
    if isinstance(move, Pick) and not state.commodities[move.commodity]:
        return refuse("not-in-supply", good=move.commodity)
    if isinstance(move, Trade) and move.away not in own_goods(player, spare="trade_1_1"):
        return refuse("not-your-good", good=move.away)
    if isinstance(move, Activate):
        if state.owners.get(move.building) != seat:
            return refuse("not-your-building", building=move.building)
        if move.order is not None:
            if move.building not in VILLAS:
                return refuse("only-villas-take-large-orders", building=move.building)
            if move.order not in deliverable_orders(player, "large_order", move.building):
                return _why_not_order(player, move.order, "large_order", move.building)
    if isinstance(move, Pick | Trade | Activate):
        return refuse("spoils-the-deal")
    return refuse("not-in-this-action")


def _why_not_perform(player: Player, move: Perform, window: "ActionWindow") -> IllegalMove:
    if window.done:
        return refuse("effect-done")
    if move.order is None:
        return refuse("only-the-bound-order")
    if window.building not in VILLAS:
        return refuse("only-villas-take-large-orders", building=window.building)
    if move.order in deliverable_orders(player, "large_order", window.building):
        return refuse("only-the-bound-order" if window.bound else "spoils-the-deal")
    return _why_not_order(player, move.order, "large_order", window.building)


def _why_not_order(player: Player, card: str, deck: str, building: str) -> IllegalMove:
    if card not in player.hand(deck):
        return refuse("order-not-in-hand", card=card)
    if ORDERS[card].building != building:
        return refuse("order-for-elsewhere", card=card, building=ORDERS[card].building)
    commodity = missing_commodity(player, card)
    if commodity is not None:
        return refuse("order-needs", card=card, commodity=commodity)
    return refuse("only-the-bound-order")
