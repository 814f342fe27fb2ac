"""Drafting and confirming moves."""

from collections.abc import Awaitable, Callable, Mapping, Sequence

from engine import IllegalMove, Move, Seat, Unreadable, closest, with_words
from storage import database, private, tenures, votes
from storage.changes import Change, Rows, TakenBack
from storage.game_log import MoveRow, PositionRow
from storage.tables import SeatRow
from storage.tenures import Tenure
from tables.core import storing
from tables.core.access import must_attend, must_be_asked, must_be_current, must_be_running, seat_in_play
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.seat_session import SeatSession, Stamp, open_session
from tables.core.storing import LOOK, store
from tables.core.table import Table
from tables.core.update import Contributor, Done, Update
from tables.finished import results
from tables.play import caretaking, notes, turn_clocks
from tables.post import outbox_queries, update_notices
from tables.time.time_control import NO_CLOCK

LONGEST_MOVE = 300
NOBODY = -1
"""Stored in place of a seat when a host or admin undid the moves."""


# ---------------------------------------------------------------- the start


async def start(hall: Hall, table: Table, interaction_id: int | None) -> Table:
    game = table.game
    options = game.meta.options.read(table.row.options)
    seed = with_words(table.row.seed, table.words)
    state = game.new(len(table.seats), seed, options)
    update = Update(table, state, hall.clock(), started=True, interaction_id=interaction_id)
    update.rows.columns["seed"] = seed
    if len(table.user_ids) == 1 and table.pace.runs:  # a single player has no clock
        table.row.clock = update.rows.columns["clock"] = NO_CLOCK.model_dump_json()
    for number, seat in enumerate(table.seats):
        update.rows.writes.append(
            tenures.Take(table.id, Tenure(number, 0, seat.user_id, seat.name, "start", update.at))
        )
    return await commit(hall, update)


# ---------------------------------------------------------------- drafts


async def draft(
    hall: Hall,
    table_id: str,
    user_id: int,
    notation: str,
    *,
    then: Sequence[str] = (),
    anew: bool = False,
    stamp: Stamp | None = None,
    interaction_id: int | None = None,
) -> SeatSession:
    """Add moves to the draft. `anew`: replacing the old draft."""

    async def act(session: SeatSession) -> SeatSession:
        if anew:
            must_be_current(session, stamp)
            session = open_session(session.table, session.seat, anew=True)
        _add(session, (notation, *then), None if anew else stamp)
        return await _keep(hall, session, [move.notation for move in session.draft], interaction_id)

    return await _act(hall, table_id, user_id, interaction_id, act)


async def play_at_once(
    hall: Hall,
    table_id: str,
    user_id: int,
    notation: str,
    *,
    then: Sequence[str] = (),
    stamp: Stamp | None = None,
    interaction_id: int | None = None,
) -> SeatSession:
    """Confirm the draft together with these moves."""

    async def act(session: SeatSession) -> SeatSession:
        _add(session, (notation, *then), stamp)
        return await _confirm(hall, session, interaction_id)

    return await _act(hall, table_id, user_id, interaction_id, act)


async def confirm(
    hall: Hall, table_id: str, user_id: int, *, stamp: Stamp | None = None, interaction_id: int | None = None
) -> SeatSession:
    """Confirm the draft: one transaction with the new position and the notices it causes."""

    async def act(session: SeatSession) -> SeatSession:
        assert session.seat is not None
        must_be_running(session.table)
        must_attend(session.table, session.seat)
        if session.broken is not None and (stamp is None or stamp.drafted > len(session.draft)):
            raise session.broken
        must_be_current(session, stamp)
        if not session.draft:
            raise Refused("table-nothing-drafted")
        return await _confirm(hall, session, interaction_id)

    return await _act(hall, table_id, user_id, interaction_id, act)


async def _act(
    hall: Hall,
    table_id: str,
    user_id: int,
    interaction_id: int | None,
    act: Callable[[SeatSession], Awaitable[SeatSession]],
) -> SeatSession:
    """Run `act` for the seat that the user holds, under the table's lock. A repeated interaction does nothing and
    returns the present session."""
    async with hall.locked(table_id) as table:
        seat = seat_in_play(table, user_id)
        try:
            return await act(open_session(table, seat))
        except (Refused, IllegalMove, database.Repeated):
            if await storing.answered(hall, interaction_id):
                return open_session(table, seat)
            raise


def _add(session: SeatSession, notations: Sequence[str], stamp: Stamp | None) -> None:
    must_be_asked(session)
    must_be_current(session, stamp)
    if session.sealed:
        raise Refused("table-draft-sealed")
    for notation in notations:
        session.add(read_typed(session, notation))


async def take_back(
    hall: Hall,
    table_id: str,
    user_id: int,
    *,
    everything: bool = False,
    stamp: Stamp | None = None,
    interaction_id: int | None = None,
) -> SeatSession:
    """Remove the last drafted move, or all of them."""
    async with hall.locked(table_id) as table:
        seat = seat_in_play(table, user_id)
        session = open_session(table, seat)
        if await storing.answered(hall, interaction_id):
            return session
        must_be_running(table)
        must_be_current(session, stamp)
        return await shorten(hall, session, everything, interaction_id)


async def shorten(hall: Hall, session: SeatSession, everything: bool, interaction_id: int | None) -> SeatSession:
    """Drop the last drafted move, or all. The caller holds the table's lock."""
    if not session.draft:
        raise Refused("table-nothing-drafted")
    kept = [] if everything else [m.notation for m in session.draft[:-1]]
    await _keep(hall, session, kept, interaction_id)
    return open_session(session.table, session.seat)


