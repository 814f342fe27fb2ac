"""Questions to the others at a table, as rows."""

import json
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from storage.database import Database


@dataclass(frozen=True, slots=True)
class Vote:
    """`kind`: `out-<seat>` (what becomes of a seat whose time is out), `pause`, `resume` or `clock`."""

    table_id: str
    kind: str
    seat: int
    """The seat it is about, or whose idea it was."""
    voters: tuple[int, ...]
    opened_at: float
    closes_at: float
    ballots: Mapping[int, str] = field(default_factory=dict)
    """Seat → what it said."""
    args: Mapping[str, Any] = field(default_factory=dict)

    @property
    def about_time(self) -> bool:
        return self.kind.startswith("out-")


async def of_table(db: Database, table_id: str) -> list[Vote]:
    rows = await db.all("SELECT * FROM votes WHERE table_id=? ORDER BY opened_at, kind", table_id)
    return [
        Vote(
            r["table_id"], r["kind"], r["seat"], tuple(json.loads(r["voters"])), r["opened_at"], r["closes_at"],
            {int(seat): choice for seat, choice in json.loads(r["ballots"]).items()}, json.loads(r["args"]),
        )
        for r in rows
    ]  # fmt: skip


def put(db: sqlite3.Connection, vote: Vote) -> None:
    """Open it, or keep it with one ballot more."""
    db.execute(
        "INSERT OR REPLACE INTO votes (table_id, kind, seat, args, voters, ballots, opened_at, closes_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            vote.table_id, vote.kind, vote.seat, json.dumps(dict(vote.args)), json.dumps(vote.voters),
            json.dumps(dict(vote.ballots)), vote.opened_at, vote.closes_at,
        ),
    )  # fmt: skip


def drop(db: sqlite3.Connection, table_id: str, kind: str) -> None:
    db.execute("DELETE FROM votes WHERE table_id=? AND kind=?", (table_id, kind))


def drop_all(db: sqlite3.Connection, table_id: str) -> None:
    """The game has ended: nothing is asked there any more."""
    db.execute("DELETE FROM votes WHERE table_id=?", (table_id,))


def forget_ballot(db: sqlite3.Connection, table_id: str, seat: int) -> None:
    """Whoever sits there now has not said anything yet."""
    db.execute(
        "UPDATE votes SET ballots=json_remove(ballots, '$.\"' || ?2 || '\"') WHERE table_id=?1", (table_id, seat)
    )


def put_off(db: sqlite3.Connection, table_id: str, seconds: float) -> None:
    """What was asked about time waited while all clocks stood."""
    db.execute("UPDATE votes SET closes_at=closes_at+? WHERE table_id=? AND kind LIKE 'out-%'", (seconds, table_id))
