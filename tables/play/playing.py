"""Drafting and confirming: how what a person says becomes part of the game."""

import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from engine import IllegalMove, Move, Seat, Unreadable
from storage import answers, tenures, votes
from storage import tables as rows
from storage.acts import Act
from storage.changes import Change
from storage.outbox import Notice
from storage.tables import MoveRow, PositionRow, SeatRow
from tables.core import changing, pending
from tables.core.changing import LOOK, store
from tables.core.hall import Hall
from tables.core.played import Done, Played
from tables.core.refusals import Refused
from tables.core.seat_session import SeatSession, Stamp, open_session
from tables.core.table import Table
from tables.play import caretaking, notes, standing_orders
from tables.post import next_player, outbox_queries, proposal_notices, routing, start_end_notices
from tables.records import results
from tables.time import clocks

LONGEST_MOVE = 300
NOBODY = -1
"""In place of a seat, where moves are taken back by somebody who does so as host or admin."""


@dataclass(frozen=True, slots=True)
class TakenBack:
    """How a change takes moves back instead of adding some."""

    to_played: int
    seat: Seat | None
    """None: nobody who sits there takes them back."""
    consent: tuple[Seat, ...]
    since: int
    """The version in which the first of the moves taken back was played."""
    last_moves: dict[Seat, int]
    asked: tuple[Seat, ...]
    """Whom the position asks that was gone back to, before anybody stood in for those who are not there."""


# ---------------------------------------------------------------- the start


async def start(hall: Hall, table: Table, interaction_id: int | None) -> Table:
    game = table.game
    options = game.meta.options.read(table.row.options)
    played = Played(game.new(len(table.seats), table.row.seed, options))
    played.also.append(partial(tenures.begin, table_id=table.id, seats=list(table.seats), at=hall.clock()))
    return await commit(hall, table, played, interaction_id=interaction_id, started=True)


# ---------------------------------------------------------------- drafts


async def draft(
    hall: Hall,
    table_id: str,
    user_id: int,
    notation: str,
    *,
    stamp: Stamp | None = None,
    interaction_id: int | None = None,
    instant: bool = False,
) -> SeatSession:
    """Add a move to the draft. With `instant` it is confirmed at once, together with what was drafted before."""
    async with hall.locked(table_id) as table:
        seat = seat_in_play(table, user_id)
        session = open_session(table, seat)
        try:
            must_go_on(table)
            must_attend(table, seat)
            _must_be_asked(table, seat)
            _must_be_current(session, stamp)
            if session.sealed:
                raise Refused("table-draft-sealed")
            session.add(read_move(table, notation))
            if instant:
                return await _confirm(hall, session, interaction_id)
            return await _keep(hall, session, [m.notation for m in session.draft], interaction_id)
        except (Refused, IllegalMove, answers.Repeated):
            if await changing.answered(hall, interaction_id):
                return open_session(table, seat)
            raise


async def take_back(
    hall: Hall,
    table_id: str,
    user_id: int,
    *,
    everything: bool = False,
    stamp: Stamp | None = None,
    interaction_id: int | None = None,
) -> SeatSession:
    """Take the last drafted move back, or all of them."""
    async with hall.locked(table_id) as table:
        seat = seat_in_play(table, user_id)
        session = open_session(table, seat)
        if await changing.answered(hall, interaction_id):
            return session
        must_go_on(table)
        _must_be_current(session, stamp)
        return await shorten(hall, session, everything, interaction_id)


async def shorten(hall: Hall, session: SeatSession, everything: bool, interaction_id: int | None) -> SeatSession:
    """The draft without its last move, or without any. The table's lock is held."""
    if not session.draft:
        raise Refused("table-nothing-drafted")
    kept = [] if everything else [m.notation for m in session.draft[:-1]]
    await _keep(hall, session, kept, interaction_id)
    return open_session(session.table, session.seat)


async def _keep(hall: Hall, session: SeatSession, notations: list[str], interaction_id: int | None) -> SeatSession:
    assert session.seat is not None
    now, row = hall.clock(), session.table.row
    await hall.db.write(rows.save_draft, row.id, session.seat, notations, interaction_id, now, now + LOOK)
    session.table.drafts[session.seat] = notations
    if notations:
        row.due_at = min(row.due_at or now + LOOK, now + LOOK)
    return session


async def confirm(
    hall: Hall, table_id: str, user_id: int, *, stamp: Stamp | None = None, interaction_id: int | None = None
) -> SeatSession:
    """Make the draft part of the game: one transaction with the new position and everything owed because of it."""
    async with hall.locked(table_id) as table:
        seat = seat_in_play(table, user_id)
        session = open_session(table, seat)
        try:
            must_go_on(table)
            must_attend(table, seat)
            if session.broken is not None and (stamp is None or stamp.drafted > len(session.draft)):
                raise session.broken
            _must_be_current(session, stamp)
            if not session.draft:
                raise Refused("table-nothing-drafted")
            return await _confirm(hall, session, interaction_id)
        except (Refused, IllegalMove, answers.Repeated):
            if await changing.answered(hall, interaction_id):
                return open_session(table, seat)
            raise


