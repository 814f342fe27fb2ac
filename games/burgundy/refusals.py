"""Reasons for refusing a move, each with its clause. The texts are in `locales`."""

from types import MappingProxyType

from engine.moves import Move
from engine.refusals import IllegalMove
from engine.seats import Seat
from games.burgundy import data
from games.burgundy.dice import price
from games.burgundy.estates import NEIGHBOURS, SPACES
from games.burgundy.loading import cargo, loads, new_types, types_to_choose, ways_to_load
from games.burgundy.moves import Buy, End, Load, Place, Sell, Settle, Skip, Take, Workers
from games.burgundy.state import Player, State

REFUSALS: MappingProxyType[str, str] = MappingProxyType(
    {
        # expert set-up
        "burgundy-refusal-settle-first": "BUR-2.1",
        "burgundy-refusal-not-your-sheet": "BUR-2.3",  # board
        "burgundy-refusal-not-a-castle-space": "BUR-2.4",  # board, space
        "burgundy-refusal-already-settled": "BUR-2.7",
        # dice and workers
        "burgundy-refusal-die-needed": "BUR-5.1",
        "burgundy-refusal-no-such-die": "BUR-5.1",  # die
        "burgundy-refusal-die-used": "BUR-5.2",  # die
        "burgundy-refusal-both-dice-used": "BUR-5.1",
        "burgundy-refusal-dice-left": "BUR-17.3",  # dice
        "burgundy-refusal-too-few-workers": "BUR-5.5",  # needed, workers
        # taking
        "burgundy-refusal-no-such-slot": "BUR-6.1",  # slot
        "burgundy-refusal-black-depot": "BUR-6.5",
        "burgundy-refusal-slot-empty": "BUR-6.6",  # slot
        "burgundy-refusal-same-tile": "BUR-6.1",  # slot
        "burgundy-refusal-storage-full": "BUR-6.3",
        "burgundy-refusal-no-discard-needed": "BUR-6.4",
        "burgundy-refusal-discard-not-stored": "BUR-6.3",  # tile
        # placing
        "burgundy-refusal-tile-not-stored": "BUR-7.1",  # tile
        "burgundy-refusal-no-such-space": "BUR-7.1",  # space
        "burgundy-refusal-space-covered": "BUR-7.8",  # space
        "burgundy-refusal-wrong-colour": "BUR-7.3",  # tile, space, type
        "burgundy-refusal-not-adjacent": "BUR-7.4",  # space
        "burgundy-refusal-same-building-in-city": "BUR-7.6",  # tile
        # selling and buying
        "burgundy-refusal-goods-not-owned": "BUR-11.1",  # goods
        "burgundy-refusal-already-bought": "BUR-13.1",
        "burgundy-refusal-too-little-silver": "BUR-13.3",  # silver
        "burgundy-refusal-not-for-sale": "BUR-13.1",  # slot
        "burgundy-refusal-no-purchase-now": "BUR-13.5",  # effect
        # effects (castle, ship or a building)
        "burgundy-refusal-effect-first": "BUR-17.2",  # effect
        "burgundy-refusal-die-during-effect": "BUR-17.2",  # effect
        "burgundy-refusal-castle-not-skipped": "BUR-8.12",
        "burgundy-refusal-nothing-to-skip": "BUR-9.1",
        "burgundy-refusal-black-depot-by-building": "BUR-9.7",  # building
        "burgundy-refusal-carpenters-workshop-takes": "BUR-9.4",  # tile
        "burgundy-refusal-church-takes": "BUR-9.5",  # tile
        "burgundy-refusal-market-takes": "BUR-9.6",  # tile
        # ships
        "burgundy-refusal-no-ship-placed": "BUR-8.1",
        "burgundy-refusal-no-such-depot": "BUR-8.1",
        "burgundy-refusal-one-depot": "BUR-8.1",
        "burgundy-refusal-depots-not-neighbours": "BUR-16.5",
        "burgundy-refusal-all-that-fits": "BUR-8.4",
        "burgundy-refusal-types-to-store": "BUR-8.3",  # count
        "burgundy-refusal-type-not-new": "BUR-8.3",  # goods
        "burgundy-refusal-types-out-of-order": "BUR-8.3",
        "burgundy-refusal-same-goods": "BUR-8.1",  # depot
    }
)
"""Reason → clause. The comment names the arguments, all of them ids or small numbers."""


def refuse(reason: str, **args: object) -> IllegalMove:
    name = f"burgundy-refusal-{reason}"
    return IllegalMove(name, REFUSALS[name], **args)


# ---------------------------------------------------------------- the decisions


def why_not_settle(state: State, seat: Seat, move: Move) -> IllegalMove:
    if not isinstance(move, Settle):
        return refuse("settle-first")
    if move.board not in state.players[seat].sheet:
        return refuse("not-your-sheet", board=move.board)
    return refuse("not-a-castle-space", board=move.board, space=move.castle)


def why_not_act(state: State, seat: Seat, move: Move) -> IllegalMove:
    player = state.players[seat]
    if isinstance(move, Settle):
        return refuse("already-settled")
    if isinstance(move, Load):
        return refuse("no-ship-placed")
    if isinstance(move, Skip):
        return refuse("nothing-to-skip")
    if isinstance(move, End):
        return refuse("dice-left", dice=len(player.dice))
    if isinstance(move, Buy):
        return _buy(state, player, move)
    assert isinstance(move, Take | Place | Sell | Workers)
    reason = _die(player, move.die) or _action(state, player, move)
    return reason or refuse("too-few-workers", needed=price(state, seat, move).workers, workers=player.workers)


def why_not_castle(state: State, seat: Seat, move: Move) -> IllegalMove:
    if isinstance(move, Skip):
        return refuse("castle-not-skipped")
    return _during(state, seat, move, "castle", Take | Place | Sell | Workers)


