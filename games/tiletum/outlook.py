"""Prices of moves and warnings about them, computed from a view before the move is played."""

from types import MappingProxyType
from typing import Any, NamedTuple

from engine.events import Event
from engine.moves import Move
from engine.seats import Seat
from games.tiletum.contracts import FULFILS
from games.tiletum.data import BUILDINGS, BUY_PRICE, CHANGE_COLOUR, CONTRACTS, COST_TILES, DICE
from games.tiletum.dice import TURNINGS
from games.tiletum.events import ActionEnded, BonusLost, KingMoved, TileTaken
from games.tiletum.meta import TILETUM
from games.tiletum.moves import Buy, Contribute, Crest, Die, Fulfil, Swap
from games.tiletum.people import TYPE_OF, vacancies
from games.tiletum.state import Player, State
from games.tiletum.turn import PRICES, DieAction, GrantedAction

# ---------------------------------------------------------------- prices


class Price(NamedTuple):
    points: int = 0
    resources: tuple[tuple[str, int], ...] = ()
    helper: str = ""
    """Helper used up besides the tiles the move names."""


FREE = Price()


def price(view: State, seat: Seat, move: Move) -> Price:
    """Points of the open action and resources that a legal move costs. Steps of bonuses are free."""
    top = TILETUM.top(view)
    if type(move) in PRICES:
        if not isinstance(top, DieAction | GrantedAction):
            return FREE
        points = PRICES[type(move)](view, seat, move)
        return Price(points, ((move.give, 1),) if isinstance(move, Swap) else ())
    if isinstance(move, Die):
        die = DICE[move.die]
        gold = TURNINGS[die.number][move.number]
        helper = CHANGE_COLOUR if move.resource != die.resource else ""
        return Price(0, (("gold", gold),) if gold else (), helper)
    if isinstance(move, Buy):
        return Price(0, (("gold", BUY_PRICE * move.count),))
    if isinstance(move, Fulfil):
        return Price(0, tuple(dict(FULFILS[move.contract])[move].items()))
    if isinstance(move, Crest):
        return Price(0, (("food", BUILDINGS[move.building].food),))
    if isinstance(move, Contribute):
        return Price(0, (("stone", COST_TILES[view.costs[move.city]].stone),))
    return FREE


# ---------------------------------------------------------------- warnings


class Caution(NamedTuple):
    id: str
    args: dict[str, Any]


WARNINGS: MappingProxyType[str, str] = MappingProxyType(
    {
        "tiletum-warning-warehouse-fills": "TIL-14.2",  # tile
        "tiletum-warning-character-stuck": "TIL-9.10",  # tile
        "tiletum-warning-contract-stuck": "TIL-13.13",  # tile
        "tiletum-warning-no-room-for-tile": "TIL-14.2",  # tile
        "tiletum-warning-points-lost": "TIL-6.3",  # points
        "tiletum-warning-king-track-ends": "TIL-11.3",  # points
        "tiletum-warning-bonus-lost": "TIL-21.21",  # what
    }
)
"""Message id → clause; the comments name the arguments. R-7 and R-8: a tile cannot be thrown away."""


def warn(name: str, **args: Any) -> Caution:
    full = f"tiletum-warning-{name}"
    assert full in WARNINGS
    return Caution(full, args)


def warnings(view: State, seat: Seat, move: Move) -> list[Caution]:
    """Warnings about a legal move, found by trying it on a copy of the view."""
    tried = TILETUM.attempt(view, seat, move)
    player: Player = tried.state.players[seat]
    found = [warning for event in tried.events for warning in _of_event(player, seat, event)]
    if isinstance(move, Die) and move.tile == "leave" and not view.players[seat].room_left:
        tile = view.action_tiles[view.action_at(move.number)]
        found += [warn("no-room-for-tile", tile=tile)] if tile else []
    return found


def _of_event(player: Player, seat: Seat, event: Event) -> list[Caution]:
    if getattr(event, "seat", None) != seat:
        return []
    if isinstance(event, TileTaken) and event.tile in player.warehouse:
        return _of_tile(player, event.tile)
    if isinstance(event, ActionEnded) and event.lost:
        return [warn("points-lost", points=event.lost)]
    if isinstance(event, KingMoved) and event.lost:
        return [warn("king-track-ends", points=event.lost)]
    if isinstance(event, BonusLost):
        return [warn("bonus-lost", what=event.what)]
    return []


def _of_tile(player: Player, tile: str) -> list[Caution]:
    """Warnings about a tile that `player` already holds."""
    found = []
    if tile in TYPE_OF and _waiting(player, TYPE_OF[tile]) > _rooms_for(player, TYPE_OF[tile]):
        found.append(warn("character-stuck", tile=tile))
    if tile in CONTRACTS and sum(other in CONTRACTS for other in player.warehouse) > player.free_contract_spaces:
        found.append(warn("contract-stuck", tile=tile))
    if not player.room_left:
        found.append(warn("warehouse-fills", tile=tile))
    return found


def _waiting(player: Player, kind: str) -> int:
    return sum(TYPE_OF.get(tile) == kind for tile in player.warehouse)


def _rooms_for(player: Player, kind: str) -> int:
    """Number of empty rooms of the type's building; if it has none yet, of the largest empty building."""
    rooms = vacancies(player)[kind]
    return max(sum(room in rooms for room in building.rooms) for building in BUILDINGS.values())
