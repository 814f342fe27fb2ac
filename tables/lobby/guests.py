"""Who may sit down at a table that has not started, and in which order they sit: the host's choices.

A seat can be kept for somebody: nobody else takes it. A table can be for those alone whom the host asks.
"""

from collections.abc import Sequence

from engine import Seat
from storage import kept_seats
from storage.outbox import Notice
from tables.core import storing
from tables.core.actors import Actor, must_be_a_seat, must_have_power
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.table import Table
from tables.lobby import expiry, opening
from tables.post.notice_validity import Matter, holds_if

ORDERS = ("joined", "chosen", "random")
"""As people come, as the host says, or drawn at the start."""
SWITCHES = ("invite_only", "autostart", "unrated", "whispers")
TALK = ("free", "quiet", "silent")
"""What may be said about the game: everything; no advice; nothing at all."""
SENT_AWAY = "sent-away"


async def set_switch(
    hall: Hall, table_id: str, user_id: int, switch: str, on: bool, *, interaction_id: int | None = None
) -> Table:
    """`invite_only`, `autostart`, `unrated` …: what a host may turn on and off before the start."""

    def turned(table: Table) -> opening.Changes:
        if switch not in SWITCHES:
            raise Refused("table-bad-option", option=switch[:32], value=str(on))
        return {switch: int(on)}

    return await opening.host_decides(hall, table_id, user_id, interaction_id, turned)


async def keep_seats(
    hall: Hall, table_id: str, user_id: int, people: Sequence[int], *, interaction_id: int | None = None
) -> Table:
    """Keep seats for these people, who are told; none are left over for others than those that are free."""
    async with hall.locked(table_id) as table:
        if await storing.answered(hall, interaction_id):
            return table
        opening.must_be_lobby(table)
        opening.must_host(table, user_id)
        asked = [p for p in dict.fromkeys(people) if table.seat_of(p) is None and p not in table.kept_for]
        if len(asked) > table.free:
            raise Refused("table-too-many-kept", most=table.free)
        told = opening.seats_kept(table.id, table.version + 1, len(table.seats) + len(table.kept_for), asked)
        keep = kept_seats.Keep(table.id, tuple(asked), hall.clock())
        await opening.save(hall, table, interaction_id, by=user_id, notices=told, writes=[keep])
        table.kept_for += asked
        return table


async def free_kept_seats(
    hall: Hall, table_id: str, user_id: int, person: int | None = None, *, interaction_id: int | None = None
) -> Table:
    """A seat is kept no longer: for one person, by themselves or the host; for nobody at all, by the host. Where an
    invited player declines, the table does not begin by itself with fewer than were named."""
    async with hall.locked(table_id) as table:
        if await storing.answered(hall, interaction_id):
            return table
        opening.must_be_lobby(table)
        if person != user_id:
            opening.must_host(table, user_id)
        gone = [kept for kept in table.kept_for if person in (None, kept)]
        if not gone:
            raise Refused("table-no-kept-seat")
        writes = [kept_seats.Free(table.id, kept) for kept in gone]
        autostart = 0 if person == user_id and table.row.invite_only else table.row.autostart
        await opening.save(hall, table, interaction_id, by=user_id, writes=writes, autostart=autostart)
        table.kept_for = [kept for kept in table.kept_for if kept not in gone]
        return table


@holds_if(opening.KEPT)
async def _is_kept(hall: Hall, table: Table, matter: Matter) -> bool:
    return table.status == "lobby" and matter.user_id in table.kept_for


@holds_if(opening.FULL)
async def _is_full(hall: Hall, table: Table, matter: Matter) -> bool:
    return table.status == "lobby" and table.room <= 0 and matter.user_id == table.row.host_id


# ---------------------------------------------------------------- sending away


async def send_away(hall: Hall, table_id: str, actor: Actor, seat: Seat, *, interaction_id: int | None = None) -> Table:
    """Take somebody off a table that has not started. They are told, and do not come back unless they are asked."""
    async with hall.locked(table_id) as table:
        if await storing.answered(hall, interaction_id):
            return table
        opening.must_be_lobby(table)
        must_have_power(table, actor)
        must_be_a_seat(table, seat)
        gone = table.seats[seat]
        if gone.user_id == actor.user_id:
            raise Refused("table-own-seat")
        left = [row for number, row in enumerate(table.seats) if number != seat]
        people = [row.user_id for row in left if row.user_id is not None]
        host = table.row.host_id if table.row.host_id in people else next(iter(people), 0)
        told = [] if gone.user_id is None else [Notice(table.id, table.version + 1, SENT_AWAY, None, gone.user_id)]
        return await opening.save(
            hall,
            table,
            interaction_id,
            by=actor.user_id,
            notices=told,
            acts=[actor.did(table, SENT_AWAY, user_id=gone.user_id, name=gone.name)],
            seats=left,
            host_id=host,
            status="lobby" if people else "closed",
            **expiry.waits_from(hall.clock()),
        )


# ---------------------------------------------------------------- who sits where


async def set_order(hall: Hall, table_id: str, user_id: int, order: str, *, interaction_id: int | None = None) -> Table:

    def known(table: Table) -> opening.Changes:
        return {"seat_order": _one_of(ORDERS, "order", order)}

    return await opening.host_decides(hall, table_id, user_id, interaction_id, known)


def _one_of(known: Sequence[str], option: str, value: str) -> str:
    if value not in known:
        raise Refused("table-bad-option", option=option, value=value[:32])
    return value


async def set_talk(hall: Hall, table_id: str, user_id: int, talk: str, *, interaction_id: int | None = None) -> Table:
    """The rule for talk at the table, for all to read before they sit down."""

    def known(table: Table) -> opening.Changes:
        return {"talk": _one_of(TALK, "talk", talk)}

    return await opening.host_decides(hall, table_id, user_id, interaction_id, known)


async def seat_first(
    hall: Hall, table_id: str, user_id: int, seat: Seat, *, interaction_id: int | None = None
) -> Table:
    """Whoever sits there sits first, the others after them as they were: so the host makes any order."""

    def moved(table: Table) -> opening.Changes:
        must_be_a_seat(table, seat)
        others = [row for number, row in enumerate(table.seats) if number != seat]
        return {"seats": [table.seats[seat], *others], "seat_order": "chosen"}

    return await opening.host_decides(hall, table_id, user_id, interaction_id, moved)
