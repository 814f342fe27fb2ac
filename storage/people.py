"""Settings of people. Apart from these, only their seats and acts are stored."""

import json
from dataclasses import dataclass, fields, replace
from enum import IntEnum
from typing import Any

from storage import blocks, evenings, finding, leagues, outbox, votes
from storage.database import Database
from storage.dialects import Connection, Row, replace_row
from storage.outbox import Notice


class Confirming(IntEnum):
    """Moves that a player confirms before they are played."""

    MOVES = 0
    """All but answers that commit nothing but themselves."""
    NOTHING = 1
    EVERYTHING = 2


@dataclass(frozen=True, slots=True)
class Person:
    user_id: int
    language: str | None = None
    palette: str = "standard"
    board: str = "phone"
    """Shape of the board in messages of tables that they host: upright for a `phone`, or `wide`."""
    wide: bool = False
    """Whether their panels show the wide board instead of the picture for a phone."""
    in_words: bool = False
    """Whether everything is told to them in words, without pictures."""
    instant: Confirming = Confirming.MOVES
    onward: bool = True
    """Whether the next table that waits for them is shown after a move."""
    notify: str = "thread"
    """How they are notified of their turn: a mention in the `thread`, a `dm`, or `none`."""
    next_up: bool = False
    """Notified in advance that they are next."""
    at_once: bool = False
    """Notified immediately, also outside waking hours and on vacation."""
    unconfirmed: bool = True
    """Notified of a draft that was never confirmed."""
    digest: int | None = None
    """Minute of their day for the daily summary of all tables."""
    digest_due: float | None = None
    records: bool = True
    """Whether their results may be stored and compared."""
    reliability: bool = False
    """Whether players at their tables see how often they timed out."""
    named: bool = False
    """Whether their name may stand in plays that others log elsewhere."""
    zone: str = "UTC"
    wakes: int = 0
    sleeps: int = 0
    days: str = "1111111"
    vacations: tuple[tuple[float, float], ...] = ()


COLUMNS = tuple(f.name for f in fields(Person))
FLAGS = ("wide", "in_words", "onward", "next_up", "at_once", "unconfirmed", "records", "reliability", "named")


async def person(db: Database, user_id: int) -> Person:
    return _person(user_id, await db.one("SELECT * FROM people WHERE user_id=?", user_id))


def stored(db: Connection, user_id: int) -> Person | None:
    """Stored settings of a person, within a transaction; None if there are none."""
    row = db.execute("SELECT * FROM people WHERE user_id=?", (user_id,)).fetchone()
    return None if row is None else _person(user_id, row)


def change(db: Connection, user_id: int, settings: dict[str, Any]) -> Person:
    """Change the named settings of a person."""
    row = db.execute("SELECT * FROM people WHERE user_id=?", (user_id,)).fetchone()
    who = replace(_person(user_id, row), **settings)
    values = {name: getattr(who, name) for name in COLUMNS}
    values |= {name: int(values[name]) for name in FLAGS}
    values["vacations"] = json.dumps(who.vacations)
    db.execute(replace_row("people", ("user_id",), COLUMNS), tuple(values.values()))
    return who


def _person(user_id: int, row: Row | None) -> Person:
    if row is None:
        return Person(user_id)
    values = {name: row[name] for name in COLUMNS}
    values |= {name: bool(values[name]) for name in FLAGS}
    values["instant"] = Confirming(values["instant"])
    values["vacations"] = tuple((start, end) for start, end in json.loads(row["vacations"]))
    return Person(**values)


async def ids_with_digest_due(db: Database, now: float) -> list[int]:
    rows = await db.all(
        "SELECT user_id FROM people WHERE digest_due IS NOT NULL AND digest_due<=? ORDER BY digest_due LIMIT 500", now
    )
    return [row["user_id"] for row in rows]


async def table_ids(db: Database, user_id: int) -> list[str]:
    """Every table a person sits or sat at, watches or follows, finished ones included, in a stable order."""
    rows = await db.all(
        "SELECT table_id FROM seats WHERE user_id=?1 UNION SELECT table_id FROM tenures WHERE user_id=?1"
        " UNION SELECT table_id FROM shoulders WHERE user_id=?1"
        " UNION SELECT table_id FROM kept_seats WHERE user_id=?1"
        " UNION SELECT table_id FROM followers WHERE user_id=?1 ORDER BY table_id",
        user_id,
    )
    return [row["table_id"] for row in rows]


