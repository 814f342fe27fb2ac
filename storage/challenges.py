"""Challenges of the week and the tries of people, as rows."""

import json
from collections.abc import Mapping
from dataclasses import dataclass

from storage.database import Database
from storage.dialects import Connection, Row


@dataclass(frozen=True, slots=True)
class Challenge:
    game: str
    ends_at: float
    seed: str
    options: Mapping[str, str]
    level: str
    opponents: int


@dataclass(frozen=True, slots=True)
class Try:
    user_id: int
    source: str
    table_id: str | None
    """None until its table is opened."""
    status: str | None
    points: int | None
    """None until it has ended, or if the player did not play it to the end."""
    place: int | None


def get_or_put(db: Connection, wanted: Challenge) -> Challenge:
    """The stored challenge of this game and week; this one is stored if there is none."""
    key = (wanted.game, wanted.ends_at)
    found = db.execute("SELECT * FROM challenges WHERE game=? AND ends_at=?", key).fetchone()
    if found is not None:
        return _challenge(found)
    db.execute(
        "INSERT INTO challenges (game, ends_at, seed, options, level, opponents) VALUES (?, ?, ?, ?, ?, ?)",
        (*key, wanted.seed, json.dumps(dict(wanted.options)), wanted.level, wanted.opponents),
    )
    return wanted


async def find(db: Database, game: str, ends_at: float) -> Challenge | None:
    row = await db.one("SELECT * FROM challenges WHERE game=? AND ends_at=?", game, ends_at)
    return None if row is None else _challenge(row)


def _challenge(row: Row) -> Challenge:
    return Challenge(
        row["game"], row["ends_at"], row["seed"], json.loads(row["options"]), row["level"], row["opponents"]
    )


def begin_try(db: Connection, challenge: Challenge, user_id: int, guild_id: int, source: str, now: float) -> str:
    """Store a person's only try. Returns its source, which is an earlier one if there was one."""
    key = (challenge.game, challenge.ends_at, user_id)
    found = db.execute("SELECT source FROM challenge_tries WHERE game=? AND ends_at=? AND user_id=?", key).fetchone()
    if found is not None:
        return str(found["source"])
    db.execute(
        "INSERT INTO challenge_tries (game, ends_at, user_id, guild_id, source, at) VALUES (?, ?, ?, ?, ?, ?)",
        (*key, guild_id, source, now),
    )
    return source


TRIES = (
    "SELECT c.user_id, c.source, t.id AS table_id, t.status, r.points, r.place FROM challenge_tries c"
    " LEFT JOIN tables t ON t.source=c.source"
    " LEFT JOIN results r ON r.table_id=t.id AND r.seat=0 AND r.human=1 AND t.status='over'"
)
"""A person sits at seat 0 of their table. Results that a caretaker played do not count."""


async def tries(db: Database, game: str, ends_at: float, guild_id: int) -> list[Try]:
    """All tries of a server."""
    rows = await db.all(f"{TRIES} WHERE c.game=? AND c.ends_at=? AND c.guild_id=?", game, ends_at, guild_id)
    return [_try(row) for row in rows]


async def own_try(db: Database, game: str, ends_at: float, user_id: int) -> Try | None:
    row = await db.one(f"{TRIES} WHERE c.game=? AND c.ends_at=? AND c.user_id=?", game, ends_at, user_id)
    return None if row is None else _try(row)


def _try(row: Row) -> Try:
    return Try(row["user_id"], row["source"], row["table_id"], row["status"], row["points"], row["place"])


def forget_before(db: Connection, ended_before: float) -> None:
    """Delete old challenges. The tables that were played stay as other tables do."""
    for table in ("challenge_tries", "challenges"):
        db.execute(f"DELETE FROM {table} WHERE ends_at<?", (ended_before,))
