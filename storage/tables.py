"""Tables as rows: what is read of them and the transactions that change them."""

import json
import sqlite3
import zlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import astuple, dataclass, field, fields
from typing import Any

from storage import acts, letters, outbox
from storage.acts import Act
from storage.database import Database, StaleVersion
from storage.letters import Letter
from storage.outbox import Notice


@dataclass(slots=True)
class SeatRow:
    user_id: int | None
    name: str
    owes_since: int | None = None
    owes_at: float | None = None
    last_move: int = 0
    runs_from: float | None = None
    """Its clock has been running since then; None: it stands."""
    spent: float = 0.0
    """Waking seconds spent on the present decision before `runs_from`."""
    bank: float = 0.0
    clock_key: str | None = None
    """Decisions with the same key share their time."""
    reminded: int = 0
    """Reminders sent for the present decision."""
    timeouts: int = 0
    """How often in a row its time ran out."""
    out_at: float | None = None
    """When its time ran out for the present decision, or for one of the same group just before."""
    comeback: str | None = None
    """The move that gives it back what was changed for it while it was away."""
    caretaken: bool = False
    """A caretaker plays until its person takes it back."""
    vacant: bool = False
    """Anybody may claim it."""
    decisions: int = 0
    thought: float = 0.0
    """Waking seconds over all decisions so far."""

    @property
    def attended(self) -> bool:
        """A person plays it."""
        return self.user_id is not None and not self.caretaken


SEAT_COLUMNS = tuple(f.name for f in fields(SeatRow))
_SET_SEAT = ", ".join(f"{name}=?" for name in SEAT_COLUMNS)


@dataclass(slots=True)
class TableRow:
    id: str
    game: str
    rules_version: int
    options: dict[str, str]
    language: str
    guild_id: int
    channel_id: int
    host_id: int
    status: str
    version: int
    seed: str
    created_at: float
    changed_at: float
    thread_id: int | None = None
    invitation_id: int | None = None
    message_id: int | None = None
    started_at: float | None = None
    ended_at: float | None = None
    clock: str = "{}"
    """The pace the table agreed on, as JSON; see `tables.clocks`."""
    watching: str = "open"
    paused_at: float | None = None
    due_at: float | None = None
    """When the house has to look at the table although nobody did anything."""
    rematch_of: str | None = None
    expires_at: float | None = None
    """When a table that has not started closes by itself; see `tables.lobbying`."""
    warned_at: float | None = None
    archived_at: float | None = None
    ended_how: str | None = None
    seats: list[SeatRow] = field(default_factory=list)


COLUMNS = tuple(f.name for f in fields(TableRow) if f.name not in ("options", "seats"))
CHANGEABLE = (
    "host_id", "clock", "watching", "paused_at", "due_at", "expires_at", "warned_at", "archived_at", "ended_how",
)  # fmt: skip
"""Columns of a table that a change may set besides version and status."""


@dataclass(frozen=True, slots=True)
class MoveRow:
    number: int
    version: int
    seat: int
    user_id: int | None
    notation: str
    events: list[dict[str, Any]]
    at: float
    by: str = "person"
    """`person`, `order` (a standing one of theirs), `caretaker` or `clock`."""


@dataclass(frozen=True, slots=True)
class PositionRow:
    version: int
    played: int
    state: bytes
    at: float


@dataclass(frozen=True, slots=True)
class Change:
    """One step of a table's life, written as a whole: nothing of it is there unless all of it is."""

    table_id: str
    version: int
    """The version this makes; the one before must still stand."""
    at: float
    status: str
    interaction_id: int | None = None
    answer: str = ""
    moves: Sequence[MoveRow] = ()
    position: PositionRow | None = None
    seats: Mapping[int, SeatRow] = field(default_factory=dict)
    """The seats of which anything is otherwise than before."""
    columns: Mapping[str, Any] = field(default_factory=dict)
    """Other columns of the table, out of CHANGEABLE."""
    drop_drafts: Sequence[int] = ()
    notices: Iterable[Notice] = ()
    hushed: Iterable[Notice] = ()
    """Owed decisions that need no telling: kept as if said, so that nobody tells them later."""
    letters: Iterable[Letter] = ()
    acts: Iterable[Act] = ()
    also: Sequence[Callable[[sqlite3.Connection], object]] = ()
    """Whatever else belongs to the same step."""
    undo_to: int | None = None
    undo_seat: int = 0
    consent: Sequence[int] = ()
    started: bool = False
    ended: bool = False


class Repeated(Exception):
    """The interaction has been answered before; this is the answer."""

    def __init__(self, answer: str) -> None:
        super().__init__(answer)
        self.answer = answer


