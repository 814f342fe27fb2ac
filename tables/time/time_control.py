"""The clock of a table: how much waking time a decision may take, and what each seat has left.

A decision has `limit` seconds of its own; after that the seat's `bank` runs down. Every new turn adds the `increment`
to the bank, up to what it was at the start. Pure: the duties loop acts on what is computed here.

Decisions with the same key are one to the clock: who is asked on, takes a move back, or opens and cancels something,
wins no time. Where a game says nothing else, a turn has one key from when the seat is asked to when it is not. A key of
two words (`group rest`) belongs to a group: if the time of one decision ran out, the others of its group get none of
their own (GEN-16.3a).
"""

from functools import lru_cache
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from storage.tables import SeatRow
from tables.time import waking_hours
from tables.time.waking_hours import Hours

MINUTE, HOUR = 60.0, 3600.0
Out = Literal["wait", "move", "vote", "caretaker"]


class Pace(BaseModel):
    """What a table agreed on. `out`: what happens when a seat's time is out."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    limit: float = Field(default=0.0, ge=0.0, le=60 * 86_400.0)
    bank: float = Field(default=0.0, ge=0.0, le=60 * 86_400.0)
    increment: float = Field(default=0.0, ge=0.0, le=7 * 86_400.0)
    out: Out = "vote"

    @property
    def runs(self) -> bool:
        """Without any time to run out there is no clock."""
        return self.limit + self.bank > 0

    def share(self, part: float) -> "Pace":
        """For a decision that deserves only a part of the time."""
        return self if part == 1.0 else self.model_copy(update={"limit": self.limit * part})


NO_CLOCK = Pace()
GENTLE = Pace(limit=72 * HOUR)
"""What a new table plays by: three days of waking time for a decision, then the others vote."""


@lru_cache(maxsize=256)
def read(pace: str) -> Pace:
    """A pace as it is stored. Tables agree on few, and every look at a clock reads one."""
    return Pace.model_validate_json(pace)


def used(seat: SeatRow, hours: Hours, now: float) -> float:
    """Waking seconds spent on the present decision."""
    return seat.spent + (waking_hours.elapsed(hours, seat.runs_from, now) if seat.runs_from is not None else 0.0)


def left(pace: Pace, seat: SeatRow, hours: Hours, now: float) -> float:
    """Waking seconds until the seat's time is out."""
    return max(0.0, pace.limit - seat.spent) + seat.bank - (used(seat, hours, now) - seat.spent)


def allowance(pace: Pace, seat: SeatRow) -> float:
    """All the waking seconds there were for the present decision."""
    return max(pace.limit, seat.spent) + seat.bank


def deadline(pace: Pace, seat: SeatRow, hours: Hours) -> float | None:
    """When the seat's time is out, if its clock runs."""
    if not pace.runs or seat.runs_from is None:
        return None
    return waking_hours.after(hours, seat.runs_from, max(0.0, pace.limit - seat.spent) + seat.bank)


def charge(pace: Pace, seat: SeatRow, hours: Hours, now: float, *, runs: bool) -> SeatRow:
    """Write down what has been spent so far; the clock goes on (`runs`) or stands from now on."""
    spent = used(seat, hours, now)
    charge = max(0.0, spent - pace.limit) - max(0.0, seat.spent - pace.limit)
    settled = seat.copy()
    settled.spent = spent
    settled.bank = max(0.0, seat.bank - charge)
    settled.thought = seat.thought + spent - seat.spent
    settled.runs_from = now if runs else None
    return settled


def begin(seat: SeatRow, now: float, key: str, *, runs: bool, pace: Pace = NO_CLOCK, new_turn: bool = False) -> SeatRow:
    """A decision is asked. Who is asked on, or asked again, has not begun a new turn and earns nothing."""
    asked = seat.copy()
    asked.clock_key, asked.runs_from = key, now if runs else None
    if not goes_on(seat, key):
        asked.spent, asked.reminded, asked.out_at, asked.called_at = 0.0, 0, None, None
        if new_turn:
            asked.bank = min(pace.bank, seat.bank + pace.increment)
    return asked


def goes_on(seat: SeatRow, key: str) -> bool:
    """Whether a decision shares its time with the seat's last one."""
    if seat.clock_key is None:
        return False
    group, several, _ = key.partition(" ")
    before, _, _ = seat.clock_key.partition(" ")
    return key == seat.clock_key or (bool(several) and seat.out_at is not None and group == before)


def end(pace: Pace, seat: SeatRow, hours: Hours, now: float) -> SeatRow:
    """A decision has been taken."""
    ended = charge(pace, seat, hours, now, runs=False)
    ended.decisions += 1
    return ended


def extend(pace: Pace, seat: SeatRow, hours: Hours, now: float) -> SeatRow:
    """All the time there can be, once more."""
    extended = charge(pace, seat, hours, now, runs=seat.runs_from is not None)
    extended.spent, extended.bank, extended.reminded, extended.out_at = 0.0, pace.bank, 0, None
    extended.called_at = None
    return extended


def is_there(seat: SeatRow) -> SeatRow:
    """Its person has acted. If that was after their time, what they are asked next is a new matter."""
    if not seat.timeouts and seat.comeback is None and seat.out_at is None and seat.called_at is None:
        return seat
    back = seat.copy()
    back.timeouts, back.comeback, back.called_at = 0, None, None
    if seat.out_at is not None:
        back.out_at = back.clock_key = None
    return back
