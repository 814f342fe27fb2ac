"""Finding a table, viewing it, and checking permission to act there.

Every command and button press passes through here. Refusals are checked in a fixed order: not started, closed, not
seated, only watching, over, played by a caretaker, not their turn, stale button.
"""

from engine import Seat
from storage import invitations
from storage import tables as rows
from storage.invitations import Invitation
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.seat_session import SeatSession, Stamp, open_session
from tables.core.table import Table

INVITED_FOR = 72 * 3600.0
"""Seconds for which an invitation to take over a seat can be accepted."""


# ---------------------------------------------------------------- finding a table


def must_not_be_sealed(hall: Hall, table: Table) -> None:
    """Raise Refused while others still play the same deal."""
    if hall.clock() < table.sealed_until:
        raise Refused("challenge-sealed")


async def table_for(
    hall: Hall, table_id: str, user_id: int, guild_id: int | None, *, unreadable: bool = False
) -> Table:
    """A table by id. Raises Refused for a table of another server that the caller has no part in. `unreadable`: also
    a table without a position."""
    table = await (hall.any_table if unreadable else hall.table)(table_id)
    if table.row.guild_id != guild_id and not await is_known_to(hall, table, user_id):
        raise Refused("table-unknown", table=table_id[:32])
    return table


async def is_known_to(hall: Hall, table: Table, user_id: int) -> bool:
    """Whether the user has a part in the table in any server: seated, watching, following or invited."""
    known = {*table.seat_watchers, *table.kept_for, *table.followers}
    if table.seat_of(user_id) is not None or user_id in known:
        return True
    return any(invitation.user_id == user_id for invitation in await open_invitations(hall, table))


async def open_invitations(hall: Hall, table: Table) -> list[Invitation]:
    """Invitations that can still be accepted: in time, and if sent by a host, by the present host."""
    if not table.playing:
        return []
    now = hall.clock()
    sent = [i for i in await invitations.of_table(hall.db, table.id) if i.at + INVITED_FOR > now]
    return [i for i in sent if i.power != "host" or i.by_id == table.row.host_id]


# ---------------------------------------------------------------- viewing it


def viewer_seat(table: Table, user_id: int | None) -> Seat | None:
    """Seat from which a user views the table: their own, or that of the player who lets them watch. None for a
    spectator or the public view (`user_id` None).

    Reading only: moves and drafts come from the held seat. Raises Refused if watching is closed.
    """
    if user_id is None:
        return None
    own = table.seat_of(user_id)
    seat = table.seat_watchers.get(user_id) if own is None else own
    if seat is None and table.row.watching == "closed" and table.state is not None:
        raise Refused("table-watching-closed")
    return seat


def session_at(table: Table, user_id: int) -> SeatSession:
    """A user's view, draft and legal moves at a table."""
    table.must_be_readable()
    return open_session(table, viewer_seat(table, user_id), watching=table.seat_of(user_id) is None)


async def session_of(hall: Hall, table_id: str, user_id: int) -> SeatSession:
    """The same by table id."""
    return session_at(await hall.table(table_id), user_id)


# ---------------------------------------------------------------- acting there


def must_have_begun(table: Table) -> None:
    if table.status == "lobby":
        raise Refused("table-not-started")
    if table.status == "closed":
        raise Refused("table-closed")


def must_be_running(table: Table) -> None:
    must_have_begun(table)
    if table.over:
        raise Refused("table-over")


def own_seat(table: Table, user_id: int) -> Seat:
    """Seat held by the user. Raises Refused with the reason if there is none."""
    seat = table.seat_of(user_id)
    if seat is None:
        if table.status == "closed":
            raise Refused("table-closed")
        viewer_seat(table, user_id)
        raise Refused("table-not-seated")
    return seat


def seat_in_play(table: Table, user_id: int) -> Seat:
    """Seat held by the user in a game that has begun."""
    must_have_begun(table)
    return own_seat(table, user_id)