# ---------------------------------------------------------------- reading


async def table(db: Database, table_id: str) -> TableRow | None:
    """A table and its seats, read in one statement so that they belong together."""
    found = await db.all(
        "SELECT t.*, s.* FROM tables t LEFT JOIN seats s ON s.table_id = t.id WHERE t.id=? ORDER BY s.seat", table_id
    )
    if not found:
        return None
    row = found[0]
    return TableRow(
        **{name: row[name] for name in COLUMNS},
        options=json.loads(row["options"]),
        seats=[_seat(s) for s in found if s["seat"] is not None],
    )


def _seat(row: sqlite3.Row) -> SeatRow:
    values: dict[str, Any] = {name: row[name] for name in SEAT_COLUMNS}
    return SeatRow(**{**values, "caretaken": bool(row["caretaken"]), "vacant": bool(row["vacant"])})


async def ids_in_thread(db: Database, thread_id: int) -> list[str]:
    """The tables shown in a thread, the youngest first."""
    rows = await db.all(
        "SELECT id FROM tables WHERE thread_id=? AND status IN ('lobby', 'playing', 'over', 'closed')"
        " ORDER BY created_at DESC LIMIT 25",
        thread_id,
    )
    return [row["id"] for row in rows]


async def ids_of_person_in_channel(db: Database, user_id: int, channel_id: int) -> list[str]:
    """A person's living tables in a channel or thread, the youngest first."""
    rows = await db.all(
        "SELECT t.id FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.user_id=?"
        " AND t.status IN ('lobby', 'playing') AND ? IN (t.channel_id, t.thread_id) ORDER BY t.created_at DESC",
        user_id, channel_id,
    )  # fmt: skip
    return [row["id"] for row in rows]


async def ids_of_person(db: Database, user_id: int, *, living: bool = True) -> list[str]:
    """A person's tables: those that wait for them first, the longest wait first."""
    rows = await db.all(
        "SELECT t.id FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.user_id=?"
        + (" AND t.status IN ('lobby', 'playing')" if living else "")
        + " ORDER BY s.owes_at IS NULL, s.owes_at, t.changed_at DESC LIMIT 100",
        user_id,
    )
    return [row["id"] for row in rows]


async def rematch_of(db: Database, table_id: str) -> str | None:
    """The table at which they play once more, unless it was given up."""
    row = await db.one("SELECT id FROM tables WHERE rematch_of=? AND status<>'closed'", table_id)
    return None if row is None else str(row["id"])


async def threads_in_play(db: Database) -> list[int]:
    """The threads of all games that go on."""
    rows = await db.all("SELECT thread_id FROM tables WHERE status='playing' AND thread_id IS NOT NULL")
    return [row["thread_id"] for row in rows]


async def ids_playing_in(db: Database, guild_id: int) -> list[str]:
    rows = await db.all(
        "SELECT id FROM tables WHERE guild_id=? AND status='playing' ORDER BY changed_at DESC LIMIT 100", guild_id
    )
    return [row["id"] for row in rows]


async def ids_waiting_for_nobody(db: Database) -> list[str]:
    """Games that wait for a seat that nobody attends, should a crash have left one."""
    rows = await db.all(
        "SELECT DISTINCT t.id FROM tables t JOIN seats s ON s.table_id = t.id"
        " WHERE t.status='playing' AND (s.user_id IS NULL OR s.caretaken) AND s.owes_since IS NOT NULL"
    )
    return [row["id"] for row in rows]


async def position(db: Database, table_id: str, version: int | None = None) -> PositionRow | None:
    """The stored position of a version, or the last one."""
    if version is None:
        row = await db.one("SELECT * FROM positions WHERE table_id=? ORDER BY version DESC LIMIT 1", table_id)
    else:
        row = await db.one("SELECT * FROM positions WHERE table_id=? AND version=?", table_id, version)
    return None if row is None else _position(row)


async def position_before(db: Database, table_id: str, played: int) -> PositionRow | None:
    """The latest stored position with at most so many moves played (a later version never has fewer)."""
    row = await db.one(
        "SELECT * FROM positions WHERE table_id=? AND played<=? ORDER BY version DESC LIMIT 1",
        table_id, played,
    )  # fmt: skip
    return None if row is None else _position(row)


