"""Taking back: free down to the barrier, by consent past it."""

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
from tables.core.access import must_attend, must_be_running, seat_in_play
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.seat_session import SeatSession, Stamp, open_session
from tables.core.table import Table
from tables.core.table_cache import load, retry_overtaken
from tables.core.update import Undoing, Update
from tables.play import caretaking
from tables.play.playing import commit, shorten

log = logging.getLogger(__name__)

MOST_TOLD = 3
"""So much of what was taken back is remembered in words."""


@dataclass(frozen=True, slots=True)
class Undone:
    """`draft`: a drafted move was dropped; `free`: confirmed moves came back; `asked`: the others are asked first."""

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
    """One step back, or (`everything`) to the start of what can be taken back."""
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
    """What an undo would take back, and who must agree first."""

    to_played: int
    moves: tuple[MoveRow, ...]
    needed: tuple[Seat, ...] = ()


async def outlook(hall: Hall, table_id: str, user_id: int, everything: bool = False) -> Outlook | None:
    """What an undo would do to confirmed moves. None: it would only shorten a draft, which concerns nobody else."""
    async with hall.locked(table_id) as table:
        seat = seat_in_play(table, user_id)
        must_be_running(table)
        must_attend(table, seat)
        if open_session(table, seat).draft:
            return None
        ahead = await _outlook(hall, table, seat, everything)
        if ahead.needed and await _open_request(hall, table) is not None:
            raise Refused("table-undo-asked-already")
        return ahead


async def _outlook(hall: Hall, table: Table, seat: Seat, everything: bool) -> Outlook:
    """Past the barrier those must agree who acted or learned something since; if nobody did, all others. Where nobody
    is left to agree it is free among automata, and impossible in a game that counts."""
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
    """How far the seat may go back without asking; None: not at all.

    Past the barrier every move is of the seat that is playing, or a standing answer from somebody beside it.
    """
    state, own = table.state, table.seats[seat].last_move
    if own <= state.barrier:
        return None
    if state.last_seat == seat:
        return int(state.barrier) if everything else own - 1
    since = await game_log.moves(hall.db, table.id, after=own)
    return None if any(move.seat == state.last_seat for move in since) else own - 1


def must_not_count(table: Table) -> None:
    """Among automata alone everything may be taken back; in a rated game nobody looks ahead and chooses anew."""
    if not table.has_automata:
        raise Refused("table-undo-nobody-to-ask")


async def _something_was_shown(hall: Hall, table: Table, to_played: int) -> bool:
    """Whether dice were rolled, cards drawn or secrets shown after so many moves: then all have learned from it."""
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
    """Ask those seats whether all moves after so many may be taken back. The table's lock is held. `instead`: what
    somebody else is asking for does not stand in the way."""
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
    """The open request for consent; one made for an older position is void."""
    return await _open_request(hall, await hall.table(table_id))


async def _open_request(hall: Hall, table: Table) -> UndoRequest | None:
    request = await votes.undo_request_of(hall.db, table.id)
    return request if request is not None and request.version == table.version else None


async def answer(hall: Hall, table_id: str, user_id: int, agree: bool, *, interaction_id: int | None = None) -> Table:
    """A seat that was asked agrees or refuses; one refusal is enough."""
    return await retry_overtaken(partial(_answer, hall, table_id, user_id, agree, interaction_id))


async def _answer(hall: Hall, table_id: str, user_id: int, agree: bool, interaction_id: int | None) -> Table:
    async with hall.locked(table_id) as table:
        if await storing.answered(hall, interaction_id):
            return table
        seat = seat_in_play(table, user_id)
        must_be_running(table)
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
    """The position after `to_played` moves: the nearest stored one before it, and the moves from there. What others
    have said beside the game since then still stands. Where the position waits for a seat that nobody attends any more,
    the game goes on from it in the same step.

    `seat`: who takes moves back. None: somebody with a power over the table does; then all who are asked are told.
    `granted`: the request to which all who were asked have agreed. `beside`: what else is written in the same step.
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
    """Who took what back, and who agreed: with what everybody may know of it."""
    row = table.seats[seat]
    happened = [read_event(event).seen_by(None) for move in gone if move.seat == seat for event in move.events]
    told = [event.dump() for event in happened if not event.routine][:MOST_TOLD]
    args = {"moves": len(gone), "events": told, "agreed": [table.seats[other].name for other in consent]}
    return Act(table.id, 0, to_played, "taken-back", "seat", row.user_id, row.name, seat, args)


def _say_again(update: Update, answers: list[MoveRow]) -> None:
    """Standing answers that bystanders gave to moves taken back, where they make sense without these."""
    for row in answers:
        try:
            update.play(row.seat, update.before.game.book.read(row.notation), row.by)
        except IllegalMove:
            continue


def _forget_what_is_owed(table: Table, since: int) -> dict[Seat, SeatRow]:
    """Whoever is waited for because of a move that is taken back is not any more: what they owe then is news."""
    return {
        number: replace(seat, owes_since=None, owes_at=None, runs_from=None)
        for number, seat in enumerate(table.seats)
        if seat.owes_since is not None and seat.owes_since >= since
    }
