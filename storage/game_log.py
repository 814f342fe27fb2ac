"""Moves played at a table and the positions after them."""

import json
import logging
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from storage.database import Damaged, Database
from storage.dialects import GATHER, Connection, Row, replace_row

log = logging.getLogger(__name__)


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
    """`person`, `order` (a standing order of theirs), `caretaker`, `clock` or `automaton`."""


@dataclass(frozen=True, slots=True)
class PositionRow:
    version: int
    played: int
    state: bytes
    """Empty if it must be replayed from the latest stored position before it."""
    at: float
    rules_version: int | None = None
    """Rules version that wrote it; None for the table's own."""


async def position(db: Database, table_id: str, version: int | None = None) -> PositionRow | None:
    """The stored position of a version, or the last one."""
    if version is None:
        row = await db.one("SELECT * FROM positions WHERE table_id=? ORDER BY version DESC LIMIT 1", table_id)
    else:
        row = await db.one("SELECT * FROM positions WHERE table_id=? AND version=?", table_id, version)
    return None if row is None else _position(row)


async def position_before(db: Database, table_id: str, played: int) -> PositionRow | None:
    """The latest full position with at most `played` moves. Later versions never have fewer moves."""
    row = await db.one(
        "SELECT * FROM positions WHERE table_id=? AND played<=? AND length(state)>0 ORDER BY version DESC LIMIT 1",
        table_id, played,
    )  # fmt: skip
    return None if row is None else _position(row)


async def positions_before(db: Database, table_id: str, version: int, count: int) -> list[PositionRow]:
    """The latest readable full positions before a version, newest first."""
    rows = await db.all(
        "SELECT * FROM positions WHERE table_id=? AND version<? AND length(state)>0 ORDER BY version DESC LIMIT ?",
        table_id, version, count,
    )  # fmt: skip
    return list(_undamaged(rows))


def _undamaged(rows: Iterable[Row]) -> Iterator[PositionRow]:
    for row in rows:
        try:
            yield _position(row)
        except Damaged as damaged:
            log.warning("a stored position is damaged and left out: %s", damaged)


async def positions(db: Database, table_id: str) -> list[PositionRow]:
    """All positions, oldest first."""
    return [
        _position(row) for row in await db.all("SELECT * FROM positions WHERE table_id=? ORDER BY version", table_id)
    ]


async def last_positions(db: Database, table_id: str, count: int) -> list[tuple[PositionRow, int | None]]:
    """The latest positions without their states, newest first, each with the seat that moved."""
    rows = await db.all(
        "SELECT p.version, p.played, p.at, m.seat FROM positions p LEFT JOIN moves m ON m.table_id = p.table_id"
        " AND m.number = p.played WHERE p.table_id=? ORDER BY p.version DESC LIMIT ?",
        table_id, count,
    )  # fmt: skip
    return [(PositionRow(r["version"], r["played"], b"", r["at"]), r["seat"]) for r in rows]


async def last_move(db: Database, table_id: str, seat: int, until: int) -> int:
    """Number of the seat's last move among the first `until`; 0 if there is none."""
    row = await db.one(
        "SELECT number FROM moves WHERE table_id=? AND number<=? AND seat=? ORDER BY number DESC LIMIT 1",
        table_id, until, seat,
    )  # fmt: skip
    return int(row["number"]) if row else 0


async def last_acted(db: Database, table_id: str) -> tuple[int, dict[int, int]]:
    """The version of the last undo (0 if none), and the version of each seat's last move since."""
    rows = await db.all(
        "SELECT s.seat, m.version, (SELECT max(u.version) FROM undos u WHERE u.table_id = s.table_id) AS undone"
        " FROM seats s LEFT JOIN moves m ON m.table_id = s.table_id AND m.number = s.last_move WHERE s.table_id=?",
        table_id,
    )
    undone = max((int(row["undone"] or 0) for row in rows), default=0)
    return undone, {row["seat"]: row["version"] for row in rows if (row["version"] or 0) >= max(undone, 1)}


async def moves(db: Database, table_id: str, after: int = 0, until: int | None = None) -> list[MoveRow]:
    rows = await db.all(
        "SELECT * FROM moves WHERE table_id=? AND number>? AND number<=? ORDER BY number",
        table_id, after, until if until is not None else 1 << 60,
    )  # fmt: skip
    folded = list[Any]()
    if any(row["events"] == "" for row in rows):
        folded = _unfolded(await db.one("SELECT events FROM folded_events WHERE table_id=?", table_id))
    return [
        MoveRow(r["number"], r["version"], r["seat"], r["user_id"], r["notation"], _events(r, folded), r["at"], r["by"])
        for r in rows
    ]


def _events(row: Row, folded: list[Any]) -> list[dict[str, Any]]:
    """Events of a move: its own, or its part of the folded events of a finished game."""
    return list(json.loads(row["events"]) if row["events"] else folded[row["number"] - 1])


def _unfolded(row: Row | None) -> list[Any]:
    return [] if row is None else list(json.loads(zlib.decompress(row["events"])))


def _position(row: Row) -> PositionRow:
    """A position from its row. Raises Damaged."""
    try:
        state = zlib.decompress(row["state"]) if row["state"] else b""
    except zlib.error as broken:
        raise Damaged(f"version {row['version']} of table {row['table_id']}: {broken}") from broken
    return PositionRow(row["version"], row["played"], state, row["at"], row["rules_version"])


# ---------------------------------------------------------------- writing


def write_moves(db: Connection, table_id: str, moves: Iterable[MoveRow]) -> None:
    db.executemany(
        "INSERT INTO moves (table_id, number, version, seat, user_id, notation, events, at, by)"
        f" VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) {GATHER}",
        [
            (table_id, m.number, m.version, m.seat, m.user_id, m.notation, json.dumps(m.events), m.at, m.by)
            for m in moves
        ],
    )


def write_positions(db: Connection, table_id: str, positions: Iterable[PositionRow]) -> None:
    db.executemany(
        "INSERT INTO positions (table_id, version, played, state, at, rules_version)"
        f" VALUES (?, ?, ?, ?, ?, ?) {GATHER}",
        [
            (table_id, p.version, p.played, zlib.compress(p.state, 1) if p.state else b"", p.at, p.rules_version)
            for p in positions
        ],
    )


@dataclass(frozen=True, slots=True)
class CopiedLog:
    """Moves and positions of another table, written to a new one."""

    table_id: str
    moves: tuple[MoveRow, ...]
    positions: tuple[PositionRow, ...]

    def write(self, db: Connection) -> None:
        write_moves(db, self.table_id, self.moves)
        write_positions(db, self.table_id, self.positions)


@dataclass(frozen=True, slots=True)
class Thin:
    """Remove positions that can be replayed, and store the events of a finished game folded."""

    table_id: str
    versions: tuple[int, ...]

    def write(self, db: Connection) -> None:
        db.executemany(
            "UPDATE positions SET state=? WHERE table_id=? AND version=?",
            [(b"", self.table_id, version) for version in self.versions],
        )
        self._fold(db)

    def _fold(self, db: Connection) -> None:
        before = _unfolded(db.execute("SELECT events FROM folded_events WHERE table_id=?", (self.table_id,)).fetchone())
        rows = db.execute("SELECT number, events FROM moves WHERE table_id=? ORDER BY number", (self.table_id,))
        folded = zlib.compress(json.dumps([_events(row, before) for row in rows.fetchall()]).encode())
        db.execute(replace_row("folded_events", ("table_id",), ("table_id", "events")), (self.table_id, folded))
        db.execute("UPDATE moves SET events='' WHERE table_id=?", (self.table_id,))
