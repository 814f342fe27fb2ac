"""Parts of a card that other modules add to it."""

from collections.abc import Callable, Iterator
from typing import Any, Generic, TypeVar

Part = TypeVar("Part", bound=Callable[..., Any])


class Sections(Generic[Part]):
    """Functions that each add a part to a card, in the order of their names here, whichever is imported first."""

    def __init__(self, *order: str) -> None:
        self.order = order
        self._parts: dict[str, Part] = {}

    def add(self, part: Part) -> Part:
        """Decorate a function that is named in the order. LookupError: it is not."""
        if part.__name__ not in self.order:
            raise LookupError(f"{part.__module__}.{part.__name__} has no place in the order of sections {self.order}")
        self._parts[part.__name__] = part
        return part

    def __iter__(self) -> Iterator[Part]:
        return (self._parts[name] for name in self.order if name in self._parts)
