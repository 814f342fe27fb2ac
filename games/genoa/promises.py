"""Checks that nothing inside an action breaks the deal behind it (GEN-15.12a)."""

from functools import lru_cache
from typing import NamedTuple

from games.genoa.data import COMMODITIES, DECK_OF, DECKS, EFFECTS, LARGE_ORDERS, MARKER, ORDERS, TILES
from games.genoa.lines import Lines, promise
from games.genoa.state import Player, State


class Impact(NamedTuple):
    """Effect of a play on the supply and on the player's things."""

    supply: tuple[str, ...] = ()
    """Commodities, tiles, `marker`, or decks; one entry per piece."""
    spends: tuple[str, ...] = ()
    """Commodities, or cards."""
    gains: tuple[str, ...] = ()
    """Commodities."""
    returns: tuple[str, ...] = ()
    """Tiles and commodities returned to the supply, `marker` to the central supply, decks that receive a card."""
    any_tile: bool = False
    """One special tile of the player's choice."""


def keeps_promises(
    state: State, player: Player, building: str, owed: Lines, bound: str, done: bool, change: Impact
) -> bool:
    """Whether the deal can still be kept after the change. `done`: the building's effect has been performed."""
    promised = promise(owed)
    effect = EFFECTS[building]

    def left(thing: str, supply: int) -> int:
        return supply - change.supply.count(thing) + change.returns.count(thing)

    if not done:
        if any(left(c, state.commodities[c]) < 1 for c in promised.commodities):
            return False
        if any(left(t, state.tiles[t]) - change.any_tile < 1 for t in promised.tiles):
            return False
        if promised.markers and left("marker", player.central) < promised.markers:
            return False
        if promised.drawn and left(effect.deck, state.decks[effect.deck].size) < promised.drawn:
            return False
    if not bound:
        return True
    if bound in change.spends:
        return False
    wanted = ORDERS[bound].commodities
    for commodity in set(wanted):
        held = player.commodities[commodity] - change.spends.count(commodity) + change.gains.count(commodity)
        if not done and commodity in effect.commodities and commodity not in promised.commodities:
            held += left(commodity, state.commodities[commodity]) > 0
        if held < wanted.count(commodity):
            return False
    return True


# ---------------------------------------------------------------- changes by plays


def own_goods(player: Player, spare: str) -> list[str]:
    """Everything that can be given away, without the tile being played."""
    found: list[str] = [c for c in COMMODITIES if player.commodities[c]]
    found += [t for t in TILES if player.tiles[t] > (t == spare)]
    if player.stock:
        found.append(MARKER)
    for deck in DECKS:
        found += player.hand(deck)
    return found


def swap_change(away: str, good: str) -> Impact:
    returned = DECK_OF.get(away, away)
    gains = (good,) if good in COMMODITIES else ()
    return Impact((good,), (away,), gains, (returned, "trade_1_1"))


@lru_cache(maxsize=64)
def effect_change(building: str) -> Impact:
    effect = EFFECTS[building]
    taken = (*effect.commodities, effect.tile, *[MARKER] * effect.markers, *[effect.deck] * effect.cards)
    return Impact(taken, gains=effect.commodities, returns=("building_action",))


@lru_cache(maxsize=64)
def delivery_change(card: str) -> Impact:
    commodities = LARGE_ORDERS[card].commodities
    return Impact(spends=(*commodities, card), returns=(*commodities, "building_action"), any_tile=True)
