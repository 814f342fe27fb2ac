"""Sections of a card contributed by other modules."""

from collections.abc import Callable
from typing import Any, TypeVar

Part = TypeVar("Part", bound=Callable[..., Any])


class Sections(list[Part]):
    """Functions that each add a section to a card, in the order of their names here, independent of imports."""

    def __init__(self, *order: str) -> None:
        super().__init__()
        self.order = order

    def add(self, part: Part) -> Part:
        """Register a function whose name is in the order. Raises LookupError if it is not."""
        if part.__name__ not in self.order:
            raise LookupError(f"{part.__module__}.{part.__name__} has no place in the order of sections {self.order}")
        self.append(part)
        self.sort(key=lambda added: self.order.index(added.__name__))
        return part
