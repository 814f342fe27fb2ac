"""Rows of open votes and of requests to take moves back."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from storage import direct_messages, outbox
from storage.database import Database, StaleVersion, answer_once
from storage.dialects import Connection, Row, replace_row
from storage.direct_messages import QueuedMessage
from storage.outbox import Notice


@dataclass(frozen=True, slots=True)
class Vote:
    """`kind`: `out-<seat>` (how to go on after a seat's timeout), `pause`, `resume`, `clock`, `end` or `reopen`."""

    table_id: str
    kind: str
    seat: int
    """The seat concerned, or the seat that proposed it."""
    voters: tuple[int, ...]
    opened_at: float
    closes_at: float
    ballots: Mapping[int, str] = field(default_factory=dict)
    """Ballot by seat."""
    args: Mapping[str, Any] = field(default_factory=dict)

    @property
    def about_time(self) -> bool:
        return self.kind.startswith("out-")


async def of_table(db: Database, table_id: str) -> list[Vote]:
    rows = await db.all("SELECT * FROM votes WHERE table_id=? ORDER BY opened_at, kind", table_id)
    return [_vote(row) for row in rows]


def _vote(row: Row) -> Vote:
    return Vote(
        row["table_id"], row["kind"], row["seat"], tuple(json.loads(row["voters"])), row["opened_at"], row["closes_at"],
        {int(seat): choice for seat, choice in json.loads(row["ballots"]).items()}, json.loads(row["args"]),
    )  # fmt: skip


# ---------------------------------------------------------------- what an update writes

COLUMNS = ("table_id", "kind", "seat", "args", "voters", "ballots", "opened_at", "closes_at")


@dataclass(frozen=True, slots=True)
class Put:
    """Open a vote, or add a ballot to those in `before`. Raises StaleVersion if another process was faster."""

    vote: Vote
    before: Vote | None = None

    def write(self, db: Connection) -> None:
        vote = self.vote
        if self.before is not None:
            _must_be(db, self.before)
        db.execute(
            replace_row("votes", ("table_id", "kind"), COLUMNS),
            (
                vote.table_id, vote.kind, vote.seat, json.dumps(dict(vote.args)), json.dumps(vote.voters),
                json.dumps(dict(vote.ballots)), vote.opened_at, vote.closes_at,
            ),
        )  # fmt: skip


def _must_be(db: Connection, vote: Vote) -> None:
    """Raise StaleVersion unless the stored ballots equal those read. Locks the table."""
    sql = "SELECT * FROM votes WHERE table_id=? AND kind=?"
    row = db.execute(sql, (vote.table_id, vote.kind)).fetchone()
    if row is None or _vote(row) != vote:
        raise StaleVersion(vote.table_id)


@dataclass(frozen=True, slots=True)
class Drop:
    table_id: str
    kind: str

    def write(self, db: Connection) -> None:
        db.execute("DELETE FROM votes WHERE table_id=? AND kind=?", (self.table_id, self.kind))


@dataclass(frozen=True, slots=True)
class DropAll:
    """Delete all votes of a finished game."""

    table_id: str

    def write(self, db: Connection) -> None:
        db.execute("DELETE FROM votes WHERE table_id=?", (self.table_id,))


@dataclass(frozen=True, slots=True)
class NewHolder:
    """Delete the ballots of a seat with a new holder, and votes about that seat."""

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
    """Extend votes about timeouts by the length of a pause."""

    table_id: str
    seconds: float

    def write(self, db: Connection) -> None:
        sql = "UPDATE votes SET closes_at=closes_at+? WHERE table_id=? AND kind LIKE 'out-%'"
        db.execute(sql, (self.seconds, self.table_id))


# ---------------------------------------------------------------- to let moves be taken back


@dataclass(frozen=True, slots=True)
class UndoRequest:
    table_id: str
    version: int
    seat: int
    to_played: int
    needed: tuple[int, ...]
    agreed: tuple[int, ...]


async def undo_request_of(db: Database, table_id: str) -> UndoRequest | None:
    row = await db.one("SELECT * FROM undo_requests WHERE table_id=?", table_id)
    return None if row is None else _undo_request(row)


def _undo_request(row: Row) -> UndoRequest:
    return UndoRequest(
        row["table_id"], row["version"], row["seat"], row["to_played"],
        tuple(json.loads(row["needed"])), tuple(json.loads(row["agreed"])),
    )  # fmt: skip


def _must_stand(db: Connection, table_id: str, version: int, request: UndoRequest | None) -> None:
    """Raise StaleVersion unless this request is open at that version. Locks the table."""
    row = db.execute("SELECT * FROM undo_requests WHERE table_id=?", (table_id,)).fetchone()
    stored = None if row is None or row["version"] != version else _undo_request(row)
    if stored != request:
        raise StaleVersion(table_id)


def _hold_table(db: Connection, table_id: str, version: int) -> None:
    """Lock the table until the end of the transaction. Raises StaleVersion if it has changed."""
    row = db.execute("SELECT version FROM tables WHERE id=? /* hold */", (table_id,)).fetchone()
    if row is None or row["version"] != version:
        raise StaleVersion(table_id)


def save_undo_request(
    db: Connection,
    request: UndoRequest,
    before: UndoRequest | None,
    interaction_id: int | None,
    now: float,
    notices: Iterable[Notice],
    written: Iterable[QueuedMessage] = (),
) -> None:
    """Store a request in place of `before`. Raises StaleVersion if another process was faster."""
    answer_once(db, interaction_id, "asked", now)
    _hold_table(db, request.table_id, request.version)
    _must_stand(db, request.table_id, request.version, before)
    db.execute(
        replace_row(
            "undo_requests", ("table_id",), ("table_id", "version", "seat", "to_played", "needed", "agreed", "at")
        ),
        (
            request.table_id, request.version, request.seat, request.to_played, json.dumps(request.needed),
            json.dumps(request.agreed), now,
        ),
    )  # fmt: skip
    notices, written = list(notices), list(written)
    asked = [notice.user_id for notice in notices if notice.kind == "undo"]
    _forget_unsaid(db, request.table_id, [*asked, *[message.user_id for message in written]])
    outbox.put(db, notices, now, again=True)
    direct_messages.put(db, written, now, again=True)


def _forget_unsaid(db: Connection, table_id: str, asked: list[int | None]) -> None:
    """Delete unsent questions of an earlier request that was refused or is void."""
    for kept in ("outbox", "letters"):
        db.executemany(
            f"DELETE FROM {kept} WHERE table_id=? AND user_id=? AND kind='undo' AND sent_at IS NULL",
            [(table_id, user_id) for user_id in asked],
        )


def drop_undo_request(
    db: Connection, request: UndoRequest, interaction_id: int | None, now: float, notices: Iterable[Notice]
) -> None:
    """Delete a request. Raises StaleVersion if another process has changed it."""
    answer_once(db, interaction_id, "refused", now)
    _hold_table(db, request.table_id, request.version)
    EndUndoRequest(request.table_id, request).write(db)
    outbox.put(db, notices, now, again=True)


@dataclass(frozen=True, slots=True)
class EndUndoRequest:
    """End a request. `request`: the decided one, which must be stored unchanged."""

    table_id: str
    request: UndoRequest | None = None

    def write(self, db: Connection) -> None:
        if self.request is not None:
            _must_stand(db, self.table_id, self.request.version, self.request)
        db.execute("DELETE FROM undo_requests WHERE table_id=?", (self.table_id,))


@dataclass(frozen=True, slots=True)
class KeepUndoRequest:
    """Keep a request valid at a new version in which no move was made."""

    table_id: str
    version: int

    def write(self, db: Connection) -> None:
        sql = "UPDATE undo_requests SET version=?2 WHERE table_id=?1 AND version=?2-1"
        db.execute(sql, (self.table_id, self.version))
