"""A table is a game being played by people. Knows no Discord, no language, no pictures.

hall = Hall(database)
table = await hall.open_table(...)
desk = await hall.desk(table.id, user_id)      # one person's place at it: what they see, have drafted, may do

The hall is the one door; behind it are rooms: `lobby` (before the game), `play` (the game), `clock` (time), `post` (who
is waited for and told), `seating` (who sits, who may what, who looks), `records` (after the game).
"""

from storage.acts import Act
from storage.direct_messages import Letter
from storage.notes import Note
from storage.orders import Order
from storage.outbox import Notice
from storage.people import Person
from storage.undo_requests import UndoRequest
from storage.votes import Vote
from tables.core.refusals import Refused
from tables.core.seat_session import Desk, Stamp
from tables.core.table import Table
from tables.hall import Hall
from tables.history import Entry, Past
from tables.play.planning import Plan
from tables.play.undoing import Undone

__all__ = [
    "Act", "Desk", "Entry", "Hall", "Letter", "Note", "Notice", "Order", "Past", "Person", "Plan", "Refused", "Stamp",
    "Table", "UndoRequest", "Undone", "Vote",
]  # fmt: skip
