"""Admission to a table before the start, and the seating order: the host's choices.

A seat can be reserved for a user. A table can be invite-only.
"""

from collections.abc import Sequence

from engine import Seat
from storage import kept_seats
from storage.outbox import Notice
from tables.core.actors import Actor, must_be_a_seat, must_have_power
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.table import Table
from tables.core.table_action import table_action
from tables.lobby import expiry, opening
from tables.post.notice_validity import Matter, holds_if

ORDERS = ("joined", "chosen", "random")
"""By joining, as the host arranges, or drawn at the start."""
SWITCHES = ("invite_only", "autostart", "unrated", "whispers")
TALK = ("free", "quiet", "silent")
"""Allowed talk about the game: anything; no advice; none."""
SENT_AWAY = "sent-away"


async def set_switch(
    hall: Hall, table_id: str, user_id: int, switch: str, on: bool, *, interaction_id: int | None = None
) -> Table:
    """Turn one of SWITCHES on or off before the start."""

    def turned(table: Table) -> opening.Changes:
        if switch not in SWITCHES:
            raise Refused("table-bad-option", option=switch[:32], value=str(on))
        return {switch: int(on)}

    return await opening.host_decides(hall, table_id, user_id, interaction_id, turned)


@table_action
async def keep_seats(
    hall: Hall, table: Table, user_id: int, people: Sequence[int], *, interaction_id: int | None = None
) -> Table:
    """Reserve seats for these users and notify them. Raises Refused if there are not enough free seats."""
    opening.must_be_lobby(table)
    opening.must_host(table, user_id)
    asked = [p for p in dict.fromkeys(people) if table.seat_of(p) is None and p not in table.kept_for]
    if len(asked) > table.free:
        raise Refused("table-too-many-kept", most=table.free)
    taken = len(table.seats) + len(table.kept_for)
    told = await opening.seats_kept(hall, table.row, taken, asked, table.version + 1)
    keep = kept_seats.Keep(table.id, tuple(asked), hall.clock())
    await opening.save(hall, table, interaction_id, by=user_id, notices=told, writes=[keep])
    table.kept_for += asked
    return table


@table_action
async def free_kept_seats(
    hall: Hall, table: Table, user_id: int, person: int | None = None, *, interaction_id: int | None = None
) -> Table:
    """Release a reserved seat: one user's, by themselves or the host, or all, by the host. If an invited player
    declines, the table no longer starts automatically."""
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


# ---------------------------------------------------------------- removing a player


@table_action
async def send_away(hall: Hall, table: Table, actor: Actor, seat: Seat, *, interaction_id: int | None = None) -> Table:
    """Remove a player before the start. They are notified, and can rejoin only if invited."""
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


# ---------------------------------------------------------------- seating order


async def set_order(hall: Hall, table_id: str, user_id: int, order: str, *, interaction_id: int | None = None) -> Table:

    def known(table: Table) -> opening.Changes:
        return {"seat_order": _one_of(ORDERS, "order", order)}

    return await opening.host_decides(hall, table_id, user_id, interaction_id, known)


def _one_of(known: Sequence[str], option: str, value: str) -> str:
    if value not in known:
        raise Refused("table-bad-option", option=option, value=value[:32])
    return value


async def set_talk(hall: Hall, table_id: str, user_id: int, talk: str, *, interaction_id: int | None = None) -> Table:
    def known(table: Table) -> opening.Changes:
        return {"talk": _one_of(TALK, "talk", talk)}

    return await opening.host_decides(hall, table_id, user_id, interaction_id, known)


async def seat_first(
    hall: Hall, table_id: str, user_id: int, seat: Seat, *, interaction_id: int | None = None
) -> Table:
    """Move a player to the first seat, the others keeping their order; repeated, this makes any order."""

    def moved(table: Table) -> opening.Changes:
        must_be_a_seat(table, seat)
        others = [row for number, row in enumerate(table.seats) if number != seat]
        return {"seats": [table.seats[seat], *others], "seat_order": "chosen"}

    return await opening.host_decides(hall, table_id, user_id, interaction_id, moved)
