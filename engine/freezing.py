"""Frozen dataclasses that are made quickly.

A playout makes several events, steps and records for each decision. The `__init__` that `dataclasses` writes for a
frozen class goes through `object.__setattr__` field by field; a slot's own setter does the same in less than half
the time. Where there are many fields, it is quicker still to make something that is not frozen and to freeze it then.
"""

import dataclasses
from collections.abc import Callable
from typing import Any, TypeVar, dataclass_transform

C = TypeVar("C")

MANY = 5
"""Fields from which on it pays to freeze at the end."""


@dataclass_transform(frozen_default=True)
def frozen_dataclass(cls: type[C]) -> type[C]:
    """Like `dataclass(frozen=True, slots=True)`."""
    made: Any = dataclasses.dataclass(frozen=True, slots=True)(cls)
    fields = dataclasses.fields(made)
    names: dict[str, Any] = {}
    parameters = []
    for field in fields:
        assert field.default_factory is dataclasses.MISSING, f"{cls.__name__}.{field.name} needs no factory"
        if field.default is dataclasses.MISSING:
            parameters.append(field.name)
        else:
            names[f"_default_{field.name}"] = field.default
            parameters.append(f"{field.name}=_default_{field.name}")
    if len(fields) < MANY:
        names |= {f"_put_{name}": put for name, put in slot_setters(made).items()}
        lines = [f"_put_{field.name}(self, {field.name})" for field in fields] or ["pass"]
    else:
        names |= {"_open": open_twin(made), "_turn_into": object.__dict__["__class__"].__set__}
        set_all = [f"self.{field.name} = {field.name}" for field in fields]
        lines = ["_frozen = self.__class__", "_turn_into(self, _open)", *set_all, "self.__class__ = _frozen"]
    source = f"def __init__({', '.join(['self', *parameters])}):\n    " + "\n    ".join(lines)
    exec(compile(source, f"<frozen {cls.__name__}>", "exec"), names)
    made.__init__ = names["__init__"]
    return made  # type: ignore[no-any-return]


def open_twin(frozen: Any) -> type[Any]:
    """A mutable class with the same fields; an instance is frozen once all of them are set."""
    return type(frozen.__name__, frozen.__bases__, {"__slots__": frozen.__slots__})


def slot_setters(cls: type[Any]) -> dict[str, Callable[[Any, Any], None]]:
    """Slot setters of a dataclass by field; they also work on frozen classes."""
    return {field.name: getattr(cls, field.name).__set__ for field in dataclasses.fields(cls)}
