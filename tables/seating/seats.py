"""Seats that change hands: resigning, substitutes, claiming a free seat.

The new player takes the seat as it is and learns its secrets, so a user who played or watched another seat of the table
cannot have it. The log keeps who played which turns.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from engine import Seat
from storage import acts as acts_of
from storage import invitations, orders, private, seat_watchers, tenures, votes
from storage import tables as rows_of_tables
from storage.acts import Act
from storage.changes import Rows, Write
from storage.invitations import Invitation
from storage.outbox import Notice
from storage.tables import SeatRow
from storage.tenures import Tenure
from tables.core import servers
from tables.core.access import INVITED_FOR, must_be_running, open_invitations, running_seat, seat_in_play
from tables.core.actors import Actor, house_did, must_be_a_seat, must_have_power
from tables.core.blocked import meeting_nobody_blocked, must_not_meet
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.storing import store_rows
from tables.core.table import Table
from tables.core.table_action import table_action
from tables.lobby import opening
from tables.play.playing import change_seats
from tables.post.notice_validity import Matter, holds_if
from tables.seating import closing

INVITE, TAKEN, REMOVED = "seat-invite", "seat-taken", "seat-removed"
"""Kinds of notices: invitation to a seat, the seat was taken by another player, the player was removed."""


# ---------------------------------------------------------------- leaving


@table_action
async def resign(hall: Hall, table: Table, user_id: int, *, interaction_id: int | None = None) -> Table:
    """Give up the caller's seat. A caretaker plays it until a substitute takes it."""
    seat = running_seat(table, user_id)
    actor = Actor(user_id, table.seats[seat].name)
    return await vacate(hall, table, seat, actor.did(table, "resigned", seat), "resign", interaction_id)


async def vacate(hall: Hall, table: Table, seat: Seat, act: Act, how: str, interaction_id: int | None) -> Table:
    """Empty the seat. The caller holds the table's lock."""
    old = table.seats[seat]
    empty = SeatRow(None, old.name, last_move=old.last_move, bank=old.bank, vacant=True)
    after = table.with_seats({seat: empty})
    if not after.user_ids:
        return await closing.close(
            hall, table, "deserted", acts=[act, house_did(table, "deserted")], interaction_id=interaction_id
        )
    host_id, acts = table.row.host_id, [act]
    if host_id == old.user_id:
        host_id, passed = new_host(after)
        acts.append(passed)
    told = [] if how == "resign" else [Notice(table.id, table.version + 1, REMOVED, seat, old.user_id)]
    return await _change_hands(hall, table, seat, empty, how, acts, told, interaction_id, host_id=host_id)


def new_host(table: Table) -> tuple[int, Act]:
    """The first present player, or else the first one who might return."""
    held = [seat for seat in table.seats if seat.user_id is not None]
    host = next((seat for seat in held if seat.attended), held[0])
    assert host.user_id is not None
    return host.user_id, house_did(table, "hosting", user_id=host.user_id, name=host.name)


# ---------------------------------------------------------------- substitutes


@table_action
async def invite(
    hall: Hall,
    table: Table,
    actor: Actor,
    seat: Seat | None,
    user_id: int,
    name: str,
    *,
    interaction_id: int | None = None,
) -> Table:
    """Invite a user to take over a seat (None: the actor's own). Voids an older invitation to it."""
    must_be_running(table)
    if seat is None:
        seat = seat_in_play(table, actor.user_id)
    must_be_a_seat(table, seat)
    must_have_power(table, actor, seat)
    await must_be_fair(hall, table, seat, user_id, name)
    if any(i.seat == seat and i.user_id == user_id for i in await open_invitations(hall, table)):
        raise Refused("table-invited-already", name=name)
    now = hall.clock()
    sent = Invitation(table.id, seat, user_id, actor.user_id, actor.power, now)
    called = await meeting_nobody_blocked(hall, [user_id], _others(table, seat))
    rows = Rows(
        acts=[actor.did(table, "invited", seat, user_id=user_id, name=name)],
        notices=[Notice(table.id, table.version + 1, INVITE, seat, one) for one in called],
        writes=[invitations.Send(sent)],
    )
    return await store_rows(hall, table, rows, interaction_id=interaction_id)


@table_action
async def accept(
    hall: Hall, table: Table, user_id: int, name: str, seat: Seat, *, interaction_id: int | None = None
) -> Table:
    """Take over the seat of an invitation, even if it is held."""
    must_be_running(table)
    await _must_be_invited(hall, table, user_id, seat)
    return await _take(hall, table, seat, user_id, name, "substitute", interaction_id)


