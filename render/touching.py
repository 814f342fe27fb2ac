"""Where the answers of a question lie on a game's pictures, and what lies at a place of them.

A game says so in its `pictures/touch.py`:

    places(view, seat, tag, moves)  the names of the places where an answer lies, () if it lies nowhere
    thing(view, place)              the id of the close-up of what lies at a place, None if there is none

The names are those that `Frame.name` gave to the places of the board, the portrait and the area: a thing has the same
name on all three. A picture need not have all places that are named here.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol, cast

from engine import Move, part

Tag = tuple[str, str]
"""A field of a move and its word: ("slot", "4b")."""


class TouchModule(Protocol):
    def places(self, view: Any, seat: int, tag: Tag, moves: Sequence[Move], /) -> tuple[str, ...]: ...
    def thing(self, view: Any, place: str, /) -> str | None: ...


def places(game_id: str, view: Any, seat: int, tag: Tag, moves: Sequence[Move]) -> tuple[str, ...]:
    """The places where an answer lies. `moves`: those that it leaves."""
    module = _module(game_id)
    return module.places(view, seat, tag, moves) if module is not None else ()


def thing(game_id: str, view: Any, place: str) -> str | None:
    """What lies at a place, as `render.closeup` calls it."""
    module = _module(game_id)
    return module.thing(view, place) if module is not None else None


def _module(game_id: str) -> TouchModule | None:
    return cast(TouchModule | None, part(game_id, "pictures.touch"))


def agreed(found: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    """The places that all moves of an answer name; none if they depend on another answer that is still open."""
    different = set(found)
    return different.pop() if len(different) == 1 else ()
