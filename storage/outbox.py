"""The outbox: notices to be posted, written in the same transaction as the change that causes them."""

import json
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from storage import posted
from storage.database import Database
from storage.dialects import GATHER, Connection, Row, Shards, in_shards, none_of
from storage.posted import OldMessage


@dataclass(frozen=True, slots=True)
class Notice:
    """A notice about a table.

    `post`: post the position; `refresh`: edit the current message; `turn`: notify a seat of its decision; `undo`: ask a
    seat for consent; `remind-<n>`: remind a seat; `vote`: ask a seat for its vote; `seat-<n>`: notify a person about a
    seat; `proposal`: notify a seat of an offer. All but `refresh` post a new message.
    """

    table_id: str
    version: int
    kind: str
    seat: int | None = None
    user_id: int | None = None
    id: int = 0
    tries: int = 0
    args: Mapping[str, Any] = field(default_factory=dict, compare=False)

    @property
    def key(self) -> str:
        return f"{self.table_id}:{self.version}:{'-' if self.seat is None else self.seat}:{self.kind}"


AGAIN = ("refresh", "undo", "archive")
"""Kinds that may be queued any number of times; all others once per key."""


def put(
    db: Connection, notices: Iterable[Notice], now: float, *, hushed: Iterable[Notice] = (), again: bool = False
) -> None:
    """Queue notices. A turn is announced once; kinds in AGAIN may be queued `again`.

    A repeated notice is a new row, so that delivering the old one does not mark the new one as delivered. `hushed` ones
    are stored as delivered without being sent: the player continues their own turn, or wants none.
    """
    said = list(notices)
    if again:
        db.executemany("DELETE FROM outbox WHERE key=?", [(n.key,) for n in said if n.kind in AGAIN])
    rows = [_row(n, now, None) for n in said] + [_row(n, now, now) for n in hushed]
    if rows:
        db.executemany(
            "INSERT INTO outbox (key, table_id, version, kind, seat, user_id, created_at, sent_at, args, undelivered)"
            f" VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING {GATHER}",
            rows,
        )


def _row(n: Notice, now: float, sent_at: float | None) -> tuple[Any, ...]:
    args = json.dumps(dict(n.args)) if n.args else "{}"
    undelivered = int(bool(n.args.get("undelivered")))
    return n.key, n.table_id, n.version, n.kind, n.seat, n.user_id, now, sent_at, args, undelivered


@dataclass(frozen=True, slots=True)
class PutAgain:
    """Queue notices of the kinds in AGAIN along with an update that has no version of its own."""

    notice: Notice
    at: float

    def write(self, db: Connection) -> None:
        put(db, [self.notice], self.at, again=True)


@dataclass(frozen=True, slots=True)
class Unsay:
    """Delete the record of notices and messages, so that they can be sent again."""

    notices: tuple[Notice, ...]

    def write(self, db: Connection) -> None:
        keys = [(n.key,) for n in self.notices]
        db.executemany("DELETE FROM outbox WHERE key=?", keys)
        db.executemany("DELETE FROM letters WHERE key=?", keys)


@dataclass(frozen=True, slots=True)
class HandOver:
    """Mark notices as delivered because the same update delivers them another way."""

    notices: tuple[Notice, ...]
    at: float

    def write(self, db: Connection) -> None:
        db.executemany("UPDATE outbox SET sent_at=? WHERE id=?", [(self.at, n.id) for n in self.notices])


def forget_said(db: Connection, before: float) -> int:
    """Delete notices delivered before that time, except those about a decision that is still open."""
    return db.execute(
        "DELETE FROM outbox WHERE sent_at<? AND NOT EXISTS"
        " (SELECT 1 FROM seats s WHERE s.table_id=outbox.table_id AND s.seat=outbox.seat"
        " AND s.owes_since=outbox.version)",
        (before,),
    ).rowcount


async def untold(db: Database) -> list[Notice]:
    """Open decisions without any notice, sent or queued. There should be none."""
    rows = await db.all(
        "SELECT s.table_id, s.owes_since, s.seat, s.user_id FROM seats s JOIN tables t ON t.id = s.table_id"
        " WHERE t.status='playing' AND s.owes_since IS NOT NULL AND s.user_id IS NOT NULL AND s.caretaken=0"
        " AND NOT EXISTS (SELECT 1 FROM outbox o"
        " WHERE o.key = s.table_id || ':' || s.owes_since || ':' || s.seat || ':turn')"
        " AND NOT EXISTS (SELECT 1 FROM letters l"
        " WHERE l.key = s.table_id || ':' || s.owes_since || ':' || s.seat || ':turn')"
    )
    return [Notice(r["table_id"], r["owes_since"], "turn", r["seat"], r["user_id"]) for r in rows]


