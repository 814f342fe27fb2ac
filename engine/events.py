"""Events: the source of the log, the digest, announcements and highlights in pictures.

An event's fields are public unless marked: `Owner[…]` fields are visible to `seat` only, other seats get their size.
"""

import inspect
from functools import cache
from typing import Annotated, Any, ClassVar, Self, dataclass_transform, get_args, get_origin, get_type_hints

from engine.records import MARKS, PUBLIC, Kinds, Owner, Record, frozen
from engine.seats import SEAT, Seat


class Event(Kinds):
    __slots__ = ()
    family: ClassVar[dict[str, type[Kinds]]] = {}
    routine: ClassVar[bool] = False
    """Announces a turn or a question and changes nothing."""

    def seen_by(self, viewer: Seat | None) -> Self:
        return self.view_for(viewer)

    def touches(self, seat: Seat) -> bool:
        """Whether one of the fields names that seat."""
        if self.routine:
            return False
        kind: Any = type(self)
        named = [getattr(self, name) for name in seat_fields(kind)]
        return any(seat in value if isinstance(value, tuple) else value == seat for value in named)


@cache
def seat_fields(kind: type[Record]) -> tuple[str, ...]:
    """The fields of a record that name seats."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(name for name, hint in hints.items() if not _is_class_var(hint) and _is_seat(hint))


def _is_seat(hint: Any) -> bool:
    """A seat, one of several, or one that may be missing."""
    return SEAT in getattr(hint, "__metadata__", ()) or (
        get_origin(hint) is not None and any(_is_seat(part) for part in get_args(hint))
    )


@dataclass_transform(frozen_default=True)
def event(cls: type[Any]) -> Any:
    """Declare a kind of event. Unlike a state's fields, an event's are public by default."""
    hints = get_type_hints(cls, include_extras=True)
    cls.__annotations__ = {
        name: hints[name] if _is_marked(hints[name]) or _is_class_var(hints[name]) else Annotated[hints[name], PUBLIC]
        for name in inspect.get_annotations(cls)
    }
    cls.kind = kind_of(cls)
    made = frozen(cls)
    Event.join(made)
    return made


def kind_of(cls: type) -> str:
    """`calimala.Scored`: the package and the class, so that every game may have a `Scored`."""
    package = cls.__module__.rpartition(".")[0]
    return f"{'core' if package == 'engine' else package.rpartition('.')[2]}.{cls.__name__}"


def _is_marked(hint: Any) -> bool:
    return any(note in MARKS for note in getattr(hint, "__metadata__", ()))


def _is_class_var(hint: Any) -> bool:
    return "ClassVar" in str(hint)


def read_event(data: dict[str, Any]) -> Event:
    found = Event.load(data)
    assert isinstance(found, Event)
    return found


@event
class Forced(Event):
    """A decision that had one answer and was therefore not asked."""

    seat: Seat
    move: str


@event
class Finished(Event):
    """The game is over; the standings say how."""

    winners: tuple[Seat, ...]


__all__ = ["Event", "Finished", "Forced", "Owner", "event", "kind_of", "read_event", "seat_fields"]
