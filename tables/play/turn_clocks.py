"""Whose clock runs after a step, and what it has used up: settled in the same step that asks somebody."""

from engine import Seat
from storage.changes import Rows
from storage.tables import SeatRow
from tables.core.hall import Hall
from tables.core.step import Step
from tables.time import clocks


async def rows(hall: Hall, step: Step) -> Rows:
    """Who is waited for otherwise than before, whose clock runs, and whose last move is another one."""
    last = _last_moves(step)
    changed = {}
    for number, seat in enumerate(step.table.seats):
        row = await _after(hall, step, number, seat, last.get(number, seat.last_move))
        if row is not step.before.seats[number]:
            changed[number] = row
    return Rows(seats=changed)


def _last_moves(step: Step) -> dict[Seat, int]:
    """The number of each seat's last move, as far as this step changes it."""
    first = step.state.played - len(step.moves) + 1
    before = step.undone.last_moves if step.undone is not None else {}
    return before | {done.seat: first + n for n, done in enumerate(step.moves)}


async def _after(hall: Hall, step: Step, number: Seat, seat: SeatRow, last_move: int) -> SeatRow:
    since, row, pace = step.owes.get(number), seat, step.before.pace
    if last_move != seat.last_move:
        row = seat.copy()
        row.last_move = last_move
    if step.started:
        row = row.copy()
        row.bank = pace.bank
    if seat.owes_since is not None and since in (None, step.version):
        row = clocks.end(step.before.pace_for(number), row, await hall.hours(seat.user_id), step.at)
    if since != seat.owes_since:
        row = row.copy()
        row.owes_since, row.owes_at = since, None if since is None else step.at
        row.called_at = None
    if number in step.in_person:
        row = clocks.is_there(row)
    if since == step.version:
        asked_on = _is_asked_on(step, number, seat)
        key = step.before.game.clock_key(step.state, number) or _key_of_turn(row, asked_on, step.version)
        new_turn = not asked_on and (step.undone is None or number not in step.undone.asked)
        runs = row.attended and step.before.row.paused_at is None
        row = clocks.begin(row, step.at, key, runs=runs, pace=pace, new_turn=new_turn)
    return row


def _is_asked_on(step: Step, number: Seat, seat: SeatRow) -> bool:
    """Who has just answered and is asked again, or takes something back alone, goes on with the same turn."""
    if step.undone is not None:
        return step.undone.seat == number and not step.undone.consent
    return seat.owes_since is not None and bool(step.moves) and step.moves[-1].seat == number


def _key_of_turn(row: SeatRow, asked_on: bool, version: int) -> str:
    return row.clock_key if asked_on and row.clock_key else f"{version}"
