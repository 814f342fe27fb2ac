"""Undo: free back to the barrier, with consent beyond it."""

import logging
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import partial
from typing import Literal

from engine import IllegalMove, Seat, read_event
from storage import game_log, votes
from storage.acts import Act
from storage.changes import Rows
from storage.game_log import MoveRow
from storage.outbox import Notice
from storage.tables import SeatRow
from storage.votes import UndoRequest
from tables.core import storing
from tables.core.access import acting_seat, must_attend, must_be_running, running_seat, seat_in_play
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.seat_session import SeatSession, Stamp, open_session
from tables.core.table import Table
from tables.core.table_action import table_action
from tables.core.table_cache import load, retry_overtaken
from tables.core.update import Undoing, Update
from tables.play import caretaking
from tables.play.playing import commit, shorten

log = logging.getLogger(__name__)

MOST_TOLD = 3
"""Maximum undone events described in the log."""


@dataclass(frozen=True, slots=True)
class Undone:
    """`draft`: a drafted move was removed; `free`: confirmed moves were undone; `asked`: consent was requested."""

    how: Literal["draft", "free", "asked"]
    session: SeatSession
    moves: int = 0
    asked: tuple[Seat, ...] = ()


async def undo(
    hall: Hall,
    table_id: str,
    user_id: int,
    *,
    everything: bool = False,
    stamp: Stamp | None = None,
    interaction_id: int | None = None,
) -> Undone:
    """Undo one step, or (`everything`) as far as possible without consent."""
    async with hall.locked(table_id) as table:
        seat = seat_in_play(table, user_id)
        session = open_session(table, seat)
        if await storing.answered(hall, interaction_id):
            return Undone("draft" if session.draft else "free", session)
        must_be_running(table)
        must_attend(table, seat)
        if stamp is not None and not (session.is_current(stamp) if session.draft else stamp.version == table.version):
            raise Refused("table-stale")
        if session.draft:
            count = len(session.draft) if everything else 1
            return Undone("draft", await shorten(hall, session, everything, interaction_id), count)
        ahead = await _outlook(hall, table, seat, everything)
        if ahead.needed:
            await ask_consent(hall, table, seat, ahead.to_played, ahead.needed, interaction_id)
            return Undone("asked", open_session(table, seat), len(ahead.moves), ahead.needed)
        await go_back(hall, table, seat, ahead.to_played, interaction_id=interaction_id)
        return Undone("free", open_session(table, seat), sum(move.seat == seat for move in ahead.moves))


@dataclass(frozen=True, slots=True)
class Outlook:
    """Moves that an undo would take back, and the seats that must agree."""

    to_played: int
    moves: tuple[MoveRow, ...]
    needed: tuple[Seat, ...] = ()


async def outlook(hall: Hall, table_id: str, user_id: int, everything: bool = False) -> Outlook | None:
    """Preview of an undo of confirmed moves. None if it would only shorten the draft."""
    async with hall.locked(table_id) as table:
        seat = acting_seat(table, user_id)
        if open_session(table, seat).draft:
            return None
        ahead = await _outlook(hall, table, seat, everything)
        if ahead.needed and await _open_request(hall, table) is not None:
            raise Refused("table-undo-asked-already")
        return ahead


async def _outlook(hall: Hall, table: Table, seat: Seat, everything: bool) -> Outlook:
    """Beyond the barrier, seats that acted or learned something since must agree; if there are none, all others. If
    no seat is left to agree, undo is free with automata and refused in a game that counts."""
    target, needed = await _freely_to(hall, table, seat, everything), tuple[Seat, ...]()
    if target is None:
        own = table.seats[seat].last_move
        if own == 0:
            raise Refused("table-nothing-to-undo")
        others = {s for s, other in enumerate(table.seats) if other.attended} - {seat}
        acted = {m.seat for m in await game_log.moves(hall.db, table.id, after=own)} & others
        shown = bool(acted) and await _something_was_shown(hall, table, own - 1)
        target, needed = own - 1, tuple(sorted(acted if acted and not shown else others))
        if not needed:
            must_not_count(table)
    return Outlook(target, tuple(await game_log.moves(hall.db, table.id, after=target)), needed)


