"""A table is a game being played by people. Knows no Discord, no language, no pictures.

hall = Hall(database)
table = await hall.open_table(...)
desk = await hall.desk(table.id, user_id)      # one person's place at it: what they see, have drafted, may do
"""

from tables.desk import Desk, Stamp
from tables.hall import Hall
from tables.refusals import Refused
from tables.table import Table

__all__ = ["Desk", "Hall", "Refused", "Stamp", "Table"]
