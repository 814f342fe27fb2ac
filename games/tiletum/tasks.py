"""Tasks: buy, place a crest, contribute to a cathedral, use a helper (TIL-13); contracts have their own file."""

from functools import cache
from itertools import combinations_with_replacement

from engine.moves import Move
from engine.seats import Seat
from games.tiletum import data
from games.tiletum.bonuses import resolve, resolve_crest
from games.tiletum.data import Helper as HelperTile
from games.tiletum.events import Bought, Contributed, CrestPlaced
from games.tiletum.income import gain_each, pay, score
from games.tiletum.moves import Buy, Contribute, Crest, Helper
from games.tiletum.people import Completion
from games.tiletum.state import Player, State
from games.tiletum.turn import DONE_TASKS, TASKS, Grant, LeaveGame, add_points, take_up

PLACES_FOR_CRESTS: dict[str, list[tuple[int, int, Move]]] = {
    crest: [(b.number - 1, b.food, Crest(crest, b.number)) for b in data.BUILDINGS.values()] for crest in data.CRESTS
}
CHEAPEST = min(tile.stone for tile in data.COST_TILES.values() if tile.id != data.UNAVAILABLE)
"""Stone of the cheapest contribution."""
CONTRIBUTIONS: dict[str, Move] = {city: Contribute(city) for city in data.CATHEDRALS}


def _uses(helper: HelperTile) -> list[Move]:
    if helper.recolours:  # used when taking a die (TIL-20.5)
        return []
    if helper.bonus.any:
        return [Helper(helper.id, some) for some in combinations_with_replacement(data.RESOURCES, helper.bonus.any)]
    if helper.bonus.action == "joker":
        return [Helper(helper.id, (action,)) for action in data.PLAIN_ACTIONS]
    return [Helper(helper.id, ())]


USES: dict[str, tuple[list[Move], bool, bool]] = {
    helper.id: (_uses(helper), bool(helper.plus), bool(helper.bonus.activate)) for helper in data.HELPERS.values()
}
"""Helper → its moves, whether it needs an open action (TIL-20.11, R-23), and whether a character (TIL-20.10)."""

# ---------------------------------------------------------------- choices


@cache
def purchases(most: int) -> tuple[Move, ...]:
    return tuple(Buy(good, count) for good in data.GOODS for count in range(1, most + 1))


def purchases_now(state: State, seat: Seat, player: Player) -> tuple[Move, ...]:
    """D14."""
    return purchases(player.resources["gold"] // data.BUY_PRICE)


def crest_places(state: State, seat: Seat, player: Player) -> list[Move]:
    """D16: under any building with an empty crest space (TIL-15.2)."""
    food = player.resources["food"]
    found: list[Move] = []
    for tile in player.warehouse:
        for index, price, move in PLACES_FOR_CRESTS.get(tile, ()):
            if price <= food and not player.crests[index]:
                found.append(move)
    return found


def contributions(state: State, seat: Seat, player: Player) -> list[Move]:
    """D17: cathedrals with the seat's pillar, no contribution yet and stone enough to pay (TIL-13.9, 13.10)."""
    stone = player.resources["stone"]
    if stone < CHEAPEST:
        return []
    return [
        CONTRIBUTIONS[city]
        for city, seats in state.pillars.items()
        if seat in seats and seat not in state.contributors[city] and data.COST_TILES[state.costs[city]].stone <= stone
    ]


def helper_uses(state: State, seat: Seat, player: Player) -> list[Move]:
    """D18."""
    found: list[Move] = []
    for tile in dict.fromkeys(player.warehouse):
        if tile in USES:
            uses, needs_an_action, needs_a_character = USES[tile]
            if (state.action or not needs_an_action) and (not needs_a_character or any(player.rooms.values())):
                found += uses
    return found


# ---------------------------------------------------------------- effects


def buy(state: State, seat: Seat, move: Buy) -> None:
    resources = state.players[seat].resources
    resources["gold"] -= data.BUY_PRICE * move.count
    resources[move.good] += move.count
    state.out.append(Bought(seat, move.good, move.count))


def place_crest(state: State, seat: Seat, move: Crest) -> None:
    """Pay, place, resolve the bonus, then check for completion (TIL-15.12)."""
    player = state.players[seat]
    pay(state, seat, "food", data.BUILDINGS[move.building].food, move.crest)
    player.warehouse.remove(move.crest)
    player.crests[move.building - 1] = move.crest
    state.out.append(CrestPlaced(seat, move.crest, move.building))
    state.then(Completion(seat, move.building))
    resolve_crest(state, seat, move.building)


def contribute(state: State, seat: Seat, move: Contribute) -> None:
    """Take the topmost cathedral tile; the cost tile stays (TIL-13.9, 13.15)."""
    city = move.city
    cost = data.COST_TILES[state.costs[city]]
    tile = data.CATHEDRALS[city][len(state.contributors[city])]
    pay(state, seat, "stone", cost.stone, cost.id)
    state.contributors[city] = (*state.contributors[city], seat)
    state.out.append(Contributed(seat, city, cost.id, tile))
    score(state, seat, cost.vp + tile, "cathedrals", city)


def use_helper(state: State, seat: Seat, move: Helper) -> None:
    """Use a helper (TIL-13.12, 20); it fills its space until resolved."""
    helper = data.HELPERS[move.helper]
    take_up(state, seat, helper.id)
    state.then(LeaveGame(seat, helper.id))
    bonus = helper.bonus
    if helper.plus:
        add_points(state, seat, helper.plus, helper.id)
    elif bonus.any:
        gain_each(state, seat, move.choice, helper.id)
    elif bonus.action == "joker":
        state.then(Grant(seat, move.choice[0], bonus.points, helper.id))
    else:
        resolve(state, seat, bonus, "helpers", helper.id)


TASKS.extend([purchases_now, crest_places, contributions, helper_uses])
DONE_TASKS.update({Buy: buy, Crest: place_crest, Contribute: contribute, Helper: use_helper})
