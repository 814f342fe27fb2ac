"""Somebody asks the others to take moves back: who must agree, and who has."""

import json
from collections.abc import Iterable
from dataclasses import dataclass

from storage import direct_messages, outbox
from storage.answers import answer_once
from storage.database import Database
from storage.dialects import Connection, replace_row
from storage.direct_messages import QueuedMessage
from storage.outbox import Notice


@dataclass(frozen=True, slots=True)
class UndoRequest:
    table_id: str
    version: int
    seat: int
    to_played: int
    needed: tuple[int, ...]
    agreed: tuple[int, ...]


async def of_table(db: Database, table_id: str) -> UndoRequest | None:
    row = await db.one("SELECT * FROM undo_requests WHERE table_id=?", table_id)
    if row is None:
        return None
    return UndoRequest(
        table_id, row["version"], row["seat"], row["to_played"],
        tuple(json.loads(row["needed"])), tuple(json.loads(row["agreed"])),
    )  # fmt: skip


def save(
    db: Connection,
    request: UndoRequest,
    interaction_id: int | None,
    now: float,
    notices: Iterable[Notice],
    written: Iterable[QueuedMessage] = (),
) -> None:
    answer_once(db, interaction_id, "asked", now)
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
    _forget_unsaid(db, request.table_id, [*asked, *[letter.user_id for letter in written]])
    outbox.put(db, notices, now, again=True)
    direct_messages.put(db, written, now, again=True)


def _forget_unsaid(db: Connection, table_id: str, asked: list[int | None]) -> None:
    """Nobody is asked twice because an earlier request, refused or void since, has not been brought to them yet."""
    for kept in ("outbox", "letters"):
        db.executemany(
            f"DELETE FROM {kept} WHERE table_id=? AND user_id=? AND kind='undo' AND sent_at IS NULL",
            [(table_id, user_id) for user_id in asked],
        )


def drop(db: Connection, table_id: str, interaction_id: int | None, now: float, notices: Iterable[Notice]) -> None:
    answer_once(db, interaction_id, "refused", now)
    db.execute("DELETE FROM undo_requests WHERE table_id=?", (table_id,))
    outbox.put(db, notices, now, again=True)


@dataclass(frozen=True, slots=True)
class KeepOpen:
    """The table has a new version, but nobody has moved: what was asked before is asked still."""

    table_id: str
    version: int

    def write(self, db: Connection) -> None:
        sql = "UPDATE undo_requests SET version=?2 WHERE table_id=?1 AND version=?2-1"
        db.execute(sql, (self.table_id, self.version))
