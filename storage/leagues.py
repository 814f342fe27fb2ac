"""Rows of leagues: their players, drawn tables and corrections.

Transactions hold the league's row first (`held`), so changes of one league follow one another.
"""

import json
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, fields
from typing import Any

from storage.database import Database
from storage.dialects import Connection, Row, Shards, in_server, in_shards, insert_row, none_of, update_row


@dataclass(frozen=True, slots=True)
class LeagueRow:
    guild_id: int
    channel_id: int
    language: str
    organiser_id: int | None
    """None if their data was erased."""
    organiser: str
    name: str
    settings: dict[str, Any]
    status: str
    """`draft`, `open` for sign-up, `running`, `over` or `cancelled`."""
    seed: str
    closes_at: float
    """End of the sign-up."""
    created_at: float
    season: int = 1
    season_of: int | None = None
    """The league whose next season this is."""
    round: int = 0
    round_ends_at: float | None = None
    due_at: float | None = None
    version: int = 1
    shown: int = 0
    """Version that the posted messages show."""
    lost: int = 0
    """Whether the channel cannot be written to."""
    invitation_id: int | None = None
    message_id: int | None = None
    message_round: int | None = None
    """Round in which the message with the standing was posted."""
    ended_at: float | None = None
    id: int = 0


@dataclass(frozen=True, slots=True)
class PlayerRow:
    number: int
    user_id: int | None
    name: str
    status: str
    """`invited`, `in` or `out`."""
    division: int
    stands_for: int | None
    at: float


@dataclass(frozen=True, slots=True)
class DrawnRow:
    round: int
    number: int
    division: int
    game: str
    players: tuple[int, ...]
    """Numbers of the players in order of seats."""
    status: str
    """`drawn`, `playing`, `ended` or `bye`."""
    table_id: str | None = None
    result: tuple[tuple[int | None, int, int], ...] | None = None
    """Of each seat: the player's number, None for a caretaker; the place; the points in the game."""
    how: str | None = None
    """`played`, `agreed`, `settled` by the date, `even` without a position, or `corrected`."""
    ended_at: float | None = None


@dataclass(frozen=True, slots=True)
class Correction:
    round: int
    number: int
    by_id: int | None
    by_name: str
    reason: str
    before: tuple[int, ...]
    """Places by seat."""
    after: tuple[int, ...]
    at: float


LEAGUE = tuple(f.name for f in fields(LeagueRow))
PLAYER = tuple(f.name for f in fields(PlayerRow))
DRAWN = tuple(f.name for f in fields(DrawnRow))
CORRECTION = tuple(f.name for f in fields(Correction))


def _league(row: Row) -> LeagueRow:
    return LeagueRow(**{**{name: row[name] for name in LEAGUE}, "settings": json.loads(row["settings"])})


def _player(row: Row) -> PlayerRow:
    return PlayerRow(**{name: row[name] for name in PLAYER})


def _drawn(row: Row) -> DrawnRow:
    values: dict[str, Any] = {name: row[name] for name in DRAWN}
    values["players"] = tuple(json.loads(row["players"]))
    values["result"] = _result(row["result"])
    return DrawnRow(**values)


def _result(stored: str | None) -> tuple[tuple[int | None, int, int], ...] | None:
    return None if stored is None else tuple((who, place, points) for who, place, points in json.loads(stored))


def _correction(row: Row) -> Correction:
    places = {name: tuple(json.loads(row[name])) for name in ("before", "after")}
    return Correction(**{**{name: row[name] for name in CORRECTION}, **places})


# ---------------------------------------------------------------- reading


async def league(db: Database, league_id: int) -> LeagueRow | None:
    row = await db.one("SELECT * FROM leagues WHERE id=?", league_id)
    return None if row is None else _league(row)


async def players(db: Database, league_id: int) -> list[PlayerRow]:
    rows = await db.all("SELECT * FROM league_players WHERE league_id=? ORDER BY number", league_id)
    return [_player(row) for row in rows]


async def drawn(db: Database, league_id: int) -> list[DrawnRow]:
    rows = await db.all("SELECT * FROM league_tables WHERE league_id=? ORDER BY round, number", league_id)
    return [_drawn(row) for row in rows]


async def corrections(db: Database, league_id: int) -> list[Correction]:
    rows = await db.all("SELECT * FROM league_corrections WHERE league_id=? ORDER BY id", league_id)
    return [_correction(row) for row in rows]


async def of_server(db: Database, guild_id: int, statuses: Collection[str], limit: int = 25) -> list[LeagueRow]:
    """Leagues of a server with these states, newest first."""
    rows = await db.all(
        f"SELECT * FROM leagues WHERE guild_id=? AND status IN ({', '.join('?' * len(statuses))})"
        " ORDER BY id DESC LIMIT ?",
        guild_id, *statuses, limit,
    )  # fmt: skip
    return [_league(row) for row in rows]


