"""A game's records before the first move, and its routine events."""

from dataclasses import MISSING, fields, is_dataclass
from inspect import isclass
from types import ModuleType

from engine.events import Event


def beginnings(module: ModuleType) -> dict[str, object]:
    """`Record.field` → its default, for every record of the module, if that is not an empty value."""
    return {
        f"{record.__name__}.{field.name}": field.default
        for record in vars(module).values()
        if isclass(record) and record.__module__ == module.__name__ and is_dataclass(record)
        for field in fields(record)
        if field.default is not MISSING and (field.default or field.default not in (0, "", None, ()))
    }


def routine(module: ModuleType) -> set[str]:
    """Names of the events marked as routine."""
    found = [event for event in vars(module).values() if isclass(event) and issubclass(event, Event)]
    return {event.__name__ for event in found if event.routine and event.__module__ == module.__name__}
