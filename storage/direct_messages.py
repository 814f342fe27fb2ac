"""Direct messages to people: rows written in the same transaction as the change that causes them."""

import json
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from storage import outbox
from storage.database import Database
from storage.dialects import GATHER, Connection, none_of
from storage.outbox import Notice


@dataclass(frozen=True, slots=True)
class QueuedMessage:
    """A queued direct message about a seat's decision at a table (`turn`, `remind-1`, `next`, …), or about no table."""

    user_id: int
    kind: str
    table_id: str | None = None
    version: int = 0
    seat: int | None = None
    args: Mapping[str, Any] = field(default_factory=dict, compare=False)
    about: str = ""
    """Distinguishes messages of one kind without a table: the day of a digest, the number of a test."""
    id: int = 0
    tries: int = 0
    created_at: float = 0.0

    @property
    def key(self) -> str:
        """Key shared with the notice about the same event, so that a person is not notified twice."""
        if self.table_id is None:
            return f"person:{self.user_id}:{self.kind}:{self.about}"
        seat = "-" if self.seat is None else self.seat
        return f"{self.table_id}:{self.version}:{seat}:{self.kind}" + (f":{self.about}" if self.about else "")


def put(db: Connection, made: Iterable[QueuedMessage], now: float, *, again: bool = False) -> None:
    """Queue messages. A message already queued or sent is skipped, unless `again`."""
    queued = list(made)
    if again:
        db.executemany("DELETE FROM letters WHERE key=?", [(one.key,) for one in queued])
    if queued:
        db.executemany(
            "INSERT INTO letters (key, user_id, kind, table_id, seat, version, args, created_at)"
            f" VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING {GATHER}",
            [(n.key, n.user_id, n.kind, n.table_id, n.seat, n.version, json.dumps(dict(n.args)), now) for n in queued],
        )


WITHOUT_POSITION = ("unreadable", "over-unfinished")
"""Kinds that do not depend on the position of a table."""


def _sayable(unreadable: Collection[str]) -> str:
    return f"(table_id IS NULL OR kind IN {WITHOUT_POSITION!r} OR {none_of('table_id', unreadable)})"


async def owing(db: Database, unreadable: Collection[str] = (), busy: Collection[int] = ()) -> list[int]:
    """People with queued messages, the longest waiting first, except those in `busy`; limited. Messages about
    unreadable tables wait."""
    rows = await db.all(
        f"SELECT user_id FROM letters WHERE sent_at IS NULL AND {_sayable(unreadable)} AND {none_of('user_id', busy)}"
        f" ORDER BY created_at LIMIT {outbox.AT_A_TIME}",
        *unreadable, *busy,
    )  # fmt: skip
    return list(dict.fromkeys(row["user_id"] for row in rows))


async def unsent(db: Database, user_id: int, unreadable: Collection[str] = ()) -> list[QueuedMessage]:
    """Queued messages of a person, oldest first."""
    rows = await db.all(
        f"SELECT * FROM letters WHERE sent_at IS NULL AND user_id=? AND {_sayable(unreadable)} ORDER BY id LIMIT 100",
        user_id, *unreadable,
    )  # fmt: skip
    return [
        QueuedMessage(
            r["user_id"], r["kind"], r["table_id"], r["version"], r["seat"], json.loads(r["args"]),
            _about(r["key"], r["table_id"]), r["id"], r["tries"], r["created_at"],
        )
        for r in rows
    ]  # fmt: skip


def _about(key: str, table_id: str | None) -> str:
    parts = key.split(":", 3 if table_id is None else 4)
    return parts[-1] if len(parts) == (4 if table_id is None else 5) else ""


REMEMBERED = 50
"""Number of earlier messages of a kind that are compared with a new one."""


async def told_about(db: Database, table_id: str, seat: int, kind: str) -> list[Mapping[str, Any]]:
    """Arguments of the latest messages of this kind to a seat, in the thread or direct, sent or suppressed."""
    found: list[Mapping[str, Any]] = []
    for post in ("outbox", "letters"):
        rows = await db.all(
            f"SELECT args FROM {post} WHERE table_id=? AND seat=? AND kind=? AND args<>'{{}}'"
            " ORDER BY version DESC LIMIT ?",
            table_id, seat, kind, REMEMBERED,
        )  # fmt: skip
        found += [json.loads(row["args"]) for row in rows]
    return found


def mark_tried(db: Connection, queued_id: int, now: float) -> None:
    """Record an attempt before sending: after a crash the message may or may not have been delivered."""
    db.execute("UPDATE letters SET tries=tries+1, tried_at=? WHERE id=?", (now, queued_id))


def mark_sent(db: Connection, queued_id: int, now: float, message_id: int | None) -> None:
    db.execute("UPDATE letters SET sent_at=?, message_id=? WHERE id=?", (now, message_id, queued_id))


def mark_undeliverable(db: Connection, queued_id: int, now: float, instead: Notice | None, noted_since: float) -> None:
    """Replace a message that Discord refuses by a mention at the table, in one transaction.

    The failure is also recorded at the table, at most once since `noted_since`. Nothing is written for a person whose
    data was erased meanwhile.
    """
    queued = db.execute("SELECT args FROM letters WHERE id=?", (queued_id,)).fetchone()
    db.execute("UPDATE letters SET sent_at=?, failed=1 WHERE id=?", (now, queued_id))
    if instead is not None and queued is not None:
        noted = db.execute(
            "SELECT 1 FROM outbox WHERE table_id=? AND user_id=? AND created_at>? AND undelivered=1",
            (instead.table_id, instead.user_id, noted_since),
        ).fetchone()
        args = json.loads(queued["args"]) | ({} if noted else {"undelivered": True})
        outbox.put(db, [replace(instead, args=args)], now, again=True)


async def fate(db: Database, key: str) -> str:
    """State of a direct message: `waiting`, `delivered`, `dropped` (no longer needed) or `failed`."""
    row = await db.one("SELECT sent_at, failed, message_id FROM letters WHERE key=?", key)
    if row is None or row["sent_at"] is None:
        return "waiting"
    if row["failed"]:
        return "failed"
    return "dropped" if row["message_id"] is None else "delivered"


def forget_sent(db: Connection, before: float) -> int:
    """Delete messages delivered before that time, except those about a decision that is still open."""
    return db.execute(
        "DELETE FROM letters WHERE sent_at<? AND NOT EXISTS"
        " (SELECT 1 FROM seats s WHERE s.table_id=letters.table_id AND s.seat=letters.seat"
        " AND s.owes_since=letters.version)",
        (before,),
    ).rowcount
