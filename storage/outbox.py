"""What Discord is owed: rows written in the same transaction as the change that causes them."""

import json
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from storage import posted
from storage.database import Database
from storage.dialects import Connection, Row, Shards, in_shards, none_of
from storage.posted import OldMessage


@dataclass(frozen=True, slots=True)
class Notice:
    """Something to be said about a table.

    `post`: its position anew; `refresh`: the message as it stands; `turn`: tell a seat that it owes a decision;
    `undo`: ask a seat for its consent; `remind-<n>`: remind a seat; `vote`: ask a seat for its vote; `seat-<n>`: tell
    somebody about a seat; `proposal`: tell a seat what somebody puts to it. All but `refresh` bring a new message.
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
"""A message as it stands, a request for consent, a thread to be put away: as often as there is need."""


def put(db: Connection, notices: Iterable[Notice], now: float, *, again: bool = False) -> None:
    """A turn is announced once, whatever happens; what is in AGAIN may be owed `again`.

    What is owed again is a new row: whoever is just saying the old one ticks off the old one only.
    """
    said = list(notices)
    if again:
        db.executemany("DELETE FROM outbox WHERE key=?", [(n.key,) for n in said if n.kind in AGAIN])
    _insert(db, said, now, None)


@dataclass(frozen=True, slots=True)
class PutAgain:
    """Written by an update of no version of its own: what is in AGAIN is owed once more."""

    notice: Notice
    at: float

    def write(self, db: Connection) -> None:
        put(db, [self.notice], self.at, again=True)


@dataclass(frozen=True, slots=True)
class Unsay:
    """As if nothing had been said or written about them: they may be once more."""

    notices: tuple[Notice, ...]

    def write(self, db: Connection) -> None:
        keys = [(n.key,) for n in self.notices]
        db.executemany("DELETE FROM outbox WHERE key=?", keys)
        db.executemany("DELETE FROM letters WHERE key=?", keys)


@dataclass(frozen=True, slots=True)
class HandOver:
    """Said in another way, in the same update: they are not said at the table as well."""

    notices: tuple[Notice, ...]
    at: float

    def write(self, db: Connection) -> None:
        db.executemany("UPDATE outbox SET sent_at=? WHERE id=?", [(self.at, n.id) for n in self.notices])


def hush(db: Connection, notices: Iterable[Notice], now: float) -> None:
    """Keep them as said, though nothing is: who goes on with their own turn knows, who wants quiet gets it."""
    _insert(db, notices, now, now)


def _insert(db: Connection, notices: Iterable[Notice], now: float, sent_at: float | None) -> None:
    said = [
        (
            n.key, n.table_id, n.version, n.kind, n.seat, n.user_id, now, sent_at,
            json.dumps(dict(n.args)) if n.args else "{}", int(bool(n.args.get("undelivered"))),
        )
        for n in notices
    ]  # fmt: skip
    if said:
        db.executemany(
            "INSERT INTO outbox (key, table_id, version, kind, seat, user_id, created_at, sent_at, args, undelivered)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING",
            said,
        )


def forget_said(db: Connection, before: float) -> int:
    """What was said long ago need not be kept, unless it is about a decision that is still owed."""
    return db.execute(
        "DELETE FROM outbox WHERE sent_at<? AND NOT EXISTS"
        " (SELECT 1 FROM seats s WHERE s.table_id=outbox.table_id AND s.seat=outbox.seat"
        " AND s.owes_since=outbox.version)",
        (before,),
    ).rowcount


async def untold(db: Database) -> list[Notice]:
    """Owed decisions about which nobody has been told and nobody is going to be: there should be none."""
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
"""Of what is owed, so much is looked at together: more than can be delivered at once, and no more."""


async def owing(db: Database, busy: Collection[str] = (), shards: Shards | None = None) -> list[str]:
    """Tables about which something is still to be said, oldest first, but for those that are `busy`; not all at once.
    What is owed to one that has lost its place waits until it has one. `shards`: only of servers that we hear of."""
    rows = await db.all(
        "SELECT table_id FROM outbox WHERE sent_at IS NULL AND EXISTS (SELECT 1 FROM tables t"
        f" WHERE t.id=outbox.table_id AND t.displaced IS NULL AND {in_shards('t.guild_id', shards)})"
        f" AND {none_of('table_id', busy)} ORDER BY created_at LIMIT {AT_A_TIME}",
        *busy,
    )
    return list(dict.fromkeys(row["table_id"] for row in rows))


async def how_much_is_owed(db: Database, before: float) -> tuple[int, int]:
    """Notices and direct messages together, and those among them that were written before."""
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
    """What was said at a table because no direct message could be delivered."""
    rows = await db.all(
        "SELECT * FROM outbox WHERE table_id=? AND undelivered=1 ORDER BY id",
        table_id,
    )
    return [_notice(row) for row in rows]


async def said_in(db: Database, table_id: str, message_id: int, kind: str) -> list[Notice]:
    """What of a kind a message says."""
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
    """Something was said, written or hushed about this, or is going to be."""
    sql = "SELECT 1 FROM outbox WHERE key=?1 UNION ALL SELECT 1 FROM letters WHERE key=?1 LIMIT 1"
    return await db.one(sql, key) is not None


def mark_tried(db: Connection, ids: list[int], now: float) -> None:
    """Before something is said: a crash right after leaves a trace that it may have been said."""
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
    """They are done, or stand in a message which is the table's from now on: neither the one before, whichever that was
    by now, nor the `strays` are needed any more. False: the table is shown elsewhere by now, so that nothing was said
    and it is this message that is not needed."""
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
