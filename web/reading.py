"""The reader of a request and their table: with a session, or with a shared link."""

import hashlib
from dataclasses import dataclass, replace

from aiohttp import web

from engine import Seat
from tables import Hall, Plan, Refused, SeatSession, Share, Table, history
from tables.core import access, seat_session
from tables.play import planning
from tables.seating import board_keys, sharing
from web import guarding
from words.reader import Reader


@dataclass(frozen=True, slots=True)
class Reading:
    """One reader at one table, for one request."""

    session: SeatSession
    reader: Reader
    secret: bytes
    """Key for the names of this reader's sprites: the same picture has a different name for each reader."""
    visitor: board_keys.Visitor | None = None
    """None for a shared link."""
    share: Share | None = None
    latest: int | None = None
    """Index of the last visible position, if a shared table is delayed."""
    plan: Plan | None = None
    """Set while planning; the session is then the plan's, and its table imagined."""

    @property
    def table(self) -> Table:
        return self.session.table

    @property
    def user_id(self) -> int | None:
        return None if self.visitor is None else self.visitor.user_id

    @property
    def seat(self) -> Seat | None:
        return self.session.seat

    @property
    def lang(self) -> str:
        return self.reader.lang

    @property
    def person(self) -> object:
        """Key for fair queueing; all readers of one shared link have the same."""
        return self.user_id if self.share is None else f"share {self.table.id}"

    @property
    def until(self) -> int | None:
        """Number of the last visible move."""
        if self.share is None or self.latest is None:
            return None
        return max(0, self.table.played - self.share.delay)


def secret_of(token: str) -> bytes:
    return hashlib.sha256(f"sprites {token}".encode()).digest()


def cookie_name(table_id: str, *, secure: bool) -> str:
    """Cookie name, one per table, so that several can be open in one browser."""
    return f"__Host-board-{table_id}" if secure else f"board-{table_id}"


async def with_session(hall: Hall, request: web.Request, *, secure: bool) -> Reading:
    """The reader of a session. Raises Refused without one. Permissions are checked on each request: a player who
    left sees the table as a spectator."""
    table_id = request.match_info["table"]
    token = request.cookies.get(cookie_name(table_id, secure=secure), "")
    return await _of(hall, request, await board_keys.visitor(hall, table_id, token), secret_of(token))


async def present(hall: Hall, request: web.Request, reading: Reading) -> Reading:
    """The same reader with the table's current state."""
    if reading.visitor is None:
        return await with_share(hall, request)
    return await _of(hall, request, reading.visitor, reading.secret)


async def _of(hall: Hall, request: web.Request, visitor: board_keys.Visitor, secret: bytes) -> Reading:
    person = await hall.person(visitor.user_id)
    guarding.LANGUAGE.set(person.language or visitor.language)
    table = await hall.table(visitor.table_id)
    guarding.GAME.set(table.row.game)
    session = access.session_at(table, visitor.user_id)
    must_have_begun(session)
    eyes = _eyes(request, table)
    if eyes is not None and eyes != session.seat:
        session = seat_session.open_session(table, eyes, watching=True)
    reader = Reader(guarding.LANGUAGE.get(), person.palette, stopped=table.stopped)
    return Reading(session, reader, secret, visitor)


async def planning_ahead(hall: Hall, reading: Reading) -> Reading:
    """The same reader at their imagined next turn. Raises Refused if they cannot plan now."""
    if reading.user_id is None:
        raise Refused("web-not-found")
    plan = await planning.look_ahead(hall, reading.table.id, reading.user_id)
    return replace(reading, session=plan.session, plan=plan)


async def with_share(hall: Hall, request: web.Request) -> Reading:
    share, table = await sharing.shared(hall, request.match_info["address"])
    guarding.GAME.set(table.row.game)
    reader = Reader(guarding.LANGUAGE.get(), stopped=table.stopped)
    latest = None
    if share.delay and table.playing:
        seen = max(0, table.played - share.delay)
        latest = max(0, await history.position_after(hall, table.id, seen + 1) - 1)
    session = seat_session.open_session(table, _eyes(request, table), watching=True)
    return Reading(session, reader, secret_of(share.address), share=share, latest=latest)


def _eyes(request: web.Request, table: Table) -> Seat | None:
    """Seat from which to view a finished game, which has no secrets."""
    asked = request.query.get("view", "")
    if not asked or not table.over:
        return None
    if not asked.isdecimal() or len(asked) > 2 or int(asked) >= len(table.seats):
        raise Refused("web-not-found")
    return int(asked)


def must_have_begun(session: SeatSession) -> None:
    if session.shown is None:
        raise Refused("table-not-started")
