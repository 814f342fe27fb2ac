"""Private notes: written at any time, shown at the player's next turn, deleted when that turn is confirmed."""

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
"""Per player and table."""


async def of_person(hall: Hall, table_id: str, user_id: int) -> list[Note]:
    """All notes of a user at a table, oldest first."""
    return await private.notes_of(hall.db, table_id, user_id)


async def write(hall: Hall, table_id: str, user_id: int, text: str, *, interaction_id: int | None = None) -> list[Note]:
    """Store a note for the caller's next turn. Returns all their notes."""
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
    """Delete one of the caller's notes, if it exists. Returns the rest."""
    await hall.db.write(private.tear_up_note, table_id, user_id, note_id)
    return await of_person(hall, table_id, user_id)


async def due(hall: Hall, table: Table, user_id: int) -> list[Note]:
    """Notes to show at the user's present turn."""
    seat = table.seat_of(user_id)
    if seat is None:
        return []
    return [note for note in await of_person(hall, table.id, user_id) if _is_due(note, table.seats[seat])]


def _is_due(note: Note, seat: SeatRow) -> bool:
    """Written before this decision came up; a note written during a turn is for the next one."""
    return seat.owes_at is not None and note.at <= seat.owes_at


def done_with(update: Update, seat: Seat) -> None:
    """Delete the notes shown at a turn that is now over."""
    row = update.before.seats[seat]
    if row.owes_at is not None and row.user_id is not None and seat not in update.to_act:
        update.rows.writes.append(private.NotesRead(update.before.id, row.user_id, row.owes_at))
