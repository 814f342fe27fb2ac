"""Moves that a player may ask about in Tiletum, legal or not: the input of "why not?"."""

from collections.abc import Iterator

from engine.moves import Move, without
from engine.seats import Seat
from games.tiletum import data
from games.tiletum.moves import Architect, Buy, Contribute, Crest, Fulfil, Helper, Hire, Merchant, Settle, Sign
from games.tiletum.state import Player, State
from games.tiletum.turn import InTurn, open_actions

HOW = frozenset({"pay", "choice", "spot", "count"})
"""Fields that describe how a move is made rather than its object."""


def aim(move: Move) -> tuple[object, ...]:
    return without(move, HOW | {"room"} if isinstance(move, Hire) else HOW)


def thinkable(view: State, seat: Seat) -> Iterator[Move]:
    if view.stack and isinstance(view.stack[-1], InTurn):
        opened = [action for action, _, _ in open_actions(view)]
        if opened:
            yield from _spending(view, view.players[seat], opened[-1])
        yield from _tasks(view, seat)


def _spending(view: State, player: Player, action: str) -> Iterator[Move]:
    """Moves that spend an action's points, without mere walks."""
    if action == "architect":
        yield from (Architect(city, "pillar") for city in data.CATHEDRALS)
        yield from (Architect(city, "tile") for city in view.city_tiles)
    elif action == "merchant":
        cities = dict.fromkeys(space.city for space in data.HOUSE_SPACES.values())
        yield from (Merchant(city, "house", 1) for city in cities)
        yield from (Merchant(city, "tile", None) for city in view.city_tiles)
    elif action == "character":
        yield from (Hire(character, None) for character in view.character_offer if character)
        for character in (tile for tile in player.warehouse if tile in data.CHARACTERS):
            yield from (Settle(character, room) for room, lodger in player.rooms.items() if not lodger)
    elif action == "contract":
        yield from (Sign(space) for space, tile in enumerate(view.contract_offer, 1) if tile)


def _tasks(view: State, seat: Seat) -> Iterator[Move]:
    player = view.players[seat]
    most = max(data.RESOURCES, key=lambda resource: player.resources.get(resource, 0))
    yield from (Buy(good, 1) for good in data.GOODS)
    for tile in player.warehouse:
        if tile in data.CONTRACTS:
            yield Fulfil(tile, most if data.CONTRACTS[tile].any_same else None)
        elif tile in data.CRESTS:
            yield from (Crest(tile, building) for building in data.BUILDINGS if building != data.OCCUPIED)
        elif tile in data.HELPERS:
            yield Helper(tile, ())
    yield from (Contribute(city) for city, seats in view.pillars.items() if seat in seats)
