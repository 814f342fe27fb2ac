"""Reasons to refuse a move of Tiletum, each with its clause. The texts are in `locales`."""

from collections.abc import Callable
from types import MappingProxyType
from typing import Any

from engine.moves import Move
from engine.refusals import IllegalMove
from engine.seats import Seat
from engine.steps import Decision
from games.tiletum import data
from games.tiletum import moves as moved
from games.tiletum.board import DISTANCE, free_cathedrals, free_house_spots
from games.tiletum.bonuses import ActivateBuilding, ChooseResources, Errand, Journey, PlaceHouse, PlacePillar
from games.tiletum.contracts import FULFILS, same_offer
from games.tiletum.dice import NUMBERS, TURNINGS, CollectResources, TakeDie
from games.tiletum.people import TYPE_OF
from games.tiletum.state import Player, State
from games.tiletum.turn import PRICES, REASONS, AfterAction, ChooseAction, DieAction, GrantedAction
from games.tiletum.warehouse import can_take

REFUSALS: MappingProxyType[str, str] = MappingProxyType(
    {
        # timing
        "tiletum-refusal-die-first": "TIL-4.10",
        "tiletum-refusal-die-taken": "TIL-4.9",
        "tiletum-refusal-collect-first": "TIL-5.11",
        "tiletum-refusal-nothing-to-collect": "TIL-5.11",
        "tiletum-refusal-choose-action-first": "TIL-12.1",
        "tiletum-refusal-no-joker": "TIL-12.1",
        "tiletum-refusal-bonus-first": "TIL-6.5",
        "tiletum-refusal-no-such-bonus": "TIL-6.5",
        "tiletum-refusal-granted-action-first": "TIL-6.5",  # action
        "tiletum-refusal-action-ended": "TIL-6.6",
        "tiletum-refusal-end-the-turn": "TIL-13.1",
        "tiletum-refusal-action-not-open": "TIL-6.2",  # action, open
        "tiletum-refusal-too-few-points": "TIL-6.2",  # price, points
        "tiletum-refusal-favour-first": "TIL-16.1",
        "tiletum-refusal-no-favour": "TIL-16.1",
        # the die
        "tiletum-refusal-no-such-die": "TIL-5.1",  # die
        "tiletum-refusal-no-such-number": "TIL-5.4",  # number
        "tiletum-refusal-turning-costs-gold": "TIL-5.3",  # gold, owned
        "tiletum-refusal-no-tile-at-action": "TIL-5.7",  # action
        "tiletum-refusal-no-reason-to-pause": "TIL-5.11",
        "tiletum-refusal-pause-without-colour": "TIL-5.11",
        "tiletum-refusal-other-resource": "TIL-20.5",  # resource
        # tiles and the warehouse
        "tiletum-refusal-warehouse-full": "TIL-14.2",  # tile
        "tiletum-refusal-crest-family": "TIL-14.6",  # tile
        "tiletum-refusal-no-contract-space": "TIL-14.8",  # tile
        "tiletum-refusal-not-in-warehouse": "TIL-14.1",  # tile
        # the map
        "tiletum-refusal-no-such-space": "TIL-7.1",  # space
        "tiletum-refusal-already-there": "TIL-7.1",  # space
        "tiletum-refusal-too-far": "TIL-21.12",  # steps, distance
        "tiletum-refusal-not-part-of-bonus": "TIL-21.7",
        "tiletum-refusal-no-city-tile": "TIL-7.5",  # city
        "tiletum-refusal-no-pillar": "TIL-7.2",
        "tiletum-refusal-no-cathedral": "TIL-7.2",  # city
        "tiletum-refusal-cathedral-unavailable": "TIL-23.9",  # city
        "tiletum-refusal-pillar-already-there": "TIL-7.4",  # city
        "tiletum-refusal-pillar-spaces-full": "TIL-7.3",  # city
        "tiletum-refusal-no-house": "TIL-8.2",
        "tiletum-refusal-house-already-there": "TIL-8.3",  # city
        "tiletum-refusal-no-house-space": "TIL-8.2",  # city
        "tiletum-refusal-equal-house-space": "TIL-23.2",  # city, spot
        "tiletum-refusal-spot-without-house": "TIL-8.2",
        # characters
        "tiletum-refusal-not-in-offer": "TIL-9.1",  # tile
        "tiletum-refusal-offer-empty": "TIL-9.2",
        "tiletum-refusal-no-such-room": "TIL-9.4",  # room
        "tiletum-refusal-room-taken": "TIL-9.4",  # room
        "tiletum-refusal-lives-elsewhere": "TIL-9.6",  # type, building
        "tiletum-refusal-other-type-there": "TIL-9.7",  # type, building
        # contracts
        "tiletum-refusal-no-such-offer-space": "TIL-10.1",  # space
        "tiletum-refusal-offer-gap": "TIL-10.2",  # space
        "tiletum-refusal-equal-offer-space": "TIL-10.6",  # space
        "tiletum-refusal-swap-same": "TIL-10.3",  # resource
        "tiletum-refusal-swap-nothing": "TIL-10.3",  # resource
        "tiletum-refusal-swap-bonus-due": "TIL-10.4",
        "tiletum-refusal-swap-bonus-spent": "TIL-10.5",
        "tiletum-refusal-swap-gift": "TIL-10.4",  # give, gift
        # tasks
        "tiletum-refusal-buy-something": "TIL-13.2",
        "tiletum-refusal-gold-short": "TIL-13.2",  # gold, owned
        "tiletum-refusal-contract-spaces-covered": "TIL-13.13",
        "tiletum-refusal-contract-needs-resource": "TIL-22.1",
        "tiletum-refusal-contract-names-resources": "TIL-22.2",
        "tiletum-refusal-contract-unpaid": "TIL-13.3",  # resource, amount, owned
        "tiletum-refusal-no-such-building": "TIL-15.1",  # building
        "tiletum-refusal-crest-space-taken": "TIL-15.2",  # building
        "tiletum-refusal-food-short": "TIL-13.7",  # food, owned
        "tiletum-refusal-contribution-needs-pillar": "TIL-13.9",  # city
        "tiletum-refusal-contributed-already": "TIL-13.10",  # city
        "tiletum-refusal-stone-short": "TIL-13.9",  # stone, owned
        "tiletum-refusal-points-need-action": "TIL-20.11",
        "tiletum-refusal-colour-with-die": "TIL-20.5",
        "tiletum-refusal-nobody-to-activate": "TIL-20.10",
        "tiletum-refusal-helper-choice": "TIL-13.12",  # helper
        # bonuses
        "tiletum-refusal-gain-how-many": "TIL-20.7",  # amount
        "tiletum-refusal-gain-out-of-order": "TIL-20.7",
        "tiletum-refusal-must-place": "TIL-24.7",
        "tiletum-refusal-nobody-there": "TIL-23.5",  # building
        "tiletum-refusal-bonus-impossible": "TIL-21.21",  # building
    }
)
"""Message id → clause; the comments name the arguments, all of them ids or small numbers."""