@table_action
async def decline(
    hall: Hall, table: Table, user_id: int, name: str, seat: Seat, *, interaction_id: int | None = None
) -> Table:
    must_be_running(table)
    await _must_be_invited(hall, table, user_id, seat)
    declined = Actor(user_id, name).did(table, "declined", seat)
    rows = Rows(acts=[declined], writes=[invitations.Withdraw(table.id, seat)])
    return await store_rows(hall, table, rows, interaction_id=interaction_id)


async def _must_be_invited(hall: Hall, table: Table, user_id: int, seat: Seat) -> None:
    if not any(i.seat == seat and i.user_id == user_id for i in await open_invitations(hall, table)):
        raise Refused("table-not-invited")


class Expiry:
    """Duty: withdraw an unanswered invitation."""

    async def due(self, hall: Hall, table: Table) -> float | None:
        sent = await invitations.of_table(hall.db, table.id) if table.playing else []
        return min((i.at + INVITED_FOR for i in sent), default=None)

    async def do(self, hall: Hall, table: Table) -> None:
        now = hall.clock()
        old = [i for i in await invitations.of_table(hall.db, table.id) if i.at + INVITED_FOR <= now]
        names = {i.seat: await _invited_name(hall, table, i) for i in old}
        acts = [house_did(table, "invitation-expired", i.seat, user_id=i.user_id, name=names[i.seat]) for i in old]
        await store_rows(hall, table, Rows(acts=acts, writes=[invitations.Withdraw(table.id, i.seat) for i in old]))


async def _invited_name(hall: Hall, table: Table, invitation: Invitation) -> str:
    """The user's name when they were invited."""
    row = await hall.db.one(
        "SELECT args ->> 'name' AS name FROM acts WHERE table_id=? AND kind='invited'"
        " AND CAST(args ->> 'user_id' AS BIGINT)=? ORDER BY id DESC LIMIT 1",
        table.id, invitation.user_id,
    )  # fmt: skip
    return "?" if row is None else str(row["name"])


@holds_if(INVITE)
async def _still_invited(hall: Hall, table: Table, matter: Matter) -> bool:
    return any(i.seat == matter.seat and i.user_id == matter.user_id for i in await open_invitations(hall, table))


# ---------------------------------------------------------------- free seats


@dataclass(frozen=True, slots=True)
class FreeSeat:
    table: Table
    seat: Seat
    since: float


async def free_seats(hall: Hall, guild_id: int) -> list[FreeSeat]:
    """Claimable seats of running games in this server, longest waiting first."""
    found = await rows_of_tables.vacant_seats(hall.db, guild_id)
    tables = {table_id: await hall.any_table(table_id) for table_id, _, _ in found}
    return [FreeSeat(tables[id_], seat, since) for id_, seat, since in found if not tables[id_].unreadable]


@table_action
async def claim(
    hall: Hall, table: Table, user_id: int, name: str, seat: Seat, *, interaction_id: int | None = None
) -> Table:
    """Take over a free seat. At a table closed to spectators seats are filled by invitation only."""
    must_be_running(table)
    must_be_a_seat(table, seat)
    if not table.seats[seat].vacant or table.row.watching == "closed":
        raise Refused("table-seat-not-free")
    if await acts_of.was_removed(hall.db, table.id, user_id):
        raise Refused("table-was-removed")
    return await _take(hall, table, seat, user_id, name, "claim", interaction_id)


# ---------------------------------------------------------------- taking over


async def must_be_fair(hall: Hall, table: Table, seat: Seat, user_id: int, name: str) -> None:
    """Raise Refused if the user plays here, or has played or watched another seat."""
    if table.seat_of(user_id) is not None:
        raise Refused("table-sits-here", name=name)
    if await known_seats(hall, table, user_id) - {seat}:
        raise Refused("table-knows-too-much", name=name)


async def known_seats(hall: Hall, table: Table, user_id: int) -> set[Seat]:
    """Seats with secrets that the user has seen, by playing or watching them."""
    played, watched = await tenures.people_at(hall.db, table.id), await seat_watchers.ever(hall.db, table.id)
    return {known[user_id] for known in (played, watched) if user_id in known}


