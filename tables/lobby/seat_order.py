"""The seating order of a lobby."""

import hashlib
from collections.abc import Sequence

from storage.tables import SeatRow
from tables.core.hall import Hall
from tables.core.table import Table


async def as_they_come(hall: Hall, table: Table, seats: Sequence[SeatRow]) -> list[SeatRow]:
    """By joining; at a rematch each player moves up by one seat."""
    if table.row.rematch_of is None or table.row.seat_order == "chosen":
        return list(seats)
    before = await hall.table(table.row.rematch_of)
    return moved_round([seat.user_id for seat in before.seats], seats)


def moved_round(before: Sequence[int | None], seats: Sequence[SeatRow]) -> list[SeatRow]:
    """The former first player goes last among those who return; new players come after them."""
    order = {user_id: place for place, user_id in enumerate([*before[1:], *before[:1]]) if user_id is not None}
    return sorted(seats, key=lambda seat: order.get(seat.user_id or 0, len(before)))


def drawn(table: Table) -> list[SeatRow]:
    """Order derived from the secret seed, so that it can be verified at the end."""

    def lot(row: SeatRow) -> str:
        return hashlib.sha256(f"{table.row.seed} {row.user_id or row.name}".encode()).hexdigest()

    return sorted(table.seats, key=lot)