def why_not_effect(state: State, seat: Seat, move: Move, building: str) -> IllegalMove:
    does = data.BUILDINGS[building]
    if does.takes and isinstance(move, Take) and move.die is None and move.slot in data.SLOTS:
        if data.SLOTS[move.slot].depot == data.BLACK_DEPOT:
            return refuse("black-depot-by-building", building=building)
        tile = state.depots.get(move.slot)
        if tile and data.TYPE_OF[tile] not in does.takes:
            return refuse(f"{building.replace('_', '-')}-takes", tile=tile)
    return _during(state, seat, move, building, Take if does.takes else Sell if does.sells else Place)


def why_not_load(state: State, seat: Seat, move: Move) -> IllegalMove:
    if not isinstance(move, Load):
        return _during(state, seat, move, "ship", Load)
    player, depots, keep = state.players[seat], move.depots, move.keep
    if not depots or any(depot not in data.DEPOTS for depot in depots):
        return refuse("no-such-depot")
    if len(depots) > 1:
        if data.TWO_DEPOTS not in player.known:
            return refuse("one-depot")
        if depots not in data.DEPOT_PAIRS:
            return refuse("depots-not-neighbours")
    new = new_types(state, player, depots)
    count = types_to_choose(player, new)
    if keep and not count:
        return refuse("all-that-fits")
    for goods in keep:
        if goods not in new:
            return refuse("type-not-new", goods=goods)
    if len(set(keep)) != count:
        return refuse("types-to-store", count=count)
    if move not in loads(player, depots, new):
        return refuse("types-out-of-order")
    aboard = cargo(state, player, depots, keep)
    listed = next(way for way in ways_to_load(state, player) if cargo(state, player, way.depots, way.keep) == aboard)
    (depot,) = listed.depots  # of two depots that both give something the load is listed by itself
    return refuse("same-goods", depot=depot)


# ---------------------------------------------------------------- what stands against a move (None: nothing)


def _during(state: State, seat: Seat, move: Move, effect: str, fitting: type | object) -> IllegalMove:
    """While an effect is pending only what it offers may be done, and without a die (BUR-17.2)."""
    if isinstance(move, Buy):
        return refuse("no-purchase-now", effect=effect)
    if not isinstance(move, fitting):  # type: ignore[arg-type]
        return refuse("effect-first", effect=effect)
    if getattr(move, "die", None) is not None:
        return refuse("die-during-effect", effect=effect)
    return _action(state, state.players[seat], move) or refuse("effect-first", effect=effect)


def _die(player: Player, die: int | None) -> IllegalMove | None:
    if die is None:
        return refuse("die-needed")
    if not player.dice:
        return refuse("both-dice-used")
    if die in player.dice:
        return None
    return refuse("die-used" if die in player.used else "no-such-die", die=die)


def _action(state: State, player: Player, move: Move) -> IllegalMove | None:
    """Everything but the die and its workers."""
    if isinstance(move, Take):
        return _take(state, player, move)
    if isinstance(move, Place):
        return _place(player, move)
    if isinstance(move, Sell) and move.goods not in player.goods:
        return refuse("goods-not-owned", goods=move.goods)
    return None


def _take(state: State, player: Player, move: Take) -> IllegalMove | None:
    if move.slot not in data.SLOTS:
        return refuse("no-such-slot", slot=move.slot)
    if data.SLOTS[move.slot].depot == data.BLACK_DEPOT:
        return refuse("black-depot")
    return _store(state, player, move.slot, move.discard)


def _store(state: State, player: Player, slot: str, discard: str | None) -> IllegalMove | None:
    if slot not in state.depots:
        return refuse("slot-empty", slot=slot)
    full = len(player.storage) >= data.STORAGE
    if discard is None and full:
        return refuse("storage-full")
    if discard is not None and not full:
        return refuse("no-discard-needed")
    if discard is not None and discard not in player.storage:
        return refuse("discard-not-stored", tile=discard)
    alike = [other for other in data.SLOTS_OF[data.SLOTS[slot].depot] if state.depots.get(other) == state.depots[slot]]
    return refuse("same-tile", slot=alike[0]) if alike[0] != slot else None


def _place(player: Player, move: Place) -> IllegalMove | None:
    land, kind = player.land, data.TYPE_OF.get(move.tile)
    if move.tile not in player.storage:
        return refuse("tile-not-stored", tile=move.tile)
    if move.space not in SPACES:
        return refuse("no-such-space", space=move.space)
    if move.space in player.estate:
        return refuse("space-covered", space=move.space)
    if land.types[move.space] != kind:
        return refuse("wrong-colour", tile=move.tile, space=move.space, type=land.types[move.space])
    if not any(other in player.estate for other in NEIGHBOURS[move.space]):
        return refuse("not-adjacent", space=move.space)
    city = land.regions[land.region_of[move.space]] if kind == "building" else ()
    twice = any(player.estate.get(other) == move.tile for other in city)
    return (
        refuse("same-building-in-city", tile=move.tile)
        if twice and data.DUPLICATE_BUILDINGS not in player.known
        else None
    )


def _buy(state: State, player: Player, move: Buy) -> IllegalMove:
    if move.slot not in data.SLOTS:
        return refuse("no-such-slot", slot=move.slot)
    if state.bought:
        return refuse("already-bought")
    if player.silver < data.PRICE:
        return refuse("too-little-silver", silver=player.silver)
    if data.SLOTS[move.slot].depot != data.BLACK_DEPOT and data.BUY_ANYWHERE not in player.known:
        return refuse("not-for-sale", slot=move.slot)
    return _store(state, player, move.slot, move.discard) or refuse("slot-empty", slot=move.slot)