def running_seat(table: Table, user_id: int) -> Seat:
    """Seat held by the user in a game that is not over."""
    seat = seat_in_play(table, user_id)
    must_be_running(table)
    return seat


def acting_seat(table: Table, user_id: int) -> Seat:
    """Seat held and played by the user in a game that is not over."""
    seat = running_seat(table, user_id)
    must_attend(table, seat)
    return seat


def must_attend(table: Table, seat: Seat) -> None:
    """Raise Refused if a caretaker plays the seat: the player must take it back first."""
    if table.seats[seat].caretaken:
        raise Refused("table-caretaken", table=table.id)


def must_be_asked(session: SeatSession) -> None:
    """Raise Refused unless the session has something to decide or a draft to confirm."""
    table = session.table
    must_have_begun(table)
    if session.seat is None:
        raise Refused("table-not-seated")
    if session.watching:
        raise Refused("table-only-watching", name=table.seats[session.seat].name)
    must_be_running(table)
    must_attend(table, session.seat)
    if not session.draft and not session.moves:
        raise Refused("table-not-your-turn", names=[table.seats[seat].name for seat in table.owed])


def must_be_current(session: SeatSession, stamp: Stamp | None) -> None:
    """Raise Refused for a stale button; `stamp` None for typed input."""
    if stamp is not None and not session.is_current(stamp):
        raise Refused("table-stale")


# ---------------------------------------------------------------- by channel, by user


async def table_here(
    hall: Hall, channel_id: int, user_id: int, game: str | None = None, *, unreadable: bool = False
) -> Table:
    """Table meant by a command without one: the thread's own, else the user's only one here, else their only one
    anywhere. `unreadable`: also a thread's table without a position. Raises Refused if there is none or more than
    one."""
    own = await _tables(hall, await rows.ids_in_thread(hall.db, channel_id), game, unreadable=True)
    if len(own) == 1:
        if not unreadable:
            own[0].must_be_readable()
        return own[0]
    mine = await _tables(hall, await rows.ids_of_person_in_channel(hall.db, user_id, channel_id), game)
    if not mine:
        everywhere = await _tables(hall, await rows.ids_of_person(hall.db, user_id), game)
        mine = [t for t in everywhere if t.playing]
        waiting = [t for t in mine if t.seat_of(user_id) in t.owed]
        mine = waiting or mine
    if len(mine) > 1:
        raise Refused("table-ambiguous", count=len(mine), tables=[table.id for table in mine])
    if not mine:
        raise Refused("table-none-here")
    return mine[0]


async def table_shown_at(hall: Hall, channel_id: int) -> Table | None:
    """Table that owns the thread. None if it is no table's thread."""
    own = await _tables(hall, await rows.ids_in_thread(hall.db, channel_id), unreadable=True)
    return own[0] if len(own) == 1 else None


async def tables_of(hall: Hall, user_id: int, *, living: bool = True, unreadable: bool = False) -> list[Table]:
    """Tables of a user, the longest waiting first. `unreadable`: also those without a position."""
    return await _tables(hall, await rows.ids_of_person(hall.db, user_id, living=living), unreadable=unreadable)


async def waiting_for(hall: Hall, user_id: int) -> list[Table]:
    """Tables waiting for a user, longest wait first."""
    return [table for table in await tables_of(hall, user_id) if table.seat_of(user_id) in table.owed]


async def tables_playing_in(hall: Hall, guild_id: int) -> list[Table]:
    """Running games of a server, last changed first, including unreadable ones."""
    return await _tables(hall, await rows.ids_playing_in(hall.db, guild_id), unreadable=True)


async def _tables(
    hall: Hall, table_ids: list[str], game: str | None = None, *, unreadable: bool = False
) -> list[Table]:
    found = [await hall.any_table(table_id) for table_id in table_ids]
    return [table for table in found if game in (None, table.row.game) and (unreadable or not table.unreadable)]
