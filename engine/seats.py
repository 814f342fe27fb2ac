"""Seats, numbered from 0 in turn order.

The annotation distinguishes a seat, shown as a name, from other numbers.
"""

from typing import Annotated

SEAT = "seat"
Seat = Annotated[int, SEAT]

MOST_SEATS = 6
"""Number of seat colours, shapes and letters in `render.palette`."""
