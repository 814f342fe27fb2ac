"""When a seat's time is out: what the table agreed on happens.

`wait`: everybody is told, and goes on waiting. `move`: the least harmful move is played for the seat. `vote`: the
others decide. `caretaker`: one takes over. The bank has run down by then, and reminders have been sent.
"""

from dataclasses import replace

from engine import Seat
from storage.changes import Rows
from storage.tables import SeatRow
from tables.clock import absence, votes
from tables.clock.caretaker_handover import give_to_caretaker
from tables.core.actors import house_did
from tables.core.hall import Hall
from tables.core.storing import store_rows
from tables.core.table import Table
from tables.core.update import Update
from tables.play import caretaking
from tables.play.playing import commit
from tables.time import time_control

AWAY = 2
"""Who lets so many clocks run out in a row is not there (GEN-16.7)."""
LONGEST_TURN = 40
"""Moves played for a seat in one go; should it be asked even more, the next round goes on."""


async def out_at(hall: Hall, table: Table, number: Seat) -> float | None:
    """When a seat's time is out next, if anything is to happen then."""
    seat, pace = table.seats[number], table.pace_for(number)
    if not seat.attended:
        return None
    by_the_clock = None
    if seat.out_at is None or pace.out == "move":
        by_the_clock = time_control.deadline(pace, seat, await hall.hours(seat.user_id))
    return min((at for at in (by_the_clock, await absence.answers_by(hall, seat)) if at is not None), default=None)


class TimeOut:
    async def due(self, hall: Hall, table: Table) -> float | None:
        if not table.playing or table.paused:
            return None
        found = [await out_at(hall, table, number) for number in table.owed]
        return min((at for at in found if at is not None), default=None)

    async def do(self, hall: Hall, table: Table) -> None:
        """One seat at a time, the one that is out longest first."""
        found = [(at, n) for n in table.owed if (at := await out_at(hall, table, n)) is not None]
        await time_is_out(hall, table, min(found)[1])


async def time_is_out(hall: Hall, table: Table, number: Seat) -> None:
    """The table's lock is held."""
    seat, out, now = table.seats[number], table.pace.out, hall.clock()
    fresh = seat.out_at is None
    patience = await absence.answers_by(hall, seat)
    if patience is not None and patience <= now:  # whoever does not answer is voted about, whatever the clock says
        out, fresh = "vote", True
    row = replace(seat, out_at=now, timeouts=seat.timeouts + 1, called_at=None) if fresh else seat
    if out == "move":
        await _move(hall, table, number, row, fresh=fresh)
    elif out == "wait":
        waits = house_did(table, "out-waits", number, user_id=row.user_id)
        await store_rows(hall, table, Rows(seats={number: row}, acts=[waits]))
    elif out == "vote" and votes.others(table, number):
        await votes.ask_about(hall, table, number, row)
    else:
        await give_to_caretaker(hall, table, number, [house_did(table, "out-caretaker", number)])


# ---------------------------------------------------------------- a move for the seat


async def _move(hall: Hall, table: Table, number: Seat, row: SeatRow, *, fresh: bool) -> None:
    """The move that harms least. Who is away lets a caretaker play, or steps aside where a game has its own way."""
    if row.timeouts >= AWAY and not _can_step_aside(table, number):
        await give_to_caretaker(hall, table, number, [house_did(table, "out-again", number, user_id=row.user_id)])
        return
    update = Update(table, table.state.clone(), hall.clock(), seats={number: row})
    if row.timeouts >= AWAY:
        row = _step_aside(update, number, row)
    for _ in range(LONGEST_TURN):
        if not _still_out(update, number, row):
            break
        update.play(number, table.game.default_move(table.game.view(update.state, number), number), "clock")
    await caretaking.stand_in(hall, update)
    row = time_control.end(table.pace_for(number), row, await hall.hours(row.user_id), update.at)
    row = replace(row, owes_since=None, owes_at=None)  # who is asked on was not there: they are told anew
    update.seats = {number: row}
    update.rows.acts += [house_did(table, "out-moved", number, user_id=row.user_id)] if fresh else []
    update.rows.drop_drafts += [number] if table.drafts.get(number) else []
    await commit(hall, update)


def _still_out(update: Update, number: Seat, row: SeatRow) -> bool:
    """It is asked, and by the same clock that has run out."""
    if number not in update.to_act:
        return False
    key = update.before.game.clock_key(update.state, number)
    return key is None or time_control.goes_on(row, key)


def _can_step_aside(table: Table, number: Seat) -> bool:
    """Only while somebody is there to play with: a table where all are away must not play by itself."""
    there = any(other.attended and other.timeouts < AWAY for other in table.seats)
    return there and table.game.step_back(table.state, number) is not None


def _step_aside(update: Update, number: Seat, row: SeatRow) -> SeatRow:
    """GEN-16.7. How it was before is remembered until they act again."""
    game = update.before.game
    aside, back = (find(update.state, number) for find in (game.step_aside, game.step_back))
    if aside is None or back is None:
        return row
    update.play(number, aside, "clock")
    return replace(row, comeback=back.notation)
