"""Moves: light frozen records with a notation that reads back.

    @move
    class Place(Move):
        space: str
        disc: str

    Place("s04", "white").notation == "place s04 white"

The notation's words are also the path by which panels, autocomplete and typed commands narrow the legal moves down to
one (see `narrowing`), so the three can never disagree.
"""

import dataclasses
import enum
import types
from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import Any, ClassVar, Union, dataclass_transform, get_args, get_origin, get_type_hints

from pydantic import ConfigDict, TypeAdapter, ValidationError

from engine.freezing import frozen_dataclass

NOTHING = "-"
"""Notation of an absent value."""
JOIN = "+"
"""Separator of list values: `ship lisbon+london`."""


class Move:
    __slots__ = ()
    kind: ClassVar[str] = ""
    open: ClassVar[bool] = False
    """An open kind has values that cannot be enumerated (an offer's price): its listed moves are suggestions."""
    standing: ClassVar[bool] = False
    """A standing kind sets how the seat is treated from now on. From a bystander it does not limit the undo of other
    seats unless it has further effects."""

    @property
    def words(self) -> tuple[str, ...]:
        """The kind and then each field, written as in the notation."""
        return _words(self)

    @property
    def notation(self) -> str:
        return " ".join(self.words)

    def __str__(self) -> str:
        return self.notation

    @classmethod
    def as_written_now(cls, words: list[str]) -> list[str]:
        """The words of a stored move of this kind; a kind that was once written otherwise overrides it."""
        return words


@lru_cache(maxsize=1 << 14)
def _words(move: Move) -> tuple[str, ...]:
    """Cached: a panel asks for the words of the same moves again and again."""
    fields: tuple[str, ...] = move.__match_args__  # type: ignore[attr-defined]
    return (move.kind, *[write(getattr(move, name)) for name in fields])


@dataclass_transform(frozen_default=True)
def move(cls: type[Any]) -> Any:
    """Declare a kind of move; its name in the notation is the class name in lower case, unless given."""
    if "kind" not in cls.__dict__:
        cls.kind = cls.__name__.lower()
    cls.__pydantic_config__ = ConfigDict(extra="forbid")
    return frozen_dataclass(cls)


def without(move: Move, how: frozenset[str]) -> tuple[object, ...]:
    """The kind of a move and its fields, but for those that only say how."""
    fields: tuple[str, ...] = move.__match_args__  # type: ignore[attr-defined]
    return (move.kind, *[getattr(move, name) for name in fields if name not in how])


def write(value: Any) -> str:
    if type(value) is str:
        return value
    if value is None or value == ():
        return NOTHING
    if isinstance(value, enum.Enum):
        return str(value.value)
    if isinstance(value, tuple):
        return JOIN.join(write(v) for v in value)
    return str(value)


def _read(word: str, hint: Any) -> Any:
    """A word of the notation as plain data; pydantic judges it afterwards."""
    if get_origin(hint) in (Union, types.UnionType):
        if word == NOTHING:
            return None
        hint = next(a for a in get_args(hint) if a is not type(None))
    if get_origin(hint) is tuple:
        return tuple(() if word == NOTHING else word.split(JOIN))
    return word


class Unreadable(ValueError):
    """A text that is no move of this game."""


class MoveBook:
    """All kinds of moves of a game: reads them from text and from plain data, at the border."""

    def __init__(self, *kinds: type[Move]) -> None:
        self.kinds: dict[str, type[Move]] = {kind.kind: kind for kind in kinds}
        assert len(self.kinds) == len(kinds), "two kinds of moves have one name"
        self._hints = {kind.kind: get_type_hints(kind) for kind in kinds}

    @cached_property
    def _adapters(self) -> dict[str, TypeAdapter[Any]]:
        """Validators of the discriminated union, by kind."""
        return {name: TypeAdapter(kind) for name, kind in self.kinds.items()}

    def fields(self, kind: str) -> tuple[str, ...]:
        return self.kinds[kind].__match_args__  # type: ignore[attr-defined,no-any-return]

    def defaults(self, kind: str) -> frozenset[str]:
        """The fields of a kind that may be left out."""
        fields = dataclasses.fields(self.kinds[kind])  # type: ignore[arg-type]
        return frozenset(f.name for f in fields if f.default is not dataclasses.MISSING)

    def read(self, notation: str) -> Move:
        """Parse a notation. Legality is not checked."""
        kind, *words = notation.split()[:32] or [""]
        if kind not in self.kinds:
            raise Unreadable(notation[:100])
        fields = self.fields(kind)
        words = self.kinds[kind].as_written_now(words)
        if len(words) > len(fields):
            raise Unreadable(notation[:100])
        hints = self._hints[kind]
        values = {field: _read(word, hints[field]) for field, word in zip(fields, words, strict=False)}
        return self.validate({"kind": kind, **values})

    def compose(self, kind: str, words: Mapping[str, str]) -> Move:
        """The move of a kind with some of its fields given as words; the others take their defaults."""
        if kind not in self.kinds or not words.keys() <= self._hints[kind].keys():
            raise Unreadable(f"{kind} {dict(words)}"[:100])
        return self.validate({"kind": kind, **{f: _read(word, self._hints[kind][f]) for f, word in words.items()}})

    def validate(self, data: Any) -> Move:
        """The move that plain data (from Discord, the database or a file) describes."""
        kind = data.get("kind") if isinstance(data, dict) else None
        if not isinstance(kind, str) or kind not in self.kinds:
            raise Unreadable(str(data)[:100])
        values = {name: value for name, value in data.items() if name != "kind"}
        try:
            found = self._adapters[kind].validate_python(values)
        except ValidationError as wrong:
            raise Unreadable(str(data)[:100]) from wrong
        assert isinstance(found, Move)
        return found
