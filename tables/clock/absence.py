"""Absent players and idle tables.

Players may ask a player they wait for whether they are still there; without an answer in time the others vote on the
seat. A table's clock does the same automatically, so this is for tables without a clock or with one that only waits. In
a lobby the question goes to the host; without an answer the next seated player becomes host.

A table without any change for two months is announced as idle to its players and closes a week later. Every change
restarts the two months, as does a player who asks to keep it open. The game stays exportable, and the host receives it
as a file.
"""

from dataclasses import replace

from engine import Seat
from storage import acts as acts_of
from storage.changes import Rows
from storage.direct_messages import QueuedMessage
from storage.outbox import Notice
from storage.tables import SeatRow
from tables.clock import late_notices
from tables.core import pending
from tables.core.access import acting_seat, running_seat
from tables.core.actors import Actor, house_did
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.storing import store_rows
from tables.core.table import Table
from tables.core.table_action import table_action
from tables.post.notice_validity import Matter, holds_if
from tables.seating import closing
from tables.time import waking_hours
from tables.time.time_control import HOUR
from tables.time.waking_hours import DAY, Hours

PATIENCE = 72 * HOUR
"""Seconds of waking time that a player has to answer."""
LONGEST = 14 * DAY
"""Upper bound in calendar seconds, not counting booked vacations."""
AT_LEAST = DAY
"""Minimum wait before a player can be asked."""
HOST_PATIENCE, HOST_LONGEST = 24 * HOUR, 3 * DAY
"""The same in a lobby, where nothing is at stake yet."""
CALLED, HERE = "called", "still-here"
HOST_CALLED = "host-called"


def _ends(hours: Hours, called_at: float, patience: float, longest: float) -> float:
    """Moment at which the answer is due. Booked vacations count towards neither limit."""
    away = Hours(vacations=hours.vacations)
    return min(waking_hours.after(hours, called_at, patience), waking_hours.after(away, called_at, longest))


async def answers_by(hall: Hall, seat: SeatRow) -> float | None:
    """Moment by which a called seat must answer. None if it was not called."""
    if seat.called_at is None:
        return None
    return _ends(await hall.hours(seat.user_id), seat.called_at, PATIENCE, LONGEST)


def can_ask(table: Table) -> list[Seat]:
    """Seats that may be asked: waited for, attended, and without a clock that acts on the timeout."""
    if not table.playing or table.paused or (table.pace.runs and table.pace.out != "wait"):
        return []
    there = sum(seat.attended for seat in table.seats)
    return [seat for seat in table.owed if table.seats[seat].attended and there > 1]


def waits_long(table: Table, now: float) -> bool:
    """Whether a seat that may be asked has been waited for AT_LEAST seconds."""
    return any((table.seats[seat].owes_at or now) + AT_LEAST <= now for seat in can_ask(table))


@table_action
async def call(hall: Hall, table: Table, user_id: int, *, interaction_id: int | None = None) -> Table:
    """Ask every player that the table waits for and that can be asked now. Raises Refused with the reason if there is
    none."""
    if table.status == "lobby":
        return await _call_host(hall, table, user_id, interaction_id)
    mine = acting_seat(table, user_id)
    called = await _who_can_be_asked(hall, table, mine)
    now, me = hall.clock(), Actor(user_id, table.seats[mine].name)
    rows = Rows(
        seats={seat: replace(table.seats[seat], called_at=now) for seat in called},
        acts=[me.did(table, CALLED, seat) for seat in called],
        notices=[n for seat in called for n in await late_notices.at_once(hall, table, seat, CALLED)],
    )
    return await store_rows(hall, table, rows, interaction_id=interaction_id)


async def _who_can_be_asked(hall: Hall, table: Table, mine: Seat) -> list[Seat]:
    others = [seat for seat in table.owed if seat != mine and table.seats[seat].attended]
    if not others:
        raise Refused("table-nobody-to-call")
    if table.paused:
        raise Refused("table-call-paused")
    if not can_ask(table):
        until = [at for seat in others if (at := await pending.deadline(hall, table, seat)) is not None]
        raise Refused("table-call-clock", when=min(until, default=hall.clock()))
    found = {seat: await _not_before(hall, table, seat) for seat in others}
    now = hall.clock()
    called = [seat for seat, at in found.items() if at <= now]
    if not called:
        standing = any(table.seats[seat].called_at is not None or table.seats[seat].out_at for seat in others)
        raise Refused("table-called-already" if standing else "table-call-too-soon", when=min(found.values()))
    return called


async def _not_before(hall: Hall, table: Table, seat: Seat) -> float:
    """Earliest moment to ask a seat: after a day of waiting, after an open question, and some time after its last
    answer."""
    row = table.seats[seat]
    since = row.owes_at or table.row.changed_at
    asked_until = await answers_by(hall, row)
    if asked_until is not None:
        return asked_until
    said = [act for act in await acts_of.of_table(hall.db, table.id, since=since) if act.seat == seat]
    here = max((act.at + PATIENCE for act in said if act.kind == HERE), default=0.0)
    voted = max((act.at + DAY for act in said if act.kind == "out-asked" and row.out_at == act.at), default=0.0)
    return max(since + AT_LEAST, here, voted)