async def count_in(db: Database, league_ids: Sequence[int]) -> dict[int, int]:
    """Number of players who are in each league."""
    rows = await db.all(
        "SELECT league_id, count(*) AS n FROM league_players WHERE status='in'"
        f" AND league_id IN ({', '.join('?' * len(league_ids))}) GROUP BY league_id",
        *league_ids,
    ) if league_ids else []  # fmt: skip
    return {row["league_id"]: row["n"] for row in rows}


async def next_season(db: Database, league_id: int) -> int | None:
    row = await db.one("SELECT id FROM leagues WHERE season_of=?", league_id)
    return None if row is None else int(row["id"])


async def due(db: Database, now: float) -> list[int]:
    """Leagues whose due time has passed, with a table that has ended or is not open yet, or whose round is finished;
    none of servers that removed the bot."""
    rows = await db.all(
        "SELECT id FROM leagues WHERE due_at IS NOT NULL AND due_at<=? UNION"
        " SELECT l.league_id FROM league_tables l JOIN leagues g ON g.id=l.league_id"
        " LEFT JOIN tables t ON t.id=l.table_id WHERE g.status='running' AND ((l.status='drawn' AND g.lost=0)"
        " OR (l.status='playing' AND (t.id IS NULL OR t.status IN ('over', 'closed')))) UNION"
        " SELECT id FROM leagues WHERE status='running' AND lost=0 AND NOT EXISTS (SELECT 1 FROM league_tables l"
        " WHERE l.league_id=leagues.id AND l.status IN ('drawn', 'playing'))",
        now,
    )
    away = await db.all(
        "SELECT l.id FROM leagues l JOIN servers s ON s.guild_id=l.guild_id WHERE s.left_at IS NOT NULL"
    )
    return sorted({int(row["id"]) for row in rows} - {int(row["id"]) for row in away})


async def ended(db: Database, league_id: int) -> list[DrawnRow]:
    """Tables in play by our records that have ended or no longer exist."""
    rows = await db.all(
        "SELECT l.* FROM league_tables l LEFT JOIN tables t ON t.id=l.table_id WHERE l.league_id=? AND"
        " l.status='playing' AND (t.id IS NULL OR t.status IN ('over', 'closed')) ORDER BY l.round, l.number",
        league_id,
    )
    return [_drawn(row) for row in rows]


async def reopened(db: Database, league_id: int, number: int) -> list[DrawnRow]:
    """Ended tables of a round that have gone on since, or ended anew."""
    rows = await db.all(
        "SELECT l.* FROM league_tables l JOIN tables t ON t.id=l.table_id WHERE l.league_id=? AND l.round=?"
        " AND l.status='ended' AND l.how<>'corrected' AND (t.status='playing' OR t.ended_at<>l.ended_at)",
        league_id, number,
    )  # fmt: skip
    return [_drawn(row) for row in rows]


async def threads(db: Database, league_id: int, number: int) -> dict[str, int]:
    """Threads of the tables of a round, by table id."""
    rows = await db.all(
        "SELECT t.id, coalesce(t.thread_id, t.channel_id) AS thread FROM league_tables l JOIN tables t"
        " ON t.id=l.table_id WHERE l.league_id=? AND l.round=?",
        league_id, number,
    )  # fmt: skip
    return {row["id"]: int(row["thread"]) for row in rows}


async def next_due(db: Database) -> float | None:
    row = await db.one(f"SELECT min(due_at) AS due FROM leagues WHERE due_at IS NOT NULL AND {in_server('leagues')}")
    return None if row is None else row["due"]


async def to_show(db: Database, busy: Collection[str] = (), shards: Shards | None = None) -> list[int]:
    """Leagues whose messages are out of date and can be posted."""
    rows = await db.all(
        f"SELECT id FROM leagues WHERE shown<version AND lost=0 AND status<>'draft' AND {none_of('id', busy)}"
        f" AND {in_shards('guild_id', shards)} ORDER BY id LIMIT 100",
        *[int(one) for one in busy],
    )
    return [int(row["id"]) for row in rows]


# ---------------------------------------------------------------- transactions


def held(db: Connection, league_id: int) -> LeagueRow | None:
    """A league's row, locked until the end of the transaction."""
    row = db.execute("SELECT * FROM leagues WHERE id=? /* hold */", (league_id,)).fetchone()
    return None if row is None else _league(row)


def players_of(db: Connection, league_id: int) -> list[PlayerRow]:
    rows = db.execute("SELECT * FROM league_players WHERE league_id=? ORDER BY number", (league_id,)).fetchall()
    return [_player(row) for row in rows]