def erase(db: Connection, user_id: int, nobody: str, now: float) -> list[str]:
    """Erase a person. Their seats and moves stay without a name, so that the games go on. Returns those tables."""
    named = db.execute(NAMED, (user_id,)).fetchall()
    mine = "SELECT table_id FROM seats WHERE user_id=?"
    tables = [row["table_id"] for row in db.execute(mine, (user_id,))]
    db.execute(
        "DELETE FROM drafts WHERE (table_id, seat) IN (SELECT table_id, seat FROM seats WHERE user_id=?)", (user_id,)
    )
    db.execute(f"DELETE FROM undo_requests WHERE table_id IN ({mine})", (user_id,))
    lobbies = db.execute(f"SELECT id FROM tables WHERE status='lobby' AND id IN ({mine})", (user_id,)).fetchall()
    for row in lobbies:
        _leave_lobby(db, row["id"], user_id)
    held = "SELECT table_id FROM seats WHERE user_id=?1 UNION SELECT table_id FROM tenures WHERE user_id=?1"
    db.execute(f"UPDATE moves SET user_id=NULL WHERE user_id=?1 AND table_id IN ({held})", (user_id,))
    _leave_seats(db, user_id, nobody)
    db.execute(
        "UPDATE seats SET user_id=NULL, name=?, words='', vacant=1, caretaken=0, runs_from=NULL WHERE user_id=?",
        (nobody, user_id),
    )
    db.execute("UPDATE outbox SET user_id=NULL WHERE user_id=?", (user_id,))
    _forget_words(db, user_id, nobody)
    finding.forget(db, user_id, now)
    blocks.forget(db, user_id)
    db.execute("DELETE FROM people WHERE user_id=?", (user_id,))
    db.execute("DELETE FROM change_log")  # it may name them; this change is logged as one of everything
    for table_id in tables:
        _close_if_deserted(db, table_id, now)
    _show_anew(db, [row["table_id"] for row in named], now)
    return tables


NAMED = (
    "SELECT table_id FROM seats WHERE user_id=?1 UNION SELECT table_id FROM tenures WHERE user_id=?1"
    " UNION SELECT table_id FROM acts WHERE actor_id=?1 OR CAST(args ->> 'user_id' AS BIGINT)=?1"
)
"""Tables with messages that may show the person's name."""
OWN = (
    "letters",
    "notes",
    "orders",
    "shoulders",
    "invitations",
    "challenge_tries",
    "ratings",
    "season_ratings",
    "lessons",
    "followers",
    "kept_seats",
    "board_keys",
)
"""Database tables with rows of one person only, deleted with them."""


def _forget_words(db: Connection, user_id: int, nobody: str) -> None:
    """Replace the name in the log and in the statistics of others."""
    for table in OWN:
        db.execute(f"DELETE FROM {table} WHERE user_id=?", (user_id,))
    db.execute("UPDATE bars SET user_id=NULL WHERE user_id=?", (user_id,))
    db.execute("UPDATE seat_offers SET user_id=NULL WHERE user_id=?", (user_id,))
    db.execute("UPDATE bars SET by_id=NULL WHERE by_id=?", (user_id,))
    db.execute("UPDATE results SET user_id=NULL WHERE user_id=?", (user_id,))
    db.execute("UPDATE tenures SET user_id=NULL, name=? WHERE user_id=?", (nobody, user_id))
    _forget_in_post(db, user_id, nobody)
    leagues.erase_person(db, user_id, nobody)
    evenings.erase_person(db, user_id, nobody)
    db.execute("UPDATE acts SET actor_id=NULL, actor=? WHERE actor_id=?", (nobody, user_id))
    for row in db.execute(
        "SELECT id, args FROM acts WHERE CAST(args ->> 'user_id' AS BIGINT)=?", (user_id,)
    ).fetchall():
        args = {name: value for name, value in json.loads(row["args"]).items() if name != "user_id"}
        db.execute("UPDATE acts SET args=? WHERE id=?", (json.dumps({**args, "name": nobody}), row["id"]))


