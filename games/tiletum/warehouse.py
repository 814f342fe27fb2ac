"""The warehouse: four spaces and the tiles they may take (TIL-14)."""

from engine.seats import Seat
from games.tiletum.data import CHARACTERS, CONTRACT_SPACES, CONTRACTS, CRESTS, HELPERS, WAREHOUSE
from games.tiletum.events import TileTaken
from games.tiletum.state import Player, State

FAMILIES = frozenset(CRESTS)
ALL_CONTRACTS = frozenset(CONTRACTS)
ALL_TILES = FAMILIES | ALL_CONTRACTS | frozenset(HELPERS) | frozenset(CHARACTERS)


def untakeable(player: Player) -> frozenset[str]:
    """Tiles that the player cannot take now (TIL-14.12)."""
    if len(player.warehouse) + len(player.using) >= WAREHOUSE:
        return ALL_TILES
    owned = FAMILIES.intersection(player.crests + player.warehouse)
    return owned | ALL_CONTRACTS if len(player.contracts) >= CONTRACT_SPACES else owned


def can_take(player: Player, tile: str) -> bool:
    return tile not in untakeable(player)


def is_free_gift(player: Player, tile: str) -> bool:
    """Whether taking a tile by default is safe: a helper that leaves a space free can never clog the warehouse."""
    return tile in HELPERS and player.room_left > 1


def take(state: State, seat: Seat, tile: str, place: str) -> None:
    state.players[seat].warehouse.append(tile)
    state.out.append(TileTaken(seat, tile, place))


def remove_from_game(state: State, tile: str) -> None:
    """Remove used helpers and discarded king tiles for good (R-10)."""
    state.removed[tile] = state.removed.get(tile, 0) + 1
