"""Acts at a table apart from moves: who did what, with which power. All players at the table may read them."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from storage.database import Database
from storage.dialects import Connection


@dataclass(frozen=True, slots=True)
class Act:
    """`power`: the role in which it was done: `seat`, `host`, `admin`, `vote`, or `house` (the bot itself)."""

    table_id: str
    version: int
    played: int
    """Number of moves played before the act: its place in the log."""
    kind: str
    power: str
    actor_id: int | None = None
    actor: str = ""
    seat: int | None = None
    args: Mapping[str, Any] = field(default_factory=dict)
    at: float = 0.0
    id: int = 0


def put(db: Connection, acts: Iterable[Act], now: float) -> None:
    db.executemany(
        "INSERT INTO acts (table_id, version, played, at, kind, power, actor_id, actor, seat, args)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                a.table_id,
                a.version,
                a.played,
                now,
                a.kind,
                a.power,
                a.actor_id,
                a.actor,
                a.seat,
                json.dumps(dict(a.args)),
            )
            for a in acts
        ],
    )


def put_once(db: Connection, act: Act, now: float) -> bool:
    """Insert the act unless an equal one exists at this version. Returns whether it was inserted."""
    known = db.execute(
        "SELECT 1 FROM acts WHERE table_id=? AND kind=? AND version=? AND args=?",
        (act.table_id, act.kind, act.version, json.dumps(dict(act.args))),
    ).fetchone()
    if known is None:
        put(db, [act], now)
    return known is None


def put_everywhere(db: Connection, kind: str, args: Mapping[str, Any], now: float) -> None:
    """Insert an act of the bot itself at every running table."""
    db.execute(
        "INSERT INTO acts (table_id, version, played, at, kind, power, actor, args) SELECT t.id, t.version,"
        " (SELECT coalesce(max(m.number), 0) FROM moves m WHERE m.table_id=t.id), ?, ?, 'house', '', ?"
        " FROM tables t WHERE t.status='playing'",
        (now, kind, json.dumps(dict(args))),
    )


async def was_removed(db: Database, table_id: str, user_id: int) -> bool:
    """Whether a host or admin removed that person from a seat of this table."""
    row = await db.one(
        "SELECT 1 FROM acts WHERE table_id=? AND kind IN ('removed', 'sent-away')"
        " AND CAST(args ->> 'user_id' AS BIGINT)=?",
        table_id, user_id,
    )  # fmt: skip
    return row is not None


async def of_table(db: Database, table_id: str, *, since: float = 0.0, limit: int = 200) -> list[Act]:
    """The latest acts at a table, oldest first."""
    rows = await db.all(
        "SELECT * FROM acts WHERE table_id=? AND at>=? ORDER BY id DESC LIMIT ?", table_id, since, limit
    )
    return [
        Act(
            r["table_id"], r["version"], r["played"], r["kind"], r["power"], r["actor_id"], r["actor"], r["seat"],
            json.loads(r["args"]), r["at"], r["id"],
        )
        for r in reversed(rows)
    ]  # fmt: skip
