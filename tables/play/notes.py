"""Notes to oneself: written at any time, delivered when one is next asked, gone when that turn is confirmed."""

from engine import Seat
from storage import private
from storage.database import Repeated
from storage.private import Note
from storage.tables import SeatRow
from tables.core import storing
from tables.core.access import own_seat
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.table import Table
from tables.core.update import Update

LONGEST = 500
MOST = 10
"""At one table."""


async def of_person(hall: Hall, table_id: str, user_id: int) -> list[Note]:
    """All that somebody has written at a table, oldest first."""
    return await private.notes_of(hall.db, table_id, user_id)


async def write(hall: Hall, table_id: str, user_id: int, text: str, *, interaction_id: int | None = None) -> list[Note]:
    """Keep a note for one's next turn. Returns all of them."""
    async with hall.locked(table_id) as table:
        if not await storing.answered(hall, interaction_id):
            await _must_fit(hall, table, user_id, text)
            try:
                await hall.db.write(private.write_note, table_id, user_id, text.strip(), hall.clock(), interaction_id)
            except Repeated:
                return await of_person(hall, table_id, user_id)
    return await of_person(hall, table_id, user_id)


async def _must_fit(hall: Hall, table: Table, user_id: int, text: str) -> None:
    own_seat(table, user_id)
    if table.over or table.status == "closed":
        raise Refused("table-over" if table.over else "table-closed")
    if not text.strip():
        raise Refused("table-note-empty")
    if len(text.strip()) > LONGEST:
        raise Refused("table-note-too-long", limit=LONGEST)
    if len(await of_person(hall, table.id, user_id)) >= MOST:
        raise Refused("table-too-many-notes", limit=MOST)


async def tear_up(hall: Hall, table_id: str, user_id: int, note_id: int) -> list[Note]:
    """Throw one of one's own notes away; one that is gone already stays gone. Returns those that are left."""
    await hall.db.write(private.tear_up_note, table_id, user_id, note_id)
    return await of_person(hall, table_id, user_id)


async def due(hall: Hall, table: Table, user_id: int) -> list[Note]:
    """What somebody wanted to remember at the turn that they are asked for now."""
    seat = table.seat_of(user_id)
    if seat is None:
        return []
    return [note for note in await of_person(hall, table.id, user_id) if _is_due(note, table.seats[seat])]


def _is_due(note: Note, seat: SeatRow) -> bool:
    """It was written before the question came: one written while thinking is meant for the next turn."""
    return seat.owes_at is not None and note.at <= seat.owes_at


def done_with(update: Update, seat: Seat) -> None:
    """Whoever ends their turn has read what they wanted to remember at it."""
    row = update.before.seats[seat]
    if row.owes_at is not None and row.user_id is not None and seat not in update.to_act:
        update.rows.writes.append(private.NotesRead(update.before.id, row.user_id, row.owes_at))
