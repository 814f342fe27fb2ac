"""When a pause between a die's tile and its resources can matter (TIL-5.11, R-24).

Only the type of the resources can still change. Anything possible without the tile is possible before the die is taken,
so the tile must lead to the helper that changes the type or, if that is held already, to new information: only
characters are drawn from a stack in the middle of a turn.
"""

from functools import lru_cache
from types import MappingProxyType

from games.tiletum.board import DISTANCE
from games.tiletum.data import CHANGE_COLOUR, CHARACTERS, CONTRACTS, CRESTS, HELPERS
from games.tiletum.state import Player, State

FETCHING: MappingProxyType[str, tuple[str, int]] = MappingProxyType(
    {
        helper.id: (helper.bonus.action, helper.bonus.points)
        for helper in HELPERS.values()
        if helper.bonus.action in ("architect", "merchant", "joker")
    }
)
"""Helpers that can fetch a tile from a city → their action and its points."""
FETCHERS = frozenset(FETCHING)
HIRING = frozenset(helper.id for helper in HELPERS.values() if helper.bonus.action in ("character", "joker"))
LEADING_ON = frozenset(CRESTS) | {
    helper.id
    for helper in HELPERS.values()
    if not (helper.plus or helper.recolours or helper.bonus.action == "king" or helper.id == "helper_vp_4")
}
"""Bonus tiles that bring a piece, a resource or an action that could."""
NONE: frozenset[str] = frozenset()


def worth_a_pause(state: State, player: Player) -> frozenset[str]:
    """Bonus tiles that, just taken and used, may change the resources that the die gives."""
    if CHANGE_COLOUR in player.warehouse:
        return LEADING_ON if can_be_granted_characters(player) else HIRING
    if CHANGE_COLOUR not in state.city_tiles.values():
        return NONE
    if not FETCHERS.isdisjoint(player.warehouse):
        return LEADING_ON  # the tile may bring a piece closer, through a crest or a character
    if player.room_left <= 1:
        return NONE
    cities = tuple([city for city, lying in state.city_tiles.items() if lying == CHANGE_COLOUR])
    return fetching(player.architect, player.merchant, cities)


def can_be_granted_characters(player: Player) -> bool:
    """Whether activating a building or fulfilling a contract would grant the character action."""
    return any(CHARACTERS[tile].bonus.action == "character" for tile in player.rooms.values() if tile) or any(
        CONTRACTS[tile].reward.action == "character" for tile in player.warehouse if tile in CONTRACTS
    )


@lru_cache(4096)
def fetching(architect: str, merchant: str, cities: tuple[str, ...]) -> frozenset[str]:
    """Helpers whose action reaches a city: its last point takes the tile, the others are steps."""
    starts = {"architect": (architect,), "merchant": (merchant,), "joker": (architect, merchant)}
    return frozenset(
        helper
        for helper, (action, points) in FETCHING.items()
        if any(DISTANCE[start][city] < points for start in starts[action] for city in cities)
    )
