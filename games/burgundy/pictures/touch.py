"""Places of the answers to Burgundy's questions on its pictures."""

from collections.abc import Sequence
from typing import Any

from engine import Event, Move
from engine.touching import Tag
from games.burgundy.data import TILES, knowledge_tile
from games.burgundy.state import State
from render.touching import agreed, named

TOLD = {
    "slot": ("slot {word}",),
    "space": ("space {seat} {word}",),
    "spaces": ("space {seat} {word}",),
    "castle": ("space {seat} {word}",),
    "Chose.castle": ("castle {seat} {board} {word}",),
    "MovedUp.space": ("marker {seat}",),
    "Sold.silver": ("silver {seat}",),
    "MinesPaid.silver": ("silver {seat}",),
    "TookWorkers.workers": ("worker {seat}",),
    "Loaded.goods": ("goods of {seat} {word}",),
    "depot": ("depot {word}",),
    "depots": ("depot {word}",),
    "region": ("seal {seat} {word}",),
    "ColourCompleted.bonus": ("bonus {type} {word}",),
    "PhaseBegan.phase": ("phase {word}",),
    "round": ("round {word}",),
}
"""Places that an event's fields refer to."""


def places(view: State, seat: int, tag: Tag, moves: Sequence[Move]) -> tuple[str, ...]:
    field, word = tag
    player = view.players[seat]
    match field:
        case "slot":
            return (f"slot {word}",)
        case "space":
            return (f"space {seat} {word}",)
        case "die":
            return tuple(f"die {seat} {number}" for number, die in enumerate(player.dice) if str(die) == word)
        case "tile" | "discard":
            return tuple(f"stored {seat} {number}" for number, tile in enumerate(player.storage) if tile == word)
        case "goods":
            return (f"goods of {seat} {word}",)
        case "depots":
            return (f"depot {word}",) if word.isdigit() else ()
        case "board":
            return (f"board {seat} {word}",)
        case "castle" | "keep":
            return agreed(_dependent(view, seat, field, word, move) for move in moves)
        case _:
            return ()


def _dependent(view: State, seat: int, field: str, word: str, move: Any) -> tuple[str, ...]:
    """Places of an answer that depends on another field."""
    if field == "castle":
        return (f"castle {seat} {move.board} {word}",)
    there = [(depot, view.depot_goods[depot]) for depot in move.depots]
    return tuple(f"goods {depot} {goods.index(word)}" for depot, goods in there if word in goods)


def thing(view: State, place: str) -> str | None:
    found: str | None = None
    match place.split():
        case ["slot", slot]:
            found = view.depots.get(slot)
        case ["space", seat, space]:
            found = view.players[int(seat)].estate.get(space)
        case ["stored", seat, number]:
            found = view.players[int(seat)].storage[int(number)]
        case ["known", seat, number]:
            found = knowledge_tile(view.players[int(seat)].known[int(number)])
    return found if found in TILES else None


def event_places(view: State, event: Event) -> tuple[str, ...]:
    """Also the building that caused the event: the last one of its kind."""
    found = list(named(event, TOLD))
    seat, building = getattr(event, "seat", None), getattr(event, "building", None)
    if seat is not None and building is not None:
        found += [f"space {seat} {space}" for space, tile in view.players[seat].estate.items() if tile == building][-1:]
    return tuple(found)