async def _freely_to(hall: Hall, table: Table, seat: Seat, everything: bool) -> int | None:
    """Number of moves to which the seat may go back without consent. None if it may not.

    Since the barrier all moves are by the playing seat, or standing answers of other seats.
    """
    state, own = table.state, table.seats[seat].last_move
    if own <= state.barrier:
        return None
    if state.last_seat == seat:
        return int(state.barrier) if everything else own - 1
    since = await game_log.moves(hall.db, table.id, after=own)
    return None if any(move.seat == state.last_seat for move in since) else own - 1


def must_not_count(table: Table) -> None:
    """Raise Refused unless the table has automata: in a game between players, and in a challenge, an undo without
    consent would allow looking ahead."""
    if table.sealed_until:
        raise Refused("challenge-no-undo")
    if not table.has_automata:
        raise Refused("table-undo-nobody-to-ask")


async def _something_was_shown(hall: Hall, table: Table, to_played: int) -> bool:
    """Whether a die, a draw or a secret was revealed after that many moves. True if it cannot be determined."""
    stored = await game_log.position_before(hall.db, table.id, to_played)
    if stored is None:
        return True
    state = load(table, stored)
    try:
        for move in await game_log.moves(hall.db, table.id, after=stored.played):
            table.game.play(state, move.seat, table.game.book.read(move.notation))
            if move.number > to_played and state.barrier >= state.played:
                return True
    except (IllegalMove, ValueError) as otherwise:
        log.info("replaying the moves of table %s failed, undo needs consent: %s", table.id, otherwise)
        return True
    return False


async def ask_consent(
    hall: Hall,
    table: Table,
    seat: Seat,
    to_played: int,
    needed: tuple[Seat, ...],
    interaction_id: int | None,
    *,
    instead: bool = False,
) -> None:
    """Ask these seats to consent to undoing all moves after `to_played`. The caller holds the table's lock.
    `instead`: replace an open request by another seat."""
    asked = await _open_request(hall, table)
    if asked is not None and not (instead and (asked.seat, asked.to_played) != (seat, to_played)):
        raise Refused("table-undo-asked-already")
    request = UndoRequest(table.id, table.version, seat, to_played, needed, ())
    said = [Notice(table.id, table.version, "undo", s, table.seats[s].user_id) for s in needed]
    told = await storing.tell(hall, said, displaced=table.displaced)
    notices = [*told.notices, *_refresh(table)]
    now = hall.clock()
    await hall.db.write(votes.save_undo_request, request, asked, interaction_id, now, notices, told.direct_messages)
    hall.wake_delivery()


async def request_of(hall: Hall, table_id: str) -> UndoRequest | None:
    """The open request for consent. None if it is for an older position."""
    return await _open_request(hall, await hall.table(table_id))


async def _open_request(hall: Hall, table: Table) -> UndoRequest | None:
    request = await votes.undo_request_of(hall.db, table.id)
    return request if request is not None and request.version == table.version else None


async def answer(hall: Hall, table_id: str, user_id: int, agree: bool, *, interaction_id: int | None = None) -> Table:
    """Agree or refuse; one refusal ends the request."""
    return await retry_overtaken(partial(_answer, hall, table_id, user_id, agree, interaction_id))


