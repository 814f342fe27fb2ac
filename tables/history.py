"""The log and past positions of a table, filtered for each reader."""

import logging
from dataclasses import dataclass
from typing import Any

from engine import Event, IllegalMove, Seat, Unreadable, read_event
from storage import acts, game_log, tenures
from storage.acts import Act
from storage.game_log import PositionRow
from tables.core.access import viewer_seat
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.seat_session import SeatSession
from tables.core.table import Table
from tables.core.table_cache import load

log_of_faults = logging.getLogger(__name__)

LAST, DAY, ALL = "last", "day", "all"
"""Start of the news: the reader's last move, a day ago, or the beginning."""
A_DAY = 86_400.0
MOST_ACTS = 1000


@dataclass(frozen=True, slots=True)
class Entry:
    """One confirmed move and its events as the reader may see them."""

    number: int
    version: int
    seat: Seat
    at: float
    events: list[Event]
    by: str = "person"
    """`person`, `order`, `caretaker`, `clock` or `automaton`."""


@dataclass(frozen=True, slots=True)
class Past:
    """A past position with what the reader knew then."""

    index: int
    length: int
    view: Any
    entries: list[Entry]
    at: float


async def log(
    hall: Hall, table: Table, user_id: int | None, *, after: int = 0, until: int | None = None
) -> list[Entry]:
    return await log_of_seat(hall, table, viewer_seat(table, user_id), after=after, until=until)


async def log_of_seat(
    hall: Hall, table: Table, seat: Seat | None, *, after: int = 0, until: int | None = None
) -> list[Entry]:
    """The log as a seat may see it; None for a spectator."""
    return [_entry(row, seat) for row in await game_log.moves(hall.db, table.id, after, until)]


async def opening(hall: Hall, table: Table, seat: Seat | None) -> list[Event]:
    """Events of the set-up, as a seat may see them; None for a spectator.

    Recomputed from the seed; empty if that no longer reproduces the stored first position.
    """
    if table.state is None or table.row.rules_version != table.game.meta.rules_version:
        return []
    options = table.game.meta.options.read(table.row.options)
    state, events = table.game.opening(len(table.seats), table.row.seed, options)
    first = await game_log.position_before(hall.db, table.id, 0)
    if first is None or first.state != table.game.dump(state):
        return []
    return [event.seen_by(seat) for event in events]


async def acts_at(hall: Hall, table_id: str) -> list[Act]:
    """Everything done at a table other than moves, oldest first. Public to all who may view it."""
    return await acts.of_table(hall.db, table_id, limit=MOST_ACTS)


# ---------------------------------------------------------------- catching up


@dataclass(frozen=True, slots=True)
class News:
    """Everything after a move, as one reader may see it."""

    after: int
    entries: list[Entry]
    acts: list[Act]

    @property
    def events(self) -> list[Event]:
        return [event for entry in self.entries for event in entry.events]


async def news(hall: Hall, table: Table, user_id: int | None, since: str = LAST) -> News:
    """Everything since the reader's last move, within a day, from the beginning, or after a move number.

    A spectator has no moves: the last move of any seat counts.
    """
    if table.state is None:
        return News(0, [], [])
    after = await _after(hall, table, user_id, since)
    entries = await log(hall, table, user_id, after=after)
    return News(after, entries, [act for act in await acts.of_table(hall.db, table.id) if act.played >= after])


async def _after(hall: Hall, table: Table, user_id: int | None, since: str) -> int:
    seat, played = viewer_seat(table, user_id), table.played
    if since == LAST:
        return max(0, played - 1) if seat is None else await last_said(hall, table, user_id, seat)
    if since == DAY:
        sql = "SELECT max(number) AS number FROM moves WHERE table_id=? AND at<?"
        row = await hall.db.one(sql, table.id, hall.clock() - A_DAY)
        return int(row["number"] or 0) if row else 0
    if since == ALL:
        return 0
    if not since.isdecimal() or len(since) > 9:
        raise Refused("table-bad-since", since=since[:40])
    return min(int(since), played)


async def last_said(hall: Hall, table: Table, user_id: int | None, seat: Seat) -> int:
    """Number of the last move that the user confirmed in person; they have not seen what an order or a caretaker
    played. A new holder of the seat starts after its previous holder's last move, a study after that of the game."""
    if user_id is None or table.seat_of(user_id) != seat:
        return table.seats[seat].last_move
    row = await hall.db.one(
        "SELECT number FROM moves WHERE table_id=? AND user_id=? AND by='person' ORDER BY number DESC LIMIT 1",
        table.id, user_id,
    )  # fmt: skip
    if row is not None:
        return int(row["number"])
    held = [t.after_move for t in await tenures.of_table(hall.db, table.id) if (t.seat, t.user_id) == (seat, user_id)]
    return await game_log.last_move(hall.db, table.id, seat, max(table.studied_from, *held[:1], 0))