def drawn_of(db: Connection, league_id: int, number: int) -> list[DrawnRow]:
    rows = db.execute(
        "SELECT * FROM league_tables WHERE league_id=? AND round=? ORDER BY number", (league_id, number)
    ).fetchall()
    return [_drawn(row) for row in rows]


def insert(db: Connection, row: LeagueRow) -> int:
    values = {name: getattr(row, name) for name in LEAGUE if name != "id"} | {"settings": json.dumps(row.settings)}
    return int(insert_row(db, "leagues", values, "RETURNING id").fetchone()["id"])


def change(db: Connection, league_id: int, **columns: Any) -> None:
    """Change columns, with a new version so that the messages are updated."""
    if "settings" in columns:
        columns["settings"] = json.dumps(columns["settings"])
    assert columns.keys() <= set(LEAGUE)
    update_row(db, "leagues", columns, "version=version+1", id=league_id)


def posted(db: Connection, league_id: int, **columns: Any) -> None:
    """Store what is posted, without a new version."""
    assert columns.keys() <= {"shown", "lost", "invitation_id", "message_id", "message_round"}
    update_row(db, "leagues", columns, id=league_id)


def put_off(db: Connection, league_id: int, at: float) -> None:
    db.execute("UPDATE leagues SET due_at=? WHERE id=?", (at, league_id))


def add_player(db: Connection, league_id: int, player: PlayerRow) -> None:
    insert_row(db, "league_players", {"league_id": league_id, **{name: getattr(player, name) for name in PLAYER}})


def set_player(db: Connection, league_id: int, number: int, **columns: Any) -> None:
    assert columns.keys() <= set(PLAYER)
    update_row(db, "league_players", columns, league_id=league_id, number=number)


def remove_player(db: Connection, league_id: int, number: int) -> None:
    db.execute("DELETE FROM league_players WHERE league_id=? AND number=?", (league_id, number))


def add_drawn(db: Connection, league_id: int, rows: Iterable[DrawnRow]) -> None:
    db.executemany(
        f"INSERT INTO league_tables (league_id, {', '.join(DRAWN)}) VALUES (?, {', '.join('?' * len(DRAWN))})",
        [(league_id, *(_stored(row, name) for name in DRAWN)) for row in rows],
    )


def _stored(row: DrawnRow, name: str) -> Any:
    value = getattr(row, name)
    return json.dumps(value) if name in ("players", "result") and value is not None else value


def set_drawn(db: Connection, league_id: int, number: int, table: int, **columns: Any) -> None:
    """Change a drawn table, by its round and its number in it."""
    assert columns.keys() <= {"status", "table_id", "result", "how", "ended_at"}
    if columns.get("result") is not None:
        columns["result"] = json.dumps(columns["result"])
    update_row(db, "league_tables", columns, league_id=league_id, round=number, number=table)


def add_correction(db: Connection, league_id: int, made: Correction) -> None:
    values = {name: getattr(made, name) for name in CORRECTION}
    values |= {"before": json.dumps(made.before), "after": json.dumps(made.after)}
    insert_row(db, "league_corrections", {"league_id": league_id, **values})


def erase_person(db: Connection, user_id: int, nobody: str) -> None:
    """Take a person's name out of all leagues. What they played stays, for the results of the others; one who is in
    drops out."""
    db.execute(
        "UPDATE leagues SET version=version+1 WHERE organiser_id=?1"
        " OR id IN (SELECT league_id FROM league_players WHERE user_id=?1)"
        " OR id IN (SELECT league_id FROM league_corrections WHERE by_id=?1)",
        (user_id,),
    )
    db.execute(
        "DELETE FROM league_players WHERE user_id=? AND league_id IN"
        " (SELECT id FROM leagues WHERE status IN ('draft', 'open'))",
        (user_id,),
    )
    db.execute("DELETE FROM league_players WHERE user_id=? AND status='invited'", (user_id,))
    db.execute("UPDATE league_players SET user_id=NULL, name=?, status='out' WHERE user_id=?", (nobody, user_id))
    db.execute("UPDATE leagues SET organiser_id=NULL, organiser=? WHERE organiser_id=?", (nobody, user_id))
    db.execute("UPDATE league_corrections SET by_id=NULL, by_name=? WHERE by_id=?", (nobody, user_id))


def forget_unused(db: Connection, drafts_before: float, cancelled_before: float) -> None:
    """Delete leagues that were not published, and cancelled ones. Finished ones stay, like results."""
    db.execute("DELETE FROM leagues WHERE status='draft' AND created_at<?", (drafts_before,))
    db.execute("DELETE FROM leagues WHERE status='cancelled' AND ended_at<?", (cancelled_before,))
