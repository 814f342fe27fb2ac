"""Timeouts of a seat, handled as the table agreed.

`wait`: post it and keep waiting. `move`: play the least harmful move for the seat. `vote`: the others decide.
`caretaker`: a caretaker takes over. By then the bank is used up and reminders have been sent.
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
"""Consecutive timeouts after which a player counts as absent (GEN-16.7)."""
LONGEST_TURN = 40
"""Maximum moves played for a seat in one update; the next round of duties continues."""


async def out_at(hall: Hall, table: Table, number: Seat) -> float | None:
    """Moment of a seat's next timeout. None if nothing will happen."""
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
        """Handle the seat with the oldest timeout; the others follow in the next rounds."""
        found = [(at, n) for n in table.owed if (at := await out_at(hall, table, n)) is not None]
        await time_is_out(hall, table, min(found)[1])


async def time_is_out(hall: Hall, table: Table, number: Seat) -> None:
    """The caller holds the table's lock."""
    seat, out, now = table.seats[number], table.pace.out, hall.clock()
    fresh = seat.out_at is None
    patience = await absence.answers_by(hall, seat)
    if patience is not None and patience <= now:  # an unanswered call leads to a vote, whatever the pace is
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
    """Play the least harmful moves. An absent player's seat goes to a caretaker, or steps aside if the game allows
    it."""
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
    row = replace(row, owes_since=None, owes_at=None)  # the player was away: a further decision is notified anew
    update.seats = {number: row}
    update.rows.acts += [house_did(table, "out-moved", number, user_id=row.user_id)] if fresh else []
    update.rows.drop_drafts += [number] if table.drafts.get(number) else []
    await commit(hall, update)


def _still_out(update: Update, number: Seat, row: SeatRow) -> bool:
    """Whether the seat has to act, on the same clock that ran out."""
    if number not in update.to_act:
        return False
    key = update.before.game.clock_key(update.state, number)
    return key is None or time_control.goes_on(row, key)


def _can_step_aside(table: Table, number: Seat) -> bool:
    """Only while another player is present: a table without present players must not play itself."""
    there = any(other.attended and other.timeouts < AWAY for other in table.seats)
    return there and table.game.step_back(table.state, number) is not None


def _step_aside(update: Update, number: Seat, row: SeatRow) -> SeatRow:
    """GEN-16.7. The way back is stored until the player acts again."""
    game = update.before.game
    aside, back = (find(update.state, number) for find in (game.step_aside, game.step_back))
    if aside is None or back is None:
        return row
    update.play(number, aside, "clock")
    return replace(row, comeback=back.notation)
