"""Who reads which table: somebody with a session of their own, or anybody who has been given a link to it."""

import hashlib
from dataclasses import dataclass

from aiohttp import web

from engine import Seat
from tables import Hall, Refused, SeatSession, Share, Table, history
from tables.core import access, seat_session
from tables.seating import board_keys, sharing
from web import guarding
from words.reader import Reader


@dataclass(frozen=True, slots=True)
class Reading:
    """One reader at one table, for the length of one request."""

    session: SeatSession
    reader: Reader
    secret: bytes
    """By which this reader's sprites are named: the same picture has another name for each of them."""
    user_id: int | None = None
    """None: somebody with a shared link."""
    share: Share | None = None
    latest: int | None = None
    """The index of the last position that may be seen, where a shared table lags behind."""

    @property
    def table(self) -> Table:
        return self.session.table

    @property
    def seat(self) -> Seat | None:
        return self.session.seat

    @property
    def lang(self) -> str:
        return self.reader.lang

    @property
    def person(self) -> object:
        """Whose turn it is in a queue: all who look through one link share theirs."""
        return self.user_id if self.share is None else f"share {self.table.id}"

    @property
    def until(self) -> int | None:
        """The number of the last move that may be known."""
        if self.share is None or self.latest is None:
            return None
        return max(0, self.table.played - self.share.delay)


def secret_of(token: str) -> bytes:
    return hashlib.sha256(f"sprites {token}".encode()).digest()


def cookie_name(table_id: str, *, secure: bool) -> str:
    """One for each table: several can be open in one browser."""
    return f"__Host-board-{table_id}" if secure else f"board-{table_id}"


async def with_session(hall: Hall, request: web.Request, *, secure: bool) -> Reading:
    """Refused, if there is none. What it shows is asked anew each time: who has left sees what anybody may."""
    table_id = request.match_info["table"]
    token = request.cookies.get(cookie_name(table_id, secure=secure), "")
    visitor = await board_keys.visitor(hall, table_id, token)
    person = await hall.person(visitor.user_id)
    guarding.LANGUAGE.set(person.language or visitor.language)
    table = await hall.table(table_id)
    guarding.GAME.set(table.row.game)
    session = access.session_at(table, visitor.user_id)
    must_have_begun(session)
    eyes = _eyes(request, table)
    if eyes is not None and eyes != session.seat:
        session = seat_session.open_session(table, eyes, watching=True)
    reader = Reader(guarding.LANGUAGE.get(), person.palette, stopped=table.stopped)
    return Reading(session, reader, secret_of(token), visitor.user_id)


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
    """With whose eyes a finished game is looked at: there are no secrets any more."""
    asked = request.query.get("view", "")
    if not asked or not table.over:
        return None
    if not asked.isdecimal() or len(asked) > 2 or int(asked) >= len(table.seats):
        raise Refused("web-not-found")
    return int(asked)


def must_have_begun(session: SeatSession) -> None:
    if session.shown is None:
        raise Refused("table-not-started")