SPENDS: dict[type[Move], str] = {
    moved.Architect: "architect",
    moved.Merchant: "merchant",
    moved.Hire: "character",
    moved.Settle: "character",
    moved.Refresh: "character",
    moved.Sign: "contract",
    moved.Swap: "contract",
}
"""Kind of move → the action it belongs to."""
BONUS_MOVES = frozenset({moved.Gain, moved.House, moved.Pillar, moved.Activate, moved.Skip})
Reason = IllegalMove | None


def refuse(reason: str, **args: object) -> IllegalMove:
    name = f"tiletum-refusal-{reason}"
    return IllegalMove(name, REFUSALS[name], **args)


def why_not_favour() -> IllegalMove:
    return refuse("favour-first")


# ---------------------------------------------------------------- in a turn: the wrong moment?


def why_not_in_turn(state: State, seat: Seat, move: Move, asked: Decision) -> IllegalMove:
    kind, player = type(move), state.players[seat]
    if kind in TASK_REASONS:
        return TASK_REASONS[kind](state, seat, player, move) or refuse("no-such-bonus")
    if kind is moved.Favour:
        return refuse("no-favour")
    if isinstance(asked, TakeDie):
        return _die(state, player, move) if isinstance(move, moved.Die) else refuse("die-first")
    if kind is moved.Die:
        return refuse("die-taken")
    if isinstance(asked, CollectResources):
        return (
            refuse("other-resource", resource=move.resource)
            if isinstance(move, moved.Collect)
            else refuse("collect-first")
        )
    if kind is moved.Collect:
        return refuse("nothing-to-collect")
    if isinstance(asked, ChooseAction):
        return refuse("choose-action-first")
    if kind is moved.Perform:
        return refuse("no-joker")
    if isinstance(asked, DieAction):
        return _spend(state, seat, player, move, state.action, state.points)
    if isinstance(asked, GrantedAction):
        if kind is moved.End:
            return refuse("granted-action-first", action=asked.action)
        return _spend(state, seat, player, move, asked.action, asked.points)
    if isinstance(asked, AfterAction):
        return refuse("no-such-bonus" if kind in BONUS_MOVES else "action-ended")
    return _bonus(state, seat, player, move, asked)


