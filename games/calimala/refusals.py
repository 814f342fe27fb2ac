"""Reasons for refusing a move of Calimala, each with its clause. The texts are in `locales`."""

from collections.abc import Callable
from types import MappingProxyType
from typing import Any

from engine.moves import Move
from engine.refusals import IllegalMove
from engine.seats import Seat
from games.calimala import data
from games.calimala import moves as moved
from games.calimala.actions import HOUSE_BRICK, POSSIBLE, SHIP_WOOD, action_of
from games.calimala.cards import cards_to_draw
from games.calimala.state import Player, State

REFUSALS: MappingProxyType[str, str] = MappingProxyType(
    {
        # set-up
        "calimala-refusal-keep-first": "CAL-2.16",
        "calimala-refusal-final-not-dealt": "CAL-2.16",  # final
        "calimala-refusal-draft-first": "CAL-2.20",
        "calimala-refusal-card-not-on-offer": "CAL-2.20",  # action
        # placing
        "calimala-refusal-place-first": "CAL-3.8",
        "calimala-refusal-no-such-space": "CAL-3.1",  # space
        "calimala-refusal-no-own-disc": "CAL-3.2",
        "calimala-refusal-no-white-disc": "CAL-3.2",
        "calimala-refusal-nothing-to-do-there": "CAL-3.6",  # space, one, other
        # the activation
        "calimala-refusal-activation-first": "CAL-3.5",
        "calimala-refusal-duty": "CAL-3.6",  # one, other
        "calimala-refusal-action-not-on-street": "CAL-3.5",  # action, one, other
        "calimala-refusal-action-not-left": "CAL-4.2",  # action
        "calimala-refusal-card-not-in-hand": "CAL-6.6",  # action
        "calimala-refusal-action-possible": "CAL-6.3",  # action
        "calimala-refusal-action-impossible": "CAL-6.1",  # action
        "calimala-refusal-nothing-to-draw-for": "CAL-6.1",
        "calimala-refusal-draw-or-decline": "CAL-6.2",
        "calimala-refusal-no-card-to-draw": "CAL-6.12",
        "calimala-refusal-nothing-else-left": "CAL-4.2",
        "calimala-refusal-nothing-follows": "CAL-6.6",
        "calimala-refusal-no-end-to-say": "CAL-4.2",
        # the actions
        "calimala-refusal-warehouse-full": "CAL-5.2",  # material
        "calimala-refusal-no-cubes": "CAL-6.18",
        "calimala-refusal-no-ship-left": "CAL-1.8",
        "calimala-refusal-ship-needs-wood": "CAL-5.4",  # wood
        "calimala-refusal-house-needs-brick": "CAL-5.5",  # brick
        "calimala-refusal-house-needs-city": "CAL-5.5",
        "calimala-refusal-house-already-there": "CAL-5.6",  # city
        "calimala-refusal-no-workshop-left": "CAL-1.7",
        "calimala-refusal-workshop-needs-both": "CAL-5.7",  # wood, brick
        "calimala-refusal-no-city-needed": "CAL-5.3",  # piece
        "calimala-refusal-no-marble": "CAL-5.10",
        "calimala-refusal-no-such-site": "CAL-5.10",  # site
        "calimala-refusal-artworks-full": "CAL-1.10",  # site
        "calimala-refusal-workshops-full": "CAL-1.6",
        "calimala-refusal-nothing-moved": "CAL-6.16",
        "calimala-refusal-no-cloth": "CAL-6.18",
        "calimala-refusal-too-little-cloth": "CAL-6.18",  # cloth
        "calimala-refusal-no-ship": "CAL-5.19",
        "calimala-refusal-too-few-ships": "CAL-5.15",  # ships
        "calimala-refusal-not-a-port": "CAL-5.15",  # city
        "calimala-refusal-no-house-there": "CAL-5.20",  # city
        "calimala-refusal-one-cloth-per-house": "CAL-5.20",  # city
        "calimala-refusal-city-full": "CAL-1.9",  # city
        "calimala-refusal-cities-out-of-order": "CAL-5.16",
        "calimala-refusal-no-material": "CAL-5.24",  # material
        "calimala-refusal-row-full": "CAL-1.10",  # material, building
        # the fourth disc
        "calimala-refusal-promote-first": "CAL-7.9",
        "calimala-refusal-not-your-disc": "CAL-7.9",  # space, height
        "calimala-refusal-same-as-below": "CAL-7.9",
    }
)
"""Message id → clause; the comment names the arguments, all of them ids or small numbers."""


