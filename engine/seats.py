"""Who sits where: seats are numbered from 0 in turn order.

The note lets `locales` tell a seat (said as a name) from any other number.
"""

from typing import Annotated

SEAT = "seat"
Seat = Annotated[int, SEAT]

MOST_SEATS = 6
"""So many colours, shapes and letters there are (`render.palette`)."""