REASONS.append(why_not_in_turn)

# ---------------------------------------------------------------- the die


def _die(state: State, player: Player, move: moved.Die) -> IllegalMove:
    if move.die not in state.dice:
        return refuse("no-such-die", die=move.die)
    die = data.DICE[move.die]
    if move.number not in NUMBERS:
        return refuse("no-such-number", number=move.number)
    gold = TURNINGS[die.number][move.number]
    if gold > player.resources["gold"]:
        return refuse("turning-costs-gold", gold=gold, owned=player.resources["gold"])
    action = state.action_at(move.number)
    tile = state.action_tiles[action]
    if move.tile != "leave":
        if not tile:
            return refuse("no-tile-at-action", action=action)
        if reason := why_not_take(player, tile):
            return reason
    if move.tile == "pause":
        return refuse("pause-without-colour" if move.resource != die.resource else "no-reason-to-pause")
    return refuse("other-resource", resource=move.resource)


def why_not_take(player: Player, tile: str) -> Reason:
    """TIL-14.12."""
    if can_take(player, tile):
        return None
    if player.room_left <= 0:
        return refuse("warehouse-full", tile=tile)
    return refuse("crest-family" if tile in data.CRESTS else "no-contract-space", tile=tile)


# ---------------------------------------------------------------- spending points


def _spend(state: State, seat: Seat, player: Player, move: Any, action: str, points: int) -> IllegalMove:
    kind = type(move)
    if kind is moved.End:
        return refuse("end-the-turn")
    if kind in BONUS_MOVES:
        return refuse("no-such-bonus")
    if SPENDS[kind] != action:
        return refuse("action-not-open", action=SPENDS[kind], open=action)
    if reason := SPEND_REASONS[kind](state, seat, player, move):
        return reason
    return refuse("too-few-points", price=PRICES[kind](state, seat, move), points=points)


def _way(player: Player, move: moved.Architect | moved.Merchant) -> Reason:
    if move.space not in data.MAP:
        return refuse("no-such-space", space=move.space)
    here = player.architect if isinstance(move, moved.Architect) else player.merchant
    if move.doing == "walk" and move.space == here:
        return refuse("already-there", space=here)
    return None


def _architect(state: State, seat: Seat, player: Player, move: moved.Architect) -> Reason:
    if reason := _way(player, move):
        return reason
    if move.doing in ("tile", "both") and (reason := _city_tile(state, player, move.space)):
        return reason
    return _pillar(state, seat, player, move.space) if move.doing in ("pillar", "both") else None


def _merchant(state: State, seat: Seat, player: Player, move: moved.Merchant) -> Reason:
    if reason := _way(player, move):
        return reason
    if move.doing in ("tile", "both") and (reason := _city_tile(state, player, move.space)):
        return reason
    if move.doing in ("house", "both"):
        return _house(state, seat, player, move.space, move.spot)
    return refuse("spot-without-house") if move.spot is not None else None


def _city_tile(state: State, player: Player, city: str) -> Reason:
    if city not in state.city_tiles:
        return refuse("no-city-tile", city=city)
    return why_not_take(player, state.city_tiles[city])


def _pillar(state: State, seat: Seat, player: Player, city: str) -> Reason:
    if city in free_cathedrals(state, seat):
        return None
    if city not in data.CATHEDRALS:
        return refuse("no-cathedral", city=city)
    if city not in state.pillars:
        return refuse("cathedral-unavailable", city=city)
    if seat in state.pillars[city]:
        return refuse("pillar-already-there", city=city)
    return refuse("pillar-spaces-full", city=city) if player.pillars else refuse("no-pillar")


