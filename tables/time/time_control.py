"""The clock of a table: waking time per decision, and what each seat has left.

A decision has `limit` seconds; after that the seat's `bank` runs down. Every new turn adds `increment` to the bank, up
to its initial value. Pure functions; the duties loop acts on the results.

Decisions with the same key share their time, so that further questions, an undo, or opening and cancelling something
gain none. By default a turn has one key from the seat's first question to its last. A key of two words (`group rest`)
belongs to a group: if the time of one decision ran out, the others of its group get none of their own (GEN-16.3a).
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
    """The agreed clock. `out`: what happens when a seat's time is out."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    limit: float = Field(default=0.0, ge=0.0, le=60 * 86_400.0)
    bank: float = Field(default=0.0, ge=0.0, le=60 * 86_400.0)
    increment: float = Field(default=0.0, ge=0.0, le=7 * 86_400.0)
    out: Out = "vote"

    @property
    def runs(self) -> bool:
        """Whether there is a clock at all."""
        return self.limit + self.bank > 0

    def share(self, part: float) -> "Pace":
        """The pace for a decision that gets only a part of the limit."""
        return self if part == 1.0 else self.model_copy(update={"limit": self.limit * part})


NO_CLOCK = Pace()
GENTLE = Pace(limit=72 * HOUR)
"""Default of a new table: three days of waking time per decision, then a vote."""


@lru_cache(maxsize=256)
def read(pace: str) -> Pace:
    """A stored pace, cached as it is read often."""
    return Pace.model_validate_json(pace)


def used(seat: SeatRow, hours: Hours, now: float) -> float:
    """Waking seconds spent on the present decision."""
    return seat.spent + (waking_hours.elapsed(hours, seat.runs_from, now) if seat.runs_from is not None else 0.0)


def left(pace: Pace, seat: SeatRow, hours: Hours, now: float) -> float:
    """Waking seconds until the seat's time is out."""
    return max(0.0, pace.limit - seat.spent) + seat.bank - (used(seat, hours, now) - seat.spent)


def allowance(pace: Pace, seat: SeatRow) -> float:
    """Total waking seconds allowed for the present decision."""
    return max(pace.limit, seat.spent) + seat.bank


def deadline(pace: Pace, seat: SeatRow, hours: Hours) -> float | None:
    """Moment at which the seat's time is out. None if its clock does not run."""
    if not pace.runs or seat.runs_from is None:
        return None
    return waking_hours.after(hours, seat.runs_from, max(0.0, pace.limit - seat.spent) + seat.bank)


def charge(pace: Pace, seat: SeatRow, hours: Hours, now: float, *, runs: bool) -> SeatRow:
    """Record the time used so far; the clock continues (`runs`) or stops."""
    spent = used(seat, hours, now)
    charge = max(0.0, spent - pace.limit) - max(0.0, seat.spent - pace.limit)
    settled = seat.copy()
    settled.spent = spent
    settled.bank = max(0.0, seat.bank - charge)
    settled.thought = seat.thought + spent - seat.spent
    settled.runs_from = now if runs else None
    return settled


def begin(seat: SeatRow, now: float, key: str, *, runs: bool, pace: Pace = NO_CLOCK, new_turn: bool = False) -> SeatRow:
    """Start the clock for a decision. A continued or repeated turn earns no increment."""
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
    """Record a decision as taken."""
    ended = charge(pace, seat, hours, now, runs=False)
    ended.decisions += 1
    return ended


def extend(pace: Pace, seat: SeatRow, hours: Hours, now: float) -> SeatRow:
    """Grant the full time again."""
    extended = charge(pace, seat, hours, now, runs=seat.runs_from is not None)
    extended.spent, extended.bank, extended.reminded, extended.out_at = 0.0, pace.bank, 0, None
    extended.called_at = None
    return extended


def is_there(seat: SeatRow) -> SeatRow:
    """The player has acted. After a timeout, the next decision gets a fresh clock."""
    if not seat.timeouts and seat.comeback is None and seat.out_at is None and seat.called_at is None:
        return seat
    back = seat.copy()
    back.timeouts, back.comeback, back.called_at = 0, None, None
    if seat.out_at is not None:
        back.out_at = back.clock_key = None
    return back
