"""The one transaction that changes a table: moves, the new position, and the notifications they cause."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from operator import attrgetter
from typing import Any, Protocol

from storage import acts, direct_messages, game_log, outbox, tables
from storage.acts import Act
from storage.database import StaleVersion, answer_once
from storage.dialects import GATHER, Connection
from storage.direct_messages import QueuedMessage
from storage.game_log import MoveRow, PositionRow
from storage.outbox import Notice
from storage.tables import SEAT_COLUMNS, SeatRow, TableRow, seat_values

CHANGEABLE = frozenset((
    "host_id", "seed", "clock", "watching", "paused_at", "due_at", "expires_at", "warned_at", "archived_at",
    "ended_how", "guild_id", "channel_id", "thread_id", "invitation_id", "message_id", "displaced", "displaced_at",
    "thinned", "host_called_at",
))  # fmt: skip
"""Columns of a table that a change may set, besides version and status."""
TURN_COLUMNS = tuple(name for name in SEAT_COLUMNS if name not in ("user_id", "name"))
"""All columns of a seat except its holder, which is indexed and seldom changes."""
_turn_values = attrgetter(*TURN_COLUMNS)


class Write(Protocol):
    """A row written along with an update that is not part of the table itself."""

    def write(self, db: Connection) -> None: ...


@dataclass(slots=True)
class Rows:
    """Rows that an update writes besides the table's own. Contributions are added up."""

    new: TableRow | None = None
    """The table itself, if this update opens it: its row before the update."""
    moves: list[MoveRow] = field(default_factory=list)
    position: PositionRow | None = None
    seats: dict[int, SeatRow] = field(default_factory=dict)
    """Seats that changed."""
    columns: dict[str, Any] = field(default_factory=dict)
    """Other columns of the table, from CHANGEABLE."""
    drop_drafts: list[int] = field(default_factory=list)
    notices: list[Notice] = field(default_factory=list)
    hushed: list[Notice] = field(default_factory=list)
    """Notices stored as already delivered, because the player needs no notification."""
    direct_messages: list[QueuedMessage] = field(default_factory=list)
    acts: list[Act] = field(default_factory=list)
    writes: list[Write] = field(default_factory=list)

    def __iadd__(self, more: "Rows") -> "Rows":
        self.new = more.new or self.new
        self.moves += more.moves
        self.position = more.position or self.position
        self.seats |= more.seats
        self.columns |= more.columns
        self.drop_drafts += more.drop_drafts
        self.notices += more.notices
        self.hushed += more.hushed
        self.direct_messages += more.direct_messages
        self.acts += more.acts
        self.writes += more.writes
        return self


@dataclass(frozen=True, slots=True)
class TakenBack:
    """Undone moves: the number of moves kept, the seat that asked, and the seats that agreed."""

    to_played: int
    seat: int
    consent: Sequence[int] = ()


@dataclass(frozen=True, slots=True)
class Change:
    """One update of a table, written in a single transaction."""

    table_id: str
    version: int
    """The new version. The stored one must be its predecessor."""
    at: float
    rows: Rows
    status: str | None = None
    """New status of the table; None leaves it unchanged."""
    look_by: float | None = None
    """Latest moment to look at the table's duties; an earlier one that is stored stays, and with it its index entry."""
    interaction_id: int | None = None
    answer: str = ""
    before: Sequence[SeatRow] = ()
    """All seats as stored, where known: unchanged ones are not written."""
    taken_back: TakenBack | None = None
    started: bool = False
    ended: bool = False


def commit(db: Connection, change: Change) -> None:
    """Write moves, position, seats and notices in the current transaction."""
    answer_once(db, change.interaction_id, change.answer, change.at)
    if change.rows.new is not None:
        tables.insert(db, change.rows.new, None)
    _write_table(db, change)
    if change.taken_back is not None:
        _take_back(db, change, change.taken_back)
    game_log.write_moves(db, change.table_id, change.rows.moves)
    if change.rows.position is not None:
        stored = replace(change.rows.position, version=change.version, at=change.at)
        game_log.write_positions(db, change.table_id, [stored])
    for seat in change.rows.drop_drafts:
        db.execute(f"DELETE FROM drafts WHERE table_id=? AND seat=? {GATHER}", (change.table_id, seat))
    _write_the_rest(db, change)