async def _keep(hall: Hall, session: SeatSession, notations: list[str], interaction_id: int | None) -> SeatSession:
    assert session.seat is not None
    now, row = hall.clock(), session.table.row
    drafted = (row.id, row.version, session.seat, notations)
    await hall.db.write(private.save_draft, *drafted, interaction_id, now, now + LOOK)
    session.table.drafts[session.seat] = notations
    hall.announce(row.id)
    if notations:
        row.due_at = min(row.due_at or now + LOOK, now + LOOK)
    return session


async def _confirm(hall: Hall, session: SeatSession, interaction_id: int | None) -> SeatSession:
    """Store the draft, then the moves of caretakers and standing orders that follow."""
    table, seat = session.table, session.seat
    assert seat is not None
    update = caretaking.come_back(table, seat, session.draft, hall.clock())
    if update is None:
        done = [Done(seat, move, events) for move, events in zip(session.draft, session.happened, strict=True)]
        update = Update(table, session.ahead, hall.clock(), done)
    update.interaction_id = interaction_id
    if table.seats[seat].out_at is not None:
        update.rows.writes.append(votes.Drop(table.id, f"out-{seat}"))
    if table.drafts.get(seat):
        update.rows.drop_drafts.append(seat)
    caretaking.answered_in_person(update, seat)
    notes.done_with(update, seat)
    await caretaking.stand_in(hall, update)
    await commit(hall, update)
    return open_session(table, seat)


# ---------------------------------------------------------------- carrying out


async def keep_going(hall: Hall, table_id: str) -> None:
    """Let caretakers and orders answer after a player has left."""
    async with hall.locked(table_id) as table:
        await go_on(hall, table)


async def go_on(hall: Hall, table: Table) -> None:
    """The same, with the table's lock held."""
    if not table.playing:
        return
    update = Update(table, table.state.clone(), hall.clock())
    await caretaking.stand_in(hall, update)
    if update.moves:
        await commit(hall, update)
        return
    await storing.amend(hall, table, update.rows)
    await outbox_queries.ask_refresh(hall, table)


async def change_seats(
    hall: Hall, table: Table, seats: Mapping[Seat, SeatRow], rows: Rows, *, interaction_id: int | None = None
) -> Table:
    """Store changed seats. Caretakers and orders answer in the same update."""
    state = table.state.clone()
    update = Update(table, state, hall.clock(), seats=seats, rows=rows, interaction_id=interaction_id)
    await caretaking.stand_in(hall, update)
    return await commit(hall, update)


async def _moves(hall: Hall, update: Update) -> Rows:
    """Rows of the moves and the position. Moves of a caretaker, an automaton or the clock have no user."""
    game, state, seats = update.before.game, update.state, update.before.seats
    first = state.played - len(update.moves) + 1
    moves = [
        MoveRow(
            number,
            update.version,
            done.seat,
            seats[done.seat].user_id if done.by in ("person", "order") else None,
            done.move.notation,
            [event.dump() for event in done.events],
            update.at,
            done.by,
        )
        for number, done in enumerate(update.moves, first)
    ]
    if not (moves or update.started or update.undone is not None):
        return Rows()
    rules = game.meta.rules_version
    return Rows(moves=moves, position=PositionRow(update.version, state.played, game.dump(state), update.at, rules))


CONTRIBUTORS: tuple[Contributor, ...] = (
    _moves,
    update_notices.lost_drafts,
    update_notices.turns,
    update_notices.start_and_end,
    update_notices.proposals,
    update_notices.follower_messages,
    update_notices.next_up,
    turn_clocks.clock_rows,
    caretaking.order_rows,
)
"""Contributors to an update with moves, in order; the result comes last."""


async def commit(hall: Hall, update: Update) -> Table:
    """Store the update, then apply it to the table in memory."""
    table, over = update.before, update.over
    for contribute in (*CONTRIBUTORS, results.end_rows) if over else CONTRIBUTORS:
        update.rows += await contribute(hall, update)
    ended = {"ended_how": "played", "paused_at": None} if over else {}
    update.rows.columns = {**ended, **update.rows.columns}
    change = Change(
        table.id,
        update.version,
        update.at,
        update.rows,
        status="over" if over else "playing" if table.status != "playing" else None,
        look_by=update.at + LOOK,
        interaction_id=update.interaction_id,
        answer=str(update.version),
        before=table.seats,
        taken_back=_taken_back(update),
        started=update.started,
        ended=over,
    )
    await store(hall, table, change, update.state)
    caretaking.settle_orders(update)
    update_notices.remember_told(update)
    return table


def _taken_back(update: Update) -> TakenBack | None:
    undone = update.undone
    if undone is None:
        return None
    return TakenBack(undone.to_played, NOBODY if undone.seat is None else undone.seat, undone.consent)


# ---------------------------------------------------------------- reading a move


def read_move(table: Table, notation: str) -> Move:
    if len(notation) > LONGEST_MOVE:
        raise Refused("table-unreadable-move", move=notation[:80])
    try:
        return table.game.book.read(notation)
    except Unreadable as unreadable:
        raise Refused("table-unreadable-move", move=notation[:80]) from unreadable


def read_typed(session: SeatSession, text: str) -> Move:
    """A move from typed text: exact notation, or the closest legal move."""
    listed = session.moves
    exact = next((move for move in listed if move.notation == text), None)
    found = exact or (closest(listed, text) if len(text) <= LONGEST_MOVE else None)
    return found or read_move(session.table, text)
