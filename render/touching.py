"""Map answers, close-ups and events to named places of a game's pictures.

Each game defines this in its `pictures/touch.py`:

    places(view, seat, tag, moves)  names of the places where an answer lies, () if none
    thing(view, place)              id of the close-up of the thing at a place, None if there is none
    event_places(view, event)       names of the places that an event is about (optional)

Places are named by `Frame.name`; a thing has the same name on the board, the portrait and the area. A picture may lack
some of the places.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol, cast

from engine import HIDDEN, Event, Move, part
from engine.moves import NOTHING
from engine.touching import KIND, Tag


class TouchModule(Protocol):
    def places(self, view: Any, seat: int, tag: Tag, moves: Sequence[Move], /) -> tuple[str, ...]: ...
    def thing(self, view: Any, place: str, /) -> str | None: ...


def places(game_id: str, view: Any, seat: int, tag: Tag, moves: Sequence[Move]) -> tuple[str, ...]:
    """Names of the places where an answer lies; none for a kind of moves. `moves`: those that the answer leaves."""
    module = _module(game_id)
    if module is None or tag[0] == KIND or tag[1] == NOTHING:
        return ()
    return module.places(view, seat, tag, moves)


def thing(game_id: str, view: Any, place: str) -> str | None:
    """Id of the close-up (`render.closeup`) of the thing at a place."""
    module = _module(game_id)
    return module.thing(view, place) if module is not None else None


def event_places(game_id: str, view: Any, event: Event) -> tuple[str, ...]:
    """Places that an event is about, and last the part of its player, for pictures that show none of the others."""
    if event.routine:
        return ()
    module = part(game_id, "pictures.touch")
    found = module.event_places(view, event) if module is not None and hasattr(module, "event_places") else ()
    player = getattr(event, "seat", None)
    return (*found, f"mat {player}") if player is not None else tuple(found)


def _module(game_id: str) -> TouchModule | None:
    return cast(TouchModule | None, part(game_id, "pictures.touch"))


def agreed(found: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    """Places that all moves of an answer share; none if they depend on another open answer."""
    different = set(found)
    return different.pop() if len(different) == 1 else ()


def named(event: Event, names: Mapping[str, Sequence[str]]) -> tuple[str, ...]:
    """Places named by the fields of an event.

    `names`: a field, or `Class.field` where it differs for one kind of event → templates of names, in which `{word}` is
    the field's value (repeated for a sequence) and `{seat}` and others are the fields of that name.
    """
    fields = {field: getattr(event, field) for field in event.__match_args__}  # type: ignore[attr-defined]
    found = []
    for field, value in fields.items():
        for name in names.get(f"{type(event).__name__}.{field}", names.get(field, ())):
            words = value if isinstance(value, tuple) else (value,)
            found += [name.format(**fields, word=word) for word in words if word not in (None, "", HIDDEN)]
    return tuple(dict.fromkeys(found))