def _forget_in_post(db: Connection, user_id: int, nobody: str) -> None:
    """Remove the name from queued notices. The act of the same update identifies the person."""
    for post in ("outbox", "letters"):
        named = db.execute(
            f"SELECT id, args FROM {post} WHERE args ->> 'name' IS NOT NULL AND EXISTS (SELECT 1 FROM acts a"
            f" WHERE a.table_id={post}.table_id AND a.version={post}.version AND a.seat={post}.seat AND a.actor_id=?)",
            (user_id,),
        ).fetchall()
        for row in named:
            args = json.dumps({**json.loads(row["args"]), "name": nobody})
            db.execute(f"UPDATE {post} SET args=? WHERE id=?", (args, row["id"]))


def _show_anew(db: Connection, table_ids: list[str], now: float) -> None:
    """Queue a refresh of all messages and invitations that show the name, those of finished tables included; archived
    threads are archived again afterwards."""
    for table_id in table_ids:
        row = db.execute("SELECT * FROM tables WHERE id=?", (table_id,)).fetchone()
        if row["message_id"] is not None or row["invitation_id"] is not None:
            kinds = ("refresh", "archive") if row["archived_at"] is not None else ("refresh",)
            outbox.put(db, [Notice(table_id, row["version"], kind) for kind in kinds], now, again=True)


def _leave_seats(db: Connection, user_id: int, nobody: str) -> None:
    """Vacate their seats, and remove their name from seats that they left and that were not taken since."""
    db.execute(
        "INSERT INTO tenures (table_id, seat, after_move, user_id, name, how, at) SELECT s.table_id, s.seat,"
        " (SELECT coalesce(max(m.number), 0) FROM moves m WHERE m.table_id = s.table_id), NULL, '', 'resign',"
        " t.changed_at FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.user_id=? AND t.status='playing'",
        (user_id,),
    )
    db.execute(
        "UPDATE shoulders SET ended_at=at WHERE ended_at IS NULL AND (table_id, seat) IN"
        " (SELECT table_id, seat FROM seats WHERE user_id=?)",
        (user_id,),
    )
    db.execute(
        "UPDATE seats SET name=?2 WHERE user_id IS NULL AND ?1 = (SELECT n.user_id FROM tenures n"
        " WHERE n.table_id = seats.table_id AND n.seat = seats.seat AND n.user_id IS NOT NULL"
        " ORDER BY n.id DESC LIMIT 1)",
        (user_id, nobody),
    )
    db.execute("UPDATE invitations SET by_id=0 WHERE by_id=?", (user_id,))
    db.execute(
        "UPDATE tables SET host_id=coalesce((SELECT s.user_id FROM seats s WHERE s.table_id = tables.id"
        " AND s.user_id<>?1 ORDER BY s.caretaken, s.seat LIMIT 1), 0) WHERE host_id=?1",
        (user_id,),
    )


def _leave_lobby(db: Connection, table_id: str, user_id: int) -> None:
    """Remove them from a lobby: later seats move up, and the next person becomes host."""
    left = db.execute(
        "SELECT user_id, name, words, automaton FROM seats WHERE table_id=? AND (user_id IS NULL OR user_id<>?)"
        " ORDER BY seat",
        (table_id, user_id),
    ).fetchall()
    db.execute("DELETE FROM seats WHERE table_id=?", (table_id,))
    db.executemany(
        "INSERT INTO seats (table_id, seat, user_id, name, words, automaton) VALUES (?, ?, ?, ?, ?, ?)",
        [(table_id, n, seat["user_id"], seat["name"], seat["words"], seat["automaton"]) for n, seat in enumerate(left)],
    )
    db.execute("UPDATE tables SET version=version+1 WHERE id=?", (table_id,))
    host = next((seat["user_id"] for seat in left if seat["user_id"] is not None), 0)
    db.execute("UPDATE tables SET host_id=? WHERE id=? AND host_id=?", (host, table_id, user_id))


def _close_if_deserted(db: Connection, table_id: str, now: float) -> None:
    """Close a table without any person left."""
    closed = db.execute(
        "UPDATE tables SET status='closed', ended_at=?, ended_how='deserted', paused_at=NULL"
        " WHERE id=? AND status IN ('lobby', 'playing')"
        " AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id=tables.id AND user_id IS NOT NULL)",
        (now, table_id),
    )
    if closed.rowcount:
        db.execute("UPDATE seats SET owes_since=NULL, owes_at=NULL WHERE table_id=?", (table_id,))
        votes.DropAll(table_id).write(db)
