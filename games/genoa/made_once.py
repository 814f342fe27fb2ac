"""Moves and events never change, and the same ones are named again and again: each is made once."""

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def made_once(kind: Callable[P, T]) -> Callable[P, T]:
    """As many as are in use at a time, not all that ever were: offers have numbers."""
    return lru_cache(maxsize=8192)(kind)  # type: ignore[return-value]