def _others(table: Table, seat: Seat) -> list[int]:
    """Players of the other seats."""
    return [one.user_id for number, one in enumerate(table.seats) if number != seat and one.user_id is not None]


async def _take(
    hall: Hall, table: Table, seat: Seat, user_id: int, name: str, how: str, interaction_id: int | None
) -> Table:
    old = table.seats[seat]
    await must_be_fair(hall, table, seat, user_id, name)
    await must_not_meet(hall, user_id, _others(table, seat), "table-seat-not-free")
    await servers.must_be_welcome(hall, table.row.guild_id, user_id)
    await opening.must_have_room(hall, user_id)
    mine = SeatRow(user_id, name, last_move=old.last_move, bank=table.pace.bank)
    before = await tenures.last_holder(hall.db, table.id, seat)
    act = Actor(user_id, name).did(
        table, "claimed" if how == "claim" else "substituted", seat, user_id=before, name=old.name
    )
    told = []
    if old.user_id is not None:
        told.append(Notice(table.id, table.version + 1, TAKEN, seat, old.user_id, args={"name": name}))
    if any(seat in vote.voters and vote.seat != seat for vote in await votes.of_table(hall.db, table.id)):
        told.append(Notice(table.id, table.version + 1, "vote", seat, user_id))
    acts, host_id = [act], table.row.host_id
    if host_id == old.user_id or host_id not in table.user_ids:
        host_id, passed = new_host(table.with_seats({seat: mine}))
        acts.append(passed)
    return await _change_hands(hall, table, seat, mine, how, acts, told, interaction_id, host_id=host_id)


async def _change_hands(
    hall: Hall,
    table: Table,
    seat: Seat,
    row: SeatRow,
    how: str,
    acts: list[Act],
    told: list[Notice],
    interaction_id: int | None,
    *,
    host_id: int,
) -> Table:
    """Store the new holder in one update: delete what the old one left, let caretakers and orders answer, notify the
    players."""
    old, now = table.seats[seat], hall.clock()
    table.orders = [order for order in table.orders if order.seat != seat]
    name = "" if row.user_id is None else row.name
    rows = Rows(
        acts=acts,
        notices=told,
        columns={"host_id": host_id},
        drop_drafts=[seat],
        writes=[
            tenures.Take(table.id, Tenure(seat, table.state.played, row.user_id, name, how, now)),
            *_clear(table.id, seat, old.user_id, now),
        ],
    )
    await change_seats(hall, table, {seat: row}, rows, interaction_id=interaction_id)
    table.seat_watchers = {person: shown for person, shown in table.seat_watchers.items() if shown != seat}
    return table


def _clear(table_id: str, seat: Seat, old: int | None, now: float) -> list[Write]:
    """Delete what belonged to the old holder: orders, notes, watchers, votes on the seat."""
    return [
        orders.DropOfSeat(table_id, seat),
        invitations.Withdraw(table_id, seat),
        seat_watchers.EndOfSeat(table_id, seat, now),
        private.DropNotes(table_id, old),
        votes.NewHolder(table_id, seat),
    ]


# ---------------------------------------------------------------- players of past turns


@dataclass(frozen=True, slots=True)
class Span:
    """Moves `first` to `last` (None: still going on) during which a seat had the same player."""

    name: str | None
    """None for a caretaker."""
    first: int
    last: int | None


async def names_then(hall: Hall, table: Table) -> Callable[[int], list[str]]:
    """Names of the seats at the time of a move.

    A seat played by a caretaker keeps the name of the player who left.
    """
    kept = await spans(hall, table)

    def then(move: int) -> list[str]:
        return [_name_then(spans, move, name) for spans, name in zip(kept, table.names, strict=True)]

    return then


def _name_then(spans: list[Span], move: int, now: str) -> str:
    named = [span.name for span in spans if span.first <= move and span.name is not None]
    later = any(span.first > move and span.name is not None for span in spans)
    return named[-1] if named and later else now


async def spans(hall: Hall, table: Table) -> list[list[Span]]:
    """By seat, who played it from which move to which."""
    kept: list[list[Span]] = [[] for _ in table.seats]
    for held in await tenures.of_table(hall.db, table.id):
        mine = kept[held.seat]
        name = None if held.how in ("resign", "remove", "caretaker") else held.name
        if mine and mine[-1].first > held.after_move:
            mine.pop()
        if mine:
            mine[-1] = replace(mine[-1], last=held.after_move)
        mine.append(Span(name, held.after_move + 1, None))
    return kept
