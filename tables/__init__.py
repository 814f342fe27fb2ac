"""Tables: games in play between users. Independent of Discord, languages and pictures.

Import types from this package; call functions on their module:

    from tables import Hall, Table
    from tables.core import access
    from tables.lobby import opening

    hall = Hall(database)
    table = await opening.open_table(hall, ...)
    session = await access.session_of(hall, table.id, user_id)      # what a user sees, has drafted and may do

The hall is the context passed to every function. Packages import only those before them: `time` (arithmetic), `core`
(table, session, storing a change), `finished` (after the game), `post` (notices), `play` (the game), `lobby` (before
the game), `seating` (players and spectators), `clock` (timeouts and votes); the rest is in docs/ARCHITECTURE.md.
"""

from automata import LEVELS, has_master
from storage.acts import Act
from storage.direct_messages import QueuedMessage
from storage.orders import Order
from storage.outbox import Notice
from storage.people import Confirming, Person
from storage.posted import OldMessage, TableList
from storage.private import Note
from storage.reliability import Reliability
from storage.seat_offers import SeatOffer
from storage.shares import Share
from storage.tables import Listed, SeatRow
from storage.votes import UndoRequest, Vote
from tables.core.actors import Actor, Organiser
from tables.core.fair_use import FairQueue, Foreground, RateLimit
from tables.core.hall import Hall
from tables.core.refusals import Overtaken, Refused
from tables.core.seat_session import SeatSession, Stamp
from tables.core.table import AT_ONCE, Table
from tables.core.table_cache import Delivery
from tables.history import Entry
from tables.leagues.model import League
from tables.play.planning import Plan
from tables.play.undoing import Undone
from tables.time.time_control import Pace

__all__ = [
    "AT_ONCE",
    "LEVELS",
    "Act",
    "Actor",
    "Confirming",
    "Delivery",
    "Entry",
    "FairQueue",
    "Foreground",
    "Hall",
    "League",
    "Listed",
    "Note",
    "Notice",
    "OldMessage",
    "Order",
    "Organiser",
    "Overtaken",
    "Pace",
    "Person",
    "Plan",
    "QueuedMessage",
    "RateLimit",
    "Refused",
    "Reliability",
    "SeatOffer",
    "SeatRow",
    "SeatSession",
    "Share",
    "Stamp",
    "Table",
    "TableList",
    "UndoRequest",
    "Undone",
    "Vote",
    "has_master",
]  # fmt: skip