def commit_amendment(db: Connection, change: Change) -> None:
    """Write a change that leaves the table's version as it is, so that existing buttons stay valid."""
    answer_once(db, change.interaction_id, change.answer, change.at)
    write_amendment(db, change)


def write_amendment(db: Connection, change: Change) -> None:
    """Write the rows of a change without a version. Raises StaleVersion if another process changed the table."""
    stored = db.execute("SELECT version FROM tables WHERE id=? /* hold */", (change.table_id,)).fetchone()
    if stored is None or stored["version"] != change.version:
        raise StaleVersion(change.table_id)
    if change.rows.columns:
        assert change.rows.columns.keys() <= CHANGEABLE
        sql = f"UPDATE tables SET {_each(change.rows.columns)} WHERE id=?"
        db.execute(sql, (*change.rows.columns.values(), change.table_id))
    _write_the_rest(db, change)


def _write_table(db: Connection, change: Change) -> None:
    """Update the table's row in one statement. Indexed columns are written only if they changed."""
    assert change.rows.columns.keys() <= CHANGEABLE
    columns: dict[str, Any] = {"version": change.version, "changed_at": change.at, **change.rows.columns}
    if change.status is not None:
        columns |= {"status": change.status, "ended_at": change.at if change.ended else None}
    if change.started:
        columns["started_at"] = change.at
    assigned, values = _each(columns), [*columns.values()]
    if change.look_by is not None and "due_at" not in columns:
        assigned += ", due_at=CASE WHEN due_at<? THEN due_at ELSE ? END"
        values += [change.look_by, change.look_by]
    sql = f"UPDATE tables SET {assigned} WHERE id=? AND version=? /* one row */ {GATHER}"
    changed = db.execute(sql, (*values, change.table_id, change.version - 1))
    if changed.rowcount != 1:
        raise StaleVersion(change.table_id)


def _each(columns: Iterable[str]) -> str:
    return ", ".join(f"{name}=?" for name in columns)


_SET_SEAT = f"UPDATE seats SET {_each(SEAT_COLUMNS)} WHERE table_id=? AND seat=? {GATHER}"
_SET_TURN = f"UPDATE seats SET {_each(TURN_COLUMNS)} WHERE table_id=? AND seat=? {GATHER}"


def _write_seats(db: Connection, change: Change) -> None:
    for number, row in change.rows.seats.items():
        before = change.before[number] if change.before else None
        if before is not None and (row.user_id, row.name) == (before.user_id, before.name):
            db.execute(_SET_TURN, (*_turn_values(row), change.table_id, number))
        else:
            db.execute(_SET_SEAT, (*seat_values(row), change.table_id, number))


def _write_the_rest(db: Connection, change: Change) -> None:
    _write_seats(db, change)
    outbox.put(db, change.rows.notices, change.at, hushed=change.rows.hushed)
    direct_messages.put(db, change.rows.direct_messages, change.at)
    acts.put(db, change.rows.acts, change.at)
    for each in change.rows.writes:
        each.write(db)


def _take_back(db: Connection, change: Change, undo: TakenBack) -> None:
    """Delete the moves and positions of the abandoned branch, and any position stored again under the new version."""
    again = change.rows.position is not None and change.rows.position.played == undo.to_played
    rows = db.execute(
        "SELECT seat, notation FROM moves WHERE table_id=? AND number>? ORDER BY number",
        (change.table_id, undo.to_played),
    ).fetchall()
    db.execute("DELETE FROM moves WHERE table_id=? AND number>?", (change.table_id, undo.to_played))
    gone = "played>=?" if again else "played>?"
    db.execute(f"DELETE FROM positions WHERE table_id=? AND {gone}", (change.table_id, undo.to_played))
    _keep_in_order(db, change.table_id, undo.to_played)
    db.execute(
        "INSERT INTO undos (table_id, version, seat, to_played, moves, consent, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (
            change.table_id, change.version, undo.seat, undo.to_played,
            json.dumps([[r["seat"], r["notation"]] for r in rows]), json.dumps(list(undo.consent)), change.at,
        ),
    )  # fmt: skip


def _keep_in_order(db: Connection, table_id: str, played: int) -> None:
    """Move tenures and acts that come after the last remaining move back to it."""
    db.execute("UPDATE acts SET played=?1 WHERE table_id=?2 AND played>?1", (played, table_id))
    db.execute("UPDATE tenures SET after_move=?1 WHERE table_id=?2 AND after_move>?1", (played, table_id))
