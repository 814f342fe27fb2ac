"""Clocks after an update: started, stopped and recorded in the update itself."""

from engine import Seat
from storage.changes import Rows
from storage.tables import SeatRow
from tables.core.hall import Hall
from tables.core.update import Update
from tables.time import time_control


async def clock_rows(hall: Hall, update: Update) -> Rows:
    """Rows of seats with a changed decision, clock or last move."""
    last = _last_moves(update)
    changed = {}
    for number, seat in enumerate(update.table.seats):
        row = await _after(hall, update, number, seat, last.get(number, seat.last_move))
        if row is not update.before.seats[number]:
            changed[number] = row
    return Rows(seats=changed)


def _last_moves(update: Update) -> dict[Seat, int]:
    """Number of the last move of each seat that this update changes."""
    first = update.state.played - len(update.moves) + 1
    before = update.undone.last_moves if update.undone is not None else {}
    return before | {done.seat: first + n for n, done in enumerate(update.moves)}


async def _after(hall: Hall, update: Update, number: Seat, seat: SeatRow, last_move: int) -> SeatRow:
    since, row, pace = update.owes.get(number), seat, update.before.pace
    if last_move != seat.last_move:
        row = seat.copy()
        row.last_move = last_move
    if update.started:
        row = row.copy()
        row.bank = pace.bank
    if seat.owes_since is not None and since in (None, update.version):
        row = time_control.end(update.before.pace_for(number), row, await hall.hours(seat.user_id), update.at)
    if since != seat.owes_since:
        row = row.copy()
        row.owes_since, row.owes_at = since, None if since is None else update.at
        row.called_at = None
    if number in update.in_person:
        row = time_control.is_there(row)
    if since == update.version:
        asked_on = _is_asked_on(update, number, seat)
        key = update.before.game.clock_key(update.state, number) or _key_of_turn(row, asked_on, update.version)
        new_turn = not asked_on and (update.undone is None or number not in update.undone.asked)
        runs = row.attended and update.before.row.paused_at is None
        row = time_control.begin(row, update.at, key, runs=runs, pace=pace, new_turn=new_turn)
    return row


def _is_asked_on(update: Update, number: Seat, seat: SeatRow) -> bool:
    """Whether the seat continues its turn: it just acted and must act again, or undid its own moves without consent."""
    if update.undone is not None:
        return update.undone.seat == number and not update.undone.consent
    return seat.owes_since is not None and bool(update.moves) and update.moves[-1].seat == number


def _key_of_turn(row: SeatRow, asked_on: bool, version: int) -> str:
    return row.clock_key if asked_on and row.clock_key else f"{version}"
