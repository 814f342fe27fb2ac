"""In which order the people of a lobby are going to sit."""

import hashlib
from collections.abc import Sequence

from storage.tables import SeatRow
from tables.core.hall import Hall
from tables.core.table import Table


async def as_they_come(hall: Hall, table: Table, seats: Sequence[SeatRow]) -> list[SeatRow]:
    """The people of a lobby as they are going to sit: as they come, but at a rematch each moves up by one place."""
    if table.row.rematch_of is None or table.row.seat_order == "chosen":
        return list(seats)
    before = await hall.table(table.row.rematch_of)
    return moved_round([seat.user_id for seat in before.seats], seats)


def moved_round(before: Sequence[int | None], seats: Sequence[SeatRow]) -> list[SeatRow]:
    """Whoever sat first sits last of those who come back; people who were not there come after them."""
    order = {user_id: place for place, user_id in enumerate([*before[1:], *before[:1]]) if user_id is not None}
    return sorted(seats, key=lambda seat: order.get(seat.user_id or 0, len(before)))


def drawn(table: Table) -> list[SeatRow]:
    """The order that the table's secret gives: whoever knows it at the end can check that nobody chose it."""

    def lot(row: SeatRow) -> str:
        return hashlib.sha256(f"{table.row.seed} {row.user_id or row.name}".encode()).hexdigest()

    return sorted(table.seats, key=lot)
