"""What whoever sits down may expect: when everybody is awake, and how long a game takes."""

from dataclasses import dataclass

from storage import tables as rows
from tables.core.hall import Hall
from tables.core.table import Table
from tables.time import waking_hours
from tables.time.time_control import HOUR
from tables.time.waking_hours import DAY, Hours

STEP = 15 * 60.0
ENOUGH = 3
"""So many finished games of a title say more than a guess."""
TURNS_A_DAY = 5.0
"""How often a table of absent people passes the turn on, until we know better."""
TURNS = {"calimala": 18, "burgundy": 25, "tiletum": 12, "tournay": 23, "genoa": 60}
"""How often each seat is waited for in a game, about: counted in games of automata."""
SOME_TURNS = 20
LIVE = HOUR
"""Who has less than this for a decision plays in one evening."""


@dataclass(frozen=True, slots=True)
class Overlap:
    """When all who said so are awake, within a day from now: from, to."""

    spans: tuple[tuple[float, float], ...]

    @property
    def hours(self) -> float:
        return sum(end - start for start, end in self.spans) / HOUR


async def overlap(hall: Hall, table: Table) -> Overlap | None:
    """None: fewer than two people, or nobody has said when they sleep."""
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
    """How many days such a game takes here, about; None: one evening."""
    pace = table.pace
    if pace.runs and pace.limit + pace.bank <= LIVE:
        return None
    known = await rows.days_played(hall.db, table.row.game, ENOUGH)
    if known is not None:
        return max(1, round(known))
    automata = sum(seat.automaton is not None for seat in table.seats)
    people = max(len(table.seats), table.sizes[0]) - automata  # nobody waits long for an automaton
    return max(1, round(TURNS.get(table.row.game, SOME_TURNS) * people / TURNS_A_DAY))
