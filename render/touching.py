"""Where the answers of a question lie on a game's pictures, and what lies at a place of them.

A game says so in its `pictures/touch.py`:

    places(view, seat, tag, moves)  the names of the places where an answer lies, () if it lies nowhere
    thing(view, place)              the id of the close-up of what lies at a place, None if there is none
    event_places(view, event)       the names of the places that an event speaks of (may be left out)

The names are those that `Frame.name` gave to the places of the board, the portrait and the area: a thing has the same
name on all three. A picture need not have all places that are named here.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Protocol, cast

from engine import HIDDEN, Event, Move, part
from engine.moves import NOTHING
from engine.touching import KIND, Tag


class TouchModule(Protocol):
    def places(self, view: Any, seat: int, tag: Tag, moves: Sequence[Move], /) -> tuple[str, ...]: ...
    def thing(self, view: Any, place: str, /) -> str | None: ...


def places(game_id: str, view: Any, seat: int, tag: Tag, moves: Sequence[Move]) -> tuple[str, ...]:
    """The places where an answer lies. `moves`: those that it leaves. Kinds of moves lie nowhere."""
    module = _module(game_id)
    if module is None or tag[0] == KIND or tag[1] == NOTHING:
        return ()
    return module.places(view, seat, tag, moves)


def thing(game_id: str, view: Any, place: str) -> str | None:
    """What lies at a place, as `render.closeup` calls it."""
    module = _module(game_id)
    return module.thing(view, place) if module is not None else None


def event_places(game_id: str, view: Any, event: Event, shown: Collection[str]) -> tuple[str, ...]:
    """Of the places that a picture shows, those that an event speaks of; else all of the player whom it is about."""
    if event.routine:
        return ()
    module = part(game_id, "pictures.touch")
    found = module.event_places(view, event) if module is not None and hasattr(module, "event_places") else ()
    player = f"mat {getattr(event, 'seat', '')}"
    return tuple(name for name in found if name in shown) or ((player,) if player in shown else ())


def _module(game_id: str) -> TouchModule | None:
    return cast(TouchModule | None, part(game_id, "pictures.touch"))


def agreed(found: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    """The places that all moves of an answer name; none if they depend on another answer that is still open."""
    different = set(found)
    return different.pop() if len(different) == 1 else ()


def named(event: Event, names: Mapping[str, Sequence[str]]) -> tuple[str, ...]:
    """The places that the fields of an event name.

    `names`: a field, or `Class.field` where it means something else in one kind of event → names of places, in which
    `{word}` stands for the field's value (for each of several) and `{seat}` and others for the fields of that name.
    """
    fields = {field: getattr(event, field) for field in event.__match_args__}  # type: ignore[attr-defined]
    found = []
    for field, value in fields.items():
        for name in names.get(f"{type(event).__name__}.{field}", names.get(field, ())):
            words = value if isinstance(value, tuple) else (value,)
            found += [name.format(**fields, word=word) for word in words if word not in (None, "", HIDDEN)]
    return tuple(dict.fromkeys(found))
