"""What happened at a table, as each reader may know it."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine import Event, Seat, read_event
from storage import tables as rows
from tables.refusals import Refused
from tables.watching import viewer_seat

if TYPE_CHECKING:
    from tables.hall import Hall


@dataclass(frozen=True, slots=True)
class Entry:
    """One confirmed move and what it made happen, with the reader's knowledge."""

    number: int
    version: int
    seat: Seat
    at: float
    events: list[Event]


@dataclass(frozen=True, slots=True)
class Past:
    """A position of the past, seen with what the reader knew then."""

    index: int
    length: int
    view: Any
    entries: list[Entry]
    at: float


async def log(
    hall: "Hall", table_id: str, user_id: int | None, *, after: int = 0, until: int | None = None
) -> list[Entry]:
    table = await hall.table(table_id)
    viewer = viewer_seat(table, user_id)
    return [_entry(row, viewer) for row in await rows.moves(hall.db, table_id, after, until)]


async def since_last_move(hall: "Hall", table_id: str, user_id: int | None) -> list[Event]:
    """What happened since this person's last confirmed move (for a spectator: the last move)."""
    table = await hall.table(table_id)
    seat = viewer_seat(table, user_id)
    if seat is None:
        played = table.state.played if table.state is not None else 0
        after = max(0, played - 1)
    else:
        after = table.seats[seat].last_move
    entries = await log(hall, table_id, user_id, after=after)
    return [event for entry in entries for event in entry.events]


async def history_length(hall: "Hall", table_id: str) -> int:
    row = await hall.db.one("SELECT count(*) AS n FROM positions WHERE table_id=?", table_id)
    return int(row["n"]) if row else 0


async def history(hall: "Hall", table_id: str, user_id: int | None, index: int) -> Past:
    """The `index`-th stored position (0: the set-up) and the moves that led to it."""
    table = await hall.table(table_id)
    if table.state is None:
        raise Refused("table-not-started")
    length = await history_length(hall, table_id)
    index = max(0, min(index, length - 1))
    around = await hall.db.all(
        "SELECT version, played FROM positions WHERE table_id=? ORDER BY version LIMIT ? OFFSET ?",
        table_id, 2 if index else 1, max(0, index - 1),
    )  # fmt: skip
    stored = await rows.position(hall.db, table_id, around[-1]["version"]) if around else None
    if stored is None:
        raise Refused("table-stale")
    seat = viewer_seat(table, user_id)
    before = around[0]["played"] if index else 0
    entries = await log(hall, table_id, user_id, after=before, until=stored.played)
    return Past(index, length, table.game.view(table.game.load(stored.state), seat), entries, stored.at)


def _entry(row: rows.MoveRow, viewer: Seat | None) -> Entry:
    return Entry(row.number, row.version, row.seat, row.at, [read_event(e).seen_by(viewer) for e in row.events])
