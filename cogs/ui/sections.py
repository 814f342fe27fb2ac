"""Parts of a card that other modules add to it."""

from collections.abc import Callable
from typing import Any, TypeVar

Part = TypeVar("Part", bound=Callable[..., Any])


class Sections(list[Part]):
    """Functions that each add a part to a card, in the order of their names here, whichever is imported first."""

    def __init__(self, *order: str) -> None:
        super().__init__()
        self.order = order

    def add(self, part: Part) -> Part:
        """Decorate a function that is named in the order. LookupError: it is not."""
        if part.__name__ not in self.order:
            raise LookupError(f"{part.__module__}.{part.__name__} has no place in the order of sections {self.order}")
        self.append(part)
        self.sort(key=lambda added: self.order.index(added.__name__))
        return part
