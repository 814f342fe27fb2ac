"""Rows of evenings: their guests and drawn tables.

Transactions hold the evening's row first (`held`), so changes of one evening follow one another.
"""

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass, fields
from typing import Any

from storage.database import Database
from storage.dialects import Connection, Row, Shards, in_server, in_shards, insert_row, none_of, update_row

LIVING = ("open", "called", "drawn")


@dataclass(frozen=True, slots=True)
class EveningRow:
    guild_id: int
    channel_id: int
    language: str
    organiser_id: int | None
    """None if their data was erased."""
    organiser: str
    name: str
    games: tuple[str, ...]
    places: int
    zone: str
    """In which a weekly evening keeps its hour."""
    starts_at: float
    created_at: float
    weekly: int = 0
    previous_id: int | None = None
    """The evening that this one repeats."""
    status: str = "open"
    """`open` for sign-up, `called` shortly before the hour, `drawn`, `over` or `cancelled`."""
    reminded: int = 0
    why: str | None = None
    """Reason of a cancellation: `organiser` or `channel`."""
    due_at: float | None = None
    version: int = 1
    shown: int = 0
    """Version that the posted messages show."""
    invitation_id: int | None = None
    message_id: int | None = None
    """Message that calls the guests and shows the tables."""
    event_id: int | None = None
    event_tried: int = 0
    """Whether creating Discord's event was begun: it may exist without being recorded."""
    ended_at: float | None = None
    id: int = 0


@dataclass(frozen=True, slots=True)
class GuestRow:
    user_id: int
    number: int
    name: str
    status: str
    """`asked` because they came to the previous evening, or `coming`."""
    games: tuple[str, ...]
    """Games that they would play."""
    at: float
    here_at: float | None = None
    table_number: int | None = None
    seat: int | None = None
    why: str | None = None
    """Why they have no table: `few` or `full`."""


@dataclass(frozen=True, slots=True)
class DrawnRow:
    number: int
    game: str
    opens_at: float
    table_id: str | None = None


EVENING = tuple(f.name for f in fields(EveningRow))
GUEST = tuple(f.name for f in fields(GuestRow))
DRAWN = tuple(f.name for f in fields(DrawnRow))


def _evening(row: Row) -> EveningRow:
    return EveningRow(**{**{name: row[name] for name in EVENING}, "games": tuple(json.loads(row["games"]))})


def _guest(row: Row) -> GuestRow:
    return GuestRow(**{**{name: row[name] for name in GUEST}, "games": tuple(json.loads(row["games"]))})


def _drawn(row: Row) -> DrawnRow:
    return DrawnRow(**{name: row[name] for name in DRAWN})


# ---------------------------------------------------------------- reading


async def evening(db: Database, evening_id: int) -> EveningRow | None:
    row = await db.one("SELECT * FROM evenings WHERE id=?", evening_id)
    return None if row is None else _evening(row)


async def guests(db: Database, evening_id: int) -> list[GuestRow]:
    rows = await db.all("SELECT * FROM evening_guests WHERE evening_id=? ORDER BY number", evening_id)
    return [_guest(row) for row in rows]


async def drawn(db: Database, evening_id: int) -> list[DrawnRow]:
    rows = await db.all("SELECT * FROM evening_tables WHERE evening_id=? ORDER BY number", evening_id)
    return [_drawn(row) for row in rows]


async def of_server(db: Database, guild_id: int) -> list[EveningRow]:
    """Evenings of a server that are to come or in progress, the next first."""
    rows = await db.all(
        f"SELECT * FROM evenings WHERE guild_id=? AND status IN {LIVING!r} ORDER BY starts_at, id", guild_id
    )
    return [_evening(row) for row in rows]


async def count_coming(db: Database, evening_ids: Sequence[int]) -> dict[int, int]:
    marks = ", ".join("?" * len(evening_ids))
    rows = await db.all(
        f"SELECT evening_id, count(*) AS n FROM evening_guests WHERE status='coming' AND evening_id IN ({marks})"
        " GROUP BY evening_id",
        *evening_ids,
    ) if evening_ids else []  # fmt: skip
    return {row["evening_id"]: row["n"] for row in rows}


IN_SERVER = in_server("evenings")


async def due(db: Database, now: float) -> list[int]:
    rows = await db.all(
        f"SELECT id FROM evenings WHERE due_at IS NOT NULL AND due_at<=? AND {IN_SERVER} ORDER BY due_at", now
    )
    return [int(row["id"]) for row in rows]


async def next_due(db: Database) -> float | None:
    row = await db.one(f"SELECT min(due_at) AS due FROM evenings WHERE due_at IS NOT NULL AND {IN_SERVER}")
    return None if row is None else row["due"]