@table_action
async def _answer(hall: Hall, table: Table, user_id: int, agree: bool, interaction_id: int | None) -> Table:
    seat = running_seat(table, user_id)
    request = await _open_request(hall, table)
    if request is None:
        raise Refused("table-no-undo-request")
    withdraws = seat == request.seat and not agree
    if not withdraws and (seat not in request.needed or seat in request.agreed):
        raise Refused("table-not-asked")
    if not agree:
        await hall.db.write(votes.drop_undo_request, request, interaction_id, hall.clock(), _refresh(table))
    elif len(request.agreed) + 1 < len(request.needed):
        agreed = replace(request, agreed=(*request.agreed, seat))
        await hall.db.write(votes.save_undo_request, agreed, request, interaction_id, hall.clock(), _refresh(table))
    else:
        await go_back(hall, table, request.seat, request.to_played, granted=request, interaction_id=interaction_id)
    hall.wake_delivery()
    return table


def _refresh(table: Table) -> list[Notice]:
    return [Notice(table.id, table.version, "refresh")]


async def go_back(
    hall: Hall,
    table: Table,
    seat: Seat | None,
    to_played: int,
    *,
    granted: UndoRequest | None = None,
    interaction_id: int | None = None,
    acts: Iterable[Act] = (),
    beside: Rows | None = None,
) -> None:
    """Restore the position after `to_played` moves: the last stored one before it, and the moves from there.
    Independent answers of other seats since then are kept, and caretakers move in the same update.

    `seat`: who undoes; None for a host or admin, then all seats to act are notified. `granted`: the request that was
    agreed to. `beside`: further rows of the same update.
    """
    consent = () if granted is None else granted.needed
    stored = await game_log.position_before(hall.db, table.id, to_played)
    if stored is None:
        raise Refused("table-nothing-to-undo")
    state = load(table, stored)
    for move in await game_log.moves(hall.db, table.id, after=stored.played, until=to_played):
        table.game.play(state, move.seat, table.game.book.read(move.notation))
    gone = await game_log.moves(hall.db, table.id, after=to_played)
    last_moves = {
        number: other.last_move
        if other.last_move <= to_played
        else await game_log.last_move(hall.db, table.id, number, to_played)
        for number, other in enumerate(table.seats)
    }
    undone = Undoing(to_played, seat, consent, gone[0].version, last_moves, table.game.to_act(state))
    asked_anew = {} if seat is not None else _forget_what_is_owed(table, undone.since)
    update = Update(table, state, hall.clock(), seats=asked_anew, undone=undone, interaction_id=interaction_id)
    update.rows.acts += acts
    update.rows.writes.append(votes.EndUndoRequest(table.id, granted))
    if beside is not None:
        update.rows += beside
    if seat is not None:
        update.rows.acts.append(_trace(table, seat, to_played, gone, consent))
    if table.state is not None and to_played >= table.state.barrier:
        _say_again(update, [move for move in gone if move.seat not in (seat, table.state.last_seat)])
    if caretaking.unattended(update) is not None:
        caretaking.look_after(update)
        await caretaking.stand_in(hall, update)
    await commit(hall, update)


def _trace(table: Table, seat: Seat, to_played: int, gone: list[MoveRow], consent: tuple[Seat, ...]) -> Act:
    """Public record of an undo, with the seats that consented."""
    row = table.seats[seat]
    happened = [read_event(event).seen_by(None) for move in gone if move.seat == seat for event in move.events]
    told = [event.dump() for event in happened if not event.routine][:MOST_TOLD]
    args = {"moves": len(gone), "events": told, "agreed": [table.seats[other].name for other in consent]}
    return Act(table.id, 0, to_played, "taken-back", "seat", row.user_id, row.name, seat, args)


def _say_again(update: Update, answers: list[MoveRow]) -> None:
    """Replay answers of other seats to undone moves where they are legal without these."""
    for row in answers:
        try:
            update.play(row.seat, update.before.game.book.read(row.notation), row.by)
        except IllegalMove:
            continue


def _forget_what_is_owed(table: Table, since: int) -> dict[Seat, SeatRow]:
    """Clear decisions that are due to an undone move, so that the next one is notified."""
    return {
        number: replace(seat, owes_since=None, owes_at=None, runs_from=None)
        for number, seat in enumerate(table.seats)
        if seat.owes_since is not None and seat.owes_since >= since
    }