AT_A_TIME = 200
"""Maximum number of queued tables read at once."""


async def owing(db: Database, busy: Collection[str] = (), shards: Shards | None = None) -> list[str]:
    """Tables with queued notices, oldest first, except those in `busy`; limited.

    Tables without a channel wait until they have one. `shards`: only servers of these shards.
    """
    rows = await db.all(
        "SELECT table_id FROM outbox WHERE sent_at IS NULL AND EXISTS (SELECT 1 FROM tables t"
        f" WHERE t.id=outbox.table_id AND t.displaced IS NULL AND {in_shards('t.guild_id', shards)})"
        f" AND {none_of('table_id', busy)} ORDER BY created_at LIMIT {AT_A_TIME}",
        *busy,
    )
    return list(dict.fromkeys(row["table_id"] for row in rows))


async def how_much_is_owed(db: Database, before: float) -> tuple[int, int]:
    """Number of queued notices and direct messages, and of those queued before that time."""
    owed = overdue = 0
    for post in ("outbox", "letters"):
        sql = f"SELECT count(*) AS n, count(*) FILTER (WHERE created_at<?) AS late FROM {post} WHERE sent_at IS NULL"
        row = await db.one(sql, before)
        if row is not None:
            owed, overdue = owed + row["n"], overdue + row["late"]
    return owed, overdue


async def unsent(db: Database, table_id: str) -> list[Notice]:
    rows = await db.all("SELECT * FROM outbox WHERE sent_at IS NULL AND table_id=? ORDER BY id", table_id)
    return [_notice(row) for row in rows]


async def undelivered(db: Database, table_id: str) -> list[Notice]:
    """Notices posted at a table because a direct message could not be delivered."""
    rows = await db.all(
        "SELECT * FROM outbox WHERE table_id=? AND undelivered=1 ORDER BY id",
        table_id,
    )
    return [_notice(row) for row in rows]


async def said_in(db: Database, table_id: str, message_id: int, kind: str) -> list[Notice]:
    """Notices of a kind contained in a message."""
    rows = await db.all(
        "SELECT * FROM outbox WHERE table_id=? AND args<>'{}' AND message_id=? AND kind=? ORDER BY id",
        table_id, message_id, kind,
    )  # fmt: skip
    return [_notice(row) for row in rows]


def _notice(row: Row) -> Notice:
    return Notice(
        row["table_id"], row["version"], row["kind"], row["seat"], row["user_id"], row["id"], row["tries"],
        json.loads(row["args"]),
    )  # fmt: skip


async def was_said(db: Database, key: str) -> bool:
    return await db.one("SELECT 1 FROM outbox WHERE key=? AND sent_at IS NOT NULL", key) is not None


async def was_told(db: Database, key: str) -> bool:
    """Whether a notice or message with this key was sent, suppressed or queued."""
    sql = "SELECT 1 FROM outbox WHERE key=?1 UNION ALL SELECT 1 FROM letters WHERE key=?1 LIMIT 1"
    return await db.one(sql, key) is not None


def mark_tried(db: Connection, ids: list[int], now: float) -> None:
    """Record an attempt before posting: after a crash the notice may or may not have been posted."""
    db.executemany("UPDATE outbox SET tries=tries+1, tried_at=? WHERE id=?", [(now, i) for i in ids])


def mark_sent(
    db: Connection,
    ids: list[int],
    now: float,
    table_id: str,
    message_id: int | None,
    channel_id: int | None = None,
    strays: Iterable[int] = (),
) -> bool:
    """Mark notices as delivered by a message, which becomes the table's message.

    The previous message and the `strays` are queued for deletion. Returns False if the table is shown elsewhere by now:
    then nothing is marked and this message is the one to delete.
    """
    if message_id is not None:
        row = db.execute("SELECT thread_id, message_id FROM tables WHERE id=? /* hold */", (table_id,)).fetchone()
        shown_here = row is not None and row["thread_id"] == channel_id
        unneeded = {*strays, row["message_id"]} - {None, message_id} if shown_here else {message_id}
        if channel_id is not None:
            posted.put_old_messages(db, table_id, [OldMessage(channel_id, one) for one in sorted(unneeded)], now)
        if not shown_here:
            return False
        db.execute("UPDATE tables SET message_id=? WHERE id=?", (message_id, table_id))
    db.executemany("UPDATE outbox SET sent_at=?, message_id=? WHERE id=?", [(now, message_id, i) for i in ids])
    return True
