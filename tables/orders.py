"""Standing orders: what a seat wants done when its turn comes. Evaluated then, and logged with the reason."""

from tables.played import Played
from tables.table import Table


def carry_out(table: Table, played: Played, now: float) -> bool:
    """Let one seat that is asked answer by its standing order. False: none of them has one that fits."""
    return False
