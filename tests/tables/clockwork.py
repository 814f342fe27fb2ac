"""Simulated time, advanced by the test, with the duties loop making rounds whenever something is due."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime

from engine import GAMES
from storage import tables as rows
from tables import Hall, Table, duties
from tables.lobby import opening
from tables.time.time_control import Pace
from tests.tables.house import PEOPLE, open_lobby

HOUR, DAY = 3600.0, 86_400.0
MONDAY = datetime(2026, 5, 4, 8, tzinfo=UTC).timestamp()


@dataclass
class Clockwork:
    hall: Hall
    now: float = MONDAY
    seen: list[tuple[float, str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.hall.clock = lambda: self.now

    async def hours(self, hours: float, until: Callable[[], bool] = lambda: False) -> None:
        """Let this number of hours pass, or fewer if `until` is true before."""
        end = self.now + hours * HOUR
        while not until():
            due = await rows.next_due(self.hall.db)
            if due is None or due > end:
                self.now = end
                return
            self.now = max(self.now, due)
            await duties.make_rounds(self.hall)


async def seat_by_the_clock(hall: Hall, pace: Pace, players: int = 3, game: str = "calimala") -> Table:
    """A table that has just started and plays by that clock."""
    first = {"start": "first_seat"} if "start" in GAMES[game].meta.options.choices() else {}
    table = await open_lobby(hall, players, game=game, options=first)
    await opening.set_pace(hall, table.id, PEOPLE[0], pace)
    return await opening.start(hall, table.id, PEOPLE[0])


async def acts_of(hall: Hall, table: Table) -> list[str]:
    return [row["kind"] for row in await hall.db.all("SELECT kind FROM acts WHERE table_id=? ORDER BY id", table.id)]


async def told(hall: Hall, table: Table, kind: str) -> list[int]:
    """Seats that got a notice of that kind at the table, in order."""
    found = await hall.db.all("SELECT user_id FROM outbox WHERE table_id=? AND kind=? ORDER BY id", table.id, kind)
    return [row["user_id"] for row in found]