async def _confirm(hall: Hall, session: SeatSession, interaction_id: int | None) -> SeatSession:
    """The draft, then whatever seats without a person would do: the table never waits for nobody."""
    table, seat = session.table, session.seat
    assert seat is not None
    done = [Done(seat, move, events) for move, events in zip(session.draft, session.happened, strict=True)]
    played = caretaking.come_back(table, seat, session.draft) or Played(session.ahead, done)
    if table.seats[seat].out_at is not None:
        played.also.append(partial(votes.drop, table_id=table.id, kind=f"out-{seat}"))
    standing_orders.answered_in_person(table, seat, played)
    notes.done_with(table, seat, played)
    await caretaking.stand_in(hall, table, played)
    drop = [seat] if table.drafts.get(seat) else []
    await commit(hall, table, played, interaction_id=interaction_id, drop_drafts=drop)
    return open_session(table, seat)


# ---------------------------------------------------------------- carrying out


async def keep_going(hall: Hall, table_id: str) -> None:
    """After a person left: let those who stand in answer what is asked now."""
    async with hall.locked(table_id) as table:
        await go_on(hall, table)


async def go_on(hall: Hall, table: Table) -> None:
    """The same, with the table's lock held."""
    if not table.playing:
        return
    played = Played(table.state.clone())
    await caretaking.stand_in(hall, table, played)
    if played.moves:
        await commit(hall, table, played)
    else:
        await outbox_queries.ask_refresh(hall, table)


async def change_seats(
    hall: Hall,
    table: Table,
    seats: Mapping[Seat, SeatRow],
    *,
    also: Iterable[Callable[[sqlite3.Connection], object]] = (),
    **step: Any,
) -> Table:
    """Somebody else, or nobody, sits there from now on. In the same step those who stand in answer what is asked."""
    played = Played(table.state.clone(), also=[*also])
    await caretaking.stand_in(hall, table.with_seats(seats), played)
    return await commit(hall, table, played, seats=seats, **step)


async def commit(
    hall: Hall,
    table: Table,
    played: Played,
    *,
    interaction_id: int | None = None,
    drop_drafts: Sequence[Seat] = (),
    started: bool = False,
    undone: TakenBack | None = None,
    seats: Mapping[Seat, SeatRow] | None = None,
    acts: Iterable[Act] = (),
    columns: Mapping[str, Any] | None = None,
    notices: Iterable[Notice] = (),
) -> Table:
    """Store what was played, or taken back and then played on. Only then does the table in memory change.

    `seats`: what else has changed about seats in the same step, such as that a caretaker has taken one over. A seat
    given without `owes_since` owes anew, if it is asked: whoever sits there now is told and has a fresh clock.
    """
    game, now, version = table.game, hall.clock(), table.version + 1
    over = game.over(played.state)
    to_act = game.to_act(played.state)
    ahead = table.with_seats(seats or {})
    if undone is None:
        owes = pending.owes_after(ahead, to_act, played.acted, version)
    else:
        owes = pending.owes_after_undo(ahead, to_act, played.acted, undone.since, version)
        drop_drafts = [seat for seat in table.drafts if owes.get(seat) in (None, version)]
    here = _here(ahead, played, undone)
    said = pending.notices(ahead, owes, version, over=over, here=here)
    if started:  # whoever is asked is called anyway, and who presses Start is there
        said += start_end_notices.notices(
            ahead, version, start_end_notices.BEGUN, here=[*owes, table.seat_of(table.row.host_id)]
        )
    if over:
        said += start_end_notices.notices(ahead, version, start_end_notices.OVER, here=here)
    if undone is None:
        said += await proposal_notices.notices(hall, ahead, played.state, owes, version)
    told = await routing.tell(hall, [*said, *[replace(notice, version=version) for notice in notices]])
    next_ones = await next_player.foretell(hall, ahead, played.state, owes, version) if undone is None else []
    rows_now = dict(enumerate(ahead.seats))
    changed = await _changed_seats(hall, table, rows_now, owes, played, undone, started=started)
    written = [replace(act, version=version) for act in (*acts, *played.acts)]
    standing_orders.look_after(table, played, undone_to=undone.to_played if undone else None)
    moved = started or undone is not None or bool(played.moves)
    if over:
        played.also.append(partial(votes.drop_all, table_id=table.id))
        played.also.append(await results.at_the_end(hall, table, played.state, changed))
    change = Change(
        table_id=table.id,
        version=version,
        at=now,
        status="over" if over else "playing" if table.status != "playing" else None,
        interaction_id=interaction_id,
        answer=str(version),
        moves=_move_rows(table, played, version, now),
        position=PositionRow(version, played.state.played, game.dump(played.state), now) if moved else None,
        seats=changed,
        before=table.seats,
        columns={
            "due_at": now + LOOK,
            **({"ended_how": "played", "paused_at": None} if over else {}),
            **(columns or {}),
        },
        drop_drafts=drop_drafts,
        notices=told.notices,
        hushed=[*told.hushed, *pending.known_already(ahead, owes, version, here)],
        letters=[*told.letters, *played.letters, *next_ones],
        acts=written,
        also=played.also,
        undo_to=undone.to_played if undone else None,
        undo_seat=undone.seat if undone and undone.seat is not None else NOBODY,
        consent=undone.consent if undone else (),
        started=started,
        ended=over,
    )
    await store(hall, table, change, played.state)
    standing_orders.settle(table, played)
    return table