async def last_positions(db: Database, table_id: str, count: int) -> list[tuple[PositionRow, int | None]]:
    """The latest stored positions, the newest first, each with the seat whose move led to it. Without the states."""
    rows = await db.all(
        "SELECT p.version, p.played, p.at, m.seat FROM positions p LEFT JOIN moves m ON m.table_id = p.table_id"
        " AND m.number = p.played WHERE p.table_id=? ORDER BY p.version DESC LIMIT ?",
        table_id, count,
    )  # fmt: skip
    return [(PositionRow(r["version"], r["played"], b"", r["at"]), r["seat"]) for r in rows]


async def vacant_seats(db: Database, guild_id: int) -> list[tuple[str, int, float]]:
    """Table, seat and since when it has been free, for every seat of a running, open game; the longest wait first."""
    rows = await db.all(
        "SELECT s.table_id, s.seat, coalesce((SELECT max(n.at) FROM tenures n WHERE n.table_id = s.table_id"
        " AND n.seat = s.seat), t.changed_at) AS since FROM seats s JOIN tables t ON t.id = s.table_id"
        " WHERE s.vacant AND t.status='playing' AND t.watching='open' AND t.guild_id=? ORDER BY since LIMIT 50",
        guild_id,
    )
    return [(row["table_id"], row["seat"], row["since"]) for row in rows]


async def last_move(db: Database, table_id: str, seat: int, until: int) -> int:
    """The number of a seat's last move among the first so many; 0 if it has none."""
    row = await db.one(
        "SELECT number FROM moves WHERE table_id=? AND number<=? AND seat=? ORDER BY number DESC LIMIT 1",
        table_id, until, seat,
    )  # fmt: skip
    return int(row["number"]) if row else 0


async def moves(db: Database, table_id: str, after: int = 0, until: int | None = None) -> list[MoveRow]:
    rows = await db.all(
        "SELECT * FROM moves WHERE table_id=? AND number>? AND number<=? ORDER BY number",
        table_id, after, until if until is not None else 1 << 60,
    )  # fmt: skip
    return [
        MoveRow(
            r["number"], r["version"], r["seat"], r["user_id"], r["notation"], json.loads(r["events"]), r["at"], r["by"]
        )
        for r in rows
    ]


async def drafts(db: Database, table_id: str) -> dict[int, list[str]]:
    """Seat → the moves it has drafted."""
    rows = await db.all("SELECT seat, moves FROM drafts WHERE table_id=?", table_id)
    return {row["seat"]: json.loads(row["moves"]) for row in rows}


async def drafted_at(db: Database, table_id: str) -> dict[int, float]:
    """Seat → when its draft was last changed."""
    rows = await db.all("SELECT seat, at FROM drafts WHERE table_id=?", table_id)
    return {row["seat"]: row["at"] for row in rows}


@dataclass(frozen=True, slots=True)
class UndoRequest:
    table_id: str
    version: int
    seat: int
    to_played: int
    needed: tuple[int, ...]
    agreed: tuple[int, ...]


async def undo_request(db: Database, table_id: str) -> UndoRequest | None:
    row = await db.one("SELECT * FROM undo_requests WHERE table_id=?", table_id)
    if row is None:
        return None
    return UndoRequest(
        table_id, row["version"], row["seat"], row["to_played"],
        tuple(json.loads(row["needed"])), tuple(json.loads(row["agreed"])),
    )  # fmt: skip


async def answer(db: Database, interaction_id: int) -> str | None:
    row = await db.one("SELECT answer FROM answers WHERE interaction_id=?", interaction_id)
    return None if row is None else str(row["answer"])


def _position(row: sqlite3.Row) -> PositionRow:
    return PositionRow(row["version"], row["played"], zlib.decompress(row["state"]), row["at"])


# ---------------------------------------------------------------- transactions


def insert(db: sqlite3.Connection, row: TableRow, interaction_id: int | None) -> None:
    answer_once(db, interaction_id, row.id, row.created_at)
    db.execute(
        "INSERT INTO tables (id, game, rules_version, options, language, guild_id, channel_id, host_id, status,"
        " version, seed, created_at, changed_at, clock, watching, rematch_of, expires_at, due_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            row.id, row.game, row.rules_version, json.dumps(row.options), row.language, row.guild_id, row.channel_id,
            row.host_id, row.status, row.version, row.seed, row.created_at, row.changed_at, row.clock, row.watching,
            row.rematch_of, row.expires_at, row.due_at,
        ),
    )  # fmt: skip
    _write_seats(db, row)


