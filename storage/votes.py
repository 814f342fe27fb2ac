"""Questions to the others at a table, as rows."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from storage.database import Database
from storage.dialects import Connection, replace_row


@dataclass(frozen=True, slots=True)
class Vote:
    """`kind`: `out-<seat>` (what becomes of a seat whose time is out), `pause`, `resume`, `clock`, `end` or
    `reopen`."""

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


# ---------------------------------------------------------------- what a step writes

COLUMNS = ("table_id", "kind", "seat", "args", "voters", "ballots", "opened_at", "closes_at")


@dataclass(frozen=True, slots=True)
class Put:
    """Open it, or keep it with one ballot more."""

    vote: Vote

    def write(self, db: Connection) -> None:
        vote = self.vote
        db.execute(
            replace_row("votes", ("table_id", "kind"), COLUMNS),
            (
                vote.table_id, vote.kind, vote.seat, json.dumps(dict(vote.args)), json.dumps(vote.voters),
                json.dumps(dict(vote.ballots)), vote.opened_at, vote.closes_at,
            ),
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Drop:
    table_id: str
    kind: str

    def write(self, db: Connection) -> None:
        db.execute("DELETE FROM votes WHERE table_id=? AND kind=?", (self.table_id, self.kind))


@dataclass(frozen=True, slots=True)
class DropAll:
    """The game has ended: nothing is asked there any more."""

    table_id: str

    def write(self, db: Connection) -> None:
        db.execute("DELETE FROM votes WHERE table_id=?", (self.table_id,))


@dataclass(frozen=True, slots=True)
class NewHolder:
    """Whoever sits there now has not said anything yet, and what was asked about the seat was about another."""

    table_id: str
    seat: int

    def write(self, db: Connection) -> None:
        db.execute("DELETE FROM votes WHERE table_id=? AND seat=?", (self.table_id, self.seat))
        for row in db.execute("SELECT kind, ballots FROM votes WHERE table_id=?", (self.table_id,)).fetchall():
            left = {seat: said for seat, said in json.loads(row["ballots"]).items() if seat != str(self.seat)}
            db.execute(
                "UPDATE votes SET ballots=? WHERE table_id=? AND kind=?",
                (json.dumps(left), self.table_id, row["kind"]),
            )


@dataclass(frozen=True, slots=True)
class PutOff:
    """What was asked about time waited while all clocks stood."""

    table_id: str
    seconds: float

    def write(self, db: Connection) -> None:
        sql = "UPDATE votes SET closes_at=closes_at+? WHERE table_id=? AND kind LIKE 'out-%'"
        db.execute(sql, (self.seconds, self.table_id))