def _house(state: State, seat: Seat, player: Player, city: str, spot: int | None) -> Reason:
    if city not in data.MAP:
        return refuse("no-such-space", space=city)
    if not player.houses:
        return refuse("no-house")
    if state.has_house(seat, city):
        return refuse("house-already-there", city=city)
    free = free_house_spots(state, seat).get(city, [])
    if spot in free:
        return None
    if state.houses.get(f"{city}_house_{spot}", seat) < 0:
        (equal,) = free  # several spaces of a city with the same bonus: the first is listed
        return refuse("equal-house-space", city=city, spot=equal)
    return refuse("no-house-space", city=city)


def _hire(state: State, seat: Seat, player: Player, move: moved.Hire) -> Reason:
    if move.character not in state.character_offer or not move.character:
        return refuse("not-in-offer", tile=move.character)
    if reason := why_not_take(player, move.character):
        return reason
    return _room(player, move.character, move.room) if move.room is not None else None


def _settle(state: State, seat: Seat, player: Player, move: moved.Settle) -> Reason:
    if move.character not in player.warehouse or move.character not in TYPE_OF:
        return refuse("not-in-warehouse", tile=move.character)
    return _room(player, move.character, move.room)


def _room(player: Player, character: str, room: str) -> Reason:
    if room not in data.ROOMS:
        return refuse("no-such-room", room=room)
    building, kind = data.ROOMS[room].building, TYPE_OF[character]
    if player.rooms[room]:
        return refuse("room-taken", room=room)
    home = player.home_of(kind)
    if home and home != building:
        return refuse("lives-elsewhere", type=kind, building=home)
    for other in player.characters(building):
        if TYPE_OF[other] != kind:
            return refuse("other-type-there", type=TYPE_OF[other], building=building)
    return None


def _refresh(state: State, seat: Seat, player: Player, move: moved.Refresh) -> Reason:
    return None if any(state.character_offer) else refuse("offer-empty")


def _sign(state: State, seat: Seat, player: Player, move: moved.Sign) -> Reason:
    if not 1 <= move.space <= data.OFFER:
        return refuse("no-such-offer-space", space=move.space)
    tile = state.contract_offer[move.space - 1]
    if not tile:
        return refuse("offer-gap", space=move.space)
    if reason := why_not_take(player, tile):
        return reason
    same = same_offer(state, move.space)
    return refuse("equal-offer-space", space=same) if same != move.space else None


def _swap(state: State, seat: Seat, player: Player, move: moved.Swap) -> Reason:
    if not set(move.get) - {move.give}:
        return refuse("swap-same", resource=move.give)
    if not player.resources[move.give]:
        return refuse("swap-nothing", resource=move.give)
    if len(move.get) != (1 if state.swapped else 2):
        return refuse("swap-bonus-spent" if state.swapped else "swap-bonus-due")
    if list(move.get) != sorted(move.get, key=data.RESOURCES.index):
        return refuse("gain-out-of-order")
    if move.give in move.get:
        return _gift(player, move)
    return None


def _gift(player: Player, move: moved.Swap) -> Reason:
    """R-16: if the given resource comes back, the other is a gift whatever was given, and is listed once."""
    gift = next(resource for resource in move.get if resource != move.give)
    give = next(resource for resource in data.RESOURCES if player.resources[resource] and resource != gift)
    return refuse("swap-gift", give=give, gift=gift) if give != move.give else None


SPEND_REASONS: dict[type[Move], Callable[[State, Seat, Player, Any], Reason]] = {
    moved.Architect: _architect,
    moved.Merchant: _merchant,
    moved.Hire: _hire,
    moved.Settle: _settle,
    moved.Refresh: _refresh,
    moved.Sign: _sign,
    moved.Swap: _swap,
}

# ---------------------------------------------------------------- bonuses


def _bonus(state: State, seat: Seat, player: Player, move: Any, asked: Decision) -> IllegalMove:
    if isinstance(asked, ChooseResources) and isinstance(move, moved.Gain):
        if len(move.resources) != asked.amount:
            return refuse("gain-how-many", amount=asked.amount)
        return refuse("gain-out-of-order")
    if isinstance(asked, Errand | Journey) and isinstance(move, moved.Architect | moved.Merchant):
        return _errand(state, seat, player, move, asked)
    if isinstance(asked, PlaceHouse | PlacePillar) and isinstance(move, moved.Skip):
        return refuse("must-place")
    if isinstance(asked, PlaceHouse) and isinstance(move, moved.House):
        return _house(state, seat, player, move.city, move.spot) or refuse("bonus-first")
    if isinstance(asked, PlacePillar) and isinstance(move, moved.Pillar):
        return _pillar(state, seat, player, move.city) or refuse("bonus-first")
    if isinstance(asked, ActivateBuilding) and isinstance(move, moved.Activate):
        known = (
            asked.left if asked.building or move.building not in data.BUILDINGS else player.characters(move.building)
        )
        possible = move.character in known and asked.building in (0, move.building)
        return refuse("bonus-impossible" if possible else "nobody-there", building=move.building)
    return refuse("bonus-first")