def refuse(reason: str, **args: object) -> IllegalMove:
    name = f"calimala-refusal-{reason}"
    return IllegalMove(name, REFUSALS[name], **args)


# ---------------------------------------------------------------- set-up and placing


def why_not_keep(move: Move) -> IllegalMove:
    return refuse("final-not-dealt", final=move.final) if isinstance(move, moved.Keep) else refuse("keep-first")


def why_not_draft(move: Move) -> IllegalMove:
    return refuse("card-not-on-offer", action=move.action) if isinstance(move, moved.Draft) else refuse("draft-first")


def why_not_place(state: State, seat: Seat, move: Move) -> IllegalMove:
    if not isinstance(move, moved.Place):
        return refuse("place-first")
    player = state.players[seat]
    if move.space not in data.SPACES:
        return refuse("no-such-space", space=move.space)
    if move.disc == "own" and not player.discs:
        return refuse("no-own-disc")
    if move.disc == "white" and not player.whites:
        return refuse("no-white-disc")
    one, other = state.ends(move.space)
    return refuse("nothing-to-do-there", space=move.space, one=one, other=other)


def why_not_promote(state: State, seat: Seat, move: Move) -> IllegalMove:
    if not isinstance(move, moved.Promote):
        return refuse("promote-first")
    if state.towers.get(move.space, ())[move.height - 2 : move.height] == (seat, seat):
        return refuse("same-as-below")
    return refuse("not-your-disc", space=move.space, height=move.height)


# ---------------------------------------------------------------- the activation


def why_not_here(state: State, seat: Seat, move: Move, space: str, left: tuple[int, int], owes: bool) -> IllegalMove:
    """In an activation: is it the wrong moment, the wrong action, or something on mat or board?"""
    player, ends = state.players[seat], state.ends(space)
    one, other = ends
    if isinstance(move, moved.End):
        return _why_not_end(state, player, move, ends, left)
    if isinstance(move, moved.Keep | moved.Draft | moved.Place | moved.Promote):
        return refuse("activation-first")
    action = move.action if isinstance(move, moved.Draw | moved.Skip) else action_of(move)
    if getattr(move, "by", "disc") in moved.BY_CARD:
        if action not in player.hand:
            return refuse("card-not-in-hand", action=action)
    elif action not in ends:
        return refuse("action-not-on-street", action=action, one=one, other=other)
    elif not left[ends.index(action)]:
        return refuse("action-not-left", action=action)
    if isinstance(move, moved.Draw | moved.Skip):
        possible = POSSIBLE[action](state, player)
        if possible != isinstance(move, moved.Skip):
            return refuse("action-possible" if possible else "action-impossible", action=action)
        if sum(left) == 1 and not owes:
            return refuse("nothing-else-left")
    else:
        reason = WHY_NOT[type(move)](state, player, move)
        if reason is not None:
            return reason
        if move.by in moved.ENDING.values():  # type: ignore[attr-defined]
            return refuse("no-end-to-say")
        if sum(left) == (move.by == "disc"):  # type: ignore[attr-defined]
            return refuse("nothing-follows")
    return refuse("duty", one=one, other=other)


def _why_not_end(
    state: State, player: Player, move: moved.End, ends: tuple[str, str], left: tuple[int, int]
) -> IllegalMove:
    impossible = any(times and not POSSIBLE[action](state, player) for action, times in zip(ends, left, strict=True))
    if move.how == "done" and impossible:
        return refuse("draw-or-decline")
    if move.how != "done" and not impossible:
        return refuse("nothing-to-draw-for")
    if move.how == "draw" and not cards_to_draw(state):
        return refuse("no-card-to-draw")
    return refuse("duty", one=ends[0], other=ends[1])