async def moves_since_own(hall: Hall, table: Table, user_id: int | None) -> list[Entry]:
    """Moves since the reader's last confirmed one; for a spectator, the last move."""
    if table.state is None:
        return []
    return await log(hall, table, user_id, after=await _after(hall, table, user_id, LAST))


async def since_last_move(hall: Hall, table: Table, user_id: int | None) -> list[Event]:
    """Events of those moves."""
    return [event for entry in await moves_since_own(hall, table, user_id) for event in entry.events]


async def public_news(hall: Hall, table: Table, ahead: SeatSession | None = None) -> list[Entry]:
    """Public log since the last moves of the seats to act now; at least the last update.

    `ahead`: as after confirming this draft. For preparing that only; must not be shown before.
    """
    played: int = table.state.played
    asked = table.game.to_act(table.state if ahead is None else ahead.ahead)
    moved = [
        max(table.seats[seat].last_move, table.studied_from)
        for seat in asked if ahead is None or seat != ahead.seat
    ]  # fmt: skip
    if ahead is None:
        sql = "SELECT number FROM moves WHERE table_id=? AND version<? ORDER BY number DESC LIMIT 1"
        row = await hall.db.one(sql, table.id, table.version)
        played = int(row["number"]) if row else 0
    entries = await log(hall, table, None, after=min([played, *moved]))
    if ahead is not None and ahead.seat is not None:
        drafted = [event.seen_by(None) for events in ahead.happened for event in events]
        entries.append(Entry(played + 1, table.version + 1, ahead.seat, 0.0, drafted))
    return entries


# ---------------------------------------------------------------- past positions


async def milestones(hall: Hall, table_id: str) -> list[int]:
    """Number of moves at each stored position."""
    found = await hall.db.all("SELECT played FROM positions WHERE table_id=? ORDER BY version", table_id)
    return [int(row["played"]) for row in found]


async def history_length(hall: Hall, table_id: str) -> int:
    row = await hall.db.one("SELECT count(*) AS n FROM positions WHERE table_id=?", table_id)
    return int(row["n"]) if row else 0


async def history(hall: Hall, table: Table, user_id: int | None, index: int) -> Past:
    """The `index`-th stored position (0: the set-up) and the moves that led to it."""
    return await past(hall, table, viewer_seat(table, user_id), index)


async def past(hall: Hall, table: Table, seat: Seat | None, index: int) -> Past:
    """The same as a seat may see it; None for a spectator."""
    if table.state is None:
        raise Refused("table-not-started")
    length = await history_length(hall, table.id)
    index = max(0, min(index, length - 1))
    around = await hall.db.all(
        "SELECT version, played FROM positions WHERE table_id=? ORDER BY version LIMIT ? OFFSET ?",
        table.id, 2 if index else 1, max(0, index - 1),
    )  # fmt: skip
    stored = await game_log.position(hall.db, table.id, around[-1]["version"]) if around else None
    if stored is None:
        raise Refused("table-stale")
    before = around[0]["played"] if index else 0
    entries = await log_of_seat(hall, table, seat, after=before, until=stored.played)
    return Past(index, length, table.game.view(await restored(hall, table, stored), seat), entries, stored.at)


async def restored(hall: Hall, table: Table, wanted: PositionRow) -> Any:
    """A past position, as stored or replayed from the last stored one before it. If the rules changed too much to
    replay it, that earlier one."""
    if wanted.state:
        return load(table, wanted)
    kept = await game_log.position_before(hall.db, table.id, wanted.played)
    if kept is None:
        raise Refused("table-stale")
    state = load(table, kept)
    try:
        for move in await game_log.moves(hall.db, table.id, after=kept.played, until=wanted.played):
            table.game.play(state, move.seat, table.game.book.read(move.notation))
    except (IllegalMove, Unreadable) as changed:
        log_of_faults.info(
            "table %s: replaying version %d failed, showing the one stored before: %s",
            table.id,
            wanted.version,
            changed,
        )
        return load(table, kept)
    return state


async def position_after(hall: Hall, table_id: str, number: int) -> int:
    """Index of the first stored position that includes the move."""
    sql = "SELECT count(*) AS n FROM positions WHERE table_id=? AND played<?"
    row = await hall.db.one(sql, table_id, number)
    return int(row["n"]) if row else 0


def _entry(row: game_log.MoveRow, viewer: Seat | None) -> Entry:
    events = [read_event(e).seen_by(viewer) for e in row.events]
    return Entry(row.number, row.version, row.seat, row.at, events, row.by)
