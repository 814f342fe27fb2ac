"""The clock of a table: how much waking time a decision may take, and what each seat has left.

A decision has `limit` seconds of its own; after that the seat's `bank` runs down. Every turn that is finished adds
the `increment` to the bank, up to what it was at the start. Pure: the keeper acts on what is computed here.
"""

from dataclasses import replace
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from storage.tables import SeatRow
from tables import waking
from tables.waking import Hours

HOUR = 3600.0
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


NO_CLOCK = Pace()


def used(seat: SeatRow, hours: Hours, now: float) -> float:
    """Waking seconds spent on the present decision."""
    return seat.spent + (waking.elapsed(hours, seat.runs_from, now) if seat.runs_from is not None else 0.0)


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
    return waking.after(hours, seat.runs_from, max(0.0, pace.limit - seat.spent) + seat.bank)


def settle(pace: Pace, seat: SeatRow, hours: Hours, now: float, *, runs: bool) -> SeatRow:
    """Write down what has been spent so far; the clock goes on (`runs`) or stands from now on."""
    spent = used(seat, hours, now)
    charge = max(0.0, spent - pace.limit) - max(0.0, seat.spent - pace.limit)
    return replace(
        seat,
        spent=spent,
        bank=max(0.0, seat.bank - charge) if pace.bank else seat.bank,
        thought=seat.thought + spent - seat.spent,
        runs_from=now if runs else None,
    )


def begin(seat: SeatRow, now: float, key: str | None, *, runs: bool) -> SeatRow:
    """A decision is asked. One with the key of the seat's last decision goes on with that one's time."""
    same = key is not None and key == seat.clock_key
    return replace(
        seat,
        spent=seat.spent if same else 0.0,
        reminded=seat.reminded if same else 0,
        clock_key=key,
        runs_from=now if runs else None,
    )


def end(pace: Pace, seat: SeatRow, hours: Hours, now: float, *, asked_on: bool) -> SeatRow:
    """A decision has been taken. Whoever is asked on at once has not finished the turn and earns nothing yet."""
    seat = settle(pace, seat, hours, now, runs=False)
    earned = 0.0 if asked_on else pace.increment
    return replace(seat, bank=min(pace.bank, seat.bank + earned), decisions=seat.decisions + 1)