async def to_show(db: Database, busy: Collection[str] = (), shards: Shards | None = None) -> list[int]:
    """Evenings whose messages are out of date."""
    rows = await db.all(
        f"SELECT id FROM evenings WHERE shown<version AND {IN_SERVER} AND {none_of('id', busy)}"
        f" AND {in_shards('guild_id', shards)} ORDER BY id LIMIT 100",
        *[int(one) for one in busy],
    )
    return [int(row["id"]) for row in rows]


async def threads(db: Database, evening_id: int) -> dict[str, int]:
    """Threads of the opened tables, by table id."""
    rows = await db.all(
        "SELECT t.id, coalesce(t.thread_id, t.channel_id) AS thread FROM evening_tables e JOIN tables t"
        " ON t.id=e.table_id WHERE e.evening_id=?",
        evening_id,
    )
    return {row["id"]: int(row["thread"]) for row in rows}


# ---------------------------------------------------------------- transactions


def held(db: Connection, evening_id: int) -> EveningRow | None:
    """An evening's row, locked until the end of the transaction."""
    row = db.execute("SELECT * FROM evenings WHERE id=? /* hold */", (evening_id,)).fetchone()
    return None if row is None else _evening(row)


def guests_of(db: Connection, evening_id: int) -> list[GuestRow]:
    rows = db.execute("SELECT * FROM evening_guests WHERE evening_id=? ORDER BY number", (evening_id,)).fetchall()
    return [_guest(row) for row in rows]


def drawn_of(db: Connection, evening_id: int) -> list[DrawnRow]:
    rows = db.execute("SELECT * FROM evening_tables WHERE evening_id=? ORDER BY number", (evening_id,)).fetchall()
    return [_drawn(row) for row in rows]


def insert(db: Connection, row: EveningRow) -> int:
    values = {name: getattr(row, name) for name in EVENING if name != "id"} | {"games": json.dumps(row.games)}
    return int(insert_row(db, "evenings", values, "RETURNING id").fetchone()["id"])


def repeated_as(db: Connection, evening_id: int) -> int | None:
    """The evening that repeats this one."""
    row = db.execute("SELECT id FROM evenings WHERE previous_id=?", (evening_id,)).fetchone()
    return None if row is None else int(row["id"])


def change(db: Connection, evening_id: int, **columns: Any) -> None:
    """Change columns, with a new version so that the messages are updated."""
    assert columns.keys() <= set(EVENING)
    update_row(db, "evenings", columns, "version=version+1", id=evening_id)


def posted(db: Connection, evening_id: int, **columns: Any) -> None:
    """Store what is posted, without a new version."""
    assert columns.keys() <= {"shown", "invitation_id", "message_id", "event_id", "event_tried"}
    update_row(db, "evenings", columns, id=evening_id)


def put_off(db: Connection, evening_id: int, at: float | None) -> None:
    db.execute("UPDATE evenings SET due_at=? WHERE id=?", (at, evening_id))


def add_guest(db: Connection, evening_id: int, guest: GuestRow) -> None:
    values = {name: getattr(guest, name) for name in GUEST} | {"games": json.dumps(guest.games)}
    insert_row(db, "evening_guests", {"evening_id": evening_id, **values})


def set_guest(db: Connection, evening_id: int, user_id: int, **columns: Any) -> None:
    assert columns.keys() <= set(GUEST)
    if "games" in columns:
        columns["games"] = json.dumps(columns["games"])
    update_row(db, "evening_guests", columns, evening_id=evening_id, user_id=user_id)


def remove_guest(db: Connection, evening_id: int, user_id: int) -> None:
    db.execute("DELETE FROM evening_guests WHERE evening_id=? AND user_id=?", (evening_id, user_id))


def add_drawn(db: Connection, evening_id: int, table: DrawnRow) -> None:
    insert_row(db, "evening_tables", {"evening_id": evening_id, **{name: getattr(table, name) for name in DRAWN}})


def set_drawn(db: Connection, evening_id: int, number: int, **columns: Any) -> None:
    assert columns.keys() <= {"opens_at", "table_id"}
    update_row(db, "evening_tables", columns, evening_id=evening_id, number=number)


def remove_drawn(db: Connection, evening_id: int, number: int) -> None:
    db.execute("DELETE FROM evening_tables WHERE evening_id=? AND number=?", (evening_id, number))


def erase_person(db: Connection, user_id: int, nobody: str) -> None:
    """Take a person off all lists; evenings that they organised stay for the others."""
    db.execute(
        "UPDATE evenings SET version=version+1 WHERE organiser_id=?1"
        " OR id IN (SELECT evening_id FROM evening_guests WHERE user_id=?1)",
        (user_id,),
    )
    db.execute("DELETE FROM evening_guests WHERE user_id=?", (user_id,))
    db.execute("UPDATE evenings SET organiser_id=NULL, organiser=? WHERE organiser_id=?", (nobody, user_id))


def forget_ended(db: Connection, before: float) -> None:
    """Delete evenings that ended before that time."""
    db.execute("DELETE FROM evenings WHERE ended_at<?", (before,))