def _here(table: Table, played: Played, undone: TakenBack | None) -> set[Seat]:
    """Whoever makes this step in person and goes on with their turn. Who agreed to an undo may be long gone."""
    if undone is not None:
        return set() if undone.seat is None or undone.consent else {undone.seat}
    return played.in_person & pending.waited_for(table)


def _move_rows(table: Table, played: Played, version: int, now: float) -> list[MoveRow]:
    """A move that a caretaker or the clock made belongs to nobody."""
    first = played.state.played - len(played.moves) + 1
    return [
        MoveRow(
            number,
            version,
            done.seat,
            table.seats[done.seat].user_id if done.by in ("person", "order") else None,
            done.move.notation,
            [event.dump() for event in done.events],
            now,
            done.by,
        )
        for number, done in enumerate(played.moves, first)
    ]


async def _changed_seats(
    hall: Hall,
    table: Table,
    seats: Mapping[Seat, SeatRow],
    owes: Mapping[Seat, int],
    played: Played,
    undone: TakenBack | None,
    *,
    started: bool,
) -> dict[Seat, SeatRow]:
    """Who is waited for otherwise than before, whose clock runs, and whose last move is another one."""
    now, version, pace = hall.clock(), table.version + 1, table.pace
    first = played.state.played - len(played.moves) + 1
    last = undone.last_moves if undone is not None else {}
    last = last | {d.seat: first + n for n, d in enumerate(played.moves)}
    changed = {}
    for number, seat in seats.items():
        since, last_move, row = owes.get(number), last.get(number, seat.last_move), seat
        if last_move != seat.last_move:
            row = seat.copy()
            row.last_move = last_move
        if started:
            row = row.copy()
            row.bank = pace.bank
        if seat.owes_since is not None and since in (None, version):
            row = clocks.end(table.pace_for(number), row, await hall.hours(seat.user_id), now)
        if since != seat.owes_since:
            row = row.copy()
            row.owes_since, row.owes_at = since, None if since is None else now
        if undone is None and number in played.in_person:
            row = clocks.is_there(row)
        if since == version:
            asked_on = seat.owes_since is not None and bool(played.moves) and played.moves[-1].seat == number
            if undone is not None:
                asked_on = undone.seat == number and not undone.consent
            key = table.game.clock_key(played.state, number) or _key_of_turn(row, asked_on, version)
            new_turn = not asked_on and (undone is None or number not in undone.asked)
            runs = row.attended and table.row.paused_at is None
            row = clocks.begin(row, now, key, runs=runs, pace=pace, new_turn=new_turn)
        if row is not table.seats[number]:
            changed[number] = row
    return changed


def _key_of_turn(row: SeatRow, asked_on: bool, version: int) -> str:
    """Who is asked on, or takes something back alone, goes on with the same time."""
    return row.clock_key if asked_on and row.clock_key else f"{version}"


# ---------------------------------------------------------------- who may


def seat_in_play(table: Table, user_id: int) -> Seat:
    seat = table.seat_of(user_id)
    if seat is None:
        raise Refused("table-not-seated")
    if table.status == "lobby":
        raise Refused("table-not-started")
    if table.status == "closed":
        raise Refused("table-closed")
    return seat


def must_go_on(table: Table) -> None:
    if table.over:
        raise Refused("table-over")


def must_attend(table: Table, seat: Seat) -> None:
    """Whoever has a caretaker takes their seat back first."""
    if table.seats[seat].caretaken:
        raise Refused("table-caretaken", table=table.id)


def _must_be_current(session: SeatSession, stamp: Stamp | None) -> None:
    if stamp is not None and not session.is_current(stamp):
        raise Refused("table-stale")


def _must_be_asked(table: Table, seat: Seat) -> None:
    asked = pending.owed(table)
    if seat not in asked and seat not in table.game.welcome(table.state):
        raise Refused("table-not-your-turn", names=[table.seats[s].name for s in asked])


def read_move(table: Table, notation: str) -> Move:
    if len(notation) > LONGEST_MOVE:
        raise Refused("table-unreadable-move", move=notation[:80])
    try:
        return table.game.book.read(notation)
    except Unreadable as unreadable:
        raise Refused("table-unreadable-move", move=notation[:80]) from unreadable


__all__ = ["IllegalMove", "Played", "commit", "confirm", "draft", "go_on", "keep_going", "start", "take_back"]
