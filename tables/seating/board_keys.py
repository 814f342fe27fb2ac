"""Access to the living board of a table: a one-time link for one user, exchanged for a browser session.

A session identifies the user and grants nothing: `access.viewer_seat` decides on each request what they may see.
"""

import hashlib
import secrets
from dataclasses import dataclass

from storage import board_keys
from storage.board_keys import LINK, SESSION, BoardKey
from tables.core import access
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.table import Table

LINK_LIFE = 300.0
SESSION_LIFE = 12 * 3600.0
LONGEST_TOKEN = 100


@dataclass(frozen=True, slots=True)
class Visitor:
    """The user of a session."""

    table_id: str
    user_id: int
    language: str


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


async def make_link(hall: Hall, table: Table, user_id: int, language: str) -> str:
    """A token that opens the board once, for this user. `language`: their Discord locale."""
    access.viewer_seat(table, user_id)  # a closed table stays closed
    if table.state is None:
        raise Refused("table-not-started")
    token = secrets.token_urlsafe(16)
    key = BoardKey(hashed(token), LINK, table.id, user_id, language, hall.clock() + LINK_LIFE)
    await hall.db.write(board_keys.put, key)
    return token


async def open_session(hall: Hall, table_id: str, link: str) -> str:
    """Exchange a link's token for that of a new session."""
    token, now = secrets.token_urlsafe(32), hall.clock()
    opened = len(link) <= LONGEST_TOKEN and await hall.db.write(
        board_keys.exchange, hashed(link), table_id, hashed(token), now, now + SESSION_LIFE
    )
    if not opened:
        raise Refused("web-link-gone")
    return token


async def visitor(hall: Hall, table_id: str, token: str) -> Visitor:
    """The user of a session. Raises Refused if it is not a session of this table."""
    known = len(token) <= LONGEST_TOKEN and await board_keys.read(hall.db, hashed(token), SESSION, hall.clock())
    if not known or known.table_id != table_id:
        raise Refused("web-no-session")
    return Visitor(known.table_id, known.user_id, known.language)