def _errand(
    state: State, seat: Seat, player: Player, move: moved.Architect | moved.Merchant, asked: Errand | Journey
) -> IllegalMove:
    architect = isinstance(move, moved.Architect)
    if reason := _way(player, move):
        return reason
    if isinstance(asked, Journey):
        return refuse("not-part-of-bonus")
    steps = asked.architect if architect else asked.merchant
    builds = asked.pillar if architect else asked.house
    if move.doing not in ("walk", "pillar" if architect else "house") or not (steps or builds):
        return refuse("not-part-of-bonus")
    distance = DISTANCE[player.architect if architect else player.merchant][move.space]
    if distance > steps:
        return refuse("too-far", steps=steps, distance=distance)
    if move.doing != "walk" and not builds:
        return refuse("not-part-of-bonus")
    reason = SPEND_REASONS[type(move)](state, seat, player, move)
    return reason or refuse("not-part-of-bonus")


# ---------------------------------------------------------------- tasks


def _buy(state: State, seat: Seat, player: Player, move: moved.Buy) -> Reason:
    if move.count < 1:
        return refuse("buy-something")
    return refuse("gold-short", gold=data.BUY_PRICE * move.count, owned=player.resources["gold"])


def _fulfil(state: State, seat: Seat, player: Player, move: moved.Fulfil) -> Reason:
    if move.contract not in player.warehouse or move.contract not in data.CONTRACTS:
        return refuse("not-in-warehouse", tile=move.contract)
    if not player.free_contract_spaces:
        return refuse("contract-spaces-covered")
    prices = dict(FULFILS[move.contract])
    if move not in prices:
        any_same = data.CONTRACTS[move.contract].any_same
        return refuse("contract-needs-resource" if any_same else "contract-names-resources")
    for resource, amount in prices[move].items():
        if player.resources[resource] < amount:
            return refuse("contract-unpaid", resource=resource, amount=amount, owned=player.resources[resource])
    return None


def _crest(state: State, seat: Seat, player: Player, move: moved.Crest) -> Reason:
    if move.crest not in player.warehouse or move.crest not in data.CRESTS:
        return refuse("not-in-warehouse", tile=move.crest)
    if move.building not in data.BUILDINGS:
        return refuse("no-such-building", building=move.building)
    if player.crests[move.building - 1]:
        return refuse("crest-space-taken", building=move.building)
    return refuse("food-short", food=data.BUILDINGS[move.building].food, owned=player.resources["food"])


def _contribute(state: State, seat: Seat, player: Player, move: moved.Contribute) -> Reason:
    city = move.city
    if city not in data.CATHEDRALS:
        return refuse("no-cathedral", city=city)
    if city not in state.pillars:
        return refuse("cathedral-unavailable", city=city)
    if seat not in state.pillars[city]:
        return refuse("contribution-needs-pillar", city=city)
    if seat in state.contributors[city]:
        return refuse("contributed-already", city=city)
    return refuse("stone-short", stone=data.COST_TILES[state.costs[city]].stone, owned=player.resources["stone"])


def _helper(state: State, seat: Seat, player: Player, move: moved.Helper) -> Reason:
    if move.helper not in player.warehouse or move.helper not in data.HELPERS:
        return refuse("not-in-warehouse", tile=move.helper)
    if move.helper == data.CHANGE_COLOUR:
        return refuse("colour-with-die")
    helper = data.HELPERS[move.helper]
    if helper.plus and not state.action:
        return refuse("points-need-action")
    if helper.bonus.activate and not any(player.rooms.values()):
        return refuse("nobody-to-activate")
    return refuse("helper-choice", helper=move.helper)


TASK_REASONS: dict[type[Move], Callable[[State, Seat, Player, Any], Reason]] = {
    moved.Buy: _buy,
    moved.Fulfil: _fulfil,
    moved.Crest: _crest,
    moved.Contribute: _contribute,
    moved.Helper: _helper,
}
