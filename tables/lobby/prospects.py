"""Estimates shown before joining: common waking hours and the length of a game."""

from dataclasses import dataclass

from storage import tables as rows
from tables.core.hall import Hall
from tables.core.table import Table
from tables.time import waking_hours
from tables.time.time_control import HOUR
from tables.time.waking_hours import DAY, Hours

STEP = 15 * 60.0
ENOUGH = 3
"""Finished games of a title from which their average replaces the estimate."""
TURNS_A_DAY = 5.0
"""Estimated turns per day at a correspondence table."""
LIVE = HOUR
"""With at most this time per decision, a game is played in one sitting."""


@dataclass(frozen=True, slots=True)
class Overlap:
    """Spans (from, to) within the next day in which all players with known hours are awake."""

    spans: tuple[tuple[float, float], ...]

    @property
    def hours(self) -> float:
        return sum(end - start for start, end in self.spans) / HOUR


async def overlap(hall: Hall, table: Table) -> Overlap | None:
    """None with fewer than two players, or if none has set waking hours."""
    people = [await hall.hours(user_id) for user_id in table.user_ids]
    said = [Hours(h.zone, h.wakes, h.sleeps) for h in people if h.wakes != h.sleeps]
    if len(people) < 2 or not said:
        return None
    start = hall.clock() // STEP * STEP
    spans: list[tuple[float, float]] = []
    for number in range(int(DAY / STEP)):
        at = start + number * STEP
        if all(waking_hours.awake(hours, at) for hours in said):
            if spans and spans[-1][1] == at:
                spans[-1] = spans[-1][0], at + STEP
            else:
                spans.append((at, at + STEP))
    return Overlap(tuple(spans))


async def days(hall: Hall, table: Table) -> int | None:
    """Estimated days that a game takes; None for one sitting."""
    pace = table.pace
    if pace.runs and pace.limit + pace.bank <= LIVE:
        return None
    known = await rows.days_played(hall.db, table.row.game, ENOUGH)
    if known is not None:
        return max(1, round(known))
    automata = sum(seat.automaton is not None for seat in table.seats)
    people = max(len(table.seats), table.sizes[0]) - automata  # automata take no time
    return max(1, round(table.game.meta.turns * people / TURNS_A_DAY))