@table_action
async def answer(hall: Hall, table: Table, user_id: int, *, interaction_id: int | None = None) -> Table:
    """Answer that the caller is still here; they are not asked again for a while."""
    if table.status == "lobby":
        return await _host_is_here(hall, table, user_id, interaction_id)
    seat = acting_seat(table, user_id)
    row = table.seats[seat]
    if row.called_at is None:
        raise Refused("table-not-called")
    rows = Rows(seats={seat: replace(row, called_at=None)}, acts=[Actor(user_id, row.name).did(table, HERE, seat)])
    return await store_rows(hall, table, rows, interaction_id=interaction_id)


# ---------------------------------------------------------------- before the start


async def host_answers_by(hall: Hall, table: Table) -> float | None:
    if table.status != "lobby" or table.row.host_called_at is None:
        return None
    hours = await hall.hours(table.row.host_id)
    return _ends(hours, table.row.host_called_at, HOST_PATIENCE, HOST_LONGEST)


async def _call_host(hall: Hall, table: Table, user_id: int, interaction_id: int | None) -> Table:
    if table.seat_of(user_id) is None:
        raise Refused("table-not-joined")
    if user_id == table.row.host_id:
        raise Refused("table-nobody-to-call")
    until = await host_answers_by(hall, table)
    if until is not None:
        raise Refused("table-called-already", when=until)
    now, host = hall.clock(), table.row.host_id
    name = next(seat.name for seat in table.seats if seat.user_id == user_id)
    rows = Rows(
        columns={"host_called_at": now},
        acts=[Actor(user_id, name).did(table, HOST_CALLED)],
        notices=[Notice(table.id, table.version + 1, HOST_CALLED, table.seat_of(host), host)],
    )
    return await store_rows(hall, table, rows, interaction_id=interaction_id)


async def _host_is_here(hall: Hall, table: Table, user_id: int, interaction_id: int | None) -> Table:
    if user_id != table.row.host_id or table.row.host_called_at is None:
        raise Refused("table-not-called")
    return await store_rows(hall, table, Rows(columns={"host_called_at": None}), interaction_id=interaction_id)


@holds_if(HOST_CALLED)
async def _host_is_asked(hall: Hall, table: Table, matter: Matter) -> bool:
    return table.status == "lobby" and table.row.host_called_at is not None and matter.user_id == table.row.host_id


class VanishedHost:
    """Duty: pass the table to another host when the host does not answer."""

    async def due(self, hall: Hall, table: Table) -> float | None:
        return await host_answers_by(hall, table)

    async def do(self, hall: Hall, table: Table) -> None:
        left = [seat for seat in table.seats if seat.user_id not in (None, table.row.host_id)]
        columns: dict[str, object] = {"host_called_at": None}
        acts = []
        if left:
            columns["host_id"] = left[0].user_id
            acts.append(house_did(table, "hosting", user_id=left[0].user_id, name=left[0].name))
        await store_rows(hall, table, Rows(columns=columns, acts=acts))


# ---------------------------------------------------------------- idle tables

IDLE_AFTER = 60 * DAY
IDLE_NOTICE = 7 * DAY
IDLE = "idle"


def closes_at(table: Table) -> float | None:
    """Moment at which a table announced as idle closes. None if it was not announced."""
    warned = table.row.warned_at
    return warned + IDLE_NOTICE if warned is not None and warned >= table.row.changed_at else None


@table_action
async def keep_open(hall: Hall, table: Table, user_id: int, *, interaction_id: int | None = None) -> Table:
    seat = running_seat(table, user_id)
    if closes_at(table) is None:
        raise Refused("table-not-idle")
    act = Actor(user_id, table.seats[seat].name).did(table, "kept-open", seat)
    return await store_rows(hall, table, Rows(columns={"warned_at": None}, acts=[act]), interaction_id=interaction_id)


@holds_if(IDLE)
async def _is_idle(hall: Hall, table: Table, matter: Matter) -> bool:
    return table.playing and closes_at(table) is not None


class Idle:
    """Duty: announce an idle table, then close it. A table that lost its channel has a duty of its own."""

    async def due(self, hall: Hall, table: Table) -> float | None:
        if not table.playing or table.displaced:
            return None
        return closes_at(table) or table.row.changed_at + IDLE_AFTER

    async def do(self, hall: Hall, table: Table) -> None:
        await (self._warn if closes_at(table) is None else self._close)(hall, table)

    async def _warn(self, hall: Hall, table: Table) -> None:
        told = [
            Notice(table.id, table.version + 1, IDLE, number, seat.user_id)
            for number, seat in enumerate(table.seats)
            if seat.user_id is not None
        ]
        await store_rows(hall, table, Rows(columns={"warned_at": hall.clock()}, notices=told))

    async def _close(self, hall: Hall, table: Table) -> None:
        host = table.row.host_id
        kept = QueuedMessage(host, "kept", table.id, table.version + 1, table.seat_of(host))
        await closing.close(hall, table, "idle", acts=[house_did(table, "idle-closed")], direct_messages=[kept])
