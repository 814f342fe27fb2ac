"""A table's pace: set by the host before the start, changed by unanimous vote afterwards."""

from dataclasses import replace

from storage import votes
from storage.acts import Act
from storage.changes import Rows
from tables.clock import pauses, reminders
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.storing import store_rows
from tables.core.table import Table
from tables.time.time_control import GENTLE, HOUR, MINUTE, NO_CLOCK, Out, Pace

PRESETS: dict[str, Pace] = {
    "gentle": GENTLE,
    "none": NO_CLOCK,
    "12": Pace(limit=12 * HOUR),
    "24": Pace(limit=24 * HOUR),
    "48": Pace(limit=48 * HOUR),
    "24-bank": Pace(limit=24 * HOUR, bank=72 * HOUR),
    "bank": Pace(bank=72 * HOUR, increment=4 * HOUR),
    "live-5": Pace(limit=5 * MINUTE, bank=15 * MINUTE, out="move"),
    "live-15": Pace(limit=15 * MINUTE, out="move"),
}
"""Paces offered in a lobby: waking time per decision, or a bank that every turn refills a little."""
LIVE = ("live-5", "live-15")
"""Presets for a game in one sitting: the clock moves for a late player."""
SHORTEST = 3 * MINUTE
"""Duties run about once a minute, so a shorter clock would not be kept."""
OUTS: tuple[Out, ...] = ("vote", "caretaker", "move", "wait")


def preset_of(pace: Pace) -> str | None:
    """Name of the preset, ignoring what happens on a timeout. None if it is not a preset."""
    return next((name for name, known in PRESETS.items() if known.model_copy(update={"out": pace.out}) == pace), None)


def sensible_pace(limit: float, bank: float, increment: float, out: Out) -> Pace:
    """Pace from seconds. Raises Refused if the values make no sense."""
    if increment and not bank:
        raise Refused("table-clock-no-bank")
    if min(limit, bank, increment) < 0 or max(limit, bank) > 60 * 24 * HOUR or increment > 7 * 24 * HOUR:
        raise Refused("table-clock-too-long")
    if 0 < limit + bank < SHORTEST:
        raise Refused("table-clock-too-short", minutes=round(SHORTEST / MINUTE))
    return Pace(limit=limit, bank=bank, increment=increment, out=out)


async def change_pace(hall: Hall, table: Table, pace: Pace, act: Act, *, interaction_id: int | None = None) -> Table:
    """Restart every seat's clock at the new pace. The caller holds the table's lock."""
    now = hall.clock()
    settled = {**dict(enumerate(table.seats)), **await pauses.settled(hall, table, now, runs=True)}
    anew = {
        number: replace(seat, spent=0.0, bank=pace.bank, reminded=0, out_at=None) for number, seat in settled.items()
    }
    rows = Rows(
        seats=anew,
        columns={"clock": pace.model_dump_json()},
        acts=[act],
        writes=[
            reminders.begin_anew(table, anew),
            *[votes.Drop(table.id, kind) for kind in ("clock", *_about_time(table))],
        ],
    )
    return await store_rows(hall, table, rows, interaction_id=interaction_id)


def _about_time(table: Table) -> list[str]:
    return [f"out-{number}" for number, _ in enumerate(table.seats)]