# ---------------------------------------------------------------- the actions (None: only the duty stands against it)


def _take(state: State, player: Player, move: moved.Take) -> IllegalMove | None:
    if player.store[move.material] >= data.WAREHOUSE:
        return refuse("warehouse-full", material=move.material)
    return None if player.cubes else refuse("no-cubes")


def _build(state: State, player: Player, move: moved.Build) -> IllegalMove | None:
    wood, brick = player.store["wood"], player.store["brick"]
    if move.piece == "house":
        if move.city not in data.TRADE_CITIES:
            return refuse("house-needs-city")
        if move.city in player.houses:
            return refuse("house-already-there", city=move.city)
        return None if brick >= HOUSE_BRICK else refuse("house-needs-brick", brick=brick)
    if move.city is not None:
        return refuse("no-city-needed", piece=move.piece)
    if move.piece == "ship":
        if player.ships >= data.MAX_SHIPS:
            return refuse("no-ship-left")
        return None if wood >= SHIP_WOOD else refuse("ship-needs-wood", wood=wood)
    if len(player.workshops) >= data.MAX_WORKSHOPS:
        return refuse("no-workshop-left")
    return None if wood and brick else refuse("workshop-needs-both", wood=wood, brick=brick)


def _artwork(state: State, player: Player, move: moved.Artwork) -> IllegalMove | None:
    if move.site not in (*data.BUILDINGS, data.COUNCIL):
        return refuse("no-such-site", site=move.site)
    if not player.store["marble"]:
        return refuse("no-marble")
    room = state.council_room() if move.site == data.COUNCIL else state.row_room(move.site, "artwork")
    return None if room else refuse("artworks-full", site=move.site)


def _weave(state: State, player: Player, move: moved.Weave) -> IllegalMove | None:
    if not player.cubes:
        return refuse("no-cubes")
    return None if any(cloth < data.WORKSHOP for cloth in player.workshops) else refuse("workshops-full")


def _ship(state: State, player: Player, move: moved.Ship) -> IllegalMove | None:
    for city in move.ports:
        if city not in data.PORTS:
            return refuse("not-a-port", city=city)
    if not player.ships:
        return refuse("no-ship")
    if player.cloth and len(move.ports) > player.ships:
        return refuse("too-few-ships", ships=player.ships)
    return _send(state, player, move.ports)


def _transport(state: State, player: Player, move: moved.Transport) -> IllegalMove | None:
    for city in move.cities:
        if city not in player.houses:
            return refuse("no-house-there", city=city)
        if move.cities.count(city) > 1:
            return refuse("one-cloth-per-house", city=city)
    return _send(state, player, move.cities)


def _send(state: State, player: Player, cities: tuple[str, ...]) -> IllegalMove | None:
    if not cities:
        return refuse("nothing-moved")
    if not player.cloth:
        return refuse("no-cloth")
    if len(cities) > player.cloth:
        return refuse("too-little-cloth", cloth=player.cloth)
    for city in cities:
        if cities.count(city) > state.city_room(city):
            return refuse("city-full", city=city)
    return None if list(cities) == sorted(cities, key=data.CITIES.index) else refuse("cities-out-of-order")  # type: ignore[arg-type]


def _contribute(state: State, player: Player, move: moved.Contribute) -> IllegalMove | None:
    if not player.store[move.material]:
        return refuse("no-material", material=move.material)
    if not state.row_room(move.building, move.material):
        return refuse("row-full", material=move.material, building=move.building)
    return None


WHY_NOT: dict[type[Move], Callable[[State, Player, Any], IllegalMove | None]] = {
    moved.Take: _take,
    moved.Build: _build,
    moved.Artwork: _artwork,
    moved.Weave: _weave,
    moved.Ship: _ship,
    moved.Transport: _transport,
    moved.Contribute: _contribute,
}