def save_lobby(
    db: sqlite3.Connection, row: TableRow, interaction_id: int | None, notices: Iterable[Notice] = ()
) -> None:
    """Seats, options or status of a table that has not started. `row.version` is the new version."""
    answer_once(db, interaction_id, row.id, row.changed_at)
    changed = db.execute(
        "UPDATE tables SET options=?, language=?, status=?, version=?, changed_at=?, host_id=?, clock=?, watching=?,"
        " expires_at=?, warned_at=?, due_at=?, ended_how=? WHERE id=? AND version=?",
        (
            json.dumps(row.options), row.language, row.status, row.version, row.changed_at, row.host_id, row.clock,
            row.watching, row.expires_at, row.warned_at, row.due_at, row.ended_how, row.id, row.version - 1,
        ),
    )  # fmt: skip
    if changed.rowcount != 1:
        raise StaleVersion(row.id)
    db.execute("DELETE FROM seats WHERE table_id=?", (row.id,))
    _write_seats(db, row)
    outbox.put(db, notices, row.changed_at)


def commit(db: sqlite3.Connection, change: Change) -> None:
    """Moves, the new position, who owes what, and everything owed because of it: all or nothing."""
    answer_once(db, change.interaction_id, change.answer, change.at)
    changed = db.execute(
        "UPDATE tables SET version=?, status=?, changed_at=?, started_at=coalesce(started_at, ?), ended_at=?"
        " WHERE id=? AND version=?",
        (
            change.version, change.status, change.at, change.at if change.started else None,
            change.at if change.ended else None, change.table_id, change.version - 1,
        ),
    )  # fmt: skip
    if changed.rowcount != 1:
        raise StaleVersion(change.table_id)
    if change.undo_to is not None:
        _take_back(db, change)
    db.executemany(
        "INSERT INTO moves (table_id, number, version, seat, user_id, notation, events, at, by)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (change.table_id, m.number, m.version, m.seat, m.user_id, m.notation, json.dumps(m.events), m.at, m.by)
            for m in change.moves
        ],
    )
    if change.position is not None:
        db.execute(
            "INSERT INTO positions (table_id, version, played, state, at) VALUES (?, ?, ?, ?, ?)",
            (
                change.table_id, change.version, change.position.played, zlib.compress(change.position.state, 1),
                change.at,
            ),
        )  # fmt: skip
    for seat in change.drop_drafts:
        db.execute("DELETE FROM drafts WHERE table_id=? AND seat=?", (change.table_id, seat))
    write_aside(db, change)


def commit_aside(db: sqlite3.Connection, change: Change) -> None:
    """A change that nobody's buttons need to know of: the table's version stays."""
    answer_once(db, change.interaction_id, change.answer, change.at)
    write_aside(db, change)


def write_aside(db: sqlite3.Connection, change: Change) -> None:
    """What a change has besides moves."""
    if change.columns:
        assert set(change.columns) <= set(CHANGEABLE)
        names = ", ".join(f"{name}=?" for name in change.columns)
        db.execute(f"UPDATE tables SET {names} WHERE id=?", (*change.columns.values(), change.table_id))
    db.executemany(
        f"UPDATE seats SET {_SET_SEAT} WHERE table_id=? AND seat=?",
        [(*astuple(row), change.table_id, seat) for seat, row in change.seats.items()],
    )
    outbox.put(db, change.notices, change.at)
    outbox.hush(db, change.hushed, change.at)
    letters.put(db, change.letters, change.at)
    acts.put(db, change.acts, change.at)
    for write in change.also:
        write(db)


def save_draft(
    db: sqlite3.Connection,
    table_id: str,
    seat: int,
    moves: list[str],
    interaction_id: int | None,
    now: float,
    look_at: float,
) -> None:
    answer_once(db, interaction_id, "drafted", now)
    if moves:
        db.execute(
            "INSERT OR REPLACE INTO drafts (table_id, seat, moves, at) VALUES (?, ?, ?, ?)",
            (table_id, seat, json.dumps(moves), now),
        )
        look_again(db, table_id, look_at)
    else:
        db.execute("DELETE FROM drafts WHERE table_id=? AND seat=?", (table_id, seat))


def look_again(db: sqlite3.Connection, table_id: str, at: float) -> None:
    """Have the house look at a table by then at the latest."""
    db.execute("UPDATE tables SET due_at=min(coalesce(due_at, ?2), ?2) WHERE id=?1", (table_id, at))


def put_off(db: sqlite3.Connection, table_id: str, at: float) -> None:
    """What could not be done now is tried again then, without holding up the others."""
    db.execute("UPDATE tables SET due_at=? WHERE id=?", (at, table_id))


async def ids_due(db: Database, now: float) -> list[str]:
    """Tables at which time alone may have changed something, the most overdue first."""
    rows = await db.all("SELECT id FROM tables WHERE due_at IS NOT NULL AND due_at<=? ORDER BY due_at LIMIT 200", now)
    return [row["id"] for row in rows]


