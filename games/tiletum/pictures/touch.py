"""Places of answers on Tiletum's pictures.

The upright board has the map, the dice and the resources; offers, warehouse and buildings are on the wide board and in
the player's area.
"""

from collections.abc import Sequence
from typing import Any

from engine import Event, Move
from engine.moves import JOIN
from engine.touching import Tag
from games.tiletum.data import MAP, PLAIN_ACTIONS, RESOURCES
from games.tiletum.events import ContractsRefilled, TileTaken
from games.tiletum.pictures.closeup import THINGS
from games.tiletum.state import Player, State
from render.touching import agreed, named

HELD = ("contract", "crest", "helper")
"""Fields that name a tile of the warehouse."""
KING = "king_track"
TOLD = {
    "action": ("action {word}",),
    "dice": ("die {word}",),
    "space": ("space {word}",),
    "city": ("space {word}",),
    "HousePlaced.spot": ("house {city} {word}",),
    "PillarPlaced.city": ("pillar {word} {seat}",),
    "Contributed.city": ("pillar {word} {seat}",),
    "Travelled.piece": ("{word} {seat}",),
    "Travelled.start": ("space {word}",),
    "CharacterCame.space": ("characters {word}",),
    "ContractFulfilled.space": ("contract {seat} {word}", "deeds {seat}"),
    "KingMoved.space": ("king {word}", "disc {seat}"),
    "DiscsReturned.seats": ("disc {word}",),
    "CorruptionShown.turn": ("corruption {word}",),
    "place": ("tile {word}",),
    "places": ("tile {word}",),
    "room": ("room {seat} {word}", "rooms {seat}"),
    "building": ("building {seat} {word}",),
    "CrestPlaced.building": ("crest {seat} {word}", "crests {seat}"),
    "resource": ("resource {seat} {word}",),
    "give": ("resource {seat} {word}",),
    "get": ("resource {seat} {word}",),
    "good": ("resource {seat} {word}",),
    "FairScored.round": ("fair {word}",),
    "FinalScored.seat": ("mat {word}",),
}
"""Fields of events → kind of place (see `render.touching.named`)."""


def places(view: State, seat: int, tag: Tag, moves: Sequence[Move]) -> tuple[str, ...]:
    field, word = tag
    if field == "die":
        return (f"die {word}",)
    if field == "number":
        return (f"action {view.action_at(int(word))}",)
    if word in RESOURCES:
        return (f"resource {seat} {word}",)
    if field == "resources":
        return agreed((f"resource {seat} {resource}",) for resource in word.split(JOIN))
    if word in PLAIN_ACTIONS:
        return (f"action {word}",)
    if field in ("space", "city"):
        return (f"space {word}",) if word in MAP else (f"contracts {word}",)
    if field == "room":
        return (f"room {seat} {word}",)
    if field in HELD:
        return _held(view.players[seat], seat, word)
    if field == "character":
        return tuple(dict.fromkeys(place for move in moves for place in _character(view, seat, word, move)))
    return agreed(_dependent(view, seat, field, word, move) for move in moves)


def _dependent(view: State, seat: int, field: str, word: str, move: Any) -> tuple[str, ...]:
    """Place of an answer that depends on another field of the move."""
    match field, word:
        case "building", _:
            return (f"{'crest' if move.kind == 'crest' else 'building'} {seat} {word}",)
        case "spot", _:
            return (f"house {_city(move)} {word}",)
        case "tile", "take":
            return (f"tile {KING if move.kind == 'favour' else view.action_at(move.number)}",)
        case "doing", "tile":
            return (f"tile {move.space}",)
        case "doing", "pillar":
            return (f"cathedral {move.space}",)
        case "doing", "house":
            return (f"house {move.space} {move.spot}",)
        case "doing", "walk":
            return (f"space {move.space}",)
        case _:
            return ()


def _city(move: Any) -> str:
    city: str = move.city if move.kind == "house" else move.space
    return city


def _held(player: Player, seat: int, tile: str) -> tuple[str, ...]:
    return tuple(f"warehouse {seat} {n}" for n, held in enumerate(player.warehouse, 1) if held == tile)


def _character(view: State, seat: int, word: str, move: Any) -> tuple[str, ...]:
    """In the offer, in the warehouse or in a room; "all" is the building."""
    player = view.players[seat]
    match move.kind:
        case "hire":
            return tuple(f"characters {n}" for n, name in enumerate(view.character_offer, 1) if name == word)
        case "settle":
            return _held(player, seat, word)
        case _:
            rooms = tuple(f"room {seat} {room}" for room, name in player.rooms.items() if name == word)
            return rooms or (f"building {seat} {move.building}",)


def thing(view: State, place: str) -> str | None:
    kind, *rest = place.split()
    found: str | None = None
    match kind, rest:
        case "contracts", [number]:
            found = view.contract_offer[int(number) - 1]
        case "characters", [number]:
            found = view.character_offer[int(number) - 1]
        case "tile", [where]:
            found = view.king_tile if where == KING else view.action_tiles.get(where) or view.city_tiles.get(where)
        case (("warehouse" | "room" | "crest" | "contract"), [seat, which]):
            found = _owned(view.players[int(seat)], kind, which)
    return found if found in THINGS else None


def _owned(player: Player, kind: str, which: str) -> str:
    if kind == "room":
        return player.rooms[which]
    if kind == "crest":
        return player.crests[int(which) - 1]
    tiles = [*player.warehouse, *player.using] if kind == "warehouse" else player.contracts
    return tiles[int(which) - 1] if int(which) <= len(tiles) else ""


def event_places(view: State, event: Event) -> tuple[str, ...]:
    """Also the present places of tiles that came into the offer or a warehouse."""
    found = named(event, TOLD)
    if isinstance(event, ContractsRefilled):
        return (*found, *(f"contracts {n}" for n, tile in enumerate(view.contract_offer, 1) if tile in event.new))
    if isinstance(event, TileTaken):
        return (*found, *_held(view.players[event.seat], event.seat, event.tile))
    return found
