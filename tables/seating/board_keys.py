"""Access to the living board of a table: a one-time link for one user, exchanged for a browser session.

A session identifies the user and grants nothing: `access.viewer_seat` decides on each request what they may see.
"""

import asyncio
import hashlib
import secrets
from dataclasses import dataclass

from storage import board_keys
from storage.board_keys import ACTIVITY, LINK, SESSION, BoardKey
from storage.dialects import Connection
from tables.core import access
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.table import Table

LINK_LIFE = 300.0
SESSION_LIFE = 12 * 3600.0
LAUNCH_LIFE = 60.0
LAUNCH_LOOKS, LAUNCH_PAUSE = 10, 0.2
"""How often a page that is faster than its own launch is looked for, and how long in between."""
LONGEST_TOKEN = 100


@dataclass(frozen=True, slots=True)
class Visitor:
    """The user of a session."""

    table_id: str
    user_id: int
    language: str


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode(errors="surrogatepass")).hexdigest()


def must_be_shown(table: Table, user_id: int) -> None:
    access.viewer_seat(table, user_id)  # a closed table stays closed
    if table.state is None:
        raise Refused("table-not-started")


async def make_link(hall: Hall, table: Table, user_id: int, language: str) -> str:
    """A token that opens the board once, for this person. `language`: of their Discord."""
    must_be_shown(table, user_id)
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


async def is_launching(hall: Hall, user_id: int) -> bool:
    """Whether they have launched the Activity a moment ago, and its page has not come: where it cannot be opened."""
    return await board_keys.read(hall.db, _launching(user_id), ACTIVITY, hall.clock()) is not None


async def launched(hall: Hall, table: Table, user_id: int, instance_id: str) -> None:
    """Remember which table a person has opened in an instance of the Activity, for them and for those who join in."""
    now = hall.clock()

    def written(db: Connection) -> None:
        board_keys.replace(db, BoardKey(_launching(user_id), ACTIVITY, table.id, user_id, "", now + LAUNCH_LIFE))
        for hash_ in (_instance(instance_id), _instance(instance_id, user_id)):
            board_keys.replace(db, BoardKey(hash_, ACTIVITY, table.id, user_id, "", now + SESSION_LIFE))

    await hall.db.write(written)


async def open_activity(hall: Hall, user_id: int, instance_id: str, language: str) -> tuple[str, str]:
    """The table that this person sees in that instance, and the token of a new session. It is the table that they have
    opened there themselves, else the last one that anybody has."""
    for _ in range(LAUNCH_LOOKS):
        found = await board_keys.read(hall.db, _instance(instance_id, user_id), ACTIVITY, hall.clock())
        found = found or await board_keys.read(hall.db, _instance(instance_id), ACTIVITY, hall.clock())
        if found is not None:
            break
        await asyncio.sleep(LAUNCH_PAUSE)
    else:
        raise Refused("web-activity-no-table")
    table_id, token, until = found.table_id, secrets.token_urlsafe(32), hall.clock() + SESSION_LIFE
    must_be_shown(await hall.table(table_id), user_id)

    def written(db: Connection) -> None:
        board_keys.remove(db, _launching(user_id))
        board_keys.put(db, BoardKey(hashed(token), SESSION, table_id, user_id, language, until))

    await hall.db.write(written)
    return table_id, token


def _launching(user_id: int) -> str:
    return hashed(f"launching {user_id}")


def _instance(instance_id: str, user_id: int | None = None) -> str:
    return hashed(f"instance {instance_id} {user_id or ''}")


async def visitor(hall: Hall, table_id: str, token: str) -> Visitor:
    """The user of a session. Raises Refused if it is not a session of this table."""
    known = len(token) <= LONGEST_TOKEN and await board_keys.read(hall.db, hashed(token), SESSION, hall.clock())
    if not known or known.table_id != table_id:
        raise Refused("web-no-session")
    return Visitor(known.table_id, known.user_id, known.language)
