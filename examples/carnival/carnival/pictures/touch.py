"""Places of the answers on the board, by the names given with `Frame.name`."""

from collections.abc import Sequence

from carnival.state import State
from engine import Move
from engine.touching import Tag


def places(view: State, seat: int, tag: Tag, moves: Sequence[Move]) -> tuple[str, ...]:
    """A mask of the seat, or a favour on the square; either one of two equal favours."""
    field, word = tag
    if field == "mask":
        return (f"mask {seat} {word}",)
    return tuple(f"favour {number}" for number, favour in enumerate(view.square) if favour == word)


def thing(view: State, place: str) -> str | None:
    """There are no close-ups."""
    return None