async def next_due(db: Database) -> float | None:
    row = await db.one("SELECT min(due_at) AS due FROM tables WHERE due_at IS NOT NULL")
    return None if row is None else row["due"]


def save_undo_request(
    db: sqlite3.Connection,
    request: UndoRequest,
    interaction_id: int | None,
    now: float,
    notices: Iterable[Notice],
    written: Iterable[Letter] = (),
) -> None:
    answer_once(db, interaction_id, "asked", now)
    db.execute(
        "INSERT OR REPLACE INTO undo_requests (table_id, version, seat, to_played, needed, agreed, at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        (
            request.table_id, request.version, request.seat, request.to_played, json.dumps(request.needed),
            json.dumps(request.agreed), now,
        ),
    )  # fmt: skip
    outbox.put(db, notices, now, again=True)
    letters.put(db, written, now, again=True)


def drop_undo_request(
    db: sqlite3.Connection, table_id: str, interaction_id: int | None, now: float, notices: Iterable[Notice]
) -> None:
    answer_once(db, interaction_id, "refused", now)
    db.execute("DELETE FROM undo_requests WHERE table_id=?", (table_id,))
    outbox.put(db, notices, now, again=True)


def keep_undo_request(db: sqlite3.Connection, table_id: str, version: int) -> None:
    """The table has a new version, but nobody has moved: what was asked before is asked still."""
    db.execute("UPDATE undo_requests SET version=?2 WHERE table_id=?1 AND version=?2-1", (table_id, version))


def place(db: sqlite3.Connection, table_id: str, **where: int | None) -> None:
    """Remember where a table is shown: `thread_id`, `invitation_id`, `message_id`."""
    for column, value in where.items():
        assert column in ("thread_id", "invitation_id", "message_id")
        db.execute(f"UPDATE tables SET {column}=? WHERE id=?", (value, table_id))


def forget_old_answers(db: sqlite3.Connection, before: float) -> int:
    """Interactions live for fifteen minutes; their answers need not be kept for ever."""
    return db.execute("DELETE FROM answers WHERE at<?", (before,)).rowcount


def answer_once(db: sqlite3.Connection, interaction_id: int | None, answer: str, now: float) -> None:
    """The first thing in whatever an interaction changes: if it comes again, nothing of it is done again."""
    if interaction_id is None:
        return
    new = db.execute(
        "INSERT INTO answers (interaction_id, answer, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        (interaction_id, answer, now),
    )
    if new.rowcount == 0:
        row = db.execute("SELECT answer FROM answers WHERE interaction_id=?", (interaction_id,)).fetchone()
        raise Repeated(row["answer"])


def _write_seats(db: sqlite3.Connection, row: TableRow) -> None:
    db.executemany(
        "INSERT INTO seats (table_id, seat, user_id, name) VALUES (?, ?, ?, ?)",
        [(row.id, number, seat.user_id, seat.name) for number, seat in enumerate(row.seats)],
    )


def _take_back(db: sqlite3.Connection, change: Change) -> None:
    """Moves and positions of the abandoned branch go. So does the position that is stored again under the new version:
    of those that stay, each has more moves than the one before."""
    rows = db.execute(
        "SELECT seat, notation FROM moves WHERE table_id=? AND number>? ORDER BY number",
        (change.table_id, change.undo_to),
    ).fetchall()
    db.execute("DELETE FROM moves WHERE table_id=? AND number>?", (change.table_id, change.undo_to))
    db.execute("DELETE FROM positions WHERE table_id=? AND played>=?", (change.table_id, change.undo_to))
    db.execute("DELETE FROM undo_requests WHERE table_id=?", (change.table_id,))
    _keep_in_order(db, change.table_id, change.undo_to or 0)
    db.execute(
        "INSERT INTO undos (table_id, version, seat, to_played, moves, consent, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (
            change.table_id, change.version, change.undo_seat, change.undo_to,
            json.dumps([[r["seat"], r["notation"]] for r in rows]), json.dumps(list(change.consent)), change.at,
        ),
    )  # fmt: skip


def _keep_in_order(db: sqlite3.Connection, table_id: str, played: int) -> None:
    """Who sat where and what was done apart from moves stays true, but cannot stand after moves that are not there."""
    db.execute("UPDATE acts SET played=min(played, ?) WHERE table_id=?", (played, table_id))
    db.execute("UPDATE tenures SET after_move=min(after_move, ?) WHERE table_id=?", (played, table_id))
