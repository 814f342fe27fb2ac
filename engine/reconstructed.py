"""What a game's rulebook shows only in pictures that were not at hand, so that we had to design it.

A game names such data in its `reconstructed.py`, and docs/RECONSTRUCTED.md lists it for whoever owns the box
(`python -m tests.reconstructed`).
"""

from collections.abc import Mapping
from typing import NamedTuple


class Reconstruction(NamedTuple):
    what: str
    """What is printed on the pieces, as a heading."""
    data: str
    """Where our values stand: file and name."""
    why: str
    values: Mapping[str, str]
    """Piece → our value."""


def plain(id_: str) -> str:
    """An id for people: `large_order_01` → `large order 01`."""
    return id_.replace("_", " ")
