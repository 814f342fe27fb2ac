"""How games ended: results, times, ratings. Written in the step that ends a game."""

import sqlite3
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from engine import Seat
from storage.tables import SeatRow
from tables.table import Table

if TYPE_CHECKING:
    from tables.hall import Hall


async def at_the_end(
    hall: "Hall", table: Table, state: Any, changed: Mapping[Seat, SeatRow]
) -> Callable[[sqlite3.Connection], object]:
    """What to write when a game has been played to its end."""
    return lambda db: None
