"""Cache of immutable moves and events, which recur often."""

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def made_once(kind: Callable[P, T]) -> Callable[P, T]:
    """Cache a constructor. Bounded, because offers have ever new numbers."""
    return lru_cache(maxsize=8192)(kind)  # type: ignore[return-value]
