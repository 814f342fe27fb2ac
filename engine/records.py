"""State as plain data: one declaration, four functions.

A record is a slotted dataclass with fields marked, in their type, by who may know them:

    @record
    class Player:
        cubes: Public[int] = 40              # public
        hand: Owner[list[Card]] = field(default_factory=list)  # its owner's; other seats get the size
        bag: Size[dict[Card, int]] = ...     # hidden; the size is public
        boxed: list[Card] = field(default_factory=list)        # unmarked: never leaves the server

From the hints and marks `clone`, `dump`, `load` and `view_for` are generated once and compiled. A forgotten mark
hides a field; it never leaks one. `copy.copy` returns a record that shares all its parts.
"""

import dataclasses
import enum
import types
from collections.abc import Callable
from typing import (
    Annotated,
    Any,
    ClassVar,
    Literal,
    NewType,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

from engine.freezing import frozen_dataclass, slot_setters

T = TypeVar("T")
R = TypeVar("R")

HIDDEN = "?"
"""Placeholder for a secret in a view."""
HIDDEN_NUMBER = -1

PUBLIC = "public"
Public = Annotated[T, PUBLIC]
Owner = Annotated[T, "owner"]
Size = Annotated[T, "size"]
Seated = Annotated[T, "seated"]
"""A list or dict with one entry per seat: a record in it belongs to that seat, a plain value is that seat's secret."""
Passing = Annotated[T, "passing"]
"""Neither cloned, stored nor shown: scratch space while a move is played."""

MARKS = (PUBLIC, "owner", "size", "seated", "passing")


class Record:
    """Methods of every record; the bodies are generated."""

    __slots__ = ()
    frozen: ClassVar[bool] = False
    marks: ClassVar[dict[str, str | None]] = {}
    open_to_all: ClassVar[bool] = False
    """Whether all of it is public, so that every view of it is the same."""

    def clone(self: R) -> R:
        raise TypeError(f"{type(self).__name__} is not a @record")

    def view_for(self: R, viewer: int | None, owner: int | None = None) -> R:
        raise TypeError(f"{type(self).__name__} is not a @record")

    def dump(self) -> dict[str, Any]:
        raise TypeError(f"{type(self).__name__} is not a @record")

    @classmethod
    def load(cls: type[R], data: dict[str, Any]) -> R:
        raise TypeError(f"{cls.__name__} is not a @record")


class Kinds(Record):
    """A record of several kinds (steps, events): stored with its kind, so that a list of them reads back."""

    __slots__ = ()
    frozen: ClassVar[bool] = True
    kind: ClassVar[str] = ""
    family: ClassVar[dict[str, type["Kinds"]]] = {}

    @classmethod
    def load(cls, data: dict[str, Any]) -> Any:
        """Any kind of this family; a kind itself has its own."""
        return cls.family[data["kind"]].load(data)

    @classmethod
    def join(cls, made: type["Kinds"]) -> None:
        """Register a kind. Names must be unique: stored games refer to them."""
        other = cls.family.setdefault(made.kind, made)
        if (other.__module__, other.__qualname__) != (made.__module__, made.__qualname__):
            raise TypeError(f"{made.kind} is the name of both {other.__module__} and {made.__module__}")
        cls.family[made.kind] = made


@dataclass_transform(field_specifiers=(dataclasses.field,))
def record(cls: type[R]) -> type[R]:
    """A mutable part of a state."""
    return _finish(dataclasses.dataclass(slots=True)(cls), frozen=False)


@dataclass_transform(frozen_default=True, field_specifiers=(dataclasses.field,))
def frozen(cls: type[R]) -> type[R]:
    """An unchanging record; clones share it."""
    return _finish(frozen_dataclass(cls), frozen=True)


# ---------------------------------------------------------------- reading a field's type


def _split(hint: Any) -> tuple[str | None, Any]:
    """The mark of a hint and the bare type below it."""
    if get_origin(hint) is Annotated:
        bare, *notes = get_args(hint)
        for note in notes:
            if note in MARKS:
                return note, _plain(bare)
        return None, _plain(bare)
    return None, hint


def _plain(kind: Any) -> Any:
    """The type below a new name or a note such as `Seat`."""
    while isinstance(kind, NewType) or get_origin(kind) is Annotated:
        kind = kind.__supertype__ if isinstance(kind, NewType) else get_args(kind)[0]
    return kind


def _optional(kind: Any) -> Any | None:
    """T of `T | None`, else nothing."""
    if get_origin(kind) in (Union, types.UnionType):
        rest = [a for a in get_args(kind) if a is not type(None)]
        if len(rest) == 1 and len(rest) != len(get_args(kind)):
            return rest[0]
    return None


def _is_record(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Record)


def _is_enum(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, enum.Enum)


def _is_scalar(kind: Any) -> bool:
    return kind in (int, str, bool, float) or get_origin(kind) is Literal or _is_enum(kind)


def _parts(kind: Any) -> list[Any]:
    """The types inside a list, dict, tuple or union."""
    return [_plain(a) for a in get_args(kind) if a is not ... and a is not type(None)]


def _holds_records(kind: Any) -> bool:
    kind = _plain(kind)
    if get_origin(kind) is Literal:
        return False
    return _is_record(kind) or any(_holds_records(part) for part in _parts(kind))


def _hides(kind: Any) -> bool:
    """Whether a view may differ from the value."""
    kind = _plain(kind)
    if get_origin(kind) is Literal:
        return False
    return (_is_record(kind) and not kind.open_to_all) or any(_hides(part) for part in _parts(kind))


def _check(kind: Any) -> None:
    """Refuses at declaration what could not be cloned, stored in a stable order and read back."""
    kind = _plain(kind)
    origin = get_origin(kind)
    if _is_scalar(kind) or _is_record(kind):
        return
    if origin is dict and _plain(get_args(kind)[0]) is not int and not _is_text(_plain(get_args(kind)[0])):
        raise TypeError(f"the keys of {kind} would not read back: they must be numbers or texts")
    if origin not in (list, dict, tuple) and _optional(kind) is None:
        raise TypeError(f"a record cannot hold {kind}, only numbers, texts, lists, dicts, tuples and records")
    for part in _parts(kind):
        _check(part)


def _is_text(kind: Any) -> bool:
    return kind is str or (get_origin(kind) is Literal and all(isinstance(v, str) for v in get_args(kind)))


def _shares(kind: Any) -> bool:
    """True where a clone may share the value because nothing in it can change."""
    kind = _plain(kind)
    inner = _optional(kind)
    if inner is not None:
        return _shares(inner)
    origin = get_origin(kind)
    if origin is tuple:
        return all(_shares(a) for a in get_args(kind) if a is not ...)
    if origin in (list, dict):
        return False
    return not _is_record(kind) or kind.frozen


def _seen_whole(name: str, mark: str | None, kind: Any) -> str | None:
    """A condition under which the view of a field is its value: "" if it always is, None if there is none."""
    if mark == PUBLIC:
        return "" if not _hides(kind) else f"self.{name} is None" if _optional(kind) is not None else None
    if mark == "owner" and not _hides(kind):
        return f"(mine or not self.{name})" if _is_blank_when_hidden(kind) else "mine"
    return None


def _is_blank_when_hidden(kind: Any) -> bool:
    """Whether an empty value looks the same hidden."""
    kind = _plain(_optional(_plain(kind)) or kind)
    args = get_args(kind)
    return kind in (str, bool) or (get_origin(kind) is tuple and len(args) == 2 and args[1] is ...)


class _Writer:
    """Writes the source of one expression; names of classes used are collected for its compilation."""

    def __init__(self) -> None:
        self.names: dict[str, Any] = {"HIDDEN": HIDDEN, "HIDDEN_NUMBER": HIDDEN_NUMBER}
        self.depth = 0

    def name(self, kind: Any) -> str:
        name = f"_{kind.__name__}_{len(self.names)}"
        self.names[name] = kind
        return name

    def each(self, kind: Any, var: str, inside: Callable[[Any, str], str]) -> str | None:
        """A comprehension over a list, dict or tuple, with `inside` applied to every value. Many lists are empty, and
        a comprehension costs as much as several values."""
        origin, args = get_origin(kind), get_args(kind)
        self.depth += 1
        item, key = f"i{self.depth}", f"k{self.depth}"
        try:
            if origin is list:
                return f"([{inside(args[0], item)} for {item} in {var}] if {var} else [])"
            if origin is tuple and len(args) == 2 and args[1] is ...:
                return f"tuple([{inside(args[0], item)} for {item} in {var}])"
            if origin is tuple:
                return "(" + "".join(f"{inside(a, f'{var}[{n}]')}, " for n, a in enumerate(args)) + ")"
            if origin is dict:
                return f"({{{key}: {inside(args[1], item)} for {key}, {item} in {var}.items()}} if {var} else {{}})"
        finally:
            self.depth -= 1
        return None

    def maybe(self, kind: Any, var: str, inside: Callable[[Any, str], str]) -> str | None:
        inner = _optional(kind)
        return None if inner is None else f"(None if {var} is None else {inside(inner, var)})"

    def clone(self, kind: Any, var: str) -> str:
        kind = _plain(kind)
        if _shares(kind):
            return var
        if (text := self.maybe(kind, var, self.clone)) is not None:
            return text
        if _is_record(kind):
            return f"{var}.clone()"
        origin, args = get_origin(kind), get_args(kind)
        if origin is list and _shares(args[0]):
            return f"[*{var}]"
        if origin is dict and _shares(args[1]):
            return f"{var}.copy()"
        text = self.each(kind, var, self.clone)
        if text is None:
            raise TypeError(f"a record cannot hold {kind}")
        return text

    def view(self, kind: Any, var: str, owner: str) -> str:
        kind = _plain(kind)
        if not _hides(kind):
            return self.clone(kind, var)
        if (text := self.maybe(kind, var, lambda k, v: self.view(k, v, owner))) is not None:
            return text
        if _is_record(kind):
            return f"{var}.view_for(viewer, {owner})"
        return self.each(kind, var, lambda k, v: self.view(k, v, owner)) or var

    def view_seated(self, kind: Any, var: str) -> str:
        """One entry per seat: records are viewed as that seat's own, plain values only by that seat."""
        origin, args = get_origin(kind), get_args(kind)
        value = args[1] if origin is dict else args[0]

        def one(key: str, item: str) -> str:
            if _holds_records(value):
                return self.view(value, item, key)
            return f"({self.clone(value, item)} if viewer == {key} else {self.hide(value, item)})"

        if origin is dict:
            return f"{{k: {one('k', 'v')} for k, v in {var}.items()}}"
        text = f"[{one('k', 'v')} for k, v in enumerate({var})]"
        return f"tuple({text})" if origin is tuple else text

    def hide(self, kind: Any, var: str) -> str:
        """The value with its faces gone and its size kept."""
        kind = _plain(kind)
        if (text := self.maybe(kind, var, self.hide)) is not None:
            return text
        origin, args = get_origin(kind), get_args(kind)
        if kind is str:
            return f"(HIDDEN if {var} else '')"
        if origin is Literal or _is_enum(kind):
            return "HIDDEN"
        if kind is bool:
            return "False"
        if kind is int:
            return "HIDDEN_NUMBER"
        if origin is dict and _plain(args[1]) is int:
            return f"{{HIDDEN: sum({var}.values())}}"
        if origin is list and (_is_enum(_plain(args[0])) or _is_text(_plain(args[0]))):
            return f"([HIDDEN] * len({var}) if {var} else [])"
        if origin in (list, tuple) and not _holds_records(kind):
            return self.each(kind, var, self.hide) or var
        raise TypeError(f"nobody can know only the size of {kind}")

    def blank(self, kind: Any) -> str:
        """Placeholder for a field that never leaves the server."""
        kind = _plain(kind)
        if _optional(kind) is not None:
            return "None"
        origin, args = get_origin(kind), get_args(kind)
        if origin is tuple and args[-1] is not ...:
            return "(" + "".join(f"{self.blank(a)}, " for a in args) + ")"
        blanks = {str: "''", int: "0", bool: "False", list: "[]", dict: "{}", tuple: "()"}
        text = blanks.get(origin or kind)
        if text is None:
            raise TypeError(f"a field of type {kind} needs a mark: it cannot be left blank in a view")
        return text

    def dump(self, kind: Any, var: str) -> str:
        kind = _plain(kind)
        if (text := self.maybe(kind, var, self.dump)) is not None:
            return text
        if _is_record(kind):
            return f"{var}.dump()"
        if _is_enum(kind):
            return f"getattr({var}, 'value', {var})"
        if get_origin(kind) is tuple:
            args = get_args(kind)
            if len(args) == 2 and args[1] is ...:
                return self.dump(list[args[0]], var)  # type: ignore[valid-type]
            return "[" + "".join(f"{self.dump(a, f'{var}[{n}]')}, " for n, a in enumerate(args)) + "]"
        if get_origin(kind) in (list, dict) and not self._json(get_args(kind)[-1]):
            return self.each(kind, var, self.dump) or var
        return var

    def _json(self, kind: Any) -> bool:
        kind = _plain(kind)
        return kind in (int, str, bool, float) or get_origin(kind) is Literal

    def load(self, kind: Any, var: str) -> str:
        kind = _plain(kind)
        if (text := self.maybe(kind, var, self.load)) is not None:
            return text
        if _is_record(kind) or _is_enum(kind):
            name = self.name(kind)
            return f"{name}.load({var})" if _is_record(kind) else f"{name}({var})"
        origin, args = get_origin(kind), get_args(kind)
        if origin is dict and _plain(args[0]) is int:
            return f"{{int(k): {self.load(args[1], 'v')} for k, v in {var}.items()}}"
        if origin in (list, dict) and self._json(args[-1]):
            return f"{origin.__name__}({var})"
        return self.each(kind, var, self.load) or var

    def field(self, mark: str | None, kind: Any, var: str, owner: str) -> str:
        """A field as its mark lets the viewer see it."""
        if mark == PUBLIC:
            return self.view(kind, var, owner)
        if mark == "owner":
            return f"({self.view(kind, var, owner)} if mine else {self.hide(kind, var)})"
        if mark == "size":
            return self.hide(kind, var)
        return self.view_seated(kind, var) if mark == "seated" else self.blank(kind)

    def default(self, field: "dataclasses.Field[Any]") -> str | None:
        """The default of a field, if it has one."""
        for name, made, end in (("default", field.default, ""), ("make", field.default_factory, "()")):
            if made is not dataclasses.MISSING:
                self.names[f"_{name}_{field.name}"] = made
                return f"_{name}_{field.name}{end}"
        return None


# ---------------------------------------------------------------- the four functions


def _finish(cls: type[R], *, frozen: bool) -> type[R]:
    """Write and compile `clone`, `view_for`, `dump` and `load` of a record from the types and marks of its fields."""
    assert issubclass(cls, Record), f"{cls.__name__} must derive from Record"
    cls.frozen = frozen
    hints = get_type_hints(cls, include_extras=True)
    fields = [(f, *_split(hints[f.name])) for f in dataclasses.fields(cls)]  # type: ignore[arg-type]
    cls.marks = {f.name: mark for f, mark, _ in fields}
    cls.open_to_all = all(mark == PUBLIC and not _hides(kind) for _, mark, kind in fields)
    write = _Writer()
    owner = "self.seat" if "seat" in cls.marks else "owner"
    clones, views, loads, dumps = dict[str, str](), dict[str, str](), dict[str, str](), dict[str, str]()
    if issubclass(cls, Kinds):
        dumps["kind"] = repr(cls.__dict__.get("kind", ""))
    for field, mark, kind in fields:
        name, here, default = field.name, f"self.{field.name}", write.default(field)
        if mark == "passing":
            clones[name] = views[name] = loads[name] = default or write.blank(kind)
            continue
        try:
            _check(kind)
            clones[name], views[name] = write.clone(kind, here), write.field(mark, kind, here, owner)
        except TypeError as wrong:
            raise TypeError(f"{cls.__name__}.{name}: {wrong}") from None
        if frozen and not _shares(kind):
            raise TypeError(f"{cls.__name__}.{name} can change, but clones share a {cls.__name__}")
        dumps[name] = write.dump(kind, here)
        loads[name] = write.load(kind, f"data[{name!r}]")
        if default is not None:
            loads[name] += f" if {name!r} in data else {default}"

    def new(values: dict[str, str]) -> str:
        put = [f"_put_{name}(n, {text})" if frozen else f"n.{name} = {text}" for name, text in values.items()]
        return "; ".join(["n = new(cls)", *put, "return n"])

    mine = f"mine = viewer == {owner} and viewer is not None\n    " if "owner" in cls.marks.values() else ""
    if frozen and not cls.open_to_all and (same := [_seen_whole(f.name, mark, kind) for f, mark, kind in fields]):
        mine += "" if None in same else f"if {' and '.join(filter(None, same))}: return self\n    "
    bodies = {
        "clone(self)": "return self" if frozen else new(clones),
        "__copy__(self)": "return self" if frozen else new({name: f"self.{name}" for name in clones}),
        "view_for(self, viewer, owner=None)": "return self" if frozen and cls.open_to_all else mine + new(views),
        "dump(self)": f"return {{{', '.join(f'{name!r}: {text}' for name, text in dumps.items())}}}",
        "load(data)": new(loads),
    }
    write.names |= {"cls": cls, "new": cls.__new__}
    write.names |= {f"_put_{name}": put for name, put in slot_setters(cls).items()} if frozen else {}
    source = "\n".join(f"def {head}:\n    {body}" for head, body in bodies.items())
    exec(compile(source, f"<record {cls.__name__}>", "exec"), write.names)
    for verb in ("clone", "__copy__", "view_for", "dump"):
        setattr(cls, verb, write.names[verb])
    cls.load = staticmethod(write.names["load"])  # type: ignore[method-assign,assignment]
    return cls
