"""Nothing inside an action may spoil what the deal behind it promises (GEN-15.12a)."""

from typing import NamedTuple

from engine.genoa.data import EFFECTS, ORDERS, TILES
from engine.genoa.lines import Lines, promise
from engine.genoa.state import Player, State


class Change(NamedTuple):
    """What a play takes from the supply and from the player's own things, and what it brings him."""

    supply: tuple[str, ...] = ()
    """Commodities, tiles, `marker`, or decks; each once per piece."""
    spends: tuple[str, ...] = ()
    """Commodities, or cards."""
    gains: tuple[str, ...] = ()
    """Commodities."""
    returns: tuple[str, ...] = ()
    """Tiles and commodities that go back to the supply, `marker` to the central supply, decks that get a card."""
    any_tile: bool = False
    """One special tile of the player's choice."""


def keeps_promises(
    state: State, player: Player, building: str, owed: Lines, bound: str, done: bool, change: Change
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
    if promised.tile and sum(left(t, state.tiles[t]) for t in TILES) - change.any_tile < 1:
        return False
    wanted = ORDERS[bound].commodities
    for commodity in set(wanted):
        held = player.commodities[commodity] - change.spends.count(commodity) + change.gains.count(commodity)
        if not done and commodity in effect.commodities and commodity not in promised.commodities:
            held += left(commodity, state.commodities[commodity]) > 0
        if held < wanted.count(commodity):
            return False
    return True
