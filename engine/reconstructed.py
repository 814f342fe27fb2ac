"""Game data that we designed because the rulebook shows it only in pictures we did not have.

A game lists such data in its `reconstructed.py`; docs/RECONSTRUCTED.md shows it to owners of the box (`python -m
tests.reconstructed`).
"""

from collections.abc import Mapping
from typing import NamedTuple


class Reconstruction(NamedTuple):
    what: str
    """Heading: the printed information."""
    data: str
    """File and name of our values."""
    why: str
    values: Mapping[str, str]
    """Piece → our value."""


def plain(id_: str) -> str:
    """An id for people: `large_order_01` → `large order 01`."""
    return id_.replace("_", " ")
