"""Places of the answers to Calimala's questions on its pictures.

Boards show only the size of a hand; its cards are in the player's area.
"""

from collections.abc import Sequence
from typing import Any

from engine import Event, Move
from engine.moves import JOIN
from engine.touching import Tag
from games.calimala.data import COUNCIL
from games.calimala.pictures.closeup import CARD, FINAL, THINGS, TILE
from games.calimala.state import State
from games.calimala.words import status
from render.touching import agreed, named

TOLD = {
    "space": ("space {word}",),
    "Took.material": ("store {seat} {word}",),
    "piece": ("piece {seat} {word}",),
    "cloth": ("piece {seat} workshop",),
    "city": ("site {word}",),
    "cities": ("site {word}",),
    "ports": ("site {word}",),
    "site": ("row {word} artwork", "site {word}"),
    "building": ("row {word} {material}", "site {word}"),
    "face_up": ("face up",),
    "owner": ("revealed {word}",),
}
"""Places that an event's fields refer to."""


def places(view: State, seat: int, tag: Tag, moves: Sequence[Move]) -> tuple[str, ...]:
    field, word = tag
    match field:
        case "space":
            return (f"space {word}",)
        case "disc":
            return (f"{word} {seat}",)
        case "final":
            return (f"final {word}",)
        case "piece":
            return (f"piece {seat} {word}",)
        case "city" | "site":
            return (*([f"row {word} artwork"] if field == "site" and word != COUNCIL else []), f"site {word}")
        case "ports" | "cities":
            return () if JOIN in word else (f"site {word}",)
        case "building":
            return (*agreed((f"row {word} {move.material}",) for move in moves), f"site {word}")  # type: ignore[attr-defined]
        case "how":
            return ("deck",) if word == "draw" else ()
        case _:
            return agreed(_dependent(view, seat, field, word, move) for move in moves)


def _dependent(view: State, seat: int, field: str, word: str, move: Any) -> tuple[str, ...]:
    """Places of an answer that depends on another field."""
    match field, move.kind:
        case "height", _:
            return (f"disc {move.space} {word}",)
        case "material", "contribute":
            return (f"store {seat} {word}",)
        case ("material", "take") | ("action", "draw" | "skip"):
            return tuple(f"place {place}" for place, action in view.layout.items() if action == word)
        case "by", kind:
            return _by(view, seat, word, move.material if kind == "take" else kind)
        case _:
            return ()


def _by(view: State, seat: int, word: str, action: str) -> tuple[str, ...]:
    """The active disc or card. Ending with it has no place."""
    running = status.activation(view)
    if word == "disc" and running is not None:
        return (f"space {running.space}",)
    return (f"hand {seat}", f"card {action}") if word == "card" else ()


def thing(view: State, place: str) -> str | None:
    found: str | None = None
    match place.split():
        case ["place", where]:
            found = f"{CARD}.{view.layout[where]}"
        case ["tile", number]:
            found = f"{TILE}.{view.tiles[int(number) - 1]}"
        case ["face", "up"]:
            found = f"{FINAL}.{view.face_up}"
        case [("kept" | "revealed"), seat]:
            found = f"{FINAL}.{view.revealed[int(seat)]}"
        case ["drafted", seat]:
            found = f"{CARD}.{view.players[int(seat)].drafted}"
        case ["card", action]:
            found = f"{CARD}.{action}"
        case [("final" | "counts"), subject]:
            found = f"{FINAL}.{subject}"
    return found if found in THINGS else None


def event_places(view: State, event: Event) -> tuple[str, ...]:
    """Also the scoring tile and the action that are named."""
    tile, action = getattr(event, "tile", None), getattr(event, "action", None)
    tiles = [f"tile {view.tiles.index(tile) + 1}"] if tile in view.tiles else []
    return (*named(event, TOLD), *tiles, *[f"place {place}" for place, there in view.layout.items() if there == action])
