"""Moves that a player may ask about in Genoa, legal or not: the input of "why not?"."""

from collections.abc import Iterator

from engine.moves import Move
from engine.seats import Seat
from games.genoa.bargaining import TradersChoice
from games.genoa.data import ADJACENT, COMMODITIES, VILLAS
from games.genoa.moves import Accept, Activate, Deliver, End, Fulfil, Perform, Pick, Stop, Use, Walk
from games.genoa.state import State
from games.genoa.window import ActionWindow

HOW = frozenset({"revision"})
"""Fields that describe how a move is made rather than its object."""


def thinkable(view: State, seat: Seat) -> Iterator[Move]:
    top = view.stack[-1] if view.stack else None
    player = view.players[seat]
    if isinstance(top, ActionWindow) and seat == top.seat:
        deck = "large_order" if top.building in VILLAS else "small_order"
        yield Perform(None)
        yield from (Perform(card) if deck == "large_order" else Fulfil(card) for card in player.hand(deck))
        if player.tiles["commodity_of_choice"]:
            yield from (Pick(commodity) for commodity in COMMODITIES)
        if player.tiles["building_action"]:
            yield from (Activate(building, None) for building, owner in view.owners.items() if owner == seat)
        yield End()
    elif isinstance(top, TradersChoice) and seat == view.trader:
        yield from (Walk(space) for space in ADJACENT[view.path[-1]])
        yield from (Use(), Stop())
    others = view.offers if seat == view.trader else view.asks
    yield from (Accept(bundle.id, bundle.revision) for bundle in others)
    if player.messages == "ask":
        yield from (Deliver(card) for card in player.message)
