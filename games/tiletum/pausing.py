"""When a pause between a die's tile and its resources can matter (TIL-5.11, R-24).

Only the type of the resources can still change. Anything possible without the tile is possible before the die is taken,
so the tile must lead to the helper that changes the type or, if that is held already, to new information: only
characters are drawn from a stack in the middle of a turn.
"""

from types import MappingProxyType

from games.tiletum.board import DISTANCE
from games.tiletum.data import CHANGE_COLOUR, CHARACTERS, CONTRACTS, HELPERS
from games.tiletum.state import Player, State

FETCHING: MappingProxyType[str, tuple[str, int]] = MappingProxyType(
    {
        helper.id: (helper.bonus.action, helper.bonus.points)
        for helper in HELPERS.values()
        if helper.bonus.action in ("architect", "merchant", "joker")
    }
)
"""Helpers that can fetch a tile from a city → their action and its points."""
HIRING = frozenset(helper.id for helper in HELPERS.values() if helper.bonus.action in ("character", "joker"))
LEADING_NOWHERE = frozenset(CONTRACTS) | {
    helper.id
    for helper in HELPERS.values()
    if helper.plus or helper.recolours or helper.bonus.action == "king" or helper.id == "helper_vp_4"
}
"""Bonus tiles that bring no piece, no resource and no action that could."""


def pause_matters(state: State, player: Player, tile: str) -> bool:
    """Whether using a tile just taken may change the resources that the die gives."""
    if tile in LEADING_NOWHERE:
        return False
    if CHANGE_COLOUR in player.warehouse:
        return tile in HIRING or can_be_granted_characters(player)
    cities = [city for city, lying in state.city_tiles.items() if lying == CHANGE_COLOUR]
    if not cities:
        return False
    if any(held in FETCHING for held in player.warehouse):
        return True  # the tile may bring a piece closer, through a crest or a character
    return tile in FETCHING and player.room_left > 1 and any(fetches(player, tile, city) for city in cities)


def can_be_granted_characters(player: Player) -> bool:
    """Whether activating a building or fulfilling a contract would grant the character action."""
    return any(CHARACTERS[tile].bonus.action == "character" for tile in player.rooms.values() if tile) or any(
        CONTRACTS[tile].reward.action == "character" for tile in player.warehouse if tile in CONTRACTS
    )


def fetches(player: Player, helper: str, city: str) -> bool:
    """Whether a helper's action reaches a city: its last point takes the tile, the others are steps."""
    action, points = FETCHING[helper]
    starts = {"architect": (player.architect,), "merchant": (player.merchant,)}.get(
        action, (player.architect, player.merchant)
    )
    return any(DISTANCE[start][city] < points for start in starts)
